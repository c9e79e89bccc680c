# A game under way
you = You ({ $seat })
showing = { $seat } plays { $move } …
thinking = The computer is thinking …
undo = Take back
resign = Resign
resign-sure = Resign this game?
resign-yes = Yes, resign
opposite = Sit opposite
new-again = Play again
moves-played = Moves
no-game = There is no game here yet.
confirm-move = Play { $move }
confirm-other = Another move
clock = Clock
clock-none = none
clock-control = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}{ $seconds ->
    [0] {""}
    [one] {", "}and one second a move
   *[other] {", "}and { $seconds } seconds a move
}
clock-of = { $seat } has { $time } left
over-won-late = { $winner } has won: { $loser } ran out of time.
only-move = There is only one move: { $move }.
elsewhere = The game went on in another tab. This is how it stands.
hint-proven = Proven: nothing is better than { $move }. { $words }
