# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Femten rækker, tre kast

## Editions
yatzy-edition-international = International
yatzy-edition-nordic = Nordisk
yatzy-edition-danish = Dansk
yatzy-edition-dutch = Nederlandsk

## Options, and what each value means
yatzy-option-declare = Hvornår du vælger række
yatzy-option-declare-after = efter kastene
yatzy-option-declare-before = før første kast
yatzy-option-yatzy = Point for en Yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus terningernes sum
yatzy-option-bonus-from = Point i øvre sektion for at få bonus
yatzy-option-chance = Hvornår du må bruge Chancen
yatzy-option-chance-free = med alle slags kast
yatzy-option-chance-last-resort = kun når ingen anden ledig række giver point

## What an option changes, in a sentence
yatzy-option-declare-after-more = Du kaster først og vælger så den række, der passer til terningerne.
yatzy-option-declare-before-more = Du melder en række før første kast. Giver terningerne ikke point der, skriver du 0 eller bruger Chancen, hvis du må.
yatzy-option-yatzy-fifty-more = Fem ens giver 50, uanset hvilket tal de viser.
yatzy-option-yatzy-sum-plus-fifty-more = Fem ens giver 50 plus terningernes sum, så fem seksere er 80 værd.
yatzy-option-bonus-from-more = Du får bonus, når din øvre sektion når { $value } eller mere.
yatzy-option-chance-free-more = Du må bruge Chancen med alle slags kast og når som helst.
yatzy-option-chance-last-resort-more = Du må kun bruge Chancen, når terningerne ikke giver point i nogen af dine andre ledige rækker.

## Rows of the pad
yatzy-item-ones = Enere
yatzy-item-twos = Toere
yatzy-item-threes = Treere
yatzy-item-fours = Firere
yatzy-item-fives = Femmere
yatzy-item-sixes = Seksere
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 par
yatzy-item-two-pairs = 2 par
yatzy-item-three-of-a-kind = 3 ens
yatzy-item-four-of-a-kind = 4 ens
yatzy-item-small-straight = Lille straight
yatzy-item-large-straight = Stor straight
yatzy-item-full-house = Fuldt hus
yatzy-item-chance = Chancen
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Øvre sektion
yatzy-lower = Nedre sektion
yatzy-total = I alt
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runde { $round } af { $rounds }
yatzy-declared = meldt: { $row }
yatzy-rolls-left =
    { $rolls ->
        [0] ingen kast tilbage
        [one] 1 kast tilbage
       *[other] { $rolls } kast tilbage
    }
yatzy-move-keep =
    { $count ->
        [0] kast alle fem igen
       *[other] behold { $dice }
    }
yatzy-bonus-from = +50 ved { $from }
yatzy-pace =
    { $way ->
        [-1] { $points } bagud i jagten på bonus
        [0] på kurs mod bonus
       *[1] { $points } foran i jagten på bonus
    }
yatzy-best-rows = Bedste rækker til disse terninger
yatzy-hint-keep = Tryk på de terninger, du vil beholde.
yatzy-hint-write = Tryk på en række for at skrive dine point.
yatzy-told-score = { $name } skrev { $points } i { $row }.
yatzy-told-declare = { $name } meldte { $row }.
yatzy-move-declare = meld { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep =
    { $count ->
        [0] Kast alle fem igen
       *[other]
            Behold { $dice }, og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
yatzy-advice-keep-brief =
    { $count ->
        [0] Kast alle fem
       *[other] Behold { $dice }
    }
yatzy-advice-declare = Meld { $item }
yatzy-advice-score = Skriv { $points } i { $item }
yatzy-advice-zero = Skriv et nul i { $item }
yatzy-why-ends = Turen ender oftest med { $item } ({ $percent } %) eller { $other_item } ({ $other_percent } %).
yatzy-why-sure =
    { $percent ->
        [100] Turen ender med { $item }.
       *[other] Turen ender næsten helt sikkert med { $item }.
    }
yatzy-why-zero = I { $percent } % af tilfældene ender den med et nul.
yatzy-why-score = { $item } giver { study-amount-points } nu.
yatzy-why-turn = En tur, der går efter { $item }, giver i snit { study-amount-points }.
yatzy-why-bonus =
    { $pace ->
        [ahead] Så er du { study-amount-points } foran i jagten på bonussen.
        [behind] Så er du { study-amount-points } bagud i jagten på bonussen.
       *[even] Så er du præcis på kurs mod bonussen.
    }
yatzy-why-bonus-made = Det giver bonussen på 50 point.
yatzy-why-bonus-lost = Så er bonussen uden for rækkevidde.
yatzy-why-roll-instead =
    { $than ->
        [less] At kaste igen ville give { study-amount-points } mindre.
        [more] At kaste igen ville give { study-amount-points } mere.
       *[same] At kaste igen ville give lige så meget.
    }
yatzy-why-write-instead =
    { $points ->
        [0] Et nul i { $item }
       *[other] { $points } i { $item }
    } { $than ->
        [less] ville give { study-amount-points } mindre.
        [more] ville give { study-amount-points } mere.
       *[same] ville give lige så meget.
    }
yatzy-item-zero = et nul

## What can be typed
yatzy-help =
    Skriv de terninger, du vil beholde, så kastes resten igen: “66” eller “keep 6 6”. “keep” alene kaster alle fem.
    Skriv en række for at udfylde den: “full house”, “full” eller “score full_house”. Spiller I med melding,
    skriver du også rækken, før du kaster: “sixes” eller “declare sixes”.

## Refusals
error-yatzy-declares-after = I denne udgave melder du ikke en række. Kast først, og vælg så.
error-yatzy-declared-already = Du har allerede meldt { $item } i denne tur.
error-yatzy-declare-first = Meld en række for denne tur, før du kaster.
error-yatzy-no-rolls-left = Du har ingen kast tilbage. Udfyld en række.
error-yatzy-keep-not-there = Du kan kun beholde terninger, du har kastet: { $dice }.
error-yatzy-row-filled = { $item } er allerede udfyldt.
error-yatzy-chance-last-resort = Du må kun bruge Chancen, når terningerne ikke giver point i nogen anden ledig række.
error-yatzy-declared-row-only = Du har meldt { $item } i denne tur, så du kan ikke bruge en anden række.

## The rules, as Markdown
yatzy-rules =
    Udfyld alle femten rækker i din kolonne. Flest point i alt vinder; har flere spillere lige mange,
    deler de sejren. Spil alene mod din egen rekord eller sammen med andre.

    __En tur.__ Kast fem terninger. Derefter må du kaste op til to gange mere: behold de terninger, du vil,
    og kast resten. Du må også kaste terninger, du beholdt før, og du må stoppe efter ethvert kast. Udfyld så
    én ledig række, også selvom den giver 0. Hver række bruges én gang, så alle får femten ture.

    __Et eksempel.__ Dit første kast er ⚁⚂⚄⚄⚅. Du beholder ⚄⚄ og kaster tre terninger: ⚀⚂⚄. Du beholder ⚄⚄⚄
    og kaster to: ⚂⚂. Nu har du ⚂⚂⚄⚄⚄, et fuldt hus til 21. Var de to sidste blevet ⚀⚅, ville
    ⚀⚄⚄⚄⚅ give 15 i Femmere eller 3 ens, 10 i 1 par eller 22 i Chancen.

    __Rækkerne__

    | række | giver | eksempel |
    |---|---|---|
    | Enere til seksere | terningerne med det tal | Firere: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | de to terninger i det bedste par | ⚁⚁⚃⚄⚄ → 10 |
    | 2 par | de fire terninger i to forskellige par | ⚁⚁⚂⚅⚅ → 16 |
    | 3 ens | de tre terninger | ⚀⚂⚃⚃⚃ → 12 |
    | 4 ens | de fire terninger | ⚁⚁⚁⚁⚅ → 8 |
    | Lille straight | en til fem, altid 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Stor straight | to til seks, altid 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Fuldt hus | alle terninger: tre af ét tal, to af et andet | ⚂⚂⚃⚃⚃ → 18 |
    | Chancen | alle terninger, uanset hvad de viser | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fem ens, altid 50 | ⚃⚃⚃⚃⚃ → 50 |

    Du kan bruge et kast i enhver ledig række, det passer i: ⚃⚃⚃⚃⚀ giver 12 i 3 ens eller 8 i 1 par.
    Fire ens tæller ikke som to par, og fem ens tæller ikke som fuldt hus.

    __Bonus.__ Giver dine seks rækker fra Enere til Seksere tilsammen 63 point eller mere, får du en bonus
    på 50. Tre terninger i hver af rækkerne er lige nok.

    __Nordisk udgave.__ Du må kun bruge Chancen, når dit kast ikke giver point i nogen anden ledig række:
    ⚀⚂⚃⚅⚅ kan ikke stå der, så længe Enere, Treere, Firere, Seksere eller 1 par er ledig. Er Chancen din
    sidste ledige række, tager den ethvert kast.

    __Dansk udgave.__ Som den nordiske, men du melder en række før dit første kast. Giver kastet point i den
    række, skriver du dem der. Gør det ikke det, skriver du 0 der, eller du bruger Chancen, hvis den er ledig
    og kan tage kastet. Når Chancen er udfyldt, må du i stedet skrive 0 i en hvilken som helst ledig række. Du
    kan kun melde Chancen, når den er din sidste ledige række. En Yatzy er 50 plus terningerne værd:
    ⚅⚅⚅⚅⚅ → 80.

    __Nederlandsk udgave.__ Bonussen kræver 64 point, så tre terninger i hver række er ikke nok.

## Solving
yatzy-solved-odds = Du får bonus i { $bonus } % af spillene og en Yatzy i { $yatzy } %.

## The short rules
yatzy-goal = Udfyld alle femten rækker i din kolonne, og få flest point.
yatzy-begins = Det siger hæftet ikke noget om. Vælg en spiller, eller kast en terning hver: højeste kast begynder.
yatzy-step-roll = Kast fem terninger.
yatzy-step-keep = Behold de terninger, du vil, og kast resten igen, op til to gange.
yatzy-step-write = Skriv pointene i én ledig række.
yatzy-step-write-declared = Skriv pointene i den række, du meldte, før du kastede.
yatzy-needs-number = Læg de terninger sammen, der viser { $face }.
yatzy-needs-bonus = { $from } point eller mere i de seks rækker ovenfor.
yatzy-needs-one-pair = To ens. De to terninger tæller.
yatzy-needs-two-pairs = To par med forskellige tal. De fire terninger tæller.
yatzy-needs-three-of-a-kind = Tre ens. De tre terninger tæller.
yatzy-needs-four-of-a-kind = Fire ens. De fire terninger tæller.
yatzy-needs-small-straight = En til fem.
yatzy-needs-large-straight = To til seks.
yatzy-needs-full-house = Tre af ét tal og to af et andet. Alle fem terninger tæller.
yatzy-needs-chance = Alle slags kast. Alle fem terninger tæller.
yatzy-example-first = Dit første kast. Du beholder { $kept } og kaster de tre andre.
yatzy-example-second = Endnu en femmer. Du beholder { $kept } og kaster to.
yatzy-example-last = { $row }: { $points } point.
yatzy-example-other = Samme tur med et andet sidste kast. Du kan bruge en af disse rækker, hvis den er ledig:
yatzy-example-or = { $row }, { $points } point
yatzy-ask-again = Må jeg kaste en terning, jeg beholdt før?
yatzy-answer-again = Ja. Efter hvert kast vælger du igen, hvilke terninger du beholder.
yatzy-ask-zero = Hvad nu, hvis intet passer?
yatzy-answer-zero = Så udfylder du alligevel en ledig række. Den får 0 og er brugt.
yatzy-ask-alike = Tæller fire ens som to par, eller fem ens som fuldt hus?
yatzy-answer-alike = Nej, begge kræver to forskellige tal. Men fire ens kan også bruges som 1 par eller 3 ens.
yatzy-ask-chance-free = Hvornår må jeg bruge Chancen?
yatzy-answer-chance-free = Én gang, med de terninger, du vil.
yatzy-ask-chance-last-resort = Hvornår må jeg bruge Chancen?
yatzy-answer-chance-last-resort = Én gang, når terningerne ikke giver point i nogen af dine andre ledige rækker, eller når den er din sidste ledige række.
yatzy-ask-declare = Hvad nu, hvis terningerne ikke passer i den række, jeg meldte?
yatzy-answer-declare = Så skriver du 0 der. Eller du bruger Chancen, hvis den er ledig og kan tage terningerne. Når Chancen er udfyldt, må du i stedet skrive 0 i en hvilken som helst ledig række.
yatzy-ask-alone = Hvor mange kan spille?
yatzy-answer-alone = Hæftet sætter ingen grænse. Her kan en til tyve spille. Alene spiller du mod din egen rekord.
yatzy-now-written = Du har { $points } her.
yatzy-now-bonus = Din øvre sektion er på { $points } indtil nu.
yatzy-now-free = Denne række er stadig ledig.
yatzy-now-would = Dine terninger ville give { $points } her.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Udfyld femten rækker, og få flest point
yatzy-lesson-roll = De fem terninger her er dine. Kast dem.
yatzy-lesson-roll-why = Du har op til tre kast i en tur, og du vælger, hvilke terninger du beholder.
yatzy-lesson-keep = ⚅⚅ er en god begyndelse. Behold dem begge, og kast de tre andre.
yatzy-lesson-keep-why = En tredje ⚅. De terninger, du beholder, bliver liggende.
yatzy-lesson-keep-three = Behold ⚅⚅⚅, og kast de to sidste.
yatzy-lesson-keep-three-why = Tre af ét tal og to af et andet: fuldt hus.
yatzy-lesson-full-house = Hver ledig række viser, hvad den ville give. Vælg Fuldt hus.
yatzy-lesson-full-house-why = 28 point, summen af alle fem terninger. Du kan kun bruge hver række én gang.
yatzy-lesson-roll-again = Jussi, botten du spiller mod, har også haft sin tur. Kast igen.
yatzy-lesson-roll-again-why = Skal du beholde to ⚂ eller ⚁⚂⚃⚄, der kun mangler én for at blive en straight?
yatzy-lesson-coach = Spørg træneren, hvilke terninger du skal beholde.
yatzy-lesson-coach-why = Der kom ⚅. Nu har du fem i rækkefølge, fra 2 til 6.
yatzy-lesson-straight = Det er en stor straight. Skriv den i dens række.
yatzy-lesson-straight-why = 20 point. Passer et kast ikke i nogen ledig række, skriver du 0.
yatzy-lesson-roll-late = Lad os springe frem. Nu er kun Treere og Yatzy ledige. Kast.
yatzy-lesson-roll-late-why = Du har 54 point i øvre sektion, og med ⚂⚂⚂ bliver det 63.
yatzy-lesson-bonus = 63 point i øvre sektion giver bonus. Skriv 9 i Treere.
yatzy-lesson-bonus-why = 63 point, så du får 50 ekstra. Tre af hvert tal er nok.
yatzy-lesson-roll-last = Jussi måtte skrive 0. Det er din sidste tur. Kast.
yatzy-lesson-roll-last-why = Fire ⚄. Med én til er det fem ens.
yatzy-lesson-keep-four = Behold ⚄⚄⚄⚄, og kast den sidste terning.
yatzy-lesson-keep-four-why = Fem ens. Det er en Yatzy.
yatzy-lesson-yatzy = Kun én række er tilbage. Skriv dine point i Yatzy.
yatzy-lesson-yatzy-why = 50 point, og spillet er forbi.
yatzy-lesson-done = Gå efter tre af hvert tal i øvre sektion, og gem Chancen til en dårlig tur.
