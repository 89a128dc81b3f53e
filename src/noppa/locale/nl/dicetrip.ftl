# Dice Trip: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

dicetrip-name = Dice Trip
dicetrip-tagline = Vier gekleurde dobbelstenen, 25 steden, één lange route

## Uitgaven
dicetrip-edition-international = Internationaal

## Opties, en wat elke waarde betekent
dicetrip-option-tens = Punten voor een getal uit elk tiental
dicetrip-option-tens-true-more = Zodra je kaart uit elk tiental een getal heeft, krijg je een punt voor elke gekleurde stad die nog leeg is.
dicetrip-option-tens-false-more = Getallen uit elk tiental leveren op zichzelf niets op.

## Regels van het scoreschema
dicetrip-item-bonus = Bonussteden
dicetrip-item-crossed = Afgekruist
dicetrip-item-road = Langste route
dicetrip-item-series = Langste reeks
dicetrip-item-zones = Schone zones
dicetrip-item-tens = Alle tientallen

## Dobbelstenen
dicetrip-colour-red = rood
dicetrip-colour-yellow = geel
dicetrip-colour-green = groen
dicetrip-colour-blue = blauw

## De ingebouwde kaart, en wat er overal bij gezegd wordt
dicetrip-map-note = de kaart is onze eigen tekening
dicetrip-zone-v = Vlaanderen
dicetrip-zone-b = Brussel en omgeving
dicetrip-zone-w = Wallonië
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brugge
dicetrip-city-ieper = Ieper
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
dicetrip-city-wavre = Waver
dicetrip-city-nivelles = Nijvel
dicetrip-city-tournai = Doornik
dicetrip-city-mons = Bergen
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namen
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Luik
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Aarlen

## Zetten
dicetrip-move-stand = de stenen laten liggen
dicetrip-move-reroll = opnieuw gooien: { $colours }
dicetrip-move-twice = { $die } dubbel, zonder { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Aan tafel
dicetrip-round = Ronde { $round } van { $rounds }
dicetrip-power-reroll = mag opnieuw gooien
dicetrip-power-twice = mag een steen dubbel gebruiken
dicetrip-road = route { $cities }: { $walked }
dicetrip-series = reeks { $cities }: { $walked }
dicetrip-zone-open = { $cities } leeg
dicetrip-zone-clean = schoon
dicetrip-zone-lost = verloren
dicetrip-total = Totaal
dicetrip-decide = Laat de dobbelstenen liggen (stand), of gooi er een paar opnieuw, één keer per spel (reroll red blue).
dicetrip-makes = Geeft (daarna):
dicetrip-makes-nothing = niets nieuws: kruis een stad af

## Wat je kunt typen
dicetrip-help =
    Noteer een getal in een stad: “gent=14” of “gent 14”. Kruis een stad af: “gent=x” of “gent x”.
    Wie gooit, mag eerst stenen opnieuw gooien, één keer per spel: “reroll red blue”, of “stand” om ze te laten liggen.
    Eén keer per spel, voor het noteren, gebruik je een steen dubbel en laat je er een weg: “twice 5 drop 2”.

## Weigeringen
error-dicetrip-colour-unknown = De dobbelstenen zijn { $allowed }; noem elke steen die je opnieuw gooit één keer.
error-dicetrip-city-unknown = Er is geen stad { $city }. De steden zijn: { $allowed }.
error-dicetrip-number-unknown = Een stad neemt een getal van twee cijfers van 1 tot en met 6 (11 tot en met 66), of x om hem af te kruisen; niet { $number }.
error-dicetrip-stand-first = Wie gooide, beslist eerst: laten liggen, of opnieuw gooien.
error-dicetrip-not-the-roller = Alleen wie deze ronde gooit, mag opnieuw gooien.
error-dicetrip-reroll-used = Je hebt in dit spel al opnieuw gegooid.
error-dicetrip-reroll-too-late = De stenen van deze ronde liggen vast: noteer je getallen.
error-dicetrip-twice-used = Je hebt in dit spel al een steen dubbel gebruikt.
error-dicetrip-twice-last-round = In de laatste ronde wordt geen steen dubbel gebruikt.
error-dicetrip-twice-too-late = Een steen telt dubbel vanaf het eerste getal: kies hem voordat je noteert.
error-dicetrip-twice-not-there = Noem twee van de stenen op tafel: { $dice }.
error-dicetrip-twice-double = De { $die } telt dubbel en mag geen dubbel getal maken. Je kunt noteren: { $allowed }.
error-dicetrip-twice-missing = De { $die } telt dubbel en moet in beide getallen staan. Je kunt noteren: { $allowed }.
error-dicetrip-city-taken = { $city } is bezet ({ $number }). Nog leeg: { $allowed }.
error-dicetrip-number-taken = { $number } staat al op je kaart, in { $city }. Je kunt noteren: { $allowed }.
error-dicetrip-number-not-made = Deze stenen maken nu geen { $number }. Je kunt noteren: { $allowed }.

error-dicetrip-cannot-come-up = In ronde { $round } heeft geen kaart { $empty } lege steden.

## De redenen van de coach

## Wat er mis kan zijn met een kaart
error-dicetrip-map-zones = Kaart, { $place }: een kaart heeft { $allowed } zones, deze { $found }.
error-dicetrip-map-colours = Kaart, { $place }: de dobbelstenen hebben { $allowed } verschillende kleuren, hier { $found }.
error-dicetrip-map-cities = Kaart, { $place }: een kaart heeft { $allowed } steden, deze { $found }.
error-dicetrip-map-city-twice = Kaart, { $place }: { $city } is er al.
error-dicetrip-map-unused = Kaart, { $place }: geen stad heeft { $key } = { $value }.
error-dicetrip-map-link = Kaart, { $place }: een verbinding is een paar van twee verschillende steden, niet { $found }.
error-dicetrip-map-link-twice = Kaart, { $place }: { $one } en { $other } zijn al verbonden.
error-dicetrip-map-value = Kaart, { $place }: er is geen { $value }. Mogelijk: { $allowed }.
error-dicetrip-map-apart = Kaart, { $place }: geen weg leidt van { $start } naar { $cities }.
error-dicetrip-map-same-place = Kaart, { $place }: { $one } en { $other } liggen op dezelfde plek.
error-dicetrip-map-crossing = Kaart, { $place }: { $one } en { $other } raken elkaar als je ze recht tekent.
error-dicetrip-map-place = Kaart, { $place }: een plek is twee getallen van hoogstens { $most }, niet { $found }.
error-dicetrip-map-slug = Kaart, { $place }: { $value } is geen korte naam; hij moet passen bij { $allowed }.
error-dicetrip-map-label = Kaart, { $place }: een naam heeft 1 tot { $most } tekens op één regel.
error-dicetrip-map-list = Kaart, { $place }: dit moet een lijst zijn, niet { $found }.

## De regels, als Markdown
dicetrip-rules =
    Iedereen heeft dezelfde kaart: 25 steden in drie zones, verbonden door wegen, sommige gekleurd.
    In 13 rondes vult iedereen de kaart. Het hoogste totaal wint; bij een gelijk totaal deel je de winst.
    Voor een tot vier spelers.

    __Een ronde.__ Eén speler gooit vier dobbelstenen in vier kleuren; de volgende ronde gooit de volgende.
    Dan maakt iedereen tegelijk van de vier stenen twee getallen van twee cijfers, elke steen
    één keer gebruikt, en noteert die in twee lege steden. In de laatste ronde is er één stad over: twee
    stenen naar keuze maken haar getal.

    __Een voorbeeld.__ De stenen zijn rood ⚀, geel ⚃, groen ⚁ en blauw ⚄. Je kunt 14 of 41 noteren samen
    met 25 of 52, of 12 of 21 met 45 of 54, of 15 of 51 met 24 of 42. Noteer je 14 in Antwerpen, een
    rode stad, dan zit de rode steen in haar getal: dat is een bonus.

    __Grenzen.__ Geen getal staat twee keer op een kaart. Voor een getal dat je niet kunt of wilt noteren,
    kruis je een lege stad af; het andere getal mag dan twee stenen naar keuze gebruiken.

    __Opnieuw gooien, één keer per spel.__ Wie gooit, mag meteen na de worp een tot vier stenen opnieuw gooien, voor
    iedereen.

    __Een steen dubbel, één keer per spel.__ Laat voor het noteren één steen weg en gebruik een andere in beide
    getallen. Met ⚀⚁⚃⚄, de ⚃ dubbel en zonder ⚀, noteer je 24 of 42 en 45 of 54. De steen moet in beide
    getallen staan en maakt nooit een dubbel getal. Het gaat alleen om je eigen kaart. In de laatste ronde kan
    het niet.

    __Tellen__

    | wat telt | punten |
    |---|---|
    | bonusstad: een dubbel getal (11, 22, …), of een gekleurde stad met de steen van haar kleur in haar getal | elk 1 |
    | afgekruiste stad | elk −1 |
    | langste route: verbonden steden met oplopende getallen | 1 per stad |
    | langste reeks: verbonden steden, elk getal volgt direct op het vorige; na 16 komt 21 | 4 steden 2, 5 steden 3, 6 steden 4, 7 tot en met 9 steden 6, daarboven 9 |
    | zones vol getallen, niets afgekruist | één zone 4, twee 7, drie 9 |

    Een stad geeft hoogstens één bonus. Tonen stenen hetzelfde, dan tellen ze zoals het jou het best uitkomt.

    __Tellen, een voorbeeld.__ Leuven 15, Waver 16, Namen 21, Dinant 22 en Marche-en-Famenne 34 zijn achter elkaar
    verbonden. De getallen lopen op: een route van 5 steden, 5 punten. De eerste vier volgen op elkaar: een
    reeks van 4 steden, 2 punten. 22 is een dubbel getal: 1 punt. Met twee afgekruiste steden, −2, en één schone
    zone, 4, is dat 10.

    __Alle tientallen__ (een optie). Zodra je kaart een getal uit elk tiental heeft, 1x tot en met 6x, krijg je een
    punt voor elke gekleurde stad die daarna nog leeg is.

    De kaart van België is onze eigen tekening. Een andere kun je uit een bestand laden.
