# A new game
new-title = Partida nova
new-reading = Regles
new-opponent = Contra
new-opponent-computer = l’ordinador
new-opponent-person = una persona, en aquest dispositiu
new-level = Nivell
new-side = Jugueu amb
new-side-south = Sud, i comenceu
new-side-north = Nord
new-begin = Comença
new-replaces = Teniu una partida en curs. Si en comenceu una altra, aquesta es desarà: la podreu reprendre des de la primera pàgina.
