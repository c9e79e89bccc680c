# Բինգվան հայերեն։ Բաոյի բառերը պահպանվում են և բացատրվում, երբ առաջին անգամ են հանդիպում. փոսերի անունները լատինատառ են։

app-name = Բինգվա
page-title = { $page } · { app-name }
app-aim = Արևելյան Աֆրիկայի բաո խաղերը, որտեղ երևում է, թե ինչպես է ընկնում ամեն մի սերմ։
menu = Ընտրացանկ
menu-home = Խաղեր
menu-game = Խաղը
menu-settings = Կարգավորումներ
skip-to-content = Անցնել բովանդակությանը
loading = Տախտակը պատրաստվում է…

home-title = Ո՞ր բաոն
home-start = Նո՞ր եք ծանոթանում Բաոյին։ Սկսեք { game-kujifunza } խաղից
home-continue = Շարունակել խաղը
home-continue-about = { $game }, { $moves ->
    [0] դեռ չսկսված
    [1] մեկ քայլից հետո
   *[other] { $moves } քայլից հետո
}
home-away = Մի կողմ դրված խաղեր
home-away-about = Այստեղ պահվում են ձեր մի կողմ դրած վերջին { $most } խաղերը։
two-persons = Երկու հոգի
home-play = Խաղալ { $game }
home-watch = Դիտել մի քայլ՝ { $game }

game-kiswahili = Բաո լա Կիսվահիլի
game-kiswahili-zanzibar = Բաո լա Կիսվահիլի (Զանզիբար)
game-kujifunza = Բաո լա Կուջիֆունզա
game-kujifunza-zanzibar = Բաո լա Կուջիֆունզա (Զանզիբար)
game-kigogo = Բաո Կիգոգո
game-kimasai = Բաո լա Կիմասաի
game-kingulu = Բաո Կինգուլու
about-kiswahili = Ծովափի մեծ խաղը՝ երկու փուլով. սկզբում սերմերը գալիս են պահուստից, հետո շարժվում են տախտակի սերմերը։
about-kiswahili-zanzibar = Նույն խաղը, ինչպես այն խաղում են Զանզիբարի մրցաշարերում։
about-kujifunza = Սովորողների խաղը. երկուական սերմ ամեն փոսում, և գրավում՝ հենց առաջին քայլից։
about-kujifunza-zanzibar = Նույնը. գրավված սերմերը պահպանում են ուղղությունը։
about-kigogo = Գոգոների խաղը. երկար շարքեր, մեկ ուղղություն, և գրավում այնտեղ, որտեղ ընկնում է վերջին սերմը։
about-kimasai = Մասայիների խաղը. առանձին քարերը քայլում են և վերցնում այն, ինչի դիմաց հայտնվում են։
about-kingulu = Նգուլուների խաղը. երկու շարք և փոսեր, որոնք ընդմիշտ ձերն են դառնում։

new-game = Խաղ
level = { $number }, { $name }
level-mwanafunzi = մվանաֆունզի (սովորող)
level-mchezaji = մչեզաջի (խաղացող)
level-fundi = ֆունդի (հմուտ)
level-bingwa = բինգվա (վարպետ)

south = Հարավ
north = Հյուսիս
computer = Համակարգիչ ({ $seat }), մակարդակ { $level }
computer-perfect = Համակարգիչ ({ $seat }), անսխալ, որտեղ խաղը լուծված է
your-turn = Ձեր հերթն է։
turn-of = Հերթը՝ { $seat }։
hint = Հուշում
hint-is = Լավ քայլ՝ { $move }։ { $words }
no = Ոչ
turn-board = Շրջել տախտակը
record = Պահել գրառումը

# Կողմերի անունները բաղաձայնով են վերջանում, և հոդն ու վերջավորությունը կցվում են դրանց։
over-won-hamna = { $winner }ը հաղթեց. { $loser }ի առջևի շարքը դատարկ է։
over-won-no-moves = { $winner }ը հաղթեց. { $loser }ը թույլատրելի քայլ չունի։
over-won-no-seeds = { $winner }ը հաղթեց. { $loser }ին տախտակին ոչինչ չմնաց։
over-won-score = { $winner }ը հաղթեց { $high }:{ $low } հաշվով։
over-won-repetition = { $winner }ը հաղթեց { $high }:{ $low } հաշվով. դիրքը կրկնվեց։
over-won-resigned = { $winner }ը հաղթեց. { $loser }ը հանձնվեց։
over-drawn-score = Ոչ-ոքի՝ { $high }:{ $low }։
over-drawn-repetition = Ոչ-ոքի. դիրքը կրկնվեց։

board = { $game }, հերթը՝ { $seat }
seeds = { $number ->
    [1] մեկ սերմ
   *[other] { $number } սերմ
}
row = { $row }: { $seeds }
hole = { $name }{ $state ->
    [functional] {", տուն,"}
    [dormant] {", քնած տուն,"}
    [lost] {", կորած տուն,"}
    [reserved] {", վերապահված,"}
    [takasia] {", տակասիայի մեջ,"}
   *[none] {","}
} { $number ->
    [1] մեկ սերմ
   *[other] { $number } սերմ
}{ $ways ->
    [0] {""}
   *[other] {", "}կարելի է խաղալ դեպի { $towards }
}
plate-namua = նամուա
plate-mtaji = մտաջի
plate-house-functional = նյումբա (տուն)
plate-house-dormant = քնած նյումբա
plate-house-lost = կորած նյումբա
plate-between = { "\u00A0· " }
plate-to-move = իր հերթն է
plate-playing = խաղում է
plate-takasia = { $hole } տակասիայի մեջ
plate-reserved = { $holes } վերապահված
hand-reserve = { $number } պահուստում
hand-store = { $number } գրավված
hand-won = { $number } շահած
choice-direction = Ցանել { $hole } փոսը դեպի { $to }
choice-kichwa = Գրավված սերմերը մտնում են { $to } փոսից
choice-stop = Կանգնել տանը՝ { $hole }
choice-safari = Շարունակել տնից՝ { $hole }
choice-begin = Սկսել { $hole } փոսից
choices = { $count ->
    [1] { $first }։
    [2] { $first }։ { $second }։
   *[other] { $first }։ { $second }։ { $third }։
}
choose-direction = Ընտրե՛ք ցանելու ուղղությունը։
choose-kichwa = Ընտրե՛ք, թե որ ծայրից են մտնում գրավված սերմերը։
choose-house = Ընտրե՛ք՝ կանգնել տանը, թե շարունակել։
safari = Սաֆարի՝ շարունակել
stop = Կանգնել այստեղ
moved = { $move }՝ { $laps ->
    [1] մեկ պտույտ
   *[other] { $laps } պտույտ
}{ $captured ->
    [0] {""}
    [1] {", "}գրավում է մեկ սերմ
   *[other] {", "}գրավում է { $captured } սերմ
}, ավարտվում է { $to } փոսում։
lap = Պտույտ { $number }՝ { $seeds ->
    [1] մեկ սերմ
   *[other] { $seeds } սերմ
}, { $from } փոսից մինչև { $to }. { $end }
lap-end = { $captured ->
    [0] {""}
   *[other] գրավում է { $captured }
}
lap-relay = շարունակում է
lap-safari = սաֆարի
lap-stop = կանգնում է
lap-last = վերջ
instant = { $instant } / { $of }
control-play = Խաղարկել
control-pause = Դադար
control-replay = Եվս մեկ անգամ
control-back = Մեկ սերմ հետ
control-on = Մեկ սերմ առաջ
control-lapBack = Մեկ պտույտ հետ
control-lapOn = Մեկ պտույտ առաջ
control-skip = Քայլի վերջը
control-slider = Տեղը քայլի մեջ
control-speed = Արագություն
control-strip = Քայլի պտույտները
control-transport = Քայլը՝ սերմ առ սերմ
control-cancel = Ուրիշ փոս
speed-instant = միանգամից
speed-times = { $speed }×

about-title = Բինգվայի մասին
home-rules = Կանոններ

home-puzzles = Լուծել խնդիրներ
home-analyse = Վերլուծել խաղ
home-learn = Սովորել
home-editor = Շարել դիրք
analyse = Վերլուծել
open = Բացել
not-fetched = Այս էջը չստացվեց բեռնել։ Կապ կա՞։ Նորից փորձելու համար վերաբեռնեք այն։

no-such-game = Այդպիսի խաղ չկա
no-such-game-about = «{ $game }» այստեղի խաղերից չէ։
choose-game = Ընտրել խաղը
lost-title = Այդպիսի էջ չկա
lost-about = Հասցեն ոչ մի տեղ չի տանում։ Խաղերն առաջին էջում են։
healed = Ծրագիրը կանգ առավ և նորից գործարկվեց։ Ձեր խաղն ապահով է։
unkept = Այս դիտարկիչն այժմ ոչինչ չի պահում. եթե էջը փակեք, խաղը կկորչի։
updated = Բինգվայի նոր տարբերակն արդեն այս սարքում է։ Ձեր խաղն ու կարգավորումները կմնան։
updated-use = Օգտագործել հիմա
failed = Չստացվեց՝ { $why }
close = Փակել
list-more = { $before }, { $item }
list-or = { $before } կամ { $item }
list-and = { $before } և { $item }
