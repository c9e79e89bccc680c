# Masomo. Maneno ya bao hubaki kama yalivyo, nayo huelezwa mahali yanapotumika mara ya kwanza.

learn-title = Jifunze
learn-about = Masomo mafupi kwenye bao lenyewe. Kila hatua ina kazi, na kanuni zenyewe husema kama imekamilika.
learn-lost = Hakuna somo hilo. Chagua jingine hapa.
learn-of-kujifunza = Mchezo wa wanaojifunza: njia bora ya kufika Bao la Kiswahili.
learn-of-kiswahili = Mchezo mkuu, tangu kete ya kwanza ya ghala hadi takasia.
learn-of-kigogo = Safu ndefu na miendo mirefu; kete ya mwisho ndiyo huamua.
learn-of-kimasai = Jiwe moja, hatua moja. Miendo rahisi kuliko yote.
learn-of-kingulu = Bao dogo, kete huzunguka pande zote mbili.
learn-go = { $done ->
    [0] Anza
   *[other] Endelea
}
learn-all-done = Yote yamekamilika
learn-all = { $number ->
    [one] Somo moja
   *[other] Masomo yote { $number }
}
learn-progress = { $done } kati ya { $of } yamekamilika
learn-done = limekamilika
learn-next-one = linalofuata
learn-again-all = Sahau yaliyokamilika
learn-step = Hatua ya { $number } kati ya { $of }
learn-again = Jaribu tena
learn-next = Hatua inayofuata
learn-next-lesson = Somo linalofuata: { $lesson }
learn-right = Vizuri sana.
learn-right-hole = Sawa: { $hole }.
learn-not = Si { $hole }. Jaribu shimo jingine.
learn-begin = Anza na { $hole }.
learn-count = { $reserve ->
    [yes] Kichwani mwako tia kete moja ya ghalani katika { $hole }, chota zote, udondoshe moja moja.
   *[no] Chota { $hole } kichwani mwako, udondoshe kete moja moja.
}
learn-answer = Ni { $hole }.

goal-any = Cheza mwendo halali.
goal-ends = Cheza mwendo unaoishia { $hole }.
goal-laps = Cheza mwendo wenye mizunguko { $number } au zaidi.
goal-captures = Kula mara { $number } au zaidi kwa mwendo mmoja.
goal-seeds = { $rules ->
    [kimasai] Kula mawe { $number } au zaidi kwa mwendo mmoja.
   *[other] Kula kete { $number } au zaidi kwa mwendo mmoja.
}
goal-takes = Kula { $hole }.
goal-enters = Kula, na kete ziingie kwa { $hole }.
goal-stop = Kula, kisha lala kwenye nyumba yako.
goal-safari = Endelea kutoka nyumba yako: safiri.
goal-takasia = Takata ili utakasie shimo moja.
goal-reserve = Weka shimo moja.
goal-safe = { $number ->
    [0] Cheza ili mpinzani asiweze kula.
    [one] Cheza ili mpinzani asiweze kula zaidi ya kete moja.
   *[other] Cheza ili mpinzani asiweze kula zaidi ya kete { $number }.
}
goal-wins = Shinda kwa mwendo mmoja.
goal-lands = Chagua shimo ambapo mzunguko wa kwanza wa { $move } unaishia.
goal-last = Chagua shimo ambapo { $move } unaishia.
goal-captured = Chagua shimo ambalo { $move } unalila.
goal-frozen = Chagua shimo lililotakasiwa.
goal-entered = Chagua kichwa ambacho kete zinazoliwa na { $move } zinaingilia.

wrong-ends = Mwendo huo umeishia { $found }. Tafuta unaoishia { $hole }.
wrong-laps = { $found ->
    [one] Mwendo huo ulikuwa na mzunguko mmoja.
   *[other] Mwendo huo ulikuwa na mizunguko { $found }.
} Inatakiwa { $number } au zaidi.
wrong-captures = { $found ->
    [0] Mwendo huo haukula kitu.
    [one] Mwendo huo umekula mara moja tu.
   *[other] Mwendo huo umekula mara { $found } tu.
} Inatakiwa mara { $number } au zaidi.
wrong-seeds = { $found ->
    [0] Mwendo huo haukula kitu.
    [one] Mwendo huo umekula moja tu.
   *[other] Mwendo huo umekula { $found } tu.
} Inatakiwa { $number } au zaidi.
wrong-takes = Mwendo huo haukula { $hole }.
wrong-enters = { $found ->
    [none] Mwendo huo haukula kitu.
   *[other] Kete zimeingia kwa { $found }, si kwa { $hole }.
}
wrong-stop = Mwendo huo haukulala kwenye nyumba.
wrong-safari = Mwendo huo haukusafiri kutoka nyumba.
wrong-takasia = Takata hiyo haikutakasia kitu. Baada yake shimo moja tu la mpinzani liwe hatarini, na lako lisiwepo.
wrong-reserve = Mwendo huo haukuweka shimo. Kete ya mwisho lazima ifanye shimo la tatu kuwa la nne.
wrong-safe = Sasa mpinzani anaweza kula { $found }.
wrong-wins = Mwendo huo haushindi bado.

lesson-kujifunza-sowing = Kusambaza kete
lesson-kujifunza-sowing-1 = Wewe ni Kusini: safu mbili za chini ni zako. Chota kete zote za shimo, udondoshe moja moja katika mashimo yanayofuata. Huo ni mzunguko. A3> maana yake: chota A3, na kete ya kwanza idondoke kuelekea A4.
lesson-kujifunza-sowing-2 = Safu zako mbili ni kama duara. Baada ya A8 unakata kona kwenda B8, kisha unarudi kupitia safu ya nyuma.
lesson-kujifunza-sowing-3 = Katika mchezo huu unaweza kwenda upande wowote. Chagua shimo, kisha mshale ulio kando yake.
lesson-kujifunza-relay = Kuendelea
lesson-kujifunza-relay-1 = Kete ya mwisho ikidondoka katika shimo tupu, mwendo umekwisha. Ikidondoka katika shimo lenye kete, chota zote pamoja na hiyo mpya, uendelee kuanzia shimo linalofuata. Hapa kete ya mwisho ya A2> inakuta kete A4.
lesson-kujifunza-relay-2 = Mizunguko mingi inaweza kufuatana; yote pamoja ni mwendo mmoja.
lesson-kujifunza-relay-3 = Hesabu mbele. Mwendo unaoonekana mfupi unaweza kufika mbali baada ya kona.
lesson-kujifunza-capture = Kula
lesson-kujifunza-capture-1 = Mashimo ya mbele hutazamana: kwa mfano A2 na a7. Kete yako ya mwisho ikidondoka katika shimo lako la mbele lililokuwa na kete, na shimo linalotazamana nalo lina kete, unakula zote zilizomo.
lesson-kujifunza-capture-2 = Sasa wewe. Tafuta shimo ambalo kete yake ya mwisho inafika mbele ya unachotaka kula.
lesson-kujifunza-capture-3 = Kete za safu ya nyuma hukata kona na kufika mbele. Nazo hula vivyo hivyo.
lesson-kujifunza-kichwa = Kuingilia kichwani
lesson-kujifunza-kichwa-1 = Kete zilizoliwa hubaki mchezoni. Unazisambaza upande wako, na huingilia kichwani: A1 au A8. Ya kwanza hudondoka katika kichwa chenyewe, nyingine huelekea katikati. Ukila kutoka shimo la 3 hadi la 6, unachagua kichwa.
lesson-kujifunza-kichwa-2 = Shimo lako la 1 au la 2 likila, kete huingilia kichwa cha karibu, A1. La 7 au la 8 likila, huingilia A8. Hapo huchagui.
lesson-kujifunza-kichwa-3 = Uchaguzi una maana. Kwa kichwa kimoja mwendo huu unakula mara mbili, kwa kingine mara moja tu.
lesson-kujifunza-chain = Kula na kula tena
lesson-kujifunza-chain-1 = Mwendo wa kula huendelea. Kila mzunguko unaoishia katika shimo lako la mbele lenye kete, linalotazamana na shimo lenye kete, hula tena; na mzunguko wa kete zilizoliwa pia.
lesson-kujifunza-chain-2 = Hivi ndivyo mchezo unavyoanza: kete mbili katika kila shimo. Mwendo wa kwanza kabisa unaweza kula mara tatu.
lesson-kujifunza-chain-3 = Na upo mwingine mzuri zaidi.
lesson-kujifunza-must = Lazima ule
lesson-kujifunza-must-1 = Anayeweza kula lazima ale. Mashimo mengine yote yamefungwa kwa sasa. Gusa mojawapo uambiwe kwa nini.
lesson-kujifunza-must-2 = Ukiweza kula kwa njia kadhaa, chaguo ni lako.
lesson-kujifunza-must-3 = Mzunguko wa kwanza wa kete kumi na sita au zaidi hauli kamwe. Hivyo lundo kubwa haliwezi kuanza hapa, kwa kuwa kuna kula mahali pengine.
lesson-kujifunza-takata = Takata
lesson-kujifunza-takata-1 = Kama hakuna mwendo unaoanza kwa kula, unatakata. Takata huandikwa kwa nyota, nayo haili kitu popote mizunguko yake inapoishia.
lesson-kujifunza-takata-2 = Takata huanza safu ya mbele, kwa kete mbili au zaidi. Kama hakuna shimo la mbele lenye mbili, ndipo safu ya nyuma huanza.
lesson-kujifunza-takata-3 = Kama kichwa ni shimo pekee la mbele lenye kete, hutakatwa kuelekea katikati. La sivyo safu yako ya mbele ingeweza kubaki tupu, na huo ndio mwisho.
lesson-kujifunza-win = Bao hamna
lesson-kujifunza-win-1 = Ambaye safu yake ya mbele ni tupu ameshindwa papo hapo. Hamna: hakuna kitu. Kete za nyuma hazimsaidii.
lesson-kujifunza-win-2 = Mara nyingine mwendo mmoja mrefu hufagia safu nzima.
lesson-kujifunza-win-3 = Asiye na mwendo halali naye ameshindwa: kete moja moja haziwezi kuanza mwendo.
lesson-kujifunza-win-4 = Tazama kwanza mpinzani anatishia nini, ndipo ucheze.

lesson-kingulu-round = Kuzunguka bao
lesson-kingulu-round-1 = Mashimo sita ni yako, A1 hadi A6, nawe ni Kusini. Chota shimo moja, sambaza kete kwenda kulia, kisha kupitia safu ya mpinzani, hadi kurudi kwako. Njia ni hiyo moja tu.
lesson-kingulu-round-2 = Mzunguko wa kwanza ukiishia katika shimo lako lenye kete, mwendo huo si halali. Gusa shimo kama hilo uambiwe.
lesson-kingulu-round-3 = Kete ya mwisho ikidondoka katika shimo tupu la mpinzani, mwendo umekwisha.
lesson-kingulu-relay = Kuendelea
lesson-kingulu-relay-1 = Kete ya mwisho ikidondoka katika shimo la mpinzani lenye kete, chota zote pamoja na hiyo mpya, uendelee. Katika mizunguko inayofuata, hata mashimo yako yenye kete huchotwa.
lesson-kingulu-relay-2 = Hivyo miendo hurefuka. Hivi ndivyo mchezo unavyoanza, na mwendo mmoja wa kwanza unaishia A5 baada ya mizunguko mitano.
lesson-kingulu-relay-3 = Hesabu kabla ya kucheza: huu unaishia wapi?
lesson-kingulu-capture = Kula
lesson-kingulu-capture-1 = Kete ya mwisho ikidondoka katika shimo lako tupu, na shimo linalotazamana nalo lina kete, unakula hizo pamoja na kete yako ya mwisho. Hizo ni pointi zako. Namba za mashimo yanayotazamana zikijumlishwa ni saba.
lesson-kingulu-capture-2 = Kula kunaweza kuja baada ya mizunguko mingi.
lesson-kingulu-capture-3 = Linganisha: hapa upo zaidi ya mwendo mmoja wa kula.
lesson-kingulu-mtoto = Kuweka mtoto
lesson-kingulu-mtoto-1 = Kete yako ya mwisho ikidondoka katika shimo la mpinzani lililokuwa na kete tatu kamili, shimo hilo linawekwa kuwa lako daima. Huku ni kuweka mtoto. Kama mzunguko ulikuwa wa kete mbili au zaidi, ya kabla ya mwisho nayo huingia humo.
lesson-kingulu-mtoto-2 = Tafuta shimo lenye kete tatu, na shimo lako ambalo kete yake ya mwisho inalifikia kamili.
lesson-kingulu-mtoto-3 = Tangu hapo kila kete inayodondoka katika shimo lililowekwa ni ya mwenye mtoto. Hakuna anayechota humo, na mzunguko unaoishia humo humaliza mwendo. Hapa a3 ni lako.
lesson-kingulu-mtoto-4 = Mtoto anaweza kuwekwa mwishoni mwa mwendo mrefu pia.
lesson-kingulu-score = Kuhesabu
lesson-kingulu-score-1 = Mchezo huisha mwenye zamu asipokuwa na mwendo halali. Kila mmoja huhesabu alizokula, zilizo katika safu yake, na zilizo katika mashimo aliyoweka. Mwenye nyingi ameshinda.
lesson-kingulu-score-2 = Shimo lako liko hatarini kama linatazamana na shimo tupu ambalo mzunguko wa mpinzani unaweza kuishia. Tunza lile lako kubwa zaidi.
lesson-kingulu-score-3 = Mwishoni kila kete ina thamani. Tafuta mwendo unaoshinda.

lesson-kiswahili-start = Kete za kwanza
lesson-kiswahili-start-1 = Wewe ni Kusini. Kete kumi ziko upande wako na 22 ziko ghalani, yaani mkononi. Hii ni namua, hatua ya kwanza. Usipoweza kula, namua kete moja uitie katika shimo la mbele lenye kete, chota shimo lote, ulisambaze upande wowote. Mwendo wa namna hiyo ni takata, nao una nyota.
lesson-kiswahili-start-2 = Shimo la mraba A5 ni nyumba yako. Ikiwa na kete sita au zaidi haianzi takata, mradi shimo jingine la mbele linaweza. Jaribu: utaambiwa kwa nini.
lesson-kiswahili-start-3 = Safu zako mbili ni kama duara. Baada ya A8 unakata kona kwenda B8.
lesson-kiswahili-namua = Namua
lesson-kiswahili-namua-1 = Kula katika namua: tia kete ya ghala katika shimo lako la mbele lenye kete, linalotazamana na shimo lenye kete. Unakula zilizomo katika shimo la mbele yake. A2 inatazamana na a7: namba zikijumlishwa ni tisa.
lesson-kiswahili-namua-2 = Shimo lako hubaki na kete zake pamoja na ile mpya. Kete zilizoliwa husambazwa upande wako.
lesson-kiswahili-namua-3 = Mashimo yako kadhaa yanatazamana na kete hapa. Chagua linalofaa.
lesson-kiswahili-heads = Kuingilia kichwani
lesson-kiswahili-heads-1 = Ncha za safu yako ya mbele, A1 na A8, ni vichwa. Kete zilizoliwa huingilia hapo: ya kwanza hudondoka katika kichwa, nyingine huelekea katikati. Shimo la 1 na la 2 ni kimbi ya kushoto, la 7 na la 8 ni kimbi ya kulia: ukila kutoka kimbi, kete huingilia kichwa cha karibu.
lesson-kiswahili-heads-2 = Ukila kutoka shimo la 3 hadi la 6, unachagua kichwa.
lesson-kiswahili-heads-3 = Angalia kete ya mwisho kati ya zilizoliwa itadondoka wapi.
lesson-kiswahili-chain = Kula na kula tena
lesson-kiswahili-chain-1 = Mzunguko wa mwendo wa kula ukiishia katika shimo lako la mbele lenye kete, linalotazamana na kete, unakula tena. Kutoka kimbi kete huingilia kichwa cha karibu; kutoka katikati huendelea na mwelekeo uleule.
lesson-kiswahili-chain-2 = Kichwa unachochagua mwanzoni ndicho huamua mwendo utafika wapi.
lesson-kiswahili-relay = Kuendelea
lesson-kiswahili-relay-1 = Mzunguko ukiishia katika shimo lenye kete ambalo huwezi kula kutoka humo, unachota zote uendelee upande uleule. Shimo tupu tu ndilo humaliza mwendo.
lesson-kiswahili-relay-2 = Kwa kuendelea, mwendo unaweza kukata kona na kurudi tena mbele.
lesson-kiswahili-must = Lazima ule
lesson-kiswahili-must-1 = Kama kula kunawezekana, lazima ule. Gusa shimo jingine uambiwe ni lipi linaweza.
lesson-kiswahili-must-2 = Ule lipi, hilo ni chaguo lako.
lesson-kiswahili-takata = Takata
lesson-kiswahili-takata-1 = Nyumba yako ikiwa na sita au zaidi, takata inaweza kuanza shimo lolote jingine la mbele lenye kete, hata lenye kete moja.
lesson-kiswahili-takata-2 = Nyumba ikiwa imepotea au ni ndogo, takata huhitaji shimo lililokuwa na kete mbili au zaidi, isipokuwa yote yana moja moja. Hapa nyumba imepotea.
lesson-kiswahili-house = Nyumba
lesson-kiswahili-house-1 = Nyumba ni akiba. Katika namua, takata ikiishia katika nyumba ya kete sita au zaidi, hulala hapo, ingawa ina kete.
lesson-kiswahili-house-2 = Ikiwa na chini ya sita nyumba imelala: huchezwa kama shimo jingine lolote, na anayeichota ameipoteza daima. Itunze.
lesson-kiswahili-stop = Kulala kwenye nyumba
lesson-kiswahili-stop-1 = Katika namua, mzunguko wa mwendo wa kula ukiishia katika nyumba yako ya kete sita au zaidi, unachagua: kulala au kuendelea.
lesson-kiswahili-stop-2 = Hapa unafika nyumbani baada ya kula mara mbili.
lesson-kiswahili-safari = Safari
lesson-kiswahili-safari-1 = Kuendelea kutoka nyumba ni safari. Unachota nyumba yote, nayo imepotea daima.
lesson-kiswahili-safari-2 = Kwa hiyo safari iwe na faida kuliko nyumba. Hii inakula mara mbili zaidi.
lesson-kiswahili-safari-3 = Na hii inashinda.
lesson-kiswahili-tax = Kodi
lesson-kiswahili-tax-1 = Nyumba yako ya kete sita au zaidi ikiwa ndilo shimo pekee la mbele lenye kete, nawe huwezi kula, inalipa kodi: kete moja hutiwa, na mbili tu huchotwa na kusambazwa. Nyumba hubaki yako.
lesson-kiswahili-tax-2 = Kete hizo mbili huenda upande unaoutaka.
lesson-kiswahili-tax-3 = Nyumba peke yake yenye chini ya sita hailipi kodi. Husambazwa yote, nayo imepotea.
lesson-kiswahili-rob = Nyumba ya mpinzani
lesson-kiswahili-rob-1 = Nyumba ya mpinzani a5 inatazamana na A4 yako. Anayeila amepata hazina, na nyumba hiyo imepotea daima.
lesson-kiswahili-rob-2 = Unaweza kuifikia mwishoni mwa mwendo mrefu.
lesson-kiswahili-guard = Jilinde
lesson-kiswahili-guard-1 = Kabla ya kucheza jiulize mpinzani anaweza kula nini. Kete ya ghala hula tu kutoka shimo lenye kete linalotazamana na lako.
lesson-kiswahili-guard-2 = Mara nyingine mwendo mmoja tu haumwachii kitu cha kula.
lesson-kiswahili-mtaji = Mtaji
lesson-kiswahili-mtaji-1 = Ghala yako ikiisha uko katika mtaji, hatua ya pili. Sasa unachota shimo lenye kete 2 hadi 15. Kete ya mwisho ya mzunguko wa kwanza ikidondoka katika shimo lako la mbele lenye kete, linalotazamana na kete, unazila.
lesson-kiswahili-mtaji-2 = Shimo la nyuma nalo linaweza kuanza, mradi kete yake ya mwisho ifike safu ya mbele.
lesson-kiswahili-mtaji-3 = Baada ya kula mara ya kwanza, mwendo huendelea kama unavyojua.
lesson-kiswahili-way = Mwelekeo uleule
lesson-kiswahili-way-1 = Katika mtaji huchagui kichwa. Kutoka katikati kete hufuata mwelekeo uliosambazia: ulikwenda kulia, kwa hiyo zinaingilia kushoto.
lesson-kiswahili-way-2 = Basi chagua kichwa kwa upande unaoanzia kusambaza.
lesson-kiswahili-sweep = Takata ya mtaji
lesson-kiswahili-sweep-1 = Kama huwezi kula, unachota shimo la mbele lenye kete mbili au zaidi. Nyumba nayo inaweza kuanza, lakini hapo imepotea.
lesson-kiswahili-sweep-2 = Kama hakuna shimo la mbele lenye mbili, ndipo safu ya nyuma huanza.
lesson-kiswahili-sweep-3 = Mzunguko wa kwanza wa kumi na sita au zaidi hauli kamwe. Kwa hiyo lundo kubwa haliwezi kuanza wakati shimo jingine linaweza kula.
lesson-kiswahili-takasia = Takasia
lesson-kiswahili-takasia-1 = Takata ya mtaji inaweza kutakasia shimo. Hufanya hivyo kama mpinzani hawezi kula baada yake, na shimo moja tu la mbele lake unaweza kulila kwa mwendo wako ujao. Shimo hilo limetakasiwa.
lesson-kiswahili-takasia-2 = Nyumba yake yenye sita au zaidi haitakasiwi kamwe, wala shimo lake pekee la mbele lenye kete, wala lake pekee lenye mbili au zaidi.
lesson-kiswahili-takasia-3 = Tafuta takata inayoacha shimo moja tu hatarini.
lesson-kiswahili-frozen = Limetakasiwa
lesson-kiswahili-frozen-1 = Sasa limekupata wewe. Shimo lililotakasiwa lina alama.
lesson-kiswahili-frozen-2 = Kwa mwendo huu mmoja huwezi kuanza humo. Liguse uambiwe.
lesson-kiswahili-frozen-3 = Na mzunguko unaoishia humo humaliza mwendo, ingawa lina kete.
lesson-kiswahili-hamna = Bao hamna
lesson-kiswahili-hamna-1 = Ambaye safu yake ya mbele ni tupu ameshindwa papo hapo: bao hamna. Kushinda kete zikiwa bado ghalani huitwa mkononi.
lesson-kiswahili-hamna-2 = Katika mtaji nako safu hufagiwa vivyo hivyo.
lesson-kiswahili-hamna-3 = Asiye na mwendo halali naye ameshindwa. Katika mtaji kete moja haianzi mwendo kamwe.
lesson-kiswahili-ahead = Kuona mbele
lesson-kiswahili-ahead-1 = Sasa unazijua kanuni zote. Kilichobaki ni kuona mbele: kati ya miendo yako ya kula, mmoja haumwachii mpinzani kitu.
lesson-kiswahili-ahead-2 = Mara moja tena. Baada ya hapo, cheza.

lesson-kigogo-round = Kuzunguka safu zako
lesson-kigogo-round-1 = Wewe ni Kusini, na safu mbili za chini ni zako. Unasambaza njia moja tu: safu ya mbele kwenda kushoto kwako, unakata kona, kisha safu ya nyuma kwenda kulia kwako.
lesson-kigogo-round-2 = Shimo huhitaji kete mbili au zaidi. Kete ya mwisho ikidondoka katika shimo tupu, mwendo umekwisha.
lesson-kigogo-relay = Kuendelea
lesson-kigogo-relay-1 = Kete ya mwisho ikidondoka katika shimo lenye kete, chota zote pamoja na hiyo mpya, uendelee kuanzia shimo linalofuata.
lesson-kigogo-relay-2 = Hivi ndivyo mchezo unavyoanza. Miendo mingine ya kwanza ni mifupi, mingine hufika mbali.
lesson-kigogo-take = Kula
lesson-kigogo-take-1 = Unakula pale tu mwendo unapoishia. Kete yake ya mwisho ikiwa imedondoka katika shimo la mbele tupu, na shimo linalotazamana nalo lina kete, hizo hutoka mchezoni pamoja na za shimo la nyuma yake.
lesson-kigogo-take-2 = Mashimo mawili kwa mara moja: hapo umekula vizuri.
lesson-kigogo-take-3 = Shimo linalotazamana likiwa tupu huli kitu, hata kama nyuma yake kumejaa.
lesson-kigogo-take-4 = Hakuna anayelazimishwa kula, wala kula cha kwanza anachokiona. Tafuta kilicho bora.
lesson-kigogo-single = Kete moja moja
lesson-kigogo-single-1 = Ukiwa na shimo lenye kete mbili au zaidi, kete za peke yake hazisogei.
lesson-kigogo-single-2 = Ukiwa na kete moja moja tu, mojawapo husogea hadi shimo linalofuata, mradi ni tupu. Nayo hula pia.
lesson-kigogo-end = Mwisho
lesson-kigogo-end-1 = Asiye na mwendo halali, au asiye na kete, ameshindwa.
lesson-kigogo-end-2 = Kabla ya kucheza tazama ng’ambo: mpinzani anaweza kufika wapi?

lesson-kimasai-step = Hatua moja
lesson-kimasai-step-1 = Wewe ni Kusini, na safu mbili za chini ni zako. Mwendo ni jiwe moja, hatua moja: safu ya mbele kwenda kushoto kwako, unakata kona, kisha safu ya nyuma kwenda kulia kwako. Shimo linalofuata lazima liwe tupu. Mwanzoni jiwe moja tu linaweza kusogea.
lesson-kimasai-step-2 = Jiwe lililo nyuma ya jingine lazima lisubiri.
lesson-kimasai-take = Kula
lesson-kimasai-take-1 = Jiwe linaloingia shimo la mbele hutazama ng’ambo. Kama shimo linalotazamana nalo lina jiwe, jiwe hilo hutoka mchezoni, na lililo nyuma yake pia, kama lipo.
lesson-kimasai-take-2 = Mawili ni bora kuliko moja.
lesson-kimasai-take-3 = Shimo linalotazamana likiwa tupu huli kitu, hata kama nyuma yake lipo jiwe.
lesson-kimasai-enter = Kutoka safu ya nyuma
lesson-kimasai-enter-1 = Mwisho wa kulia, njia hutoka safu ya nyuma kwenda safu ya mbele.
lesson-kimasai-enter-2 = Jiwe linaloingilia hapo hula papo hapo.
lesson-kimasai-safe = Mbali na hatari
lesson-kimasai-safe-1 = Mawe ya mpinzani huzunguka vivyo hivyo, kwa kuangalia kutoka upande wake. Jiwe lako liko hatarini kama lake liko karibu kuingia mbele yake.
lesson-kimasai-safe-2 = Ondoka, au subiri: jiwe la safu ya nyuma liko hatarini pamoja tu na lililo mbele yake.
lesson-kimasai-end = Mwisho
lesson-kimasai-end-1 = Asiye na jiwe ameshindwa.
lesson-kimasai-end-2 = Mara moja tena: jiwe lipi linamaliza mchezo?
