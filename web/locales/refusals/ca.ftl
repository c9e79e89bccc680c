# Why a move is not legal
refusal-over = La partida s’ha acabat.
refusal-no-such-hole = Al tauler no hi ha cap forat { $hole }.
refusal-empty = { $hole } és buit: no hi ha res per jugar.
refusal-singleton = { $hole } té una sola llavor, massa poc per començar.{ $count ->
    [0] {""}
   *[other] {" "}Podeu jugar { $any }.
}
refusal-back-row = Aquí no es pot començar des de la fila del darrere.{ $count ->
    [0] {""}
   *[other] {" "}Podeu jugar { $any }.
}
refusal-must-capture = Heu de capturar: ho podeu fer amb { $any }.
refusal-captures = { $hole } captura { $all }; per tant no és cap takata (una jugada sense captura).
refusal-too-many = { $hole } té { $number } llavors, i una primera volta amb tantes llavors no captura mai. Heu de capturar: ho podeu fer amb { $any }.
refusal-house = { $hole } és la casa activa (nyumba): només comença quan no hi ha cap altre forat del davant ocupat, { $count ->
    [one] i { $all } ho és.
   *[other] i { $all } ho són.
}
refusal-other-kichwa = Les llavors capturades han d’entrar per l’altra kichwa (el forat de l’extrem), { $all }.
refusal-outwards = { $hole } és una kichwa (un forat de l’extrem) i l’únic forat ocupat del davant: només se sembra cap al centre.
refusal-takasiaed = { $hole } està en takasia (bloquejat per aquesta jugada): ara no s’hi pot començar.{ $count ->
    [0] {""}
   *[other] {" "}Podeu jugar { $any }.
}
refusal-no-safari = Aquesta jugada no acaba mai cap volta a la casa activa, així que no hi ha safari.
refusal-endless = Aquesta jugada no s’ha acabat després de { $number } voltes: es considera infinita, i les jugades infinites no són legals.
refusal-blocked = El forat següent, { $all }, està ocupat: hauria de ser buit.
refusal-own-occupied = La primera volta acabaria a { $all }, un forat ocupat de la vostra fila: no és permès.
refusal-reserved = { $hole } està reservat: ningú no en recull mai.
refusal-no-sign = Aquí només es pot sembrar en un sentit.
refusal-no-choice = Aquí no hi ha cap kichwa per triar.
refusal-not-yours = { $hole } és de l’adversari.
refusal-not-your-turn = Encara no us toca.
