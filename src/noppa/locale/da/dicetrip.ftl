# Dice Trip: navne, hvad man kan aftale, hvorfor et træk afvises, og reglerne med egne ord.

dicetrip-name = Dice Trip
dicetrip-tagline = Fire farvede terninger, 25 byer, én lang vej

## Editions
dicetrip-edition-international = International

## Options, and what each value means
dicetrip-option-tens = Point for et tal med hver tier
dicetrip-option-tens-true-more = Så snart dit landkort har et tal med hver tier, får du et point for hver farvet by, der stadig er tom.
dicetrip-option-tens-false-more = Tal med hver tier giver ikke noget i sig selv.

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
dicetrip-move-stand = lad terningerne ligge
dicetrip-move-reroll = kast igen: { $colours }
dicetrip-move-twice = { $die } to gange, uden { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Runde { $round } af { $rounds }
dicetrip-power-reroll = må kaste igen
dicetrip-power-twice = må bruge en terning to gange
dicetrip-road = vej { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = tomme: { $cities }
dicetrip-zone-clean = ren
dicetrip-zone-lost = tabt
dicetrip-total = I alt
dicetrip-decide = Lad terningerne ligge (stand), eller kast nogle af dem igen, én gang pr. spil (reroll red blue).
dicetrip-makes = Giver (så):
dicetrip-makes-nothing = intet nyt: streg en by ud

## What can be typed
dicetrip-help =
    Skriv et tal i en by: “gent=14” eller “gent 14”. Streg en by ud: “gent=x” eller “gent x”.
    Kasteren må først kaste terninger igen, én gang pr. spil: “reroll red blue”, eller “stand” for at lade dem ligge.
    Én gang pr. spil, før du skriver, må du bruge en terning to gange og udelade én: “twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Terningerne er { $allowed }; nævn hver terning, der kastes igen, én gang.
error-dicetrip-city-unknown = Der er ingen by { $city }. Byerne er: { $allowed }.
error-dicetrip-number-unknown = En by tager et tal med to cifre fra 1 til 6 (11 til 66), eller x for at strege den ud; ikke { $number }.
error-dicetrip-stand-first = Kasteren bestemmer først: lad ligge, eller kast terninger igen.
error-dicetrip-not-the-roller = Kun kasteren i denne runde må kaste igen.
error-dicetrip-reroll-used = Du har allerede kastet igen i dette spil.
error-dicetrip-reroll-too-late = Terningerne i denne runde ligger fast: skriv dine tal.
error-dicetrip-twice-used = Du har allerede brugt en terning to gange i dette spil.
error-dicetrip-twice-last-round = I sidste runde bruges ingen terning to gange.
error-dicetrip-twice-too-late = En terning bruges to gange fra det første tal: vælg den, før du skriver.
error-dicetrip-twice-not-there = Nævn to af terningerne på bordet: { $dice }.
error-dicetrip-twice-double = Terningen { $die } bruges to gange og må ikke danne en dobbelt. Du kan skrive: { $allowed }.
error-dicetrip-twice-missing = Terningen { $die } bruges to gange og skal være i begge tal. Du kan skrive: { $allowed }.
error-dicetrip-city-taken = { $city } er optaget ({ $number }). Stadig tomme: { $allowed }.
error-dicetrip-number-taken = { $number } er allerede på dit landkort, i { $city }. Du kan skrive: { $allowed }.
error-dicetrip-number-not-made = Disse terninger giver ikke { $number } nu. Du kan skrive: { $allowed }.

error-dicetrip-cannot-come-up = I runde { $round } har intet landkort { $empty } tomme byer.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Landkort, { $place }: et landkort har { $allowed } zoner, dette { $found }.
error-dicetrip-map-colours = Landkort, { $place }: terningerne har { $allowed } forskellige farver, her { $found }.
error-dicetrip-map-cities = Landkort, { $place }: et landkort har { $allowed } byer, dette { $found }.
error-dicetrip-map-city-twice = Landkort, { $place }: { $city } er der allerede.
error-dicetrip-map-unused = Landkort, { $place }: ingen by har { $key } = { $value }.
error-dicetrip-map-link = Landkort, { $place }: en forbindelse er et par af to forskellige byer, ikke { $found }.
error-dicetrip-map-link-twice = Landkort, { $place }: { $one } og { $other } er allerede forbundet.
error-dicetrip-map-value = Landkort, { $place }: der er ikke noget { $value }. Tilladt: { $allowed }.
error-dicetrip-map-apart = Landkort, { $place }: ingen vej fører fra { $start } til { $cities }.
error-dicetrip-map-same-place = Landkort, { $place }: { $one } og { $other } ligger samme sted.
error-dicetrip-map-crossing = Landkort, { $place }: { $one } og { $other } mødes, når de tegnes lige.
error-dicetrip-map-place = Landkort, { $place }: et sted er to tal på højst { $most }, ikke { $found }.
error-dicetrip-map-slug = Landkort, { $place }: { $value } er ikke et kort navn; det skal passe til { $allowed }.
error-dicetrip-map-label = Landkort, { $place }: et navn har 1 til { $most } tegn på én linje.
error-dicetrip-map-list = Landkort, { $place }: dette skal være en liste, ikke { $found }.

## The rules, as Markdown
dicetrip-rules =
    Alle har det samme landkort: 25 byer i tre zoner, forbundet af veje, nogle af dem farvede.
    På 13 runder udfylder alle deres landkort. Højeste sum vinder; ved samme sum deles sejren.
    Én til fire spiller.

    __En runde.__ Én spiller kaster fire terninger i fire farver; næste runde kaster den næste spiller.
    Så danner alle, på samme tid, to tocifrede tal af de fire terninger, hvor hver terning bruges én gang,
    og skriver dem i to tomme byer. I sidste runde er én by tilbage: to vilkårlige af de fire terninger
    danner dens tal.

    __Et eksempel.__ Terningerne er rød ⚀, gul ⚃, grøn ⚁ og blå ⚄. Du kan skrive 14 eller 41 sammen med
    25 eller 52, eller 12 eller 21 med 45 eller 54, eller 15 eller 51 med 24 eller 42. Skriver du 14 i
    Antwerpen, en rød by, er den røde terning i dens tal: det er en bonus.

    __Grænser.__ Intet tal står to gange på et landkort. For et tal, du ikke kan eller vil skrive, streger
    du en tom by ud; det andet tal må så bruge to vilkårlige terninger.

    __Kast igen, én gang pr. spil.__ Kasteren må lige efter kastet kaste én til fire terninger igen; det gælder
    for alle.

    __En terning to gange, én gang pr. spil.__ Før du skriver, udelader du én terning og bruger en anden i
    begge tal. Med ⚀⚁⚃⚄, hvor ⚃ bruges to gange og ⚀ udelades, skriver du 24 eller 42 og 45 eller 54.
    Terningen skal være i begge tal og danner aldrig en dobbelt. Det gælder kun dit eget landkort. I sidste
    runde kan det ikke bruges.

    __Point__

    | hvad | point |
    |---|---|
    | bonusby: en dobbelt (11, 22, …), eller en farvet by, hvis tal har terningen i samme farve | 1 hver |
    | by streget ud | −1 hver |
    | længste vej: forbundne byer med stigende tal | 1 pr. by |
    | længste serie: forbundne byer, hvor hvert tal er det næste i rækken; efter 16 kommer 21 | 4 byer 2, 5 byer 3, 6 byer 4, 7 til 9 byer 6, flere 9 |
    | zoner fulde af tal, intet streget ud | én 4, to 7, tre 9 |

    En by giver højst én bonus. Hvor terninger viser det samme, tæller de, som det passer dig bedst.

    __Point, et eksempel.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 og Marche-en-Famenne 34 er forbundet i
    rækkefølge. Tallene stiger: en vej på 5 byer, 5 point. De fire første følger efter hinanden: en serie på 4,
    2 point. 22 er en dobbelt: 1 point. Med to byer streget ud, −2, og én ren zone, 4, bliver det 10.

    __Alle tiere__ (et tilvalg). Så snart dit landkort har et tal med hver tier, 1x til 6x, får du ét point
    for hver farvet by, der stadig er tom, når det tal er skrevet.

    Landkortet over Belgien er vores egen tegning. Et andet kan læses ind fra en fil.
