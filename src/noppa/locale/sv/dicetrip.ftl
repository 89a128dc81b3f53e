# Dice Trip: namn, vad man kan komma överens om, varför ett drag nekas, och reglerna med egna ord.

dicetrip-name = Dice Trip
dicetrip-tagline = Fyra färgade tärningar, 25 städer, en lång väg

## Editions
dicetrip-edition-international = Internationell

## Options, and what each value means
dicetrip-option-tens = Poäng för ett tal i varje tiotal
dicetrip-option-tens-true-more = Så snart din karta har ett tal i varje tiotal får du en poäng för varje färgad stad som ännu är tom.
dicetrip-option-tens-false-more = Tal i varje tiotal ger ingenting i sig.

## Lines of the score sheet
dicetrip-item-bonus = Bonusstäder
dicetrip-item-crossed = Överkryssade
dicetrip-item-road = Längsta väg
dicetrip-item-series = Längsta serie
dicetrip-item-zones = Rena zoner
dicetrip-item-tens = Alla tiotal

## Dice
dicetrip-colour-red = röd
dicetrip-colour-yellow = gul
dicetrip-colour-green = grön
dicetrip-colour-blue = blå

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = kartan är vår egen teckning
dicetrip-zone-v = Flandern
dicetrip-zone-b = Bryssel med omnejd
dicetrip-zone-w = Vallonien
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brygge
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
dicetrip-city-brussel = Bryssel
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
dicetrip-move-stand = låt tärningarna ligga
dicetrip-move-reroll = kasta om: { $colours }
dicetrip-move-twice = { $die } två gånger, utan { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Runda { $round } av { $rounds }
dicetrip-power-reroll = får kasta om
dicetrip-power-twice = får använda en tärning två gånger
dicetrip-road = väg { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = tomma: { $cities }
dicetrip-zone-clean = ren
dicetrip-zone-lost = förlorad
dicetrip-total = Summa
dicetrip-decide = Låt tärningarna ligga (stand), eller kasta om några av dem, en gång per spel (reroll red blue).
dicetrip-makes = Ger (sedan):
dicetrip-makes-nothing = inget nytt: kryssa över en stad

## What can be typed
dicetrip-help =
    Skriv ett tal i en stad: ”gent=14” eller ”gent 14”. Kryssa över en stad: ”gent=x” eller ”gent x”.
    Den som kastat får först kasta om tärningar, en gång per spel: ”reroll red blue”, eller ”stand” för att låta dem ligga.
    En gång per spel, innan du skriver, får du använda en tärning två gånger och utelämna en: ”twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Tärningarna är { $allowed }; nämn varje tärning som kastas om en gång.
error-dicetrip-city-unknown = Det finns ingen stad { $city }. Städerna är: { $allowed }.
error-dicetrip-number-unknown = En stad tar ett tal med två siffror från 1 till 6 (11 till 66), eller x för att kryssa över den; inte { $number }.
error-dicetrip-stand-first = Den som kastat bestämmer först: låt ligga, eller kasta om tärningar.
error-dicetrip-not-the-roller = Bara den som kastat den här rundan får kasta om.
error-dicetrip-reroll-used = Du har redan kastat om i det här spelet.
error-dicetrip-reroll-too-late = Rundans tärningar ligger fast: skriv dina tal.
error-dicetrip-twice-used = Du har redan använt en tärning två gånger i det här spelet.
error-dicetrip-twice-last-round = I sista rundan används ingen tärning två gånger.
error-dicetrip-twice-too-late = En tärning används två gånger från första talet: välj den innan du skriver.
error-dicetrip-twice-not-there = Nämn två av tärningarna på bordet: { $dice }.
error-dicetrip-twice-double = Tärningen { $die } används två gånger, och får inte bilda en dubbel. Du kan skriva: { $allowed }.
error-dicetrip-twice-missing = Tärningen { $die } används två gånger, och måste finnas i båda talen. Du kan skriva: { $allowed }.
error-dicetrip-city-taken = { $city } är upptagen ({ $number }). Fortfarande tomma: { $allowed }.
error-dicetrip-number-taken = { $number } finns redan på din karta, i { $city }. Du kan skriva: { $allowed }.
error-dicetrip-number-not-made = De här tärningarna ger inte { $number } nu. Du kan skriva: { $allowed }.

error-dicetrip-cannot-come-up = I runda { $round } har ingen karta { $empty } tomma städer.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Karta, { $place }: en karta har { $allowed } zoner, den här { $found }.
error-dicetrip-map-colours = Karta, { $place }: tärningarna har { $allowed } olika färger, här { $found }.
error-dicetrip-map-cities = Karta, { $place }: en karta har { $allowed } städer, den här { $found }.
error-dicetrip-map-city-twice = Karta, { $place }: { $city } finns redan där.
error-dicetrip-map-unused = Karta, { $place }: ingen stad har { $key } = { $value }.
error-dicetrip-map-link = Karta, { $place }: en förbindelse är ett par av två olika städer, inte { $found }.
error-dicetrip-map-link-twice = Karta, { $place }: { $one } och { $other } är redan förbundna.
error-dicetrip-map-value = Karta, { $place }: det finns inget { $value }. Tillåtet: { $allowed }.
error-dicetrip-map-apart = Karta, { $place }: ingen väg leder från { $start } till { $cities }.
error-dicetrip-map-same-place = Karta, { $place }: { $one } och { $other } ligger på samma ställe.
error-dicetrip-map-crossing = Karta, { $place }: { $one } och { $other } möts när de ritas raka.
error-dicetrip-map-place = Karta, { $place }: ett ställe är två tal på högst { $most }, inte { $found }.
error-dicetrip-map-slug = Karta, { $place }: { $value } är inget kort namn; det måste passa { $allowed }.
error-dicetrip-map-label = Karta, { $place }: ett namn har 1 till { $most } tecken på en rad.
error-dicetrip-map-list = Karta, { $place }: det här måste vara en lista, inte { $found }.

## The rules, as Markdown
dicetrip-rules =
    Alla har samma karta: 25 städer i tre zoner, förbundna med vägar, några av dem färgade.
    På 13 rundor fyller alla sin karta. Högst summa vinner; vid lika summa delas segern.
    En till fyra spelar.

    __En runda.__ En spelare kastar fyra tärningar i fyra färger; nästa runda kastar nästa spelare.
    Sedan bildar alla, samtidigt, två tvåsiffriga tal av de fyra tärningarna, där varje tärning används
    en gång, och skriver dem i två tomma städer. I sista rundan är en stad kvar: vilka två som helst av
    de fyra tärningarna bildar dess tal.

    __Ett exempel.__ Tärningarna är röd ⚀, gul ⚃, grön ⚁ och blå ⚄. Du kan skriva 14 eller 41 tillsammans
    med 25 eller 52, eller 12 eller 21 med 45 eller 54, eller 15 eller 51 med 24 eller 42. Skriver du 14 i
    Antwerpen, en röd stad, finns den röda tärningen i dess tal: det är en bonus.

    __Gränser.__ Inget tal står två gånger på en karta. För ett tal som du inte kan eller vill skriva
    kryssar du över en tom stad; det andra talet får då använda vilka två tärningar som helst.

    __Kasta om, en gång per spel.__ Den som kastat får direkt efter kastet kasta om en till fyra tärningar;
    det gäller för alla.

    __En tärning två gånger, en gång per spel.__ Innan du skriver utelämnar du en tärning och använder en
    annan i båda talen. Med ⚀⚁⚃⚄, där ⚃ används två gånger och ⚀ utelämnas, skriver du 24 eller 42 och
    45 eller 54. Tärningen måste finnas i båda talen och bildar aldrig en dubbel. Det gäller bara din egen
    karta. I sista rundan går det inte.

    __Poäng__

    | vad | poäng |
    |---|---|
    | bonusstad: en dubbel (11, 22, …), eller en färgad stad vars tal har tärningen i samma färg | 1 var |
    | överkryssad stad | −1 var |
    | längsta väg: förbundna städer med stigande tal | 1 per stad |
    | längsta serie: förbundna städer där varje tal är det närmast följande; efter 16 kommer 21 | 4 städer 2, 5 städer 3, 6 städer 4, 7 till 9 städer 6, fler 9 |
    | zoner fulla av tal, inget överkryssat | en 4, två 7, tre 9 |

    En stad ger högst en bonus. Där tärningar visar lika räknas de som det passar dig bäst.

    __Poäng, ett exempel.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 och Marche-en-Famenne 34 är förbundna i tur och ordning.
    Talen stiger: en väg på 5 städer, 5 poäng. De fyra första följer på varandra: en serie på 4,
    2 poäng. 22 är en dubbel: 1 poäng. Med två överkryssade städer, −2, och en ren zon, 4, blir det 10.

    __Alla tiotal__ (ett tillval). Så snart din karta har ett tal i varje tiotal, 1x till 6x, får du en poäng
    för varje färgad stad som är tom efter att du skrivit det talet.

    Kartan över Belgien är vår egen teckning. En annan kan läsas in från en fil.
