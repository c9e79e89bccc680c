# Խաղերի վերլուծություն և դիրքերի շարում։

analysis-title = Վերլուծություն
analysis-moves = Քայլեր և տարբերակներ
analysis-start = Սկիզբ
analysis-variation = Տարբերակ { $move }
analysis-earlier = Վերադառնալ նախորդ խաղին
analysis-unread = Այս խաղը մինչև վերջ չի կարդացվում՝ { $why }
earlier-title = Նախորդ վերլուծությունները
earlier-about = Այստեղ պահվում են վերջին { $most }-ը։
earlier = { $game }, { $plies ->
    [1] մեկ քայլ
   *[other] { $plies } քայլ
}
earlier-at = { $what }. մի կողմ է դրվել { $when }
earlier-delete = Ջնջել
earlier-delete-yes = Այո, ջնջել
earlier-sure = Ջնջե՞լ այս վերլուծությունը
open-part = { $moves ->
    [1] Բացել դրանից առաջ եղած մեկ քայլը
   *[other] Բացել դրանից առաջ եղած { $moves } քայլը
}
link-broken = Այս հղումը ոչ մի խաղի չի տանում. գուցե դրա մի մասը պակասում է։ { $why }
analysis-elsewhere = Այս խաղը շարունակվել է մեկ այլ ներդիրում։ Ահա նրա վիճակը։
analysis-another = Մեկ այլ ներդիրում ուրիշ խաղ է բացվել։ Եթե այստեղ որևէ բան փոխեք, դրա տեղում կպահվի այս խաղը. մյուսը կարելի է վերադարձնել։
open-title-short = Բացել խաղ
open-paste = Տեղադրեք գրառում (.bao, Donkers կամ Board Game Arena) կամ դիրք
open-rules = Առանց գրառման դիրքի կանոնները
open-file = Բացել ֆայլ
open-nothing = Դեռ կարդալու բան չկա. տեղադրեք գրառում կամ դիրք։
open-unknown = Սա ո՛չ գրառում է, ո՛չ էլ դիրք՝ 0,0,…/… S տեսքով։
open-long = Ֆայլը 4 ՄԲ-ից մեծ է. նախ բաժանեք այն։
open-problems = Ինչ պարզվեց կարդալիս.
open-title = { $south } – { $north }, { $date }, { $moves ->
    [1] մեկ քայլ
   *[other] { $moves } քայլ
}
to-start = Դեպի սկիզբ
move-back = Մեկ քայլ հետ
move-on = Մեկ քայլ առաջ
to-end = Դեպի վերջ
threats-show = Սպառնալիքներ
threats = { $seat }ը սպառնում է { $moves }՝ վերցնելով առավելագույնը { $most ->
    [1] մեկ սերմ
   *[other] { $most } սերմ
}։
threats-none = { $seat }ը ոչինչ չի սպառնում։
comment-on = { $move } քայլի մասին
comment-start = Խաղի մասին
promote = Դարձնել հիմնական գիծ
remove-from = Հեռացնել՝ սկսած { $move } քայլից
think = Մտածել
think-stop = Դադարեցնել
think-begins = Նայում է…
think-depth = Նայված է { $depth ->
    [1] մեկ քայլ
   *[other] { $depth } քայլ
} առաջ։
worth-win = { $who ->
    [S] Հարավը
   *[N] Հյուսիսը
} հաղթում է { $plies ->
    [1] մեկ քայլում
   *[other] { $plies } քայլում
}
worth-south = Հարավ { $percent }
proven-win = Ապացուցված է. { $who ->
    [S] Հարավը
   *[N] Հյուսիսը
} հաղթում է { $plies ->
    [1] մեկ քայլում
   *[other] { $plies } քայլում
}։
proven-most = Ապացուցված է. { $who ->
    [S] Հարավը
   *[N] Հյուսիսը
} հաղթում է առավելագույնը { $plies ->
    [1] մեկ քայլում
   *[other] { $plies } քայլում
}։
proven-margin = Ապացուցված է. { $who ->
    [S] Հարավը
   *[N] Հյուսիսը
} ավարտում է { $seeds ->
    [1] մեկ սերմ
   *[other] { $seeds } սերմ
} ավելի։
proven-draw = Ապացուցված է. ոչ-ոքի։
proven-best = Լավագույնը՝ { $moves }։
chances-title = Հնարավորություններ
chances = Հարավ { $south }, Հյուսիս { $north }
graph-title = Խաղի ընթացքը
graph-slider = Անցնել խաղի վրայով
graph-ply = Քայլ { $ply } { $move }
graph-at = Քայլ { $ply } { $move }՝ Հարավ { $south }, Հյուսիս { $north }
graph-aside = Տարբերակի մեջ
judge = Գնահատել բոլոր քայլերը
judge-again = Նորից գնահատել
judge-stop = Կանգնեցնել
judging = Քայլ { $ply } / { $of }…
mistakes-title = Սխալներ
mistakes-none = Ոչ մի քայլ շատ բան չի կորցրել։
mistake = Քայլ { $ply }, { $move }՝ կորցրել է { $loss }
try-again = Նորից փորձել
try-again-at = Նորից փորձել քայլ { $ply }, { $move }
try-now = Գտեք ավելի լավ քայլ, քան { $move }։
try-good = { $move }՝ ավելի լավը չկա։
try-worse = { $move } քայլը կորցնում է { $loss }։ Փորձեք ևս մեկ անգամ։
try-best = Լավագույնը { $move } քայլն էր։
try-show = Ցույց տալ լավագույն քայլը
share-title = Վերցրեք ձեզ հետ
share-link = Կիսվել հղումով
link-title = Ամբողջ խաղն այս հղման մեջ է
link-copied = Հղումը պատճենված է։
copy-record = Պատճենել գրառումը
record-copied = Գրառումը պատճենված է։
not-copied = Այս դիտարկիչը պատճենել չի թողնում. տեքստն ինքներդ ընտրեք։
save-svg = Պատկեր (SVG)
save-png = Պատկեր (PNG)
copy-png = Պատճենել պատկերը (PNG)
copy-svg = Պատճենել պատկերը (SVG)
picture-copied = Պատկերը պատճենված է։
svg-copied = Պատկերը պատճենված է որպես SVG։
svg-text-copied = Այս դիտարկիչը SVG-ն որպես պատկեր չի պատճենում, ուստի պատճենված է դրա տեքստը. պահեք այն SVG նիշքում։
picture-not-copied = Այս դիտարկիչը պատկեր պատճենել չի թողնում. պահեք այն։
edit-position = Փոխել դիրքը

editor-title = Շարել դիրք
editor-wrong = Սա դեռ դիրք չէ։ { $why }
editor-over = Դիրք է, բայց խաղն այստեղ ավարտված է։
editor-right = Դիրք, որից կարելի է խաղալ։
editor-choose = Դիպեք որևէ փոսի՝ դրա պարունակությունը փոխելու համար։
editor-hole = Փոս { $hole }
editor-less = Մեկ սերմ պակաս { $hole } փոսում
editor-more = Մեկ սերմ ավելի { $hole } փոսում
editor-seeds = Սերմերը { $hole } փոսում
editor-reserved = վերապահված
editor-takasia = տակասիայի մեջ
editor-turn = Հերթը
editor-houses = Ունի տունը (նյումբա)
editor-hand-reserve = Պահուստում
editor-hand-store = Գրավված
editor-hand-won = Տախտակի կողքին
editor-text = Տեքստով
editor-start = Սկզբնական դիրք
editor-empty = Դատարկ տախտակ
editor-play = Այստեղից խաղալ համակարգչի դեմ
editor-play-two = Խաղալ երկու կողմից
