# Mafumbo
puzzles-title = Mafumbo
puzzles-about = { $number ->
    [one] Hali moja ambamo mwendo mmoja tu ndio jibu.
   *[other] Hali { $number } ambazo kila moja ina mwendo mmoja tu ulio jibu. Zote zimetoka katika michezo ya kompyuta, na kila moja imethibitishwa.
}
puzzles-choose = Chagua mafumbo
puzzles-game = Mchezo
puzzles-all-games = Michezo yote
puzzles-level = Ugumu
puzzles-all-levels = Wowote
puzzle-level-easy = Rahisi
puzzle-level-middling = Wastani
puzzle-level-hard = Gumu
puzzles-theme = Mada
puzzles-all-themes = Mada zote
puzzles-go = Fumbua linalofuata
puzzles-count = Umefumbua { $solved } kati ya { $number }
puzzles-win = { $moves ->
    [one] Shinda kwa mwendo mmoja
   *[other] Shinda kwa miendo { $moves }
}
puzzles-margin = Mwendo mmoja ulio bora
puzzles-goal-in = { $game } · { $goal }
puzzles-state-new = bado hujalijaribu
puzzles-state-solved = umelifumbua
puzzles-state-helped = umelifumbua kwa jaribio la pili au kwa msaada
puzzles-state-failed = umelijaribu, bado hujalifumbua
puzzle-of-the-day = Fumbo la leo
puzzles-today-go = Lifumbue
puzzles-today-done = Umelifumbua: litazame tena
puzzle-streak = { $days ->
    [0] Bado hakuna siku mfululizo
    [one] Siku moja
   *[other] Siku { $days } mfululizo
}
puzzle-your-rating = Kiwango chako: { $rating }
puzzle-lost = Hakuna fumbo kwenye anwani hii: haya hapa yote.
puzzle-win = { $moves ->
    [one] Zamu ya { $seat }: shinda mara moja
   *[other] Zamu ya { $seat }: shinda kwa miendo { $moves }
}
puzzle-margin = Zamu ya { $seat }: tafuta mwendo mmoja ulio bora
puzzle-find = Tafuta mwendo wa { $seat }.
puzzle-looking = Tuone jibu lake …
puzzle-right = Sawasawa! Na jibu lake:
puzzle-go-on = Sawasawa. Endelea!
puzzle-wrong = { $move } sio: { $seat } anajibu { $answer }.
puzzle-wrong-over = { $move } sio: mchezo umekwisha.
puzzle-wrong-margin = { $ahead ->
    [yes] { $move } sio: { $seat } anajibu { $answer }, na unamaliza ukiwa mbele kwa kete { $margin }. Unaweza kupata zaidi.
    [no] { $move } sio: { $seat } anajibu { $answer }, na unamaliza ukiwa nyuma kwa kete { $margin }. Unaweza kufanya vizuri zaidi.
   *[even] { $move } sio: { $seat } anajibu { $answer }, na mnatoka sare. Unaweza kufanya vizuri zaidi.
}
puzzle-again = Jaribu tena
puzzle-skip = Fumbo jingine
puzzle-next = Fumbo linalofuata
puzzle-hint-hole = Mwendo unaanza { $hole }.
puzzle-hint-move = Mwendo ni { $move }.
puzzle-solved-win = { $moves ->
    [one] Umelifumbua: umeshinda mara moja.
   *[other] Umelifumbua: umeshinda kwa miendo { $moves }.
}
puzzle-solved-margin = { $ahead ->
    [yes] Umelifumbua: wote mkicheza vizuri, unamaliza mbele kwa kete { $margin }.
    [no] Umelifumbua: wote mkicheza vizuri, unashindwa kwa kete { $margin } tu.
   *[even] Umelifumbua: wote mkicheza vizuri, mnatoka sare.
}
puzzle-ratings = { $by ->
    [0] Fumbo hili: { $rating } · wewe: { $yours }
   *[other] Fumbo hili: { $rating } · wewe: { $yours } ({ $by })
}
puzzle-themes = Yanayotokea ndani yake
theme-of-namua = Namua
theme-of-mtaji = Mtaji
theme-of-chain = Kula mfululizo
theme-of-quiet = Mwendo wa utulivu
theme-of-modest = Mwendo wa kiasi
theme-of-sacrifice = Kujitolea kete
theme-of-kichwa = Kuchagua kichwa
theme-of-direction = Kuchagua upande
theme-of-safari = Safari
theme-of-stop = Kulala nyumbani
theme-of-house = Nyumba
theme-of-takasia = Takasia
theme-of-reserving = Kuweka shimo
theme-of-endgame = Mwisho wa mchezo
theme-of-hamna = Hamna: safu ya mbele tupu
theme-of-no-moves = Hakuna mwendo uliobaki
theme-of-no-seeds = Kete zote zimeliwa
