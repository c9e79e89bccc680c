# Les lliçons. Les paraules pròpies del bao es conserven i s’expliquen la primera vegada que surten.

learn-title = Aprèn
learn-about = Lliçons curtes en un tauler. A cada pas hi ha una cosa per fer, i les regles us diuen si està feta.
learn-lost = Aquesta lliçó no existeix. Trieu-ne una altra aquí.
learn-of-kujifunza = El joc dels qui n’aprenen: el millor camí cap al Bao la Kiswahili.
learn-of-kiswahili = El gran joc, des de la primera llavor de la reserva fins a la takasia.
learn-of-kigogo = Files llargues i relleus llargs; l’última llavor decideix.
learn-of-kimasai = Pedres soles, passos sols. Les jugades més senzilles de totes.
learn-of-kingulu = Un tauler petit, que se sembra tot al volt.
learn-go = { $done ->
    [0] Comença
   *[other] Continua
}
learn-all-done = Tot fet
learn-all = { $number ->
    [one] Una lliçó
   *[other] Totes { $number } les lliçons
}
learn-progress = { $done } de { $of } fetes
learn-done = feta
learn-next-one = següent
learn-again-all = Oblida el que està fet
learn-step = Pas { $number } de { $of }
learn-again = Torna-ho a provar
learn-next = Pas següent
learn-next-lesson = Lliçó següent: { $lesson }
learn-right = Molt bé.
learn-right-hole = Correcte: { $hole }.
learn-not = No és { $hole }. Proveu un altre forat.
learn-begin = Comenceu per { $hole }.
learn-count = { $reserve ->
    [yes] Poseu mentalment una llavor de la reserva a { $hole }, recolliu-les totes i deixeu-les caure d’una en una.
   *[no] Recolliu { $hole } mentalment i deixeu caure les llavors d’una en una.
}
learn-answer = És { $hole }.

goal-any = Feu una jugada legal.
goal-ends = Feu una jugada que acabi a { $hole }.
goal-laps = { $number ->
    [one] Feu una jugada d’una volta o més.
   *[other] Feu una jugada de { $number } voltes o més.
}
goal-captures = { $number ->
    [one] Captureu una vegada o més en una sola jugada.
   *[other] Captureu { $number } vegades o més en una sola jugada.
}
goal-seeds = { $rules ->
    [kimasai] Preneu { $number } pedres o més amb una sola jugada.
   *[other] Captureu { $number } llavors o més amb una sola jugada.
}
goal-takes = Captureu { $hole }.
goal-enters = Captureu, i feu entrar les llavors per { $hole }.
goal-stop = Captureu, i atureu-vos a la vostra casa.
goal-safari = Continueu des de la vostra casa: feu un safari.
goal-takasia = Feu una takata que deixi un forat en takasia.
goal-reserve = Reserveu un forat.
goal-safe = { $number ->
    [0] Jugueu de manera que l’adversari no pugui capturar.
    [one] Jugueu de manera que l’adversari pugui capturar com a molt una llavor.
   *[other] Jugueu de manera que l’adversari pugui capturar com a molt { $number } llavors.
}
goal-wins = Guanyeu amb una sola jugada.
goal-lands = Trieu el forat on acaba la primera volta de { $move }.
goal-last = Trieu el forat on acaba { $move }.
goal-captured = Trieu el forat que captura { $move }.
goal-frozen = Trieu el forat que queda en takasia.
goal-entered = Trieu la kichwa per on entren les llavors que captura { $move }.

wrong-ends = Aquesta jugada ha acabat a { $found }. Busqueu-ne una que acabi a { $hole }.
wrong-laps = { $found ->
    [one] Aquesta jugada ha tingut una volta.
   *[other] Aquesta jugada ha tingut { $found } voltes.
} N’ha de tenir { $number } o més.
wrong-captures = { $found ->
    [0] Aquesta jugada no ha capturat res.
    [one] Aquesta jugada ha capturat una vegada.
   *[other] Aquesta jugada ha capturat { $found } vegades.
} { $number ->
    [one] N’ha de capturar una o més.
   *[other] Ha de capturar { $number } vegades o més.
}
wrong-seeds = { $found ->
    [0] Aquesta jugada no ha pres res.
    [one] Aquesta jugada només n’ha presa una.
   *[other] Aquesta jugada només n’ha preses { $found }.
} N’ha de prendre { $number } o més.
wrong-takes = Aquesta jugada no ha capturat { $hole }.
wrong-enters = { $found ->
    [none] Aquesta jugada no ha capturat res.
   *[other] Les llavors han entrat per { $found }, i no per { $hole }.
}
wrong-stop = Aquesta jugada no s’ha aturat a la casa.
wrong-safari = Aquesta jugada no ha continuat des de la casa.
wrong-takasia = Aquesta takata no ha deixat cap forat en takasia. Després ha d’estar en perill exactament un forat de l’adversari, i cap de vostre.
wrong-reserve = Aquesta jugada no ha reservat res. L’última llavor ha de convertir en quatre un forat de tres.
wrong-safe = { $found ->
    [one] Ara l’adversari pot capturar una llavor.
   *[other] Ara l’adversari pot capturar { $found } llavors.
}
wrong-wins = Aquesta jugada encara no guanya.

lesson-kujifunza-sowing = Sembrar una volta
lesson-kujifunza-sowing-1 = Sou Sud: les dues files de sota són vostres. Per sembrar, recolliu totes les llavors d’un forat i deixeu-ne caure una a cada forat que segueix. Això és una volta. A3> vol dir: recolliu A3, i la primera llavor cau cap a A4.
lesson-kujifunza-sowing-2 = Les vostres dues files són un anell. Després d’A8 es tomba cap a B8, i es torna per la fila del darrere.
lesson-kujifunza-sowing-3 = En aquest joc se sembra cap a la banda que es vol. Trieu un forat i després la fletxa que té al costat.
lesson-kujifunza-relay = Continuar sembrant
lesson-kujifunza-relay-1 = L’última llavor cau en un forat buit: la jugada s’acaba. Cau en un forat ocupat: recolliu tot el que hi ha, també la llavor nova, i continueu sembrant des del forat següent. Aquí l’última llavor d’A2> troba una llavor a A4.
lesson-kujifunza-relay-2 = Continuar sembrant així és un relleu. Es poden encadenar moltes voltes; totes juntes són una sola jugada.
lesson-kujifunza-relay-3 = Compteu per endavant. Una jugada que sembla curta pot arribar lluny després de tombar.
lesson-kujifunza-capture = Capturar
lesson-kujifunza-capture-1 = Els forats del davant es miren a través del mig: A2 i a7 fan parella. Si la vostra última llavor cau en un forat vostre del davant que estava ocupat, i el forat de cara també ho està, captureu tot el que hi ha.
lesson-kujifunza-capture-2 = Ara vós. Trobeu el forat que fa arribar l’última llavor davant de l’objectiu.
lesson-kujifunza-capture-3 = Les llavors de la fila del darrere arriben a la del davant tombant pel cap. Capturen de la mateixa manera.
lesson-kujifunza-kichwa = Pel cap
lesson-kujifunza-kichwa-1 = Les llavors capturades continuen en joc. Les sembreu a la vostra banda, i entren per una kichwa, un cap: A1 o A8. La primera cau a la kichwa, les altres van cap al centre. Si captureu des d’un dels forats del 3 al 6, trieu vós la kichwa.
lesson-kujifunza-kichwa-2 = Si captura el vostre forat 1 o 2, les llavors entren per la kichwa més propera, A1. Si captura el 7 o el 8, entren per A8. No es pot triar.
lesson-kujifunza-kichwa-3 = La tria és important. Per una kichwa aquesta jugada captura dues vegades, per l’altra només una.
lesson-kujifunza-chain = Una captura rere l’altra
lesson-kujifunza-chain-1 = Una jugada de captura continua. Cada volta que acaba en un forat ocupat del davant de cara a llavors torna a capturar, i una volta de llavors capturades també.
lesson-kujifunza-chain-2 = Així comença una partida: dues llavors a cada forat. Ja la primera jugada pot capturar tres vegades.
lesson-kujifunza-chain-3 = I n’hi ha una de millor encara.
lesson-kujifunza-must = Cal capturar
lesson-kujifunza-must-1 = Qui pot capturar ho ha de fer. Tots els altres forats queden tancats de moment. Toqueu-ne un i us dirà per què.
lesson-kujifunza-must-2 = Si hi ha més d’una captura possible, trieu vós.
lesson-kujifunza-must-3 = Una primera volta de setze llavors o més no captura mai. Per això el munt gros no pot començar aquí, ja que en un altre lloc hi ha una captura.
lesson-kujifunza-takata = Takata
lesson-kujifunza-takata-1 = Si cap jugada no comença amb una captura, feu una takata, «netejar». Es marca amb un asterisc i no captura res, acabin on acabin les seves voltes.
lesson-kujifunza-takata-2 = Una takata comença a la fila del davant, amb dues llavors o més. Només si cap forat del davant no en té dues comença la fila del darrere.
lesson-kujifunza-takata-3 = Si una kichwa és l’únic forat del davant amb llavors, se sembra cap al centre. Altrament la vostra fila del davant podria quedar buida, i això seria el final.
lesson-kujifunza-win = Bao hamna
lesson-kujifunza-win-1 = Qui té buida la fila del davant ha perdut, en aquell mateix moment. Hamna: no hi ha res. Les llavors de la fila del darrere no hi ajuden.
lesson-kujifunza-win-2 = De vegades una sola jugada llarga escombra tota la fila.
lesson-kujifunza-win-3 = Qui no té cap jugada legal també ha perdut: una llavor sola no comença mai cap jugada.
lesson-kujifunza-win-4 = Mireu què amenaça l’adversari abans de jugar.

lesson-kingulu-round = Tot al volt del tauler
lesson-kingulu-round-1 = Teniu sis forats, d’A1 a A6, i sou Sud. Recolliu-ne un i sembreu cap a la dreta, continueu per la fila de l’adversari i torneu a casa. No hi ha cap altre camí.
lesson-kingulu-round-2 = Si la vostra primera volta acaba en un forat vostre que té llavors, la jugada no és legal. Toqueu un forat així i us ho dirà.
lesson-kingulu-round-3 = Si l’última llavor cau en un forat buit de l’adversari, la jugada s’acaba.
lesson-kingulu-relay = Continuar sembrant
lesson-kingulu-relay-1 = Si l’última llavor cau en un forat de l’adversari amb llavors, recolliu-les totes, també la nova, i continueu sembrant. En les voltes següents també es recullen els vostres forats ocupats.
lesson-kingulu-relay-2 = Així les jugades s’allarguen. Així comença una partida, i una de les primeres jugades acaba a A5 després de cinc voltes.
lesson-kingulu-relay-3 = Compteu abans de jugar: on s’atura aquesta?
lesson-kingulu-capture = Capturar
lesson-kingulu-capture-1 = L’última llavor cau en un forat vostre buit, i el forat de cara està ocupat: captureu les llavors de cara i la vostra última llavor. Són punts. Els números dels forats que es miren sumen set.
lesson-kingulu-capture-2 = Una captura pot arribar després de moltes voltes.
lesson-kingulu-capture-3 = Compareu: aquí captura més d’una jugada.
lesson-kingulu-mtoto = Posar un fill
lesson-kingulu-mtoto-1 = Si la vostra última llavor cau en un forat de l’adversari que en tenia exactament tres, el forat us queda reservat per sempre. Això és kuweka mtoto, «posar un fill». Si la volta tenia dues llavors o més, també hi va la penúltima.
lesson-kingulu-mtoto-2 = Busqueu un forat de tres, i un forat vostre que hi faci arribar justament l’última llavor.
lesson-kingulu-mtoto-3 = Des d’ara, cada llavor que cau en un forat reservat és del seu amo. Ningú no la recull, i una volta que hi acaba tanca la jugada. Aquí a3 és vostre.
lesson-kingulu-mtoto-4 = També es pot posar un fill al final d’una jugada més llarga.
lesson-kingulu-score = Comptar
lesson-kingulu-score-1 = La partida s’acaba quan qui ha de jugar no té cap jugada legal. Cadascú compta el que ha capturat, el que té a la seva fila i el que hi ha als seus forats reservats. Guanya qui en té més.
lesson-kingulu-score-2 = Un forat vostre està en perill si té de cara un forat buit on pot acabar una volta de l’adversari. Vigileu el més gros.
lesson-kingulu-score-3 = Al final compten totes les llavors. Trobeu la jugada que guanya.

lesson-kiswahili-start = Les primeres llavors
lesson-kiswahili-start-1 = Sou Sud. Teniu deu llavors a la vostra banda i 22 a la reserva, a la mà. Això és namua, la primera etapa. Si no podeu capturar, poseu una llavor de la reserva en un forat del davant, recolliu tot el forat i sembreu-lo cap a on vulgueu. Una jugada així és una takata, i porta un asterisc.
lesson-kiswahili-start-2 = El forat quadrat A5 és la vostra casa, la nyumba. Mentre té sis llavors o més no comença cap takata, si ho pot fer un altre forat del davant. Proveu-ho: us dirà per què no.
lesson-kiswahili-start-3 = Les vostres dues files són un anell. Després d’A8 es tomba cap a B8.
lesson-kiswahili-namua = Capturar en namua
lesson-kiswahili-namua-1 = Una captura en namua: poseu una llavor de la reserva en un forat vostre del davant que estigui ocupat i tingui de cara un forat ocupat. Captureu el que hi ha al forat de cara. A2 mira a7: tots dos sumen nou.
lesson-kiswahili-namua-2 = El vostre forat conserva les llavors i la nova. Les llavors capturades se sembren a la vostra banda.
lesson-kiswahili-namua-3 = Aquí més d’un forat vostre té llavors de cara. Trieu el bo.
lesson-kiswahili-heads = Pel cap
lesson-kiswahili-heads-1 = Els extrems de la vostra fila del davant, A1 i A8, són els vichwa, els caps. Les llavors capturades hi entren: la primera cau a la kichwa, les altres van cap al centre. Els forats 1 i 2 són el kimbi esquerre, els forats 7 i 8 el dret: des d’un kimbi les llavors entren per la kichwa més propera.
lesson-kiswahili-heads-2 = Si captureu des d’un dels forats del 3 al 6, trieu vós la kichwa.
lesson-kiswahili-heads-3 = Mireu on caurà l’última de les llavors capturades.
lesson-kiswahili-chain = Una captura rere l’altra
lesson-kiswahili-chain-1 = Si una volta d’una jugada de captura acaba en un forat vostre del davant que està ocupat i té llavors de cara, torneu a capturar. Des del kimbi val la kichwa més propera; des del centre les llavors conserven el sentit.
lesson-kiswahili-chain-2 = La tria de la primera kichwa decideix fins on arriba la jugada.
lesson-kiswahili-relay = Continuar sembrant
lesson-kiswahili-relay-1 = Si una volta acaba en un forat ocupat des d’on no podeu capturar, el recolliu sencer i continueu sembrant en el mateix sentit. Només un forat buit acaba la jugada.
lesson-kiswahili-relay-2 = Un relleu pot dur una jugada a tombar pel cap i tornar a casa.
lesson-kiswahili-must = Cal capturar
lesson-kiswahili-must-1 = Si hi ha una captura possible, n’heu de fer una. Toqueu un altre forat i us dirà quins poden.
lesson-kiswahili-must-2 = Quina captura feu, ho trieu vós.
lesson-kiswahili-takata = La takata
lesson-kiswahili-takata-1 = Mentre la vostra casa té sis llavors o més, una takata pot començar des de qualsevol altre forat ocupat del davant, fins i tot amb una llavor sola.
lesson-kiswahili-takata-2 = Si la casa s’ha perdut o és petita, una takata vol un forat que tingués dues llavors o més, tret que totes estiguin soles. Aquí la casa s’ha perdut.
lesson-kiswahili-house = La casa
lesson-kiswahili-house-1 = La casa és un rebost. En namua, una takata que acaba en una casa de sis o més s’hi atura, encara que hi hagi llavors.
lesson-kiswahili-house-2 = Amb menys de sis la casa és adormida: juga com qualsevol altre forat, i qui la recull la perd per sempre. Conserveu-la.
lesson-kiswahili-stop = Aturar-se a la casa
lesson-kiswahili-stop-1 = En namua, si una volta d’una jugada de captura acaba a la vostra casa de sis o més, trieu: us atureu o continueu.
lesson-kiswahili-stop-2 = Aquí el camí fins a la casa passa per dues captures.
lesson-kiswahili-safari = El safari
lesson-kiswahili-safari-1 = Continuar des de la casa és un safari, un viatge. Recolliu tota la casa, i es perd per sempre.
lesson-kiswahili-safari-2 = Per això un safari ha de valer una casa. Aquest porta dues captures més.
lesson-kiswahili-safari-3 = I aquest guanya.
lesson-kiswahili-tax = La taxa
lesson-kiswahili-tax-1 = Si la vostra casa de sis o més és l’únic forat ocupat del davant, i no podeu capturar, paga una taxa: s’hi posa una llavor, i només se’n recullen i sembren dues. La casa continua sent vostra.
lesson-kiswahili-tax-2 = Les dues llavors van cap a on vulgueu.
lesson-kiswahili-tax-3 = Una casa sola de menys de sis no paga cap taxa. Se sembra sencera, i es perd.
lesson-kiswahili-rob = La casa de l’adversari
lesson-kiswahili-rob-1 = La casa de l’adversari, a5, mira el vostre A4. Qui la captura s’endú un tresor, i la casa es perd per sempre.
lesson-kiswahili-rob-2 = S’hi pot arribar al final d’una jugada llarga.
lesson-kiswahili-guard = Guardar la pròpia
lesson-kiswahili-guard-1 = Abans de jugar, pregunteu-vos què podria capturar després l’adversari. Una llavor de la reserva només captura des d’un forat ocupat que miri el vostre.
lesson-kiswahili-guard-2 = De vegades només hi ha una jugada que no deixa res per prendre.
lesson-kiswahili-mtaji = Capturar en mtaji
lesson-kiswahili-mtaji-1 = Quan s’acaba la reserva sou en mtaji, la segona etapa. Ara recolliu un forat amb 2 a 15 llavors. Si l’última llavor de la primera volta cau en un forat vostre del davant que està ocupat i té llavors de cara, les captureu.
lesson-kiswahili-mtaji-2 = Un forat del darrere també pot començar, si la seva última llavor arriba a la fila del davant.
lesson-kiswahili-mtaji-3 = Després de la primera captura la jugada continua com ja sabeu.
lesson-kiswahili-way = Conservar el sentit
lesson-kiswahili-way-1 = En mtaji no trieu mai la kichwa. Des del centre les llavors conserven el sentit en què heu sembrat: cap a la dreta, i per tant entren per l’esquerra.
lesson-kiswahili-way-2 = Així, trieu la kichwa amb el sentit en què comenceu.
lesson-kiswahili-sweep = La takata en mtaji
lesson-kiswahili-sweep-1 = Si no hi ha cap captura possible, recolliu un forat del davant amb dues llavors o més. La casa també pot començar, però llavors es perd.
lesson-kiswahili-sweep-2 = Només si cap forat del davant no té dues llavors comença la fila del darrere.
lesson-kiswahili-sweep-3 = Una primera volta de setze o més no captura mai. Per això el munt gros no pot començar mentre un altre forat pugui capturar.
lesson-kiswahili-takasia = La takasia
lesson-kiswahili-takasia-1 = Una takata en mtaji pot bloquejar un forat. Ho fa si llavors l’adversari no pot capturar, i vós podríeu capturar després exactament un dels seus forats del davant. Aquest forat queda en takasia.
lesson-kiswahili-takasia-2 = La seva casa activa no hi queda mai, ni el seu únic forat ocupat del davant, ni l’únic que hi té dues llavors o més.
lesson-kiswahili-takasia-3 = Trobeu la takata que deixa un sol forat en perill.
lesson-kiswahili-frozen = En takasia
lesson-kiswahili-frozen-1 = Ara us ha passat a vós. El forat en takasia porta una marca.
lesson-kiswahili-frozen-2 = En aquesta única jugada no hi podeu començar. Toqueu-lo i us ho dirà.
lesson-kiswahili-frozen-3 = I una volta que hi acaba tanca la jugada, encara que hi hagi llavors.
lesson-kiswahili-hamna = Bao hamna
lesson-kiswahili-hamna-1 = Qui té buida la fila del davant ha perdut a l’acte: bao hamna, no hi ha res al tauler. Guanyar quan encara queden llavors a la mà es diu mkononi.
lesson-kiswahili-hamna-2 = En mtaji una fila s’escombra de la mateixa manera.
lesson-kiswahili-hamna-3 = Qui no té cap jugada legal també ha perdut. En mtaji una llavor sola no comença mai cap jugada.
lesson-kiswahili-ahead = Pensar endavant
lesson-kiswahili-ahead-1 = Ja sabeu totes les regles. El que queda és la previsió: de les captures que teniu, n’hi ha una que no deixa res a l’adversari.
lesson-kiswahili-ahead-2 = Una altra vegada. Després, jugueu.

lesson-kigogo-round = Tot al volt de les files
lesson-kigogo-round-1 = Sou Sud, i les dues files de sota són vostres. Se sembra en un sol sentit: per la fila del davant cap a la vostra esquerra, es tomba, i per la fila del darrere cap a la vostra dreta.
lesson-kigogo-round-2 = Un forat ha de tenir dues llavors o més. L’última llavor en un forat buit acaba la jugada.
lesson-kigogo-relay = Continuar sembrant
lesson-kigogo-relay-1 = Si l’última llavor cau en un forat ocupat, recolliu tot el que hi ha, també la llavor nova, i continueu sembrant des del forat següent.
lesson-kigogo-relay-2 = Així comença una partida. Algunes primeres jugades són curtes, d’altres van lluny.
lesson-kigogo-take = Prendre
lesson-kigogo-take-1 = Només captureu allà on s’acaba la jugada. Si l’última llavor ha caigut en un forat buit del davant, i el forat de cara té llavors, aquestes surten del joc, i també les del forat del darrere que hi ha al seu darrere.
lesson-kigogo-take-2 = Dos forats alhora: és una captura rica.
lesson-kigogo-take-3 = Si el forat de cara és buit no es pren res, per molt que hi hagi al darrere.
lesson-kigogo-take-4 = Ningú no té l’obligació de capturar, ni de fer la primera captura que veu. Trobeu la millor.
lesson-kigogo-single = Llavors soles
lesson-kigogo-single-1 = Mentre tingueu un forat amb dues llavors o més, les llavors soles es queden on són.
lesson-kigogo-single-2 = Si només teniu llavors soles, una d’elles avança al forat següent, i només si és buit. També captura.
lesson-kigogo-end = El final
lesson-kigogo-end-1 = Qui no té cap jugada legal, o cap llavor, ha perdut.
lesson-kigogo-end-2 = Mireu l’altra banda abans de jugar: on podria arribar l’adversari?

lesson-kimasai-step = Un pas
lesson-kimasai-step-1 = Sou Sud, i les dues files de sota són vostres. Una jugada és una pedra i un pas: per la fila del davant cap a la vostra esquerra, es tomba, i per la fila del darrere cap a la vostra dreta. El forat següent ha de ser buit. Al començament només es pot moure una pedra.
lesson-kimasai-step-2 = Una pedra que en té una altra al davant s’ha d’esperar.
lesson-kimasai-take = Prendre
lesson-kimasai-take-1 = Una pedra que entra en un forat del davant mira l’altra banda. Si hi ha una pedra al forat de cara, surt del joc, i amb ella la de darrere, si n’hi ha.
lesson-kimasai-take-2 = Dues pedres valen més que una.
lesson-kimasai-take-3 = Si el forat de cara és buit no es pren res, encara que hi hagi una pedra al darrere.
lesson-kimasai-enter = Des de la fila del darrere
lesson-kimasai-enter-1 = A l’extrem dret el camí porta de la fila del darrere a la del davant.
lesson-kimasai-enter-2 = Una pedra que hi entra pren a l’acte.
lesson-kimasai-safe = Fora de l’abast
lesson-kimasai-safe-1 = Les pedres de l’adversari van en el mateix sentit, vist des de la seva banda. Una pedra vostra està en perill si una de les seves està a punt de posar-s’hi de cara.
lesson-kimasai-safe-2 = Aparteu-vos, o espereu: una pedra de la fila del darrere només perilla juntament amb la que té al davant.
lesson-kimasai-end = El final
lesson-kimasai-end-1 = Qui no té cap pedra ha perdut.
lesson-kimasai-end-2 = Una altra vegada: quina pedra acaba la partida?
