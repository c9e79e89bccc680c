# ניתוח משחקים ועריכת עמדות.

analysis-title = ניתוח
analysis-moves = מהלכים וסטיות
analysis-start = התחלה
analysis-variation = סטייה { $move }
analysis-earlier = חזרה למשחק הקודם
analysis-unread = אי אפשר לקרוא את המשחק הזה עד סופו: { $why }
earlier-title = ניתוחים קודמים
earlier-about = { $most } האחרונים נשמרים כאן.
earlier = { $game }, { $plies ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $plies } מהלכים
}
earlier-at = { $what }; הושם בצד ב־{ $when }
earlier-delete = מחיקה
earlier-delete-yes = כן, למחוק
earlier-sure = למחוק את הניתוח הזה?
open-part = { $moves ->
    [one] פתיחת המהלך האחד שלפניו
    [two] פתיחת שני המהלכים שלפניו
   *[other] פתיחת { $moves } המהלכים שלפניו
}
link-broken = הקישור הזה אינו מוביל לשום משחק; אולי חסר חלק ממנו. { $why }
analysis-elsewhere = המשחק הזה נמשך בלשונית אחרת. כך הוא עומד עכשיו.
analysis-another = בלשונית אחרת נפתח משחק אחר. שינוי כאן ישמור את המשחק הזה במקומו; אפשר יהיה להחזיר את האחר.
open-title-short = פתיחת משחק
open-paste = כאן מדביקים רישום ({ ".bao" }, Donkers או Board Game Arena) או עמדה
open-rules = הכללים לעמדה בלי רישום
open-file = פתיחת קובץ
open-nothing = אין עדיין מה לקרוא: יש להדביק רישום או עמדה.
open-unknown = זה אינו רישום, וגם לא עמדה בצורה { "0,0,…/… S" }.
open-long = הקובץ ארוך מ־4 מ״ב: צריך לפצל אותו קודם.
open-problems = מה התגלה בקריאה:
open-title = { $south } – { $north }, { $date }, { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
}
to-start = להתחלה
move-back = מהלך אחד אחורה
move-on = מהלך אחד קדימה
to-end = לסוף
threats-show = איומים
threats = { $seat } מאיים ב־{ $moves }, ולתפוס לכל היותר { $most ->
    [one] זרע אחד
    [two] שני זרעים
   *[other] { $most } זרעים
}.
threats-none = { $seat } אינו מאיים בדבר.
comment-on = על { $move }
comment-start = על המשחק
promote = להפוך לקו הראשי
remove-from = הסרה מ־{ $move } והלאה
think = חישוב
think-stop = הפסקת החישוב
think-begins = מחפש …
think-depth = נבדקו { $depth ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $depth } מהלכים
} קדימה.
worth-win = { $who ->
    [S] דרום
   *[N] צפון
} מנצח { $plies ->
    [one] במהלך אחד
    [two] בשני מהלכים
   *[other] ב־{ $plies } מהלכים
}
worth-south = דרום { $percent }
proven-win = הוכח: { $who ->
    [S] דרום
   *[N] צפון
} מנצח { $plies ->
    [one] במהלך אחד
    [two] בשני מהלכים
   *[other] ב־{ $plies } מהלכים
}.
proven-most = הוכח: { $who ->
    [S] דרום
   *[N] צפון
} מנצח, { $plies ->
    [one] במהלך אחד
    [two] בשני מהלכים
   *[other] ב־{ $plies } מהלכים
} לכל היותר.
proven-margin = הוכח: { $who ->
    [S] דרום
   *[N] צפון
} מסיים ביתרון של { $seeds ->
    [one] זרע אחד
    [two] שני זרעים
   *[other] { $seeds } זרעים
}.
proven-draw = הוכח: תיקו.
proven-best = הטוב ביותר: { $moves }.
chances-title = סיכויים
chances = דרום { $south }, צפון { $north }
graph-title = מהלך המשחק
graph-slider = מעבר על המשחק
graph-ply = מהלך { $ply } { $move }
graph-at = מהלך { $ply } { $move }: דרום { $south }, צפון { $north }
graph-aside = בתוך סטייה
judge = הערכת כל המהלכים
judge-again = הערכה מחדש
judge-stop = עצירה
judging = מהלך { $ply } מתוך { $of } …
mistakes-title = טעויות
mistakes-none = אף מהלך לא הפסיד הרבה.
mistake = מהלך { $ply }, { $move }: הפסיד { $loss }
try-again = ניסיון נוסף
try-again-at = ניסיון נוסף במהלך { $ply }, { $move }
try-now = חפשו משהו טוב יותר מ־{ $move }.
try-good = { $move } הוא הטוב ביותר שיש.
try-worse = { $move } מפסיד { $loss }. נסו שוב.
try-best = הטוב ביותר היה { $move }.
try-show = הצגת המהלך הטוב ביותר
share-title = לקחת איתך
share-link = שיתוף כקישור
link-title = כל המשחק נמצא בקישור הזה
link-copied = הקישור הועתק.
copy-record = העתקת הרישום
record-copied = הרישום הועתק.
not-copied = הדפדפן הזה אינו מאפשר העתקה: אפשר לסמן את הטקסט ביד.
save-svg = תמונה (SVG)
save-png = תמונה (PNG)
copy-png = העתקת התמונה (PNG)
copy-svg = העתקת התמונה (SVG)
picture-copied = התמונה הועתקה.
svg-copied = התמונה הועתקה כ־SVG.
svg-text-copied = הדפדפן הזה אינו מעתיק SVG כתמונה, ולכן הועתק הטקסט שלה: אפשר לשמור אותו בקובץ SVG.
picture-not-copied = הדפדפן הזה אינו מאפשר העתקת תמונות: אפשר לשמור אותה.
edit-position = שינוי העמדה

editor-title = עריכת עמדה
editor-wrong = זו עדיין לא עמדה. { $why }
editor-over = זו עמדה, אבל המשחק נגמר בה.
editor-right = עמדה שאפשר לשחק בה.
editor-choose = נגיעה בגומה משנה את מה שבתוכה.
editor-hole = גומה { $hole }
editor-less = זרע אחד פחות ב־{ $hole }
editor-more = זרע אחד יותר ב־{ $hole }
editor-seeds = הזרעים ב־{ $hole }
editor-reserved = שמורה
editor-takasia = בטקאסיה
editor-turn = בתור
editor-houses = בעלות על הבית (ניומבה)
editor-hand-reserve = במאגר
editor-hand-store = נלכדו
editor-hand-won = לצד הלוח
editor-text = כטקסט
editor-start = עמדת הפתיחה
editor-empty = לוח ריק
editor-play = משחק מכאן נגד המחשב
editor-play-two = משחק בשני הצדדים
