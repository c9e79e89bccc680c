# About the games and the program.

about-games = The games
about-kiswahili-past = The Swahili coast plays it from Lamu to the Comoros, and so do traders’ towns inland, the Yao of Malawi and the Sakalava of Madagascar. Étienne de Flacourt noted an early form in 1658, Thomas Hyde saw the game at Anjouan, and in the 1820s Muyaka bin Haji of Mombasa wrote the poem Bao Naligwa. A fundi is a strong player; the best is called bingwa, master.
about-kujifunza-past = Kujifunza means to learn. Schools, clubs and homes in Kenya and Tanzania play it, also as mbili-mbili, two by two. Who knows it knows the second stage of the great game.
about-kigogo-past = In the manner of the Gogo, who live on the Dodoma plateau in Tanzania. Martin Klamroth saw it at Mpwapwa and described it in 1911.
about-kimasai-past = A game of Maasai herders of the Dodoma region. Unlike nearly all games of its family it sows no heaps: single stones step. Klamroth described it in 1911, too.
about-kingulu-past = In the manner of the Ngulu, farmers and traders in the highlands of Morogoro and Tanga. Its heart is kuweka mtoto, to put down a child: a hole of the opponent’s becomes one’s own for good.
about-sources = Where the rules come from
about-source-world = Mancala World, with what it cites, for all five games.
about-source-klamroth = M. Klamroth, Afrikanische Brettspiele, 1911, for the three inland games.
about-source-voogt = A. de Voogt, Limits of the Mind, 1995, for the game as tournaments on Zanzibar play it, and for the championship game of 1994.
about-source-donkers = J. Donkers, Zanzibar Bao Rules for the Computer, 2001 to 2003, for the same, numbered and exact.
about-source-museum = How to Play Bao, a booklet of the National Museum of Tanzania, 1971, for Bao la Kujifunza.
about-source-readings = Where the sources are silent or disagree, one reading was chosen, and each clause stands under Rules with a board.
about-program = The program
about-private = All of it runs in this page: nothing is asked of another machine, nothing is told to anybody.
about-licence = Free software, under the MIT licence or the Apache licence 2.0, as you like.
about-version = Version { $version }
