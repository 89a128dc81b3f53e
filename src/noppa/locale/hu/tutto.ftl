# Tutto: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

tutto-name = Tutto
tutto-tagline = Kockáztass, kártyáról kártyára

## Kiadások
tutto-edition-booklet = 2013-as füzet
tutto-edition-later = Későbbi szabályok

## Beállítások, és mit jelentenek az értékeik
tutto-option-target = Célpontszám
tutto-option-leader-plus-minus = Ha a vezető húz plusz/mínuszt
tutto-option-leader-plus-minus-misses-turn = vége a körének
tutto-option-leader-plus-minus-plays-on = 1000 pontért játszik, és senki sem veszít
tutto-option-ending = Mikor ér véget a játék
tutto-option-ending-at-once = amint valaki eléri a célt
tutto-option-ending-equal-turns = a forduló végén, ha valaki eléri a célt
tutto-option-floor-at-zero = Senki sem kerülhet 0 alá
tutto-option-straight-is-tutto = A sor Tuttónak számít

## Mit változtat egy beállítás, egy mondatban
tutto-option-target-more = { $value } pontig játszotok. Magasabb céllal hosszabb a játék.
tutto-option-leader-plus-minus-misses-turn-more = Ha egyedül vezetsz, a plusz/mínusz olyan, mint a stopkártya: vége a körödnek, és elveszíted a kör pontjait.
tutto-option-leader-plus-minus-plays-on-more = Ha egyedül vezetsz, a plusz/mínuszt az 1000 pontjáért játszod, de senki sem veszít pontot.
tutto-option-ending-at-once-more = A játék véget ér, amint valaki eléri a célt, akár a forduló közepén is.
tutto-option-ending-equal-turns-more = Ha valaki eléri a célt, befejezitek a fordulót, hogy mindenkinek ugyanannyi köre legyen. Ezután az nyer, akinek a legtöbb pontja van.
tutto-option-floor-at-zero-true-more = A plusz/mínusz miatt senki sem kerülhet 0 alá.
tutto-option-floor-at-zero-false-more = A plusz/mínusz miatt valaki 0 alá is kerülhet.
tutto-option-straight-is-tutto-true-more = Sor után húzhatsz még egy kártyát, és folytathatod, mint bármelyik Tutto után.
tutto-option-straight-is-tutto-false-more = A sor véget vet a körödnek, és minden pontja be van írva.

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
tutto-ending-leader = plusz/mínusz az élen
tutto-ending-stopped = megállás
tutto-ending-burnt-out = a tűzijáték véget ért
tutto-ending-straight = megvan a sor
tutto-ending-clover = győzelem a lóherével

## A képernyőn
tutto-player = Játékos
tutto-total = Összesen
tutto-points = { $points }
tutto-turn-number = { $turn }. kör · { $target } pontig
tutto-round-number = { $round }. forduló · { $target } pontig
tutto-last-round = Utolsó forduló
tutto-last-turn = Előző kör
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } elveszett
tutto-took = { $name }: mínusz { $points } pont. Plusz/mínuszt húzott: { $by }.
tutto-rule-clover = ezzel a kártyával két Tutto megnyeri a játékot; nem állhatsz meg
tutto-rule-firework = minden pontot érő kockát félre kell tenni; a végén a bukás beírja a pontjaidat
tutto-rule-straight = gyűjtsd össze 1-től 6-ig 2000 pontért, minden dobással új szám kell; előbb nem állhatsz meg
tutto-rule-plus-minus = egy Tutto 1000 pontot ad neked, a vezetőtől pedig 1000-et elvesz; előbb nem állhatsz meg
tutto-rule-double = egy Tutto megduplázza a kör pontjait
tutto-rule-bonus-200 = egy Tutto plusz 200 pont
tutto-rule-bonus-300 = egy Tutto plusz 300 pont
tutto-rule-bonus-400 = egy Tutto plusz 400 pont
tutto-rule-bonus-500 = egy Tutto plusz 500 pont
tutto-rule-bonus-600 = egy Tutto plusz 600 pont
tutto-first-made = megvan az első Tutto, még egy kell
tutto-turn-so-far = Ebben a körben: { $points }
tutto-turn-cards = Ebben a körben: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Félretéve: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = A beírás { $points } pontjába kerül neki: { $name }.
tutto-null-next = A bukás esélye { $dice ->
    [one] egy kockával
   *[other] { $dice } kockával
 }: { $percent }%.
tutto-pile = Húzópakli, { $left } kártya: { $cards }
tutto-pile-used-up = A húzópakli elfogyott. Mind az 56 kártyát újra megkeverjük.
tutto-pays = { $count ->
    [one] A következő kört fizeti: { $names }.
   *[other] A következő kört közösen fizetik: { $names }.
 }
tutto-clover-won = A győztes: { $name }. Megvan a két Tutto a lóherével, így a pontok nem számítanak.
tutto-turns-needed = { $turns ->
    [one] Egy kör kellett hozzá.
   *[other] { $turns } kör kellett hozzá.
 }
tutto-first-to = { $target } pontig
tutto-round = { $round }. forduló
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] a bukás esélye 1 kockával
   *[other] a bukás esélye { $dice } kockával
 }
tutto-pile-left = { $left ->
    [one] 1 kártya maradt a húzópakliban
   *[other] { $left } kártya maradt a húzópakliban
 }, { $stops ->
    [0] köztük nincs stop
    [one] köztük 1 stop
   *[other] köztük { $stops } stop
 }
tutto-set-aside = Félretéve
tutto-choose = válassz, aztán dobj vagy írd be
tutto-hint = Érintsd meg a pontot érő kockákat, és dobj a többivel.
tutto-next-card = Következő kártya
tutto-risks = { $points } kockán forog
tutto-bank = { $points } beírása
tutto-then = így összesen { $total }
tutto-set-button = { $what ->
    [tutto] Félre, és kész a Tutto
    [ends] Félre, és kész a sor
   *[roll] Félre, és dobás { $left ->
        [one] egy kockával
       *[other] { $left } kockával
     }
 }
tutto-points-of = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
 }
tutto-told-banked = { $name ->
    [Te] Beírtál { $points } pontot.
   *[other] { $name } beírt { $points } pontot.
 }
tutto-told-lost = { $name }: { $ending }, elveszett { $points } pont.
tutto-told-nothing = { $name }: { $ending }, nincs pont.
tutto-told-set = { $name ->
    [Te] Félretetted: { $dice }.
   *[other] { $name } félretette: { $dice }.
 }
tutto-told-go = { $name ->
    [Te] Húztál még egy kártyát.
   *[other] { $name } húzott még egy kártyát.
 }
tutto-own-banked = Beírtál { $points } pontot.
tutto-own-lost = { $ending ->
    [null] Bukás
    [stop_card] Stopkártya
   *[other] Vége a körödnek
 }: { $points ->
    [0] ebben a körben nincs pontod.
    [one] { $points } pont elveszett.
   *[other] { $points } pont elveszett.
 }
tutto-all-six = Mind a hat kocka
tutto-label-set = { $dice } félre
tutto-label-stop = megállás, { $points } pont beírása
tutto-label-go = tovább a következő kártyával
tutto-choice-set = { $points } pont, a körben { $collected }; { $percent }% a bukásra { $left ->
    [one] egy kockával
   *[other] { $left } kockával
 }
tutto-choice-faces = { $percent }% a bukásra { $left ->
    [one] egy kockával
   *[other] { $left } kockával
 }
tutto-choice-tutto = Tutto, a körben { $collected }
tutto-choice-ends = kész a sor, { $collected } pont beírva, vége a körnek
tutto-choice-again = Tutto; { $percent }% a bukásra újra mind a hattal
tutto-choice-wins = Tutto, amely megnyeri a játékot
tutto-choice-stop = { $points } pont beírva, összesen { $total }
tutto-choice-stop-tutto = Tutto, { $points } pont beírva, összesen { $total }
tutto-choice-go = { $of } kártyából { $ends } véget vet a körnek; az első dobással együtt { $percent }% a kockázat
tutto-choices-more = és még { $count }

## Mit mond az edző, és miért
tutto-advice-set = { $what ->
    [tutto] { $dice } félre, és kész a Tutto
    [straight] { $dice } félre, és kész a sor
   *[roll] { $dice } félre, és dobj { $left ->
        [one] egy kockával
       *[other] { $left } kockával
     }
 }
tutto-advice-set-brief = { $dice } félre
tutto-advice-stop = Írj be { $points } pontot
tutto-advice-stop-brief = Írj be { $points } pontot
tutto-advice-go = Húzd a következő kártyát
tutto-why-null = { $points ->
    [0] Ha { $dice ->
        [one] egy kockával
       *[other] { $dice } kockával
     } dobsz, { $percent }% a bukás esélye, de még nincs elveszíthető pontod.
   *[other] Ha { $dice ->
        [one] egy kockával
       *[other] { $dice } kockával
     } dobsz, { $percent }% a bukás esélye, és akkor elveszítesz { $points } pontot.
 }
tutto-why-null-straight = { $points ->
    [0] Ha { $dice ->
        [one] egy kockával
       *[other] { $dice } kockával
     } dobsz, { $percent }% az esélye, hogy nem jön új szám, de még nincs elveszíthető pontod.
   *[other] Ha { $dice ->
        [one] egy kockával
       *[other] { $dice } kockával
     } dobsz, { $percent }% az esélye, hogy nem jön új szám, és akkor elveszítesz { $points } pontot.
 }
tutto-why-bonus = Innen { $percent }% eséllyel lesz Tutto, és az { $gift } ponttal többet ad.
tutto-why-double = Innen { $percent }% eséllyel lesz Tutto, és az megduplázza a kör pontjait.
tutto-why-plus-minus = Innen { $percent }% eséllyel lesz Tutto. Az 1000 pontot ér, és a vezetőtől elvesz 1000 pontot.
tutto-why-straight = Innen { $percent }% eséllyel lesz meg a sor, 2000 pontért.
tutto-why-clover = Innen { $percent }% eséllyel nyered meg a játékot a lóherével.
tutto-why-clover-half = Ez a lóhere első Tuttója. Innen { $percent }% eséllyel a második is meglesz, és megnyered a játékot.
tutto-why-clover-wins = Ez a lóhere második Tuttója, és ezzel megnyered a játékot.
tutto-why-firework = A tűzijátékkal nem veszíthetsz pontot. Eddig { $points } pontod van, és átlagosan még { $more } jön hozzá.
tutto-why-tutto = Ez Tutto. A kártya { $gift } pontot ad, így ebben a körben { $points } pontod van.
tutto-why-straight-ends = Ezzel megvan a sor, { $points } pontot írsz be, és vége a körnek.
tutto-why-takes = A beírás az ellenfeleidtől is elvesz { $taken } pontot.
tutto-why-stop = Beírsz { $points } pontot, így összesen { $total } pontod lesz.
tutto-why-stop-wins = Ezzel { $total } pontod lesz, és megnyered a játékot.
tutto-why-stop-reaches = Ezzel { $total } pontod lesz, tehát eléred a célt. A többiek még befejezik a fordulót.
tutto-why-go = A következő kártya vagy az első dobás { $percent }% eséllyel elviszi a megszerzett { $points } pontodat. Átlagosan { $mean } ponttal zárod a kört.
tutto-why-stop-instead = { $than ->
    [less] Ha most beírsz { $points } pontot, { study-amount-chance }tal kisebb az esélyed a győzelemre.
    [more] Ha most beírsz { $points } pontot, { study-amount-chance }tal nagyobb az esélyed a győzelemre.
   *[same] Ha most beírsz { $points } pontot, az ugyanennyit ér.
 }
tutto-why-go-instead = { $than ->
    [less] Ha még egy kártyát húzol, { study-amount-chance }tal kisebb az esélyed a győzelemre.
    [more] Ha még egy kártyát húzol, { study-amount-chance }tal nagyobb az esélyed a győzelemre.
   *[same] Ha még egy kártyát húzol, az ugyanennyit ér.
 }
tutto-why-set-instead = { $left ->
    [0] Ha félreteszed ezt: { $dice }, és kész a Tutto,
   *[other] Ha félreteszed ezt: { $dice }, és { $left } kockával dobsz (a bukás esélye { $percent }%),
 } { $than ->
    [less] { study-amount-chance }tal kisebb az esélyed a győzelemre.
    [more] { study-amount-chance }tal nagyobb az esélyed a győzelemre.
   *[same] az ugyanennyit ér.
 }
kind-stop = megállás vagy továbbdobás
kind-next-card = újabb kártya húzása
kind-set = melyik kockát teszed félre

## Mit lehet beírni
tutto-help =
    Írd be a kockákat, amelyeket félreteszel, a többivel dobsz: „1”, „1222” vagy „set 1 2 2 2”.
    A „stop” beírja a kör pontjait, a dobás minden pontot érő kockájával együtt.
    Tutto után a „go” húzza a következő kártyát.

## Elutasítások
error-tutto-set-never = Ezek a kockák együtt nem érnek pontot. Bármelyik 1-est és 5-öst félreteheted, a többi számból hármat vagy hatot. A sor kártyánál minden számot csak egyszer. Írd be például: „set 1 2 2 2”.
error-tutto-set-not-there = Csak ennek a dobásnak a kockáit teheted félre: { $dice }.
error-tutto-set-not-valid = Nem mindegyik kocka ér pontot. Ebből a dobásból: { $dice }, ezeket teheted félre: { $valid }. Az 1-es és az 5-ös egyenként is számít, a többi szám csak hármasával.
error-tutto-set-all = A tűzijátéknál minden pontot érő kockát félre kell tenned: { $valid }.
error-tutto-set-new-faces = A sor kártyánál minden számot csak egyszer tehetsz félre. Ebben a dobásban új: { $valid }.
error-tutto-set-after-tutto = Mind a hat kockát félretetted. Állj meg és írd be a pontokat, vagy menj tovább a következő kártyával.
error-tutto-stop-forbidden = „{ $card }” kártyával most nem állhatsz meg. Tegyél félre kockákat.
error-tutto-go-needs-tutto = Új kártya csak Tutto után jár. Tegyél félre kockákat, vagy állj meg, ha a kártya engedi.
error-tutto-tally-not-now = Egész kört csak az első kártyája előtt írhatsz be.
error-tutto-tally-no-cards = Egy körben legalább egy kártya van. Írd be, milyen kártyákat húztál.
error-tutto-tally-turn-over = „{ $card }” kártyával véget ér a kör, utána már nem jöhet ez: „{ $next }”.
error-tutto-tally-points = Ezekkel a kártyákkal ({ $cards }) nem lehet { $points } pontot beírni. A legközelebbi: { $nearest }.
error-tutto-tally-no-clover = A lóherével csak akkor nyerhetsz, ha az a kör utolsó kártyája, és abban a körben 0 pontot írsz be.

## A szabályok, Markdownban
tutto-rules =
    Írj be elsőként 6000 pontot. Akinek ekkor a legkevesebb pontja van, fizet egy kört.

    __Egy kör.__ Húzz egy kártyát, és dobj hat kockával. Ha egyik kocka sem ér pontot, az *bukás*: vége a körödnek,
    és minden pontját elveszíted. Ha nem bukás, akkor vagy __megállsz__, és beírod a kör pontjait, az utolsó dobás
    minden pontot érő kockájával együtt, vagy __félreteszel__ legalább egy kockát vagy hármast, és dobsz a többivel.

    __Mi ér pontot__

    | kockák | pont | kockák | pont |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Például ⚀⚁⚁⚁⚄⚅ 350 pontot ér. A hármas csak akkor érvényes, ha mindhárom kocka *egy dobásból* való: három
    külön dobásban félretett ⚄ 150 pont, nem 500.

    __Tutto.__ Ha mind a hat kockát félretetted, egy vagy több dobásban, az Tutto. A kártya megadja, amit ígér.
    Ezután állj meg, és írd be a pontokat, vagy menj __tovább__: húzd a következő kártyát, és dobj mind a hat
    kockával. Ha ilyenkor stopkártya jön vagy bukás, a kör minden pontját elveszíted, a korábbi kártyákét is.

    __Példa.__ A kártyád Bónusz 300. A dobásod ⚀⚁⚂⚂⚂⚅, ebből félreteszed ezt: ⚂⚂⚂ (300), és hárommal dobsz: ⚁⚃⚄.
    Félreteszed ezt: ⚄ (50), és kettővel dobsz: ⚀⚄. Mindkettőt félreteszed (150), és kész a Tutto. A kockák 500
    pontja a kártya 300 pontjával 800. Beírhatnád, de továbbmész, és x2 kártyát húzol. Egy újabb Tutto, mondjuk
    400 ponttal, 1200-at érne, duplázva 2400-at. De a dobásod ⚁⚁⚂⚃⚅⚅. Semmi sem ér pontot, és a 800 pont elveszett.

    | kártya | hány van belőle | mit csinál |
    |---|---|---|
    | Bónusz 200, 300, 400, 500, 600 | 5-5 | Egy Tutto megadja a bónuszt. |
    | x2 | 5 | Egy Tutto megduplázza a kör összes eddigi pontját, a korábbi kártyákét is. |
    | Stop | 10 | Vége a körödnek, és elveszíted a pontjait. |
    | Tűzijáték | 5 | Tegyél félre minden pontot érő kockát. Tutto után dobj újra mind a hattal, új kártya nélkül. A körnek csak a bukás vet véget, és az *beírja* a pontjaidat. |
    | Plusz/mínusz | 5 | Tutto előtt nem állhatsz meg. A Tutto 1000 pontot ad neked, bármit dobtál, és amikor beírod, a vezető 1000 pontot veszít. Ha többen vezetnek, mindannyian ennyit veszítenek, de te sosem. |
    | Sor | 5 | Addig nem állhatsz meg, amíg félre nem tettél egytől hatig minden számot, mindegyiket egyszer. Minden dobásnak hoznia kell legalább egy új számot, különben bukás. A sor 2000 pontot ér, és Tuttónak számít. |
    | Lóhere | 1 | Nem állhatsz meg. Ha ezzel a kártyával két Tuttót érsz el, azonnal megnyered a játékot, bárhogy is állnak a pontok. Az első után dobj újra mind a hat kockával. |

    __Példa a sorra.__ A dobásod ⚀⚁⚁⚃⚄⚅, félreteszed ezt: ⚀⚁⚃⚄⚅, és egy kockával dobsz. Csak ⚂ teszi teljessé
    a sort, minden más bukás. Kevesebb kockát is félretehetsz, és több kockával dobhatsz a hiányzó számokra.

    __Plusz/mínusz.__ Hogy ki vezet, azt a pontozólap mutatja, mielőtt e kör pontjait hozzáadnád. Ha egyedül te
    vezetsz, a kártya stopkártyaként véget vet a körödnek. Senki sem kerülhet 0 alá.

    __A húzópakli__ körről körre folytatódik. Ha elfogy, mind az 56 kártyát újra meg kell keverni.

    __A játék vége.__ A játék véget ér, amint valaki legalább 6000 pontot beírt. Az nyer, akinek a legtöbb pontja van. Ha egyedül
    játszol, azt számold, hány kör kell hozzá.

    __Későbbi szabályok.__ Ha egyedül vezetsz, a plusz/mínuszt az 1000 pontjáért játszod, és senki sem veszít pontot.
    Ha valaki eléri a 6000 pontot, befejezitek a fordulót. Egyenlő pontszám esetén közös a győzelem.

## Egy egész kör egy sorban, valódi kockákkal és kártyákkal
tutto-help-turn = Csak a pontokat számolod? Írd be: „turn”, utána a kártyákat sorban és a beírt pontokat: „turn 600 x2 1500”.
error-tutto-turn-form = Ezt nem értjük: „{ $text }”. Írd be a kör kártyáit, utána a pontjait, vagy 0-t, ha elvesztek: „turn 600 x2 1500”.

## A rövid szabályok
tutto-goal = Írj be elsőként { $target } pontot.
tutto-begins = A füzet szerint a legszerencsésebb játékos kezd. Hogy ki az, azt együtt döntitek el.
tutto-step-card = Húzz egy kártyát, és dobj hat kockával.
tutto-step-set = Tegyél félre legalább egy pontot érő kockát, és dobj a többivel. Vagy állj meg, és írd be a pontokat.
tutto-step-tutto = Ha mind a hat kockát félretetted, az Tutto, és a kártya fizet. Írd be a pontokat, vagy húzd a következő kártyát.
tutto-item-single = Egy kocka
tutto-item-triple = Hármas
tutto-needs-single = Egyenként is pontot ér.
tutto-needs-triple = Három egyforma egy dobásban.
tutto-needs-stop = vége a körödnek, és elveszíted a pontjait
tutto-example-card = Ezt a kártyát húzod: { $card }.
tutto-example-set = Félreteszed: { $aside }, ez { $points } pont. Eddig összesen { $total }.
tutto-example-tutto = Mind a hat kocka félretéve: ez Tutto. A kockákért { $dice }, a kártyáért { $bonus }, együtt { $points } pont.
tutto-example-go = A beírható { $points } pont helyett még egy kártyát húzol: { $card }.
tutto-example-null = Semmi sem ér pontot. Ez bukás, és mind a { $points } pont elveszett.
tutto-ask-triple = Három dobásból összegyűjtött három ötös hármasnak számít?
tutto-answer-triple = Nem. A hármasnak egy dobásból kell kijönnie.
tutto-ask-at-once = Félre kell tennem kockákat, mielőtt megállok?
tutto-answer-at-once = Nem. Ha megállsz, az utolsó dobás minden pontot érő kockáját is beírod.
tutto-ask-null = Mit veszítek bukáskor?
tutto-answer-null = A kör minden pontját, a korábbi kártyákét is. A korábban beírt pontjaid biztonságban vannak. Kivétel a tűzijáték: ott bukáskor is beírod a pontjaidat.
tutto-ask-leader-misses-turn = Mi van, ha vezetek, és plusz/mínuszt húzok?
tutto-answer-leader-misses-turn = Ha egyedül vezetsz, vége a körödnek, mintha stopkártyát húztál volna.
tutto-ask-leader-plays-on = Mi van, ha vezetek, és plusz/mínuszt húzok?
tutto-answer-leader-plays-on = Ha egyedül vezetsz, az 1000 pontért játszol, és senki sem veszít semmit.
tutto-ask-end-at-once = Mikor ér véget a játék?
tutto-answer-end-at-once = Amint valaki legalább { $target } pontot beírt.
tutto-ask-end-equal-turns = Mikor ér véget a játék?
tutto-answer-end-equal-turns = Annak a fordulónak a végén, amelyben valaki legalább { $target } pontot elér.
tutto-now-risk = Ez a kártya van az asztalon, és { $points } pont forog kockán.
tutto-now-left = { $left ->
    [0] Egy sem maradt a { $cards } kártyás húzópakliban.
    [one] 1 maradt a { $cards } kártyás húzópakliban.
   *[other] { $left } maradt a { $cards } kártyás húzópakliban.
 }

## A lecke: mit kell tenni, és utána, hogy miért
tutto-lesson-goal = Érj el elsőként 1000 pontot
tutto-lesson-draw = Minden kör egy kártyával kezdődik. Húzz egyet!
tutto-lesson-draw-why = Ha mind a hat kockát félreteszed, ez a kártya 300 pontot ad pluszban.
tutto-lesson-one = Egyenként csak ⚀ és ⚄ ér pontot. Tedd félre ezt: ⚀, és dobj a többivel.
tutto-lesson-one-why = ⚀ 100 pontot ér, ⚄ pedig 50 pontot.
tutto-lesson-triple = Három egyforma egy dobásban együtt ér pontot. Tedd félre ezeket: ⚁⚁⚁.
tutto-lesson-triple-why = Ez 200 pont. ⚅⚅⚅ 600 lenne, ⚀⚀⚀ pedig egyenesen 1000.
tutto-lesson-tutto = Mindkét kocka pontot ér. Tedd félre őket: ⚀⚄.
tutto-lesson-tutto-why = Mind a hat kockát félretetted. Ez Tutto, és a kártya 300 pontot ad hozzá.
tutto-lesson-bank = Folytathatnád, és kockára tehetnéd az egészet. Írd be inkább a 750 pontodat.
tutto-lesson-bank-why = A beírt pontok biztonságban vannak. Utánad Jussi, a bot jött, és 250 pontot írt be.
tutto-lesson-null = Megint te jössz. Húzd a következő kártyát!
tutto-lesson-null-why = Se ⚀, se ⚄, se három egyforma. Ez bukás, ebben a körben nincs pontod.
tutto-lesson-draw-again = Jussi stopkártyát húzott, és meg kellett állnia. Most te húzz!
tutto-lesson-draw-again-why = A győzelemhez 250 pont kell. Ha most írod be, az csak 200.
tutto-lesson-coach = Kérdezd meg az edzőt, mit tegyél félre.
tutto-lesson-coach-why = Csak ezt: ⚀, mert minél több kockával dobsz, annál kisebb a bukás esélye.
tutto-lesson-win = 250 pont, éppen elég. Írd be!
tutto-lesson-win-why = Megvan az 1000 pont, nyertél! A legtöbb játék 6000 pontig tart.
tutto-lesson-done = Állj meg időben, és csak annyi kockát tegyél félre, amennyit kell.
