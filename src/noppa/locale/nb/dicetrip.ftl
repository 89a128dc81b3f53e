# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 byer, én lang vei

## Editions
dicetrip-edition-international = Internasjonal

## Options, and what each value means
dicetrip-option-tens = Poeng for alle tiere

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Så snart kartet ditt har tall på 10-, 20-, 30-, 40-, 50- og 60-tallet, får du ett poeng for hver farget by som fortsatt er tom.
dicetrip-option-tens-false-more = Du får ingenting ekstra for alle tiere.

## Lines of the score sheet
dicetrip-item-bonus = Bonusbyer
dicetrip-item-crossed = Strøket
dicetrip-item-road = Lengste vei
dicetrip-item-series = Lengste serie
dicetrip-item-zones = Rene soner
dicetrip-item-tens = Alle tiere

## Dice
dicetrip-colour-red = rød
dicetrip-colour-yellow = gul
dicetrip-colour-green = grønn
dicetrip-colour-blue = blå

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = kartet er vår egen tegning
dicetrip-zone-v = Flandern
dicetrip-zone-b = Brussel og omegn
dicetrip-zone-w = Vallonia
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
dicetrip-city-brussel = Brussel
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
dicetrip-move-stand = behold terningene
dicetrip-move-reroll = kast på nytt: { $colours }
dicetrip-move-twice = bruk { $die } to ganger, utelat { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Runde { $round } av { $rounds }
dicetrip-power-reroll = kan kaste på nytt
dicetrip-uses-twice = { $name } bruker { $die } to ganger og utelater { $drop }.
dicetrip-power-twice = kan bruke en terning to ganger
dicetrip-road = vei { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = tomme: { $cities }
dicetrip-zone-clean = ren
dicetrip-zone-lost = tapt
dicetrip-total = Sum
dicetrip-decide = Behold terningene (stand) eller kast noen av dem på nytt (reroll red blue). Du kan kaste på nytt én gang per spill.
dicetrip-makes = Du kan skrive (og så):
dicetrip-makes-nothing = ingenting nytt, så stryk en by

## At the table in the browser
dicetrip-number-status = Hvor skal { $number }?
dicetrip-cross-status = Hvilken by stryker du?
dicetrip-cross-only = Du kan ikke lage noe nytt tall. Trykk på en by for å stryke den.
dicetrip-decide-status = Kaste noen på nytt?
dicetrip-choose-number = Velg et tall
dicetrip-choose-city = Velg en by
dicetrip-write = Skriv { $number } i { $city }
dicetrip-cross = Stryk { $city }
dicetrip-roll-again =
    { $dice ->
        [one] Kast 1 terning på nytt
       *[other] Kast { $dice } terninger på nytt
    }
dicetrip-twice = Bruk en terning to ganger
dicetrip-twice-more = Én gang per spill kan du bruke én terning i begge tallene og utelate en annen.
dicetrip-twice-choice = Bruk { $die } to ganger, utelat { $drop }
dicetrip-own-map = Tilbake
dicetrip-did-write = { $name } skrev { $number } i { $city }.
dicetrip-did-cross = { $name } strøk { $city }.
dicetrip-moment = Vei på { $cities }
dicetrip-moment-points =
    { $gain ->
        [one] +1 poeng
       *[other] +{ $gain } poeng
    }

## What can be typed
dicetrip-help =
    Skriv et tall i en by: «gent=14» eller «gent 14». Stryk en by: «gent=x» eller «gent x».
    Når det er du som kaster, kan du kaste terninger på nytt én gang per spill: «reroll red blue». Skriv «stand» for å beholde dem.
    Én gang per spill, før du skriver, kan du bruke en terning to ganger og utelate én: «twice 5 drop 2».

## Refusals
error-dicetrip-colour-unknown = Nevn terningene du vil kaste på nytt, med farge, hver av dem én gang: { $allowed }.
error-dicetrip-city-unknown = Det finnes ingen by som heter { $city }. Velg en av disse: { $allowed }.
error-dicetrip-number-unknown = { $number } går ikke. Skriv to sifre fra 1 til 6 (11 til 66), eller x for å stryke byen.
error-dicetrip-stand-first = Først må den som kastet, beholde terningene (stand) eller kaste noen på nytt (reroll).
error-dicetrip-not-the-roller = Bare den som kastet i denne runden, kan kaste på nytt.
error-dicetrip-reroll-used = Du har allerede kastet på nytt én gang i dette spillet.
error-dicetrip-reroll-too-late = Det er for sent å kaste på nytt i denne runden. Skriv tallene dine.
error-dicetrip-twice-used = Du har allerede brukt en terning to ganger i dette spillet.
error-dicetrip-twice-last-round = Du kan ikke bruke en terning to ganger i siste runde.
error-dicetrip-twice-too-late = Det er for sent å bruke en terning to ganger i denne runden. Du må velge det før du skriver.
error-dicetrip-twice-not-there = Velg to av terningene på bordet: { $dice }.
error-dicetrip-twice-double = Du bruker { $die } to ganger, så du kan ikke skrive en dobbel. Du kan skrive: { $allowed }.
error-dicetrip-twice-missing = Du bruker { $die } to ganger, så den må være i begge tallene. Du kan skrive: { $allowed }.
error-dicetrip-city-taken = { $city } er opptatt ({ $number }). Disse er fortsatt tomme: { $allowed }.
error-dicetrip-number-taken = Du har allerede { $number } på kartet ditt, i { $city }. Du kan skrive: { $allowed }.
error-dicetrip-number-not-made = Terningene gir ikke { $number } nå. Du kan skrive: { $allowed }.
error-dicetrip-cannot-come-up = Et kart kan ikke ha { $empty } tomme byer i runde { $round }.

## What the coach says, and why
dicetrip-advice-stand = Behold terningene
dicetrip-advice-reroll =
    Kast { $count ->
        [one] denne terningen
       *[other] disse terningene
    } på nytt: { $colours }
dicetrip-advice-reroll-brief = Kast på nytt: { $colours }
dicetrip-advice-twice = Bruk { $die } to ganger og utelat { $drop }
dicetrip-advice-write = Skriv { $number } i { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Stryk { $city }
dicetrip-why-reroll-instead =
    { $than ->
        [less]
            Å kaste { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } på nytt ville vært verdt { study-amount-points } mindre.
        [more]
            Å kaste { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } på nytt ville vært verdt { study-amount-points } mer.
       *[same] Å kaste på nytt ville vært verdt like mye.
    }
dicetrip-why-stand-instead =
    { $than ->
        [less] Å beholde terningene ville vært verdt { study-amount-points } mindre.
        [more] Å beholde terningene ville vært verdt { study-amount-points } mer.
       *[same] Å beholde terningene ville vært verdt like mye.
    }
dicetrip-why-kept = Du kan fortsatt kaste på nytt i en senere runde.
dicetrip-why-reroll = De nye terningene gjelder for alle, og du kan bare kaste på nytt én gang per spill.
dicetrip-why-twice = Å bruke { $die } to ganger gjør denne runden verdt { study-amount-points } mer.
dicetrip-why-twice-kept = Å spare den muligheten til senere er i snitt verdt { study-amount-points }.
dicetrip-why-zone = Det fyller { $zone } uten noe strøket, verdt { study-amount-points }.
dicetrip-why-series = Det gir en serie på { $cities } tall på rad, verdt { study-amount-points } mer.
dicetrip-why-tens = Det gir deg alle tiere, verdt { study-amount-points }.
dicetrip-why-road =
    { $cities ->
        [one] Det begynner din første vei, verdt { study-amount-points }.
       *[other] Det gjør den lengste veien din { $cities } byer lang, verdt { study-amount-points } mer.
    }
dicetrip-why-bonus = En terning i byens egen farge ({ $colour }) gir 1 bonuspoeng.
dicetrip-why-double = En dobbel gir 1 bonuspoeng i en hvilken som helst by.
dicetrip-why-colour-spent = Du gir opp bonusen i denne byen, for tallet bruker ikke terningen i byens farge ({ $colour }).
dicetrip-why-beside = Det ligger ved siden av { $names }.
dicetrip-why-nothing-yet = Det gir ingenting ennå, men det ligger ved siden av { $names }.
dicetrip-why-cross-instead =
    { $than ->
        [less] Å stryke en by ville vært verdt { study-amount-points } mindre.
        [more] Å stryke en by ville vært verdt { study-amount-points } mer.
       *[same] Å stryke en by ville vært verdt like mye.
    }
dicetrip-why-open = { $count ->
    [one] Det ligger ved siden av én by som fortsatt er tom.
   *[other] Det ligger ved siden av { $count } byer som fortsatt er tomme.
 }
dicetrip-why-filled = Det fyller en by der ingenting bedre kan stå.
dicetrip-why-crossed = En strøket by koster 1 poeng.
dicetrip-why-cross = Etter det kan { $zone } ikke gi poeng som ren sone.
dicetrip-why-cross-lost = { $zone } har allerede en strøket by, så sonen har ikke mer å tape.

## What can be wrong with a map
error-dicetrip-map-zones = Kartfil, { $place }: et kart trenger { $allowed } soner, men dette har { $found }.
error-dicetrip-map-colours = Kartfil, { $place }: terningene trenger { $allowed } forskjellige farger, men det er { $found }.
error-dicetrip-map-cities = Kartfil, { $place }: et kart trenger { $allowed } byer, men dette har { $found }.
error-dicetrip-map-city-twice = Kartfil, { $place }: byen { $city } står der to ganger.
error-dicetrip-map-unused = Kartfil, { $place }: ingen by har { $key } = { $value }. Gi det til minst én.
error-dicetrip-map-link = Kartfil, { $place }: en forbindelse må være et par av to forskjellige byer, ikke { $found }.
error-dicetrip-map-link-twice = Kartfil, { $place }: { $one } og { $other } er allerede forbundet.
error-dicetrip-map-value = Kartfil, { $place }: «{ $value }» finnes ikke. Bruk en av disse: { $allowed }.
error-dicetrip-map-apart = Kartfil, { $place }: man kan ikke komme fra { $start } til { $cities }. Forbind dem.
error-dicetrip-map-same-place = Kartfil, { $place }: { $one } og { $other } ligger på samme sted.
error-dicetrip-map-crossing = Kartfil, { $place }: { $one } og { $other } ville møtes når de tegnes som rette linjer.
error-dicetrip-map-place = Kartfil, { $place }: et sted må være to tall opptil { $most }, ikke { $found }.
error-dicetrip-map-slug = Kartfil, { $place }: { $value } er ikke et gyldig kortnavn. Det må passe til { $allowed }.
error-dicetrip-map-label = Kartfil, { $place }: et navn må ha 1 til { $most } tegn på én linje.
error-dicetrip-map-list = Kartfil, { $place }: dette må være en liste, ikke { $found }.

## The rules, as Markdown
dicetrip-rules =
    Alle har det samme kartet: 25 forbundne byer i tre soner. Noen av byene er fargede.
    Gjennom 13 runder fyller alle kartet sitt. Høyest sum vinner, og like summer deler seieren.
    Én til fire kan spille.

    __En runde.__ Én spiller kaster fire terninger i fire farger. Dere bytter på å kaste, én runde hver.
    Så lager alle, samtidig, to tosifrede tall av de fire terningene, der hver terning brukes én gang, og
    skriver dem i to tomme byer. I siste runde er bare én by igjen. Til tallet der kan du bruke hvilke to som
    helst av de fire terningene.

    __Et eksempel.__ Terningene er rød ⚀, gul ⚃, grønn ⚁ og blå ⚄. Du kan skrive 14 eller 41 sammen med
    25 eller 52, eller 12 eller 21 med 45 eller 54, eller 15 eller 51 med 24 eller 42. Skriver du 14 i
    Antwerpen, en rød by, får du en bonus, fordi tallet bruker den røde terningen.

    __Grenser.__ Du kan ikke ha samme tall to ganger på kartet ditt. Hvis du ikke kan eller vil skrive et tall,
    stryker du en tom by i stedet. Det andre tallet ditt kan da bruke hvilke to terninger som helst.

    __Kast på nytt, én gang per spill.__ Hvis det er du som har kastet i denne runden, kan du med en gang kaste
    én til fire av terningene på nytt. De nye terningene gjelder for alle.

    __En terning to ganger, én gang per spill.__ Før du skriver, utelater du én terning og bruker en annen i
    begge tallene. Med ⚀⚁⚃⚄, der du bruker ⚃ to ganger og utelater ⚀, skriver du 24 eller 42 og 45 eller 54.
    Terningen må være i begge tallene og kan ikke gi en dobbel. Dette gjelder bare ditt eget kart. De andre ser
    med en gang hvilken terning du bruker to ganger, men det du skriver, er skjult til alle er ferdige. Du kan
    ikke gjøre dette i siste runde.

    __Poeng__

    | hva | poeng |
    |---|---|
    | bonusby: en dobbel (11, 22, …), eller en farget by der tallet bruker terningen i den fargen | 1 hver |
    | strøket by | −1 hver |
    | lengste vei: forbundne byer med stigende tall | 1 per by |
    | lengste serie: forbundne byer der hvert tall er det aller neste (etter 16 kommer 21) | 4 byer 2, 5 byer 3, 6 byer 4, 7 til 9 byer 6, flere 9 |
    | soner fulle av tall, uten noe strøket | 4 for én, 7 for to, 9 for tre |

    En by gir deg høyst én bonus. Når terninger viser samme tall, teller de på den måten som er best for deg.

    __Poeng, et eksempel.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 og Marche-en-Famenne 34 er forbundet i tur
    og orden. Tallene stiger, så det er en vei på 5 byer, verdt 5 poeng. De fire første tallene følger på
    hverandre, så de er en serie på 4, verdt 2 poeng. 22 er en dobbel, verdt 1 poeng. Med to strøkne byer
    (−2) og én ren sone (4) blir det 10.

    __Alle tiere__ (et tilvalg). Så snart kartet ditt har et tall på hver tier, fra 1x til 6x, får du ett poeng
    for hver farget by som fortsatt er tom når du har skrevet tallet.

    Vi har tegnet kartet over Belgia selv. Du kan lese inn et annet fra en fil.

## The short rules
dicetrip-goal = Fyll kartet ditt slik at tallene stiger fra by til by. Flest poeng vinner.
dicetrip-begins = Heftet sier ikke noe om det. Det spiller nesten ingen rolle, for dere bytter på å kaste, og alle skriver samtidig.
dicetrip-step-roll = Én spiller kaster fire terninger for alle.
dicetrip-step-make = Lag to tall av dem. Bruk hver terning én gang.
dicetrip-step-write = Skriv begge i tomme byer på ditt eget kart.
dicetrip-needs-bonus = En dobbel, eller en farget by der tallet bruker terningen i den fargen. 1 poeng per by.
dicetrip-needs-crossed = Hver by du stryker, koster 1 poeng.
dicetrip-needs-road = Forbundne byer med stigende tall. 1 poeng for hver by på den lengste veien din.
dicetrip-needs-series = Forbundne byer der hvert tall er det aller neste (etter 16 kommer 21). Du får { $s4 } poeng for 4 byer, { $s5 } for 5, { $s6 } for 6, { $s7 } for 7 til 9 og { $s10 } for flere.
dicetrip-needs-zones = Soner fulle av tall, uten noe strøket. Du får { $z1 } poeng for én, { $z2 } for to og { $z3 } for alle tre.
dicetrip-needs-tens = Så snart kartet ditt har et tall på hver tier, fra 1x til 6x, får du 1 poeng for hver farget by som fortsatt er tom.
dicetrip-example-dice = Du kan lage { $count } forskjellige tall med disse terningene.
dicetrip-example-pair = Hvis du tar { $first }, gir de to andre terningene { $rest }.
dicetrip-example-bonus = { $number } bruker en farget terning ({ $colour }), så det gir bonus i en by i samme farge.
dicetrip-example-road =
    Tallene stiger, så det er en vei. Den er verdt { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.
dicetrip-example-series =
    De fire første tallene følger på hverandre. Det gir { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    } til.
dicetrip-example-double =
    En dobbel gjør byen til en bonusby. Det gir { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.
dicetrip-example-crossed =
    Én by er strøket. Det gir { $points ->
        [-1] −1 poeng
       *[other] { $points } poeng
    }.
dicetrip-example-total = Det blir { $points } poeng til sammen.
dicetrip-ask-reroll = Kan jeg kaste på nytt?
dicetrip-answer-reroll = Ja, én gang per spill, når det er din tur til å kaste. Du kan med en gang kaste én til fire terninger på nytt, for alle.
dicetrip-ask-twice = Kan jeg bruke en terning to ganger?
dicetrip-answer-twice = Ja, én gang per spill, men ikke i siste runde. Utelat én terning og bruk en annen i begge tallene, aldri til en dobbel. De andre ser det med en gang.
dicetrip-ask-cross = Kan jeg stryke en by selv om et tall ville passe?
dicetrip-answer-cross = Ja. Det andre tallet ditt kan da bruke hvilke to terninger som helst.
dicetrip-ask-consecutive = Hva kommer etter 16?
dicetrip-answer-consecutive = 21. Terningene går bare fra 1 til 6.
dicetrip-ask-last = Hva er annerledes i siste runde?
dicetrip-answer-last = Bare én by er igjen. Til tallet der kan du bruke hvilke to som helst av de fire terningene.
dicetrip-ask-same = Kan jeg ha samme tall to ganger på kartet mitt?
dicetrip-answer-same = Nei.
dicetrip-now =
    { $points ->
        [-1] −1 poeng på kartet ditt.
        [one] 1 poeng på kartet ditt.
       *[other] { $points } poeng på kartet ditt.
    }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Lag én lang vei av stigende tall
dicetrip-lesson-roll = Alle bruker de samme fire terningene. Kast dem.
dicetrip-lesson-roll-why = To terninger gir ett tall. 1 og 3 gir 13 eller 31.
dicetrip-lesson-stand = Du kan kaste på nytt én gang per spill, men ikke nå. Behold terningene.
dicetrip-lesson-stand-why = Nå lager alle to tall og bruker hver terning én gang.
dicetrip-lesson-colour = Rød 1 og gul 3 gir 13. Skriv det i Brugge.
dicetrip-lesson-colour-why = Brugge er gul, og 13 bruker den gule terningen. Det gir ett bonuspoeng.
dicetrip-lesson-road = De to andre terningene gir 21. Skriv det ved siden av, i Gent.
dicetrip-lesson-road-why = 13, så 21. Tall som stiger fra by til by, blir en vei.
dicetrip-lesson-longer = Jussi, boten, kastet for dere begge. Skriv 24 i Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. Én by til, ett poeng til.
dicetrip-lesson-double = De to enerne gir 11. Skriv det i Oostende.
dicetrip-lesson-double-why = En dobbel som 11 gir bonus i en hvilken som helst by.
dicetrip-lesson-coach = Vi hopper over en runde. Spør treneren hva du skal gjøre.
dicetrip-lesson-coach-why = Én gang per spill kan du bruke en terning i begge tallene og utelate en annen.
dicetrip-lesson-between = Skriv 32 i Wavre, mellom 31 og 33.
dicetrip-lesson-between-why = 31, 32, 33. Hvert tall kommer rett etter det forrige.
dicetrip-lesson-series = Bruk ⚂ igjen. Skriv 34 i Dinant.
dicetrip-lesson-series-why = Fire på rad er en serie, den prikkede linjen: 2 poeng. Lengre serier gir mer.
dicetrip-lesson-zone = Vi hopper fremover. Skriv 36 i Nivelles, den siste byen i sonen.
dicetrip-lesson-zone-why = De skyggelagte områdene er soner. Den første fulle sonen uten noe strøket gir 4 poeng.
dicetrip-lesson-cross = Du kan skrive 12, men de andre terningene gir ingenting nytt. Trykk på × og stryk Arlon.
dicetrip-lesson-cross-why = Det koster 1 poeng, og sonen til Arlon kan ikke lenger gi poeng.
dicetrip-lesson-roll-last = Det er siste runde, og bare Sint-Niklaas er tom. Kast.
dicetrip-lesson-roll-last-why = Du har allerede alle tallene disse terningene kan gi.
dicetrip-lesson-reroll = Nå er tiden inne for å kaste på nytt. Trykk på alle terningene unntatt den gule toeren.
dicetrip-lesson-reroll-why = 22 er en dobbel, og det passer mellom 21 og 24.
dicetrip-lesson-last = Skriv 22 i Sint-Niklaas.
dicetrip-lesson-last-why = Du får en lengre vei, en dobbel og din andre fulle sone, Flandern.
dicetrip-lesson-done = Begynn lavt i den ene enden av kartet og høyt i den andre.
