# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 byer, én lang vej

## Editions
dicetrip-edition-international = International

## Options, and what each value means
dicetrip-option-tens = Point for at have alle tiere

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Så snart dit landkort har tal i 10’erne, 20’erne, 30’erne, 40’erne, 50’erne og 60’erne, får du et point for hver farvet by, der stadig er tom.
dicetrip-option-tens-false-more = Du får ikke noget ekstra for at have alle tiere.

## Lines of the score sheet
dicetrip-item-bonus = Bonusbyer
dicetrip-item-crossed = Streget ud
dicetrip-item-road = Længste vej
dicetrip-item-series = Længste serie
dicetrip-item-zones = Rene zoner
dicetrip-item-tens = Alle tiere

## Dice
dicetrip-colour-red = rød
dicetrip-colour-yellow = gul
dicetrip-colour-green = grøn
dicetrip-colour-blue = blå

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = landkortet er vores egen tegning
dicetrip-zone-v = Flandern
dicetrip-zone-b = Bruxelles og omegn
dicetrip-zone-w = Vallonien
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brugge
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Bruxelles
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Moves
dicetrip-move-stand = behold disse terninger
dicetrip-move-reroll = kast igen: { $colours }
dicetrip-move-twice = brug { $die } to gange, udelad { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Runde { $round } af { $rounds }
dicetrip-power-reroll = kan kaste igen
dicetrip-uses-twice = { $name } bruger { $die } to gange og udelader { $drop }.
dicetrip-power-twice = kan bruge en terning to gange
dicetrip-road = vej { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = tomme: { $cities }
dicetrip-zone-clean = ren
dicetrip-zone-lost = tabt
dicetrip-total = I alt
dicetrip-decide = Behold disse terninger (stand), eller kast nogle af dem igen (reroll red blue). Du kan kaste igen én gang pr. spil.
dicetrip-makes = Du kan skrive (og derefter):
dicetrip-makes-nothing = intet nyt, så streg en by ud

## At the table in the browser
dicetrip-number-status = Hvor skal { $number } stå?
dicetrip-cross-status = Hvilken by skal streges ud?
dicetrip-cross-only = Du kan ikke lave et nyt tal. Tryk på en by for at strege den ud.
dicetrip-decide-status = Vil du kaste nogle igen?
dicetrip-choose-number = Vælg et tal
dicetrip-choose-city = Vælg en by
dicetrip-write = Skriv { $number } i { $city }
dicetrip-cross = Streg { $city } ud
dicetrip-roll-again =
    { $dice ->
        [one] Kast 1 terning igen
       *[other] Kast { $dice } terninger igen
    }
dicetrip-twice = Brug en terning to gange
dicetrip-twice-more = Én gang pr. spil kan du bruge én terning i begge tal og udelade en anden.
dicetrip-twice-choice = Brug { $die } to gange, udelad { $drop }
dicetrip-own-map = Tilbage
dicetrip-did-write = { $name } skrev { $number } i { $city }.
dicetrip-did-cross = { $name } stregede { $city } ud.
dicetrip-moment = Vej på { $cities }
dicetrip-moment-points =
    { $gain ->
        [one] +1 point
       *[other] +{ $gain } point
    }

## What can be typed
dicetrip-help =
    Skriv et tal i en by: “gent=14” eller “gent 14”. Streg en by ud: “gent=x” eller “gent x”.
    Når det er dig, der kaster, kan du én gang pr. spil kaste terninger igen: “reroll red blue”. Skriv “stand” for at beholde dem.
    Én gang pr. spil, før du skriver, kan du bruge en terning to gange og udelade en anden: “twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Nævn de terninger, du vil kaste igen, ved farve, hver én gang: { $allowed }.
error-dicetrip-city-unknown = Der er ingen by, der hedder { $city }. Vælg en af disse: { $allowed }.
error-dicetrip-number-unknown = { $number } går ikke. Skriv to cifre fra 1 til 6 (11 til 66), eller x for at strege byen ud.
error-dicetrip-stand-first = Først skal den, der kastede, beholde terningerne (stand) eller kaste nogle igen (reroll).
error-dicetrip-not-the-roller = Kun den, der kastede i denne runde, kan kaste igen.
error-dicetrip-reroll-used = Du har allerede kastet igen én gang i dette spil.
error-dicetrip-reroll-too-late = Det er for sent at kaste igen i denne runde. Skriv dine tal.
error-dicetrip-twice-used = Du har allerede brugt en terning to gange i dette spil.
error-dicetrip-twice-last-round = Du kan ikke bruge en terning to gange i sidste runde.
error-dicetrip-twice-too-late = Det er for sent at bruge en terning to gange i denne runde. Det skal du vælge, før du skriver.
error-dicetrip-twice-not-there = Vælg to af terningerne på bordet: { $dice }.
error-dicetrip-twice-double = Du bruger { $die } to gange, så du kan ikke skrive en dobbelt. Du kan skrive: { $allowed }.
error-dicetrip-twice-missing = Du bruger { $die } to gange, så den skal være i begge tal. Du kan skrive: { $allowed }.
error-dicetrip-city-taken = { $city } er optaget ({ $number }). Disse er stadig tomme: { $allowed }.
error-dicetrip-number-taken = Du har allerede { $number } på dit landkort, i { $city }. Du kan skrive: { $allowed }.
error-dicetrip-number-not-made = Disse terninger giver ikke { $number } nu. Du kan skrive: { $allowed }.
error-dicetrip-cannot-come-up = Et landkort kan ikke have { $empty } tomme byer i runde { $round }.

## What the coach says, and why
dicetrip-advice-stand = Behold disse terninger
dicetrip-advice-reroll =
    Kast igen med { $count ->
        [one] denne terning
       *[other] disse terninger
    }: { $colours }
dicetrip-advice-reroll-brief = Kast igen: { $colours }
dicetrip-advice-twice = Brug { $die } to gange, og udelad { $drop }
dicetrip-advice-write = Skriv { $number } i { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Streg { $city } ud
dicetrip-why-reroll-instead =
    { $than ->
        [less]
            At kaste { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } igen ville give { study-amount-points } mindre.
        [more]
            At kaste { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } igen ville give { study-amount-points } mere.
       *[same] At kaste igen ville give lige så meget.
    }
dicetrip-why-stand-instead =
    { $than ->
        [less] At beholde disse terninger ville give { study-amount-points } mindre.
        [more] At beholde disse terninger ville give { study-amount-points } mere.
       *[same] At beholde disse terninger ville give lige så meget.
    }
dicetrip-why-kept = Du kan stadig kaste igen i en senere runde.
dicetrip-why-reroll = De nye terninger gælder for alle, og du kan kun kaste igen én gang pr. spil.
dicetrip-why-twice = At bruge { $die } to gange gør denne runde { study-amount-points } mere værd.
dicetrip-why-twice-kept = At gemme denne mulighed til senere er i snit { study-amount-points } værd.
dicetrip-why-zone = Det fylder zonen { $zone } uden noget streget ud og giver { study-amount-points }.
dicetrip-why-series = Det giver en serie på { $cities } tal efter hinanden og { study-amount-points } mere.
dicetrip-why-tens = Det giver dig alle tiere og { study-amount-points }.
dicetrip-why-road =
    { $cities ->
        [one] Det begynder din første vej og giver { study-amount-points }.
       *[other] Det gør din længste vej { $cities } byer lang og giver { study-amount-points } mere.
    }
dicetrip-why-bonus = Terningen i farven { $colour } giver 1 bonuspoint i en by i samme farve.
dicetrip-why-double = En dobbelt giver 1 bonuspoint i enhver by.
dicetrip-why-colour-spent = Du giver afkald på byens bonus, fordi tallet ikke bruger terningen i farven { $colour }.
dicetrip-why-beside = Den ligger ved siden af { $names }.
dicetrip-why-nothing-yet = Det giver ikke noget endnu, men byen ligger ved siden af { $names }.
dicetrip-why-cross-instead =
    { $than ->
        [less] At strege en by ud ville give { study-amount-points } mindre.
        [more] At strege en by ud ville give { study-amount-points } mere.
       *[same] At strege en by ud ville give lige så meget.
    }
dicetrip-why-open = { $count ->
    [one] Den ligger ved siden af én by, der stadig er tom.
   *[other] Den ligger ved siden af { $count } byer, der stadig er tomme.
 }
dicetrip-why-filled = Det bruger en by, hvor intet bedre kan stå.
dicetrip-why-crossed = En by, der er streget ud, koster 1 point.
dicetrip-why-cross = Derefter kan { $zone } ikke længere give point som ren zone.
dicetrip-why-cross-lost = I zonen { $zone } er der allerede streget en by ud, så den har ikke mere at tabe.

## What can be wrong with a map
error-dicetrip-map-zones = Landkortfil, { $place }: et landkort skal have { $allowed } zoner, men dette har { $found }.
error-dicetrip-map-colours = Landkortfil, { $place }: terningerne skal have { $allowed } forskellige farver, men der er { $found }.
error-dicetrip-map-cities = Landkortfil, { $place }: et landkort skal have { $allowed } byer, men dette har { $found }.
error-dicetrip-map-city-twice = Landkortfil, { $place }: byen { $city } står der to gange.
error-dicetrip-map-unused = Landkortfil, { $place }: ingen by har { $key } = { $value }. Giv mindst én by det.
error-dicetrip-map-link = Landkortfil, { $place }: en forbindelse skal være et par af to forskellige byer, ikke { $found }.
error-dicetrip-map-link-twice = Landkortfil, { $place }: { $one } og { $other } er allerede forbundet.
error-dicetrip-map-value = Landkortfil, { $place }: “{ $value }” findes ikke. Brug en af disse: { $allowed }.
error-dicetrip-map-apart = Landkortfil, { $place }: man kan ikke komme fra { $start } til { $cities }. Forbind dem.
error-dicetrip-map-same-place = Landkortfil, { $place }: { $one } og { $other } ligger samme sted.
error-dicetrip-map-crossing = Landkortfil, { $place }: { $one } og { $other } ville mødes, når de tegnes som lige linjer.
error-dicetrip-map-place = Landkortfil, { $place }: et sted skal være to tal på højst { $most }, ikke { $found }.
error-dicetrip-map-slug = Landkortfil, { $place }: { $value } er ikke et gyldigt kort navn. Det skal passe til { $allowed }.
error-dicetrip-map-label = Landkortfil, { $place }: et navn skal have 1 til { $most } tegn på én linje.
error-dicetrip-map-list = Landkortfil, { $place }: dette skal være en liste, ikke { $found }.

## The rules, as Markdown
dicetrip-rules =
    Alle har det samme landkort: 25 forbundne byer i tre zoner. Nogle af byerne er farvede. På 13
    runder udfylder I alle jeres landkort. Flest point i alt vinder; har flere spillere lige
    mange, deler de sejren. En til fire kan spille.

    __En runde.__ Én spiller kaster fire terninger i fire farver. I skiftes til at kaste, en runde hver. Så
    laver alle på samme tid to tocifrede tal af de fire terninger, hvor hver terning bruges én gang, og skriver
    dem i to tomme byer. I sidste runde er kun én by tilbage. Til dens tal kan du bruge lige de to af de
    fire terninger, du vil.

    __Et eksempel.__ Terningerne er rød ⚀, gul ⚃, grøn ⚁ og blå ⚄. Du kunne skrive 14 eller 41 sammen med
    25 eller 52, eller 12 eller 21 med 45 eller 54, eller 15 eller 51 med 24 eller 42. Skriver du 14 i
    Antwerpen, en rød by, får du en bonus, fordi tallet bruger den røde terning.

    __Grænser.__ Du kan ikke have det samme tal to gange på dit landkort. Kan eller vil du ikke skrive et tal,
    streger du i stedet en tom by ud. Til dit andet tal må du så bruge lige de to terninger, du vil.

    __Kast igen, én gang pr. spil.__ Har du kastet i denne runde, kan du straks kaste en til fire af terningerne
    igen. De nye terninger gælder for alle.

    __En terning to gange, én gang pr. spil.__ Før du skriver, udelader du én terning og bruger en anden i
    begge tal. Med ⚀⚁⚃⚄, hvor du bruger ⚃ to gange og udelader ⚀, skriver du 24 eller 42 og 45 eller 54.
    Terningen skal være i begge tal og må ikke give en dobbelt. Det gælder kun dit eget landkort. De andre ser
    straks, hvilken terning du bruger to gange, men det, du skriver, er skjult, til alle er færdige. Du kan
    ikke gøre det i sidste runde.

    __Point__

    | hvad | point |
    |---|---|
    | bonusby: en dobbelt (11, 22, …) eller en farvet by, hvis tal bruger terningen i samme farve | 1 hver |
    | by streget ud | −1 hver |
    | længste vej: forbundne byer med stigende tal | 1 pr. by |
    | længste serie: forbundne byer, hvor hvert tal er det næste i rækken (21 kommer efter 16) | 4 byer 2, 5 byer 3, 6 byer 4, 7 til 9 byer 6, flere 9 |
    | zoner fulde af tal, uden noget streget ud | 4 for én, 7 for to, 9 for tre |

    En by giver højst én bonus. Når terninger viser det samme tal, tæller de på den måde, der er bedst for dig.

    __Point, et eksempel.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 og Marche-en-Famenne 34 er forbundet i
    rækkefølge. Tallene stiger, så det er en vej på 5 byer, 5 point. De fire første tal følger efter
    hinanden, så de er en serie på 4, 2 point. 22 er en dobbelt, 1 point. Med to byer streget ud (−2) og én ren
    zone (4) bliver det 10.

    __Alle tiere__ (et tilvalg). Så snart dit landkort har et tal med hver tier, fra 1x til 6x, får du et point
    for hver farvet by, der stadig er tom, når du har skrevet det.

    Vi har selv tegnet landkortet over Belgien. Du kan hente et andet ind fra en fil.

## The short rules
dicetrip-goal = Udfyld dit landkort, så tallene stiger fra by til by. Flest point vinder.
dicetrip-begins = Det siger hæftet ikke noget om. Det betyder ikke så meget, for I skiftes til at kaste, og alle skriver samtidig.
dicetrip-step-roll = Én spiller kaster fire terninger for alle.
dicetrip-step-make = Lav to tal af dem. Brug hver terning én gang.
dicetrip-step-write = Skriv begge tal i tomme byer på dit eget landkort.
dicetrip-needs-bonus = En dobbelt eller en farvet by, hvis tal bruger terningen i samme farve. 1 point pr. by.
dicetrip-needs-crossed = Hver by, du streger ud, koster 1 point.
dicetrip-needs-road = Forbundne byer med stigende tal. 1 point for hver by på din længste vej.
dicetrip-needs-series = Forbundne byer, hvor hvert tal er det næste i rækken (21 kommer efter 16). Du får { $s4 } point for 4 byer, { $s5 } for 5, { $s6 } for 6, { $s7 } for 7 til 9 og { $s10 } for flere.
dicetrip-needs-zones = Zoner fulde af tal, uden noget streget ud. Du får { $z1 } point for én, { $z2 } for to og { $z3 } for alle tre.
dicetrip-needs-tens = Så snart dit landkort har et tal med hver tier, fra 1x til 6x, får du 1 point for hver farvet by, der stadig er tom.
dicetrip-example-dice = Du kan lave { $count } forskellige tal med disse terninger.
dicetrip-example-pair = Tager du { $first }, giver de to andre terninger { $rest }.
dicetrip-example-bonus = { $number } bruger terningen i farven { $colour }, så tallet giver bonus i en by i samme farve.
dicetrip-example-road =
    Tallene stiger, så det er en vej. Den giver { $points ->
        [one] 1 point
       *[other] { $points } point
    }.
dicetrip-example-series =
    De fire første tal følger efter hinanden. Det giver { $points ->
        [one] 1 point
       *[other] { $points } point
    } mere.
dicetrip-example-double =
    En dobbelt gør byen til bonusby. Det giver { $points ->
        [one] 1 point
       *[other] { $points } point
    }.
dicetrip-example-crossed =
    Én by er streget ud. Det giver { $points ->
        [-1] −1 point
       *[other] { $points } point
    }.
dicetrip-example-total = Det bliver { $points } point i alt.
dicetrip-ask-reroll = Må jeg kaste igen?
dicetrip-answer-reroll = Ja, én gang pr. spil, når det er dig, der kaster. Du kan straks kaste en til fire terninger igen, for alle.
dicetrip-ask-twice = Må jeg bruge en terning to gange?
dicetrip-answer-twice = Ja, én gang pr. spil, men ikke i sidste runde. Udelad én terning, og brug en anden i begge tal, men aldrig til en dobbelt. De andre ser det med det samme.
dicetrip-ask-cross = Må jeg strege en by ud, selvom et tal ville passe?
dicetrip-answer-cross = Ja. Til dit andet tal må du så bruge lige de to terninger, du vil.
dicetrip-ask-consecutive = Hvad kommer efter 16?
dicetrip-answer-consecutive = 21. Terningerne går kun fra 1 til 6.
dicetrip-ask-last = Hvad er anderledes i sidste runde?
dicetrip-answer-last = Kun én by er tilbage. Til dens tal kan du bruge lige de to af de fire terninger, du vil.
dicetrip-ask-same = Må jeg have det samme tal to gange på mit landkort?
dicetrip-answer-same = Nej.
dicetrip-now =
    { $points ->
        [-1] −1 point på dit landkort.
        [one] 1 point på dit landkort.
       *[other] { $points } point på dit landkort.
    }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Lav én lang vej af stigende tal
dicetrip-lesson-roll = Alle bruger de samme fire terninger. Kast dem.
dicetrip-lesson-roll-why = To terninger giver ét tal. 1 og 3 giver 13 eller 31.
dicetrip-lesson-stand = Du kan kaste igen én gang pr. spil, men ikke nu. Behold disse terninger.
dicetrip-lesson-stand-why = Nu laver alle to tal og bruger hver terning én gang.
dicetrip-lesson-colour = Rød 1 og gul 3 giver 13. Skriv det i Brugge.
dicetrip-lesson-colour-why = Brugge er gul, og 13 bruger den gule terning. Det giver et bonuspoint.
dicetrip-lesson-road = De to andre terninger giver 21. Skriv det ved siden af, i Gent.
dicetrip-lesson-road-why = 13, så 21. Tal, der stiger fra by til by, bliver til en vej.
dicetrip-lesson-longer = Botten Jussi kastede for jer begge. Skriv 24 i Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. En by mere, et point mere.
dicetrip-lesson-double = De to 1’ere giver 11. Skriv det i Oostende.
dicetrip-lesson-double-why = En dobbelt som 11 er bonus i enhver by.
dicetrip-lesson-coach = Lad os springe en runde over. Spørg træneren, hvad du skal gøre.
dicetrip-lesson-coach-why = Én gang pr. spil kan du bruge en terning i begge tal og udelade en anden.
dicetrip-lesson-between = Skriv 32 i Wavre, mellem 31 og 33.
dicetrip-lesson-between-why = 31, 32, 33. Hvert tal kommer lige efter det forrige.
dicetrip-lesson-series = Brug ⚂ igen. Skriv 34 i Dinant.
dicetrip-lesson-series-why = Fire i rækkefølge er en serie, den prikkede linje: 2 point. Længere serier giver mere.
dicetrip-lesson-zone = Lad os springe frem. Skriv 36 i Nivelles, den sidste by i sin zone.
dicetrip-lesson-zone-why = De tonede områder er zoner. Den første fulde zone uden noget streget ud giver 4 point.
dicetrip-lesson-cross = Du kan skrive 12, men de andre terninger giver intet nyt. Tryk på ×, og streg Arlon ud.
dicetrip-lesson-cross-why = Det koster 1 point, og Arlons zone kan ikke længere give point.
dicetrip-lesson-roll-last = Det er sidste runde, og kun Sint-Niklaas er tom. Kast.
dicetrip-lesson-roll-last-why = Du har allerede hvert tal, disse terninger kan give.
dicetrip-lesson-reroll = Nu er det tid til at kaste igen. Tryk på alle terninger undtagen den gule 2’er.
dicetrip-lesson-reroll-why = 22 er en dobbelt og passer mellem 21 og 24.
dicetrip-lesson-last = Skriv 22 i Sint-Niklaas.
dicetrip-lesson-last-why = Du får en længere vej, en dobbelt og din anden fulde zone, Flandern.
dicetrip-lesson-done = Begynd lavt i den ene ende af landkortet og højt i den anden.
