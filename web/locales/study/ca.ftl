# Analitzar partides i muntar posicions.

analysis-title = Anàlisi
analysis-moves = Jugades i variants
analysis-start = Inici
analysis-variation = Variant { $move }
analysis-earlier = Torna a la partida anterior
analysis-unread = Aquesta partida no es pot llegir fins al final: { $why }
earlier-title = Anàlisis anteriors
earlier-about = Aquí es guarden les { $most } últimes.
earlier = { $game }, { $plies ->
    [one] una jugada
   *[other] { $plies } jugades
}
earlier-at = { $what }; desada el { $when }
earlier-delete = Suprimeix
earlier-delete-yes = Sí, suprimeix
earlier-sure = Voleu suprimir aquesta anàlisi?
open-part = { $moves ->
    [one] Obre l’única jugada d’abans
   *[other] Obre les { $moves } jugades d’abans
}
link-broken = Aquest enllaç no porta a cap partida; potser en falta un tros. { $why }
analysis-elsewhere = Aquesta partida ha continuat en una altra pestanya. Així és com està.
analysis-another = En una altra pestanya s’ha obert una altra partida. Si aquí canvieu res, es desarà aquesta al seu lloc; l’altra es pot recuperar.
open-title-short = Obre una partida
open-paste = Enganxeu una partida (.bao, Donkers o Board Game Arena) o una posició
open-rules = Regles d’una posició sense partida
open-file = Obre un fitxer
open-nothing = Encara no hi ha res per llegir: enganxeu una partida o una posició.
open-unknown = Això no és cap partida ni cap posició de la forma 0,0,…/… S.
open-long = El fitxer fa més de 4 MB: dividiu-lo abans.
open-problems = El que s’ha trobat en llegir-ho:
open-title = { $south } – { $north }, { $date }, { $moves ->
    [one] una jugada
   *[other] { $moves } jugades
}
to-start = A l’inici
move-back = Una jugada enrere
move-on = Una jugada endavant
to-end = Al final
threats-show = Amenaces
threats = { $seat } amenaça { $moves }, i com a màxim captura { $most ->
    [one] una llavor
   *[other] { $most } llavors
}.
threats-none = { $seat } no amenaça res.
comment-on = Sobre { $move }
comment-start = Sobre la partida
promote = Fes-ne la línia principal
remove-from = Elimina a partir de { $move }
think = Calcula
think-stop = Deixa de calcular
think-begins = S’està mirant…
think-depth = { $depth ->
    [one] S’ha mirat una jugada endavant.
   *[other] S’han mirat { $depth } jugades endavant.
}
worth-win = { $who ->
    [S] Sud
   *[N] Nord
} guanya en { $plies ->
    [one] una jugada
   *[other] { $plies } jugades
}
worth-south = Sud { $percent }
proven-win = Demostrat: { $who ->
    [S] Sud
   *[N] Nord
} guanya en { $plies ->
    [one] una jugada
   *[other] { $plies } jugades
}.
proven-most = Demostrat: { $who ->
    [S] Sud
   *[N] Nord
} guanya, en { $plies ->
    [one] una jugada
   *[other] { $plies } jugades
} com a molt.
proven-margin = Demostrat: { $who ->
    [S] Sud
   *[N] Nord
} acaba amb { $seeds ->
    [one] una llavor
   *[other] { $seeds } llavors
} més.
proven-draw = Demostrat: taules.
proven-best = El millor: { $moves }.
chances-title = Possibilitats
chances = Sud { $south }, Nord { $north }
graph-title = La partida
graph-slider = Recorre la partida
graph-ply = Jugada { $ply } { $move }
graph-at = Jugada { $ply } { $move }: Sud { $south }, Nord { $north }
graph-aside = Dins d’una variant
judge = Valora totes les jugades
judge-again = Torna a valorar
judge-stop = Atura
judging = Jugada { $ply } de { $of }…
mistakes-title = Errors
mistakes-none = Cap jugada no ha perdut gaire.
mistake = Jugada { $ply }, { $move }: ha perdut un { $loss }
try-again = Torna-ho a provar
try-again-at = Torna a provar la jugada { $ply }, { $move }
try-now = Trobeu alguna cosa millor que { $move }.
try-good = { $move } és tan bona com és possible.
try-worse = { $move } perd un { $loss }. Torneu-ho a provar.
try-best = La millor era { $move }.
try-show = Mostra la millor jugada
share-title = Emporteu-vos-la
share-link = Comparteix com a enllaç
link-title = Tota la partida és en aquest enllaç
link-copied = S’ha copiat l’enllaç.
copy-record = Copia la partida
record-copied = S’ha copiat la partida.
not-copied = Aquest navegador no deixa copiar res: seleccioneu el text vós mateix.
save-svg = Imatge (SVG)
save-png = Imatge (PNG)
copy-png = Copia la imatge (PNG)
copy-svg = Copia la imatge (SVG)
picture-copied = S’ha copiat la imatge.
svg-copied = S’ha copiat la imatge com a SVG.
svg-text-copied = Aquest navegador no copia cap SVG com a imatge i per això se n’ha copiat el text: deseu-lo en un fitxer SVG.
picture-not-copied = Aquest navegador no deixa copiar imatges: deseu-la.
edit-position = Canvia la posició

editor-title = Munta una posició
editor-wrong = Encara no és cap posició. { $why }
editor-over = És una posició, però la partida hi és acabada.
editor-right = Una posició que es pot jugar.
editor-choose = Toqueu un forat per canviar què hi ha.
editor-hole = Forat { $hole }
editor-less = Una llavor menys a { $hole }
editor-more = Una llavor més a { $hole }
editor-seeds = Llavors a { $hole }
editor-reserved = reservat
editor-takasia = en takasia
editor-turn = Juga
editor-houses = Té la casa (nyumba)
editor-hand-reserve = A la reserva
editor-hand-store = Capturades
editor-hand-won = Fora del tauler
editor-text = En text
editor-start = Posició inicial
editor-empty = Tauler buit
editor-play = Juga des d’aquí contra l’ordinador
editor-play-two = Juga totes dues bandes
