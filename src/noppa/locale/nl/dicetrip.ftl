# Dice Trip: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 steden, één lange route

## Uitgaven
dicetrip-edition-international = Internationaal

## Opties, en wat elke waarde betekent
dicetrip-option-tens = Punten voor alle tientallen

## Wat een optie verandert, in één zin
dicetrip-option-tens-true-more = Zodra je kaart getallen heeft in de tientallen 10, 20, 30, 40, 50 en 60, krijg je een punt voor elke gekleurde stad die nog leeg is.
dicetrip-option-tens-false-more = Je krijgt niets extra voor alle tientallen.

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

## De ingebouwde landkaart, en wat er overal bij gezegd wordt
dicetrip-map-note = de kaart hebben we zelf getekend
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
dicetrip-move-stand = deze dobbelstenen houden
dicetrip-move-reroll = opnieuw gooien ({ $colours })
dicetrip-move-twice = { $die } dubbel, zonder { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Aan tafel
dicetrip-round = Ronde { $round } van { $rounds }
dicetrip-power-reroll = mag opnieuw gooien
dicetrip-uses-twice = { $name }: { $die } dubbel, zonder { $drop }.
dicetrip-power-twice = mag een dobbelsteen dubbel gebruiken
dicetrip-road = route { $cities }: { $walked }
dicetrip-series = reeks { $cities }: { $walked }
dicetrip-zone-open = { $cities } leeg
dicetrip-zone-clean = schoon
dicetrip-zone-lost = verloren
dicetrip-total = Totaal
dicetrip-decide = Houd deze dobbelstenen (stand) of gooi er een paar opnieuw (reroll red blue). Opnieuw gooien mag één keer per spel.
dicetrip-makes = Je kunt noteren (en dan):
dicetrip-makes-nothing = niets nieuws, dus kruis een stad af

## Aan tafel in de browser
dicetrip-number-status = Waar moet { $number } heen?
dicetrip-cross-status = Welke stad kruis je af?
dicetrip-cross-only = Je kunt geen nieuw getal maken. Tik op een stad om die af te kruisen.
dicetrip-decide-status = Opnieuw gooien?
dicetrip-choose-number = Kies een getal
dicetrip-choose-city = Kies een stad
dicetrip-write = { $number } noteren in { $city }
dicetrip-cross = { $city } afkruisen
dicetrip-roll-again = { $dice ->
    [one] 1 dobbelsteen opnieuw gooien
   *[other] { $dice } dobbelstenen opnieuw gooien
 }
dicetrip-twice = Dobbelsteen dubbel gebruiken
dicetrip-twice-more = Eén keer per spel mag je een dobbelsteen in beide getallen gebruiken en een andere weglaten.
dicetrip-twice-choice = { $die } dubbel, zonder { $drop }
dicetrip-own-map = Terug
dicetrip-did-write = { $name } noteerde { $number } in { $city }.
dicetrip-did-cross = { $name } kruiste { $city } af.
dicetrip-moment = Route van { $cities }
dicetrip-moment-points = { $gain ->
    [one] +1 punt
   *[other] +{ $gain } punten
 }

## Wat je kunt typen
dicetrip-help =
    Noteer een getal in een stad: “gent=14” of “gent 14”. Kruis een stad af: “gent=x” of “gent x”.
    Ben jij aan de beurt om te gooien, dan mag je één keer per spel dobbelstenen opnieuw gooien: “reroll red blue”. Typ “stand” om ze te houden.
    Eén keer per spel mag je, voordat je noteert, een dobbelsteen dubbel gebruiken en er een weglaten: “twice 5 drop 2”.

## Weigeringen
error-dicetrip-colour-unknown = Noem de dobbelstenen die je opnieuw wilt gooien bij hun kleur, elk één keer: { $allowed }.
error-dicetrip-city-unknown = Er is geen stad { $city }. Kies een van deze: { $allowed }.
error-dicetrip-number-unknown = { $number } kan niet. Schrijf twee cijfers van 1 tot en met 6 (11 tot en met 66), of x om de stad af te kruisen.
error-dicetrip-stand-first = Eerst moet wie gegooid heeft de dobbelstenen houden (stand) of er een paar opnieuw gooien (reroll).
error-dicetrip-not-the-roller = Alleen wie deze ronde gooide, mag opnieuw gooien.
error-dicetrip-reroll-used = Je hebt in dit spel al opnieuw gegooid.
error-dicetrip-reroll-too-late = Het is te laat om deze ronde opnieuw te gooien. Noteer je getallen.
error-dicetrip-twice-used = Je hebt in dit spel al een dobbelsteen dubbel gebruikt.
error-dicetrip-twice-last-round = In de laatste ronde mag je geen dobbelsteen dubbel gebruiken.
error-dicetrip-twice-too-late = Het is te laat om deze ronde een dobbelsteen dubbel te gebruiken. Dat moet je kiezen voordat je noteert.
error-dicetrip-twice-not-there = Kies twee van de dobbelstenen op tafel: { $dice }.
error-dicetrip-twice-double = Je gebruikt de { $die } dubbel, dus je mag geen dubbel getal noteren. Je kunt noteren: { $allowed }.
error-dicetrip-twice-missing = Je gebruikt de { $die } dubbel, dus die moet in beide getallen staan. Je kunt noteren: { $allowed }.
error-dicetrip-city-taken = { $city } is bezet ({ $number }). Deze zijn nog leeg: { $allowed }.
error-dicetrip-number-taken = Je hebt { $number } al op je kaart, in { $city }. Je kunt noteren: { $allowed }.
error-dicetrip-number-not-made = Met deze dobbelstenen kun je nu geen { $number } maken. Je kunt noteren: { $allowed }.
error-dicetrip-cannot-come-up = Een kaart kan in ronde { $round } geen { $empty } lege steden hebben.

## Wat de coach zegt, en waarom
dicetrip-advice-stand = Deze dobbelstenen houden
dicetrip-advice-reroll = { $count ->
    [one] Eén dobbelsteen opnieuw gooien ({ $colours })
   *[other] { $count } dobbelstenen opnieuw gooien ({ $colours })
 }
dicetrip-advice-reroll-brief = Opnieuw gooien ({ $colours })
dicetrip-advice-twice = { $die } dubbel gebruiken en { $drop } weglaten
dicetrip-advice-write = { $number } noteren in { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = { $city } afkruisen
dicetrip-why-reroll-instead = { $than ->
    [less] { $dice ->
        [one] Eén dobbelsteen
       *[other] { $dice } dobbelstenen
     } opnieuw gooien zou { study-amount-points } minder waard zijn.
    [more] { $dice ->
        [one] Eén dobbelsteen
       *[other] { $dice } dobbelstenen
     } opnieuw gooien zou { study-amount-points } meer waard zijn.
   *[same] Opnieuw gooien zou evenveel waard zijn.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Deze dobbelstenen houden zou { study-amount-points } minder waard zijn.
    [more] Deze dobbelstenen houden zou { study-amount-points } meer waard zijn.
   *[same] Deze dobbelstenen houden zou evenveel waard zijn.
 }
dicetrip-why-kept = Je kunt in een latere ronde nog opnieuw gooien.
dicetrip-why-reroll = De nieuwe dobbelstenen gelden voor iedereen, en opnieuw gooien mag maar één keer per spel.
dicetrip-why-twice = De { $die } dubbel gebruiken maakt deze ronde { study-amount-points } meer waard.
dicetrip-why-twice-kept = Deze kracht voor later bewaren is gemiddeld { study-amount-points } waard.
dicetrip-why-zone = Daarmee is { $zone } vol zonder iets af te kruisen, en dat is { study-amount-points } waard.
dicetrip-why-series = Daarmee krijg je een reeks van { $cities } getallen, { study-amount-points } meer waard.
dicetrip-why-tens = Daarmee heb je alle tientallen, { study-amount-points } waard.
dicetrip-why-road = { $cities ->
    [one] Daarmee begint je eerste route, { study-amount-points } waard.
   *[other] Daarmee wordt je langste route { $cities } steden lang, { study-amount-points } meer waard.
 }
dicetrip-why-bonus = De dobbelsteen heeft dezelfde kleur als de stad ({ $colour }). Dat is 1 bonuspunt.
dicetrip-why-double = Een dubbel getal is in elke stad 1 bonuspunt waard.
dicetrip-why-colour-spent = Je laat de bonus van deze stad lopen, want de dobbelsteen van die kleur ({ $colour }) zit niet in het getal.
dicetrip-why-beside = De stad ligt naast { $names }.
dicetrip-why-nothing-yet = Het levert nog niets op, maar de stad ligt naast { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Een stad afkruisen zou { study-amount-points } minder waard zijn.
    [more] Een stad afkruisen zou { study-amount-points } meer waard zijn.
   *[same] Een stad afkruisen zou evenveel waard zijn.
 }
dicetrip-why-open = { $count ->
    [one] Er loopt hiervandaan nog één weg naar een lege stad.
   *[other] Er lopen hiervandaan nog { $count } wegen naar lege steden.
 }
dicetrip-why-filled = Je gebruikt er een stad voor waar niets beters meer past.
dicetrip-why-crossed = Een afgekruiste stad kost 1 punt.
dicetrip-why-cross = Daarna kan { $zone } niet meer als schone zone tellen.
dicetrip-why-cross-lost = In { $zone } is al een stad afgekruist, dus die zone heeft niets meer te verliezen.

## Wat er mis kan zijn met een landkaart
error-dicetrip-map-zones = Landkaart, { $place }: een kaart heeft { $allowed } zones nodig, maar deze heeft er { $found }.
error-dicetrip-map-colours = Landkaart, { $place }: de dobbelstenen hebben { $allowed } verschillende kleuren nodig, maar het zijn er { $found }.
error-dicetrip-map-cities = Landkaart, { $place }: een kaart heeft { $allowed } steden nodig, maar deze heeft er { $found }.
error-dicetrip-map-city-twice = Landkaart, { $place }: de stad { $city } staat er twee keer.
error-dicetrip-map-unused = Landkaart, { $place }: geen stad heeft { $key } = { $value }. Geef het aan minstens één stad.
error-dicetrip-map-link = Landkaart, { $place }: een verbinding moet een paar van twee verschillende steden zijn, niet { $found }.
error-dicetrip-map-link-twice = Landkaart, { $place }: { $one } en { $other } zijn al verbonden.
error-dicetrip-map-value = Landkaart, { $place }: “{ $value }” bestaat niet. Gebruik een van deze: { $allowed }.
error-dicetrip-map-apart = Landkaart, { $place }: je kunt niet van { $start } naar { $cities } komen. Verbind ze.
error-dicetrip-map-same-place = Landkaart, { $place }: { $one } en { $other } liggen op dezelfde plek.
error-dicetrip-map-crossing = Landkaart, { $place }: { $one } en { $other } zouden elkaar raken als je ze als rechte lijnen tekent.
error-dicetrip-map-place = Landkaart, { $place }: een plek moet twee getallen tot en met { $most } zijn, niet { $found }.
error-dicetrip-map-slug = Landkaart, { $place }: { $value } is geen geldige korte naam. Hij moet passen bij { $allowed }.
error-dicetrip-map-label = Landkaart, { $place }: een naam moet 1 tot en met { $most } tekens op één regel hebben.
error-dicetrip-map-list = Landkaart, { $place }: dit moet een lijst zijn, niet { $found }.

## De regels, als Markdown
dicetrip-rules =
    Iedereen heeft dezelfde kaart: 25 steden in drie zones, verbonden door wegen. Sommige steden zijn gekleurd.
    In 13 rondes vullen jullie allemaal je kaart. Het hoogste totaal wint; bij een gelijk totaal delen jullie de
    overwinning. Voor een tot vier spelers.

    __Een ronde.__ Eén speler gooit vier dobbelstenen in vier kleuren. Om de beurt gooit iemand anders, elk een ronde.
    Dan maakt iedereen tegelijk van de vier dobbelstenen twee getallen van twee cijfers, met elke dobbelsteen één keer,
    en noteert ze in twee lege steden. In de laatste ronde is er maar één stad over. Voor het getal daarvan mag je twee
    dobbelstenen naar keuze gebruiken.

    __Een voorbeeld.__ De dobbelstenen zijn rood ⚀, geel ⚃, groen ⚁ en blauw ⚄. Je kunt 14 of 41 noteren samen met 25
    of 52, of 12 of 21 met 45 of 54, of 15 of 51 met 24 of 42. Noteer je 14 in Antwerpen, een rode stad, dan krijg je een
    bonus, want de rode dobbelsteen zit in het getal.

    __Grenzen.__ Je mag niet twee keer hetzelfde getal op je kaart hebben. Kun of wil je een getal niet noteren, kruis dan
    een lege stad af. Voor je andere getal mag je dan twee dobbelstenen naar keuze gebruiken.

    __Opnieuw gooien, één keer per spel.__ Heb jij deze ronde gegooid, dan mag je meteen een tot vier dobbelstenen opnieuw
    gooien. De nieuwe dobbelstenen gelden voor iedereen.

    __Een dobbelsteen dubbel, één keer per spel.__ Laat voor het noteren één dobbelsteen weg en gebruik een andere in beide
    getallen. Met ⚀⚁⚃⚄, de ⚃ dubbel en zonder ⚀, noteer je 24 of 42 en 45 of 54. De dobbelsteen moet in beide getallen
    staan en mag geen dubbel getal maken. Dit geldt alleen voor je eigen kaart. De anderen zien meteen welke dobbelsteen
    je dubbel gebruikt, maar wat je noteert, blijft verborgen tot iedereen klaar is. In de laatste ronde mag dit niet.

    __Tellen__

    | wat telt | punten |
    |---|---|
    | bonusstad: een dubbel getal (11, 22, …), of een gekleurde stad met de dobbelsteen van die kleur in het getal | elk 1 |
    | afgekruiste stad | elk −1 |
    | langste route: verbonden steden met oplopende getallen | 1 per stad |
    | langste reeks: verbonden steden, elk met het eerstvolgende getal (na 16 komt 21) | 4 steden 2, 5 steden 3, 6 steden 4, 7 tot en met 9 steden 6, meer 9 |
    | zones vol getallen, niets afgekruist | 4 voor één, 7 voor twee, 9 voor drie |

    Een stad geeft hoogstens één bonus. Laten dobbelstenen hetzelfde getal zien, dan tellen ze zoals het voor jou het
    beste is.

    __Tellen, een voorbeeld.__ Leuven 15, Waver 16, Namen 21, Dinant 22 en Marche-en-Famenne 34 zijn achter elkaar
    verbonden. De getallen lopen op, dus het is een route van 5 steden, 5 punten waard. De eerste vier getallen volgen op
    elkaar, dus ze zijn een reeks van 4, 2 punten waard. 22 is een dubbel getal, 1 punt waard. Met twee afgekruiste steden
    (−2) en één schone zone (4) is dat samen 10.

    __Alle tientallen__ (een optie). Zodra je kaart in elk tiental een getal heeft, van 1x tot en met 6x, krijg je een punt
    voor elke gekleurde stad die daarna nog leeg is.

    De kaart van België hebben we zelf getekend. Je kunt een andere uit een bestand laden.

## De korte regels
dicetrip-goal = Vul je kaart zo dat de getallen van stad tot stad oplopen. Wie de meeste punten heeft, wint.
dicetrip-begins = Het boekje zegt er niets over. Het maakt ook weinig uit, want jullie gooien om de beurt en iedereen noteert tegelijk.
dicetrip-step-roll = Eén speler gooit vier dobbelstenen voor iedereen.
dicetrip-step-make = Maak er twee getallen van. Gebruik elke dobbelsteen één keer.
dicetrip-step-write = Noteer ze allebei in lege steden op je eigen kaart.
dicetrip-needs-bonus = Een dubbel getal, of een gekleurde stad met de dobbelsteen van die kleur in het getal. 1 punt per stad.
dicetrip-needs-crossed = Elke stad die je afkruist, kost 1 punt.
dicetrip-needs-road = Verbonden steden met oplopende getallen. 1 punt voor elke stad op je langste route.
dicetrip-needs-series = Verbonden steden, elk met het eerstvolgende getal (na 16 komt 21). Je krijgt { $s4 } punten voor 4 steden, { $s5 } voor 5, { $s6 } voor 6, { $s7 } voor 7 tot en met 9 en { $s10 } voor meer.
dicetrip-needs-zones = Zones vol getallen, niets afgekruist. Je krijgt { $z1 } punten voor één, { $z2 } voor twee en { $z3 } voor alle drie.
dicetrip-needs-tens = Zodra je kaart in elk tiental een getal heeft, van 1x tot en met 6x, krijg je 1 punt voor elke gekleurde stad die nog leeg is.
dicetrip-example-dice = Met deze dobbelstenen kun je { $count } verschillende getallen maken.
dicetrip-example-pair = Neem je { $first }, dan maken de andere twee dobbelstenen { $rest }.
dicetrip-example-bonus = In { $number } zit de dobbelsteen van deze kleur ({ $colour }), dus het geeft een bonus in een stad van dezelfde kleur.
dicetrip-example-road = De getallen lopen op, dus dit is een route. Die is { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } waard.
dicetrip-example-series = De eerste vier getallen volgen op elkaar. Dat is nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } erbij.
dicetrip-example-double = Een dubbel getal maakt een bonusstad. Dat is { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
dicetrip-example-crossed = Eén stad is afgekruist. Dat is { $points ->
    [-1] −1 punt
   *[other] { $points } punten
 }.
dicetrip-example-total = Dat is samen { $points } punten.
dicetrip-ask-reroll = Mag ik opnieuw gooien?
dicetrip-answer-reroll = Ja, één keer per spel, als jij aan de beurt bent om te gooien. Je mag meteen een tot vier dobbelstenen opnieuw gooien, voor iedereen.
dicetrip-ask-twice = Mag ik een dobbelsteen dubbel gebruiken?
dicetrip-answer-twice = Ja, één keer per spel, maar niet in de laatste ronde. Laat één dobbelsteen weg en gebruik een andere in beide getallen, nooit voor een dubbel getal. De anderen zien het meteen.
dicetrip-ask-cross = Mag ik een stad afkruisen, ook als er een getal zou passen?
dicetrip-answer-cross = Ja. Voor je andere getal mag je dan twee dobbelstenen naar keuze gebruiken.
dicetrip-ask-consecutive = Wat komt er na 16?
dicetrip-answer-consecutive = 21. De dobbelstenen gaan maar van 1 tot en met 6.
dicetrip-ask-last = Wat is er anders in de laatste ronde?
dicetrip-answer-last = Er is nog maar één stad over. Voor het getal daarvan mag je twee dobbelstenen naar keuze gebruiken.
dicetrip-ask-same = Mag ik twee keer hetzelfde getal op mijn kaart hebben?
dicetrip-answer-same = Nee.
dicetrip-now = { $points ->
    [-1] −1 punt op je kaart.
    [one] 1 punt op je kaart.
   *[other] { $points } punten op je kaart.
 }

## De les: wat je bij elke stap doet, en daarna waarom
dicetrip-lesson-goal = Maak één lange route van oplopende getallen
dicetrip-lesson-roll = Iedereen gebruikt dezelfde vier dobbelstenen. Gooi ze.
dicetrip-lesson-roll-why = Twee dobbelstenen maken één getal. 1 en 3 maken 13 of 31.
dicetrip-lesson-stand = Je mag één keer per spel opnieuw gooien, maar nu niet. Houd deze dobbelstenen.
dicetrip-lesson-stand-why = Nu maakt iedereen twee getallen, met elke dobbelsteen één keer.
dicetrip-lesson-colour = De rode 1 en de gele 3 maken 13. Noteer het in Brugge.
dicetrip-lesson-colour-why = Brugge is geel, en de gele dobbelsteen zit in 13. Dat is een bonuspunt.
dicetrip-lesson-road = De andere twee dobbelstenen maken 21. Noteer het ernaast, in Gent.
dicetrip-lesson-road-why = 13, dan 21. Getallen die van stad tot stad oplopen, maken een route.
dicetrip-lesson-longer = Jussi, de bot, gooide voor jullie allebei. Noteer 24 in Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. Nog een stad, nog een punt.
dicetrip-lesson-double = De twee enen maken 11. Noteer het in Oostende.
dicetrip-lesson-double-why = Een dubbel getal zoals 11 is in elke stad een bonus.
dicetrip-lesson-coach = We slaan een ronde over. Vraag de coach wat je moet doen.
dicetrip-lesson-coach-why = Eén keer per spel mag je een dobbelsteen in beide getallen gebruiken en een andere weglaten.
dicetrip-lesson-between = Noteer 32 in Waver, tussen 31 en 33.
dicetrip-lesson-between-why = 31, 32, 33. Elk getal volgt meteen op het vorige.
dicetrip-lesson-series = Gebruik de ⚂ nog een keer. Noteer 34 in Dinant.
dicetrip-lesson-series-why = Vier op een rij maken een reeks, de stippellijn: 2 punten. Een langere levert meer op.
dicetrip-lesson-zone = We slaan een stuk over. Noteer 36 in Nijvel, de laatste stad van die zone.
dicetrip-lesson-zone-why = De getinte vlakken zijn zones. De eerste volle zone zonder afgekruiste stad levert 4 punten op.
dicetrip-lesson-cross = 12 kun je noteren, maar de andere dobbelstenen maken niets nieuws. Tik op × en kruis Aarlen af.
dicetrip-lesson-cross-why = Dat kost 1 punt, en de zone van Aarlen kan geen punten meer opleveren.
dicetrip-lesson-roll-last = Het is de laatste ronde, en alleen Sint-Niklaas is leeg. Gooi.
dicetrip-lesson-roll-last-why = Je hebt al elk getal dat deze dobbelstenen kunnen maken.
dicetrip-lesson-reroll = Nu is het tijd om opnieuw te gooien. Tik op alle dobbelstenen behalve de gele 2.
dicetrip-lesson-reroll-why = 22 is een dubbel getal, en het past tussen 21 en 24.
dicetrip-lesson-last = Noteer 22 in Sint-Niklaas.
dicetrip-lesson-last-why = Je krijgt een langere route, een dubbel getal en je tweede volle zone, Vlaanderen.
dicetrip-lesson-done = Begin laag aan de ene kant van de kaart en hoog aan de andere.
