# A game under way
you = Դուք ({ $seat })
showing = { $seat }ը խաղում է { $move }…
thinking = Համակարգիչը մտածում է…
undo = Հետ վերցնել
resign = Հանձնվել
resign-sure = Հանձնվե՞լ այս խաղում
resign-yes = Այո, հանձնվել
opposite = Նստել դեմ դիմաց
new-again = Նորից խաղալ
moves-played = Քայլեր
no-game = Այստեղ դեռ խաղ չկա։
confirm-move = Խաղալ { $move }
confirm-other = Ուրիշ քայլ
clock = Ժամացույց
clock-none = առանց ժամացույցի
clock-control = { $minutes ->
    [1] մեկ րոպե
   *[other] { $minutes } րոպե
}{ $seconds ->
    [0] {""}
    [1] {" "}և մեկ վայրկյան ամեն քայլի համար
   *[other] {" "}և { $seconds } վայրկյան ամեն քայլի համար
}
clock-of = { $seat }ին մնացել է { $time }
over-won-late = { $winner }ը հաղթեց. { $loser }ի ժամանակը սպառվեց։
only-move = Միայն մեկ քայլ կա՝ { $move }։
elsewhere = Խաղը շարունակվել է մեկ այլ ներդիրում։ Ահա նրա վիճակը։
hint-proven = Ապացուցված է. { $move } քայլից լավը չկա։ { $words }
