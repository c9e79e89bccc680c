# A game under way
you = אני ({ $seat })
showing = { $seat } משחק { $move } …
thinking = המחשב חושב …
undo = החזרת מהלך
resign = כניעה
resign-sure = להיכנע במשחק הזה?
resign-yes = כן, להיכנע
opposite = ישיבה זה מול זה
new-again = משחק נוסף
moves-played = מהלכים
no-game = עדיין אין כאן משחק.
confirm-move = לשחק { $move }
confirm-other = מהלך אחר
clock = שעון
clock-none = בלי שעון
clock-control = { $minutes ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $minutes } דקות
}{ $seconds ->
    [0] {""}
    [one] {" "}ועוד שנייה לכל מהלך
    [two] {" "}ועוד שתי שניות לכל מהלך
   *[other] {" "}ועוד { $seconds } שניות לכל מהלך
}
clock-of = הזמן שנשאר ל{ $seat }: { $time }
over-won-late = { $winner } ניצח: הזמן של { $loser } נגמר.
only-move = יש רק מהלך אחד: { $move }.
elsewhere = המשחק נמשך בלשונית אחרת. כך הוא עומד עכשיו.
hint-proven = הוכח: אין מהלך טוב מ־{ $move }. { $words }
