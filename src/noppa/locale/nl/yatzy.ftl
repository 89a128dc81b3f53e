# Yatzy: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

yatzy-name = Yatzy
yatzy-tagline = Vijftien rijen, vijf dobbelstenen, drie worpen per beurt

## Uitgaven
yatzy-edition-international = Internationaal
yatzy-edition-nordic = Noords
yatzy-edition-danish = Deens
yatzy-edition-dutch = Nederlands

## Opties, en wat elke waarde betekent
yatzy-option-declare = Wanneer de rij gekozen wordt
yatzy-option-declare-after = na het gooien
yatzy-option-declare-before = voor de eerste worp
yatzy-option-yatzy = Wat een yatzy waard is
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus de som van de dobbelstenen
yatzy-option-bonus-from = Punten in de bovenste rijen die de bonus opleveren
yatzy-option-chance = Wanneer Kans ingevuld mag worden
yatzy-option-chance-free = met elke worp
yatzy-option-chance-last-resort = alleen met een worp die in geen andere vrije rij scoort
yatzy-option-declare-after-more = Je gooit eerst en kiest dan de rij die bij de stenen past.
yatzy-option-declare-before-more = Je noemt een rij voor de eerste worp; leveren de stenen daar niets op, dan schrijf je 0 of wijk je uit naar Kans.
yatzy-option-yatzy-fifty-more = Vijf gelijke zijn 50 waard, wat ze ook tonen.
yatzy-option-yatzy-sum-plus-fifty-more = Vijf gelijke zijn 50 waard plus hun som: vijf zessen zijn 80.
yatzy-option-bonus-from-more = Je krijgt de bonus als je bovenste rijen samen { $value } of meer zijn.
yatzy-option-chance-free-more = Kans neemt elke worp, op elk moment.
yatzy-option-chance-last-resort-more = Kans neemt alleen een worp die in geen van je andere vrije rijen scoort.

## Rijen van het scoreblok
yatzy-item-ones = Ééntjes
yatzy-item-twos = Twee
yatzy-item-threes = Drie
yatzy-item-fours = Vier
yatzy-item-fives = Vijf
yatzy-item-sixes = Zes
yatzy-item-bonus = Bonus
yatzy-item-one-pair = Één paar
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
yatzy-move-declare = { $row } aankondigen
yatzy-move-score = { $row } { $points }

## De redenen van de coach
yatzy-item-zero = een nul

## Wat je kunt typen
yatzy-help =
    Typ de dobbelstenen die je houdt, en de rest wordt opnieuw gegooid: “66” of “keep 6 6”; alleen “keep” gooit alle vijf.
    Typ een rij om die in te vullen: “full house”, “full” of “score full_house”; wordt de rij voor het gooien
    aangekondigd, typ hem dan ook al: “sixes” of “declare sixes”.

## Weigeringen
error-yatzy-declares-after = In deze uitgave worden rijen niet aangekondigd: eerst gooien, dan kiezen.
error-yatzy-declared-already = Deze beurt is al aangekondigd voor { $item }.
error-yatzy-declare-first = Noem de rij voor deze beurt voordat je gooit.
error-yatzy-no-rolls-left = Er zijn geen worpen meer: vul een rij in.
error-yatzy-keep-not-there = Je kunt alleen dobbelstenen houden die op tafel liggen: { $dice }.
error-yatzy-row-filled = { $item } is al ingevuld.
error-yatzy-chance-last-resort = Kans neemt alleen een worp die in geen andere vrije rij scoort.
error-yatzy-declared-row-only = Deze beurt is aangekondigd voor { $item }.

## De regels, als Markdown
yatzy-rules =
    Vul alle vijftien rijen van je kolom in. Het hoogste totaal wint; bij een gelijk totaal deel je de winst.
    Je kunt alleen spelen, tegen je eigen record, of met velen samen.

    __Een beurt.__ Gooi vijf dobbelstenen. Nog hoogstens twee keer houd je wat je wilt en gooi je de rest; stenen die
    je eerder hield, mogen ook weer mee. Na elke worp mag je stoppen. Vul dan één vrije rij in, ook als die 0
    krijgt. Elke rij wordt één keer gebruikt, dus iedereen heeft vijftien beurten.

    __Een voorbeeld.__ De eerste worp is ⚁⚂⚄⚄⚅. Je houdt ⚄⚄ en gooit drie stenen: ⚀⚂⚄. Je houdt ⚄⚄⚄ en gooit
    er twee: ⚂⚂. Nu is ⚂⚂⚄⚄⚄ een full house voor 21. Waren de laatste twee ⚀⚅ geweest, dan was ⚀⚄⚄⚄⚅ 15 waard
    bij Vijf of bij Drie dezelfden, 10 bij Één paar, of 22 bij Kans.

    __De rijen__

    | rij | scoort | voorbeeld |
    |---|---|---|
    | Ééntjes tot en met Zes | de stenen met dat aantal ogen | Vier: ⚁⚃⚃⚃⚅ → 12 |
    | Één paar | de twee stenen van het beste paar | ⚁⚁⚃⚄⚄ → 10 |
    | Twee paar | de vier stenen van twee verschillende paren | ⚁⚁⚂⚅⚅ → 16 |
    | Drie dezelfden | die drie stenen | ⚀⚂⚃⚃⚃ → 12 |
    | Vier dezelfden | die vier stenen | ⚁⚁⚁⚁⚅ → 8 |
    | Kleine straat | een tot en met vijf, altijd 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Grote straat | twee tot en met zes, altijd 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full house | drie van het ene, twee van een ander aantal: alle stenen | ⚂⚂⚃⚃⚃ → 18 |
    | Kans | alle stenen, wat ze ook tonen | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | vijf gelijke, altijd 50 | ⚃⚃⚃⚃⚃ → 50 |

    Een worp mag in elke vrije rij waar hij past: ⚃⚃⚃⚃⚀ is 12 bij Drie dezelfden, 8 bij Één paar.
    Vier gelijke zijn geen Twee paar, en vijf gelijke zijn geen full house.

    __Bonus.__ Met 63 punten of meer in de zes rijen van Ééntjes tot en met Zes krijg je een bonus van 50. Drie
    stenen in elk van die rijen zijn net genoeg.

    __Noordse uitgave.__ Kans neemt alleen een worp die in geen andere vrije rij scoort: ⚀⚂⚃⚅⚅ kan daar niet
    heen zolang Ééntjes, Drie, Vier, Zes of Één paar vrij zijn. Is Kans de laatste vrije rij, dan neemt ze
    elke worp.

    __Deense uitgave.__ Zoals de Noordse, en je noemt de rij voor je eerste worp. Een worp die daar scoort, gaat
    daarheen. Een worp die mist, geeft daar 0, of gaat naar Kans zolang Kans vrij is en hem neemt;
    is Kans ingevuld, dan mag je de 0 ook in een andere vrije rij schrijven. Kans mag je alleen
    noemen als het de laatste vrije rij is. Een yatzy is 50 plus zijn stenen waard: ⚅⚅⚅⚅⚅ → 80.

    __Nederlandse uitgave.__ Voor de bonus zijn 64 punten nodig, dus drie stenen in elke rij zijn niet genoeg.

## Solving
yatzy-solved-odds = De bonus komt in { $bonus }% van de spellen, een yatzy in { $yatzy }%.
