# The lessons. Bao's own words are kept and explained where they are first used.

learn-title = Learn
learn-about = Short lessons on a board. Each step gives you something to do, and the rules tell you whether it is done.
learn-lost = There is no such lesson. Choose another here.
learn-of-kujifunza = The learners’ game: the best way to Bao la Kiswahili.
learn-of-kiswahili = The great game, from the first seed out of the reserve to takasia.
learn-of-kigogo = Long rows and long relays; the last seed decides.
learn-of-kimasai = Single stones, single steps. The simplest moves of all.
learn-of-kingulu = A small board, sown all the way round.
learn-go = { $done ->
    [0] Begin
   *[other] Go on
}
learn-all-done = All done
learn-all = { $number ->
    [one] One lesson
   *[other] All { $number } lessons
}
learn-progress = { $done } of { $of } done
learn-done = done
learn-next-one = next
learn-again-all = Forget what is done
learn-step = Step { $number } of { $of }
learn-again = Try again
learn-next = Next step
learn-next-lesson = Next lesson: { $lesson }
learn-right = Well done.
learn-right-hole = Right: { $hole }.
learn-not = It is not { $hole }. Try another hole.
learn-begin = Begin with { $hole }.
learn-count = { $reserve ->
    [yes] Put a seed from the reserve into { $hole } in your mind, lift them all, and drop them one by one.
   *[no] Lift { $hole } in your mind, and drop the seeds one by one.
}
learn-answer = It is { $hole }.

goal-any = Play a legal move.
goal-ends = Play a move that ends in { $hole }.
goal-laps = Play a move of { $number } laps or more.
goal-captures = Capture { $number } times or more in one move.
goal-seeds = { $rules ->
    [kimasai] Take { $number } stones or more with one move.
   *[other] Capture { $number } seeds or more with one move.
}
goal-takes = Capture { $hole }.
goal-enters = Capture, and let the seeds enter by { $hole }.
goal-stop = Capture, and stop in your house.
goal-safari = Go on from your house: play safari.
goal-takasia = Play a takata that takasias a hole.
goal-reserve = Reserve a hole.
goal-safe = { $number ->
    [0] Move so that your opponent can’t capture.
    [one] Move so that your opponent can capture one seed at the most.
   *[other] Move so that your opponent can capture { $number } seeds at the most.
}
goal-wins = Win with one move.
goal-lands = Choose the hole where the first lap of { $move } ends.
goal-last = Choose the hole where { $move } ends.
goal-captured = Choose the hole that { $move } captures.
goal-frozen = Choose the hole that is takasiaed.
goal-entered = Choose the kichwa by which the seeds enter that { $move } captures.

wrong-ends = That move ended in { $found }. Find one that ends in { $hole }.
wrong-laps = { $found ->
    [one] That move had one lap.
   *[other] That move had { $found } laps.
} It should have { $number } or more.
wrong-captures = { $found ->
    [0] That move captured nothing.
    [one] That move captured once.
   *[other] That move captured { $found } times.
} It should capture { $number } times or more.
wrong-seeds = { $found ->
    [0] That move took nothing.
    [one] That move took only one.
   *[other] That move took only { $found }.
} It should take { $number } or more.
wrong-takes = That move did not capture { $hole }.
wrong-enters = { $found ->
    [none] That move captured nothing.
   *[other] The seeds entered by { $found }, and not by { $hole }.
}
wrong-stop = That move did not stop in the house.
wrong-safari = That move did not go on from the house.
wrong-takasia = That takata takasiaed nothing. After it, exactly one hole of your opponent’s must be in danger, and none of yours.
wrong-reserve = That move reserved nothing. The last seed must make a hole of three into four.
wrong-safe = Now your opponent can capture { $found }.
wrong-wins = That move does not win yet.

lesson-kujifunza-sowing = Sow a lap
lesson-kujifunza-sowing-1 = You are South: the two rows below are yours. To sow, lift all the seeds of a hole and drop one into each hole that follows. This is a lap. A3> says: lift A3, and the first seed falls towards A4.
lesson-kujifunza-sowing-2 = Your two rows are a ring. After A8 the way goes round the corner to B8, and back along the back row.
lesson-kujifunza-sowing-3 = In this game you sow whichever way you like. Choose a hole, then the arrow beside it.
lesson-kujifunza-relay = Sow on
lesson-kujifunza-relay-1 = The last seed falls into an empty hole: the move ends. It falls into an occupied hole: lift all that is there, the new seed too, and sow on from the next hole. Here the last seed of A2> meets a seed in A4.
lesson-kujifunza-relay-2 = Sowing on is called a relay. Many laps may follow each other; together they are one move.
lesson-kujifunza-relay-3 = Count ahead. A move that looks short may run far round the corner.
lesson-kujifunza-capture = Capture
lesson-kujifunza-capture-1 = Front holes look at each other across the middle: A2 and a7 are such a pair. If your last seed falls into a front hole of yours that was occupied, and the facing hole is occupied, you capture all that lies there.
lesson-kujifunza-capture-2 = Now you. Find the hole whose last seed ends opposite your target.
lesson-kujifunza-capture-3 = Seeds of the back row reach the front row round the corner. They capture in the same way.
lesson-kujifunza-kichwa = By the head
lesson-kujifunza-kichwa-1 = Captured seeds stay in the game. You sow them on your side, and they enter by a kichwa, a head: A1 or A8. The first falls into the kichwa, the others go towards the centre. If you capture from one of the holes 3 to 6 you choose the kichwa.
lesson-kujifunza-kichwa-2 = If your hole 1 or 2 captures, the seeds enter by the near kichwa, A1. If your hole 7 or 8 captures, they enter by A8. There is no choice.
lesson-kujifunza-kichwa-3 = The choice matters. By one kichwa this move captures twice, by the other only once.
lesson-kujifunza-chain = One capture after another
lesson-kujifunza-chain-1 = A capturing move goes on. Each lap that ends in an occupied front hole facing seeds captures again, and a lap of captured seeds does so, too.
lesson-kujifunza-chain-2 = This is how a game begins: two seeds in every hole. The very first move can capture three times.
lesson-kujifunza-chain-3 = And there is a still better one.
lesson-kujifunza-must = You must capture
lesson-kujifunza-must-1 = Who can capture must capture. All other holes are closed for now. Touch one of them, and you are told why.
lesson-kujifunza-must-2 = If several captures are possible the choice is yours.
lesson-kujifunza-must-3 = A first lap of sixteen seeds or more never captures. So the big heap can’t begin here, for there is a capture elsewhere.
lesson-kujifunza-takata = Takata
lesson-kujifunza-takata-1 = If no move begins with a capture you play a takata, “to clean”. It is marked with a star, and captures nothing, wherever its laps end.
lesson-kujifunza-takata-2 = A takata begins in the front row, with two seeds or more. Only if no front hole has two does the back row begin.
lesson-kujifunza-takata-3 = If a kichwa is the only front hole with seeds, it is sown towards the centre. Else your front row might become empty, and that would be the end.
lesson-kujifunza-win = Bao hamna
lesson-kujifunza-win-1 = Whose front row is empty has lost, at that moment. Hamna: there is nothing. Seeds in the back row don’t help.
lesson-kujifunza-win-2 = Sometimes one long move sweeps the whole row.
lesson-kujifunza-win-3 = Who has no legal move has lost, too: single seeds never begin a move.
lesson-kujifunza-win-4 = Look at what your opponent threatens before you move.

lesson-kingulu-round = Round the board
lesson-kingulu-round-1 = Six holes are yours, A1 to A6, and you are South. Lift a hole and sow to the right, on along the enemy’s row, and home again. There is only this way.
lesson-kingulu-round-2 = If your first lap ends in a hole of your own that holds seeds, the move is not legal. Touch such a hole, and you are told so.
lesson-kingulu-round-3 = If the last seed falls into an empty hole of the enemy’s, the move ends.
lesson-kingulu-relay = Sow on
lesson-kingulu-relay-1 = If the last seed falls into an enemy hole with seeds, lift them all, the new one too, and sow on. In later laps your own occupied holes are lifted as well.
lesson-kingulu-relay-2 = So moves grow long. This is how a game begins, and one of the first moves ends in A5 after five laps.
lesson-kingulu-relay-3 = Count before you move: where does this one come to rest?
lesson-kingulu-capture = Capture
lesson-kingulu-capture-1 = The last seed falls into an empty hole of your own, and the facing hole is occupied: you capture the facing seeds and your own last seed. They are points. Numbers that face each other add up to seven.
lesson-kingulu-capture-2 = A capture may come after many laps.
lesson-kingulu-capture-3 = Compare: more than one move captures here.
lesson-kingulu-mtoto = Put a child
lesson-kingulu-mtoto-1 = If your last seed falls into an enemy hole that held exactly three, the hole is reserved for you for ever. This is kuweka mtoto, “to put a child”. If the lap had two seeds or more, the last but one goes in as well.
lesson-kingulu-mtoto-2 = Look for a hole of three, and for a hole of yours whose last seed just reaches it.
lesson-kingulu-mtoto-3 = Each seed that falls into a reserved hole from now on is its owner’s. Nobody lifts it, and a lap that ends in it ends the move. Here a3 is yours.
lesson-kingulu-mtoto-4 = A child may be put at the end of a longer move, too.
lesson-kingulu-score = Count
lesson-kingulu-score-1 = The game ends when the player to move has no legal move. Each counts what he has captured, what lies in his own row, and what his reserved holes hold. More wins.
lesson-kingulu-score-2 = A hole of yours is in danger if it faces an empty hole in which an enemy lap can end. Look after your largest.
lesson-kingulu-score-3 = Every seed counts at the end. Find the move that wins.

lesson-kiswahili-start = The first seeds
lesson-kiswahili-start-1 = You are South. Ten seeds lie on your side and 22 in reserve, in your hand. This is namua, the first stage. If you can’t capture, put a seed from the reserve into a front hole, lift the whole hole, and sow it either way. Such a move is a takata, and has a star.
lesson-kiswahili-start-2 = The square hole A5 is your house, nyumba. While it holds six seeds or more it doesn’t begin a takata, as long as another front hole can. Try it: you are told why not.
lesson-kiswahili-start-3 = Your two rows are a ring. After A8 the way goes round the corner to B8.
lesson-kiswahili-namua = Namua
lesson-kiswahili-namua-1 = A capture in namua: put a seed from the reserve into an occupied front hole of yours that faces an occupied hole. You capture what lies in the facing hole. A2 faces a7: together they make nine.
lesson-kiswahili-namua-2 = Your own hole keeps its seeds and the new one. The captured seeds are sown on your side.
lesson-kiswahili-namua-3 = Several holes of yours face seeds here. Choose the right one.
lesson-kiswahili-heads = By the head
lesson-kiswahili-heads-1 = The ends of your front row, A1 and A8, are the vichwa, the heads. Captured seeds enter there: the first falls into the kichwa, the others go towards the centre. Holes 1 and 2 are the left kimbi, holes 7 and 8 the right one: from a kimbi the seeds enter by the near kichwa.
lesson-kiswahili-heads-2 = If you capture from one of the holes 3 to 6, you choose the kichwa.
lesson-kiswahili-heads-3 = Look where the last of the captured seeds will fall.
lesson-kiswahili-chain = One capture after another
lesson-kiswahili-chain-1 = If a lap of a capturing move ends in an occupied front hole of yours that faces seeds, you capture again. From the kimbi the near kichwa holds; from the centre the seeds keep their direction.
lesson-kiswahili-chain-2 = The choice of the first kichwa decides how far the move goes.
lesson-kiswahili-relay = Sow on
lesson-kiswahili-relay-1 = If a lap ends in an occupied hole from which you can’t capture, you lift it all and sow on the same way. Only an empty hole ends the move.
lesson-kiswahili-relay-2 = A relay may carry a move round the corner and home again.
lesson-kiswahili-must = You must capture
lesson-kiswahili-must-1 = If a capture is possible you must play one. Touch another hole, and you are told which can.
lesson-kiswahili-must-2 = Which capture, is your choice.
lesson-kiswahili-takata = Takata
lesson-kiswahili-takata-1 = While your house holds six or more, a takata may begin from any other occupied front hole, even from a single seed.
lesson-kiswahili-takata-2 = If your house is lost or small, a takata needs a hole that held two seeds or more, unless all are single. Here the house is lost.
lesson-kiswahili-house = The house
lesson-kiswahili-house-1 = The house is a store. In namua, a takata that ends in a house of six or more ends there, though seeds lie in it.
lesson-kiswahili-house-2 = With fewer than six the house is dormant: it plays like any other hole, and who lifts it has lost it for ever. Keep it.
lesson-kiswahili-stop = Stop in the house
lesson-kiswahili-stop-1 = In namua, if a lap of a capturing move ends in your house of six or more, you choose: stop, or go on.
lesson-kiswahili-stop-2 = Here the way to the house leads over two captures.
lesson-kiswahili-safari = Safari
lesson-kiswahili-safari-1 = Going on from the house is safari, a journey. You lift the whole house, and it is lost for ever.
lesson-kiswahili-safari-2 = So safari must be worth a house. This one brings two captures more.
lesson-kiswahili-safari-3 = And this one wins.
lesson-kiswahili-tax = The tax
lesson-kiswahili-tax-1 = If your house of six or more is your only occupied front hole, and you can’t capture, it pays a tax: a seed is put in, and only two are lifted and sown. The house stays yours.
lesson-kiswahili-tax-2 = The two seeds go whichever way you like.
lesson-kiswahili-tax-3 = A lone house of fewer than six pays no tax. It is sown whole, and lost.
lesson-kiswahili-rob = The enemy’s house
lesson-kiswahili-rob-1 = Your opponent’s house a5 faces your A4. Who captures it takes a treasure, and the house is lost for ever.
lesson-kiswahili-rob-2 = It may be reached at the end of a long move.
lesson-kiswahili-guard = Guard your own
lesson-kiswahili-guard-1 = Before you move, ask what your opponent could capture next. A seed from the reserve captures only from an occupied hole that faces yours.
lesson-kiswahili-guard-2 = Sometimes only one move leaves nothing to take.
lesson-kiswahili-mtaji = Mtaji
lesson-kiswahili-mtaji-1 = When your reserve is spent you are in mtaji, the second stage. Now you lift a hole with 2 to 15 seeds. If the last seed of its first lap falls into an occupied front hole of yours that faces seeds, you capture them.
lesson-kiswahili-mtaji-2 = A back hole may begin, too, if its last seed reaches the front row.
lesson-kiswahili-mtaji-3 = After the first capture the move goes on as you know it.
lesson-kiswahili-way = Keep the way
lesson-kiswahili-way-1 = In mtaji you never choose the kichwa. From the centre the seeds keep the direction in which you sowed: to the right, so they enter at the left.
lesson-kiswahili-way-2 = So choose the kichwa by the way in which you begin.
lesson-kiswahili-sweep = Takata in mtaji
lesson-kiswahili-sweep-1 = If no capture is possible you lift a front hole with two seeds or more. The house may begin, too, but then it is lost.
lesson-kiswahili-sweep-2 = Only if no front hole has two seeds does the back row begin.
lesson-kiswahili-sweep-3 = A first lap of sixteen or more never captures. So the big heap may not begin while another hole can capture.
lesson-kiswahili-takasia = Takasia
lesson-kiswahili-takasia-1 = A takata in mtaji can freeze a hole. It does so if your opponent can’t capture then, and exactly one of his front holes could be captured by you next. That hole is takasiaed.
lesson-kiswahili-takasia-2 = His functional house is never takasiaed, nor his only occupied front hole, nor his only one with two seeds or more.
lesson-kiswahili-takasia-3 = Find the takata that leaves a single hole in danger.
lesson-kiswahili-frozen = Takasiaed
lesson-kiswahili-frozen-1 = Now it has happened to you. The takasiaed hole bears a mark.
lesson-kiswahili-frozen-2 = For this one move you may not begin from it. Touch it, and you are told so.
lesson-kiswahili-frozen-3 = And a lap that ends in it ends the move, though seeds lie there.
lesson-kiswahili-hamna = Bao hamna
lesson-kiswahili-hamna-1 = Whose front row is empty has lost at once: bao hamna, there is nothing on the board. A win while seeds are still in hand is called mkononi.
lesson-kiswahili-hamna-2 = In mtaji a row is swept in the same way.
lesson-kiswahili-hamna-3 = Who has no legal move has lost, too. Single seeds never begin a move in mtaji.
lesson-kiswahili-ahead = Think ahead
lesson-kiswahili-ahead-1 = You know all the rules now. What is left is foresight: of the captures that you have, one leaves your opponent nothing.
lesson-kiswahili-ahead-2 = Once more. After this, play.

lesson-kigogo-round = Round your rows
lesson-kigogo-round-1 = You are South, and own the two rows below. You sow one way only: along the front row to your left, round the corner, and along the back row to your right.
lesson-kigogo-round-2 = A hole needs two seeds or more. The last seed in an empty hole ends the move.
lesson-kigogo-relay = Sow on
lesson-kigogo-relay-1 = If the last seed falls into an occupied hole, lift all that is there, the new seed too, and sow on from the next hole.
lesson-kigogo-relay-2 = This is how a game begins. Some first moves are short, some run far.
lesson-kigogo-take = Take
lesson-kigogo-take-1 = You capture only where the move ends. If its last seed fell into an empty front hole, and the facing hole holds seeds, these leave the game, and those of the back hole behind them, too.
lesson-kigogo-take-2 = Two holes at once: that is a rich capture.
lesson-kigogo-take-3 = If the facing hole is empty nothing is taken, however much lies behind it.
lesson-kigogo-take-4 = Nobody must capture, and nobody must take the first capture he sees. Find the best.
lesson-kigogo-single = Single seeds
lesson-kigogo-single-1 = As long as you own a hole with two seeds or more, single seeds stay where they are.
lesson-kigogo-single-2 = If you have only single seeds, one of them steps into the next hole, and only if that is empty. It captures as well.
lesson-kigogo-end = The end
lesson-kigogo-end-1 = Who has no legal move, or no seeds, has lost.
lesson-kigogo-end-2 = Look across before you move: what could your opponent reach?

lesson-kimasai-step = One step
lesson-kimasai-step-1 = You are South, and own the two rows below. A move is one stone, one step: along the front row to your left, round the corner, and along the back row to your right. The next hole must be empty. At the start a single stone can move.
lesson-kimasai-step-2 = A stone behind another one must wait.
lesson-kimasai-take = Take
lesson-kimasai-take-1 = A stone that enters a front hole looks across. If a stone lies in the facing hole, it leaves the game, and with it the stone behind, if there is one.
lesson-kimasai-take-2 = Two stones are better than one.
lesson-kimasai-take-3 = If the facing hole is empty nothing is taken, even if a stone lies behind it.
lesson-kimasai-enter = From the back row
lesson-kimasai-enter-1 = At the right end the way leads from the back row to the front row.
lesson-kimasai-enter-2 = A stone that comes in there takes at once.
lesson-kimasai-safe = Out of reach
lesson-kimasai-safe-1 = Your opponent’s stones go the same way round, seen from his side. A stone of yours is in danger if one of his is about to step opposite it.
lesson-kimasai-safe-2 = Step away, or wait: a stone in the back row is in danger only with the one in front of it.
lesson-kimasai-end = The end
lesson-kimasai-end-1 = Who has no stone left has lost.
lesson-kimasai-end-2 = Once more: which stone ends the game?
