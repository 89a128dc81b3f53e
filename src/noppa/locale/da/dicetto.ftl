# Dicetto: navne, hvad man kan aftale, hvorfor et træk afvises, og reglerne med egne ord.

dicetto-name = Dicetto
dicetto-tagline = Læg terningerne på de kort, du vil have, og hold dem en runde

## Editions
dicetto-edition-international = International
dicetto-edition-finnish = Finsk
dicetto-edition-polish = Polsk

## Options, and what each value means
dicetto-option-bonus = Spil med bonuskort
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nej
dicetto-option-cards-to-win = Kort at samle, før spillet slutter
dicetto-option-most-cards-points = Hvad bonuskortet for flest kort er værd
dicetto-option-battle = Hvornår terningkampe afgøres
dicetto-option-battle-at-once = så snart terninger lægges
dicetto-option-battle-end-of-turn = når turen er færdig
dicetto-option-bonus-true-more = Fire bonuskort ligger åbne fra begyndelsen og deles ud til sidst.
dicetto-option-bonus-false-more = Kun pointene på terningkortene tæller.
dicetto-option-cards-to-win-more = { $value ->
    [one] Spillet slutter, så snart nogen har samlet et kort.
   *[other] Spillet slutter, så snart nogen har samlet { $value } kort: færre kort gør det kortere.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Den, der har flest kort, får et point for det, hvis det bonuskort er med.
   *[other] Den, der har flest kort, får { $value } point for det, hvis det bonuskort er med.
 }
dicetto-option-battle-at-once-more = Du ved, hvem der holder kortet, før du lægger dine andre terninger.
dicetto-option-battle-end-of-turn-more = Du lægger først alle dine terninger; så afgøres kampene en efter en.

## Score sheet
dicetto-item-cards = Terningkort
dicetto-item-bonus = Bonuskort

## Dice cards
dicetto-card-ones = Enere
dicetto-card-twos = Toere
dicetto-card-threes = Treere
dicetto-card-fours = Firere
dicetto-card-fives = Femmere
dicetto-card-sixes = Seksere
dicetto-card-pair = Par
dicetto-card-two-pairs = 2 par
dicetto-card-three-of-a-kind = 3 af en slags
dicetto-card-four-of-a-kind = 4 af en slags
dicetto-card-small-straight = Lille straight
dicetto-card-large-straight = Stor straight
dicetto-card-chance = Chancen
dicetto-card-extra-roll = Ekstra kast

## What may lie on a card, in a few words
dicetto-asks-ones = et vilkårligt antal enere
dicetto-asks-twos = et vilkårligt antal toere
dicetto-asks-threes = et vilkårligt antal treere
dicetto-asks-fours = et vilkårligt antal firere
dicetto-asks-fives = et vilkårligt antal femmere
dicetto-asks-sixes = et vilkårligt antal seksere
dicetto-asks-pair = to ens
dicetto-asks-two-pairs = to par, eller fire ens
dicetto-asks-three-of-a-kind = tre ens
dicetto-asks-four-of-a-kind = fire ens
dicetto-asks-small-straight = tre i rækkefølge
dicetto-asks-large-straight = fire i rækkefølge
dicetto-asks-chance = vilkårlige terninger, mindst én
dicetto-asks-extra-roll = vilkårlige terninger, mindst én

## Bonus cards
dicetto-card-fewest-logos = Færrest Dicetto-kort
dicetto-card-most-logos = Flest Dicetto-kort
dicetto-card-fewest-cards = Færrest kort
dicetto-card-most-cards = Flest kort
dicetto-card-most-straights = Flest straight-kort
dicetto-card-most-chances = Flest Chancen-kort
dicetto-card-fewest-points = Færrest point
dicetto-card-most-numbers = Flest 1-6-kort

## Dice
dicetto-colour-red = rød
dicetto-colour-yellow = gul
dicetto-colour-green = grøn
dicetto-colour-blue = blå

## The deck
dicetto-deck-built-in = vores egen kortbunke
dicetto-deck-own = en kortbunke fra en fil

## Moves
dicetto-move-keep = { $count ->
    [0] kast alle terninger igen
   *[other] behold { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] læg { $dice } på { $card } (kort { $slot }), og send terningerne der retur
    [battle] læg { $dice } på { $card } (kort { $slot }), og kæmp om det
   *[takes] læg { $dice } på { $card } (kort { $slot })
 }
dicetto-move-done = færdig

## The table
dicetto-points = { $points ->
    [one] 1 point
   *[other] { $points } point
 }
dicetto-fourth-roll = et fjerde kast
dicetto-free = ledigt
dicetto-tie = kamp { $tie }
dicetto-tie-or-beat = kamp { $tie } slå { $beat }
dicetto-on-card = på { $slot }
dicetto-lost = tabt
dicetto-battle = Terningkamp om kort { $slot }: { $challenger } (første terning) mod { $owner }.
dicetto-total = point
dicetto-cards = kort
dicetto-won = vundet
dicetto-nobody = uafgjort
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] ingen kast tilbage
    [one] 1 kast tilbage
   *[other] { $rolls } kast tilbage
 }
dicetto-pile = { $cards ->
    [0] bunken er tom
    [one] 1 kort i bunken
   *[other] { $cards } kort i bunken
 } ({ $deck })
dicetto-typing-keep = “55” beholder dem og kaster resten, “p 2 55” lægger dem på kort 2, “done” slutter
dicetto-typing-place = “p 2 55” lægger terninger på kort 2, “done” slutter turen

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = hvilket kort
kind-send-back = at sende terninger retur
kind-battle = terningkampe
kind-end-turn = at slutte turen

## What can be typed
dicetto-help =
    Skriv de terninger, du beholder, så kastes resten igen: “55” eller “keep 5 5”; kun “keep” kaster alle fire.
    For at lægge terninger på et kort skriver du dets nummer og terningerne: “place 2 5 5” eller “p 2 55”; “p x 1” til ekstra kast-kortet.
    Når de første terninger er lagt, kastes der ikke mere. “done” slutter turen.
    Kort skrives “pair:1”, med logo “pair:1*”; bonuskort “most_logos”, “fewest_cards” og så videre.

## Refusals
error-dicetto-placed-already = Der er lagt terninger: der kastes ikke igen i denne tur.
error-dicetto-no-rolls-left = Der er ingen kast tilbage: læg terninger, eller slut turen.
error-dicetto-keep-not-there = Du kan kun beholde terninger, der ligger på bordet: { $dice }.
error-dicetto-slot-empty = Der ligger ikke noget kort på plads { $slot }.
error-dicetto-challenge-lost = Du tabte en terningkamp om kort { $slot }: det tager ikke flere af dine terninger i denne tur.
error-dicetto-once-a-turn = Kort { $slot } har allerede dine terninger; det tager terninger én gang pr. tur.
error-dicetto-does-not-fit = Disse terninger passer ikke til { $card }. { $count ->
    [0] Det gør ingen af dine.
   *[other] Du kan lægge der: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Du har kun disse terninger at lægge: { $hand }.
error-dicetto-dice-lost = Terninger tabt i en terningkamp lægges ikke igen i denne tur. Du har: { $hand }.
error-dicetto-sum-too-low = { $sum } er for lavt til kort { $slot }: { $least } kræves til en terningkamp, mere sender terningerne der retur.

## A deck from a file
error-dicetto-deck-not-a-list = I kortbunken skal { $place } være en liste af tabeller: { $allowed }.
error-dicetto-deck-kind = I kortbunken, { $place }: der er ingen slags “{ $value }”. Slags: { $allowed }.
error-dicetto-deck-number = I kortbunken, { $place }: “{ $key }” skal være et helt tal fra { $least } til { $most }, ikke { $value }.
error-dicetto-deck-logo = I kortbunken, { $place }: “logo” skal være { $allowed }, ikke { $value }.
error-dicetto-deck-twice = I kortbunken, { $place }: { $card } står der allerede. Sæt antallet op i stedet.
error-dicetto-deck-few-cards = Kortbunken skal have mindst { $least } kort under { $place }; den har { $found }.
error-dicetto-deck-most-cards = I kortbunken, { $place }: tilvalget most_cards_points siger { $allowed }, filen { $value }. Udelad pointene, eller sæt tilvalget.

## The rules, as Markdown
dicetto-rules =
    Saml kort ved at lægge terninger på dem og holde dem en runde. Flest point vinder; ved lige mange
    point deles sejren. To til fire spiller, med fire terninger hver i deres egen farve. Fire terningkort
    ligger på række, og tæt på dem ekstra kast-kortet. Den ældste begynder, medmindre I aftaler andet.

    __En tur: saml.__ Hvert kort, dine terninger stadig ligger på, er dit. Tag terningerne retur; nye kort
    fylder rækken. Ekstra kast-kortet bliver på bordet og giver denne tur et fjerde kast.

    __En tur: kast.__ Kast dine fire terninger op til tre gange, hver gang dem, du vil.

    __En tur: læg.__ Læg terninger på så mange kort, du vil; derefter kastes der ikke mere. Hvert kort tager
    dine terninger én gang pr. tur, hver terning ligger på ét kort, og terninger, der ikke lægges, bliver hos
    dig. Terningerne på et kort skal passe nøjagtigt til det.

    | kort | terninger, der passer | eksempel | point |
    |---|---|---|---|
    | Enere til seksere | én eller flere af det tal | Firere: ⚃⚃⚃ | 2 |
    | Par | to ens | ⚄⚄ | 1 |
    | 2 par | to par, eller fire ens | ⚁⚁⚅⚅ | 6 |
    | 3 af en slags | tre ens | ⚂⚂⚂ | 4 |
    | 4 af en slags | fire ens | ⚁⚁⚁⚁ | 11 |
    | Lille straight | tre i rækkefølge | ⚂⚃⚄ | 2 |
    | Stor straight | fire i rækkefølge | ⚁⚂⚃⚄ | 6 |
    | Chancen | én eller flere, vilkårlige | ⚀⚅⚅ | 1 |
    | Ekstra kast | én eller flere, vilkårlige | ⚅ | 0 |

    __Et kort med en andens terninger.__ Læg terningerne sammen. En højere sum sender dem straks retur til
    ejeren. Samme sum giver en terningkamp: de to kaster hver en terning, ved lighed kastes der igen, og den
    højeste holder kortet. Taber du, er de terninger ude af spil i denne tur, og kortet tager ingen af dine
    før din næste. En lavere sum kan ikke lægges.

    __Et eksempel.__ Dit sidste kast er ⚂⚄⚄⚅. En andens ⚃⚃ ligger på Par: dine ⚄⚄ er 10 mod 8 og sender dem
    retur. En andens ⚅ ligger på Seksere: din ⚅ giver samme sum, så du må kæmpe om kortet. Din ⚂ passer på Treere,
    eller på Chancen, hvis det er ledigt. Ligger det hele der stadig, når din næste tur begynder, er kortene dine.

    __Slutningen.__ Spillet slutter, når nogen tager sit tiende kort, eller når der ikke er flere terningkort.
    Kort med terninger på går da til terningernes ejere. Ekstra kast-kortet er intet værd og tælles ikke.

    __Bonuskort.__ Fire af otte ligger åbne fra starten og deles ud til sidst; ved uafgjort deles
    kortet ikke ud. Kun terningkort tælles.

    | bonuskort | point | bonuskort | point |
    |---|---|---|---|
    | Færrest Dicetto-kort | 3 | Flest Dicetto-kort | 3 |
    | Færrest kort | 4 | Flest kort | 3 |
    | Flest straight-kort | 3 | Flest Chancen-kort | 3 |
    | Færrest point | 5 | Flest 1-6-kort | 3 |

    __Kortbunken.__ De 46 terningkort og deres point er vores egen kortbunke; hvert andet kort bærer
    Dicetto-logoet (★). De rigtige kort kan læses ind fra en fil.

    __Finsk udgave.__ Terningkampe afgøres én efter én, når turen er færdig.

    __Polsk udgave.__ Uden bonuskort, medmindre I beder om dem, og “Flest kort” er 4 værd.
