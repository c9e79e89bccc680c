# A game under way
you = You ({ $seat })
thinking = The computer is thinking …
undo = Take back
resign = Resign
resign-sure = Resign this game?
resign-yes = Yes, resign
opposite = Sit opposite
new-again = Play again
moves-played = Moves
no-game = There is no game here yet.
choose-game = Choose a game
confirm-move = Play { $move }
confirm-other = Another move
