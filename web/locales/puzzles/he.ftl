# חידות
puzzles-title = חידות
puzzles-about = { $number ->
    [one] עמדה אחת שבה רק מהלך אחד הוא הנכון.
    [two] שתי עמדות שבכל אחת מהן רק מהלך אחד הוא הנכון.
   *[other] { $number } עמדות שבכל אחת מהן רק מהלך אחד הוא הנכון. כולן ממשחקים של המחשב, וכל אחת מהן מוכחת.
}
puzzles-choose = בחירת חידות
puzzles-game = משחק
puzzles-all-games = כל המשחקים
puzzles-level = קושי
puzzles-all-levels = הכול
puzzle-level-easy = קל
puzzle-level-middling = בינוני
puzzle-level-hard = קשה
puzzles-theme = נושא
puzzles-all-themes = כל הנושאים
puzzles-go = אל החידה הבאה
puzzles-count = נפתרו { $solved } מתוך { $number }
puzzles-win = { $moves ->
    [one] ניצחון במהלך אחד
    [two] ניצחון בשני מהלכים
   *[other] ניצחון ב־{ $moves } מהלכים
}
puzzles-margin = המהלך הטוב היחיד
puzzles-goal-in = { $game } · { $goal }
puzzles-state-new = עוד לא נוסתה
puzzles-state-solved = נפתרה
puzzles-state-helped = נפתרה בניסיון שני או בעזרת רמז
puzzles-state-failed = נוסתה, עוד לא נפתרה
puzzle-of-the-day = החידה היומית
puzzles-today-go = לפתור
puzzles-today-done = נפתרה: להציץ שוב
puzzle-streak = { $days ->
    [0] עדיין אין רצף של ימים
    [one] יום אחד
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
}
puzzle-your-rating = הדירוג שלך: { $rating }
puzzle-lost = אין חידה בכתובת הזאת: הנה כולן.
puzzle-win = { $moves ->
    [one] התור של { $seat }: לנצח מיד
    [two] התור של { $seat }: לנצח בשני מהלכים
   *[other] התור של { $seat }: לנצח ב־{ $moves } מהלכים
}
puzzle-margin = התור של { $seat }: למצוא את המהלך הטוב היחיד
puzzle-find = מה המהלך של { $seat }?
puzzle-looking = נראה מה התשובה …
puzzle-right = נכון! והתשובה:
puzzle-go-on = נכון. ממשיכים!
puzzle-wrong = { $move } אינו המהלך: { $seat } משיב { $answer }.
puzzle-wrong-over = { $move } אינו המהלך: המשחק נגמר.
puzzle-wrong-margin = { $ahead ->
    [yes] { $move } אינו המהלך: { $seat } משיב { $answer }, והסיום ביתרון של { $margin } זרעים. אפשר להשיג יותר.
    [no] { $move } אינו המהלך: { $seat } משיב { $answer }, והסיום בפיגור של { $margin } זרעים. אפשר טוב מזה.
   *[even] { $move } אינו המהלך: { $seat } משיב { $answer }, והסיום בתיקו. אפשר טוב מזה.
}
puzzle-again = לנסות שוב
puzzle-skip = חידה אחרת
puzzle-next = החידה הבאה
puzzle-hint-hole = המהלך מתחיל ב־{ $hole }.
puzzle-hint-move = המהלך הוא { $move }.
puzzle-solved-win = { $moves ->
    [one] נפתרה: ניצחון מיידי.
    [two] נפתרה: ניצחון בשני מהלכים.
   *[other] נפתרה: ניצחון ב־{ $moves } מהלכים.
}
puzzle-solved-margin = { $ahead ->
    [yes] נפתרה: במשחק הטוב ביותר הסיום ביתרון של { $margin } זרעים.
    [no] נפתרה: במשחק הטוב ביותר ההפסד הוא ב־{ $margin } זרעים בלבד.
   *[even] נפתרה: במשחק הטוב ביותר הסיום בתיקו.
}
puzzle-ratings = { $by ->
    [0] החידה הזאת: { $rating } · הדירוג שלך: { $yours }
   *[other] החידה הזאת: { $rating } · הדירוג שלך: { $yours } ({ $by })
}
puzzle-themes = מה קורה בה
theme-of-namua = נמואה
theme-of-mtaji = מטאג׳י
theme-of-chain = שרשרת לכידות
theme-of-quiet = מהלך שקט
theme-of-modest = מהלך צנוע
theme-of-sacrifice = הקרבה
theme-of-kichwa = בחירת קיצ׳ווה
theme-of-direction = בחירת כיוון
theme-of-safari = ספארי
theme-of-stop = עצירה בבית
theme-of-house = הבית
theme-of-takasia = טקאסיה
theme-of-reserving = גומה נשמרת
theme-of-endgame = סיום
theme-of-hamna = המנה: שורה קדמית ריקה
theme-of-no-moves = לא נשארו מהלכים
theme-of-no-seeds = כל הזרעים נלכדו
