# Dicetto: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

dicetto-name = Dicetto
dicetto-tagline = Pak kaarten en houd ze vast

## Uitgaven
dicetto-edition-international = Internationaal
dicetto-edition-finnish = Fins
dicetto-edition-polish = Pools

## Opties, en wat elke waarde betekent
dicetto-option-bonus = Met bonuskaarten spelen
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nee
dicetto-option-cards-to-win = Kaarten waarmee het spel eindigt
dicetto-option-most-cards-points = Punten voor de bonus “Meeste aantal kaarten”
dicetto-option-battle = Wanneer er dobbelsteenduels zijn
dicetto-option-battle-at-once = meteen
dicetto-option-battle-end-of-turn = aan het einde van de beurt

## Wat een optie verandert, in één zin
dicetto-option-bonus-true-more = Vier bonuskaarten liggen vanaf het begin open. Ze worden aan het einde uitgedeeld.
dicetto-option-bonus-false-more = Alleen de punten op de dobbelsteenkaarten tellen.
dicetto-option-cards-to-win-more = { $value ->
    [one] Het spel is afgelopen zodra iemand een kaart verzamelt.
   *[other] Het spel is afgelopen zodra iemand { $value } kaarten heeft. Met minder kaarten duurt het korter.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Wie de meeste kaarten heeft, krijgt één punt extra, als die bonuskaart meedoet.
   *[other] Wie de meeste kaarten heeft, krijgt { $value } punten extra, als die bonuskaart meedoet.
 }
dicetto-option-battle-at-once-more = Je weet wie de kaart houdt voordat je je andere dobbelstenen legt.
dicetto-option-battle-end-of-turn-more = Je legt eerst al je dobbelstenen. Daarna worden de duels één voor één uitgevochten.

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
dicetto-asks-small-straight = drie getallen op volgorde
dicetto-asks-large-straight = vier getallen op volgorde
dicetto-asks-chance = alle dobbelstenen zijn goed, minstens één
dicetto-asks-extra-roll = alle dobbelstenen zijn goed, minstens één

## Bonuskaarten
dicetto-card-fewest-logos = Minste aantal logo’s
dicetto-card-most-logos = Meeste aantal logo’s
dicetto-card-fewest-cards = Minste aantal kaarten
dicetto-card-most-cards = Meeste aantal kaarten
dicetto-card-most-straights = Meeste aantal straten
dicetto-card-most-chances = Meeste aantal chances
dicetto-card-fewest-points = Minste aantal punten
dicetto-card-most-numbers = Meeste 1-6-kaarten

## Dobbelstenen
dicetto-colour-red = rood
dicetto-colour-yellow = geel
dicetto-colour-green = groen
dicetto-colour-blue = blauw

## De kaartenset
dicetto-deck-built-in = onze eigen kaartenset
dicetto-deck-own = eigen kaartenset

## Zetten
dicetto-move-keep = { $count ->
    [0] alle dobbelstenen opnieuw gooien
   *[other] { $dice } houden
 }
dicetto-move-place = { $effect ->
    [sends_back] { $dice } op { $card } leggen (kaart { $slot }) en de andere dobbelstenen terugsturen
    [battle] { $dice } op { $card } leggen (kaart { $slot }) en erom vechten
   *[takes] { $dice } op { $card } leggen (kaart { $slot })
 }
dicetto-move-done = klaar

## De tafel
dicetto-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
dicetto-fourth-roll = een vierde worp
dicetto-free = vrij
dicetto-tie = duel { $tie }
dicetto-tie-or-beat = duel { $tie }, { $beat }+
dicetto-on-card = op { $slot }
dicetto-lost = weg
dicetto-battle = Duel om kaart { $slot }. De eerste dobbelsteen is voor { $challenger }, de tweede voor { $owner }.
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
dicetto-typing-keep = “55” houdt die, “p 2 55” legt ze op kaart 2, “done” beëindigt je beurt
dicetto-typing-place = “p 2 55” legt dobbelstenen op kaart 2, “done” beëindigt je beurt

## Aan tafel in de browser
dicetto-lay = { $dice } op { $card } leggen
dicetto-lay-on = Op { $card } leggen
dicetto-lay-short = { $dice } leggen ({ $sum })
dicetto-hint = Kies dobbelstenen en tik dan op een kaart.
dicetto-ends = { $cards ->
    [one] 1 kaart beëindigt het spel
   *[other] { $cards } kaarten beëindigen het spel
 }
dicetto-in-pile = in de stapel
dicetto-logo = met het logo
dicetto-points-word = { $points ->
    [one] punt
   *[other] punten
 }
dicetto-battle-status = Duel: { $challenger } tegen { $owner }
dicetto-did-lay = { $name } legde { $dice } op { $card }.
dicetto-moment = Duel gewonnen
dicetto-moment-card = { $card } wisselt van eigenaar

## Wat de coach zegt, en waarom
dicetto-advice-keep = { $count ->
    [0] Alle vier opnieuw gooien
   *[other] { $dice } houden en { $left ->
        [one] één dobbelsteen
       *[other] { $left } dobbelstenen
     } gooien
 }
dicetto-advice-keep-brief = { $count ->
    [0] Alle vier gooien
   *[other] { $dice } houden
 }
dicetto-advice-lay = { $dice } op { $card } leggen
dicetto-advice-done = Je beurt beëindigen
dicetto-why-keep = { $percent ->
    [100] Wat je ook gooit, je hebt straks dobbelstenen voor { $card }. Die kaart is { study-amount-points } waard.
   *[other] Gaan voor { $card }, { study-amount-points } waard, lukt in { $percent }% van de gevallen.
 }
dicetto-why-keep-too = { $percent ->
    [100] { $card }, { study-amount-points } waard, lukt wat je ook gooit.
   *[other] { $card }, { study-amount-points } waard, lukt in { $percent }% van de gevallen.
 }
dicetto-why-keep-none = Je kunt geen enkele kaart in de rij krijgen, dus je gooit voor de kaart Extra worp.
dicetto-why-points = { $card } is { study-amount-points } waard.
dicetto-why-extra = De kaart Extra worp geeft je de volgende beurt een vierde worp.
dicetto-why-beaten = Als iemand ervoor gaat, wordt dat in { $percent }% van de gevallen verslagen.
dicetto-why-send-back = Jouw { $sum } verslaat de { $lying } op de kaart.
dicetto-why-battle = Jouw { $sum } is evenveel als de { $lying } op de kaart, dus jullie gooien allebei één dobbelsteen. De helft van de keren win je.
dicetto-why-done = { $cards ->
    [0] Je hebt alleen dobbelstenen op de kaart Extra worp.
    [one] Je hebt dobbelstenen op één kaart, { study-amount-points } waard.
   *[other] Je hebt dobbelstenen op { $cards } kaarten, samen { study-amount-points } waard.
 }
dicetto-why-nothing = Je beëindigt je beurt zonder dobbelstenen op een kaart.
dicetto-why-roll-instead = { $than ->
    [less] Opnieuw gooien zou { study-amount-chance } minder waard zijn.
    [more] Opnieuw gooien zou { study-amount-chance } meer waard zijn.
   *[same] Opnieuw gooien zou evenveel waard zijn.
 }
dicetto-why-lay-instead = { $than ->
    [less] Nu { $dice } op { $card } leggen zou { study-amount-chance } minder waard zijn.
    [more] Nu { $dice } op { $card } leggen zou { study-amount-chance } meer waard zijn.
   *[same] Nu { $dice } op { $card } leggen zou evenveel waard zijn.
 }

## Soorten keuzes, waar een speler het meest verliest
kind-lay = welke kaart
kind-send-back = dobbelstenen terugsturen
kind-battle = duels
kind-end-turn = de beurt beëindigen

## Wat je kunt typen
dicetto-help =
    Typ de dobbelstenen die je wilt houden, en de rest wordt opnieuw gegooid: “55” of “keep 5 5”. Alleen “keep” gooit alle vier.
    Om dobbelstenen op een kaart te leggen, typ je het nummer van de kaart en de dobbelstenen: “place 2 5 5” of “p 2 55”. Voor de kaart Extra worp typ je “p x 1”.
    Heb je eenmaal dobbelstenen gelegd, dan mag je deze beurt niet meer gooien. “done” beëindigt je beurt.
    Kaarten schrijf je als “pair:1”, of “pair:1*” met een logo. Bonuskaarten schrijf je als “most_logos”, “fewest_cards” enzovoort.

## Weigeringen
error-dicetto-placed-already = Je hebt al dobbelstenen gelegd, dus je mag deze beurt niet meer gooien.
error-dicetto-no-rolls-left = Je hebt geen worpen meer. Leg dobbelstenen of beëindig je beurt.
error-dicetto-keep-not-there = Je kunt alleen dobbelstenen houden die op tafel liggen: { $dice }.
error-dicetto-slot-empty = Op plek { $slot } ligt geen kaart. Kies een andere.
error-dicetto-challenge-lost = Je hebt een duel om kaart { $slot } verloren, dus je mag er deze beurt geen dobbelstenen meer op leggen.
error-dicetto-once-a-turn = Je hebt al dobbelstenen op kaart { $slot } gelegd. Dat mag maar één keer per beurt.
error-dicetto-does-not-fit = Deze dobbelstenen passen niet bij { $card }. { $count ->
    [0] Geen van jouw dobbelstenen past.
   *[other] Deze zouden passen: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Je hebt alleen deze dobbelstenen om te leggen: { $hand }.
error-dicetto-dice-lost = Dobbelstenen waarmee je een duel verloor, mag je deze beurt niet meer leggen. Je hebt: { $hand }.
error-dicetto-sum-too-low = { $sum } is te laag voor kaart { $slot }. Met { $least } is het een duel, en alles daarboven stuurt de dobbelstenen daar terug.

## Een kaartenset uit een bestand
error-dicetto-deck-not-a-list = In het bestand met de kaartenset moet { $place } een lijst van tabellen zijn, geschreven als { $allowed }.
error-dicetto-deck-kind = In het bestand met de kaartenset heeft { $place } de soort “{ $value }”, en die bestaat niet. Gebruik een van deze: { $allowed }.
error-dicetto-deck-number = In het bestand met de kaartenset moet “{ $key }” in { $place } een geheel getal van { $least } tot en met { $most } zijn, niet { $value }.
error-dicetto-deck-logo = In het bestand met de kaartenset is “logo” in { $place } { $value }. Gebruik een van deze: { $allowed }.
error-dicetto-deck-twice = In het bestand met de kaartenset herhaalt { $place } de kaart { $card }. Verhoog liever het aantal.
error-dicetto-deck-few-cards = Het bestand met de kaartenset heeft minstens { $least } kaarten nodig onder { $place }, maar het zijn er { $found }.
error-dicetto-deck-most-cards = In het bestand met de kaartenset is { $place } { $value } waard, maar de optie most_cards_points zegt { $allowed }. Laat de punten weg uit het bestand, of wijzig de optie.

## De regels, als Markdown
dicetto-rules =
    Leg dobbelstenen op kaarten. Liggen ze er nog als je volgende beurt begint, dan zijn de kaarten van jou. Wie de meeste
    punten heeft, wint; bij gelijke punten delen jullie de overwinning. Voor twee tot vier spelers, elk met vier
    dobbelstenen in een eigen kleur. Vier dobbelsteenkaarten liggen op een rij, met de kaart Extra worp ernaast. De oudste begint,
    tenzij jullie iets anders afspreken.

    __Jouw beurt: pakken.__ Pak elke kaart waar jouw dobbelstenen nog op liggen, en neem die dobbelstenen terug. Nieuwe
    kaarten vullen de rij aan. De kaart Extra worp blijft op tafel, maar geeft je deze beurt een vierde worp.

    __Jouw beurt: gooien.__ Gooi je vier dobbelstenen hoogstens drie keer. Na elke worp kies je welke je opnieuw gooit.

    __Jouw beurt: leggen.__ Leg dobbelstenen op zoveel kaarten als je wilt. Zodra je er hebt gelegd, mag je deze beurt niet
    meer gooien. Op elke kaart mag je maar één keer per beurt dobbelstenen leggen, en elke dobbelsteen ligt op maar één
    kaart. Dobbelstenen die je niet legt, blijven bij jou. De dobbelstenen op een kaart moeten er precies bij passen.

    | kaart | wat erop past | voorbeeld | punten |
    |---|---|---|---|
    | Enen tot en met zessen | een of meer van dat getal | Vieren: ⚃⚃⚃ | 2 |
    | Paar | twee gelijke | ⚄⚄ | 1 |
    | 2 paar | twee paar, of vier gelijke | ⚁⚁⚅⚅ | 6 |
    | 3 of a kind | drie gelijke | ⚂⚂⚂ | 4 |
    | 4 of a kind | vier gelijke | ⚁⚁⚁⚁ | 11 |
    | Kleine straat | drie getallen op volgorde | ⚂⚃⚄ | 2 |
    | Grote straat | vier getallen op volgorde | ⚁⚂⚃⚄ | 6 |
    | Chance | alles is goed, minstens één | ⚀⚅⚅ | 1 |
    | Extra worp | alles is goed, minstens één | ⚅ | 0 |

    __Een kaart met dobbelstenen van een ander.__ Tel de ogen op. Een hogere som stuurt die dobbelstenen meteen terug. Een
    gelijke som betekent een duel: jullie gooien allebei één dobbelsteen, en wie het hoogst gooit, houdt de kaart. Bij
    gelijke ogen gooien jullie nog een keer. Wie verliest, neemt de dobbelstenen terug. Verlies je in je eigen beurt,
    dan mag je die dobbelstenen en die kaart deze beurt niet meer gebruiken. Een lagere som mag je niet leggen.

    __Een voorbeeld.__ Je laatste worp is ⚂⚄⚄⚅. Op Paar liggen ⚃⚃ van een ander. Jouw ⚄⚄ verslaan ze, 10 tegen 8, en
    sturen ze terug. Op Zessen ligt ⚅ van een ander. Jouw ⚅ is gelijk, dus je mag om de kaart vechten. Jouw ⚂ past op
    Drieën, of op Chance als die vrij is. Liggen je dobbelstenen er nog als je volgende beurt begint, dan zijn de kaarten
    van jou.

    __Het einde.__ Het spel stopt als iemand de tiende kaart pakt, of als er geen dobbelsteenkaarten meer zijn. Kaarten
    waar nog dobbelstenen op liggen, gaan naar de spelers van die dobbelstenen. De kaart Extra worp is niets waard en telt
    niet als kaart.

    __Bonuskaarten.__ Vier van de acht liggen vanaf het begin open en worden aan het einde uitgedeeld. Bij een gelijke stand
    krijgt niemand de kaart. Alleen dobbelsteenkaarten tellen.

    | bonuskaart | punten | bonuskaart | punten |
    |---|---|---|---|
    | Minste aantal logo’s | 3 | Meeste aantal logo’s | 3 |
    | Minste aantal kaarten | 4 | Meeste aantal kaarten | 3 |
    | Meeste aantal straten | 3 | Meeste aantal chances | 3 |
    | Minste aantal punten | 5 | Meeste 1-6-kaarten | 3 |

    __De kaartenset.__ De 46 dobbelsteenkaarten en hun punten zijn onze eigen set, en elke tweede kaart heeft het logo (★).
    Heb je de echte kaarten, dan kun je ze uit een bestand laden.

    __Finse uitgave.__ Alle duels worden aan het einde van de beurt uitgevochten, één voor één.

    __Poolse uitgave.__ Zonder bonuskaarten, tenzij je erom vraagt, en “Meeste aantal kaarten” is 4 waard.

## De korte regels
dicetto-goal = { $cards ->
    [one] Win kaarten met je dobbelstenen. Het spel is afgelopen als iemand een kaart heeft. Wie dan de meeste punten heeft, wint.
   *[other] Win kaarten met je dobbelstenen. Het spel is afgelopen als iemand er { $cards } heeft. Wie dan de meeste punten heeft, wint.
 }
dicetto-begins = Volgens het boekje begint de oudste speler.
dicetto-step-roll = Gooi vier dobbelstenen hoogstens drie keer. Houd wat je wilt.
dicetto-step-lay = Leg dobbelstenen op kaarten waar ze precies bij passen.
dicetto-step-keep = Liggen ze er nog als je volgende beurt begint, dan is de kaart van jou.
dicetto-needs = Hierop: { $asks }.
dicetto-needs-range = Hierop: { $asks }. { $least } tot { $most } punten waard.
dicetto-needs-extra-roll = Alle dobbelstenen zijn goed. Win je deze kaart, dan krijg je die beurt een vierde worp. Daarna gaat hij terug naar de tafel. Hij is geen punten waard.
dicetto-needs-fewest-logos = Voor de speler met de minste sterren op de kaarten.
dicetto-needs-most-logos = Voor de speler met de meeste sterren op de kaarten.
dicetto-needs-fewest-cards = Voor de speler met de minste dobbelsteenkaarten.
dicetto-needs-most-cards = Voor de speler met de meeste dobbelsteenkaarten.
dicetto-needs-most-straights = Voor de speler met de meeste straten, klein en groot samen.
dicetto-needs-most-chances = Voor de speler met de meeste chancekaarten.
dicetto-needs-fewest-points = Voor de speler met de minste punten op dobbelsteenkaarten.
dicetto-needs-most-numbers = Voor de speler met de meeste kaarten van Enen tot en met Zessen.
dicetto-example-lies = Een andere speler heeft { $dice } op de kaart { $pair }. Dat is samen { $sum }.
dicetto-example-rolled = Je gooit { $dice } en wilt die kaart.
dicetto-example-beats = { $sum } verslaat { $other }, dus jouw dobbelstenen gaan op de kaart en de andere gaan terug.
dicetto-example-equal = Nu zijn jouw dobbelstenen samen ook { $sum }. Gelijke sommen betekenen een duel.
dicetto-example-battle = Jullie gooien allebei één dobbelsteen. Jij gooit { $one } en de ander { $other }, dus jij houdt de kaart. Bij gelijke ogen gooien jullie nog een keer.
dicetto-ask-twice = Mag ik dobbelstenen op meer kaarten leggen?
dicetto-answer-twice = Ja, op zoveel als je wilt. Maar op elke kaart mag je maar één keer per beurt dobbelstenen leggen, en daarna mag je ze niet verplaatsen.
dicetto-ask-four-alike = Tellen vier gelijke als twee paar?
dicetto-answer-four-alike = Ja. Je mag ze op 2 paar of op 4 of a kind leggen.
dicetto-ask-battle-at-once = Wanneer vechten we een duel uit?
dicetto-answer-battle-at-once = Zodra je de dobbelstenen legt. Daarna mag je je andere dobbelstenen leggen.
dicetto-ask-battle-end-of-turn = Wanneer vechten we een duel uit?
dicetto-answer-battle-end-of-turn = Aan het einde van je beurt, één voor één.
dicetto-ask-lost = Wat gebeurt er met dobbelstenen die een duel verliezen?
dicetto-answer-lost = Die gaan terug naar hun eigenaar. Verlies je in je eigen beurt, dan mag je die dobbelstenen die beurt niet meer gebruiken.
dicetto-ask-end = Wanneer is het spel afgelopen?
dicetto-answer-end = { $cards ->
    [one] Als iemand een kaart heeft verzameld. Kaarten waar nog dobbelstenen op liggen, gaan naar de spelers van die dobbelstenen.
   *[other] Als iemand { $cards } kaarten heeft verzameld. Kaarten waar nog dobbelstenen op liggen, gaan naar de spelers van die dobbelstenen.
 }
dicetto-ask-bonus = Wie krijgt een bonuskaart bij een gelijke stand?
dicetto-answer-bonus = Niemand.
dicetto-now-tied = Nu zou niemand hem krijgen, want de stand is gelijk.
dicetto-now-leads = Nu zou hij gaan naar: { $name }, met { $count }.
dicetto-now-free = Er ligt er een op tafel zonder dobbelstenen erop.
dicetto-now-held = Er ligt er een met de som { $sum }, van: { $name }.

## De les: wat je bij elke stap doet, en daarna waarom
dicetto-lesson-goal = Heb als eerste drie kaarten
dicetto-lesson-roll = Gooi je vier dobbelstenen.
dicetto-lesson-roll-why = Je hebt drie worpen om je dobbelstenen bij de kaarten te laten passen.
dicetto-lesson-keep = ⚃⚃ past op de kaart Vieren. Houd ze en gooi de andere twee.
dicetto-lesson-keep-why = Een derde ⚃. Op de kaart Vieren passen zoveel ⚃ als je hebt.
dicetto-lesson-fours = Leg ⚃⚃⚃ op Vieren.
dicetto-lesson-fours-why = Dat is 12. Wie deze kaart van je wil afpakken, heeft ook minstens 12 nodig.
dicetto-lesson-chance = Op Chance is alles goed. Leg ⚀ daar.
dicetto-lesson-chance-why = Je mag dobbelstenen op meer kaarten leggen, maar elke dobbelsteen maar één keer.
dicetto-lesson-turn-over = Je hebt geen dobbelstenen meer. Beëindig je beurt.
dicetto-lesson-turn-over-why = Jussi, de bot, versloeg jouw 1 op Chance met een 10, dus je kreeg ⚀ terug.
dicetto-lesson-roll-two = ⚃⚃⚃ bleef een ronde liggen, dus Vieren is van jou. Gooi weer.
dicetto-lesson-roll-two-why = Jussi heeft ⚄⚄ op Paar. Dat kun je verslaan.
dicetto-lesson-coach = Vraag de coach welke dobbelstenen je moet houden.
dicetto-lesson-coach-why = ⚅⚅ paste al op Paar, en je gooide er ⚅⚃ bij.
dicetto-lesson-pair = ⚅⚅ is 12 en verslaat de 10 van Jussi. Leg ze op Paar.
dicetto-lesson-pair-why = Jussi moest die dobbelstenen terugnemen.
dicetto-lesson-battle = ⚃⚅ is 10, evenveel als Jussi op Chance heeft. Leg ze daar om erom te vechten.
dicetto-lesson-battle-why = Jullie gooiden allebei een dobbelsteen. Jouw ⚄ versloeg de ⚁ van Jussi, dus jij houdt de kaart.
dicetto-lesson-end = Beëindig je beurt en kijk of je dobbelstenen blijven liggen.
dicetto-lesson-end-why = Ze bleven liggen. Met Paar en Chance heb je drie kaarten.
dicetto-lesson-done = Hoge sommen zijn moeilijk te verslaan, en met dobbelstenen op meer kaarten win je meer.
