# Bingwa kwa Kiswahili.

app-name = Bingwa
app-aim = Michezo ya bao ya Afrika Mashariki, ambamo kila kete huonekana ikidondoka.
menu = Menyu
menu-home = Michezo
menu-game = Mchezo wako
menu-settings = Mipangilio
skip-to-content = Ruka hadi kwenye maudhui
loading = Bao linaandaliwa …

home-title = Tucheze bao lipi?
home-continue = Endelea na mchezo wako
home-continue-about = { $game }, { $moves ->
    [0] haujaanza
    [one] baada ya mwendo mmoja
   *[other] baada ya miendo { $moves }
}
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

new-title = Mchezo mpya
new-game = Mchezo
new-reading = Kanuni
new-opponent = Dhidi ya
new-opponent-computer = kompyuta
new-opponent-person = mtu, kwenye kifaa hiki
new-level = Kiwango
new-side = Unacheza
new-side-south = Kusini, na unaanza
new-side-north = Kaskazini
new-begin = Anza
new-replaces = Una mchezo unaoendelea. Ukianza mwingine, huo utaondolewa.
level = { $number }, { $name }
level-mwanafunzi = mwanafunzi
level-mchezaji = mchezaji
level-fundi = fundi
level-bingwa = bingwa

south = Kusini
north = Kaskazini
you = Wewe ({ $seat })
computer = Kompyuta ({ $seat }), kiwango { $level }
your-turn = Zamu yako.
turn-of = Zamu ya { $seat }.
thinking = Kompyuta inafikiri …
undo = Rudisha mwendo
hint = Dokezo
hint-is = Mwendo mzuri: { $move }.
resign = Kubali kushindwa
resign-sure = Ukubali kushindwa mchezo huu?
resign-yes = Ndiyo, nakubali
no = Hapana
turn-board = Geuza bao
opposite = Keti ana kwa ana
record = Hifadhi kumbukumbu
new-again = Cheza tena
moves-played = Miendo
no-game = Bado hakuna mchezo hapa.
choose-game = Chagua mchezo

over-won-hamna = { $winner } ameshinda: safu ya mbele ya { $loser } haina kete (hamna).
over-won-no-moves = { $winner } ameshinda: { $loser } hana mwendo halali.
over-won-no-seeds = { $winner } ameshinda: { $loser } hana kete yoyote ubaoni.
over-won-score = { $winner } ameshinda, { $high } kwa { $low }.
over-won-repetition = { $winner } ameshinda, { $high } kwa { $low }: hali ya bao imejirudia.
over-won-resigned = { $winner } ameshinda: { $loser } amekubali kushindwa.
over-drawn-score = Sare, { $high } kwa { $low }.
over-drawn-repetition = Sare: hali ya bao imejirudia.

refusal-over = Mchezo umekwisha.
refusal-no-such-hole = Bao halina shimo { $hole }.
refusal-empty = Shimo { $hole } ni tupu: hamna kete za kuchezea.
refusal-singleton = Shimo { $hole } lina kete moja tu, nayo haitoshi kuanzia.{ $count ->
    [0] {""}
   *[other] {" "}Unaweza kucheza { $any }.
}
refusal-back-row = Huwezi kuanzia safu ya nyuma sasa.{ $count ->
    [0] {""}
   *[other] {" "}Unaweza kucheza { $any }.
}
refusal-must-capture = Ni lazima ule: unaweza kula kwa { $any }.
refusal-captures = Shimo { $hole } linakula { $all }, kwa hiyo si takata (mwendo usiokula).
refusal-too-many = Shimo { $hole } lina kete { $number }, na mzunguko wa kwanza wa kete nyingi hivyo hauli kamwe. Ni lazima ule: unaweza kula kwa { $any }.
refusal-house = { $hole } ni nyumba: mwendo huanzia humo pale tu ambapo hakuna shimo jingine la mbele lenye kete, ila { $count ->
    [one] { $all } linazo.
   *[other] { $all } yanazo.
}
refusal-other-kichwa = Kete zilizoliwa lazima ziingilie kichwa kingine, { $all }.
refusal-outwards = { $hole } ni kichwa, tena ndilo shimo pekee la mbele lenye kete: kete zake hugawanywa kuelekea katikati tu.
refusal-takasiaed = Shimo { $hole } limetakasiwa: mwendo hauwezi kuanzia humo sasa.{ $count ->
    [0] {""}
   *[other] {" "}Unaweza kucheza { $any }.
}
refusal-no-safari = Mwendo huu hauishii kwenye nyumba hata mara moja, kwa hiyo hakuna safari.
refusal-endless = Mwendo huo haujaisha baada ya mizunguko { $number }: unahesabiwa kuwa hauna mwisho, na miendo isiyo na mwisho si halali.
refusal-blocked = Shimo linalofuata, { $all }, lina jiwe: lilipaswa kuwa tupu.
refusal-own-occupied = Mzunguko wa kwanza ungeishia { $all }, shimo lenye kete katika safu yako mwenyewe: hairuhusiwi.
refusal-reserved = Shimo { $hole } limewekwa: hakuna anayechota humo kamwe.
refusal-no-sign = Hapa kuna mwelekeo mmoja tu.
refusal-no-choice = Hapa hakuna kichwa cha kuchagua.
refusal-not-yours = Shimo { $hole } ni la mpinzani wako.
refusal-not-your-turn = Bado si zamu yako.

board = { $game }, zamu ya { $seat }
seeds = { $number ->
    [one] kete moja
   *[other] kete { $number }
}
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
plate-between = { " · " }
plate-to-move = zamu yake
plate-takasia = { $hole } limetakasiwa
plate-reserved = { $holes } yamewekwa
hand-reserve = { $number } ghalani
hand-store = { $number } zimeliwa
hand-won = { $number } alizopata
choice-direction = Gawa kete za { $hole } kuelekea { $to }
choice-kichwa = Kete zilizoliwa ziingilie { $to }
choice-stop = Lala kwenye nyumba { $hole }
choice-safari = Safiri kutoka kwenye nyumba { $hole }
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

settings-title = Mipangilio
settings-language = Lugha
settings-theme = Mwanga
theme-system = kama kifaa
theme-light = mchana
theme-dark = usiku
settings-look = Bao
look-wood = mbao
look-plain = la kawaida
look-contrast = rangi kali
settings-numbers = Namba badala ya kete
settings-speed = Kasi ya kuonyesha miendo
settings-sound = Sauti za kete zisikike
settings-confirm = Uliza kabla ya kucheza mwendo
about-title = Kuhusu Bingwa
confirm-move = Cheza { $move }
confirm-other = Mwendo mwingine
settings-data = Kwenye kifaa hiki
settings-data-about = Michezo yako, mipangilio na mengine yote hukaa katika kivinjari hiki tu.
settings-export = Chukua yote kama faili
settings-import = Rudisha kutoka faili
settings-import-unread = Hiyo si faili iliyoandikwa na Bingwa. Yaliyohifadhiwa hapa yanabaki yalivyo.
settings-delete = Futa kila kitu
settings-delete-sure = Ufute michezo yako, mipangilio na mengine yote yaliyohifadhiwa hapa?
settings-delete-yes = Ndiyo, futa
settings-deleted = Imefutwa.

home-rules = Kanuni
home-analyse = Changanua mchezo
home-editor = Panga kete
analyse = Changanua
open = Fungua
not-fetched = Ukurasa huu haukupatikana. Je, umeunganishwa na mtandao? Fungua tena kujaribu mara nyingine.

lost-title = Hakuna ukurasa huo
lost-about = Anwani hiyo haielekei popote. Michezo iko ukurasa wa kwanza.
healed = Programu ilisimama ikaanzishwa tena. Mchezo wako uko salama.
unkept = Kivinjari hiki hakihifadhi chochote kwa sasa: ukifunga ukurasa, mchezo utapotea.
updated = Toleo jipya la Bingwa liko tayari kwenye kifaa hiki. Mchezo na mipangilio yako vitabaki.
updated-use = Litumie sasa
broken-game = Mchezo uliohifadhiwa haukusomeka, ukawekwa kando: { $why }
failed = Haikufanikiwa: { $why }
close = Funga
