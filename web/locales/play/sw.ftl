# A game under way
you = Wewe ({ $seat })
thinking = Kompyuta inafikiri …
undo = Rudisha mwendo
resign = Kubali kushindwa
resign-sure = Ukubali kushindwa mchezo huu?
resign-yes = Ndiyo, nakubali
opposite = Keti ana kwa ana
new-again = Cheza tena
moves-played = Miendo
no-game = Bado hakuna mchezo hapa.
choose-game = Chagua mchezo
confirm-move = Cheza { $move }
confirm-other = Mwendo mwingine
