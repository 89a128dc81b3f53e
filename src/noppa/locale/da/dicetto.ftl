# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Tag kort, og hold fast på dem

## Editions
dicetto-edition-international = International
dicetto-edition-finnish = Finsk
dicetto-edition-polish = Polsk

## Options, and what each value means
dicetto-option-bonus = Spil med bonuskort
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nej
dicetto-option-cards-to-win = Antal kort, der slutter spillet
dicetto-option-most-cards-points = Point for bonuskortet “Flest kort”
dicetto-option-battle = Hvornår terningkampe afgøres
dicetto-option-battle-at-once = med det samme
dicetto-option-battle-end-of-turn = når turen er slut

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Fire bonuskort ligger åbne fra begyndelsen. Spillerne får dem til sidst.
dicetto-option-bonus-false-more = Kun pointene på terningkortene tæller.
dicetto-option-cards-to-win-more =
    { $value ->
        [one] Spillet slutter, så snart nogen tager et kort.
       *[other] Spillet slutter, så snart nogen har { $value } kort. Færre kort giver et kortere spil.
    }
dicetto-option-most-cards-points-more =
    { $value ->
        [one] Den, der har flest kort, får ét point ekstra, hvis det bonuskort er med.
       *[other] Den, der har flest kort, får { $value } point ekstra, hvis det bonuskort er med.
    }
dicetto-option-battle-at-once-more = Du ved, hvem der holder kortet, før du lægger dine andre terninger.
dicetto-option-battle-end-of-turn-more = Du lægger først alle dine terninger. Så afgøres kampene én efter én.

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
dicetto-asks-ones = så mange enere, du vil
dicetto-asks-twos = så mange toere, du vil
dicetto-asks-threes = så mange treere, du vil
dicetto-asks-fours = så mange firere, du vil
dicetto-asks-fives = så mange femmere, du vil
dicetto-asks-sixes = så mange seksere, du vil
dicetto-asks-pair = to ens terninger
dicetto-asks-two-pairs = to par eller fire ens
dicetto-asks-three-of-a-kind = tre ens terninger
dicetto-asks-four-of-a-kind = fire ens terninger
dicetto-asks-small-straight = tre tal i rækkefølge
dicetto-asks-large-straight = fire tal i rækkefølge
dicetto-asks-chance = alle slags terninger, mindst én
dicetto-asks-extra-roll = alle slags terninger, mindst én

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
dicetto-deck-own = egen kortbunke fra en fil

## Moves
dicetto-move-keep =
    { $count ->
        [0] kast alle terninger igen
       *[other] behold { $dice }
    }
dicetto-move-place =
    { $effect ->
        [sends_back] læg { $dice } på { $card } (kort { $slot }), og send de andre terninger tilbage
        [battle] læg { $dice } på { $card } (kort { $slot }), og kæmp om det
       *[takes] læg { $dice } på { $card } (kort { $slot })
    }
dicetto-move-done = færdig

## The table
dicetto-points =
    { $points ->
        [one] 1 point
       *[other] { $points } point
    }
dicetto-fourth-roll = et fjerde kast
dicetto-free = ledigt
dicetto-tie = kamp { $tie }
dicetto-tie-or-beat = kamp { $tie }, vinder { $beat }
dicetto-on-card = på { $slot }
dicetto-lost = tabt
dicetto-battle = Terningkamp om kort { $slot }. Første terning: { $challenger }. Anden terning: { $owner }.
dicetto-total = point
dicetto-cards = kort
dicetto-won = vundet
dicetto-nobody = uafgjort
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left =
    { $rolls ->
        [0] ingen kast tilbage
        [one] 1 kast tilbage
       *[other] { $rolls } kast tilbage
    }
dicetto-pile =
    { $cards ->
        [0] bunken er tom
        [one] 1 kort i bunken
       *[other] { $cards } kort i bunken
    } ({ $deck })
dicetto-typing-keep = “55” for at beholde dem, “p 2 55” for at lægge dem på kort 2, “done” for at slutte turen
dicetto-typing-place = “p 2 55” for at lægge terninger på kort 2, “done” for at slutte turen

## At the table in the browser
dicetto-lay = Læg { $dice } på { $card }
dicetto-lay-on = Læg på { $card }
dicetto-lay-short = Læg { $dice } { $sum }
dicetto-hint = Vælg terninger, og tryk så på et kort.
dicetto-ends =
    { $cards ->
        [one] 1 kort slutter spillet
       *[other] { $cards } kort slutter spillet
    }
dicetto-in-pile = i bunken
dicetto-logo = med logo
dicetto-points-word =
    { $points ->
        [one] point
       *[other] point
    }
dicetto-battle-status = Terningkamp: { $challenger } og { $owner }
dicetto-did-lay = { $name } lagde { $dice } på { $card }.
dicetto-moment = Terningkamp vundet
dicetto-moment-card = { $card } skifter hænder

## What the coach says, and why
dicetto-advice-keep =
    { $count ->
        [0] Kast alle fire igen
       *[other]
            Behold { $dice }, og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
dicetto-advice-keep-brief =
    { $count ->
        [0] Kast alle fire
       *[other] Behold { $dice }
    }
dicetto-advice-lay = Læg { $dice } på { $card }
dicetto-advice-done = Slut din tur
dicetto-why-keep =
    { $percent ->
        [100] Uanset hvad du kaster, får du terninger til { $card }, som er { study-amount-points } værd.
       *[other] At gå efter { $card }, som er { study-amount-points } værd, lykkes i { $percent } % af tilfældene.
    }
dicetto-why-keep-too =
    { $percent ->
        [100] { $card }, som er { study-amount-points } værd, lykkes, uanset hvad du kaster.
       *[other] { $card }, som er { study-amount-points } værd, lykkes i { $percent } % af tilfældene.
    }
dicetto-why-keep-none = Du kan ikke tage noget kort i rækken, så du kaster efter ekstra kast-kortet.
dicetto-why-points = { $card } er { study-amount-points } værd.
dicetto-why-extra = Ekstra kast-kortet giver dig et fjerde kast i næste tur.
dicetto-why-beaten = En modspiller, der går efter det, slår dine terninger i { $percent } % af tilfældene.
dicetto-why-send-back = Din sum på { $sum } slår de { $lying } på kortet.
dicetto-why-battle = Din sum på { $sum } er den samme som på kortet ({ $lying }), så I kaster en terning hver. Du vinder halvdelen af gangene.
dicetto-why-done =
    { $cards ->
        [0] Du har kun terninger på ekstra kast-kortet.
        [one] Du har terninger på ét kort, som er { study-amount-points } værd.
       *[other] Du har terninger på { $cards } kort, som er { study-amount-points } værd i alt.
    }
dicetto-why-nothing = Du slutter turen uden terninger på noget kort.
dicetto-why-roll-instead =
    { $than ->
        [less] At kaste igen ville give { study-amount-chance } mindre.
        [more] At kaste igen ville give { study-amount-chance } mere.
       *[same] At kaste igen ville være lige så godt.
    }
dicetto-why-lay-instead =
    { $than ->
        [less] At lægge { $dice } på { $card } nu ville give { study-amount-chance } mindre.
        [more] At lægge { $dice } på { $card } nu ville give { study-amount-chance } mere.
       *[same] At lægge { $dice } på { $card } nu ville være lige så godt.
    }

## Kinds of choices, where a player loses most
kind-lay = hvilket kort
kind-send-back = at sende terninger tilbage
kind-battle = terningkampe
kind-end-turn = at slutte turen

## What can be typed
dicetto-help =
    Skriv de terninger, du vil beholde, så kastes resten igen: “55” eller “keep 5 5”. “keep” alene kaster alle fire.
    For at lægge terninger på et kort skriver du kortets nummer og terningerne: “place 2 5 5” eller “p 2 55”. Til ekstra kast-kortet skriver du “p x 1”.
    Når du har lagt terninger, kan du ikke kaste igen i denne tur. “done” slutter turen.
    Kort skrives “pair:1”, med logo “pair:1*”. Bonuskort skrives “most_logos”, “fewest_cards” og så videre.

## Refusals
error-dicetto-placed-already = Du har allerede lagt terninger, så du kan ikke kaste igen i denne tur.
error-dicetto-no-rolls-left = Du har ingen kast tilbage. Læg terninger, eller slut turen.
error-dicetto-keep-not-there = Du kan kun beholde terninger, der ligger på bordet: { $dice }.
error-dicetto-slot-empty = Der ligger ikke noget kort på plads { $slot }. Vælg et andet.
error-dicetto-challenge-lost = Du tabte en terningkamp om kort { $slot }, så du kan ikke lægge terninger der igen i denne tur.
error-dicetto-once-a-turn = Du har allerede lagt terninger på kort { $slot }. Det må du kun én gang pr. tur.
error-dicetto-does-not-fit =
    Disse terninger passer ikke til { $card }. { $count ->
        [0] Det gør ingen af dine.
       *[other] Disse ville passe: { $allowed }.
    }
error-dicetto-dice-not-in-hand = Du har kun disse terninger at lægge: { $hand }.
error-dicetto-dice-lost = Terninger, du har tabt en terningkamp med, kan du ikke lægge igen i denne tur. Du har: { $hand }.
error-dicetto-sum-too-low = { $sum } er for lavt til kort { $slot }. { $least } giver en terningkamp, og alt højere sender terningerne der tilbage.

## A deck from a file
error-dicetto-deck-not-a-list = I kortfilen skal { $place } være en liste af tabeller, skrevet { $allowed }.
error-dicetto-deck-kind = I kortfilen har { $place } slagsen “{ $value }”, som ikke findes. Brug en af disse: { $allowed }.
error-dicetto-deck-number = I kortfilen skal “{ $key }” i { $place } være et helt tal fra { $least } til { $most }, ikke { $value }.
error-dicetto-deck-logo = I kortfilen er “logo” i { $place } { $value }. Brug en af disse: { $allowed }.
error-dicetto-deck-twice = I kortfilen gentager { $place } kortet { $card }. Sæt antallet op i stedet.
error-dicetto-deck-few-cards = Kortfilen skal have mindst { $least } kort under { $place }, men den har { $found }.
error-dicetto-deck-most-cards = I kortfilen er { $place } { $value } værd, men tilvalget most_cards_points siger { $allowed }. Udelad pointene i filen, eller ændr tilvalget.

## The rules, as Markdown
dicetto-rules =
    Læg terninger på kort. Ligger de der stadig, når din næste tur begynder, er kortene dine. Flest point
    vinder; har flere spillere lige mange, deler de sejren. To til fire kan spille, hver med fire terninger i
    deres egen farve. Fire terningkort ligger på række med ekstra kast-kortet ved siden af. Den ældste
    spiller begynder, medmindre I aftaler andet.

    __Din tur: saml.__ Tag hvert kort, dine terninger stadig ligger på, og tag terningerne tilbage. Nye kort
    fylder rækken. Ekstra kast-kortet bliver på bordet, men det giver dig et fjerde kast i denne tur.

    __Din tur: kast.__ Kast dine fire terninger op til tre gange. Efter hvert kast vælger du, hvilke
    terninger du kaster igen.

    __Din tur: læg.__ Læg terninger på så mange kort, du vil. Når du har lagt nogle, kan du ikke kaste igen i
    denne tur. Du må kun lægge terninger på et kort én gang pr. tur, og hver terning ligger på ét kort.
    Terninger, du ikke lægger, bliver hos dig. Terningerne på et kort skal passe nøjagtigt til det.

    | kort | terninger, der passer | eksempel | point |
    |---|---|---|---|
    | Enere til seksere | én eller flere af det tal | Firere: ⚃⚃⚃ | 2 |
    | Par | to ens terninger | ⚄⚄ | 1 |
    | 2 par | to par eller fire ens | ⚁⚁⚅⚅ | 6 |
    | 3 af en slags | tre ens terninger | ⚂⚂⚂ | 4 |
    | 4 af en slags | fire ens terninger | ⚁⚁⚁⚁ | 11 |
    | Lille straight | tre tal i rækkefølge | ⚂⚃⚄ | 2 |
    | Stor straight | fire tal i rækkefølge | ⚁⚂⚃⚄ | 6 |
    | Chancen | alle slags terninger, mindst én | ⚀⚅⚅ | 1 |
    | Ekstra kast | alle slags terninger, mindst én | ⚅ | 0 |

    __Et kort med en andens terninger.__ Læg terningernes tal sammen. En højere sum sender straks den andens
    terninger tilbage. Samme sum giver en terningkamp: I kaster hver en terning, og den højeste holder kortet.
    Står det lige, kaster I igen. Taberen tager sine terninger tilbage. Taber du i din egen tur, kan du hverken
    bruge de terninger eller det kort igen i denne tur. En lavere sum kan du ikke lægge.

    __Et eksempel.__ Dit sidste kast er ⚂⚄⚄⚅. En anden har ⚃⚃ på Par. Dine ⚄⚄ slår dem med 10 mod 8 og sender
    dem tilbage. En anden har ⚅ på Seksere. Din ⚅ er lige så høj, så du kan kæmpe om kortet. Din ⚂ passer på
    Treere, eller på Chancen, hvis det kort er ledigt. Ligger dine terninger der stadig, når din næste tur
    begynder, er kortene dine.

    __Slutningen.__ Spillet slutter, når nogen tager sit tiende kort, eller når der ikke er flere terningkort.
    Kort med terninger på går til de spillere, der har lagt terningerne. Ekstra kast-kortet er intet værd og
    tæller ikke som et kort.

    __Bonuskort.__ Fire af de otte ligger åbne fra begyndelsen, og spillerne får dem til sidst. Står det lige
    om et af dem, får ingen det. Kun terningkort tæller med.

    | bonuskort | point | bonuskort | point |
    |---|---|---|---|
    | Færrest Dicetto-kort | 3 | Flest Dicetto-kort | 3 |
    | Færrest kort | 4 | Flest kort | 3 |
    | Flest straight-kort | 3 | Flest Chancen-kort | 3 |
    | Færrest point | 5 | Flest 1-6-kort | 3 |

    __Kortbunken.__ De 46 terningkort og deres point er vores egen kortbunke, og hvert andet kort har
    Dicetto-logoet (★). Har du de rigtige kort, kan du hente dem ind fra en fil.

    __Finsk udgave.__ Alle terningkampe afgøres til sidst i turen, én efter én.

    __Polsk udgave.__ Der er ingen bonuskort, medmindre I beder om dem, og “Flest kort” er 4 værd.

## The short rules
dicetto-goal =
    { $cards ->
        [one] Vind kort med dine terninger. Spillet slutter, når nogen har et kort, og flest point vinder.
       *[other] Vind kort med dine terninger. Spillet slutter, når nogen har { $cards } kort, og flest point vinder.
    }
dicetto-begins = Ifølge hæftet begynder den ældste spiller.
dicetto-step-roll = Kast fire terninger op til tre gange. Behold, hvad du vil.
dicetto-step-lay = Læg terninger på kort, de passer nøjagtigt til.
dicetto-step-keep = Ligger de der stadig, når din næste tur begynder, er kortet dit.
dicetto-needs = Tager { $asks }.
dicetto-needs-range = Tager { $asks }. Er { $least } til { $most } point værd.
dicetto-needs-extra-roll = Tager alle slags terninger. Vinder du kortet, får du et fjerde kast i den tur. Så går det tilbage på bordet. Det giver ingen point.
dicetto-needs-fewest-logos = Til den spiller, der har færrest stjerner på sine kort.
dicetto-needs-most-logos = Til den spiller, der har flest stjerner på sine kort.
dicetto-needs-fewest-cards = Til den spiller, der har færrest terningkort.
dicetto-needs-most-cards = Til den spiller, der har flest terningkort.
dicetto-needs-most-straights = Til den spiller, der har flest straights, små og store tilsammen.
dicetto-needs-most-chances = Til den spiller, der har flest Chancen-kort.
dicetto-needs-fewest-points = Til den spiller, der har færrest point på terningkort.
dicetto-needs-most-numbers = Til den spiller, der har flest kort fra Enere til Seksere.
dicetto-example-lies = En anden spiller har { $dice } på kortet { $pair }. Summen er { $sum }.
dicetto-example-rolled = Du kaster { $dice } og vil have det kort.
dicetto-example-beats = { $sum } slår { $other }, så dine terninger kommer på kortet, og de andre går tilbage.
dicetto-example-equal = Denne gang giver dine terninger også { $sum }. Samme sum betyder terningkamp.
dicetto-example-battle = I kaster hver en terning. Du får { $one }, og den anden får { $other }, så du holder kortet. Står det lige, kaster I igen.
dicetto-ask-twice = Må jeg lægge terninger på flere kort?
dicetto-answer-twice = Ja, på så mange, du vil. Men du må kun lægge på hvert kort én gang pr. tur, og du kan ikke flytte terningerne bagefter.
dicetto-ask-four-alike = Tæller fire ens som to par?
dicetto-answer-four-alike = Ja. Du kan lægge dem på 2 par eller på 4 af en slags.
dicetto-ask-battle-at-once = Hvornår afgøres en terningkamp?
dicetto-answer-battle-at-once = Så snart du lægger terningerne. Derefter kan du lægge dine andre terninger.
dicetto-ask-battle-end-of-turn = Hvornår afgøres en terningkamp?
dicetto-answer-battle-end-of-turn = Når din tur er slut. Er der flere, tages de én efter én.
dicetto-ask-lost = Hvad sker der med terninger, der taber en kamp?
dicetto-answer-lost = De går tilbage til deres ejer. Taber du i din egen tur, kan du ikke bruge dem igen i den tur.
dicetto-ask-end = Hvornår slutter spillet?
dicetto-answer-end =
    { $cards ->
        [one] Når nogen tager et kort. Kort, der stadig har terninger på, går til de spillere, der har lagt dem.
       *[other] Når nogen har samlet { $cards } kort. Kort, der stadig har terninger på, går til de spillere, der har lagt dem.
    }
dicetto-ask-bonus = Hvem får et bonuskort, når det står lige?
dicetto-answer-bonus = Ingen.
dicetto-now-tied = Ingen ville få det nu, for det står lige.
dicetto-now-leads = { $name } ville få det nu, med { $count }.
dicetto-now-free = Et ligger på bordet uden terninger.
dicetto-now-held = { $name } holder et med summen { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Vær den første med tre kort
dicetto-lesson-roll = Kast dine fire terninger.
dicetto-lesson-roll-why = Du har tre kast til at få terningerne til at passe til kortene.
dicetto-lesson-keep = ⚃⚃ passer til kortet Firere. Behold dem, og kast de to andre.
dicetto-lesson-keep-why = En tredje ⚃. Kortet Firere tager lige så mange ⚃, som du har.
dicetto-lesson-fours = Læg ⚃⚃⚃ på Firere.
dicetto-lesson-fours-why = Det er 12. For at tage kortet fra dig skal en anden også have mindst 12.
dicetto-lesson-chance = Chancen tager alle slags terninger. Læg ⚀ der.
dicetto-lesson-chance-why = Du må lægge terninger på flere kort, men hver terning kun én gang.
dicetto-lesson-turn-over = Du har ikke flere terninger. Slut din tur.
dicetto-lesson-turn-over-why = Botten Jussi slog din 1 på Chancen med 10, så du fik ⚀ tilbage.
dicetto-lesson-roll-two = ⚃⚃⚃ blev liggende en runde, så Firere er dit. Kast igen.
dicetto-lesson-roll-two-why = Jussi har ⚄⚄ på Par. Det kan du slå.
dicetto-lesson-coach = Spørg træneren, hvilke terninger du skal beholde.
dicetto-lesson-coach-why = ⚅⚅ passer allerede på Par, og du kastede også ⚅⚃.
dicetto-lesson-pair = ⚅⚅ giver 12 og slår Jussis 10. Læg dem på Par.
dicetto-lesson-pair-why = Jussi måtte tage terningerne tilbage.
dicetto-lesson-battle = ⚃⚅ giver 10, det samme som Jussi har på Chancen. Læg dem der for at kæmpe om kortet.
dicetto-lesson-battle-why = I kastede hver en terning. Din ⚄ slog Jussis ⚁, så du holder kortet.
dicetto-lesson-end = Slut din tur, og se, om dine terninger bliver liggende.
dicetto-lesson-end-why = De blev liggende. Med Par og Chancen har du tre kort.
dicetto-lesson-done = Høje summer er svære at slå, og terninger på flere kort giver dig mere.
