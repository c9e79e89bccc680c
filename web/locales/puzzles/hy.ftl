# Խնդիրներ
puzzles-title = Խնդիրներ
puzzles-about = { $number ->
    [1] Մեկ դիրք, որտեղ միայն մեկ քայլն է ճիշտ։
   *[other] { $number } դիրք, որոնցից ամեն մեկում միայն մեկ քայլն է ճիշտ։ Բոլորը համակարգչի խաղերից են, և ամեն մեկն ապացուցված է։
}
puzzles-choose = Ընտրել խնդիրներ
puzzles-game = Խաղ
puzzles-all-games = Բոլոր խաղերը
puzzles-level = Բարդություն
puzzles-all-levels = Բոլորը
puzzle-level-easy = Հեշտ
puzzle-level-middling = Միջին
puzzle-level-hard = Բարդ
puzzles-theme = Թեմա
puzzles-all-themes = Բոլոր թեմաները
puzzles-go = Լուծել հաջորդը
puzzles-count = Լուծված է { $solved }՝ { $number }-ից
puzzles-win = { $moves ->
    [1] Հաղթել մեկ քայլով
   *[other] Հաղթել { $moves } քայլով
}
puzzles-margin = Միակ լավագույն քայլը
puzzles-goal-in = { $game } · { $goal }
puzzles-state-new = դեռ չփորձված
puzzles-state-solved = լուծված
puzzles-state-helped = լուծված երկրորդ փորձից կամ օգնությամբ
puzzles-state-failed = փորձված, դեռ չլուծված
puzzle-of-the-day = Օրվա խնդիրը
puzzles-today-go = Լուծել
puzzles-today-done = Լուծված է՝ նորից նայել
puzzle-streak = { $days ->
    [0] Դեռ ոչ մի օր անընդմեջ
    [1] Մեկ օր
   *[other] { $days } օր անընդմեջ
}
puzzle-your-rating = Ձեր վարկանիշը՝ { $rating }
puzzle-lost = Այս հասցեում խնդիր չկա. ահա բոլորը։
puzzle-win = { $moves ->
    [1] Հերթը՝ { $seat }. հաղթեք միանգամից
   *[other] Հերթը՝ { $seat }. հաղթեք { $moves } քայլով
}
puzzle-margin = Հերթը՝ { $seat }. գտեք միակ լավագույն քայլը
puzzle-find = Գտեք քայլը՝ { $seat }։
puzzle-looking = Տեսնենք պատասխանը…
puzzle-right = Ճիշտ է։ Իսկ պատասխանը՝
puzzle-go-on = Ճիշտ է։ Շարունակեք։
puzzle-wrong = { $move } չէ. { $seat }ը պատասխանում է { $answer }։
puzzle-wrong-over = { $move } չէ. խաղն ավարտված է։
puzzle-wrong-margin = { $ahead ->
    [yes] { $move } չէ. { $seat }ը պատասխանում է { $answer }, և դուք ավարտում եք { $margin } սերմով առաջ։ Կարելի է ավելին։
    [no] { $move } չէ. { $seat }ը պատասխանում է { $answer }, և դուք ավարտում եք { $margin } սերմով հետ։ Կարելի է ավելի լավ։
   *[even] { $move } չէ. { $seat }ը պատասխանում է { $answer }, և ավարտը ոչ-ոքի է։ Կարելի է ավելի լավ։
}
puzzle-again = Փորձել նորից
puzzle-skip = Մեկ ուրիշը
puzzle-next = Հաջորդ խնդիրը
puzzle-hint-hole = Քայլը սկսվում է { $hole } փոսից։
puzzle-hint-move = Քայլն է՝ { $move }։
puzzle-solved-win = { $moves ->
    [1] Լուծված է. հաղթանակ միանգամից։
   *[other] Լուծված է. հաղթանակ { $moves } քայլով։
}
puzzle-solved-margin = { $ahead ->
    [yes] Լուծված է. լավագույն խաղով դուք ավարտում եք { $margin } սերմով առաջ։
    [no] Լուծված է. լավագույն խաղով դուք պարտվում եք ընդամենը { $margin } սերմով։
   *[even] Լուծված է. լավագույն խաղով ավարտը ոչ-ոքի է։
}
puzzle-ratings = { $by ->
    [0] Այս խնդիրը՝ { $rating } · դուք՝ { $yours }
   *[other] Այս խնդիրը՝ { $rating } · դուք՝ { $yours } ({ $by })
}
puzzle-themes = Ինչ է կատարվում
theme-of-namua = Նամուա
theme-of-mtaji = Մտաջի
theme-of-chain = Գրավումների շղթա
theme-of-quiet = Հանգիստ քայլ
theme-of-modest = Համեստ քայլ
theme-of-sacrifice = Զոհաբերություն
theme-of-kichwa = Կիչվայի ընտրություն
theme-of-direction = Ուղղության ընտրություն
theme-of-safari = Սաֆարի
theme-of-stop = Կանգ տանը
theme-of-house = Տունը
theme-of-takasia = Տակասիա
theme-of-reserving = Վերապահված փոս
theme-of-endgame = Խաղավերջ
theme-of-hamna = Համնա՝ դատարկ առջևի շարք
theme-of-no-moves = Քայլ չմնաց
theme-of-no-seeds = Բոլոր սերմերը գրավված են
