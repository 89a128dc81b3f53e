# KIVI: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

kivi-name = KIVI
kivi-tagline = Lange lijnen op een bord van 7 × 7

## Uitgaven
kivi-edition-international = Internationaal
kivi-edition-italian = Italiaans

## Opties, en wat elke waarde betekent
kivi-option-run-of-six = Waar 1-2-3-4-5-6 heen mag
kivi-option-run-of-six-vacant = elk vrij vak
kivi-option-run-of-six-take-over = elk vrij vak, of dat van een ander
kivi-option-alike = Waar vijf en zes gelijke heen mogen
kivi-option-alike-wild = elk vrij vak; zes gelijke ook dat van een ander
kivi-option-alike-plain = alleen vakken waar ze passen

## Wat een optie verandert, in één zin
kivi-option-run-of-six-vacant-more = Met 1-2-3-4-5-6 mag je je steen op elk vrij vak leggen.
kivi-option-run-of-six-take-over-more = Met 1-2-3-4-5-6 mag je je steen op elk vrij vak leggen, of het vak van een ander overnemen en die steen verplaatsen.
kivi-option-alike-wild-more = Met vijf gelijke mag je je steen op elk vrij vak leggen. Met zes gelijke mag je ook het vak van een ander overnemen en die steen verplaatsen.
kivi-option-alike-plain-more = Vijf en zes gelijke zijn niets bijzonders. Ze passen alleen bij “Alles even”, “Alles oneven”, “12 of minder” en “30 of meer”.

## Wat telt
kivi-item-lines = Lijnen
kivi-item-singles = Losse stenen

## Doelen van de vakken
kivi-target-two-pairs = 2 paar
kivi-target-three-of-a-kind = 3 dezelfden
kivi-target-run-of-4 = Straat van 4
kivi-target-three-and-two = 3 + 2 dezelfden
kivi-target-four-of-a-kind = 4 dezelfden
kivi-target-run-of-5 = Straat van 5
kivi-target-all-even = Alles even
kivi-target-all-odd = Alles oneven
kivi-target-at-most-12 = 12 of minder
kivi-target-at-least-30 = 30 of meer
kivi-target-three-pairs = 3 paar
kivi-target-two-triples = 2 drielingen
kivi-target-four-and-two = 4 + 2 dezelfden

## Doelen zoals ze op een vak staan: hoogstens zes letters
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = even
kivi-short-all-odd = oneven
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Waar een worp heen mag, wat de doelen ook zeggen
kivi-wild-vacant = Elk vrij vak
kivi-wild-take-over = Elk vrij vak, of dat van een ander

## Op het scherm
kivi-stones = { $box ->
    [0] nog { $hand }
   *[other] nog { $hand }, { $box } kwijt
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Ronde { $round } van { $rounds }
kivi-rolls-left = { $rolls ->
    [0] geen worp meer
    [one] nog één worp
   *[other] nog { $rolls } worpen
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, maar al bezet
kivi-meets-nothing = Past nergens
kivi-move-keep = { $count ->
    [0] alle zes opnieuw gooien
   *[other] { $dice } houden
 }
kivi-move-place = steen op { $square } ({ $gain })
kivi-move-take-over = steen op { $square } ({ $gain }), de andere naar { $to } ({ $change })
kivi-move-box = steen in de doos

## Aan tafel in de browser
kivi-turn = Beurt { $round } van { $rounds }
kivi-place = Steen op { $square } leggen
kivi-take-over = { $square } overnemen, steen naar { $to }
kivi-box = Steen in de doos leggen
kivi-choose = Tik op een vak dat past.
kivi-choose-vacant = Tik op een vrij vak voor de andere steen.
kivi-key-hint = Tik op een vak om te zien waar het om vraagt.
kivi-hint-meets = { $free ->
    [0] Je dobbelstenen passen bij { $targets }, maar geen van die vakken is vrij.
   *[other] Je dobbelstenen passen bij { $targets }. Tik op een vak dat oplicht.
 }
kivi-hint-nothing = Je dobbelstenen passen op geen enkel vak.
kivi-hint-keep = Tik op de dobbelstenen die je wilt houden en gooi de rest.
kivi-wild-fits = { $roll ->
    [six] Zes gelijke passen overal.
    [five] Vijf gelijke passen overal.
   *[run] 1-2-3-4-5-6 past overal.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Tik op een vrij vak, of op een vak met de steen van een ander.
   *[vacant] Tik op een vrij vak.
 }
kivi-key-value = { $value ->
    [1] wit, 1 waard
    [2] zwart, 2 waard
    [3] rood, 3 waard
   *[other] { $value } waard
 }
kivi-key-example = bijvoorbeeld
kivi-key-line = lijn van { $stones } = { $points }
kivi-key-single = een losse steen
kivi-key-not = Je dobbelstenen passen in plaats daarvan bij { $targets }.
kivi-colours = Witte vakken zijn 1 waard, zwarte 2, rode 3.
kivi-did-place = { $name } nam { $square } ({ $target }).
kivi-did-take-over = { $name } nam { $square } over en verplaatste de steen daar naar { $to }.
kivi-did-box = { $name } legde een steen in de doos.
kivi-moment = Lijn van { $stones }
kivi-moment-wild = { $roll ->
    [six] Zes gelijke
    [five] Vijf gelijke
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Dat past op elk vrij vak.
kivi-moment-points = { $gain ->
    [one] +1 punt
   *[other] +{ $gain } punten
 }

## Wat je kunt typen
kivi-help =
    Typ de dobbelstenen die je wilt houden, en de rest wordt opnieuw gegooid: “444” of “keep 4 4 4”. Alleen “keep” gooit alle zes.
    Typ een vak om er een steen te leggen: “d4” of “place d4”.
    Om een vak over te nemen, zet je erbij waar de andere steen heen gaat: “d4 b2” of “place d4 move b2”.
    Typ “box” om de steen in de doos te leggen als hij nergens past.

## Weigeringen
error-kivi-no-rolls-left = Je hebt geen worpen meer. Leg een steen op het bord, of in de doos als hij nergens past.
error-kivi-keep-not-there = Je kunt alleen dobbelstenen houden die je hebt gegooid: { $dice }.
error-kivi-keep-all = Als je alle zes de dobbelstenen houdt, valt er niets te gooien. Leg een steen, of gooi een paar dobbelstenen opnieuw.
error-kivi-square-unknown = Er is geen vak { $square } op dit bord. De vakken lopen van { $first } tot en met { $last }.
error-kivi-square-taken = Op { $square } ligt al een steen. Kies een ander vak.
error-kivi-target-not-met = Vak { $square } vraagt om { $target }. { $needs } { $count ->
    [0] Je dobbelstenen passen nergens.
   *[other] Je dobbelstenen passen op { $open }.
 }
error-kivi-take-over-where = Zeg erbij naar welk vrij vak de steen op { $square } gaat als je het overneemt.
error-kivi-no-take-over = Met deze worp kun je geen vak overnemen. Kies een vrij vak.
error-kivi-take-over-vacant = { $square } is vrij. Leg er gewoon een steen.
error-kivi-take-over-own = De steen op { $square } is al van jou. Kies een ander vak.
error-kivi-move-to-taken = Op { $to } ligt al een steen. Verplaats die van { $square } naar een vrij vak.
error-kivi-board-full = Het bord is vol, dus je kunt geen steen verplaatsen.
error-kivi-box-rolls-left = Je hebt nog worpen over. De doos is alleen voor een laatste worp die nergens past.
error-kivi-box-can-place = Deze worp past op { $open }, dus je moet de steen leggen.
error-kivi-position-impossible = Deze situatie kan in een spel niet voorkomen: stenen te spelen { $hands }, stenen op het bord { $stones }, aan de beurt plaats { $turn }.

## Wat de coach zegt, en waarom
kivi-advice-keep = { $count ->
    [0] Alle zes opnieuw gooien
   *[other] { $dice } houden en { $left ->
        [one] één dobbelsteen
       *[other] { $left } dobbelstenen
     } gooien
 }
kivi-advice-keep-brief = { $count ->
    [0] Alle zes gooien
   *[other] { $dice } houden
 }
kivi-advice-place = Op { $square } leggen ({ $target })
kivi-advice-place-brief = Op { $square } leggen
kivi-advice-take-over = { $square } overnemen en de steen daar naar { $to } verplaatsen
kivi-advice-box = De steen in de doos leggen
kivi-why-gain = Dat levert nu { study-amount-points } op.
kivi-why-line = Dat levert nu { study-amount-points } op, in een lijn van { $stones } stenen.
kivi-why-block = Het zit de anderen ook in de weg. Iemand had daar { study-amount-points } kunnen halen.
kivi-why-rare = Ga je de hele beurt voor { $target }, dan lukt dat in { $percent }% van de gevallen.
kivi-why-take-over = Door het verplaatsen levert de andere steen { study-amount-points } minder op.
kivi-why-box = Deze worp past op geen enkel vrij vak, dus je verliest de steen.
kivi-why-keep = Waarschijnlijk kom je op { $square } ({ $target }, { $percent }%) of { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = Waarschijnlijk kom je op { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = Geen worp kan nog op een vrij vak passen, dus je verliest de steen.
kivi-why-turn = { $percent ->
    [0] Gemiddeld levert de beurt { study-amount-points } op, en je verliest de steen nooit.
   *[other] Gemiddeld levert de beurt { study-amount-points } op. In { $percent }% van de gevallen verlies je de steen.
 }
kivi-why-roll-instead = { $than ->
    [less] Opnieuw gooien zou { study-amount-lead } minder waard zijn.
    [more] Opnieuw gooien zou { study-amount-lead } meer waard zijn.
   *[same] Opnieuw gooien zou evenveel waard zijn.
 }
kivi-why-place-instead = { $than ->
    [less] Een steen op { $square } ({ $target }) zou { study-amount-lead } minder waard zijn.
    [more] Een steen op { $square } ({ $target }) zou { study-amount-lead } meer waard zijn.
   *[same] Een steen op { $square } ({ $target }) zou evenveel waard zijn.
 }

## Wat voor keuze het was
kind-roll-on = leggen of doorgooien
kind-square = welk vak
kind-block = vakken die anderen willen
kind-take-over = overnemen

## Eigen borden
error-kivi-board-size = { $place } is { $given }, maar een bord heeft { $least } tot en met { $most } rijen en kolommen.
error-kivi-board-rows = { $place } moet { $rows } rijen hebben om bij de maat te passen, niet { $given }.
error-kivi-board-columns = { $place } moet { $columns } vakken hebben om bij de maat te passen, niet { $given }.
error-kivi-board-target = Er is geen doel “{ $target }” (vak { $place }). Gebruik een van deze: { $allowed }.
error-kivi-board-value = De waarde “{ $value }” (vak { $place }) is geen geheel getal van { $least } tot en met { $most }.

## De regels, als Markdown
kivi-rules =
    Leg je tien stenen in lange lijnen, horizontaal en verticaal. Het hoogste totaal wint; bij een gelijk totaal delen
    jullie de overwinning. Voor twee tot vier spelers, elk tien beurten, op een bord van 49 vakken.

    __Een beurt.__ Gooi zes dobbelstenen. Je mag hoogstens twee keer opnieuw gooien en houdt elke keer wat je wilt. Na
    elke worp die op een vrij vak past, mag je stoppen en daar een steen leggen. Na de derde worp moet je een steen leggen
    als het kan, op een passend vak naar keuze. Past er niets, dan gaat de steen in de doos en ben je hem kwijt.

    __Doelen.__ Elk vak heeft een doel en is 1, 2 of 3 waard.

    | doel | waarde | voorbeeld |
    |---|---|---|
    | 2 paar | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 dezelfden | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Straat van 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 dezelfden | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 dezelfden | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Straat van 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Alles even | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Alles oneven | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 of minder | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 of meer | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 paar | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 drielingen | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 dezelfden | 3 | ⚂⚂⚅⚅⚅⚅ |

    Alle zes de dobbelstenen tellen. Drie gelijke met een paar is “3 + 2 dezelfden”, nooit “3 dezelfden”, en een straat van
    vijf is geen straat van vier. Past een worp bij meer doelen, dan kies je er een.

    __Een voorbeeld.__ Je gooit ⚁⚁⚃⚃⚄⚅. Dat is “2 paar”, en je zou meteen een steen kunnen leggen. In plaats daarvan houd
    je ⚁⚁⚃⚃, gooi je twee dobbelstenen en krijg je ⚁⚅. Nu is ⚁⚁⚁⚃⚃⚅ “3 + 2 dezelfden” en “Alles even”, maar niet meer
    “2 paar”.

    __Vrije worpen.__ Vijf gelijke, ⚃⚃⚃⚃⚃⚅, of een tot en met zes, ⚀⚁⚂⚃⚄⚅, passen op elk vrij vak. Zes gelijke,
    ⚂⚂⚂⚂⚂⚂, passen op elk vrij vak of op een vak met de steen van een ander, en die steen verplaats je naar een vrij
    vak naar keuze.

    __Tellen.__ Twee of meer van je stenen naast of onder elkaar, zonder gat ertussen, zijn een lijn. Een lijn levert de
    som van de vakken op, maal het aantal stenen. Een steen kan in twee lijnen liggen, een horizontale en een verticale.
    Een steen die niet in een lijn ligt, levert de waarde van zijn vak op.

    __Tellen, een voorbeeld.__ De kolommen zijn a tot en met g van links, de rijen 1 tot en met 7 van boven. Je stenen
    liggen op b2, c2, d2, c3 en g7. Horizontaal zijn b2, c2 en d2 3, 1 en 3 waard: 7 × 3 = 21. Verticaal zijn c2 en c3
    1 en 2 waard: 3 × 2 = 6. De steen op g7 ligt alleen: 1. Samen is dat 28.

    __Italiaanse uitgave.__ Met een tot en met zes, ⚀⚁⚂⚃⚄⚅, mag je ook het vak van een ander overnemen en die steen naar
    een vrij vak naar keuze verplaatsen. Vijf en zes gelijke zijn hier geen vrije worpen.

## De korte regels
kivi-goal = Leg je stenen in lange lijnen. Een lijn levert de vakken maal de stenen op: { $sum } × { $stones } = { $points }.
kivi-begins = Volgens het boekje gooit iedereen één dobbelsteen en begint wie het hoogst gooit. Daarna gaat het met de klok mee.
kivi-step-roll = Gooi zes dobbelstenen.
kivi-step-keep = Houd er een paar en gooi de rest, hoogstens twee keer.
kivi-step-place = Leg een steen op een vrij vak dat bij je dobbelstenen past.
kivi-needs-two-pairs = Twee paren en twee andere dobbelstenen.
kivi-needs-three-of-a-kind = Drie gelijke en drie verschillende dobbelstenen.
kivi-needs-run-of-4 = Vier op een rij, geen vijf.
kivi-needs-three-and-two = Drie gelijke, een paar en één andere dobbelsteen.
kivi-needs-four-of-a-kind = Vier gelijke en twee verschillende dobbelstenen.
kivi-needs-run-of-5 = Vijf op een rij, geen zes.
kivi-needs-all-even = Alleen tweeën, vieren en zessen.
kivi-needs-all-odd = Alleen enen, drieën en vijven.
kivi-needs-at-most-12 = Alle zes de dobbelstenen zijn samen 12 of minder.
kivi-needs-at-least-30 = Alle zes de dobbelstenen zijn samen 30 of meer.
kivi-needs-three-pairs = Drie verschillende paren.
kivi-needs-two-triples = Twee keer drie gelijke.
kivi-needs-four-and-two = Vier gelijke en een paar.
kivi-item-five = Vijf gelijke
kivi-item-run = Een tot en met zes
kivi-item-six = Zes gelijke
kivi-example-first = Je eerste worp is { $target }. Je zou nu een steen kunnen leggen.
kivi-example-keep = Je wilt meer. Je houdt { $kept } en gooit er twee.
kivi-example-last = Nu zijn je dobbelstenen zowel { $one } als { $other }, en je kiest één vak.
kivi-example-line = Een lijn: { $sum } × { $stones } = { $points }
kivi-example-alone = Een steen alleen: { $points }
kivi-example-total = Dat is samen { $points } punten.
kivi-ask-all-dice = Tellen alle zes de dobbelstenen?
kivi-answer-all-dice = Ja. ⚄⚄⚄⚂⚂⚁ is “3 + 2 dezelfden”, nooit “3 dezelfden”. Passen je dobbelstenen bij meer doelen, dan kies je er een.
kivi-ask-nothing = Wat als er na de derde worp niets past?
kivi-answer-nothing = Dan gaat een van je stenen in de doos en ben je hem kwijt.
kivi-ask-twice = Kan een steen twee keer tellen?
kivi-answer-twice = Ja, één keer in een horizontale lijn en één keer in een verticale lijn.
kivi-ask-after = Moet ik alle drie de worpen gebruiken?
kivi-answer-after = Nee. Je mag een steen leggen na elke worp die op een vrij vak past. Na de derde moet het, als het kan.
kivi-ask-tie = Wie wint bij gelijkspel?
kivi-answer-tie = Niemand alleen. Bij een gelijk totaal delen jullie de overwinning.
kivi-now = { $met ->
    [yes] Je dobbelstenen passen.{" "}
   *[no] {""}
 }{ $free ->
    [0] Geen van deze vakken is vrij.
    [one] 1 van de { $of } vakken is vrij.
   *[other] { $free } van de { $of } vakken zijn vrij.
 }

## De les: wat je bij elke stap doet, en daarna waarom
kivi-lesson-goal = Maak lange lijnen van je eigen stenen
kivi-lesson-roll = Gooi je zes dobbelstenen.
kivi-lesson-roll-why = Je hebt drie worpen om bij een van de vakken te passen.
kivi-lesson-keep = Houd ⚄⚄⚄, en gooi de andere drie.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ is “3 + 2 dezelfden” en niet meer “3 dezelfden”.
kivi-lesson-place = De vakken die passen, lichten op. Leg je eerste steen op b4.
kivi-lesson-place-why = Witte vakken zijn 1 waard, zwarte 2 en rode 3. Moeilijkere worpen zijn meer waard.
kivi-lesson-roll-two = Jussi, de bot tegen wie je speelt, legde ook een steen. Gooi weer.
kivi-lesson-roll-two-why = Dat is “Alles even”, en ook “3 + 2 dezelfden”. Jij kiest welke je gebruikt.
kivi-lesson-line = c4 vraagt om “Alles even” en ligt naast je steen. Leg daar een steen.
kivi-lesson-line-why = Een lijn levert de vakken maal de stenen op: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Met het rode vak d4 zou je een lijn van drie hebben. Gooi.
kivi-lesson-roll-three-why = d4 vraagt om “2 drielingen”, zoals ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Vraag de coach welke dobbelstenen je moet houden.
kivi-lesson-coach-why = Je had nog maar één ⚅ nodig, en die kwam.
kivi-lesson-three = Dat is “2 drielingen”. Leg je steen op d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 punten. Lange lijnen tikken snel aan.
kivi-lesson-roll-last = We gaan meteen naar je laatste steen. Gooi.
kivi-lesson-roll-last-why = Deze dobbelstenen zijn samen 11, dus ze passen op elke vrije ≤12.
kivi-lesson-last = Zowel a4 als e4 maakt een lijn van vier. e4 zit ook Jussi in de weg, dus leg hem daar.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. De laatste worp van Jussi paste niet, dus die steen is weg.
kivi-lesson-done = Zoek vakken die je lijnen langer maken, en zit de anderen op tijd in de weg.
