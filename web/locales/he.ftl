# בינגווה בעברית. מילות הבאו נשמרות בתעתיק ומוסברות כשהן מופיעות לראשונה; שמות הגומות נשארים באותיות לטיניות.

app-name = בינגווה
page-title = { $page } · { app-name }
app-aim = משחקי הבאו של מזרח אפריקה, שבהם רואים כל זרע נופל.
menu = תפריט
menu-home = משחקים
menu-game = המשחק שלך
menu-settings = הגדרות
skip-to-content = אל התוכן
loading = הלוח נערך …

home-title = באיזה באו נשחק?
home-start = חדשים בבאו? התחילו ב־{ game-kujifunza }
home-continue = להמשיך את המשחק
home-continue-about = { $game }, { $moves ->
    [0] עוד לא התחיל
    [one] אחרי מהלך אחד
    [two] אחרי שני מהלכים
   *[other] אחרי { $moves } מהלכים
}
home-away = משחקים ששמת בצד
home-away-about = { $most } המשחקים האחרונים ששמת בצד נשמרים כאן.
two-persons = שני אנשים
home-play = לשחק { $game }
home-watch = לצפות במהלך של { $game }

game-kiswahili = באו לה קיסוואהילי
game-kiswahili-zanzibar = באו לה קיסוואהילי (זנזיבר)
game-kujifunza = באו לה קוג׳יפונזה
game-kujifunza-zanzibar = באו לה קוג׳יפונזה (זנזיבר)
game-kigogo = באו קיגוגו
game-kimasai = באו לה קימסאי
game-kingulu = באו קינגולו
about-kiswahili = המשחק הגדול של החוף, בשני שלבים: תחילה נכנסים זרעים מהמאגר, ואחר כך נעים אלה שעל הלוח.
about-kiswahili-zanzibar = אותו משחק, כפי שמשחקים אותו בטורנירים בזנזיבר.
about-kujifunza = המשחק של הלומדים: שני זרעים בכל גומה, ולוכדים כבר מהמהלך הראשון.
about-kujifunza-zanzibar = אותו משחק; זרעים שנלכדו שומרים על כיוונם.
about-kigogo = המשחק של בני הגוגו: שורות ארוכות, כיוון אחד, ולכידה במקום שבו נופל הזרע האחרון.
about-kimasai = המשחק של המסאים: אבנים בודדות צועדות, ולוכדות את מה שהן ניצבות מולו.
about-kingulu = המשחק של בני הנגולו: שתי שורות, וגומות שנשארות שלך לתמיד.

new-game = משחק
level = { $number }, { $name }
level-mwanafunzi = מוואנפונזי (לומד)
level-mchezaji = מצ׳זאג׳י (שחקן)
level-fundi = פונדי (מומחה)
level-bingwa = בינגווה (אלוף)

south = דרום
north = צפון
computer = מחשב ({ $seat }), רמה { $level }
computer-perfect = מחשב ({ $seat }), בלי טעות היכן שהמשחק פתור
your-turn = תורך לשחק.
turn-of = התור של { $seat }.
hint = רמז
hint-is = מהלך טוב: { $move }. { $words }
no = לא
turn-board = סיבוב הלוח
record = שמירת הרישום

over-won-hamna = { $winner } ניצח: השורה הקדמית של { $loser } ריקה.
over-won-no-moves = { $winner } ניצח: ל{ $loser } אין מהלך חוקי.
over-won-no-seeds = { $winner } ניצח: ל{ $loser } לא נשאר דבר על הלוח.
over-won-score = { $winner } ניצח, { $high } מול { $low }.
over-won-repetition = { $winner } ניצח, { $high } מול { $low }: העמדה חזרה על עצמה.
over-won-resigned = { $winner } ניצח: { $loser } נכנע.
over-drawn-score = תיקו, { $high } מול { $low }.
over-drawn-repetition = תיקו: העמדה חזרה על עצמה.

board = { $game }, בתור: { $seat }
seeds = { $number ->
    [one] זרע אחד
    [two] שני זרעים
   *[other] { $number } זרעים
}
row = { $row }: { $seeds }
hole = { $name }{ $state ->
    [functional] {", בית,"}
    [dormant] {", בית רדום,"}
    [lost] {", בית אבוד,"}
    [reserved] {", שמורה,"}
    [takasia] {", בטקאסיה,"}
   *[none] {","}
} { $number ->
    [one] זרע אחד
    [two] שני זרעים
   *[other] { $number } זרעים
}{ $ways ->
    [0] {""}
   *[other] {", "}אפשר לשחק ממנה לעבר { $towards }
}
plate-namua = נמואה
plate-mtaji = מטאג׳י
plate-house-functional = ניומבה (בית)
plate-house-dormant = ניומבה רדומה
plate-house-lost = הניומבה אבדה
plate-between = { "\u00A0· " }
plate-to-move = בתור
plate-playing = משחק
plate-takasia = { $hole } בטקאסיה
plate-reserved = { $holes } שמורות
hand-reserve = { $number } במאגר
hand-store = נלכדו: { $number }
hand-won = נצברו: { $number }
choice-direction = זריעת { $hole } לעבר { $to }
choice-kichwa = הזרעים שנלכדו נכנסים ב־{ $to }
choice-stop = עצירה בבית { $hole }
choice-safari = יציאה מהבית { $hole } הלאה
choice-begin = התחילו ב־{ $hole }
choices = { $count ->
    [1] { $first }.
    [2] { $first }. { $second }.
   *[other] { $first }. { $second }. { $third }.
}
choose-direction = בחרו לאיזה כיוון לזרוע.
choose-kichwa = בחרו באיזה קצה ייכנסו הזרעים שנלכדו.
choose-house = בחרו אם לעצור בבית או להמשיך.
safari = ספארי: ממשיכים
stop = עוצרים כאן
moved = { $move }: { $laps ->
    [one] סבב אחד
    [two] שני סבבים
   *[other] { $laps } סבבים
}{ $captured ->
    [0] {""}
    [one] {", "}זרע אחד נלכד
    [two] {", "}שני זרעים נלכדו
   *[other] {", "}{ $captured } זרעים נלכדו
}, סיום ב־{ $to }.
lap = סבב { $number }: { $seeds ->
    [one] זרע אחד
    [two] שני זרעים
   *[other] { $seeds } זרעים
} מ־{ $from } עד { $to }; { $end }
lap-end = { $captured ->
    [0] {""}
   *[other] לוכד { $captured }
}
lap-relay = ממשיך
lap-safari = ספארי
lap-stop = עוצר
lap-last = סוף
instant = { $instant } מתוך { $of }
control-play = הפעלה
control-pause = השהיה
control-replay = פעם נוספת
control-back = זרע אחד אחורה
control-on = זרע אחד קדימה
control-lapBack = סבב אחד אחורה
control-lapOn = סבב אחד קדימה
control-skip = לסוף המהלך
control-slider = המקום במהלך
control-speed = מהירות
control-strip = סבבי המהלך
control-transport = המהלך, זרע אחר זרע
control-cancel = גומה אחרת
speed-instant = מיד
speed-times = ×{ $speed }

about-title = על בינגווה
home-rules = כללים

home-puzzles = פתרון חידות
home-analyse = ניתוח משחק
home-learn = לימוד
home-editor = עריכת עמדה
analyse = ניתוח
open = פתיחה
not-fetched = לא היה אפשר להביא את הדף. האם יש חיבור לרשת? אפשר לטעון אותו שוב ולנסות פעם נוספת.

no-such-game = אין משחק כזה
no-such-game-about = "{ $game }" אינו אחד מהמשחקים שכאן.
choose-game = בחירת משחק
lost-title = אין דף כזה
lost-about = הכתובת אינה מובילה לשום מקום. המשחקים נמצאים בדף הראשון.
healed = התוכנה נעצרה והופעלה מחדש. המשחק שלך שמור.
unkept = הדפדפן הזה אינו שומר כרגע דבר: אם הדף ייסגר, המשחק יאבד.
updated = גרסה חדשה של בינגווה נמצאת כבר במכשיר הזה. המשחק וההגדרות שלך יישארו.
updated-use = לעבור אליה עכשיו
failed = זה לא הצליח: { $why }
close = סגירה
list-more = { $before }, { $item }
list-or = { $before } או { $item }
list-and = { $before } ו־{ $item }
