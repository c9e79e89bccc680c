# Kuchanganua michezo na kupanga kete.

analysis-title = Uchanganuzi
analysis-moves = Miendo na njia nyingine
analysis-start = Mwanzo
analysis-variation = Njia nyingine { $move }
analysis-earlier = Rudi kwenye mchezo uliotangulia
analysis-unread = Mchezo huu hausomeki mpaka mwisho: { $why }
earlier-title = Uchanganuzi wa awali
earlier-about = { $most } za mwisho zimehifadhiwa hapa.
earlier = { $game }, { $plies ->
    [one] mwendo mmoja
   *[other] miendo { $plies }
}
earlier-at = { $what }; uliwekwa kando { $when }
earlier-delete = Futa
earlier-delete-yes = Ndiyo, futa
earlier-sure = Uufute uchanganuzi huu?
open-part = { $moves ->
    [one] Fungua mwendo mmoja ulio kabla yake
   *[other] Fungua miendo { $moves } iliyo kabla yake
}
link-broken = Kiungo hiki hakina mchezo; huenda sehemu yake imepotea. { $why }
analysis-elsewhere = Mchezo huu umeendelea kwenye kichupo kingine. Hivi ndivyo ulivyo sasa.
analysis-another = Kichupo kingine kimefungua mchezo mwingine. Ukibadilisha kitu hapa, mchezo huu utahifadhiwa mahali pake; ule mwingine unaweza kurudishwa.
open-title-short = Fungua mchezo
open-paste = Bandika kumbukumbu (.bao, Donkers au Board Game Arena) au mpangilio wa kete
open-rules = Kanuni za mpangilio usio na kumbukumbu
open-file = Fungua faili
open-nothing = Hakuna cha kusoma bado: bandika kumbukumbu au mpangilio.
open-unknown = Hii si kumbukumbu wala mpangilio wa umbo 0,0,…/… S.
open-long = Faili inazidi MB 4: igawe kwanza.
open-problems = Yaliyogunduliwa katika kusoma:
open-title = { $south } – { $north }, { $date }, { $moves ->
    [one] mwendo mmoja
   *[other] miendo { $moves }
}
to-start = Mwanzoni
move-back = Mwendo mmoja nyuma
move-on = Mwendo mmoja mbele
to-end = Mwishoni
threats-show = Vitisho
threats = { $seat } anatishia kucheza { $moves }, na kula { $most ->
    [one] kete moja
   *[other] kete { $most }
} kwa wingi.
threats-none = { $seat } hatishii chochote.
comment-on = Kuhusu { $move }
comment-start = Kuhusu mchezo
promote = Ifanye njia kuu
remove-from = Ondoa kuanzia { $move }
think = Fikiria
think-stop = Acha kufikiria
think-begins = Inatazama …
think-depth = Imetazama { $depth ->
    [one] mwendo mmoja
   *[other] miendo { $depth }
} mbele.
worth-win = { $who ->
    [S] Kusini
   *[N] Kaskazini
} anashinda kwa { $plies ->
    [one] mwendo mmoja
   *[other] miendo { $plies }
}
worth-south = Kusini { $percent }
proven-win = Imethibitishwa: { $who ->
    [S] Kusini
   *[N] Kaskazini
} anashinda kwa { $plies ->
    [one] mwendo mmoja
   *[other] miendo { $plies }
}.
proven-most = Imethibitishwa: { $who ->
    [S] Kusini
   *[N] Kaskazini
} anashinda kwa { $plies ->
    [one] mwendo mmoja
   *[other] miendo { $plies } au michache zaidi
}.
proven-margin = Imethibitishwa: { $who ->
    [S] Kusini
   *[N] Kaskazini
} anamaliza akiwa na { $seeds ->
    [one] kete moja
   *[other] kete { $seeds }
} zaidi.
proven-draw = Imethibitishwa: sare.
proven-best = Bora: { $moves }.
chances-title = Uwezekano wa kushinda
chances = Kusini { $south }, Kaskazini { $north }
graph-title = Mchezo wote
graph-slider = Pitia mchezo
graph-ply = Mwendo { $ply } { $move }
graph-at = Mwendo { $ply } { $move }: Kusini { $south }, Kaskazini { $north }
graph-aside = Katika njia nyingine
judge = Pima kila mwendo
judge-again = Pima tena
judge-stop = Acha
judging = Mwendo { $ply } kati ya { $of } …
mistakes-title = Makosa
mistakes-none = Hakuna mwendo uliopoteza mengi.
mistake = Mwendo { $ply }, { $move }: umepoteza { $loss }
try-again = Jaribu tena
try-again-at = Jaribu tena mwendo { $ply }, { $move }
try-now = Tafuta ulio bora kuliko { $move }.
try-good = { $move } ni mzuri kabisa.
try-worse = { $move } unapoteza { $loss }. Jaribu mara nyingine.
try-best = Bora ulikuwa { $move }.
try-show = Onyesha mwendo bora
share-title = Nenda nao
share-link = Shiriki kwa kiungo
link-title = Mchezo wote umo katika kiungo hiki
link-copied = Kiungo kimenakiliwa.
copy-record = Nakili kumbukumbu
record-copied = Kumbukumbu imenakiliwa.
not-copied = Kivinjari hiki hakiruhusu kunakili: chagua maandishi mwenyewe.
save-svg = Picha (SVG)
save-png = Picha (PNG)
copy-png = Nakili picha (PNG)
copy-svg = Nakili picha (SVG)
picture-copied = Picha imenakiliwa.
svg-copied = Picha imenakiliwa kama SVG.
svg-text-copied = Kivinjari hiki hakinakili SVG kama picha, kwa hiyo maandishi yake yamenakiliwa: yahifadhi katika faili la SVG.
picture-not-copied = Kivinjari hiki hakiruhusu kunakili picha: ihifadhi badala yake.
edit-position = Badilisha mpangilio

editor-title = Panga kete
editor-wrong = Bado si mpangilio halali. { $why }
editor-over = Ni mpangilio halali, lakini mchezo umekwisha humo.
editor-right = Mpangilio unaoweza kuchezwa.
editor-choose = Gusa shimo ubadilishe kilichomo.
editor-hole = Shimo { $hole }
editor-less = Punguza kete moja katika { $hole }
editor-more = Ongeza kete moja katika { $hole }
editor-seeds = Kete katika { $hole }
editor-reserved = limewekwa
editor-takasia = limetakasiwa
editor-turn = Zamu ya
editor-houses = Ana nyumba
editor-hand-reserve = Katika ghala
editor-hand-store = Zilizoliwa
editor-hand-won = Kando ya bao
editor-text = Kwa maandishi
editor-start = Mpangilio wa mwanzo
editor-empty = Bao tupu
editor-play = Cheza na kompyuta kuanzia hapa
editor-play-two = Cheza pande zote mbili
