# Bingwa in English. Bao's own words are kept and explained where they are first used.

app-name = Bingwa
app-aim = The Bao games of East Africa, where every seed is seen to fall.
menu = Menu
menu-home = Games
menu-game = Your game
menu-settings = Settings
skip-to-content = To the content
loading = Setting up the board …

home-title = Which Bao?
home-continue = Go on with your game
home-continue-about = { $game }, { $moves ->
    [0] not begun
    [one] after one move
   *[other] after { $moves } moves
}
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

new-title = A new game
new-game = Game
new-reading = Rules
new-opponent = Against
new-opponent-computer = the computer
new-opponent-person = a person, on this device
new-level = Level
new-side = You play
new-side-south = South, and begin
new-side-north = North
new-begin = Begin
new-replaces = You have a game under way. Beginning another puts it away.
level = { $number }, { $name }
level-mwanafunzi = mwanafunzi (learner)
level-mchezaji = mchezaji (player)
level-fundi = fundi (expert)
level-bingwa = bingwa (master)

south = South
north = North
you = You ({ $seat })
computer = Computer ({ $seat }), level { $level }
your-turn = Your move.
turn-of = { $seat } to move.
thinking = The computer is thinking …
undo = Take back
hint = Hint
hint-is = A good move: { $move }.
resign = Resign
resign-sure = Resign this game?
resign-yes = Yes, resign
no = No
turn-board = Turn the board
opposite = Sit opposite
record = Save the record
new-again = Play again
moves-played = Moves
no-game = There is no game here yet.
choose-game = Choose a game

over-won-hamna = { $winner } has won: { $loser }’s front row is empty.
over-won-no-moves = { $winner } has won: { $loser } has no legal move.
over-won-no-seeds = { $winner } has won: { $loser } has nothing left on the board.
over-won-score = { $winner } has won, { $high } to { $low }.
over-won-repetition = { $winner } has won, { $high } to { $low }: the position has come back.
over-won-resigned = { $winner } has won: { $loser } resigned.
over-drawn-score = Drawn, { $high } to { $low }.
over-drawn-repetition = Drawn: the position has come back.

refusal-over = The game is over.
refusal-no-such-hole = The board has no { $hole }.
refusal-empty = { $hole } is empty: there is nothing in it to play with.
refusal-singleton = { $hole } holds a single seed, and that is too few to begin with.{ $count ->
    [0] {""}
   *[other] {" "}You can play { $any }.
}
refusal-back-row = The back row can’t begin here.{ $count ->
    [0] {""}
   *[other] {" "}You can play { $any }.
}
refusal-must-capture = You must capture: { $any } can.
refusal-captures = { $hole } captures { $all }, so it is no takata (a move without capture).
refusal-too-many = { $hole } holds { $number } seeds, and a first lap of so many never captures. You must capture: { $any } can.
refusal-house = { $hole } is the functional house (nyumba): it begins only when no other front hole is occupied, and { $count ->
    [one] { $all } is.
   *[other] { $all } are.
}
refusal-other-kichwa = The captured seeds must enter by the other kichwa (end hole), { $all }.
refusal-outwards = { $hole } is a kichwa (end hole) and the only occupied front hole: it is sown only towards the centre.
refusal-takasiaed = { $hole } is takasiaed (frozen for this move): no move may begin from it now.{ $count ->
    [0] {""}
   *[other] {" "}You can play { $any }.
}
refusal-no-safari = This move never ends a lap in the functional house, so there is no safari.
refusal-endless = That move has not ended after { $number } laps: it is taken to be endless, and endless moves are not legal.
refusal-blocked = The next hole, { $all }, is occupied: it would have to be empty.
refusal-own-occupied = The first lap would end in { $all }, an occupied hole of your own row: that is not allowed.
refusal-reserved = { $hole } is reserved: nobody ever lifts from it.
refusal-no-sign = There is one way to sow here.
refusal-no-choice = There is no kichwa to choose here.
refusal-not-yours = { $hole } is your opponent’s.
refusal-not-your-turn = It is not your move yet.

board = { $game }, { $seat } to move
seeds = { $number ->
    [one] one seed
   *[other] { $number } seeds
}
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
plate-between = { " · " }
plate-to-move = to move
plate-takasia = { $hole } takasiaed
plate-reserved = { $holes } reserved
hand-reserve = { $number } in reserve
hand-store = { $number } captured
hand-won = { $number } won
choice-direction = Sow { $hole } towards { $to }
choice-kichwa = Captured seeds enter at { $to }
choice-stop = Stop in the house { $hole }
choice-safari = Go on from the house { $hole }
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

settings-title = Settings
settings-language = Language
settings-theme = Light
theme-system = as the device
theme-light = day
theme-dark = night
settings-look = Board
look-wood = wood
look-plain = plain
look-contrast = high contrast
settings-numbers = Numbers instead of seeds
settings-speed = How fast moves are shown
settings-sound = Let the seeds be heard
settings-confirm = Ask before a move is made
about-title = About Bingwa
confirm-move = Play { $move }
confirm-other = Another move
settings-data = On this device
settings-data-about = Your games, settings and whatever else there is are kept in this browser and nowhere else.
settings-export = Take it along as a file
settings-import = Bring it back from a file
settings-import-unread = That is no file that Bingwa wrote. What is kept here stays as it is.
settings-delete = Delete everything
settings-delete-sure = Delete your games, settings and all else that is kept here?
settings-delete-yes = Yes, delete
settings-deleted = Deleted.

home-rules = Rules
home-analyse = Analyse a game
home-editor = Set up a position
analyse = Analyse
open = Open
not-fetched = This page could not be fetched. Are you connected? Load it again to try once more.

lost-title = There is no such page
lost-about = The address leads nowhere. The games are on the first page.
healed = The program stopped and was started again. Your game is safe.
unkept = This browser keeps nothing at the moment: if you close the page, the game is lost.
updated = A new version of Bingwa is on this device. Your game and settings stay.
updated-use = Use it now
broken-game = The kept game could not be read, and was set aside: { $why }
failed = That did not work: { $why }
close = Close
