# A game under way
you = Դուք ({ $seat })
thinking = Համակարգիչը մտածում է…
undo = Հետ վերցնել
resign = Հանձնվել
resign-sure = Հանձնվե՞լ այս խաղում
resign-yes = Այո, հանձնվել
opposite = Նստել դեմ դիմաց
new-again = Նորից խաղալ
moves-played = Քայլեր
no-game = Այստեղ դեռ խաղ չկա։
choose-game = Ընտրել խաղը
confirm-move = Խաղալ { $move }
confirm-other = Ուրիշ քայլ
