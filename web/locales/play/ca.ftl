# A game under way
you = Vós ({ $seat })
thinking = L’ordinador rumia…
undo = Desfés
resign = Abandona
resign-sure = Voleu abandonar aquesta partida?
resign-yes = Sí, abandono
opposite = Cara a cara
new-again = Torna a jugar
moves-played = Jugades
no-game = Encara no hi ha cap partida.
choose-game = Tria un joc
confirm-move = Juga { $move }
confirm-other = Una altra jugada
