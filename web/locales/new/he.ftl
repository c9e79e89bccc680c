# A new game
new-title = משחק חדש
new-reading = כללים
new-opponent = נגד
new-opponent-computer = המחשב
new-opponent-perfect = המחשב, בלי טעות היכן שהמשחק פתור
new-perfect-start = המחשב משחק את המהלכים הטובים ביותר בכל מקום שבו הם מוכחים, כמו בתחילת המשחק; בשאר המקומות הוא משחק כמו ברמה { $level }.
new-perfect-endings = במשחק הזה פתורים רק הסיומים, כשעל הלוח נשארו מעט זרעים: שם המחשב אינו טועה. לפני כן הוא משחק כמו ברמה { $level }.
new-opponent-person = אדם, במכשיר הזה
new-level = רמה
new-side = הצד שלך
new-side-south = דרום, והמהלך הראשון
new-side-north = צפון
new-begin = להתחיל
new-replaces = יש לך משחק שטרם הסתיים. התחלת משחק אחר תשים אותו בצד, ואפשר יהיה להמשיך אותו מהעמוד הראשון.
new-from = { $game }, מהעמדה שעל הלוח. התור של { $turn ->
    [S] דרום
   *[N] צפון
}.
new-unfit = אין בכתובת הזאת עמדה שאפשר לשחק בה. { $why }
new-usual = מההתחלה הרגילה
