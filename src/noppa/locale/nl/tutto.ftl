# Tutto: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

tutto-name = Tutto
tutto-tagline = Beproef je geluk, kaart na kaart

## Uitgaven
tutto-edition-booklet = Boekje van 2013
tutto-edition-later = Latere regels

## Opties, en wat elke waarde betekent
tutto-option-target = Doelscore
tutto-option-leader-plus-minus = Wie aan kop ligt en plus/min omdraait
tutto-option-leader-plus-minus-misses-turn = is meteen klaar met de beurt
tutto-option-leader-plus-minus-plays-on = speelt om 1.000, en niemand verliest iets
tutto-option-ending = Wanneer het spel eindigt
tutto-option-ending-at-once = zodra iemand het doel haalt
tutto-option-ending-equal-turns = aan het einde van de ronde waarin iemand het doel haalt
tutto-option-floor-at-zero = Scores nooit onder 0
tutto-option-straight-is-tutto = Een straat telt als Tutto

## Wat een optie verandert, in één zin
tutto-option-target-more = Je speelt tot { $value } punten. Met een hoger doel duurt het spel langer.
tutto-option-leader-plus-minus-misses-turn-more = Lig je alleen aan kop, dan werkt plus/min als een stopkaart. Je beurt is voorbij en je verliest de punten ervan.
tutto-option-leader-plus-minus-plays-on-more = Lig je alleen aan kop, dan speel je plus/min om de 1.000, maar niemand verliest punten.
tutto-option-ending-at-once-more = Het spel is afgelopen zodra iemand het doel haalt, ook midden in een ronde.
tutto-option-ending-equal-turns-more = Haalt iemand het doel, dan maken jullie de ronde af, zodat iedereen even vaak aan de beurt is geweest. Wie dan de meeste punten heeft, wint.
tutto-option-floor-at-zero-true-more = Plus/min kan een score niet onder 0 brengen.
tutto-option-floor-at-zero-false-more = Plus/min kan een score onder 0 brengen.
tutto-option-straight-is-tutto-true-more = Na een straat mag je nog een kaart omdraaien en doorgaan, net als na elke Tutto.
tutto-option-straight-is-tutto-false-more = Een straat beëindigt je beurt en schrijft alle punten ervan bij.

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
tutto-ending-null = misser gegooid
tutto-ending-stop-card = stopkaart omgedraaid
tutto-ending-leader = plus/min omgedraaid, alleen aan kop
tutto-ending-stopped = gestopt
tutto-ending-burnt-out = vuurwerk afgestoken
tutto-ending-straight = straat afgemaakt
tutto-ending-clover = gewonnen met het klavertje vier

## Op het scherm
tutto-player = Speler
tutto-total = Totaal
tutto-points = { $points }
tutto-turn-number = Beurt { $turn } · tot { $target }
tutto-round-number = Ronde { $round } · tot { $target }
tutto-last-round = Laatste ronde
tutto-last-turn = Vorige beurt
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } verloren
tutto-took = Plus/min ({ $by }): { $points } punten eraf voor: { $name }.
tutto-rule-clover = twee Tutto’s met deze kaart winnen het spel; stoppen mag niet
tutto-rule-firework = leg elke dobbelsteen apart die telt; de misser aan het eind schrijft je punten bij
tutto-rule-straight = verzamel 1 tot en met 6 voor 2.000, met elke worp een nieuw getal; eerder stoppen mag niet
tutto-rule-plus-minus = een Tutto levert jou 1.000 op en kost wie aan kop ligt 1.000; eerder stoppen mag niet
tutto-rule-double = een Tutto verdubbelt je punten van deze beurt
tutto-rule-bonus-200 = een Tutto geeft 200 extra
tutto-rule-bonus-300 = een Tutto geeft 300 extra
tutto-rule-bonus-400 = een Tutto geeft 400 extra
tutto-rule-bonus-500 = een Tutto geeft 500 extra
tutto-rule-bonus-600 = een Tutto geeft 600 extra
tutto-first-made = eerste Tutto gemaakt, nog één te gaan
tutto-turn-so-far = Deze beurt: { $points }
tutto-turn-cards = Deze beurt: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Apart: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Bijschrijven kost { $points } punten: { $name }.
tutto-null-next = Met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 } is de kans op een misser { $percent }%.
tutto-pile = Stapel van { $left }: { $cards }
tutto-pile-used-up = De stapel is op. Alle 56 kaarten worden opnieuw geschud.
tutto-pays = { $count ->
    [one] Het rondje is voor rekening van: { $names }.
   *[other] Het rondje is samen voor rekening van: { $names }.
 }
tutto-clover-won = { $name } maakte twee Tutto’s met het klavertje vier en wint het spel, hoe de punten ook staan.
tutto-turns-needed = { $turns ->
    [one] Er was één beurt nodig.
   *[other] Er waren { $turns } beurten nodig.
 }
tutto-first-to = Wie het eerst { $target } haalt
tutto-round = Ronde { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] kans op een misser met 1 dobbelsteen
   *[other] kans op een misser met { $dice } dobbelstenen
 }
tutto-pile-left = { $left ->
    [one] nog 1 kaart in de stapel
   *[other] nog { $left } kaarten in de stapel
 }, { $stops ->
    [0] geen stopkaarten
    [one] waarvan 1 stopkaart
   *[other] waarvan { $stops } stopkaarten
 }
tutto-set-aside = Apart
tutto-choose = kies, en gooi dan of schrijf bij
tutto-hint = Tik op dobbelstenen die tellen en gooi de rest.
tutto-next-card = Volgende kaart omdraaien
tutto-risks = { $points } op het spel zetten
tutto-bank = { $points } bijschrijven
tutto-then = nieuw totaal { $total }
tutto-set-button = { $what ->
    [tutto] Apart leggen: Tutto
    [ends] De straat afmaken
   *[roll] Apart leggen, { $left ->
        [one] één dobbelsteen
       *[other] { $left } dobbelstenen
     } gooien
 }
tutto-points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
tutto-told-banked = { $name } schreef { $points } bij.
tutto-told-lost = { $name }: { $ending }, { $points } punten kwijt.
tutto-told-nothing = { $name }: { $ending }, geen punten.
tutto-told-set = { $name } legde { $dice } apart.
tutto-told-go = { $name } draaide nog een kaart om.
tutto-own-banked = Je hebt { $points } bijgeschreven.
tutto-own-lost = { $ending ->
    [null] Een misser
    [stop_card] Een stopkaart
   *[other] Je beurt is voorbij
 }: { $points ->
    [0] geen punten deze beurt.
    [one] { $points } punt weg.
   *[other] { $points } punten weg.
 }
tutto-all-six = Alle zes de dobbelstenen
tutto-label-set = { $dice } apart leggen
tutto-label-stop = stoppen en { $points } bijschrijven
tutto-label-go = doorgaan en de volgende kaart omdraaien
tutto-choice-set = { $points } punten, { $collected } deze beurt; { $percent }% kans op misser met { $left ->
    [one] één dobbelsteen
   *[other] { $left } dobbelstenen
 }
tutto-choice-faces = { $percent }% kans op een misser met { $left ->
    [one] één dobbelsteen
   *[other] { $left } dobbelstenen
 }
tutto-choice-tutto = een Tutto, { $collected } deze beurt
tutto-choice-ends = maakt de straat af, schrijft { $collected } bij en beëindigt de beurt
tutto-choice-again = een Tutto; { $percent }% kans op een misser met weer alle zes
tutto-choice-wins = een Tutto die het spel wint
tutto-choice-stop = schrijft { $points } bij, totaal wordt { $total }
tutto-choice-stop-tutto = een Tutto, schrijft { $points } bij, totaal wordt { $total }
tutto-choice-go = { $ends } van { $of } kaarten beëindigen de beurt; { $percent }% risico inclusief de eerste worp
tutto-choices-more = en nog { $count }

## Wat de coach zegt, en waarom
tutto-advice-set = { $what ->
    [tutto] { $dice } apart leggen voor een Tutto
    [straight] { $dice } apart leggen en de straat afmaken
   *[roll] { $dice } apart leggen en { $left ->
        [one] één dobbelsteen
       *[other] { $left } dobbelstenen
     } gooien
 }
tutto-advice-set-brief = { $dice } apart leggen
tutto-advice-stop = { $points } punten bijschrijven
tutto-advice-stop-brief = { $points } bijschrijven
tutto-advice-go = De volgende kaart omdraaien
tutto-why-null = { $points ->
    [0] Met { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
     } gooi je in { $percent }% van de gevallen een misser, maar je hebt nog geen punten te verliezen.
   *[other] Met { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
     } gooi je in { $percent }% van de gevallen een misser, en dan verlies je { $points } punten.
 }
tutto-why-null-straight = { $points ->
    [0] Met { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
     } gooi je in { $percent }% van de gevallen geen nieuw getal, maar je hebt nog geen punten te verliezen.
   *[other] Met { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
     } gooi je in { $percent }% van de gevallen geen nieuw getal, en dan verlies je { $points } punten.
 }
tutto-why-bonus = Vanaf hier lukt een Tutto in { $percent }% van de gevallen, en die geeft { $gift } punten extra.
tutto-why-double = Vanaf hier lukt een Tutto in { $percent }% van de gevallen, en die verdubbelt je punten van deze beurt.
tutto-why-plus-minus = Vanaf hier lukt een Tutto in { $percent }% van de gevallen. Die is { 1000 } punten waard en kost wie aan kop ligt { 1000 }.
tutto-why-straight = Vanaf hier maak je de straat in { $percent }% van de gevallen af, voor { 2000 } punten.
tutto-why-clover = Vanaf hier win je het spel met het klavertje vier in { $percent }% van de gevallen.
tutto-why-clover-half = Dat is de eerste Tutto voor het klavertje vier. Vanaf hier maak je in { $percent }% van de gevallen ook de tweede en win je het spel.
tutto-why-clover-wins = Dat is de tweede Tutto voor het klavertje vier, en die wint het spel.
tutto-why-firework = Met het vuurwerk kun je geen punten verliezen. Je hebt er nu { $points } en krijgt er gemiddeld nog { $more } bij.
tutto-why-tutto = Dat is een Tutto. De kaart geeft je { $gift } punten, dus je hebt er { $points } deze beurt.
tutto-why-straight-ends = Dat maakt de straat af, schrijft { $points } punten bij en beëindigt de beurt.
tutto-why-takes = Bijschrijven kost de anderen ook nog { $taken } punten.
tutto-why-stop = Je schrijft { $points } punten bij en komt op { $total }.
tutto-why-stop-wins = Daarmee kom je op { $total } punten en win je het spel.
tutto-why-stop-reaches = Daarmee kom je op { $total } punten en haal je het doel. De anderen maken de ronde nog af.
tutto-why-go = De volgende kaart of de eerste worp kost je in { $percent }% van de gevallen je { $points } punten. Gemiddeld eindig je de beurt met { $mean } punten.
tutto-why-stop-instead = { $than ->
    [less] Nu { $points } bijschrijven zou { study-amount-chance } minder waard zijn.
    [more] Nu { $points } bijschrijven zou { study-amount-chance } meer waard zijn.
   *[same] Nu { $points } bijschrijven zou evenveel waard zijn.
 }
tutto-why-go-instead = { $than ->
    [less] Nog een kaart omdraaien zou { study-amount-chance } minder waard zijn.
    [more] Nog een kaart omdraaien zou { study-amount-chance } meer waard zijn.
   *[same] Nog een kaart omdraaien zou evenveel waard zijn.
 }
tutto-why-set-instead = { $left ->
    [0] { $dice } apart leggen voor een Tutto
   *[other] { $dice } apart leggen en er { $left } gooien (in { $percent }% van de gevallen een misser)
 } { $than ->
    [less] zou { study-amount-chance } minder waard zijn.
    [more] zou { study-amount-chance } meer waard zijn.
   *[same] zou evenveel waard zijn.
 }
kind-stop = stoppen of doorgooien
kind-next-card = nog een kaart omdraaien
kind-set = welke dobbelstenen je apart legt

## Wat je kunt typen
tutto-help =
    Typ de dobbelstenen die je apart wilt leggen, en de rest wordt gegooid: “1”, “1222” of “set 1 2 2 2”.
    Typ “stop” om de punten van deze beurt bij te schrijven, met elke dobbelsteen van de worp die telt.
    Typ na een Tutto “go” om de volgende kaart om te draaien.

## Weigeringen
error-tutto-set-never = Die dobbelstenen tellen niet samen. Leg enen en vijven apart, of drie of zes van een ander getal. Neem bij een straat elk getal maar één keer. Typ bijvoorbeeld “set 1 2 2 2”.
error-tutto-set-not-there = Je kunt alleen dobbelstenen van deze worp apart leggen: { $dice }.
error-tutto-set-not-valid = Niet al die dobbelstenen tellen. Van { $dice } kun je { $valid } apart leggen. Enen en vijven tellen los, andere getallen alleen per drie.
error-tutto-set-all = Bij het vuurwerk moet je elke dobbelsteen apart leggen die telt: { $valid }.
error-tutto-set-new-faces = Bij de straat leg je elk getal maar één keer apart. Nieuw in deze worp: { $valid }.
error-tutto-set-after-tutto = Alle zes de dobbelstenen liggen apart. Stop en schrijf bij, of ga door met de volgende kaart.
error-tutto-stop-forbidden = { $card } laat je nu niet stoppen. Leg dobbelstenen apart.
error-tutto-go-needs-tutto = Je krijgt pas een nieuwe kaart na een Tutto. Leg dobbelstenen apart, of stop als de kaart dat toelaat.
error-tutto-tally-not-now = Een hele beurt kun je alleen voor de eerste kaart ervan invoeren.
error-tutto-tally-no-cards = Een beurt heeft minstens één kaart. Voer de kaarten in die je hebt omgedraaid.
error-tutto-tally-turn-over = { $card } beëindigt de beurt, dus { $next } kan er niet na komen.
error-tutto-tally-points = Een beurt met { $cards } kan geen { $points } opleveren. Het dichtst erbij: { $nearest }.
error-tutto-tally-no-clover = Je kunt alleen winnen met het klavertje vier als het de laatste kaart van de beurt is, en die beurt levert 0 op.

## De regels, als Markdown
tutto-rules =
    Schrijf als eerste 6.000 punten bij. Wie dan de minste punten heeft, betaalt een rondje.

    __Een beurt.__ Draai een kaart om en gooi zes dobbelstenen. Telt er niets, dan is het een *misser*: je beurt is voorbij
    en je verliest alle punten ervan. Anders kun je __stoppen__ en de punten van de beurt bijschrijven, met elke
    dobbelsteen van de laatste worp die telt, of minstens één losse dobbelsteen of drieling __apart leggen__ en de rest
    gooien.

    __Wat telt__

    | worp | punten | worp | punten |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1.000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    ⚀⚁⚁⚁⚄⚅ is dus 350 punten waard. Een drieling telt alleen als alle drie de dobbelstenen *in één worp* kwamen: drie ⚄
    die in drie worpen apart zijn gelegd, zijn 150 waard, niet 500.

    __Tutto.__ Liggen alle zes de dobbelstenen apart, na één worp of meer, dan heb je een Tutto. De kaart geeft je wat die
    belooft. Daarna stop je en schrijf je bij, of je gaat __door__: draai de volgende kaart om en gooi alle zes
    dobbelstenen. Krijg je nu een stopkaart of een misser, dan verlies je alle punten van deze beurt, ook die van eerdere
    kaarten.

    __Een voorbeeld.__ Je kaart is Bonus 300. Je gooit ⚀⚁⚂⚂⚂⚅, legt ⚂⚂⚂ apart (300) en gooit er drie: ⚁⚃⚄.
    Je legt ⚄ apart (50) en gooit er twee: ⚀⚄. Je legt ze allebei apart (150), en dat is een Tutto. Met 500 voor de
    dobbelstenen en 300 voor de kaart heb je 800. Je kunt ze bijschrijven, maar je gaat door en draait x2 om. Nog een
    Tutto, zeg van 400, zou er 1.200 van maken en dat verdubbelen tot 2.400. Maar je gooit ⚁⚁⚂⚃⚅⚅. Niets telt, en de
    800 punten zijn weg.

    | kaart | hoeveel | wat die doet |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | elk 5 | Een Tutto geeft de bonus erbij. |
    | x2 | 5 | Een Tutto verdubbelt al je punten van deze beurt tot nu toe, ook die van eerdere kaarten. |
    | Stop | 10 | Je beurt is voorbij en je verliest de punten ervan. |
    | Vuurwerk | 5 | Leg elke dobbelsteen apart die telt. Gooi na een Tutto alle zes opnieuw, zonder nieuwe kaart. Alleen een misser beëindigt je beurt, en die schrijft je punten *bij*. |
    | Plus/min | 5 | Je mag niet stoppen voor een Tutto. Die levert jou 1.000 op, wat je ook gegooid hebt, en als je bijschrijft, verliest wie aan kop ligt 1.000. Liggen er meer samen aan kop, dan verliezen ze allemaal evenveel, maar jij nooit. |
    | Straat | 5 | Je mag niet stoppen voordat een tot en met zes apart liggen, elk één keer. Elke worp moet minstens één nieuw getal brengen, anders is het een misser. Een straat is 2.000 waard en telt als Tutto. |
    | Klavertje vier | 1 | Je mag niet stoppen. Maak je twee Tutto’s met deze kaart, dan win je het spel meteen, hoe de punten ook staan. Gooi na de eerste alle zes de dobbelstenen opnieuw. |

    __Straat, een voorbeeld.__ Je gooit ⚀⚁⚁⚃⚄⚅, legt ⚀⚁⚃⚄⚅ apart en gooit één dobbelsteen. Alleen ⚂ maakt de straat
    af; al het andere is een misser. Je kunt ook minder dobbelstenen apart leggen en er meer gooien voor de getallen die
    nog ontbreken.

    __Plus/min.__ Wie er aan kop ligt, zie je op het scoreblad, voordat je de punten van deze beurt erbij telt. Lig je
    alleen aan kop, dan beëindigt de kaart je beurt, net als een stopkaart. Niemand zakt onder 0.

    __De stapel__ gaat van beurt tot beurt door. Is hij op, dan worden alle 56 kaarten opnieuw geschud.

    __Het einde.__ Het spel is afgelopen zodra iemand 6.000 punten of meer heeft bijgeschreven. Wie dan de meeste punten
    heeft, wint. Speel je alleen, tel dan hoeveel beurten je nodig hebt.

    __Latere regels.__ Lig je alleen aan kop, dan speel je plus/min om de 1.000 en verliest niemand punten. Haalt iemand
    6.000, dan maken jullie de ronde af. Bij een gelijk totaal delen jullie de overwinning.

## Een hele beurt op één regel, met echte dobbelstenen en kaarten
tutto-help-turn = Alleen de score bijhouden? Typ “turn”, de kaarten op volgorde en de bijgeschreven punten: “turn 600 x2 1500”.
error-tutto-turn-form = “{ $text }” is niet te lezen. Typ de kaarten van de beurt en dan de punten, of 0 als ze verloren zijn: “turn 600 x2 1500”.

## De korte regels
tutto-goal = Schrijf als eerste { $target } punten bij.
tutto-begins = Volgens het boekje begint wie het meeste geluk heeft. Jullie bepalen samen wie dat is.
tutto-step-card = Draai een kaart om en gooi zes dobbelstenen.
tutto-step-set = Leg minstens één dobbelsteen apart die telt en gooi de rest. Of stop en schrijf bij.
tutto-step-tutto = Liggen alle zes de dobbelstenen apart, dan is dat een Tutto en betaalt de kaart uit. Schrijf bij, of draai de volgende kaart om.
tutto-item-single = Los
tutto-item-triple = Drieling
tutto-needs-single = Elk telt op zichzelf.
tutto-needs-triple = Drie gelijke in één worp.
tutto-needs-stop = je beurt is voorbij en je verliest de punten ervan
tutto-example-card = Je draait { $card } om.
tutto-example-set = Je legt { $aside } apart voor { $points } punten. Tot nu toe is dat { $total }.
tutto-example-tutto = Alle zes de dobbelstenen liggen apart, dus het is een Tutto. { $dice } voor de dobbelstenen en { $bonus } voor de kaart is { $points }.
tutto-example-go = In plaats van de { $points } bij te schrijven, draai je nog een kaart om: { $card }.
tutto-example-null = Niets telt. Dat is een misser, en alle { $points } punten zijn weg.
tutto-ask-triple = Zijn drie vijven uit drie worpen een drieling?
tutto-answer-triple = Nee. Een drieling moet in één worp komen.
tutto-ask-at-once = Moet ik dobbelstenen apart leggen voordat ik stop?
tutto-answer-at-once = Nee. Als je stopt, schrijf je ook elke dobbelsteen van de laatste worp bij die telt.
tutto-ask-null = Wat kost een misser?
tutto-answer-null = Alle punten van deze beurt, ook die van eerdere kaarten. Punten die je eerder bijschreef, zijn veilig. Alleen bij het vuurwerk schrijft een misser je punten bij.
tutto-ask-leader-misses-turn = Wat als ik aan kop lig en plus/min omdraai?
tutto-answer-leader-misses-turn = Lig je alleen aan kop, dan is je beurt voorbij, net als bij een stopkaart.
tutto-ask-leader-plays-on = Wat als ik aan kop lig en plus/min omdraai?
tutto-answer-leader-plays-on = Lig je alleen aan kop, dan speel je om de 1.000 en verliest niemand iets.
tutto-ask-end-at-once = Wanneer is het spel afgelopen?
tutto-answer-end-at-once = Zodra iemand { $target } punten of meer heeft bijgeschreven.
tutto-ask-end-equal-turns = Wanneer is het spel afgelopen?
tutto-answer-end-equal-turns = Aan het einde van de ronde waarin iemand { $target } punten of meer bijschrijft.
tutto-now-risk = Deze kaart ligt op tafel, met { $points } punten op het spel.
tutto-now-left = { $left ->
    [0] Geen meer in de stapel van { $cards }.
    [one] Nog 1 in de stapel van { $cards }.
   *[other] Nog { $left } in de stapel van { $cards }.
 }

## De les: wat je bij elke stap doet, en daarna waarom
tutto-lesson-goal = Haal als eerste 1.000 punten
tutto-lesson-draw = Elke beurt begint met een kaart. Draai er een om.
tutto-lesson-draw-why = Leg alle zes de dobbelstenen apart, dan geeft deze kaart je 300 extra.
tutto-lesson-one = Alleen ⚀ en ⚄ tellen op zichzelf. Leg ⚀ apart en gooi de rest.
tutto-lesson-one-why = ⚀ is 100 punten waard, ⚄ is 50 waard.
tutto-lesson-triple = Drie gelijke in één worp tellen samen. Leg ⚁⚁⚁ apart.
tutto-lesson-triple-why = Dat is 200 punten. ⚅⚅⚅ zou 600 zijn, en ⚀⚀⚀ zelfs 1.000.
tutto-lesson-tutto = Beide dobbelstenen tellen. Leg ⚀⚄ apart.
tutto-lesson-tutto-why = Alle zes de dobbelstenen liggen apart. Dat is een Tutto, en de kaart geeft er 300 bij.
tutto-lesson-bank = Je kunt doorgaan en alles op het spel zetten. Schrijf liever je 750 punten bij.
tutto-lesson-bank-why = Bijgeschreven punten zijn veilig. Daarna schreef Jussi, de bot, er 250 bij.
tutto-lesson-null = Jij bent weer aan de beurt. Draai de volgende kaart om.
tutto-lesson-null-why = Geen ⚀, geen ⚄, geen drie gelijke. Dat is een misser, en de beurt levert niets op.
tutto-lesson-draw-again = Jussi draaide een stopkaart om en moest stoppen. Draai die van jou om.
tutto-lesson-draw-again-why = Je hebt er 250 nodig om te winnen. Nu bijschrijven levert maar 200 op.
tutto-lesson-coach = Vraag de coach wat je apart moet leggen.
tutto-lesson-coach-why = Alleen ⚀, want hoe meer dobbelstenen je gooit, hoe kleiner de kans op een misser.
tutto-lesson-win = 250 punten, precies genoeg. Schrijf ze bij.
tutto-lesson-win-why = Dat is 1.000 punten, en je wint. De meeste spellen gaan door tot 6.000.
tutto-lesson-done = Stop op tijd en leg alleen de dobbelstenen apart die je nodig hebt.
