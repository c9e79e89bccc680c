# A game under way
you = Vós ({ $seat })
showing = { $seat } juga { $move }…
thinking = L’ordinador rumia…
undo = Desfés
resign = Abandona
resign-sure = Voleu abandonar aquesta partida?
resign-yes = Sí, abandono
opposite = Cara a cara
new-again = Torna a jugar
moves-played = Jugades
no-game = Encara no hi ha cap partida.
confirm-move = Juga { $move }
confirm-other = Una altra jugada
clock = Rellotge
clock-none = sense rellotge
clock-control = { $minutes ->
    [one] un minut
   *[other] { $minutes } minuts
}{ $seconds ->
    [0] {""}
    [one] {" "}i un segon per jugada
   *[other] {" "}i { $seconds } segons per jugada
}
clock-of = Queda { $time } a { $seat }
over-won-late = { $winner } ha guanyat: { $loser } ha esgotat el temps.
only-move = Només hi ha una jugada: { $move }.
elsewhere = La partida ha continuat en una altra pestanya. Així és com està.
hint-proven = Demostrat: no hi ha res millor que { $move }. { $words }
