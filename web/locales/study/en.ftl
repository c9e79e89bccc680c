# Looking into games and setting up positions.

analysis-title = Analysis
analysis-moves = Moves and variations
analysis-start = Start
analysis-variation = Variation { $move }
analysis-earlier = Back to the game before
analysis-unread = This game can’t be read to its end: { $why }
earlier-title = Earlier analyses
earlier-about = The last { $most } are kept here.
earlier = { $game }, { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
earlier-at = { $what }; put away { $when }
earlier-delete = Delete
earlier-delete-yes = Yes, delete
earlier-sure = Delete this analysis?
open-part = { $moves ->
    [one] Open the one move before it
   *[other] Open the { $moves } moves before it
}
link-broken = This link leads to no game; perhaps a part of it is missing. { $why }
analysis-elsewhere = This game went on in another tab. This is how it stands.
analysis-another = Another tab has opened another game. Change something here, and this one is kept in its place; the other can be had back.
open-title-short = Open a game
open-paste = Paste a record (.bao, Donkers or Board Game Arena) or a position
open-rules = Rules of a bare position
open-file = Open a file
open-nothing = There is nothing to read yet: paste a record or a position.
open-unknown = That is no record and no position of the form 0,0,…/… S.
open-long = The file is longer than 4 MB: split it first.
open-problems = What the reader found:
open-title = { $south } – { $north }, { $date }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
to-start = To the start
move-back = One move back
move-on = One move on
to-end = To the end
threats-show = Threats
threats = { $seat } threatens { $moves }, to capture { $most ->
    [one] one seed
   *[other] { $most } seeds
} at the most.
threats-none = { $seat } threatens nothing.
comment-on = About { $move }
comment-start = About the game
promote = Make it the main line
remove-from = Remove from { $move } on
think = Think about it
think-stop = Stop thinking
think-begins = Looking …
think-depth = Looked { $depth ->
    [one] one ply
   *[other] { $depth } plies
} ahead.
worth-win = { $who ->
    [S] South
   *[N] North
} wins in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
worth-south = South { $percent }
proven-win = Proven: { $who ->
    [S] South
   *[N] North
} wins in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}.
proven-most = Proven: { $who ->
    [S] South
   *[N] North
} wins, in { $plies ->
    [one] one ply
   *[other] { $plies } plies
} at the most.
proven-margin = Proven: { $who ->
    [S] South
   *[N] North
} ends with { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} more.
proven-draw = Proven: a draw.
proven-best = Best: { $moves }.
chances-title = Chances
chances = South { $south }, North { $north }
graph-title = The game
graph-slider = Go through the game
graph-ply = Ply { $ply } { $move }
graph-at = Ply { $ply } { $move }: South { $south }, North { $north }
graph-aside = In a variation
judge = Judge every move
judge-again = Judge again
judge-stop = Stop
judging = Ply { $ply } of { $of } …
mistakes-title = Mistakes
mistakes-none = No move lost much.
mistake = Ply { $ply }, { $move }: lost { $loss }
try-again = Try again
try-again-at = Try again at ply { $ply }, { $move }
try-now = Find something better than { $move }.
try-good = { $move } is as good as it gets.
try-worse = { $move } loses { $loss }. Try once more.
try-best = Best was { $move }.
try-show = Show the best move
share-title = Take it with you
share-link = Share as a link
link-title = The whole game is in this link
link-copied = The link is copied.
copy-record = Copy the record
record-copied = The record is copied.
not-copied = This browser lets nothing be copied: select the text yourself.
save-svg = Picture (SVG)
save-png = Picture (PNG)
copy-png = Copy the picture (PNG)
copy-svg = Copy the picture (SVG)
picture-copied = The picture is copied.
svg-copied = The picture is copied, as SVG.
svg-text-copied = This browser copies no SVG as a picture, so its text is copied: keep it in an SVG file.
picture-not-copied = This browser lets no picture be copied: save it instead.
edit-position = Change the position

editor-title = Set up a position
editor-wrong = Not yet a position. { $why }
editor-over = A position, but the game is over in it.
editor-right = A position that can be played.
editor-choose = Touch a hole to change what is in it.
editor-hole = Hole { $hole }
editor-less = One seed less in { $hole }
editor-more = One seed more in { $hole }
editor-seeds = Seeds in { $hole }
editor-reserved = reserved
editor-takasia = takasiaed
editor-turn = To move
editor-houses = Owns the house (nyumba)
editor-hand-reserve = In reserve
editor-hand-store = Captured
editor-hand-won = Beside the board
editor-text = As text
editor-start = Start position
editor-empty = Empty board
editor-play = Play the computer from here
editor-play-two = Play both sides
