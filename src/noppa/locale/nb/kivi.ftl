# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Lange rader på 7 × 7 felt

## Editions
kivi-edition-international = Internasjonal
kivi-edition-italian = Italiensk

## Options, and what each value means
kivi-option-run-of-six = Hvor 1-2-3-4-5-6 kan legges
kivi-option-run-of-six-vacant = et valgfritt ledig felt
kivi-option-run-of-six-take-over = et valgfritt ledig felt, eller en annen spillers
kivi-option-alike = Hvor fem og seks like kan legges
kivi-option-alike-wild = et valgfritt ledig felt; seks like også en annen spillers
kivi-option-alike-plain = bare felt der de passer

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Med 1-2-3-4-5-6 kan du legge steinen din på et valgfritt ledig felt.
kivi-option-run-of-six-take-over-more = Med 1-2-3-4-5-6 kan du legge steinen din på et valgfritt ledig felt, eller ta feltet til en annen spiller og flytte steinen derfra.
kivi-option-alike-wild-more = Med fem like kan du legge steinen din på et valgfritt ledig felt. Med seks like kan du også ta feltet til en annen spiller og flytte steinen derfra.
kivi-option-alike-plain-more = Fem og seks like er ikke noe spesielt. De passer bare på kun oddetall, kun partall, 12 eller mindre og 30 eller mer.

## What counts
kivi-item-lines = Rader
kivi-item-singles = Enkeltsteiner

## Targets of the squares
kivi-target-two-pairs = 2 par
kivi-target-three-of-a-kind = 3 like
kivi-target-run-of-4 = 4 på rad
kivi-target-three-and-two = 3+2 like
kivi-target-four-of-a-kind = 4 like
kivi-target-run-of-5 = 5 på rad
kivi-target-all-even = Kun partall
kivi-target-all-odd = Kun oddetall
kivi-target-at-most-12 = 12 eller mindre
kivi-target-at-least-30 = 30 eller mer
kivi-target-three-pairs = 3 par
kivi-target-two-triples = 3+3 like
kivi-target-four-and-two = 4+2 like

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Et valgfritt ledig felt
kivi-wild-take-over = Et valgfritt ledig felt, eller en annen spillers

## On the screen
kivi-stones =
    { $box ->
        [0] { $hand } igjen å spille
        [one] { $hand } igjen å spille, { $box } tapt
       *[other] { $hand } igjen å spille, { $box } tapt
    }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runde { $round } av { $rounds }
kivi-rolls-left = { $rolls ->
    [0] ingen kast igjen
    [one] ett kast igjen
   *[other] { $rolls } kast igjen
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, men allerede opptatt
kivi-meets-nothing = Passer ikke
kivi-move-keep = { $count ->
    [0] kast alle seks på nytt
   *[other] behold { $dice }
 }
kivi-move-place = stein på { $square } ({ $gain })
kivi-move-take-over = stein på { $square } ({ $gain }), den andre til { $to } ({ $change })
kivi-move-box = stein i esken

## At the table in the browser
kivi-turn = Tur { $round } av { $rounds }
kivi-place = Legg på { $square }
kivi-take-over = Ta { $square }, flytt steinen til { $to }
kivi-box = Legg steinen i esken
kivi-choose = Trykk på et felt som passer.
kivi-choose-vacant = Trykk på et ledig felt til den andre steinen.
kivi-key-hint = Trykk på et felt for å se hva det krever.
kivi-hint-meets =
    { $free ->
        [0] Terningene dine gir { $targets }, men ingen av de feltene er ledige.
       *[other] Terningene dine gir { $targets }. Trykk på et felt som lyser.
    }
kivi-hint-nothing = Terningene dine passer ikke på noe felt.
kivi-hint-keep = Trykk på terningene du vil beholde, og kast så resten.
kivi-wild-fits =
    { $roll ->
        [six] Seks like passer overalt.
        [five] Fem like passer overalt.
       *[run] 1-2-3-4-5-6 passer overalt.
    }
kivi-hint-wild =
    { kivi-wild-fits } { $wild ->
        [take_over] Trykk på et ledig felt, eller et med en annen spillers stein.
       *[vacant] Trykk på et valgfritt ledig felt.
    }
kivi-key-value =
    { $value ->
        [1] hvitt, verdt 1
        [2] svart, verdt 2
        [3] rødt, verdt 3
       *[other] verdt { $value }
    }
kivi-key-example = for eksempel
kivi-key-line = rad på { $stones } = { $points }
kivi-key-single = en enkeltstein
kivi-key-not = Terningene dine gir i stedet { $targets }.
kivi-colours = Hvite felt er verdt 1, svarte 2, røde 3.
kivi-did-place = { $name } tok { $square } ({ $target }).
kivi-did-take-over = { $name } tok { $square } og flyttet steinen der til { $to }.
kivi-did-box = { $name } la en stein i esken.
kivi-moment = Rad på { $stones }
kivi-moment-wild =
    { $roll ->
        [six] Seks like
        [five] Fem like
       *[run] 1-2-3-4-5-6
    }
kivi-moment-wild-more = Det passer på alle ledige felt.
kivi-moment-points =
    { $gain ->
        [one] +1 poeng
       *[other] +{ $gain } poeng
    }

## What can be typed
kivi-help =
    Skriv terningene du vil beholde, så kastes resten på nytt: «444» eller «keep 4 4 4». Bare «keep» kaster alle seks.
    Skriv et felt for å legge en stein der: «d4» eller «place d4».
    For å ta over et felt legger du til hvor den andre steinen skal: «d4 b2» eller «place d4 move b2».
    Skriv «box» for å legge steinen i esken når den ikke passer noe sted.

## Refusals
error-kivi-no-rolls-left = Du har ingen kast igjen. Plasser en stein, eller legg den i esken hvis den ikke passer noe sted.
error-kivi-keep-not-there = Du kan bare beholde terninger du har kastet: { $dice }.
error-kivi-keep-all = Hvis du beholder alle seks terningene, er det ingenting å kaste. Plasser en stein, eller kast noen på nytt.
error-kivi-square-unknown = Det finnes ikke noe felt { $square } på dette brettet. Feltene går fra { $first } til { $last }.
error-kivi-square-taken = Det ligger allerede en stein på { $square }. Velg et annet felt.
error-kivi-target-not-met =
    { $square } krever { $target }. { $needs } { $count ->
        [0] Terningene dine passer ikke noe sted.
       *[other] Terningene dine passer på { $open }.
    }
error-kivi-take-over-where = For å ta over { $square } sier du hvilket ledig felt steinen der skal til.
error-kivi-no-take-over = Du kan ikke ta over et felt med dette kastet. Velg et ledig.
error-kivi-take-over-vacant = { $square } er ledig. Bare legg en stein der.
error-kivi-take-over-own = Steinen på { $square } er allerede din. Velg et annet felt.
error-kivi-move-to-taken = Det ligger allerede en stein på { $to }. Flytt den fra { $square } til et ledig felt.
error-kivi-board-full = Brettet er fullt, så du kan ikke flytte en stein.
error-kivi-box-rolls-left = Du har fortsatt kast igjen. Esken er bare for et siste kast som ikke passer noe sted.
error-kivi-box-can-place = Dette kastet passer på { $open }, så du må plassere steinen.
error-kivi-position-impossible = Denne situasjonen kan ikke oppstå i et spill: steiner å spille { $hands }, steiner på brettet { $stones }, plass { $turn } for tur.

## What the coach says, and why
kivi-advice-keep =
    { $count ->
        [0] Kast alle seks på nytt
       *[other]
            Behold { $dice } og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
kivi-advice-keep-brief =
    { $count ->
        [0] Kast alle seks
       *[other] Behold { $dice }
    }
kivi-advice-place = Legg på { $square } ({ $target })
kivi-advice-place-brief = Legg på { $square }
kivi-advice-take-over = Ta { $square } og flytt steinen der til { $to }
kivi-advice-box = Legg steinen i esken
kivi-why-gain = Det gir { study-amount-points } nå.
kivi-why-line = Det gir { study-amount-points } nå, i en rad på { $stones } steiner.
kivi-why-block = Det stenger også for motspillerne. En av dem kunne fått { study-amount-points } der.
kivi-why-rare = Hvis du går for { $target } hele turen, lykkes det i { $percent } % av tilfellene.
kivi-why-take-over = Å flytte den andre steinen koster spilleren som eier den, { study-amount-points }.
kivi-why-box = Dette kastet passer ikke på noe ledig felt, så du mister steinen.
kivi-why-keep = Mest sannsynlig ender du på feltet { $square } ({ $target }, { $percent } %) eller { $other_square } ({ $other_target }, { $other_percent } %).
kivi-why-keep-one = Mest sannsynlig ender du på feltet { $square } ({ $target }, { $percent } %).
kivi-why-keep-nothing = Ingen kast kan lenger passe på et ledig felt, så du mister steinen.
kivi-why-turn =
    { $percent ->
        [0] Turen gir i snitt { study-amount-points }, og du mister aldri steinen.
       *[other] Turen gir i snitt { study-amount-points }. Risikoen for å miste steinen er { $percent } %.
    }
kivi-why-roll-instead =
    { $than ->
        [less] Å kaste på nytt ville vært verdt { study-amount-lead } mindre.
        [more] Å kaste på nytt ville vært verdt { study-amount-lead } mer.
       *[same] Å kaste på nytt ville vært verdt like mye.
    }
kivi-why-place-instead =
    { $than ->
        [less] Å legge på { $square } ({ $target }) ville vært verdt { study-amount-lead } mindre.
        [more] Å legge på { $square } ({ $target }) ville vært verdt { study-amount-lead } mer.
       *[same] Å legge på { $square } ({ $target }) ville vært verdt like mye.
    }

## What sort of choice it was
kind-roll-on = å plassere en stein eller kaste videre
kind-square = hvilket felt
kind-block = felt andre vil ha
kind-take-over = å ta over et felt

## Boards of one's own
error-kivi-board-size = { $place } er { $given }, men et brett har { $least } til { $most } rader og kolonner.
error-kivi-board-rows = { $place } må ha { $rows } rader for å stemme med størrelsen, ikke { $given }.
error-kivi-board-columns = { $place } må ha { $columns } felt for å stemme med størrelsen, ikke { $given }.
error-kivi-board-target = Det finnes ikke noe mål «{ $target }» (felt { $place }). Bruk et av disse: { $allowed }.
error-kivi-board-value = Verdien «{ $value }» (felt { $place }) er ikke et heltall fra { $least } til { $most }.

## The rules, as Markdown
kivi-rules =
    Legg de ti steinene dine i lange rader, vannrett og loddrett. Høyest sum vinner, og spillere med lik
    sum deler seieren. To til fire kan spille, ti turer hver, på et brett med 49 felt.

    __En tur.__ Kast seks terninger. Du kan kaste på nytt opptil to ganger og hver gang beholde det du vil. Etter
    et kast som passer på et ledig felt, kan du stoppe og legge en stein der. Etter tredje kast må du legge en
    stein hvis du kan, på et hvilket som helst felt som passer. Passer ingenting, går den i esken og er tapt.

    __Mål.__ Hvert felt har et mål og er verdt 1, 2 eller 3.

    | mål | verdi | eksempel |
    |---|---|---|
    | 2 par | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 like | 1 | ⚁⚁⚁⚂⚄⚅ |
    | 4 på rad | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3+2 like | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 like | 2 | ⚀⚂⚂⚂⚂⚄ |
    | 5 på rad | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Kun partall | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Kun oddetall | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 eller mindre | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 eller mer | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 par | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 3+3 like | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4+2 like | 3 | ⚂⚂⚅⚅⚅⚅ |

    Alle seks terningene teller. Tre like og et par er «3+2 like», aldri «3 like», og fem på rad
    er ikke fire på rad. Passer et kast til flere mål, velger du ett.

    __Et eksempel.__ Du kaster ⚁⚁⚃⚃⚄⚅. Det er «2 par», og du kunne lagt en stein med en gang. I stedet beholder
    du ⚁⚁⚃⚃, kaster to terninger og får ⚁⚅. Nå er ⚁⚁⚁⚃⚃⚅ «3+2 like» og «Kun partall», men ikke lenger «2 par».

    __Frie kast.__ Fem like, ⚃⚃⚃⚃⚃⚅, eller én til seks, ⚀⚁⚂⚃⚄⚅, passer på et valgfritt ledig felt. Seks like,
    ⚂⚂⚂⚂⚂⚂, passer på et valgfritt ledig felt eller et med en annen spillers stein, og den steinen flytter
    du til et valgfritt ledig felt.

    __Poeng.__ To eller flere av steinene dine ved siden av hverandre uten mellomrom er en rad. En rad gir summen
    av feltene ganger antall steiner. En stein kan være med i to rader, én vannrett og én loddrett.
    En stein som ikke er med i noen rad, gir verdien av feltet.

    __Poeng, et eksempel.__ Kolonnene er a til g fra venstre, linjene 1 til 7 ovenfra. Steinene dine ligger
    på b2, c2, d2, c3 og g7. Vannrett er b2, c2 og d2 verdt 3, 1 og 3: 7 × 3 = 21. Loddrett er c2 og c3
    verdt 1 og 2: 3 × 2 = 6. Steinen på g7 er alene: 1. Det blir 28 til sammen.

    __Italiensk utgave.__ Med én til seks, ⚀⚁⚂⚃⚄⚅, kan du også ta feltet til en annen spiller og flytte den
    steinen til et valgfritt ledig felt. Fem og seks like er ikke frie kast.

## The short rules
kivi-goal = Legg steinene dine i lange rader. En rad gir summen av feltene ganger antall steiner: { $sum } × { $stones } = { $points }.
kivi-begins = Ifølge heftet kaster alle én terning, og den høyeste begynner. Så går turen med klokken.
kivi-step-roll = Kast seks terninger.
kivi-step-keep = Behold noen og kast resten på nytt, opptil to ganger.
kivi-step-place = Legg en stein på et ledig felt som passer til terningene.
kivi-needs-two-pairs = To par og to andre terninger.
kivi-needs-three-of-a-kind = Tre like og tre forskjellige terninger.
kivi-needs-run-of-4 = Fire på rad, ikke fem.
kivi-needs-three-and-two = Tre like, et par og én annen terning.
kivi-needs-four-of-a-kind = Fire like og to forskjellige terninger.
kivi-needs-run-of-5 = Fem på rad, ikke seks.
kivi-needs-all-even = Bare toere, firere og seksere.
kivi-needs-all-odd = Bare enere, treere og femmere.
kivi-needs-at-most-12 = Alle seks terningene blir til sammen 12 eller mindre.
kivi-needs-at-least-30 = Alle seks terningene blir til sammen 30 eller mer.
kivi-needs-three-pairs = Tre forskjellige par.
kivi-needs-two-triples = Tre like, to ganger.
kivi-needs-four-and-two = Fire like og et par.
kivi-item-five = Fem like
kivi-item-run = Seks på rad
kivi-item-six = Seks like
kivi-example-first = Ditt første kast gir { $target }. Du kan legge en stein med en gang.
kivi-example-keep = Du går for mer. Du beholder { $kept } og kaster to.
kivi-example-last = Nå gir terningene både { $one } og { $other }, og du velger ett felt.
kivi-example-line = En rad: { $sum } × { $stones } = { $points }
kivi-example-alone = En stein alene: { $points }
kivi-example-total = Det blir { $points } poeng til sammen.
kivi-ask-all-dice = Teller alle seks terningene?
kivi-answer-all-dice = Ja. ⚄⚄⚄⚂⚂⚁ er «3+2 like», aldri «3 like». Hvis terningene passer til flere mål, velger du ett.
kivi-ask-nothing = Hva om ingenting passer etter tredje kast?
kivi-answer-nothing = En av steinene dine går i esken og er tapt.
kivi-ask-twice = Kan en stein telle to ganger?
kivi-answer-twice = Ja, én gang i en vannrett rad og én gang i en loddrett.
kivi-ask-after = Må jeg bruke alle tre kastene?
kivi-answer-after = Nei. Du kan legge en stein etter et hvilket som helst kast som passer på et ledig felt. Etter det tredje må du, hvis du kan.
kivi-ask-tie = Hvem vinner når det blir likt?
kivi-answer-tie = Ingen. Spillere med lik sum deler seieren.
kivi-now =
    { $met ->
        [yes] Terningene dine passer.{ " " }
       *[no] { "" }
    }{ $free ->
        [0] Ingen av disse feltene er ledige.
        [one] 1 av { $of } felt er ledig.
       *[other] { $free } av { $of } felt er ledige.
    }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Lag lange rader av dine egne steiner
kivi-lesson-roll = Kast de seks terningene dine.
kivi-lesson-roll-why = Du har tre kast på å treffe et av feltene.
kivi-lesson-keep = Behold ⚄⚄⚄, og kast de tre andre.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ er 3+2 like, og ikke lenger 3 like.
kivi-lesson-place = Feltene som passer, lyser. Legg din første stein på b4.
kivi-lesson-place-why = Hvite felt er verdt 1, svarte 2 og røde 3. Vanskeligere kast er verdt mer.
kivi-lesson-roll-two = Jussi, boten du spiller mot, la også en stein. Kast igjen.
kivi-lesson-roll-two-why = Det er kun partall, og også 3+2 like. Du velger hva du bruker.
kivi-lesson-line = c4 krever kun partall og ligger ved siden av steinen din. Legg en stein der.
kivi-lesson-line-why = En rad gir summen av feltene ganger antall steiner: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Det røde feltet d4 ville gitt en rad på tre. Kast.
kivi-lesson-roll-three-why = d4 krever 3+3 like, for eksempel ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Spør treneren hvilke terninger du skal beholde.
kivi-lesson-coach-why = Du trengte bare én ⚅ til, og den kom.
kivi-lesson-three = Det er 3+3 like. Legg steinen din på d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 poeng. Lange rader vokser fort.
kivi-lesson-roll-last = Vi hopper frem til den siste steinen din. Kast.
kivi-lesson-roll-last-why = Terningene blir til sammen 11, så de passer på alle ledige felt med ≤12.
kivi-lesson-last = Både a4 og e4 gir en rad på fire. e4 stenger også for Jussi, så legg den der.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Det siste kastet til Jussi passet ikke, så den steinen er tapt.
kivi-lesson-done = Se etter felt som gjør radene dine lengre, og steng for motspillerne i tide.
