# Kuhusu michezo na programu.

about-games = Michezo
about-kiswahili-past = Huchezwa pwani yote ya Waswahili kutoka Lamu hadi Ngazija, na katika miji ya biashara ya bara, kwa Wayao wa Malawi na Wasakalava wa Madagaska. Étienne de Flacourt aliandika namna yake ya kale mwaka 1658, Thomas Hyde aliuona Anjouan, na katika miaka ya 1820 Muyaka bin Haji wa Mombasa alitunga shairi la Bao Naligwa. Mchezaji hodari ni fundi; aliye bora kuliko wote ni bingwa.
about-kujifunza-past = Bao la wanaojifunza, ambalo pia huitwa mbili-mbili. Huchezwa shuleni, katika vilabu na nyumbani, Kenya na Tanzania. Anayelijua anaijua hatua ya pili ya mchezo mkuu.
about-kigogo-past = Bao la Wagogo wa uwanda wa Dodoma, Tanzania. Martin Klamroth aliliona Mpwapwa na kulieleza mwaka 1911.
about-kimasai-past = Mchezo wa wafugaji wa Kimasai wa mkoa wa Dodoma. Tofauti na karibu michezo yote ya ukoo wake hakuna kutaka: jiwe moja husogea hatua moja. Klamroth alilieleza pia mwaka 1911.
about-kingulu-past = Bao la Wangulu, wakulima na wafanyabiashara wa milima ya Morogoro na Tanga. Kiini chake ni kuweka mtoto: shimo la mpinzani huwa lako kwa kudumu.
about-sources = Kanuni zilikotoka
about-source-world = Mancala World, pamoja na vitabu inavyotaja, kwa michezo yote mitano.
about-source-klamroth = M. Klamroth, Afrikanische Brettspiele, 1911, kwa michezo mitatu ya bara.
about-source-voogt = A. de Voogt, Limits of the Mind, 1995, kwa mchezo unavyochezwa katika mashindano ya Zanzibar, na kwa mchezo wa ubingwa wa 1994.
about-source-donkers = J. Donkers, Zanzibar Bao Rules for the Computer, 2001 hadi 2003, kwa mchezo huohuo, kwa vifungu vilivyohesabiwa.
about-source-museum = How to Play Bao, kijitabu cha Makumbusho ya Taifa ya Tanzania, 1971, kwa Bao la Kujifunza.
about-source-readings = Vyanzo vinaponyamaza au kutofautiana, namna moja ilichaguliwa, na kila kifungu kimo chini ya Kanuni pamoja na bao lake.
about-program = Programu
about-private = Yote hufanyika katika ukurasa huu: hakuna kinachoulizwa kwa mashine nyingine, wala kinachoambiwa mtu yeyote.
about-licence = Programu huria, chini ya leseni ya MIT au ya Apache 2.0, upendavyo.
about-version = Toleo { $version }
