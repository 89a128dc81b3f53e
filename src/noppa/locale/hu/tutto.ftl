# Tutto: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

tutto-name = Tutto
tutto-tagline = Hat kocka, egy kártya és bátorság a folytatáshoz

## Kiadások
tutto-edition-booklet = 2013-as füzet
tutto-edition-later = Későbbi szabályok

## Beállítások, és mit jelentenek az értékeik
tutto-option-target = Ennyi pont zárja le a játékot
tutto-option-leader-plus-minus = Mit tesz a plusz/mínusz azzal, aki egyedül vezet
tutto-option-leader-plus-minus-misses-turn = véget vet a körnek
tutto-option-leader-plus-minus-plays-on = 1000 pontért megy, és senki sem veszít
tutto-option-ending = Mikor ér véget a játék
tutto-option-ending-at-once = amint valaki eléri a célt
tutto-option-ending-equal-turns = annak a fordulónak a végén, amelyben valaki eléri
tutto-option-floor-at-zero = Megáll-e a plusz/mínusz 0-nál
tutto-option-straight-is-tutto = Tuttónak számít-e a sor

## Mit változtat egy beállítás, egy mondatban
tutto-option-target-more = A játék { $value } pontig tart: több ponttal hosszabb.
tutto-option-leader-plus-minus-misses-turn-more = Aki egyedül vezet, annak a plusz/mínusz stopkártya: a körnek vége, a pontjai elvesznek.
tutto-option-leader-plus-minus-plays-on-more = Aki egyedül vezet, ugyanúgy játssza a plusz/mínuszt, mint bárki, de senkitől sem vesz el pontot.
tutto-option-ending-at-once-more = A játéknak vége, amint valaki eléri a célt, egy forduló közepén is.
tutto-option-ending-equal-turns-more = A fordulót végig kell játszani, hogy mindenkinek ugyanannyi köre legyen; aztán a legtöbb pont nyer.
tutto-option-floor-at-zero-true-more = A plusz/mínusz nem vesz el többet, mint amennyi van.
tutto-option-floor-at-zero-false-more = A plusz/mínusz 0 alá is vihet valakit.
tutto-option-straight-is-tutto-true-more = Sor után újabb kártyát fordíthatsz, és folytathatod, mint bármelyik Tutto után.
tutto-option-straight-is-tutto-false-more = A sor véget vet a körnek, és minden, amit hozott, be van írva.

## A pontozólap
tutto-item-banked = Beírva
tutto-item-lost = Plusz/mínusz miatt elveszett

## Kártyák
tutto-card-clover = Lóhere
tutto-card-firework = Tűzijáték
tutto-card-stop = Stop
tutto-card-straight = Sor
tutto-card-plus-minus = Plusz/mínusz
tutto-card-double = x2
tutto-card-bonus-200 = Bónusz 200
tutto-card-bonus-300 = Bónusz 300
tutto-card-bonus-400 = Bónusz 400
tutto-card-bonus-500 = Bónusz 500
tutto-card-bonus-600 = Bónusz 600

## Hogyan ért véget egy kör
tutto-ending-null = bukás
tutto-ending-stop-card = stopkártya
tutto-ending-leader = plusz/mínusz egyedüli vezetőként
tutto-ending-stopped = megállás
tutto-ending-burnt-out = a tűzijáték kialudt
tutto-ending-straight = sor
tutto-ending-clover = két Tutto a lóherével

## A képernyőn
tutto-player = Játékos
tutto-total = Összesen
tutto-points = { $points }
tutto-turn-number = { $turn }. kör · { $target } pontig
tutto-round-number = { $round }. forduló · { $target } pontig
tutto-last-round = az utolsó forduló
tutto-last-turn = Utolsó kör
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } elveszett
tutto-took = Plusz/mínusz ({ $by }): { $name }, veszteség { $points } pont.
tutto-rule-clover = két Tutto ezzel a kártyával megnyeri a játékot; megállni nem lehet
tutto-rule-firework = minden félremegy, ami pontot ér; a záró bukás beírja a pontokat
tutto-rule-straight = 1-től 6-ig, minden dobással új szám, 2000 pontért; előtte megállni nem lehet
tutto-rule-plus-minus = egy Tutto neked 1000, és 1000 pontot elvesz a vezetőtől; előtte megállni nem lehet
tutto-rule-double = egy Tutto megduplázza a kör pontjait
tutto-rule-bonus-200 = egy Tutto plusz 200
tutto-rule-bonus-300 = egy Tutto plusz 300
tutto-rule-bonus-400 = egy Tutto plusz 400
tutto-rule-bonus-500 = egy Tutto plusz 500
tutto-rule-bonus-600 = egy Tutto plusz 600
tutto-first-made = egy Tutto megvan
tutto-turn-so-far = Ebben a körben: { $points }
tutto-turn-cards = Ebben a körben: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Félretéve: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Veszteség a beíráskor: { $name }, { $points } pont.
tutto-null-next = A bukás esélye { $dice ->
    [one] egy kockával
   *[other] { $dice } kockával
 }: { $percent }%
tutto-pile = Pakli, { $left }: { $cards }
tutto-pile-used-up = A pakli elfogyott: mind az 56 kártyát újrakeverjük.
tutto-pays = { $count ->
    [one] A kört fizeti: { $names }.
   *[other] A kört közösen fizeti: { $names }.
 }
tutto-clover-won = Lóhere: { $name }. A játék meg van nyerve, bármi is a pontállás.
tutto-turns-needed = { $turns ->
    [one] Egy kör kellett hozzá.
   *[other] { $turns } kör kellett hozzá.
 }
tutto-label-set = félre: { $dice }
tutto-label-stop = megállás, { $points } beírva
tutto-label-go = tovább a következő kártyával
tutto-choice-set = { $points } pont, a körben { $collected }, aztán { $left ->
    [one] egy kocka
   *[other] { $left } kocka
 }: bukás { $percent }%
tutto-choice-faces = aztán { $left ->
    [one] egy kocka
   *[other] { $left } kocka
 }: bukás { $percent }%
tutto-choice-tutto = Tutto! { $collected } ebben a körben
tutto-choice-ends = Sor! { $collected } beírva, és vége a körnek
tutto-choice-again = Tutto! Újra mind a hat: bukás { $percent }%
tutto-choice-wins = Tutto! Megnyeri a játékot
tutto-choice-stop = { $points } beírva, összesen { $total }
tutto-choice-stop-tutto = Tutto! { $points } beírva, összesen { $total }
tutto-choice-go = a körnek véget vető kártya: { $ends } ennyiből: { $of }; kártya vagy első dobás miatt elvész: { $percent }%
tutto-choices-more = és még { $count }

## Az edző érvei
kind-stop = megállni vagy tovább dobni
kind-next-card = újabb kártya
kind-set = mely kockák mennek félre

## Mit lehet beírni
tutto-help =
    Írd be a félretett kockákat, a többivel dobsz: „1”, „1222” vagy „set 1 2 2 2”.
    A „stop” beírja a kör pontjait a dobás minden pontot érő kockájával.
    Tutto után a „go” felfordítja a következő kártyát.

## Elutasítások
error-tutto-set-never = Ezek a kockák sosem mennek együtt félre: az 1 és az 5 egyenként számít, a többi hármasával vagy hatosával, sornál pedig minden szám egyszer. Írd be például: „set 1 2 2 2”.
error-tutto-set-not-there = Csak ennek a dobásnak a kockáit teheted félre: { $dice }.
error-tutto-set-not-valid = Nem mind ér pontot. Ebből: { $dice } ezek számítanak: { $valid }; az 1 és az 5 egyenként, a többi hármasával.
error-tutto-set-all = Tűzijátéknál minden pontot érő kocka félremegy: { $valid }.
error-tutto-set-new-faces = Sornál minden szám egyszer megy félre. Új ebben a dobásban: { $valid }.
error-tutto-set-after-tutto = Mind a hat félre van téve: állj meg, vagy menj tovább a következő kártyával.
error-tutto-stop-forbidden = Ennél a kártyánál most nem lehet megállni: { $card }. Tegyél félre kockákat.
error-tutto-go-needs-tutto = A következő kártya csak Tutto után jön. Tegyél félre kockákat, vagy állj meg, ha a kártya engedi.
error-tutto-tally-not-now = Egész kört csak az első kártyája előtt lehet beírni.
error-tutto-tally-no-cards = Egy körben legalább egy kártya van.
error-tutto-tally-turn-over = Ez a kártya véget vet a körnek: { $card }; utána nem jöhet ez: { $next }.
error-tutto-tally-points = Ezekkel a kártyákkal: { $cards } nem lehet { $points } pontot beírni. A legközelebbi: { $nearest }.
error-tutto-tally-no-clover = Lóherével csak az a kör nyerhet, amelynek ez az utolsó kártyája, és ilyenkor 0 a beírt pont.

## A szabályok, Markdownban
tutto-rules =
    Írj be elsőként 6000 pontot. Akinek akkor a legkevesebb pontja van, fizet egy kört.

    __Egy kör.__ Fordíts fel egy kártyát, és dobj hat kockával. Ha semmi sem ér pontot, az *bukás*: a körnek vége,
    és minden pontja elvész. Különben vagy __megállsz__, és beírod a kör pontjait az utolsó dobás minden pontot
    érő kockájával, vagy __félreteszel__ legalább egy kockát vagy hármast, és a többivel dobsz.

    __Mi ér pontot__

    | kockák | pont | kockák | pont |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Így ⚀⚁⚁⚁⚄⚅ 350 pontot ér. Három egyforma csak akkor hármas, ha mindhárom *egy dobásban* jött: három
    külön dobásban félretett ⚄ 150 pont, nem 500.

    __Tutto.__ Mind a hat kocka félretéve, egy vagy több dobásban: ez a Tutto. A kártya megadja, amit ígér; utána
    állj meg és írd be, vagy menj __tovább__: fordítsd fel a következő kártyát, és dobj mind a hattal. Egy
    stopkártya vagy bukás ekkor mindent elvisz, amit a kör hozott, a korábbi kártyák pontjait is.

    __Egy példa.__ A kártya Bónusz 300. A dobás ⚀⚁⚂⚂⚂⚅, félreteszed ezt: ⚂⚂⚂ (300), és hárommal dobsz: ⚁⚃⚄.
    Félreteszed ezt: ⚄ (50), és kettővel dobsz: ⚀⚄. Mindkettő félremegy (150): Tutto. 500 a kockákért és 300
    a kártyáért, ez 800. Be is írhatnád. Továbbmész, és x2 jön. Egy újabb Tutto, mondjuk 400 ponttal, 1200
    lenne, duplázva 2400. De a dobás ⚁⚁⚂⚃⚅⚅: semmi sem ér pontot, és a 800 elveszett.

    | kártya | hány van | mit tesz |
    |---|---|---|
    | Bónusz 200, 300, 400, 500, 600 | 5-5 | egy Tutto hozzáadja a bónuszt |
    | x2 | 5 | egy Tutto megduplázza a kör minden eddigi pontját, a korábbi kártyákét is |
    | Stop | 10 | a körnek vége, a pontjai elvesznek |
    | Tűzijáték | 5 | tegyél félre mindent, ami pontot ér; Tutto után dobj újra mind a hattal új kártya nélkül; a körnek csak bukás vet véget, és az *beírja* a pontokat |
    | Plusz/mínusz | 5 | Tutto előtt nem lehet megállni; a Tutto neked 1000, bármi is volt a dobás, és amikor beírod, a vezető 1000 pontot veszít; ha többen vezetnek, mindegyikük 1000 pontot, te soha |
    | Sor | 5 | nem lehet megállni, amíg egytől hatig minden szám nincs félretéve, mindegyik egyszer; minden dobásnak hoznia kell legalább egy új számot, különben bukás; 2000 pontot ér, és Tuttónak számít |
    | Lóhere | 1 | nem lehet megállni; két Tutto ezzel a kártyával, az első után újra mind a hat kockával, azonnal megnyeri a játékot, bármi is a pontállás |

    __Sor, egy példa.__ ⚀⚁⚁⚃⚄⚅: tedd félre ezt: ⚀⚁⚃⚄⚅, és dobj egy kockával. Csak ⚂ teszi teljessé a sort; minden
    más bukás. Félretehetsz kevesebbet is, és több kockával keresheted a hiányzó számokat.

    __Plusz/mínusz.__ Hogy ki vezet, azt a beírt pontok mutatják, mielőtt ez a kör hozzáadódna. Ha egyedül te
    vezetsz, a kártya stopként véget vet a körödnek. Senki sem megy 0 alá.

    __A pakli__ körről körre folytatódik; ha elfogyott, mind az 56 kártyát újra kell keverni.

    __A vége.__ Amint valakinek legalább 6000 pontja be van írva, a játéknak vége, és a legtöbb pont nyer. Egyedül
    azt számolod, hány kör kell hozzá.

    __Későbbi szabályok.__ Aki egyedül vezet, a plusz/mínuszt az 1000 pontjáért játssza, és senki sem veszít. Azt
    a fordulót, amelyben valaki eléri a 6000 pontot, végig kell játszani; egyenlő pontszámnál közös a győzelem.

## Egy egész kör egy sorban, valódi kockákkal és kártyákkal
tutto-help-turn = Csak a pontokat vezeted? Írd be: „turn”, a kártyák sorban és a beírt pontok: „turn 600 x2 1500”.
error-tutto-turn-form = Írd be a kör kártyáit, aztán a pontjait, 0, ha elvesztek: „turn 600 x2 1500”, nem ezt: „{ $text }”.
