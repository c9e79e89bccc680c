# Kasoro ya mpangilio wa kete, ya mwendo au ya kumbukumbu.

fault-line = mstari { $line }
fault-ply = mwendo { $ply }
fault-found = “{ $found }”
fault-and = { $first }, { $then }
fault-at = { $where }: { $what }

fault-rows = Bao la mchezo huu lina safu { $number } zinazotenganishwa kwa /, si { $count }.
fault-counts = Safu ya { $row ->
    [front] mbele
   *[back] nyuma
} ya { $seat ->
    [S] Kusini
   *[N] Kaskazini
} ina hesabu { $number } zinazotenganishwa kwa mkato, si { $count }.
fault-count = Katika shimo { $hole } huandikwa nambari kati ya 0 na { $number }.
fault-seeds = Jumla ya kete { $count } imezidi: mchezo una kete { $number }.
fault-seat = Baada ya safu huandikwa mwenye zamu: S au N.
fault-two-numbers = Kete za kando ya bao huandikwa kwa nambari mbili zenye mkato kati yake, ya Kusini kwanza, kwa mfano 22,22.
fault-owners = Mwenye nyumba huandikwa SN, S, N au -.
fault-front-hole = Shimo lililotakasiwa ni la safu ya mbele, kwa mfano A5; kama halipo huandikwa -.
fault-end = Mpangilio umekamilika kabla ya hapa: hakuna kinachoweza kufuata.
fault-one-stone = Katika shimo { $hole } huwekwa jiwe moja tu, si { $count }.
fault-reserved = Shimo { $hole } limewekwa, kwa hiyo lazima liwe na kete zisizopungua { $number }.
fault-front-seeds = Safu zote mbili za mbele ni tupu: lazima mojawapo iwe na kete.
fault-reserve = Maadamu hajashinda mtu, ghala halina zaidi ya kete { $number }.
fault-no-hand = Maadamu hajashinda mtu, hakuna kete kando ya bao.
fault-house-seeds = { $hole } ni nyumba yenye mwenyewe, kwa hiyo haiwezi kuwa tupu.
fault-of-mover = Shimo linaloweza kutakasiwa ni la { $seat ->
    [S] Kusini
   *[N] Kaskazini
} tu, kwa kuwa ndiye mwenye zamu.
fault-reserve-first = Hakuna shimo linalotakasiwa maadamu ghala lina kete.
fault-other-hole = Katika bao hili ni { $hole } pekee linaloweza kutakasiwa.
fault-no-takasia = Katika bao hili hakuna shimo linaloweza kutakasiwa.

fault-move-text = Mwendo ni shimo, kwa mfano A5 au b3, likifuatwa na ishara < > na alama + * # inapohitajika.
fault-move-illegal = Mwendo huu si halali. { $why }
fault-move-ambiguous = Huenda ni { $any }: andika mmojawapo.
fault-over = Mchezo umekwisha kabla ya mwendo huu.

fault-rules = Bingwa haina kanuni za jina hilo.
fault-tag = Kitambulisho ni jina la herufi na tarakimu pamoja na maandishi yenye alama za kunukuu, kati ya [ na ], tena mara moja tu.
fault-tags = Kumbukumbu ina vitambulisho visivyozidi { $number }.
fault-comment = Maelezo hayana mwisho: mabano ya kufunga yanakosekana.
fault-result = Matokeo huandikwa 1-0, 0-1, 1/2-1/2 au *; yanayofuata miendo ndiyo yanayohesabiwa.
fault-no-result = Baada ya miendo hakuna matokeo: 1-0, 0-1, 1/2-1/2 au *.
fault-termination = Mchezo hauwezi kuisha kwa namna hiyo.
fault-score = Hesabu ya mwisho ni kete za Kusini na za Kaskazini, kwa mfano 26-22.
fault-ends-with = Kwa mujibu wa kanuni, miendo hii huisha kwa { $any }.
fault-not-counted = Katika mchezo huu hakuna kinachohesabiwa.
fault-not-over = Kwa mujibu wa kanuni, mchezo haujaisha baada ya miendo hii.
fault-untold = Kwa mujibu wa kanuni, mchezo haujaisha baada ya miendo hii, wala hakuna kinachoeleza ulivyoisha vinginevyo.
fault-resigned = Anayekubali kushindwa hushindwa: matokeo ni 1-0 au 0-1.
fault-agreed = Wachezaji wakikubaliana kumaliza, ni sare: 1/2-1/2.
fault-nag = Alama ya mwendo ni !, ?, !!, ??, !?, ?! au nambari kati ya $0 na $255, nayo hufuata mwendo.
fault-variation = Njia nyingine huandikwa kati ya ( na ) baada ya mwendo inaoubadilisha, nayo huwa na mwendo angalau mmoja.
fault-moves = Hapa palipaswa kuwa na mwendo, maelezo, njia nyingine au matokeo.
fault-start = Kumetajwa mwanzo maalumu, lakini mpangilio wake haupo: mchezo umesomwa tangu mwanzo wa kawaida.
fault-json = Hiyo si kumbukumbu ya mchezo katika muundo wa JSON.
fault-too-deep = Njia nyingine zilizo ndani ya nyingine zimezidi { $number }.
fault-too-long = Mchezo hauwezi kuwa na zaidi ya miendo { $number }.

fault-link = Kilichomo ndani yake hakifunguki.
fault-app = Hili ni kosa la programu yenyewe.
