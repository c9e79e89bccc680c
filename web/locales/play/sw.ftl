# A game under way
you = Wewe ({ $seat })
showing = { $seat } anacheza { $move } …
thinking = Kompyuta inafikiri …
undo = Rudisha mwendo
resign = Kubali kushindwa
resign-sure = Ukubali kushindwa mchezo huu?
resign-yes = Ndiyo, nakubali
opposite = Keti ana kwa ana
new-again = Cheza tena
moves-played = Miendo
no-game = Bado hakuna mchezo hapa.
confirm-move = Cheza { $move }
confirm-other = Mwendo mwingine
clock = Saa
clock-none = bila saa
clock-control = { $minutes ->
    [one] dakika moja
   *[other] dakika { $minutes }
}{ $seconds ->
    [0] {""}
    [one] {", "}na sekunde moja kila mwendo
   *[other] {", "}na sekunde { $seconds } kila mwendo
}
clock-of = { $seat } amebakiwa na { $time }
over-won-late = { $winner } ameshinda: { $loser } ameishiwa na muda.
only-move = Kuna mwendo mmoja tu: { $move }.
elsewhere = Mchezo umeendelea kwenye kichupo kingine. Hivi ndivyo ulivyo sasa.
hint-proven = Imethibitishwa: hakuna mwendo bora kuliko { $move }. { $words }
