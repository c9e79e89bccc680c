# Why a move is not legal
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
