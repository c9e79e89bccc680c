# Bingwa en català. Les paraules pròpies del bao es conserven i s’expliquen la primera vegada que surten.

app-name = Bingwa
app-aim = Els jocs de bao de l’Àfrica oriental, on es veu caure cada llavor.
menu = Menú
menu-home = Jocs
menu-game = La partida
menu-settings = Configuració
skip-to-content = Vés al contingut
loading = Es para el tauler…

home-title = Quin bao?
home-continue = Continua la partida
home-continue-about = { $game }, { $moves ->
    [0] per començar
    [one] després d’una jugada
   *[other] després de { $moves } jugades
}
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

new-title = Partida nova
new-game = Joc
new-reading = Regles
new-opponent = Contra
new-opponent-computer = l’ordinador
new-opponent-person = una persona, en aquest dispositiu
new-level = Nivell
new-side = Jugueu amb
new-side-south = Sud, i comenceu
new-side-north = Nord
new-begin = Comença
new-replaces = Teniu una partida en curs. Si en comenceu una altra, aquesta es perdrà.
level = { $number }, { $name }
level-mwanafunzi = mwanafunzi (aprenent)
level-mchezaji = mchezaji (jugador)
level-fundi = fundi (expert)
level-bingwa = bingwa (mestre)

south = Sud
north = Nord
you = Vós ({ $seat })
computer = Ordinador ({ $seat }), nivell { $level }
your-turn = Us toca jugar.
turn-of = Juga { $seat }.
thinking = L’ordinador rumia…
undo = Desfés
hint = Pista
hint-is = Una bona jugada: { $move }.
resign = Abandona
resign-sure = Voleu abandonar aquesta partida?
resign-yes = Sí, abandono
no = No
turn-board = Gira el tauler
opposite = Cara a cara
record = Desa la partida
new-again = Torna a jugar
moves-played = Jugades
no-game = Encara no hi ha cap partida.
choose-game = Tria un joc

over-won-hamna = { $winner } ha guanyat: la fila del davant de { $loser } és buida.
over-won-no-moves = { $winner } ha guanyat: { $loser } no té cap jugada legal.
over-won-no-seeds = { $winner } ha guanyat: a { $loser } no li queda res al tauler.
over-won-score = { $winner } ha guanyat per { $high } a { $low }.
over-won-repetition = { $winner } ha guanyat per { $high } a { $low }: la posició s’ha repetit.
over-won-resigned = { $winner } ha guanyat: { $loser } ha abandonat.
over-drawn-score = Taules, { $high } a { $low }.
over-drawn-repetition = Taules: la posició s’ha repetit.

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

board = { $game }, juga { $seat }
seeds = { $number ->
    [one] una llavor
   *[other] { $number } llavors
}
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
plate-between = { " · " }
plate-to-move = li toca
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

settings-title = Configuració
settings-language = Llengua
settings-theme = Llum
theme-system = com el dispositiu
theme-light = dia
theme-dark = nit
settings-look = Tauler
look-wood = fusta
look-plain = llis
look-contrast = contrast alt
settings-numbers = Xifres en lloc de llavors
settings-speed = Velocitat amb què es mostren les jugades
settings-sound = Fes sonar les llavors
settings-confirm = Pregunta abans de fer una jugada
about-title = Sobre el Bingwa
confirm-move = Juga { $move }
confirm-other = Una altra jugada
settings-data = En aquest dispositiu
settings-data-about = Les partides, la configuració i tota la resta es desen en aquest navegador i enlloc més.
settings-export = Emporta-t’ho en un fitxer
settings-import = Torna-ho a portar d’un fitxer
settings-import-unread = Aquest fitxer no l’ha escrit el Bingwa. El que hi ha desat es queda com està.
settings-delete = Suprimeix-ho tot
settings-delete-sure = Voleu suprimir les partides, la configuració i tot el que hi ha desat?
settings-delete-yes = Sí, suprimeix
settings-deleted = S’ha suprimit.
home-rules = Regles

home-analyse = Analitza una partida
home-learn = Aprèn
home-editor = Munta una posició
analyse = Analitza
open = Obre
not-fetched = No s’ha pogut obtenir aquesta pàgina. Teniu connexió? Torneu-la a carregar per provar-ho un altre cop.

lost-title = Aquesta pàgina no existeix
lost-about = L’adreça no porta enlloc. Els jocs són a la primera pàgina.
healed = El programa s’ha aturat i s’ha tornat a engegar. La partida és segura.
unkept = Ara mateix aquest navegador no desa res: si tanqueu la pàgina, la partida es perdrà.
updated = En aquest dispositiu hi ha una versió nova del Bingwa. La partida i la configuració es conserven.
updated-use = Fes-la servir ara
broken-game = No s’ha pogut llegir la partida desada i s’ha deixat a banda: { $why }
failed = No ha funcionat: { $why }
close = Tanca
