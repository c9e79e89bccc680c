# Puzzles
puzzles-title = Puzzles
puzzles-about = { $number ->
    [one] A position in which one move does it, and no other.
   *[other] { $number } positions in which one move does it, and no other. All come from games of the engine, and each is proven.
}
puzzles-choose = Choose puzzles
puzzles-game = Game
puzzles-all-games = All games
puzzles-level = Difficulty
puzzles-all-levels = All
puzzle-level-easy = Easy
puzzle-level-middling = Middling
puzzle-level-hard = Hard
puzzles-theme = Theme
puzzles-all-themes = All themes
puzzles-go = Solve the next one
puzzles-count = { $solved } of { $number } solved
puzzles-win = { $moves ->
    [one] Win in one move
   *[other] Win in { $moves } moves
}
puzzles-margin = The one best move
puzzles-goal-in = { $game } · { $goal }
puzzles-state-new = not tried yet
puzzles-state-solved = solved
puzzles-state-helped = solved at a second try or with help
puzzles-state-failed = tried, not solved yet
puzzle-of-the-day = Puzzle of the day
puzzles-today-go = Solve it
puzzles-today-done = Solved: look again
puzzle-streak = { $days ->
    [0] No day in a row yet
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-your-rating = Your rating: { $rating }
puzzle-lost = There is no puzzle at this address: here are all of them.
puzzle-win = { $moves ->
    [one] { $seat } to move: win at once
   *[other] { $seat } to move: win in { $moves } moves
}
puzzle-margin = { $seat } to move: find the one best move
puzzle-find = Find the move for { $seat }.
puzzle-looking = Let us see what is answered …
puzzle-right = Right! And the answer:
puzzle-go-on = Right. Go on!
puzzle-wrong = { $move } is not it: { $seat } answers { $answer }.
puzzle-wrong-over = { $move } is not it: the game is over.
puzzle-wrong-margin = { $ahead ->
    [yes] { $move } is not it: { $seat } answers { $answer }, and you end with { $margin } seeds more. More is to be had.
    [no] { $move } is not it: { $seat } answers { $answer }, and you end with { $margin } seeds fewer. You can do better.
   *[even] { $move } is not it: { $seat } answers { $answer }, and it ends even. You can do better.
}
puzzle-again = Try again
puzzle-skip = Another one
puzzle-next = Next puzzle
puzzle-hint-hole = It begins with { $hole }.
puzzle-hint-move = The move is { $move }.
puzzle-solved-win = { $moves ->
    [one] Solved: won at once.
   *[other] Solved: won in { $moves } moves.
}
puzzle-solved-margin = { $ahead ->
    [yes] Solved: with best play you end with { $margin } seeds more.
    [no] Solved: with best play you lose by { $margin } seeds only.
   *[even] Solved: with best play it ends even.
}
puzzle-ratings = { $by ->
    [0] This puzzle: { $rating } · you: { $yours }
   *[other] This puzzle: { $rating } · you: { $yours } ({ $by })
}
puzzle-themes = What happens in it
theme-of-namua = Namua
theme-of-mtaji = Mtaji
theme-of-chain = Captures in a chain
theme-of-quiet = Quiet move
theme-of-modest = Modest move
theme-of-sacrifice = Sacrifice
theme-of-kichwa = Choice of kichwa
theme-of-direction = Choice of direction
theme-of-safari = Safari
theme-of-stop = Stop in the house
theme-of-house = The house
theme-of-takasia = Takasia
theme-of-reserving = A hole reserved
theme-of-endgame = Endgame
theme-of-hamna = Hamna: an empty front row
theme-of-no-moves = No moves left
theme-of-no-seeds = All seeds taken
