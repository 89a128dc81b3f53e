# KIVI: namen, wat je kunt afspreken, waarom een zet niet kan, en de regels in onze eigen woorden.

kivi-name = KIVI
kivi-tagline = Tien stenen, zes dobbelstenen en lijnen in twee richtingen

## Uitgaven
kivi-edition-international = Internationaal
kivi-edition-italian = Italiaans

## Opties, en wat elke waarde betekent
kivi-option-run-of-six = Waar een steen heen mag met 1-2-3-4-5-6
kivi-option-run-of-six-vacant = elk vrij vak
kivi-option-run-of-six-take-over = elk vrij vak, of dat van een ander
kivi-option-run-of-six-vacant-more = Met 1-2-3-4-5-6 mag je je steen op elk vrij vak leggen.
kivi-option-run-of-six-take-over-more = Met 1-2-3-4-5-6 mag je ook het vak van een ander nemen en die steen verplaatsen, net als met zes gelijke.

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
kivi-meets-taken = { $targets }, al bezet
kivi-meets-nothing = Geen doel
kivi-move-keep = { $count ->
    [0] alle zes opnieuw gooien
   *[other] { $dice } houden
 }
kivi-move-place = steen op { $square } ({ $gain })
kivi-move-take-over = steen op { $square } ({ $gain }), die daar ligt gaat naar { $to } ({ $change })
kivi-move-box = steen in de doos

## Wat je kunt typen
kivi-help =
    Typ de dobbelstenen die je houdt, en de rest wordt opnieuw gegooid: “444” of “keep 4 4 4”; alleen “keep” gooit alle zes.
    Typ een vak om er een steen te leggen: “d4” of “place d4”.
    Om een vak over te nemen zeg je waar de andere steen heen gaat: “d4 b2” of “place d4 move b2”.
    “box” legt de steen in de doos, als er niets gelegd kan worden.

## Weigeringen
error-kivi-no-rolls-left = Er zijn geen worpen meer: leg een steen, of leg hem in de doos als hij nergens heen kan.
error-kivi-keep-not-there = Je kunt alleen dobbelstenen houden die op tafel liggen: { $dice }.
error-kivi-keep-all = Wie alle zes houdt, gooit niets: leg een steen, of gooi er een paar opnieuw.
error-kivi-square-unknown = Er is geen vak { $square } op dit bord: ze lopen van { $first } tot { $last }.
error-kivi-square-taken = Op { $square } ligt al een steen.
error-kivi-take-over-where = Zeg, om { $square } over te nemen, naar welk vrij vak de steen daar gaat.
error-kivi-no-take-over = Deze worp neemt geen vak over.
error-kivi-take-over-vacant = { $square } is vrij: leg er gewoon een steen.
error-kivi-take-over-own = De steen op { $square } is van jezelf.
error-kivi-move-to-taken = Op { $to } ligt al een steen: die van { $square } moet naar een vrij vak.
error-kivi-board-full = Er is geen vak vrij, dus er kan geen steen worden verplaatst.
error-kivi-box-rolls-left = De doos is voor een laatste worp die nergens heen kan: je hebt nog worpen.
error-kivi-box-can-place = Deze worp past, dus de steen moet op het bord: { $open }.

error-kivi-position-impossible = Zo’n stelling komt niet voor: stenen te spelen { $hands }, op het bord { $stones }, aan de beurt plaats { $turn }.

## De redenen van de coach

## Wat voor keuze het was
kind-roll-on = leggen of doorgooien
kind-square = welk vak
kind-block = vakken die anderen willen
kind-take-over = overnemen

## Eigen borden
error-kivi-board-size = { $place } is { $given }: een bord heeft { $least } tot { $most } rijen en kolommen.
error-kivi-board-rows = { $place } moet { $rows } rijen hebben, zoals de maat zegt, niet { $given }.
error-kivi-board-columns = { $place } moet { $columns } vakken hebben, zoals de maat zegt, niet { $given }.
error-kivi-board-target = Er is geen doel “{ $target }” (vak { $place }). Er zijn: { $allowed }.
error-kivi-board-value = De waarde “{ $value }” (vak { $place }) is geen geheel getal van { $least } tot { $most }.

## De regels, als Markdown
kivi-rules =
    Leg je tien stenen in lange lijnen, van links naar rechts en van boven naar beneden. Het hoogste totaal wint; bij een
    gelijk totaal deel je de winst. Voor twee tot vier spelers, elk tien beurten, op een bord van 49 vakken.

    __Een beurt.__ Gooi zes dobbelstenen. Nog hoogstens twee keer houd je wat je wilt en gooi je de rest. Je mag stoppen
    na elke worp die op een vrij vak past, en daar een steen leggen. Na de derde worp moet je leggen als het kan,
    waar je wilt; past er niets, dan gaat de steen in de doos en ben je hem kwijt.

    __Doelen.__ Elk vak noemt een doel en telt 1, 2 of 3.

    | doel | telt | voorbeeld |
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

    Alle zes de dobbelstenen tellen: drie gelijke naast een paar zijn “3 + 2 dezelfden”, nooit “3 dezelfden”, en een straat
    van vijf is geen straat van vier. Een worp die bij meer doelen past, mag elk ervan nemen.

    __Een voorbeeld.__ Je gooit ⚁⚁⚃⚃⚄⚅. Dat is “2 paar”, en je kunt meteen leggen. Je houdt ⚁⚁⚃⚃, gooit twee dobbelstenen
    en krijgt ⚁⚅. Nu is ⚁⚁⚁⚃⚃⚅ “3 + 2 dezelfden” en “Alles even”, maar niet meer “2 paar”.

    __Vrije worpen.__ Vijf gelijke, ⚃⚃⚃⚃⚃⚅, of alle cijfers, ⚀⚁⚂⚃⚄⚅: elk vrij vak. Zes gelijke,
    ⚂⚂⚂⚂⚂⚂: elk vrij vak, of een met de steen van een ander; die steen leg je op een
    vrij vak naar keuze.

    __Tellen.__ Twee of meer van je stenen naast of onder elkaar, zonder gat ertussen, zijn een lijn. Die telt de som van haar
    vakken maal het aantal stenen. Een steen kan in twee lijnen liggen, een horizontale en een verticale.
    Een steen in geen enkele lijn telt zijn vak één keer.

    __Tellen, een voorbeeld.__ De kolommen zijn a tot en met g van links, de rijen 1 tot en met 7 van boven. Je stenen liggen op
    b2, c2, d2, c3 en g7. Horizontaal: b2, c2 en d2 tellen 3, 1 en 3: 7 × 3 = 21. Verticaal: c2 en c3
    tellen 1 en 2: 3 × 2 = 6. De steen op g7 ligt alleen: 1. Samen 28.

    __Italiaanse uitgave.__ Met alle cijfers, ⚀⚁⚂⚃⚄⚅, mag je ook een vak overnemen, net als met zes gelijke.
