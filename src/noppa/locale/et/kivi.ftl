# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Kümme kivi, kuus täringut ning rivid rõht- ja püstsuunas

## Editions
kivi-edition-international = Rahvusvaheline
kivi-edition-italian = Itaalia

## Options, and what each value means
kivi-option-run-of-six = Mida võib võtta 1-2-3-4-5-6
kivi-option-run-of-six-vacant = iga vaba ruudu
kivi-option-run-of-six-take-over = iga vaba ruudu või teise mängija oma

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Veeretusega 1-2-3-4-5-6 võid oma kivi panna igale vabale ruudule.
kivi-option-run-of-six-take-over-more = Veeretusega 1-2-3-4-5-6 võid võtta ka teise mängija ruudu ja viia selle kivi mujale, nagu kuue ühesugusega.

## What counts
kivi-item-lines = Rivid
kivi-item-singles = Üksikud kivid

## Targets of the squares
kivi-target-two-pairs = 2 paari
kivi-target-three-of-a-kind = Kolmik
kivi-target-run-of-4 = 4 järjest
kivi-target-three-and-two = Kolmik + paar
kivi-target-four-of-a-kind = Nelik
kivi-target-run-of-5 = 5 järjest
kivi-target-all-even = Kõik paaris
kivi-target-all-odd = Kõik paaritud
kivi-target-at-most-12 = 12 või vähem
kivi-target-at-least-30 = 30 või rohkem
kivi-target-three-pairs = 3 paari
kivi-target-two-triples = 2 kolmikut
kivi-target-four-and-two = Nelik + paar

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Iga vaba ruut
kivi-wild-take-over = Iga vaba ruut või teise mängija oma

## On the screen
kivi-stones = { $box ->
    [0] { $hand } mängida
   *[other] { $hand } mängida, { $box } kaotatud
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Ring { $round }/{ $rounds }
kivi-rolls-left = { $rolls ->
    [0] veeretusi ei ole enam
    [one] üks veeretus alles
   *[other] { $rolls } veeretust alles
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, juba võetud
kivi-meets-nothing = Ei sobi kuhugi
kivi-move-keep = { $count ->
    [0] veereta kõik kuus uuesti
   *[other] jäta alles { $dice }
 }
kivi-move-place = kivi ruudule { $square } ({ $gain })
kivi-move-take-over = kivi ruudule { $square } ({ $gain }), sealne läheb ruudule { $to } ({ $change })
kivi-move-box = kivi karpi

## What can be typed
kivi-help =
    Kirjuta täringud, mis alles jäävad, ja ülejäänud veeretatakse uuesti: „444“ või „keep 4 4 4“; pelk „keep“ veeretab kõik kuus.
    Kirjuta ruut, et sinna kivi panna: „d4“ või „place d4“.
    Ruudu ülevõtmiseks ütle, kuhu teine kivi läheb: „d4 b2“ või „place d4 move b2“.
    „box“ paneb kivi karpi, kui midagi ei saa paigutada.

## Refusals
error-kivi-no-rolls-left = Veeretusi ei ole enam: pane kivi ruudule või karpi, kui see kuhugi ei sobi.
error-kivi-keep-not-there = Alles saab jätta ainult laual olevaid täringuid: { $dice }.
error-kivi-keep-all = Kui jätad alles kõik kuus, ei veere midagi: pane kivi ruudule või veereta mõni uuesti.
error-kivi-square-unknown = Ruutu { $square } sellel laual ei ole: need on { $first } kuni { $last }.
error-kivi-square-taken = Ruudul { $square } on juba kivi.
error-kivi-take-over-where = Ruudu { $square } ülevõtmiseks ütle, millisele vabale ruudule selle kivi läheb.
error-kivi-no-take-over = See veeretus ei võta ühtegi ruutu üle.
error-kivi-take-over-vacant = { $square } on vaba: pane kivi lihtsalt sinna.
error-kivi-take-over-own = Kivi ruudul { $square } on sinu enda oma.
error-kivi-move-to-taken = Ruudul { $to } on juba kivi: ruudu { $square } kivi peab minema vabale ruudule.
error-kivi-board-full = Ükski ruut ei ole vaba, seega ei saa kivi liigutada.
error-kivi-box-rolls-left = Karp on viimase veeretuse jaoks, mis kuhugi ei sobi: veeretusi on veel.
error-kivi-box-can-place = See veeretus sobib ruudule ja peab sinna minema: { $open }.

error-kivi-position-impossible = Sellist seisu ei teki: kive mängida { $hands }, laual { $stones }, kord on kohal { $turn }.

## The coach's reasons

## What sort of choice it was
kind-roll-on = paigutada või veeretada
kind-square = milline ruut
kind-block = ruudud, mida teised tahavad
kind-take-over = ülevõtmine

## Boards of one's own
error-kivi-board-size = { $place } on { $given }: laual on { $least } kuni { $most } rida ja veergu.
error-kivi-board-rows = Kohas { $place } peab suuruse järgi olema { $rows } rida, mitte { $given }.
error-kivi-board-columns = Kohas { $place } peab suuruse järgi olema { $columns } ruutu, mitte { $given }.
error-kivi-board-target = Kombinatsiooni „{ $target }“ ei ole (ruut { $place }). On: { $allowed }.
error-kivi-board-value = Väärtus „{ $value }“ (ruut { $place }) ei ole täisarv vahemikus { $least } kuni { $most }.

## The rules, as Markdown
kivi-rules =
    Pane oma kümme kivi pikkadesse rividesse, rõht- ja püstsuunas. Võidab suurim punktisumma; võrdsed
    jagavad võitu. Mängivad kaks kuni neli, igaühel kümme korda, laual on 49 ruutu.

    __Mängukord.__ Veereta kuut täringut. Kuni kaks korda veel jäta alles, mis meeldib, ja veereta
    ülejäänud. Peatuda võid pärast iga veeretust, mis sobib mõnele vabale ruudule, ja panna kivi sinna.
    Pärast kolmandat veeretust pead kivi ruudule panema, kui saad, ise valid kuhu; kui see kuhugi ei sobi,
    läheb kivi karpi ja on kaotatud.

    __Kombinatsioonid.__ Igal ruudul on kirjas kombinatsioon ja väärtus 1, 2 või 3.

    | kombinatsioon | väärtus | näide |
    |---|---|---|
    | 2 paari | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Kolmik | 1 | ⚁⚁⚁⚂⚄⚅ |
    | 4 järjest | 1 | ⚁⚂⚃⚄⚄⚄ |
    | Kolmik + paar | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Nelik | 2 | ⚀⚂⚂⚂⚂⚄ |
    | 5 järjest | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Kõik paaris | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Kõik paaritud | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 või vähem | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 või rohkem | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 paari | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 kolmikut | 3 | ⚁⚁⚁⚄⚄⚄ |
    | Nelik + paar | 3 | ⚂⚂⚅⚅⚅⚅ |

    Loevad kõik kuus täringut: kolm ühesugust koos paariga on „Kolmik + paar“, mitte kunagi „Kolmik“, ja
    viis järjest ei ole neli järjest. Veeretus, mis sobib mitmele, võib võtta neist ükskõik millise.

    __Näide.__ Veeretad ⚁⚁⚃⚃⚄⚅. See on „2 paari“ ja võiksid kivi kohe ära panna. Jätad alles ⚁⚁⚃⚃,
    veeretad kaht täringut ja saad ⚁⚅. Nüüd on ⚁⚁⚁⚃⚃⚅ „Kolmik + paar“ ja „Kõik paaris“, aga enam mitte „2 paari“.

    __Vabad veeretused.__ Viis ühesugust, ⚃⚃⚃⚃⚃⚅, või kõik arvud, ⚀⚁⚂⚃⚄⚅: iga vaba ruut. Kuus
    ühesugust, ⚂⚂⚂⚂⚂⚂: iga vaba ruut või selline, kus on teise mängija kivi; selle kivi viid ükskõik
    millisele vabale ruudule.

    __Punktid.__ Kaks või rohkem sinu kivi kõrvuti ilma vaheta on rivi. See annab oma ruutude summa
    korda kivide arvu. Kivi võib olla kahes rivis, ühes rõhtsas ja ühes püstises. Kivi, mis ei ole rivis,
    annab oma ruudu väärtuse ühe korra.

    __Punktid, näide.__ Veerud on vasakult a kuni g, read ülalt 1 kuni 7. Sinu kivid on ruutudel b2, c2,
    d2, c3 ja g7. Rõhtsalt on b2, c2 ja d2 väärtused 3, 1 ja 3: 7 × 3 = 21. Püstiselt on c2 ja c3 väärtused
    1 ja 2: 3 × 2 = 6. Kivi ruudul g7 on üksi: 1. Kokku 28.

    __Itaalia väljaanne.__ Kõik arvud, ⚀⚁⚂⚃⚄⚅, võivad ruudu ka üle võtta, nagu kuus ühesugust.
