# Dicetto: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

dicetto-name = Dicetto
dicetto-tagline = Szerezz kártyákat, és tartsd meg őket

## Kiadások
dicetto-edition-international = Nemzetközi
dicetto-edition-finnish = Finn
dicetto-edition-polish = Lengyel

## Beállítások, és mit jelentenek az értékeik
dicetto-option-bonus = Játék bónuszkártyákkal
dicetto-option-bonus-true = igen
dicetto-option-bonus-false = nem
dicetto-option-cards-to-win = Hány kártyánál van vége a játéknak
dicetto-option-most-cards-points = A „Legtöbb kártya” bónusz pontjai
dicetto-option-battle = Mikor vannak a kockapárbajok
dicetto-option-battle-at-once = azonnal
dicetto-option-battle-end-of-turn = a kör végén

## Mit változtat egy beállítás, egy mondatban
dicetto-option-bonus-true-more = Négy bónuszkártya kezdettől képpel felfelé fekszik. A játékosok a végén kapják meg őket.
dicetto-option-bonus-false-more = Csak a kockakártyák pontjai számítanak.
dicetto-option-cards-to-win-more = { $value ->
    [one] A játék véget ér, amint valaki begyűjt egy kártyát.
   *[other] A játék véget ér, amint valakinek { $value } kártyája van. Kevesebb kártyával rövidebb a játék.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Akinek a legtöbb kártyája van, egy pontot kap pluszban, ha ez a bónuszkártya játékban van.
   *[other] Akinek a legtöbb kártyája van, { $value } pontot kap pluszban, ha ez a bónuszkártya játékban van.
 }
dicetto-option-battle-at-once-more = Mire a többi kockádat lerakod, már tudod, kié a kártya.
dicetto-option-battle-end-of-turn-more = Előbb lerakod az összes kockádat, és csak utána jönnek a párbajok, sorban egymás után.

## A pontozólap
dicetto-item-cards = Kockakártyák
dicetto-item-bonus = Bónuszkártyák

## Kockakártyák
dicetto-card-ones = Egyesek
dicetto-card-twos = Kettesek
dicetto-card-threes = Hármasok
dicetto-card-fours = Négyesek
dicetto-card-fives = Ötösök
dicetto-card-sixes = Hatosok
dicetto-card-pair = Egy pár
dicetto-card-two-pairs = Két pár
dicetto-card-three-of-a-kind = Terc
dicetto-card-four-of-a-kind = Póker
dicetto-card-small-straight = Kis sor
dicetto-card-large-straight = Nagy sor
dicetto-card-chance = Sansz
dicetto-card-extra-roll = Extra dobás

## Mi kerülhet egy kártyára, pár szóban
dicetto-asks-ones = akárhány egyes
dicetto-asks-twos = akárhány kettes
dicetto-asks-threes = akárhány hármas
dicetto-asks-fours = akárhány négyes
dicetto-asks-fives = akárhány ötös
dicetto-asks-sixes = akárhány hatos
dicetto-asks-pair = két egyforma kocka
dicetto-asks-two-pairs = két pár vagy négy egyforma kocka
dicetto-asks-three-of-a-kind = három egyforma kocka
dicetto-asks-four-of-a-kind = négy egyforma kocka
dicetto-asks-small-straight = három egymást követő szám
dicetto-asks-large-straight = négy egymást követő szám
dicetto-asks-chance = bármilyen kocka, legalább egy
dicetto-asks-extra-roll = bármilyen kocka, legalább egy

## Bónuszkártyák
dicetto-card-fewest-logos = Legkevesebb logó
dicetto-card-most-logos = Legtöbb logó
dicetto-card-fewest-cards = Legkevesebb kártya
dicetto-card-most-cards = Legtöbb kártya
dicetto-card-most-straights = Legtöbb sor
dicetto-card-most-chances = Legtöbb sansz
dicetto-card-fewest-points = Legkevesebb pont
dicetto-card-most-numbers = Legtöbb 1–6 kártya

## Kockák
dicetto-colour-red = piros
dicetto-colour-yellow = sárga
dicetto-colour-green = zöld
dicetto-colour-blue = kék

## A pakli
dicetto-deck-built-in = a mi paklink
dicetto-deck-own = saját pakli

## Lépések
dicetto-move-keep = { $count ->
    [0] minden kocka újra
   *[other] { $dice } marad
 }
dicetto-move-place = { $effect ->
    [sends_back] „{ $card }” kártyára { $dice } ({ $slot }. kártya), az ottani kockák visszamennek
    [battle] „{ $card }” kártyára { $dice } ({ $slot }. kártya), párbaj érte
   *[takes] „{ $card }” kártyára { $dice } ({ $slot }. kártya)
 }
dicetto-move-done = kész

## Az asztal
dicetto-points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
 }
dicetto-fourth-roll = negyedik dobás
dicetto-free = szabad
dicetto-tie = párbaj { $tie }
dicetto-tie-or-beat = párbaj { $tie }, üti { $beat }
dicetto-on-card = itt: { $slot }
dicetto-lost = kiesett
dicetto-battle = Párbaj, { $slot }. kártya. Az első kocka: { $challenger }, a második: { $owner }.
dicetto-total = pont
dicetto-cards = kártya
dicetto-won = megvan
dicetto-nobody = döntetlen
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] nincs több dobás
    [one] még 1 dobás
   *[other] még { $rolls } dobás
 }
dicetto-pile = { $cards ->
    [0] a húzópakli üres
    [one] 1 kártya a húzópakliban
   *[other] { $cards } kártya a húzópakliban
 } ({ $deck })
dicetto-typing-keep = „55” megtartja ezeket, „p 2 55” a 2. kártyára rakja őket, „done” befejezi a kört
dicetto-typing-place = „p 2 55” kockákat rak a 2. kártyára, „done” befejezi a kört

## Az asztalnál, a böngészőben
dicetto-lay = { $dice } lerakása: { $card }
dicetto-lay-on = Lerakás: { $card }
dicetto-lay-short = Le: { $dice } ({ $sum })
dicetto-hint = Válassz kockákat, aztán érints meg egy kártyát.
dicetto-ends = { $cards ->
    [one] 1 kártyánál van vége
   *[other] { $cards } kártyánál van vége
 }
dicetto-in-pile = a húzópakliban
dicetto-logo = logóval
dicetto-points-word = { $points ->
    [one] pont
   *[other] pont
 }
dicetto-battle-status = Párbaj: { $challenger } – { $owner }
dicetto-did-lay = { $name ->
    [Te] Ezt raktad le: { $dice } („{ $card }” kártya).
   *[other] { $name } ezt rakta le: { $dice } („{ $card }” kártya).
 }
dicetto-moment = Megnyert párbaj
dicetto-moment-card = { $card }: új gazdája van

## Mit mond az edző, és miért
dicetto-advice-keep = { $count ->
    [0] Dobj újra mind a négy kockával
   *[other] { $dice } maradjon, és dobj { $left ->
        [one] egy kockával
       *[other] { $left } kockával
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Dobd újra mind a négyet
   *[other] { $dice } maradjon
 }
dicetto-advice-lay = Rakd le: { $dice } („{ $card }” kártya)
dicetto-advice-done = Fejezd be a kört
dicetto-why-keep = { $percent ->
    [100] Bármit dobsz, lesznek kockáid ehhez: „{ $card }”, ez { study-amount-points }ot ér.
   *[other] „{ $card }”: ez { study-amount-points }ot ér, és { $percent }% eséllyel összejön.
 }
dicetto-why-keep-too = { $percent ->
    [100] „{ $card }”: ez { study-amount-points }ot ér, és bármit dobsz, összejön.
   *[other] „{ $card }”: ez { study-amount-points }ot ér, és { $percent }% eséllyel összejön.
 }
dicetto-why-keep-none = A sorból egy kártyát sem szerezhetsz meg, ezért az extra dobás kártyájáért dobsz.
dicetto-why-points = „{ $card }” { study-amount-points }ot ér.
dicetto-why-extra = Az extra dobás kártyája negyedik dobást ad a következő körödben.
dicetto-why-beaten = Ha egy ellenfeled erre megy, { $percent }% eséllyel megveri.
dicetto-why-send-back = A te összeged, { $sum }, több, mint ami a kártyán van: { $lying }.
dicetto-why-battle = A te összeged, { $sum }, ugyanannyi, mint ami a kártyán van: { $lying }. Mindketten dobtok egy kockával, fele-fele az esély.
dicetto-why-done = { $cards ->
    [0] Csak az extra dobás kártyáján van kockád.
    [one] Egy kártyán van kockád, ez { study-amount-points }ot ér.
   *[other] { $cards } kártyán van kockád, ezek együtt { study-amount-points }ot érnek.
 }
dicetto-why-nothing = Úgy fejezed be a kört, hogy egyetlen kártyán sincs kockád.
dicetto-why-roll-instead = { $than ->
    [less] Ha újra dobsz, { study-amount-chance }tal kisebb az esélyed a győzelemre.
    [more] Ha újra dobsz, { study-amount-chance }tal nagyobb az esélyed a győzelemre.
   *[same] Az újradobás ugyanennyit ér.
 }
dicetto-why-lay-instead = { $than ->
    [less] { $dice } lerakása („{ $card }” kártya) most { study-amount-chance }tal kisebb esélyt adna a győzelemre.
    [more] { $dice } lerakása („{ $card }” kártya) most { study-amount-chance }tal nagyobb esélyt adna a győzelemre.
   *[same] { $dice } lerakása („{ $card }” kártya) most ugyanennyit érne.
 }

## Választások, amelyeken a legtöbb elúszik
kind-lay = melyik kártya
kind-send-back = kockák visszaküldése
kind-battle = párbajok
kind-end-turn = a kör befejezése

## Mit lehet beírni
dicetto-help =
    Írd be a kockákat, amelyeket megtartasz, a többivel újra dobsz: „55” vagy „keep 5 5”. A „keep” magában mind a négyet újra dobja.
    Ha kockákat raksz egy kártyára, írd be a kártya számát és a kockákat: „place 2 5 5” vagy „p 2 55”. Az extra dobás kártyájához: „p x 1”.
    Ha már raktál le kockát, ebben a körben nem dobhatsz többet. A „done” befejezi a körödet.
    A kártyákat így írd: „pair:1”, logóval „pair:1*”. A bónuszkártyákat így: „most_logos”, „fewest_cards” és így tovább.

## Elutasítások
error-dicetto-placed-already = Már raktál le kockát, ezért ebben a körben nem dobhatsz többet.
error-dicetto-no-rolls-left = Nincs több dobásod. Rakj le kockákat, vagy fejezd be a kört.
error-dicetto-keep-not-there = Csak az asztalon lévő kockákat tarthatod meg: { $dice }.
error-dicetto-slot-empty = Ezen a helyen nincs kártya: { $slot }. Válassz másikat.
error-dicetto-challenge-lost = { $slot }. kártya: elvesztettél érte egy párbajt, ezért ebben a körben már nem rakhatsz rá kockát.
error-dicetto-once-a-turn = { $slot }. kártya: már raktál rá kockát. Ezt körönként csak egyszer teheted meg.
error-dicetto-does-not-fit = Ezek a kockák nem illenek erre a kártyára: „{ $card }”. { $count ->
    [0] A kockáid közül egyik sem illik rá.
   *[other] Ezek illenének: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Csak ezeket a kockákat rakhatod le: { $hand }.
error-dicetto-dice-lost = Amelyik kockáiddal elvesztettél egy párbajt, azokat ebben a körben már nem rakhatod le. A maradék: { $hand }.
error-dicetto-sum-too-low = { $slot }. kártya: { $sum } kevés ide. { $least } párbajt indít, ennél több pedig visszaküldi az ottani kockákat.

## Pakli fájlból
error-dicetto-deck-not-a-list = A paklifájlban ({ $place }) táblázatok listájának kell állnia, így: { $allowed }.
error-dicetto-deck-kind = A paklifájlban ({ $place }) „{ $value }” fajtájú kártya áll, de ilyen nincs. Ezek közül válassz: { $allowed }.
error-dicetto-deck-number = A paklifájlban ({ $place }) „{ $key }” csak egész szám lehet { $least } és { $most } között, nem { $value }.
error-dicetto-deck-logo = A paklifájlban ({ $place }) a „logo” értéke { $value }. Ezek közül válassz: { $allowed }.
error-dicetto-deck-twice = A paklifájlban ({ $place }) ez a kártya megismétlődik: { $card }. Inkább a darabszámát növeld.
error-dicetto-deck-few-cards = A paklifájlban ({ $place }) legalább { $least } kártya kell, de csak { $found } van.
error-dicetto-deck-most-cards = A paklifájlban ({ $place }) { $value } pont áll, a most_cards_points beállítás szerint viszont { $allowed }. Hagyd ki a pontot a fájlból, vagy módosítsd a beállítást.

## A szabályok, Markdownban
dicetto-rules =
    Rakj kockákat a kártyákra. Ha a következő köröd elején még ott vannak, a kártyák a tieid. Az nyer, akinek a legtöbb pontja van;
    egyenlő pontszám esetén közös a győzelem. Ketten, hárman vagy négyen játszhatjátok, mindenki négy kockával,
    mindenki más színnel. Négy kockakártya fekszik egy sorban, mellettük az extra dobás kártyája. A legidősebb
    játékos kezd, ha másban nem egyeztetek meg.

    __A köröd: gyűjtés.__ Vedd el az összes kártyát, amelyen még ott vannak a kockáid, és vedd vissza a kockákat is.
    A sort új kártyák töltik fel. Az extra dobás kártyája az asztalon marad, de ebben a körben negyedik dobást ad.

    __A köröd: dobás.__ A négy kockáddal legfeljebb háromszor dobhatsz. Minden dobás után eldöntöd, melyik kockákkal
    dobsz újra.

    __A köröd: lerakás.__ Annyi kártyára raksz kockákat, amennyire csak szeretnél. Ha már raktál le kockát, ebben
    a körben nem dobhatsz többet. Egy kártyára körönként csak egyszer rakhatsz, és minden kocka csak egy kártyára
    kerülhet. Amit nem raksz le, nálad marad. A kockáknak pontosan illeniük kell a kártyára.

    | kártya | milyen kockák illenek rá | példa | pont |
    |---|---|---|---|
    | Egyesektől hatosokig | egy vagy több ilyen szám | Négyesek: ⚃⚃⚃ | 2 |
    | Egy pár | két egyforma kocka | ⚄⚄ | 1 |
    | Két pár | két pár vagy négy egyforma kocka | ⚁⚁⚅⚅ | 6 |
    | Terc | három egyforma kocka | ⚂⚂⚂ | 4 |
    | Póker | négy egyforma kocka | ⚁⚁⚁⚁ | 11 |
    | Kis sor | három egymást követő szám | ⚂⚃⚄ | 2 |
    | Nagy sor | négy egymást követő szám | ⚁⚂⚃⚄ | 6 |
    | Sansz | bármilyen kocka, legalább egy | ⚀⚅⚅ | 1 |
    | Extra dobás | bármilyen kocka, legalább egy | ⚅ | 0 |

    __Ha más kockái vannak a kártyán.__ Add össze a kockák számait. A nagyobb összeg rögtön visszaküldi az ottani
    kockákat. Az egyenlő összeg párbajt jelent: mindketten dobtok egy kockával, és akié a nagyobb, az tartja meg
    a kártyát. Döntetlennél újra dobtok. A vesztes visszaveszi a kockáit. Ha a saját körödben veszítesz, azokat
    a kockákat és azt a kártyát ebben a körben már nem használhatod. Kisebb összeget nem rakhatsz le.

    __Példa.__ Az utolsó dobásod ⚂⚄⚄⚅. Az Egy pár kártyán valakinek ⚃⚃ kockái vannak. A te ⚄⚄ kockáid összege
    nagyobb, 10 a 8 ellen, így visszaküldik őket. A Hatosok kártyán valakinek egy ⚅ kockája áll. A te ⚅ kockád
    ugyanannyi, tehát párbajozhatsz a kártyáért. A ⚂ a Hármasokra illik, vagy ha szabad, a Sanszra. Ha a kockáid
    a következő köröd elején még ott vannak, a kártyák a tieid.

    __A játék vége.__ A játék véget ér, amikor valaki begyűjti a tizedik kártyáját, vagy ha elfogytak a kockakártyák.
    Amelyik kártyán kockák vannak, azt a kockák gazdája kapja. Az extra dobás kártyája semmit sem ér, és nem számít
    kártyának.

    __Bónuszkártyák.__ A nyolc közül négy kezdettől képpel felfelé fekszik, és a játékosok a végén kapják meg őket.
    Holtverseny esetén senki sem kapja meg. Csak a kockakártyák számítanak.

    | bónuszkártya | pont | bónuszkártya | pont |
    |---|---|---|---|
    | Legkevesebb logó | 3 | Legtöbb logó | 3 |
    | Legkevesebb kártya | 4 | Legtöbb kártya | 3 |
    | Legtöbb sor | 3 | Legtöbb sansz | 3 |
    | Legkevesebb pont | 5 | Legtöbb 1–6 kártya | 3 |

    __A pakli.__ A 46 kockakártya és a pontjaik a mi paklink, minden második kártyán ott a logó (★). Ha megvannak
    az igazi kártyáid, fájlból betöltheted őket.

    __Finn kiadás.__ Minden párbaj a kör végén zajlik, egymás után.

    __Lengyel kiadás.__ Nincsenek bónuszkártyák, csak ha kéritek őket, és a „Legtöbb kártya” 4 pontot ér.

## A rövid szabályok
dicetto-goal = { $cards ->
    [one] Szerezz kártyákat a kockáiddal. A játék akkor ér véget, amikor valakinek van egy kártyája. Az nyer, akinek a legtöbb pontja van.
   *[other] Szerezz kártyákat a kockáiddal. A játék akkor ér véget, amikor valakinek { $cards } kártyája van. Az nyer, akinek a legtöbb pontja van.
 }
dicetto-begins = A füzet szerint a legidősebb játékos kezd.
dicetto-step-roll = Dobj négy kockával legfeljebb háromszor. Tartsd meg, ami tetszik.
dicetto-step-lay = Rakj kockákat olyan kártyákra, amelyekre pontosan illenek.
dicetto-step-keep = Ha a következő köröd elején még ott vannak, a kártya a tiéd.
dicetto-needs = Ez kell rá: { $asks }.
dicetto-needs-range = Ez kell rá: { $asks }. { $least }–{ $most } pontot ér.
dicetto-needs-extra-roll = Bármilyen kocka jó rá. Ha megszerzed, abban a körben negyedszer is dobhatsz. Utána visszakerül az asztalra. Pontot nem ér.
dicetto-needs-fewest-logos = Azé, akinek a kártyáin a legkevesebb csillag van.
dicetto-needs-most-logos = Azé, akinek a kártyáin a legtöbb csillag van.
dicetto-needs-fewest-cards = Azé, akinek a legkevesebb kockakártyája van.
dicetto-needs-most-cards = Azé, akinek a legtöbb kockakártyája van.
dicetto-needs-most-straights = Azé, akinek a legtöbb sora van, a kicsiket és a nagyokat együtt számolva.
dicetto-needs-most-chances = Azé, akinek a legtöbb Sansz kártyája van.
dicetto-needs-fewest-points = Azé, akinek a legkevesebb pontja van a kockakártyákból.
dicetto-needs-most-numbers = Azé, akinek a legtöbb kártyája van az Egyesektől a Hatosokig.
dicetto-example-lies = Egy másik játékos kockái vannak ezen a kártyán: „{ $pair }”. A kockák { $dice }, az összegük { $sum }.
dicetto-example-rolled = A dobásod { $dice }, és szeretnéd azt a kártyát.
dicetto-example-beats = { $sum } több, mint { $other }, ezért a te kockáid kerülnek a kártyára, az övéi pedig visszamennek.
dicetto-example-equal = Ezúttal a te kockáid összege is { $sum }. Az egyenlő összeg párbajt jelent.
dicetto-example-battle = Mindketten dobtok egy kockával. A tiéd { $one }, az övé { $other }, tehát te tartod a kártyát. Döntetlennél újra dobtok.
dicetto-ask-twice = Több kártyára is rakhatok kockákat?
dicetto-answer-twice = Igen, annyira, amennyire csak szeretnél. De egy kártyára körönként csak egyszer rakhatsz, és utána már nem mozgathatod a kockákat.
dicetto-ask-four-alike = Két párnak számít a négy egyforma kocka?
dicetto-answer-four-alike = Igen. A Két pár és a Póker kártyára is lerakhatod.
dicetto-ask-battle-at-once = Mikor párbajozunk?
dicetto-answer-battle-at-once = Amint leraktad a kockákat. Utána lerakhatod a többit.
dicetto-ask-battle-end-of-turn = Mikor párbajozunk?
dicetto-answer-battle-end-of-turn = A köröd végén, egyik párbaj a másik után.
dicetto-ask-lost = Mi lesz a párbajban vesztes kockákkal?
dicetto-answer-lost = Visszamennek a gazdájukhoz. Ha a saját körödben veszítesz, azokat a kockákat abban a körben már nem használhatod.
dicetto-ask-end = Mikor ér véget a játék?
dicetto-answer-end = { $cards ->
    [one] Amikor valaki begyűjt egy kártyát. Amelyik kártyán még kockák vannak, azt a kockák gazdája kapja.
   *[other] Amikor valaki begyűjtött { $cards } kártyát. Amelyik kártyán még kockák vannak, azt a kockák gazdája kapja.
 }
dicetto-ask-bonus = Ki kapja a bónuszkártyát holtverseny esetén?
dicetto-answer-bonus = Senki.
dicetto-now-tied = Most senki sem kapná meg, mert holtverseny van.
dicetto-now-leads = { $name ->
    [Te] Most te kapnád meg ({ $count }).
   *[other] Most { $name } kapná meg ({ $count }).
 }
dicetto-now-free = Egy ilyen az asztalon van, kocka nélkül.
dicetto-now-held = Egy ilyen foglalt: { $name }, összeg { $sum }.

## A lecke: mit kell tenni, és utána, hogy miért
dicetto-lesson-goal = Gyűjts elsőként három kártyát
dicetto-lesson-roll = Dobj a négy kockáddal!
dicetto-lesson-roll-why = Három dobásod van, hogy a kockáid illjenek a kártyákra.
dicetto-lesson-keep = ⚃⚃ illik a Négyesek kártyára. Tartsd meg őket, és dobj a másik kettővel.
dicetto-lesson-keep-why = Jött egy harmadik ⚃. A Négyesekre annyi ⚃ kerülhet, amennyid csak van.
dicetto-lesson-fours = Rakd le ezt: ⚃⚃⚃ a Négyesekre.
dicetto-lesson-fours-why = Ez 12. Aki el akarja venni tőled, annak legalább 12 kell.
dicetto-lesson-chance = A Sanszra bármilyen kocka jó. Rakd oda ezt: ⚀.
dicetto-lesson-chance-why = Több kártyára is rakhatsz kockákat, de minden kockát csak egyszer.
dicetto-lesson-turn-over = Elfogytak a kockáid. Fejezd be a kört.
dicetto-lesson-turn-over-why = Jussi, a bot a Sanszon 10-zel megverte az 1-esedet, ezért visszakaptad ezt: ⚀.
dicetto-lesson-roll-two = ⚃⚃⚃ egy fordulón át a helyén maradt, így a Négyesek a tiéd. Dobj újra!
dicetto-lesson-roll-two-why = Jussi ezt tartja az Egy páron: ⚄⚄. Ezt megverheted.
dicetto-lesson-coach = Kérdezd meg az edzőt, melyik kockákat tartsd meg.
dicetto-lesson-coach-why = ⚅⚅ már illett az Egy párra, és ez is jött: ⚅⚃.
dicetto-lesson-pair = ⚅⚅ összege 12, ez több, mint Jussi 10-e. Rakd le őket az Egy párra.
dicetto-lesson-pair-why = Jussinak vissza kellett vennie a kockáit.
dicetto-lesson-battle = ⚃⚅ összege 10, ugyanannyi, mint Jussié a Sanszon. Rakd oda, és párbajozz érte!
dicetto-lesson-battle-why = Mindketten dobtatok egy kockával. A te ⚄ kockád megverte Jussi ⚁ kockáját, tehát te tartod a kártyát.
dicetto-lesson-end = Fejezd be a kört, és meglátod, maradnak-e a kockáid.
dicetto-lesson-end-why = Maradtak. Az Egy párral és a Sansszal már három kártyád van.
dicetto-lesson-done = A nagy összegeket nehéz megverni, és minél több kártyára raksz, annál többet nyerhetsz.
