# A new game
new-title = משחק חדש
new-reading = כללים
new-opponent = נגד
new-opponent-computer = המחשב
new-opponent-person = אדם, במכשיר הזה
new-level = רמה
new-side = הצד שלך
new-side-south = דרום, והמהלך הראשון
new-side-north = צפון
new-begin = להתחיל
new-replaces = יש לך משחק שטרם הסתיים. התחלת משחק אחר תשים אותו בצד, ואפשר יהיה להמשיך אותו מהעמוד הראשון.
