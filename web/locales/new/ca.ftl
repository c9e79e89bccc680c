# A new game
new-title = Partida nova
new-reading = Regles
new-opponent = Contra
new-opponent-computer = l’ordinador
new-opponent-perfect = l’ordinador, perfecte on el joc està resolt
new-perfect-start = Fa les millors jugades on estan demostrades, com ho estan a l’inici; a la resta juga com al nivell { $level }.
new-perfect-endings = D’aquest joc només estan resolts els finals amb poques llavors al tauler: allà no s’equivoca mai. Abans juga com al nivell { $level }.
new-opponent-person = una persona, en aquest dispositiu
new-level = Nivell
new-side = Jugueu amb
new-side-south = Sud, i comenceu
new-side-north = Nord
new-begin = Comença
new-replaces = Teniu una partida en curs. Si en comenceu una altra, aquesta es desarà: la podreu reprendre des de la primera pàgina.
new-from = { $game }, des de la posició del tauler. Juga { $turn ->
    [S] Sud
   *[N] Nord
}.
new-unfit = En aquesta adreça no hi ha cap posició que es pugui jugar. { $why }
new-usual = Des de l’inici habitual
