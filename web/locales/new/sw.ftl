# A new game
new-title = Mchezo mpya
new-reading = Kanuni
new-opponent = Dhidi ya
new-opponent-computer = kompyuta
new-opponent-perfect = kompyuta, bila kosa pale mchezo ulipotatuliwa
new-perfect-start = Hucheza miendo bora popote ilipothibitishwa, kama ilivyo mwanzoni; kwingine hucheza kama kiwango cha { $level }.
new-perfect-endings = Katika mchezo huu ni miisho tu, kete zikiwa chache ubaoni, iliyotatuliwa: hapo haikosei. Kabla ya hapo hucheza kama kiwango cha { $level }.
new-opponent-person = mtu, kwenye kifaa hiki
new-level = Kiwango
new-side = Unacheza
new-side-south = Kusini, na unaanza
new-side-north = Kaskazini
new-begin = Anza
new-replaces = Una mchezo unaoendelea. Ukianza mwingine, huo utawekwa kando: unaweza kuuendeleza tena kutoka ukurasa wa kwanza.
new-from = { $game }, kuanzia mpangilio ulio ubaoni. Zamu ya { $turn ->
    [S] Kusini
   *[N] Kaskazini
}.
new-unfit = Anwani hii haina mpangilio unaoweza kuchezwa. { $why }
new-usual = Kuanzia mwanzo wa kawaida
