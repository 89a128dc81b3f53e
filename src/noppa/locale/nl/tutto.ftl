# Tutto: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

tutto-name = Tutto
tutto-tagline = Zes dobbelstenen, een kaart en het lef om door te gaan

## Uitgaven
tutto-edition-booklet = Spelregels van 2013
tutto-edition-later = Latere regels

## Opties, en wat elke waarde betekent
tutto-option-target = Punten waarmee het spel eindigt
tutto-option-leader-plus-minus = Wat plus/min doet met wie alleen aan kop ligt
tutto-option-leader-plus-minus-misses-turn = beëindigt de beurt
tutto-option-leader-plus-minus-plays-on = wordt om de 1000 gespeeld, en niemand verliest iets
tutto-option-ending = Wanneer het spel eindigt
tutto-option-ending-at-once = zodra iemand het doel haalt
tutto-option-ending-equal-turns = na de ronde waarin iemand het haalt
tutto-option-floor-at-zero = Of plus/min bij 0 ophoudt
tutto-option-straight-is-tutto = Of een straat als Tutto telt
tutto-option-target-more = Er wordt tot { $value } punten gespeeld: met meer punten duurt het langer.
tutto-option-leader-plus-minus-misses-turn-more = Voor wie alleen aan kop ligt is plus/min een stopkaart: de beurt is voorbij en de punten ervan zijn weg.
tutto-option-leader-plus-minus-plays-on-more = Wie alleen aan kop ligt speelt plus/min zoals ieder ander, maar niemand raakt punten kwijt.
tutto-option-ending-at-once-more = Het spel is uit zodra iemand het doel haalt, ook midden in een ronde.
tutto-option-ending-equal-turns-more = De ronde wordt afgemaakt, zodat iedereen even vaak aan de beurt is geweest; dan winnen de meeste punten.
tutto-option-floor-at-zero-true-more = Plus/min neemt niemand meer af dan hij heeft.
tutto-option-floor-at-zero-false-more = Plus/min kan iemand onder 0 brengen.
tutto-option-straight-is-tutto-true-more = Na een straat mag je nog een kaart omdraaien en doorgaan, net als na elke Tutto.
tutto-option-straight-is-tutto-false-more = Een straat beëindigt de beurt, en alles wat die opbracht wordt opgeschreven.

## Het scoreblad
tutto-item-banked = Bijgeschreven
tutto-item-lost = Verloren aan plus/min

## Kaarten
tutto-card-clover = Klavertje vier
tutto-card-firework = Vuurwerk
tutto-card-stop = Stop
tutto-card-straight = Straat
tutto-card-plus-minus = Plus/min
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## Hoe een beurt eindigde
tutto-ending-null = een misser
tutto-ending-stop-card = een stopkaart
tutto-ending-leader = plus/min, alleen aan kop
tutto-ending-stopped = gestopt
tutto-ending-burnt-out = het vuurwerk is opgebrand
tutto-ending-straight = een straat
tutto-ending-clover = twee Tutto’s onder het klavertje vier

## Op het scherm
tutto-player = Speler
tutto-total = Totaal
tutto-points = { $points }
tutto-turn-number = Beurt { $turn } · einde bij { $target }
tutto-round-number = Ronde { $round } · einde bij { $target }
tutto-last-round = de laatste ronde
tutto-last-turn = Vorige beurt
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } verloren
tutto-took = Plus/min ({ $by }): { $points } eraf voor: { $name }.
tutto-rule-clover = twee Tutto’s met deze kaart winnen het spel; stoppen mag niet
tutto-rule-firework = alles wat telt leg je apart; bij de misser aan het eind worden de punten bijgeschreven
tutto-rule-straight = 1 tot en met 6, met elke worp een nieuw cijfer, voor 2000; eerder stoppen mag niet
tutto-rule-plus-minus = een Tutto is 1000 voor jou en 1000 eraf voor wie aan kop ligt; eerder stoppen mag niet
tutto-rule-double = een Tutto verdubbelt de punten van deze beurt
tutto-rule-bonus-200 = een Tutto geeft 200 extra
tutto-rule-bonus-300 = een Tutto geeft 300 extra
tutto-rule-bonus-400 = een Tutto geeft 400 extra
tutto-rule-bonus-500 = een Tutto geeft 500 extra
tutto-rule-bonus-600 = een Tutto geeft 600 extra
tutto-first-made = één Tutto gemaakt
tutto-turn-so-far = Deze beurt: { $points }
tutto-turn-cards = Deze beurt: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Apart: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Bijschrijven: { $points } eraf voor: { $name }.
tutto-null-next = Kans op een misser met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }: { $percent }%
tutto-pile = Stapel van { $left }: { $cards }
tutto-pile-used-up = De stapel is op: alle 56 kaarten worden opnieuw geschud.
tutto-pays = { $count ->
    [one] Het rondje wordt betaald door: { $names }.
   *[other] Het rondje wordt samen betaald door: { $names }.
 }
tutto-clover-won = { $name }, het klavertje vier is gelukt: het spel is gewonnen, hoe de punten ook staan.
tutto-turns-needed = { $turns ->
    [one] Er was één beurt nodig.
   *[other] Er waren { $turns } beurten nodig.
 }
tutto-label-set = { $dice } apart leggen
tutto-label-stop = stoppen en { $points } bijschrijven
tutto-label-go = doorgaan met de volgende kaart
tutto-choice-set = { $points } punten, { $collected } deze beurt, dan { $left ->
    [one] één steen
   *[other] { $left } stenen
 }: misser { $percent }%
tutto-choice-faces = dan { $left ->
    [one] één steen
   *[other] { $left } stenen
 }: misser { $percent }%
tutto-choice-tutto = Tutto: { $collected } deze beurt
tutto-choice-ends = De straat: schrijft { $collected } bij en beëindigt de beurt
tutto-choice-again = Tutto: alle zes opnieuw, misser { $percent }%
tutto-choice-wins = Tutto: wint het spel
tutto-choice-stop = schrijft { $points } bij, totaal { $total }
tutto-choice-stop-tutto = Tutto: schrijft { $points } bij, totaal { $total }
tutto-choice-go = { $ends } van { $of } kaarten beëindigen de beurt; verlies door kaart of eerste worp: { $percent }%
tutto-choices-more = en nog { $count }

## De redenen van de coach
kind-stop = stoppen of doorgooien
kind-next-card = nog een kaart omdraaien
kind-set = welke stenen apart leggen

## Wat je kunt typen
tutto-help =
    Typ de dobbelstenen die je apart legt, en de rest wordt gegooid: “1”, “1222” of “set 1 2 2 2”.
    “stop” schrijft de punten van de beurt bij, met elke steen van de worp die telt.
    Na een Tutto draait “go” de volgende kaart om.

## Weigeringen
error-tutto-set-never = Die stenen kun je nooit samen apart leggen: enen en vijven tellen los, andere cijfers per drie of zes, en bij een straat elk cijfer één keer. Typ bijvoorbeeld “set 1 2 2 2”.
error-tutto-set-not-there = Je kunt alleen stenen van deze worp apart leggen: { $dice }.
error-tutto-set-not-valid = Ze tellen niet allemaal. Van { $dice } tellen deze: { $valid }; enen en vijven los, andere cijfers per drie.
error-tutto-set-all = Bij vuurwerk leg je elke steen apart die telt: { $valid }.
error-tutto-set-new-faces = Bij een straat leg je elk cijfer één keer apart. Nieuw in deze worp: { $valid }.
error-tutto-set-after-tutto = Alle zes liggen apart: stop, of ga door met de volgende kaart.
error-tutto-stop-forbidden = { $card } laat je nu niet stoppen. Leg stenen apart.
error-tutto-go-needs-tutto = De volgende kaart komt pas na een Tutto. Leg stenen apart, of stop als de kaart dat toelaat.
error-tutto-tally-not-now = Een hele beurt kun je alleen voor de eerste kaart invoeren.
error-tutto-tally-no-cards = Een beurt heeft minstens één kaart.
error-tutto-tally-turn-over = { $card } beëindigt de beurt: { $next } kan er niet na komen.
error-tutto-tally-points = Een beurt met { $cards } kan geen { $points } opleveren. Het dichtst erbij: { $nearest }.
error-tutto-tally-no-clover = Alleen een beurt met het klavertje vier als laatste kaart kan daarmee gewonnen worden, en die levert 0 op.

## De regels, als Markdown
tutto-rules =
    Schrijf als eerste 6000 punten bij. Wie dan het minste heeft, betaalt een rondje.

    __Een beurt.__ Draai een kaart om en gooi zes dobbelstenen. Telt er niets, dan is het een *misser*: de beurt is voorbij en
    alle punten ervan zijn verloren. Anders kun je __stoppen__ en de punten van de beurt bijschrijven, met elke steen van
    de laatste worp die telt, of minstens één losse steen of drieling __apart leggen__ en de rest gooien.

    __Wat telt__

    | stenen | punten | stenen | punten |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    In ⚀⚁⚁⚁⚄⚅ zitten dus 350 punten. Drie gelijke zijn alleen een drieling als ze alle drie *in één worp* kwamen: drie ⚄
    die in drie worpen apart zijn gelegd, zijn 150, niet 500.

    __Tutto.__ Liggen alle zes de stenen apart, na één worp of meer, dan is dat een Tutto. De kaart geeft wat ze
    belooft; daarna stop je en schrijf je bij, of je gaat __door__: draai de volgende kaart om en gooi alle zes. Bij een
    stopkaart of een misser ben je dan alles kwijt wat deze beurt bracht, ook de punten van eerdere kaarten.

    __Een voorbeeld.__ De kaart is Bonus 300. Je gooit ⚀⚁⚂⚂⚂⚅, legt ⚂⚂⚂ apart (300) en gooit er drie: ⚁⚃⚄.
    Je legt ⚄ apart (50) en gooit er twee: ⚀⚄. Je legt ze allebei apart (150): een Tutto. 500 voor de stenen en 300 voor
    de kaart is 800. Je kunt ze bijschrijven. Je gaat door en draait x2 om. Nog een Tutto, zeg van 400, maakt er
    1200 van en verdubbelt dat tot 2400. Maar je gooit ⚁⚁⚂⚃⚅⚅: niets telt, en de 800 zijn weg.

    | kaart | hoeveel | wat ze doet |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | elk 5 | een Tutto geeft de bonus erbij |
    | x2 | 5 | een Tutto verdubbelt alle punten van deze beurt tot nu toe, ook die van eerdere kaarten |
    | Stop | 10 | de beurt is voorbij, de punten ervan zijn verloren |
    | Vuurwerk | 5 | leg alles apart wat telt; gooi na een Tutto alle zes opnieuw, zonder nieuwe kaart; alleen een misser beëindigt de beurt, en dan worden de punten *bijgeschreven* |
    | Plus/min | 5 | niet stoppen voor een Tutto; die is 1000 voor jou, wat er ook gegooid is, en als je bijschrijft, verliest wie aan kop ligt 1000; liggen er meer aan kop, dan verliezen ze allemaal zoveel, jij nooit |
    | Straat | 5 | niet stoppen voordat een tot en met zes apart liggen, elk één keer; elke worp moet minstens één nieuw cijfer brengen, anders is het een misser; 2000 waard, en hij telt als Tutto |
    | Klavertje vier | 1 | niet stoppen; twee Tutto’s met deze kaart, na de eerste gooi je alle zes opnieuw, winnen het spel meteen, hoe de punten ook staan |

    __Straat, een voorbeeld.__ ⚀⚁⚁⚃⚄⚅: leg ⚀⚁⚃⚄⚅ apart en gooi één steen. Alleen ⚂ maakt de straat af; al het andere
    is een misser. Je kunt ook minder apart leggen en met meer stenen voor de ontbrekende cijfers gooien.

    __Plus/min.__ Wie aan kop ligt, lees je af van de punten op het blad, voordat deze beurt erbij komt. Lig je alleen
    aan kop, dan beëindigt de kaart je beurt zoals een stopkaart. Niemand zakt onder 0.

    __De stapel__ gaat van beurt tot beurt door; is hij op, dan worden alle 56 kaarten opnieuw geschud.

    __Het einde.__ Zodra iemand 6000 of meer heeft bijgeschreven, is het spel afgelopen en winnen de meeste punten.
    In je eentje tel je de beurten die je nodig hebt.

    __Latere regels.__ Wie alleen aan kop ligt, speelt plus/min om de 1000, en niemand verliest iets. De ronde waarin
    iemand 6000 haalt, wordt eerst afgemaakt; bij een gelijk totaal deel je de winst.

## Een hele beurt op één regel, met echte dobbelstenen en kaarten
tutto-help-turn = Alleen de score bijhouden? Typ “turn”, de kaarten op volgorde en de bijgeschreven punten: “turn 600 x2 1500”.
error-tutto-turn-form = Typ de kaarten van de beurt en dan de punten, 0 als ze verloren zijn: “turn 600 x2 1500”, niet “{ $text }”.
