# Dice Trip: navn, hva man kan bli enige om, hvorfor et trekk avvises, og reglene med egne ord.

dicetrip-name = Dice Trip
dicetrip-tagline = Fire fargede terninger, 25 byer, én lang vei

## Editions
dicetrip-edition-international = Internasjonal

## Options, and what each value means
dicetrip-option-tens = Poeng for et tall på hver tier
dicetrip-option-tens-true-more = Så snart kartet ditt har et tall på hver tier, får du et poeng for hver farget by som fortsatt er tom.
dicetrip-option-tens-false-more = Tall på hver tier gir ingenting i seg selv.

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
dicetrip-move-stand = la terningene ligge
dicetrip-move-reroll = kast på nytt: { $colours }
dicetrip-move-twice = { $die } to ganger, uten { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Runde { $round } av { $rounds }
dicetrip-power-reroll = kan kaste på nytt
dicetrip-power-twice = kan bruke en terning to ganger
dicetrip-road = vei { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = tomme: { $cities }
dicetrip-zone-clean = ren
dicetrip-zone-lost = tapt
dicetrip-total = Sum
dicetrip-decide = La terningene ligge (stand), eller kast noen av dem på nytt, én gang per spill (reroll red blue).
dicetrip-makes = Gir (så):
dicetrip-makes-nothing = ingenting nytt: stryk en by

## What can be typed
dicetrip-help =
    Skriv et tall i en by: «gent=14» eller «gent 14». Stryk en by: «gent=x» eller «gent x».
    Kasteren kan først kaste terninger på nytt, én gang per spill: «reroll red blue», eller «stand» for å la dem ligge.
    Én gang per spill, før du skriver, kan du bruke en terning to ganger og utelate én: «twice 5 drop 2».

## Refusals
error-dicetrip-colour-unknown = Terningene er { $allowed }; nevn hver terning som kastes på nytt, én gang.
error-dicetrip-city-unknown = Det finnes ingen by { $city }. Byene er: { $allowed }.
error-dicetrip-number-unknown = En by tar et tall med to sifre fra 1 til 6 (11 til 66), eller x for å stryke den; ikke { $number }.
error-dicetrip-stand-first = Kasteren bestemmer først: la ligge, eller kast terninger på nytt.
error-dicetrip-not-the-roller = Bare kasteren i denne runden kan kaste på nytt.
error-dicetrip-reroll-used = Du har allerede kastet på nytt i dette spillet.
error-dicetrip-reroll-too-late = Terningene i denne runden ligger fast: skriv tallene dine.
error-dicetrip-twice-used = Du har allerede brukt en terning to ganger i dette spillet.
error-dicetrip-twice-last-round = I siste runde brukes ingen terning to ganger.
error-dicetrip-twice-too-late = En terning brukes to ganger fra det første tallet av: velg den før du skriver.
error-dicetrip-twice-not-there = Nevn to av terningene på bordet: { $dice }.
error-dicetrip-twice-double = Terningen { $die } brukes to ganger, og kan ikke lage en dobbel. Du kan skrive: { $allowed }.
error-dicetrip-twice-missing = Terningen { $die } brukes to ganger, og må være i begge tallene. Du kan skrive: { $allowed }.
error-dicetrip-city-taken = { $city } er opptatt ({ $number }). Fortsatt tomme: { $allowed }.
error-dicetrip-number-taken = { $number } er allerede på kartet ditt, i { $city }. Du kan skrive: { $allowed }.
error-dicetrip-number-not-made = Disse terningene gir ikke { $number } nå. Du kan skrive: { $allowed }.

error-dicetrip-cannot-come-up = I runde { $round } har ingen kart { $empty } tomme byer.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Kart, { $place }: et kart har { $allowed } soner, dette { $found }.
error-dicetrip-map-colours = Kart, { $place }: terningene har { $allowed } forskjellige farger, her { $found }.
error-dicetrip-map-cities = Kart, { $place }: et kart har { $allowed } byer, dette { $found }.
error-dicetrip-map-city-twice = Kart, { $place }: { $city } er der allerede.
error-dicetrip-map-unused = Kart, { $place }: ingen by har { $key } = { $value }.
error-dicetrip-map-link = Kart, { $place }: en forbindelse er et par av to forskjellige byer, ikke { $found }.
error-dicetrip-map-link-twice = Kart, { $place }: { $one } og { $other } er allerede forbundet.
error-dicetrip-map-value = Kart, { $place }: det finnes ikke noe { $value }. Tillatt: { $allowed }.
error-dicetrip-map-apart = Kart, { $place }: ingen vei går fra { $start } til { $cities }.
error-dicetrip-map-same-place = Kart, { $place }: { $one } og { $other } ligger på samme sted.
error-dicetrip-map-crossing = Kart, { $place }: { $one } og { $other } møtes når de tegnes rett.
error-dicetrip-map-place = Kart, { $place }: et sted er to tall på høyst { $most }, ikke { $found }.
error-dicetrip-map-slug = Kart, { $place }: { $value } er ikke et kort navn; det må passe til { $allowed }.
error-dicetrip-map-label = Kart, { $place }: et navn har 1 til { $most } tegn på én linje.
error-dicetrip-map-list = Kart, { $place }: dette må være en liste, ikke { $found }.

## The rules, as Markdown
dicetrip-rules =
    Alle har det samme kartet: 25 byer i tre soner, forbundet med veier, noen av dem fargede.
    På 13 runder fyller alle kartet sitt. Høyest sum vinner; ved lik sum deles seieren.
    Én til fire spiller.

    __En runde.__ Én spiller kaster fire terninger i fire farger; neste runde kaster neste spiller.
    Så lager alle, samtidig, to tosifrede tall av de fire terningene, der hver terning brukes én gang,
    og skriver dem i to tomme byer. I siste runde er én by igjen: hvilke to som helst av de fire
    terningene lager tallet der.

    __Et eksempel.__ Terningene er rød ⚀, gul ⚃, grønn ⚁ og blå ⚄. Du kan skrive 14 eller 41 sammen med
    25 eller 52, eller 12 eller 21 med 45 eller 54, eller 15 eller 51 med 24 eller 42. Skriver du 14 i
    Antwerpen, en rød by, er den røde terningen i tallet: det er en bonus.

    __Grenser.__ Ingen tall står to ganger på et kart. For et tall du ikke kan eller vil skrive, stryker du
    en tom by; det andre tallet kan da bruke hvilke to terninger som helst.

    __Kast på nytt, én gang per spill.__ Kasteren kan, rett etter kastet, kaste én til fire terninger på nytt;
    det gjelder for alle.

    __En terning to ganger, én gang per spill.__ Før du skriver, utelater du én terning og bruker en annen i
    begge tallene. Med ⚀⚁⚃⚄, der ⚃ brukes to ganger og ⚀ utelates, skriver du 24 eller 42 og 45 eller 54.
    Terningen må være i begge tallene og lager aldri en dobbel. Det gjelder bare ditt eget kart. I siste
    runde kan det ikke brukes.

    __Poeng__

    | hva | poeng |
    |---|---|
    | bonusby: en dobbel (11, 22, …), eller en farget by med terningen i samme farge i tallet | 1 hver |
    | strøket by | −1 hver |
    | lengste vei: forbundne byer med stigende tall | 1 per by |
    | lengste serie: forbundne byer der hvert tall er det neste i rekken; etter 16 kommer 21 | 4 byer 2, 5 byer 3, 6 byer 4, 7 til 9 byer 6, flere 9 |
    | soner fulle av tall, ingenting strøket | én 4, to 7, tre 9 |

    En by gir høyst én bonus. Der terninger viser det samme, teller de slik det passer deg best.

    __Poeng, et eksempel.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 og Marche-en-Famenne 34 er forbundet i tur og
    orden. Tallene stiger: en vei på 5 byer, 5 poeng. De fire første følger på hverandre: en serie på 4,
    2 poeng. 22 er en dobbel: 1 poeng. Med to strøkne byer, −2, og én ren sone, 4, blir det 10.

    __Alle tiere__ (et tilvalg). Så snart kartet ditt har et tall på hver tier, 1x til 6x, får du ett poeng
    for hver farget by som fortsatt er tom når det tallet er skrevet.

    Kartet over Belgia er vår egen tegning. Et annet kan leses inn fra en fil.
