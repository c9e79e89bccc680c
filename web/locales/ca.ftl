# Bingwa en català. Les paraules pròpies del bao es conserven i s’expliquen la primera vegada que surten.

app-name = Bingwa
page-title = { $page } · { app-name }
app-aim = Els jocs de bao de l’Àfrica oriental, on es veu caure cada llavor.
menu = Menú
menu-home = Jocs
menu-game = La partida
menu-settings = Configuració
skip-to-content = Vés al contingut
loading = Es para el tauler…

home-title = Quin bao?
home-start = És el vostre primer Bao? Comenceu per { game-kujifunza }
home-continue = Continua la partida
home-continue-about = { $game }, { $moves ->
    [0] per començar
    [one] després d’una jugada
   *[other] després de { $moves } jugades
}
home-away = Partides desades
home-away-about = Aquí es guarden les { $most } últimes partides que heu desat.
two-persons = Dues persones
home-play = Juga a { $game }
home-watch = Mira una jugada de { $game }

game-kiswahili = Bao la Kiswahili
game-kiswahili-zanzibar = Bao la Kiswahili (Zanzíbar)
game-kujifunza = Bao la Kujifunza
game-kujifunza-zanzibar = Bao la Kujifunza (Zanzíbar)
game-kigogo = Bao Kigogo
game-kimasai = Bao la Kimasai
game-kingulu = Bao Kingulu
about-kiswahili = El gran joc de la costa, en dues etapes: primer entren llavors de la reserva i després es mouen les del tauler.
about-kiswahili-zanzibar = El mateix joc, tal com es juga als tornejos de Zanzíbar.
about-kujifunza = El joc dels qui n’aprenen: dues llavors a cada forat i captures des de la primera jugada.
about-kujifunza-zanzibar = El mateix; les llavors capturades conserven el sentit.
about-kigogo = El joc dels gogos: files llargues, un sol sentit, i es captura allà on cau l’última llavor.
about-kimasai = El joc dels massais: pedres soltes que avancen i prenen el que els queda al davant.
about-kingulu = El joc dels ngulus: dues files, i forats que es guanyen per sempre.

new-game = Joc
level = { $number }, { $name }
level-mwanafunzi = mwanafunzi (aprenent)
level-mchezaji = mchezaji (jugador)
level-fundi = fundi (expert)
level-bingwa = bingwa (mestre)

south = Sud
north = Nord
computer = Ordinador ({ $seat }), nivell { $level }
computer-perfect = Ordinador ({ $seat }), perfecte on el joc està resolt
your-turn = Us toca jugar.
turn-of = Juga { $seat }.
hint = Pista
hint-is = Una bona jugada: { $move }. { $words }
no = No
turn-board = Gira el tauler
record = Desa la partida

over-won-hamna = { $winner } ha guanyat: la fila del davant de { $loser } és buida.
over-won-no-moves = { $winner } ha guanyat: { $loser } no té cap jugada legal.
over-won-no-seeds = { $winner } ha guanyat: a { $loser } no li queda res al tauler.
over-won-score = { $winner } ha guanyat per { $high } a { $low }.
over-won-repetition = { $winner } ha guanyat per { $high } a { $low }: la posició s’ha repetit.
over-won-resigned = { $winner } ha guanyat: { $loser } ha abandonat.
over-drawn-score = Taules, { $high } a { $low }.
over-drawn-repetition = Taules: la posició s’ha repetit.

board = { $game }, juga { $seat }
seeds = { $number ->
    [one] una llavor
   *[other] { $number } llavors
}
row = { $row }: { $seeds }
hole = { $name }{ $state ->
    [functional] {", casa,"}
    [dormant] {", casa adormida,"}
    [lost] {", casa perduda,"}
    [reserved] {", reservat,"}
    [takasia] {", en takasia,"}
   *[none] {","}
} { $number ->
    [one] una llavor
   *[other] { $number } llavors
}{ $ways ->
    [0] {""}
   *[other] {", "}es pot jugar cap a { $towards }
}
plate-namua = namua
plate-mtaji = mtaji
plate-house-functional = nyumba (casa)
plate-house-dormant = nyumba adormida
plate-house-lost = nyumba perduda
plate-between = { "\u00A0· " }
plate-to-move = li toca
plate-playing = juga
plate-takasia = { $hole } en takasia
plate-reserved = { $holes } reservats
hand-reserve = { $number } a la reserva
hand-store = { $number ->
    [one] 1 capturada
   *[other] { $number } capturades
}
hand-won = { $number ->
    [one] 1 guanyada
   *[other] { $number } guanyades
}
choice-direction = Sembra { $hole } cap a { $to }
choice-kichwa = Les llavors capturades entren per { $to }
choice-stop = Atura’t a la casa { $hole }
choice-safari = Continua des de la casa { $hole }
choice-begin = Comença per { $hole }
choices = { $count ->
    [1] { $first }.
    [2] { $first }. { $second }.
   *[other] { $first }. { $second }. { $third }.
}
choose-direction = Trieu cap a on sembrar.
choose-kichwa = Trieu l’extrem per on entren les llavors capturades.
choose-house = Trieu si us atureu a la casa o continueu.
safari = Safari: continua
stop = Atura’t aquí
moved = { $move }: { $laps ->
    [one] una volta
   *[other] { $laps } voltes
}{ $captured ->
    [0] {""}
    [one] {", "}captura una llavor
   *[other] {", "}captura { $captured } llavors
}, acaba a { $to }.
lap = Volta { $number }: { $seeds ->
    [one] una llavor
   *[other] { $seeds } llavors
} de { $from } a { $to }; { $end }
lap-end = { $captured ->
    [0] {""}
   *[other] captura { $captured }
}
lap-relay = continua
lap-safari = safari
lap-stop = s’atura
lap-last = final
instant = { $instant } de { $of }
control-play = Reprodueix
control-pause = Pausa
control-replay = Un altre cop
control-back = Una llavor enrere
control-on = Una llavor endavant
control-lapBack = Una volta enrere
control-lapOn = Una volta endavant
control-skip = Al final de la jugada
control-slider = Punt de la jugada
control-speed = Velocitat
control-strip = Voltes de la jugada
control-transport = La jugada, llavor a llavor
control-cancel = Un altre forat
speed-instant = a l’instant
speed-times = { $speed }×

about-title = Sobre el Bingwa
home-rules = Regles

home-puzzles = Resol problemes
home-analyse = Analitza una partida
home-learn = Aprèn
home-editor = Munta una posició
analyse = Analitza
open = Obre
not-fetched = No s’ha pogut obtenir aquesta pàgina. Teniu connexió? Torneu-la a carregar per provar-ho un altre cop.

no-such-game = Aquest joc no existeix
no-such-game-about = «{ $game }» no és cap dels jocs que hi ha aquí.
choose-game = Tria un joc
lost-title = Aquesta pàgina no existeix
lost-about = L’adreça no porta enlloc. Els jocs són a la primera pàgina.
healed = El programa s’ha aturat i s’ha tornat a engegar. La partida és segura.
unkept = Ara mateix aquest navegador no desa res: si tanqueu la pàgina, la partida es perdrà.
updated = En aquest dispositiu hi ha una versió nova del Bingwa. La partida i la configuració es conserven.
updated-use = Fes-la servir ara
failed = No ha funcionat: { $why }
close = Tanca
list-more = { $before }, { $item }
list-or = { $before } o { $item }
list-and = { $before } i { $item }
