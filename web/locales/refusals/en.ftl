# Why a move is not legal
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
refusal-house = { $hole } is the functional house (nyumba), from which a move begins only where all other front holes are empty; { $count ->
    [one] { $all } is occupied.
   *[other] { $all } are occupied.
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
