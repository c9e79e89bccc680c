# Què falla en una posició, una jugada o una partida.

fault-line = línia { $line }
fault-ply = jugada { $ply }
fault-found = «{ $found }»
fault-and = { $first }, { $then }
fault-at = { $where }: { $what }

fault-rows = El tauler d’aquest joc té { $number } files separades per /, no pas { $count }.
fault-counts = La fila del { $row ->
    [front] davant
   *[back] darrere
} de { $seat ->
    [S] Sud
   *[N] Nord
} té { $number } nombres separats per comes, no pas { $count }.
fault-count = El forat { $hole } vol un nombre del 0 al { $number }.
fault-seeds = { $count } llavors en total són massa: el joc en té { $number }.
fault-seat = Després de les files s’indica a qui li toca: S o N.
fault-two-numbers = Les llavors de fora del tauler s’indiquen amb dos nombres separats per una coma, primer el de Sud, com ara 22,22.
fault-owners = Qui té la casa (nyumba) s’indica amb SN, S, N o -.
fault-front-hole = El forat en takasia és un forat d’una fila del davant, com ara A5, o - si no n’hi ha cap.
fault-end = La posició ja és completa: al darrere no hi pot anar res més.
fault-one-stone = Al forat { $hole } hi cap una sola pedra, no pas { $count }.
fault-reserved = El forat { $hole } està reservat: hi ha d’haver almenys { $number } llavors.
fault-front-seeds = Les dues files del davant són buides: en alguna hi ha d’haver llavors.
fault-reserve = Mentre no hagi guanyat ningú, una reserva té com a màxim { $number } llavors.
fault-no-hand = Mentre no hagi guanyat ningú, no hi ha llavors fora del tauler.
fault-house-seeds = { $hole } és una casa (nyumba) amb propietari: no pot ser buida.
fault-of-mover = Només pot estar en takasia un forat de { $seat ->
    [S] Sud
   *[N] Nord
}, a qui li toca jugar.
fault-reserve-first = No hi ha cap forat en takasia mentre quedin llavors en una reserva.
fault-other-hole = En aquest tauler només pot estar en takasia { $hole }.
fault-no-takasia = En aquest tauler no hi pot haver cap forat en takasia.

fault-move-text = Una jugada és un forat, com ara A5 o b3, seguit dels signes < > i de les marques + * # quan calen.
fault-move-illegal = La jugada no és legal. { $why }
fault-move-ambiguous = Pot voler dir { $any }: escriviu-ne una.
fault-over = La partida s’ha acabat abans d’aquesta jugada.

fault-rules = Bingwa no coneix aquestes regles.
fault-tag = Una etiqueta és un nom de lletres i xifres i un text entre cometes, entre [ i ], i hi és una sola vegada.
fault-tags = Una partida té com a màxim { $number } etiquetes.
fault-comment = El comentari no s’acaba: hi falta la clau de tancament.
fault-result = El resultat és 1-0, 0-1, 1/2-1/2 o *; val el que hi ha després de les jugades.
fault-no-result = Després de les jugades no hi ha cap resultat: 1-0, 0-1, 1/2-1/2 o *.
fault-termination = Una partida no es pot acabar d’aquesta manera.
fault-score = La puntuació són les llavors de Sud i de Nord, com ara 26-22.
fault-ends-with = Segons les regles, aquestes jugades acaben amb { $any }.
fault-not-counted = En aquest joc no es compten punts.
fault-not-over = Segons les regles, després d’aquestes jugades la partida no s’ha acabat.
fault-untold = Segons les regles, després d’aquestes jugades la partida no s’ha acabat, i res no diu de quina altra manera va acabar.
fault-resigned = Qui abandona perd: el resultat és 1-0 o 0-1.
fault-agreed = Un final acordat pels jugadors són taules: 1/2-1/2.
fault-nag = Una marca és !, ?, !!, ??, !?, ?! o un nombre de $0 a $255, i va després d’una jugada.
fault-variation = Una variant va entre ( i ) després de la jugada que substitueix, i té almenys una jugada.
fault-moves = Aquí hi hauria d’haver una jugada, un comentari, una variant o el resultat.
fault-start = S’hi anuncia un inici propi, però en falta la posició: la partida s’ha llegit des de l’inici habitual.
fault-json = Això no és cap partida en JSON.
fault-too-deep = Hi ha més de { $number } variants les unes dins de les altres.
fault-too-long = Una partida pot tenir com a màxim { $number } jugades.

fault-link = El que conté no es pot desempaquetar.
fault-app = És un error de la mateixa aplicació.
