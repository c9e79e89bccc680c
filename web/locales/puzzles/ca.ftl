# Problemes
puzzles-title = Problemes
puzzles-about = { $number ->
    [one] Una posició on una sola jugada és la bona.
   *[other] { $number } posicions on una sola jugada és la bona. Totes surten de partides de l’ordinador, i cadascuna està demostrada.
}
puzzles-choose = Trieu problemes
puzzles-game = Joc
puzzles-all-games = Tots els jocs
puzzles-level = Dificultat
puzzles-all-levels = Totes
puzzle-level-easy = Fàcil
puzzle-level-middling = Mitjana
puzzle-level-hard = Difícil
puzzles-theme = Tema
puzzles-all-themes = Tots els temes
puzzles-go = Resol el següent
puzzles-count = { $solved } de { $number } resolts
puzzles-win = { $moves ->
    [one] Guanya en una jugada
   *[other] Guanya en { $moves } jugades
}
puzzles-margin = L’única millor jugada
puzzles-goal-in = { $game } · { $goal }
puzzles-state-new = encara no provat
puzzles-state-solved = resolt
puzzles-state-helped = resolt al segon intent o amb ajuda
puzzles-state-failed = provat, encara sense resoldre
puzzle-of-the-day = El problema del dia
puzzles-today-go = Resol-lo
puzzles-today-done = Resolt: mira’l un altre cop
puzzle-streak = { $days ->
    [0] Encara cap dia seguit
    [one] Un dia
   *[other] { $days } dies seguits
}
puzzle-your-rating = La vostra puntuació: { $rating }
puzzle-lost = En aquesta adreça no hi ha cap problema: aquí els teniu tots.
puzzle-win = { $moves ->
    [one] Juga { $seat }: guanyeu ara mateix
   *[other] Juga { $seat }: guanyeu en { $moves } jugades
}
puzzle-margin = Juga { $seat }: trobeu l’única millor jugada
puzzle-find = Trobeu la jugada de { $seat }.
puzzle-looking = Vegem què hi respon…
puzzle-right = Molt bé! I la resposta:
puzzle-go-on = Molt bé. Continueu!
puzzle-wrong = { $move } no ho és: { $seat } respon { $answer }.
puzzle-wrong-over = { $move } no ho és: la partida s’ha acabat.
puzzle-wrong-margin = { $ahead ->
    [yes] { $move } no ho és: { $seat } respon { $answer }, i acabeu amb { $margin } llavors més. Se’n poden treure més.
    [no] { $move } no ho és: { $seat } respon { $answer }, i acabeu amb { $margin } llavors menys. Es pot fer millor.
   *[even] { $move } no ho és: { $seat } respon { $answer }, i acaba igualat. Es pot fer millor.
}
puzzle-again = Torneu-ho a provar
puzzle-skip = Un altre
puzzle-next = El problema següent
puzzle-hint-hole = Comença a { $hole }.
puzzle-hint-move = La jugada és { $move }.
puzzle-solved-win = { $moves ->
    [one] Resolt: guanyat de seguida.
   *[other] Resolt: guanyat en { $moves } jugades.
}
puzzle-solved-margin = { $ahead ->
    [yes] Resolt: jugant bé tots dos, acabeu amb { $margin } llavors més.
    [no] Resolt: jugant bé tots dos, perdeu només per { $margin } llavors.
   *[even] Resolt: jugant bé tots dos, acaba igualat.
}
puzzle-ratings = { $by ->
    [0] Aquest problema: { $rating } · vós: { $yours }
   *[other] Aquest problema: { $rating } · vós: { $yours } ({ $by })
}
puzzle-themes = Què hi passa
theme-of-namua = Namua
theme-of-mtaji = Mtaji
theme-of-chain = Captures en cadena
theme-of-quiet = Jugada tranquil·la
theme-of-modest = Jugada modesta
theme-of-sacrifice = Sacrifici
theme-of-kichwa = Triar la kichwa
theme-of-direction = Triar la direcció
theme-of-safari = Safari
theme-of-stop = Aturar-se a la casa
theme-of-house = La casa
theme-of-takasia = Takasia
theme-of-reserving = Un forat reservat
theme-of-endgame = Final
theme-of-hamna = Hamna: fila del davant buida
theme-of-no-moves = Sense jugades
theme-of-no-seeds = Totes les llavors capturades
