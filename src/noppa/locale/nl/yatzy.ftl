# Yatzy: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

yatzy-name = Yatzy
yatzy-tagline = Vijftien rijen, drie worpen

## Uitgaven
yatzy-edition-international = Internationaal
yatzy-edition-nordic = Noords
yatzy-edition-danish = Deens
yatzy-edition-dutch = Nederlands

## Opties, en wat elke waarde betekent
yatzy-option-declare = Wanneer je de rij kiest
yatzy-option-declare-after = na het gooien
yatzy-option-declare-before = voor de eerste worp
yatzy-option-yatzy = Punten voor een yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus de som van de dobbelstenen
yatzy-option-bonus-from = Punten bovenaan die je nodig hebt voor de bonus
yatzy-option-chance = Wanneer je Kans mag gebruiken
yatzy-option-chance-free = met elke worp
yatzy-option-chance-last-resort = alleen als geen andere vrije rij punten geeft

## Wat een optie verandert, in één zin
yatzy-option-declare-after-more = Je gooit eerst en kiest dan de rij die bij je dobbelstenen past.
yatzy-option-declare-before-more = Je kondigt voor de eerste worp een rij aan. Leveren je dobbelstenen daar niets op, dan noteer je 0 of gebruik je Kans als dat kan.
yatzy-option-yatzy-fifty-more = Vijf gelijke zijn 50 waard, welk getal het ook is.
yatzy-option-yatzy-sum-plus-fifty-more = Vijf gelijke zijn 50 waard plus de som van de dobbelstenen. Vijf zessen zijn dus 80 waard.
yatzy-option-bonus-from-more = Je krijgt de bonus als je bovenste rijen samen { $value } of meer zijn.
yatzy-option-chance-free-more = Je mag Kans met elke worp gebruiken, op elk moment.
yatzy-option-chance-last-resort-more = Je mag Kans alleen gebruiken als je dobbelstenen in geen van je andere vrije rijen punten geven.

## Rijen van het scoreblok
yatzy-item-ones = Eentjes
yatzy-item-twos = Twee
yatzy-item-threes = Drie
yatzy-item-fours = Vier
yatzy-item-fives = Vijf
yatzy-item-sixes = Zes
yatzy-item-bonus = Bonus
yatzy-item-one-pair = Eén paar
yatzy-item-two-pairs = Twee paar
yatzy-item-three-of-a-kind = Drie dezelfden
yatzy-item-four-of-a-kind = Vier dezelfden
yatzy-item-small-straight = Kleine straat
yatzy-item-large-straight = Grote straat
yatzy-item-full-house = Full house
yatzy-item-chance = Kans
yatzy-item-yatzy = Yatzy

## Op het scherm
yatzy-upper = Bovenste rijen
yatzy-lower = Onderste rijen
yatzy-total = Totaal
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Ronde { $round } van { $rounds }
yatzy-declared = voor { $row }
yatzy-rolls-left = { $rolls ->
    [0] geen worp meer
    [one] nog één worp
   *[other] nog { $rolls } worpen
 }
yatzy-move-keep = { $count ->
    [0] alle vijf opnieuw gooien
   *[other] { $dice } houden
 }
yatzy-bonus-from = +50 vanaf { $from }
yatzy-pace = { $way ->
    [-1] { $points } achter op schema voor de bonus
    [0] op schema voor de bonus
   *[1] { $points } voor op schema voor de bonus
 }
yatzy-best-rows = Beste rijen voor deze dobbelstenen
yatzy-hint-keep = Tik op de dobbelstenen die je wilt houden.
yatzy-hint-write = Tik op een rij om je punten te noteren.
yatzy-told-score = { $name } noteerde { $points } bij { $row }.
yatzy-told-declare = { $name } kondigde { $row } aan.
yatzy-move-declare = { $row } aankondigen
yatzy-move-score = { $row } { $points }

## Wat de coach zegt, en waarom
yatzy-advice-keep = { $count ->
    [0] Alle vijf opnieuw gooien
   *[other] { $dice } houden en { $left ->
        [one] één dobbelsteen
       *[other] { $left } dobbelstenen
     } gooien
 }
yatzy-advice-keep-brief = { $count ->
    [0] Alle vijf gooien
   *[other] { $dice } houden
 }
yatzy-advice-declare = { $item } aankondigen
yatzy-advice-score = { $points } noteren bij { $item }
yatzy-advice-zero = Een nul noteren bij { $item }
yatzy-why-ends = De beurt eindigt waarschijnlijk met { $item } ({ $percent }%) of { $other_item } ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] De beurt eindigt met { $item }.
   *[other] De beurt eindigt vrijwel zeker met { $item }.
 }
yatzy-why-zero = In { $percent }% van de gevallen wordt het een nul.
yatzy-why-score = { $item } geeft nu { study-amount-points }.
yatzy-why-turn = Een beurt die op { $item } mikt, geeft gemiddeld { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Daarmee lig je { study-amount-points } voor op het schema voor de bonus.
    [behind] Daarmee lig je { study-amount-points } achter op het schema voor de bonus.
   *[even] Daarmee blijf je precies op schema voor de bonus.
 }
yatzy-why-bonus-made = Daarmee krijg je de bonus van 50 punten.
yatzy-why-bonus-lost = Daarmee is de bonus niet meer te halen.
yatzy-why-roll-instead = { $than ->
    [less] Opnieuw gooien zou { study-amount-points } minder waard zijn.
    [more] Opnieuw gooien zou { study-amount-points } meer waard zijn.
   *[same] Opnieuw gooien zou evenveel waard zijn.
 }
yatzy-why-write-instead = { $points ->
    [0] Een nul bij { $item }
   *[other] { $points } bij { $item }
 } { $than ->
    [less] zou { study-amount-points } minder waard zijn.
    [more] zou { study-amount-points } meer waard zijn.
   *[same] zou evenveel waard zijn.
 }
yatzy-item-zero = een nul

## Wat je kunt typen
yatzy-help =
    Typ de dobbelstenen die je wilt houden, en de rest wordt opnieuw gegooid: “66” of “keep 6 6”. Alleen “keep” gooit alle vijf.
    Typ een rij om die in te vullen: “full house”, “full” of “score full_house”. Speel je met aankondigen,
    typ de rij dan ook voordat je gooit: “sixes” of “declare sixes”.

## Weigeringen
error-yatzy-declares-after = In deze uitgave kondig je geen rij aan. Gooi eerst en kies dan.
error-yatzy-declared-already = Je hebt voor deze beurt al { $item } aangekondigd.
error-yatzy-declare-first = Kondig een rij voor deze beurt aan voordat je gooit.
error-yatzy-no-rolls-left = Je hebt geen worpen meer. Vul een rij in.
error-yatzy-keep-not-there = Je kunt alleen dobbelstenen houden die je hebt gegooid: { $dice }.
error-yatzy-row-filled = { $item } is al ingevuld.
error-yatzy-chance-last-resort = Je mag Kans alleen gebruiken als je dobbelstenen in geen andere vrije rij punten geven.
error-yatzy-declared-row-only = Je hebt voor deze beurt { $item } aangekondigd, dus je kunt geen andere rij nemen.

## De regels, als Markdown
yatzy-rules =
    Vul alle vijftien rijen van je kolom in. Het hoogste totaal wint; bij een gelijk totaal delen jullie de
    overwinning. Speel alleen tegen je eigen record, of samen met anderen.

    __Een beurt.__ Gooi vijf dobbelstenen. Daarna mag je hoogstens twee keer opnieuw gooien: houd wat je wilt en gooi de
    rest. Dobbelstenen die je eerder hield, mag je ook weer gooien, en na elke worp mag je stoppen. Vul dan één vrije rij
    in, ook als die 0 krijgt. Elke rij gebruik je één keer, dus iedereen heeft vijftien beurten.

    __Een voorbeeld.__ Je eerste worp is ⚁⚂⚄⚄⚅. Je houdt ⚄⚄ en gooit drie dobbelstenen: ⚀⚂⚄. Je houdt ⚄⚄⚄ en gooit
    er twee: ⚂⚂. Nu heb je ⚂⚂⚄⚄⚄, een full house voor 21. Waren de laatste twee ⚀⚅ geweest, dan was ⚀⚄⚄⚄⚅ 15 waard
    bij Vijf of Drie dezelfden, 10 bij Eén paar, of 22 bij Kans.

    __De rijen__

    | rij | scoort | voorbeeld |
    |---|---|---|
    | Eentjes tot en met Zes | de dobbelstenen met dat aantal ogen | Vier: ⚁⚃⚃⚃⚅ → 12 |
    | Eén paar | de twee dobbelstenen van het beste paar | ⚁⚁⚃⚄⚄ → 10 |
    | Twee paar | de vier dobbelstenen van twee verschillende paren | ⚁⚁⚂⚅⚅ → 16 |
    | Drie dezelfden | die drie dobbelstenen | ⚀⚂⚃⚃⚃ → 12 |
    | Vier dezelfden | die vier dobbelstenen | ⚁⚁⚁⚁⚅ → 8 |
    | Kleine straat | een tot en met vijf, altijd 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Grote straat | twee tot en met zes, altijd 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full house | alle dobbelstenen: drie van het ene getal, twee van een ander | ⚂⚂⚃⚃⚃ → 18 |
    | Kans | alle dobbelstenen, wat ze ook laten zien | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | vijf gelijke, altijd 50 | ⚃⚃⚃⚃⚃ → 50 |

    Een worp mag je in elke vrije rij gebruiken waar hij past: ⚃⚃⚃⚃⚀ is 12 waard bij Drie dezelfden of 8 bij Eén paar.
    Vier gelijke tellen niet als Twee paar, en vijf gelijke niet als full house.

    __Bonus.__ Zijn je zes rijen van Eentjes tot en met Zes samen 63 punten of meer, dan krijg je een bonus van 50. Drie
    dobbelstenen in elk van die rijen zijn net genoeg.

    __Noordse uitgave.__ Je mag Kans alleen gebruiken als je worp in geen andere vrije rij punten geeft: ⚀⚂⚃⚅⚅ kan daar
    niet heen zolang Eentjes, Drie, Vier, Zes of Eén paar vrij is. Is Kans je laatste vrije rij, dan past elke worp er.

    __Deense uitgave.__ Zoals de Noordse uitgave, maar je kondigt voor je eerste worp een rij aan. Geeft je worp daar
    punten, dan noteer je ze daar. Zo niet, dan noteer je daar 0, of je gebruikt Kans als die vrij is en de worp er mag.
    Is Kans al ingevuld, dan mag je de 0 in plaats daarvan in elke vrije rij noteren. Kans mag je alleen aankondigen als
    het je laatste vrije rij is. Een yatzy is 50 waard plus de dobbelstenen: ⚅⚅⚅⚅⚅ → 80.

    __Nederlandse uitgave.__ Voor de bonus heb je 64 punten nodig, dus drie dobbelstenen in elke rij zijn niet genoeg.

## Oplossen
yatzy-solved-odds = Je krijgt de bonus in { $bonus }% van de spellen en een yatzy in { $yatzy }%.

## De korte regels
yatzy-goal = Vul alle vijftien rijen van je kolom in en haal de meeste punten.
yatzy-begins = Het boekje zegt er niets over. Kies iemand, of gooi allemaal één dobbelsteen: wie het hoogst gooit, begint.
yatzy-step-roll = Gooi vijf dobbelstenen.
yatzy-step-keep = Houd de dobbelstenen die je wilt en gooi de rest opnieuw, hoogstens twee keer.
yatzy-step-write = Noteer de punten in één vrije rij.
yatzy-step-write-declared = Noteer de punten in de rij die je voor het gooien hebt aangekondigd.
yatzy-needs-number = Tel de dobbelstenen op die { $face } laten zien.
yatzy-needs-bonus = { $from } punten of meer in de zes rijen hierboven.
yatzy-needs-one-pair = Twee dezelfde. Die twee dobbelstenen tellen.
yatzy-needs-two-pairs = Twee paren met verschillende getallen. Die vier dobbelstenen tellen.
yatzy-needs-three-of-a-kind = Drie dezelfde. Die drie dobbelstenen tellen.
yatzy-needs-four-of-a-kind = Vier dezelfde. Die vier dobbelstenen tellen.
yatzy-needs-small-straight = Een tot en met vijf.
yatzy-needs-large-straight = Twee tot en met zes.
yatzy-needs-full-house = Drie van het ene getal en twee van een ander. Alle vijf de dobbelstenen tellen.
yatzy-needs-chance = Het maakt niet uit wat je gooit. Alle vijf de dobbelstenen tellen.
yatzy-example-first = Je eerste worp. Je houdt { $kept } en gooit de andere drie.
yatzy-example-second = Nog een vijf. Je houdt { $kept } en gooit er twee.
yatzy-example-last = { $row }: { $points } punten.
yatzy-example-other = Dezelfde beurt met een andere laatste worp. Je kunt een van deze rijen nemen als die vrij is:
yatzy-example-or = { $row }, { $points } punten
yatzy-ask-again = Mag ik een dobbelsteen gooien die ik eerder hield?
yatzy-answer-again = Ja. Na elke worp kies je opnieuw welke dobbelstenen je houdt.
yatzy-ask-zero = Wat als er niets past?
yatzy-answer-zero = Dan vul je toch één vrije rij in. Die krijgt 0 en is gebruikt.
yatzy-ask-alike = Tellen vier gelijke als Twee paar, of vijf gelijke als full house?
yatzy-answer-alike = Nee, voor allebei heb je twee verschillende getallen nodig. Maar vier gelijke tellen ook als Eén paar of Drie dezelfden.
yatzy-ask-chance-free = Wanneer mag ik Kans gebruiken?
yatzy-answer-chance-free = Eén keer, met welke dobbelstenen je maar wilt.
yatzy-ask-chance-last-resort = Wanneer mag ik Kans gebruiken?
yatzy-answer-chance-last-resort = Eén keer, als je dobbelstenen in geen van je andere vrije rijen punten geven, of als het je laatste vrije rij is.
yatzy-ask-declare = Wat als de dobbelstenen niet passen in de rij die ik heb aangekondigd?
yatzy-answer-declare = Dan noteer je daar 0. Of je gebruikt Kans, als die vrij is en deze dobbelstenen er mogen. Is Kans al ingevuld, dan mag je de 0 in plaats daarvan in elke vrije rij noteren.
yatzy-ask-alone = Met hoeveel spelers kun je spelen?
yatzy-answer-alone = Het boekje noemt geen grens. Hier kun je met een tot twintig spelers spelen. In je eentje speel je tegen je record.
yatzy-now-written = Je hebt hier { $points } punten.
yatzy-now-bonus = Je bovenste rijen zijn tot nu toe samen { $points }.
yatzy-now-free = Deze rij is nog vrij.
yatzy-now-would = Je dobbelstenen zouden hier { $points } punten geven.

## De les: wat je bij elke stap doet, en daarna waarom
yatzy-lesson-goal = Vul vijftien rijen in en haal de meeste punten
yatzy-lesson-roll = Deze vijf dobbelstenen zijn van jou. Gooi ze.
yatzy-lesson-roll-why = Je hebt hoogstens drie worpen per beurt en kiest zelf welke dobbelstenen je houdt.
yatzy-lesson-keep = ⚅⚅ is een goed begin. Houd ze allebei en gooi de andere drie.
yatzy-lesson-keep-why = Een derde ⚅. De dobbelstenen die je houdt, blijven liggen.
yatzy-lesson-keep-three = Houd ⚅⚅⚅ en gooi de laatste twee.
yatzy-lesson-keep-three-why = Drie van het ene getal en twee van een ander: een full house.
yatzy-lesson-full-house = Elke vrije rij laat zien wat die zou opleveren. Kies Full house.
yatzy-lesson-full-house-why = 28 punten, de som van alle vijf de dobbelstenen. Elke rij kun je maar één keer gebruiken.
yatzy-lesson-roll-again = Jussi, de bot tegen wie je speelt, is ook geweest. Gooi nu weer.
yatzy-lesson-roll-again-why = Twee ⚂ houden, of ⚁⚂⚃⚄, nog maar één getal van een straat?
yatzy-lesson-coach = Vraag de coach welke dobbelstenen je moet houden.
yatzy-lesson-coach-why = Daar is de ⚅. Nu heb je er vijf op een rij, van 2 tot en met 6.
yatzy-lesson-straight = Dat is een Grote straat. Noteer hem in zijn rij.
yatzy-lesson-straight-why = 20 punten. Past een worp in geen enkele vrije rij, dan noteer je een 0.
yatzy-lesson-roll-late = We slaan een stuk over. Alleen Drie en Yatzy zijn nog vrij. Gooi.
yatzy-lesson-roll-late-why = Bovenaan heb je 54 punten, en met ⚂⚂⚂ wordt het 63.
yatzy-lesson-bonus = 63 punten bovenaan geven je een bonus. Noteer 9 bij Drie.
yatzy-lesson-bonus-why = 63 punten, dus je krijgt er 50 bij. Drie van elk getal is genoeg.
yatzy-lesson-roll-last = Jussi moest een 0 noteren. Dit is je laatste beurt. Gooi.
yatzy-lesson-roll-last-why = Vier keer ⚄. Nog één en je hebt er vijf gelijk.
yatzy-lesson-keep-four = Houd ⚄⚄⚄⚄ en gooi de laatste dobbelsteen.
yatzy-lesson-keep-four-why = Vijf gelijke. Dat is een yatzy.
yatzy-lesson-yatzy = Er is nog maar één rij over. Noteer je punten bij Yatzy.
yatzy-lesson-yatzy-why = 50 punten, en het spel is afgelopen.
yatzy-lesson-done = Probeer bovenaan drie van elk getal te halen en bewaar Kans voor een slechte beurt.
