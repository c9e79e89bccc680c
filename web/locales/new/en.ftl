# A new game
new-title = A new game
new-reading = Rules
new-opponent = Against
new-opponent-computer = the computer
new-opponent-person = a person, on this device
new-level = Level
new-side = You play
new-side-south = South, and begin
new-side-north = North
new-begin = Begin
new-replaces = You have a game under way. Beginning another puts it away: you can take it up again on the first page.
