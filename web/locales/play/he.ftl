# A game under way
you = אני ({ $seat })
thinking = המחשב חושב …
undo = החזרת מהלך
resign = כניעה
resign-sure = להיכנע במשחק הזה?
resign-yes = כן, להיכנע
opposite = ישיבה זה מול זה
new-again = משחק נוסף
moves-played = מהלכים
no-game = עדיין אין כאן משחק.
choose-game = בחירת משחק
confirm-move = לשחק { $move }
confirm-other = מהלך אחר
