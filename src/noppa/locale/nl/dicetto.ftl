# Dicetto: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

dicetto-name = Dicetto
dicetto-tagline = Leg stenen op de kaarten die je wilt, en houd ze een ronde vast

## Uitgaven
dicetto-edition-international = Internationaal
dicetto-edition-finnish = Fins
dicetto-edition-polish = Pools

## Opties, en wat elke waarde betekent
dicetto-option-bonus = Met bonuskaarten spelen
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nee
dicetto-option-cards-to-win = Kaarten waarna het spel eindigt
dicetto-option-most-cards-points = Wat de bonuskaart voor de meeste kaarten waard is
dicetto-option-battle = Wanneer dobbelsteenduels worden uitgevochten
dicetto-option-battle-at-once = zodra er stenen liggen
dicetto-option-battle-end-of-turn = als de beurt klaar is
dicetto-option-bonus-true-more = Vier bonuskaarten liggen vanaf het begin open en worden aan het eind toegekend.
dicetto-option-bonus-false-more = Alleen de punten op de dobbelsteenkaarten tellen.
dicetto-option-cards-to-win-more = { $value ->
    [one] Het spel eindigt zodra iemand een kaart heeft verzameld.
   *[other] Het spel eindigt zodra iemand { $value } kaarten heeft verzameld: met minder kaarten is het korter.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Wie de meeste kaarten heeft, krijgt daar één punt voor, als die bonuskaart meedoet.
   *[other] Wie de meeste kaarten heeft, krijgt daar { $value } punten voor, als die bonuskaart meedoet.
 }
dicetto-option-battle-at-once-more = Je weet wie de kaart houdt voordat je je andere stenen legt.
dicetto-option-battle-end-of-turn-more = Je legt eerst al je stenen; daarna worden de duels één voor één uitgevochten.

## Scoreblad
dicetto-item-cards = Dobbelsteenkaarten
dicetto-item-bonus = Bonuskaarten

## Dobbelsteenkaarten
dicetto-card-ones = Enen
dicetto-card-twos = Tweeën
dicetto-card-threes = Drieën
dicetto-card-fours = Vieren
dicetto-card-fives = Vijven
dicetto-card-sixes = Zessen
dicetto-card-pair = Paar
dicetto-card-two-pairs = 2 paar
dicetto-card-three-of-a-kind = 3 of a kind
dicetto-card-four-of-a-kind = 4 of a kind
dicetto-card-small-straight = Kleine straat
dicetto-card-large-straight = Grote straat
dicetto-card-chance = Chance
dicetto-card-extra-roll = Extra worp

## Wat op een kaart mag liggen, in een paar woorden
dicetto-asks-ones = zoveel enen als je wilt
dicetto-asks-twos = zoveel tweeën als je wilt
dicetto-asks-threes = zoveel drieën als je wilt
dicetto-asks-fours = zoveel vieren als je wilt
dicetto-asks-fives = zoveel vijven als je wilt
dicetto-asks-sixes = zoveel zessen als je wilt
dicetto-asks-pair = twee gelijke
dicetto-asks-two-pairs = twee paar, of vier gelijke
dicetto-asks-three-of-a-kind = drie gelijke
dicetto-asks-four-of-a-kind = vier gelijke
dicetto-asks-small-straight = drie op volgorde
dicetto-asks-large-straight = vier op volgorde
dicetto-asks-chance = maakt niet uit, minstens één
dicetto-asks-extra-roll = maakt niet uit, minstens één

## Bonuskaarten
dicetto-card-fewest-logos = Minste logo’s
dicetto-card-most-logos = Meeste logo’s
dicetto-card-fewest-cards = Minste kaarten
dicetto-card-most-cards = Meeste kaarten
dicetto-card-most-straights = Meeste straten
dicetto-card-most-chances = Meeste chances
dicetto-card-fewest-points = Minste punten
dicetto-card-most-numbers = Meeste 1-6-kaarten

## Dobbelstenen
dicetto-colour-red = rood
dicetto-colour-yellow = geel
dicetto-colour-green = groen
dicetto-colour-blue = blauw

## De kaartenset
dicetto-deck-built-in = onze eigen kaarten
dicetto-deck-own = kaarten uit een bestand

## Zetten
dicetto-move-keep = { $count ->
    [0] alle stenen opnieuw gooien
   *[other] { $dice } houden
 }
dicetto-move-place = { $effect ->
    [sends_back] { $dice } op { $card } leggen (kaart { $slot }), en stenen terugsturen
    [battle] { $dice } op { $card } leggen (kaart { $slot }) en erom vechten
   *[takes] { $dice } op { $card } leggen (kaart { $slot })
 }
dicetto-move-done = klaar

## De tafel
dicetto-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
dicetto-fourth-roll = vierde worp
dicetto-free = vrij
dicetto-tie = duel { $tie }
dicetto-tie-or-beat = duel { $tie }, { $beat }+
dicetto-on-card = op { $slot }
dicetto-lost = weg
dicetto-battle = Duel om kaart { $slot }: { $challenger } (eerste steen) – { $owner }.
dicetto-total = punten
dicetto-cards = kaarten
dicetto-won = gewonnen
dicetto-nobody = gelijk
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] geen worp meer
    [one] nog 1 worp
   *[other] nog { $rolls } worpen
 }
dicetto-pile = { $cards ->
    [0] de stapel is leeg
    [one] 1 kaart in de stapel
   *[other] { $cards } kaarten in de stapel
 } ({ $deck })
dicetto-typing-keep = “55” houdt die en gooit de rest, “p 2 55” legt ze op kaart 2, “done” stopt
dicetto-typing-place = “p 2 55” legt stenen op kaart 2, “done” beëindigt de beurt

## De redenen van de coach

## Soorten keuzes, waar een speler het meest verliest
kind-lay = welke kaart
kind-send-back = stenen terugsturen
kind-battle = duels
kind-end-turn = de beurt beëindigen

## Wat je kunt typen
dicetto-help =
    Typ de dobbelstenen die je houdt, en de rest wordt opnieuw gegooid: “55” of “keep 5 5”; alleen “keep” gooit alle vier.
    Om stenen op een kaart te leggen, typ je het nummer en de stenen: “place 2 5 5” of “p 2 55”; “p x 1” voor de extra worp.
    Liggen de eerste stenen, dan wordt er niet meer gegooid. “done” beëindigt de beurt.
    Kaarten schrijf je als “pair:1”, met een logo “pair:1*”; bonuskaarten als “most_logos”, “fewest_cards” enzovoort.

## Weigeringen
error-dicetto-placed-already = Er liggen stenen: in deze beurt wordt niet meer gegooid.
error-dicetto-no-rolls-left = Er zijn geen worpen meer: leg stenen of beëindig de beurt.
error-dicetto-keep-not-there = Je kunt alleen dobbelstenen houden die op tafel liggen: { $dice }.
error-dicetto-slot-empty = Op plek { $slot } ligt geen kaart.
error-dicetto-challenge-lost = Je hebt een duel om kaart { $slot } verloren: in deze beurt neemt ze geen stenen meer van je.
error-dicetto-once-a-turn = Op kaart { $slot } liggen al stenen van je; ze neemt één keer per beurt stenen.
error-dicetto-does-not-fit = Deze stenen passen niet bij { $card }. { $count ->
    [0] Geen van jouw stenen past.
   *[other] Je zou daar kunnen leggen: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Je hebt alleen deze stenen om te leggen: { $hand }.
error-dicetto-dice-lost = Stenen die je in een duel verloor, leg je in deze beurt niet meer. Je hebt: { $hand }.
error-dicetto-sum-too-low = { $sum } is te laag voor kaart { $slot }: voor een duel is { $least } nodig, meer stuurt de stenen daar terug.

## Een kaartenset uit een bestand
error-dicetto-deck-not-a-list = In de kaartenset moet { $place } een lijst van tabellen zijn: { $allowed }.
error-dicetto-deck-kind = In de kaartenset, { $place }: er is geen soort “{ $value }”. Soorten: { $allowed }.
error-dicetto-deck-number = In de kaartenset, { $place }: “{ $key }” moet een geheel getal van { $least } tot { $most } zijn, niet { $value }.
error-dicetto-deck-logo = In de kaartenset, { $place }: “logo” moet { $allowed } zijn, niet { $value }.
error-dicetto-deck-twice = In de kaartenset, { $place }: { $card } staat er al. Verhoog liever het aantal.
error-dicetto-deck-few-cards = De kaartenset heeft minstens { $least } kaarten nodig onder { $place }; er zijn er { $found }.
error-dicetto-deck-most-cards = In de kaartenset, { $place }: de optie most_cards_points zegt { $allowed }, het bestand { $value }. Laat de punten weg, of zet de optie.

## De regels, als Markdown
dicetto-rules =
    Verzamel kaarten door er dobbelstenen op te leggen en die een ronde vast te houden. De meeste punten winnen; bij
    gelijke punten deel je de winst. Voor twee tot vier spelers, elk met vier stenen in een eigen kleur. Vier
    dobbelsteenkaarten liggen op een rij, de extra worp ernaast. De oudste begint, tenzij jullie iets anders afspreken.

    __Een beurt: pakken.__ Elke kaart waar jouw stenen nog op liggen, is van jou. Neem de stenen terug; nieuwe kaarten
    vullen de rij aan. De extra worp blijft op tafel liggen en geeft deze beurt een vierde worp.

    __Een beurt: gooien.__ Gooi je vier stenen hoogstens drie keer, elke keer welke je wilt.

    __Een beurt: leggen.__ Leg stenen op zoveel kaarten als je wilt; daarna wordt er niet meer gegooid. Elke
    kaart neemt één keer per beurt stenen van je, elke steen ligt op één kaart, en stenen die je niet legt, houd
    je. De stenen op een kaart moeten er precies bij passen.

    | kaart | stenen die passen | voorbeeld | punten |
    |---|---|---|---|
    | Enen tot en met zessen | een of meer van dat cijfer | Vieren: ⚃⚃⚃ | 2 |
    | Paar | twee gelijke | ⚄⚄ | 1 |
    | 2 paar | twee paar, of vier gelijke | ⚁⚁⚅⚅ | 6 |
    | 3 of a kind | drie gelijke | ⚂⚂⚂ | 4 |
    | 4 of a kind | vier gelijke | ⚁⚁⚁⚁ | 11 |
    | Kleine straat | drie op volgorde | ⚂⚃⚄ | 2 |
    | Grote straat | vier op volgorde | ⚁⚂⚃⚄ | 6 |
    | Chance | een of meer, maakt niet uit | ⚀⚅⚅ | 1 |
    | Extra worp | een of meer, maakt niet uit | ⚅ | 0 |

    __Een kaart met stenen van een ander.__ Tel de ogen op. Een hogere som stuurt ze meteen terug naar hun
    eigenaar. Een gelijke som is een duel: allebei gooien ze een steen, bij gelijke ogen nog een keer, de hoogste houdt de kaart.
    Verlies je, dan doen die stenen deze beurt niet meer mee en neemt de kaart er geen meer van je tot
    je volgende beurt. Een lagere som mag je niet leggen.

    __Een voorbeeld.__ Je laatste worp is ⚂⚄⚄⚅. Op Paar liggen ⚃⚃ van een ander: jouw ⚄⚄ zijn 10 tegen 8 en sturen
    ze terug. Op Zessen ligt ⚅ van een ander: jouw ⚅ is gelijk, dus je mag om de kaart vechten. De ⚂ past bij
    Drieën, of bij Chance als die vrij is. Ligt dit er allemaal nog als je volgende beurt begint, dan zijn de kaarten
    van jou.

    __Het einde.__ Het spel stopt als iemand de tiende kaart pakt, of als er geen dobbelsteenkaart meer is.
    Kaarten waar dan stenen op liggen, gaan naar de eigenaars van die stenen. De extra worp is niets waard
    en telt niet mee.

    __Bonuskaarten.__ Vier van de acht liggen vanaf het begin open en worden aan het einde uitgedeeld, bij gelijkspel
    aan niemand. Alleen dobbelsteenkaarten tellen mee.

    | bonuskaart | punten | bonuskaart | punten |
    |---|---|---|---|
    | Minste logo’s | 3 | Meeste logo’s | 3 |
    | Minste kaarten | 4 | Meeste kaarten | 3 |
    | Meeste straten | 3 | Meeste chances | 3 |
    | Minste punten | 5 | Meeste 1-6-kaarten | 3 |

    __De kaartenset.__ De 46 dobbelsteenkaarten en hun punten zijn onze eigen set; elke tweede kaart draagt het
    logo (★). De echte kaarten kun je uit een bestand laden.

    __Finse uitgave.__ Duels worden een voor een uitgevochten als de beurt klaar is.

    __Poolse uitgave.__ Zonder bonuskaarten, tenzij je erom vraagt, en “Meeste kaarten” is 4 waard.
