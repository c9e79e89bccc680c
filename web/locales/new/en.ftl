# A new game
new-title = A new game
new-reading = Rules
new-opponent = Against
new-opponent-computer = the computer
new-opponent-perfect = the computer, perfect where the game is solved
new-perfect-start = It plays the best moves wherever they are proven, as they are at the start; elsewhere it plays as at level { $level }.
new-perfect-endings = Only the ends of this game, with few seeds on the board, are solved: there it makes no mistake. Before them it plays as at level { $level }.
new-opponent-person = a person, on this device
new-level = Level
new-side = You play
new-side-south = South, and begin
new-side-north = North
new-begin = Begin
new-replaces = You have a game under way. Beginning another puts it away: you can take it up again on the first page.
new-from = { $game }, from the position on the board. { $turn ->
    [S] South
   *[N] North
} is to move.
new-unfit = This address holds no position that can be played. { $why }
new-usual = From the usual start
