# Bingwa in English. Bao's own words are kept and explained where they are first used.

app-name = Bingwa
# The name of a page in the window of the browser.
page-title = { $page } · { app-name }
app-aim = The Bao games of East Africa, where every seed is seen to fall.
menu = Menu
menu-home = Games
menu-game = Your game
menu-settings = Settings
skip-to-content = To the content
loading = Setting up the board …

home-title = Which Bao?
home-start = New to Bao? Begin with { game-kujifunza }
home-continue = Go on with your game
home-continue-about = { $game }, { $moves ->
    [0] not begun
    [one] after one move
   *[other] after { $moves } moves
}
home-away = Games put away
home-away-about = The last { $most } games that you put away are kept here.
two-persons = Two people
home-play = Play { $game }
home-learn = Learn
home-watch = Watch a move of { $game }

game-kiswahili = Bao la Kiswahili
game-kiswahili-zanzibar = Bao la Kiswahili (Zanzibar)
game-kujifunza = Bao la Kujifunza
game-kujifunza-zanzibar = Bao la Kujifunza (Zanzibar)
game-kigogo = Bao Kigogo
game-kimasai = Bao la Kimasai
game-kingulu = Bao Kingulu
about-kiswahili = The great game of the coast, in two stages: first seeds come from the reserve, then those on the board move.
about-kiswahili-zanzibar = The same game as tournaments on Zanzibar play it.
about-kujifunza = The learners’ game: two seeds in every hole, and captures from the first move.
about-kujifunza-zanzibar = The same; captured seeds keep their direction.
about-kigogo = The Gogo’s game: long rows, one way round, and a capture where the last seed falls.
about-kimasai = The Maasai’s game: single stones step on, and take what they come to face.
about-kingulu = The Ngulu’s game: two rows, and holes that are kept for good.

new-game = Game
level = { $number }, { $name }
level-mwanafunzi = mwanafunzi (learner)
level-mchezaji = mchezaji (player)
level-fundi = fundi (expert)
level-bingwa = bingwa (master)

south = South
north = North
computer = Computer ({ $seat }), level { $level }
computer-perfect = Computer ({ $seat }), perfect where solved
your-turn = Your move.
turn-of = { $seat } to move.
hint = Hint
hint-is = A good move: { $move }. { $words }
no = No
turn-board = Turn the board
record = Save the record

over-won-hamna = { $winner } has won: { $loser }’s front row is empty.
over-won-no-moves = { $winner } has won: { $loser } has no legal move.
over-won-no-seeds = { $winner } has won: { $loser } has nothing left on the board.
over-won-score = { $winner } has won, { $high } to { $low }.
over-won-repetition = { $winner } has won, { $high } to { $low }: the position has come back.
over-won-resigned = { $winner } has won: { $loser } resigned.
over-drawn-score = Drawn, { $high } to { $low }.
over-drawn-repetition = Drawn: the position has come back.

board = { $game }, { $seat } to move
seeds = { $number ->
    [one] one seed
   *[other] { $number } seeds
}
row = { $row }: { $seeds }
hole = { $name }{ $state ->
    [functional] {", house,"}
    [dormant] {", dormant house,"}
    [lost] {", lost house,"}
    [reserved] {", reserved,"}
    [takasia] {", takasiaed,"}
   *[none] {","}
} { $number ->
    [one] one seed
   *[other] { $number } seeds
}{ $ways ->
    [0] {""}
   *[other] {", "}can be played towards { $towards }
}
plate-namua = namua
plate-mtaji = mtaji
plate-house-functional = nyumba (house)
plate-house-dormant = nyumba, dormant
plate-house-lost = nyumba lost
plate-between = { "\u00A0· " }
plate-to-move = to move
plate-playing = playing
plate-takasia = { $hole } takasiaed
plate-reserved = { $holes } reserved
hand-reserve = { $number } in reserve
hand-store = { $number } captured
hand-won = { $number } won
choice-direction = Sow { $hole } towards { $to }
choice-kichwa = Captured seeds enter at { $to }
choice-stop = Stop in the house { $hole }
choice-safari = Go on from the house { $hole }
choice-begin = Begin with { $hole }
choices = { $count ->
    [1] { $first }.
    [2] { $first }. { $second }.
   *[other] { $first }. { $second }. { $third }.
}
choose-direction = Choose which way to sow.
choose-kichwa = Choose the end at which the captured seeds enter.
choose-house = Choose whether to stop in the house or to go on.
safari = Safari: go on
stop = Stop here
moved = { $move }: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}{ $captured ->
    [0] {""}
    [one] {", "}captures one seed
   *[other] {", "}captures { $captured } seeds
}, ends in { $to }.
lap = Lap { $number }: { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} from { $from } to { $to }; { $end }
lap-end = { $captured ->
    [0] {""}
   *[other] captures { $captured }
}
lap-relay = relay
lap-safari = safari
lap-stop = stop
lap-last = end
instant = { $instant } of { $of }
control-play = Play
control-pause = Pause
control-replay = Once more
control-back = One seed back
control-on = One seed on
control-lapBack = One lap back
control-lapOn = One lap on
control-skip = To the end of the move
control-slider = Where in the move
control-speed = Speed
control-strip = Laps of the move
control-transport = The move, seed by seed
control-cancel = Another hole
speed-instant = at once
speed-times = { $speed }×

about-title = About Bingwa

home-rules = Rules
home-puzzles = Solve puzzles
home-analyse = Analyse a game
home-editor = Set up a position
analyse = Analyse
open = Open
not-fetched = This page could not be fetched. Are you connected? Load it again to try once more.

no-such-game = There is no such game
no-such-game-about = “{ $game }” is none of the games here.
choose-game = Choose a game
lost-title = There is no such page
lost-about = The address leads nowhere. The games are on the first page.
healed = The program stopped and was started again. Your game is safe.
unkept = This browser keeps nothing at the moment: if you close the page, the game is lost.
updated = A new version of Bingwa is on this device. Your game and settings stay.
updated-use = Use it now
failed = That did not work: { $why }
close = Close
list-more = { $before }, { $item }
list-or = { $before } or { $item }
list-and = { $before } and { $item }
