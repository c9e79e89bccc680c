# Bingwa kwa Kiswahili.

app-name = Bingwa
page-title = { $page } · { app-name }
app-aim = Michezo ya bao ya Afrika Mashariki, ambamo kila kete huonekana ikidondoka.
menu = Menyu
menu-home = Michezo
menu-game = Mchezo wako
menu-settings = Mipangilio
skip-to-content = Ruka hadi kwenye maudhui
loading = Bao linaandaliwa …

home-title = Tucheze bao lipi?
home-start = Mgeni wa Bao? Anza na { game-kujifunza }
home-continue = Endelea na mchezo wako
home-continue-about = { $game }, { $moves ->
    [0] haujaanza
    [one] baada ya mwendo mmoja
   *[other] baada ya miendo { $moves }
}
home-away = Michezo iliyowekwa kando
home-away-about = Michezo { $most } ya mwisho uliyoweka kando inahifadhiwa hapa.
two-persons = Watu wawili
home-play = Cheza { $game }
home-learn = Jifunze
home-watch = Tazama mwendo wa { $game }

game-kiswahili = Bao la Kiswahili
game-kiswahili-zanzibar = Bao la Kiswahili (Zanzibar)
game-kujifunza = Bao la Kujifunza
game-kujifunza-zanzibar = Bao la Kujifunza (Zanzibar)
game-kigogo = Bao la Kigogo
game-kimasai = Bao la Kimasai
game-kingulu = Bao la Kingulu
about-kiswahili = Mchezo mkuu wa pwani, wenye hatua mbili: kwanza huingizwa kete za ghalani, kisha huchezwa zilizo ubaoni.
about-kiswahili-zanzibar = Mchezo huohuo unavyochezwa katika mashindano ya Zanzibar.
about-kujifunza = Mchezo wa wanaojifunza: kete mbili kila shimo, na kula tangu mwendo wa kwanza.
about-kujifunza-zanzibar = Huohuo; kete zilizoliwa hufuata mwelekeo uleule.
about-kigogo = Mchezo wa Wagogo: safu ndefu, mwelekeo mmoja, na kula pale kete ya mwisho inapodondoka.
about-kimasai = Mchezo wa Wamasai: jiwe moja husogea hatua moja na kula linachokabiliana nacho.
about-kingulu = Mchezo wa Wangulu: safu mbili, na mashimo ya mpinzani yanayogeuka kuwa yako daima.

new-game = Mchezo
level = { $number }, { $name }
level-mwanafunzi = mwanafunzi
level-mchezaji = mchezaji
level-fundi = fundi
level-bingwa = bingwa

south = Kusini
north = Kaskazini
computer = Kompyuta ({ $seat }), kiwango { $level }
computer-perfect = Kompyuta ({ $seat }), bila kosa mchezo ulipotatuliwa
your-turn = Zamu yako.
turn-of = Zamu ya { $seat }.
hint = Dokezo
hint-is = Mwendo mzuri: { $move }. { $words }
no = Hapana
turn-board = Geuza bao
record = Hifadhi kumbukumbu

over-won-hamna = { $winner } ameshinda: safu ya mbele ya { $loser } haina kete (hamna).
over-won-no-moves = { $winner } ameshinda: { $loser } hana mwendo halali.
over-won-no-seeds = { $winner } ameshinda: { $loser } hana kete yoyote ubaoni.
over-won-score = { $winner } ameshinda, { $high } kwa { $low }.
over-won-repetition = { $winner } ameshinda, { $high } kwa { $low }: hali ya bao imejirudia.
over-won-resigned = { $winner } ameshinda: { $loser } amekubali kushindwa.
over-drawn-score = Sare, { $high } kwa { $low }.
over-drawn-repetition = Sare: hali ya bao imejirudia.

board = { $game }, zamu ya { $seat }
seeds = { $number ->
    [one] kete moja
   *[other] kete { $number }
}
row = { $row }: { $seeds }
hole = { $name }{ $state ->
    [functional] {", nyumba,"}
    [dormant] {", nyumba iliyolala,"}
    [lost] {", nyumba iliyopotea,"}
    [reserved] {", limewekwa,"}
    [takasia] {", limetakasiwa,"}
   *[none] {","}
} { $number ->
    [one] kete moja
   *[other] kete { $number }
}{ $ways ->
    [0] {""}
   *[other] {", "}linaweza kuchezwa kuelekea { $towards }
}
plate-namua = namua
plate-mtaji = mtaji
plate-house-functional = nyumba
plate-house-dormant = nyumba imelala
plate-house-lost = nyumba imepotea
plate-between = { "\u00A0· " }
plate-to-move = zamu yake
plate-playing = anacheza
plate-takasia = { $hole } limetakasiwa
plate-reserved = { $holes } yamewekwa
hand-reserve = { $number } ghalani
hand-store = { $number } zimeliwa
hand-won = { $number } alizopata
choice-direction = Gawa kete za { $hole } kuelekea { $to }
choice-kichwa = Kete zilizoliwa ziingilie { $to }
choice-stop = Lala kwenye nyumba { $hole }
choice-safari = Safiri kutoka kwenye nyumba { $hole }
choice-begin = Anza na { $hole }
choices = { $count ->
    [1] { $first }.
    [2] { $first }. { $second }.
   *[other] { $first }. { $second }. { $third }.
}
choose-direction = Chagua upande wa kugawa kete.
choose-kichwa = Chagua kichwa ambapo kete zilizoliwa ziingilie.
choose-house = Chagua kulala kwenye nyumba au kuendelea na safari.
safari = Safari: endelea
stop = Lala hapa
moved = { $move }: { $laps ->
    [one] mzunguko mmoja
   *[other] mizunguko { $laps }
}{ $captured ->
    [0] {""}
    [one] {", "}umekula kete moja
   *[other] {", "}umekula kete { $captured }
}, umeishia { $to }.
lap = Mzunguko wa { $number }: { $seeds ->
    [one] kete moja
   *[other] kete { $seeds }
} kutoka { $from } hadi { $to }; { $end }
lap-end = { $captured ->
    [0] {""}
   *[other] unakula { $captured }
}
lap-relay = unaendelea
lap-safari = safari
lap-stop = unalala
lap-last = mwisho
instant = { $instant } kati ya { $of }
control-play = Cheza
control-pause = Simamisha
control-replay = Onyesha tena
control-back = Kete moja nyuma
control-on = Kete moja mbele
control-lapBack = Mzunguko mmoja nyuma
control-lapOn = Mzunguko mmoja mbele
control-skip = Mwisho wa mwendo
control-slider = Mahali katika mwendo
control-speed = Kasi
control-strip = Mizunguko ya mwendo
control-transport = Mwendo, kete kwa kete
control-cancel = Shimo jingine
speed-instant = papo hapo
speed-times = { $speed }×

about-title = Kuhusu Bingwa

home-rules = Kanuni
home-puzzles = Fumbua mafumbo
home-analyse = Changanua mchezo
home-editor = Panga kete
analyse = Changanua
open = Fungua
not-fetched = Ukurasa huu haukupatikana. Je, umeunganishwa na mtandao? Fungua tena kujaribu mara nyingine.

no-such-game = Hakuna mchezo huo
no-such-game-about = “{ $game }” si mmoja wa michezo iliyopo hapa.
choose-game = Chagua mchezo
lost-title = Hakuna ukurasa huo
lost-about = Anwani hiyo haielekei popote. Michezo iko ukurasa wa kwanza.
healed = Programu ilisimama ikaanzishwa tena. Mchezo wako uko salama.
unkept = Kivinjari hiki hakihifadhi chochote kwa sasa: ukifunga ukurasa, mchezo utapotea.
updated = Toleo jipya la Bingwa liko tayari kwenye kifaa hiki. Mchezo na mipangilio yako vitabaki.
updated-use = Litumie sasa
failed = Haikufanikiwa: { $why }
close = Funga
list-more = { $before }, { $item }
list-or = { $before } au { $item }
list-and = { $before } na { $item }
