# Sobre els jocs i el programa.

about-games = Els jocs
about-kiswahili-past = La costa suahili hi juga des de Lamu fins a les Comores, i també les ciutats de comerciants de l’interior, els yaos de Malawi i els sakalaves de Madagascar. Étienne de Flacourt en va anotar una forma antiga el 1658, Thomas Hyde va veure el joc a Anjouan, i als anys vint del segle XIX Muyaka bin Haji, de Mombasa, va escriure el poema Bao Naligwa. Un fundi és un bon jugador; el millor es diu bingwa, mestre.
about-kujifunza-past = Kujifunza vol dir aprendre. S’hi juga a escoles, clubs i cases de Kenya i Tanzània, també amb el nom de mbili-mbili, de dos en dos. Qui en sap, sap la segona etapa del gran joc.
about-kigogo-past = A la manera dels gogos, que viuen a l’altiplà de Dodoma, a Tanzània. Martin Klamroth el va veure a Mpwapwa i el va descriure el 1911.
about-kimasai-past = Un joc de pastors massais de la regió de Dodoma. A diferència de gairebé tots els jocs de la seva família, no sembra munts: avancen pedres soltes. Klamroth també el va descriure el 1911.
about-kingulu-past = A la manera dels ngulus, pagesos i comerciants de les terres altes de Morogoro i Tanga. El seu cor és kuweka mtoto, posar un fill: un forat de l’adversari passa a ser propi per sempre.
about-sources = D’on venen les regles
about-source-world = Mancala World, i el que cita, per a tots cinc jocs.
about-source-klamroth = M. Klamroth, Afrikanische Brettspiele, 1911, per als tres jocs de l’interior.
about-source-voogt = A. de Voogt, Limits of the Mind, 1995, per al joc tal com es juga als tornejos de Zanzíbar, i per a la partida del campionat de 1994.
about-source-donkers = J. Donkers, Zanzibar Bao Rules for the Computer, del 2001 al 2003, per al mateix, numerat i exacte.
about-source-museum = How to Play Bao, un fullet del Museu Nacional de Tanzània, 1971, per al Bao la Kujifunza.
about-source-readings = On les fonts callen o no s’avenen s’ha triat una lectura, i cada clàusula és a l’apartat de regles amb un tauler.
about-program = El programa
about-private = Tot funciona dins d’aquesta pàgina: no es demana res a cap altra màquina ni s’explica res a ningú.
about-licence = Programari lliure, amb la llicència MIT o la llicència Apache 2.0, com vulgueu.
about-version = Versió { $version }
