# What is wrong with a position, a move or a record.

fault-line = line { $line }
fault-ply = ply { $ply }
fault-found = “{ $found }”
fault-and = { $first }, { $then }
fault-at = { $where }: { $what }

fault-rows = A board of this game has { $number } rows with / between them, not { $count }.
fault-counts = { $seat ->
    [S] South
   *[N] North
}’s { $row ->
    [front] front
   *[back] back
} row has { $number } counts with commas between them, not { $count }.
fault-count = Hole { $hole } takes a number from 0 to { $number }.
fault-seeds = { $count } seeds in all are too many: the game has { $number }.
fault-seat = After the rows comes who is to move: S or N.
fault-two-numbers = Seeds beside the board are written as two numbers with a comma between them, South’s first, such as 22,22.
fault-owners = Who owns a house (nyumba) is written SN, S, N or -.
fault-front-hole = The takasiaed hole is a hole of a front row such as A5, or - where there is none.
fault-end = The position is complete before this: nothing may follow.
fault-one-stone = Hole { $hole } takes at most one stone, not { $count }.
fault-reserved = Hole { $hole } is reserved, so it must hold at least { $number } seeds.
fault-front-seeds = Both front rows are empty: one of them must have seeds.
fault-reserve = While nobody has won, a reserve has at most { $number } seeds.
fault-no-hand = While nobody has won, there are no seeds beside the board.
fault-house-seeds = { $hole } is an owned house (nyumba), so it can’t be empty.
fault-of-mover = Only a hole of { $seat ->
    [S] South
   *[N] North
}, who is to move, can be takasiaed.
fault-reserve-first = No hole is takasiaed while there are seeds in a reserve.
fault-other-hole = On this board only { $hole } can be takasiaed.
fault-no-takasia = On this board no hole can be takasiaed.

fault-move-text = A move is a hole such as A5 or b3, with signs < > and marks + * # after it where it needs them.
fault-move-illegal = The move is not legal. { $why }
fault-move-ambiguous = This may mean { $any }: write one of them.
fault-over = The game is over before this move.

fault-rules = Bingwa knows no such rules.
fault-tag = A tag is a name of letters and digits and a text in quotes, between [ and ], and stands once.
fault-tags = A record has at most { $number } tags.
fault-comment = The comment has no end: its closing brace is missing.
fault-result = A result is 1-0, 0-1, 1/2-1/2 or *; what stands after the moves holds.
fault-no-result = After the moves no result follows: 1-0, 0-1, 1/2-1/2 or *.
fault-termination = That is no way in which a game can end.
fault-score = A score is the seeds of South and North, such as 26-22.
fault-ends-with = By the rules these moves end with { $any }.
fault-not-counted = In this game nothing is counted.
fault-not-over = By the rules the game is not over after these moves.
fault-untold = By the rules the game is not over after these moves, and nothing tells how it ended otherwise.
fault-resigned = Whoever resigns loses: the result is 1-0 or 0-1.
fault-agreed = An end that the players agree on is a draw: 1/2-1/2.
fault-nag = A mark is !, ?, !!, ??, !?, ?! or a number from $0 to $255, and stands after a move.
fault-variation = A variation stands between ( and ) after the move that it replaces, and has at least one move.
fault-moves = Here should stand a move, a comment, a variation or the result.
fault-start = A start of its own is announced, but its position is missing: the game was read from the usual start.
fault-json = That is no game record in JSON.
fault-too-deep = More than { $number } variations stand within one another.
fault-too-long = A game may have at most { $number } moves.

fault-link = What it holds can’t be unpacked.
fault-app = That is a fault of the app itself.
