# KIVI: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

kivi-name = KIVI
kivi-tagline = Kymmenen kiveä, kuusi noppaa ja ketjuja vaakaan ja pystyyn

## Editions
kivi-edition-international = Kansainvälinen
kivi-edition-italian = Italialainen

## Options, and what each value means
kivi-option-run-of-six = Mitä 1-2-3-4-5-6 saa ottaa
kivi-option-run-of-six-vacant = minkä tahansa vapaan ruudun
kivi-option-run-of-six-take-over = minkä tahansa vapaan ruudun tai toisen pelaajan ruudun
kivi-option-run-of-six-vacant-more = Heitolla 1-2-3-4-5-6 saat sijoittaa kivesi mihin tahansa vapaaseen ruutuun.
kivi-option-run-of-six-take-over-more = Heitolla 1-2-3-4-5-6 saat ottaa myös toisen pelaajan ruudun ja siirtää siinä olevan kiven muualle, kuten kuudella samalla.

## What counts
kivi-item-lines = Ketjut
kivi-item-singles = Yksittäiset kivet

## Targets of the squares
kivi-target-two-pairs = 2 x pari
kivi-target-three-of-a-kind = Kolmoset
kivi-target-run-of-4 = Neljän suora
kivi-target-three-and-two = 1 x kolmoset 1 x pari
kivi-target-four-of-a-kind = Neloset
kivi-target-run-of-5 = Viiden suora
kivi-target-all-even = Kaikki parillisia
kivi-target-all-odd = Kaikki parittomia
kivi-target-at-most-12 = 12 tai vähemmän
kivi-target-at-least-30 = 30 tai enemmän
kivi-target-three-pairs = 3 x pari
kivi-target-two-triples = 2 x kolmoset
kivi-target-four-and-two = 1 x neloset 1 x pari

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
kivi-wild-vacant = Mikä tahansa vapaa ruutu
kivi-wild-take-over = Mikä tahansa vapaa ruutu tai toisen pelaajan ruutu

## On the screen
kivi-stones = { $box ->
    [0] { $hand } pelaamatta
   *[other] { $hand } pelaamatta, { $box } menetetty
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Kierros { $round }/{ $rounds }
kivi-rolls-left = { $rolls ->
    [0] ei heittoja jäljellä
    [one] yksi heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, jo varattu
kivi-meets-nothing = Ei kohdetta
kivi-move-keep = { $count ->
    [0] heitä kaikki kuusi uudelleen
   *[other] pidä { $dice }
 }
kivi-move-place = kivi ruutuun { $square } ({ $gain })
kivi-move-take-over = kivi ruutuun { $square } ({ $gain }), siellä oleva siirtyy ruutuun { $to } ({ $change })
kivi-move-box = kivi laatikkoon

## What can be typed
kivi-help =
    Kirjoita pidettävät nopat, ja loput heitetään uudelleen: ”444” tai ”keep 4 4 4”; pelkkä ”keep” heittää kaikki kuusi.
    Kirjoita ruutu, niin siihen sijoitetaan kivi: ”d4” tai ”place d4”.
    Kun valtaat ruudun, kerro, minne toinen kivi siirtyy: ”d4 b2” tai ”place d4 move b2”.
    ”box” laittaa kiven laatikkoon, kun sitä ei voi sijoittaa.

## Refusals
error-kivi-no-rolls-left = Heittoja ei ole jäljellä: sijoita kivi, tai laita se laatikkoon, jos se ei käy mihinkään.
error-kivi-keep-not-there = Voit pitää vain pöydällä olevia noppia: { $dice }.
error-kivi-keep-all = Jos pidät kaikki kuusi noppaa, heitettävää ei jää: sijoita kivi tai heitä osa uudelleen.
error-kivi-square-unknown = Tällä laudalla ei ole ruutua { $square }: ensimmäinen on { $first } ja viimeinen { $last }.
error-kivi-square-taken = Ruudussa { $square } on jo kivi.
error-kivi-take-over-where = Kun valtaat ruudun { $square }, kerro, mihin vapaaseen ruutuun sen kivi siirtyy.
error-kivi-no-take-over = Tällä heitolla ei vallata ruutua.
error-kivi-take-over-vacant = Ruutu { $square } on vapaa: sijoita siihen vain kivi.
error-kivi-take-over-own = Ruudun { $square } kivi on omasi.
error-kivi-move-to-taken = Ruudussa { $to } on jo kivi: ruudun { $square } kiven on siirryttävä vapaaseen ruutuun.
error-kivi-board-full = Yhtään ruutua ei ole vapaana, joten kiveä ei voi siirtää.
error-kivi-box-rolls-left = Laatikko on viimeistä heittoa varten, kun se ei käy mihinkään: heittoja on jäljellä.
error-kivi-box-can-place = Tämä heitto käy laudalle, joten kivi on sijoitettava: { $open }.

error-kivi-position-impossible = Tällaista asemaa ei synny: pelaamattomia kiviä { $hands }, laudalla { $stones }, vuorossa paikka { $turn }.

## The coach's reasons

## What sort of choice it was
kind-roll-on = sijoittaminen vai jatkaminen
kind-square = mikä ruutu
kind-block = ruudut, joita muut haluavat
kind-take-over = valtaaminen

## Boards of one's own
error-kivi-board-size = { $place } on { $given }: laudalla on { $least }–{ $most } riviä ja saraketta.
error-kivi-board-rows = Kohdassa { $place } on oltava { $rows } riviä, kuten koko sanoo, ei { $given }.
error-kivi-board-columns = Kohdassa { $place } on oltava { $columns } ruutua, kuten koko sanoo, ei { $given }.
error-kivi-board-target = Kohdetta ”{ $target }” ei ole (ruutu { $place }). Kohteet: { $allowed }.
error-kivi-board-value = Arvo ”{ $value }” (ruutu { $place }) ei ole kokonaisluku väliltä { $least }–{ $most }.

## The rules, as Markdown
kivi-rules =
    Sijoita kymmenen kiveäsi pitkiksi ketjuiksi vaakaan ja pystyyn. Suurin yhteispistemäärä voittaa;
    tasapisteissä voitto jaetaan. Pelaajia on kahdesta neljään, vuoroja kymmenen kullakin, ja laudalla on 49 ruutua.

    __Vuoro.__ Heitä kuusi noppaa. Saat vielä enintään kaksi kertaa pitää haluamasi nopat ja heittää
    loput. Voit lopettaa heittoon, joka sopii vapaaseen ruutuun, ja sijoittaa siihen kiven. Kolmannen heiton
    jälkeen kivi on sijoitettava, jos se käy johonkin; paikan saat itse valita. Jos mikään ei sovi, kivi
    menee laatikkoon ja on menetetty.

    __Kohteet.__ Kussakin ruudussa on kohde, ja ruutu on arvoltaan 1, 2 tai 3.

    | kohde | arvo | esimerkki |
    |---|---|---|
    | 2 x pari | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Kolmoset | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Neljän suora | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 1 x kolmoset 1 x pari | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Neloset | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Viiden suora | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Kaikki parillisia | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Kaikki parittomia | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 tai vähemmän | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 tai enemmän | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 x pari | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 x kolmoset | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 1 x neloset 1 x pari | 3 | ⚂⚂⚅⚅⚅⚅ |

    Kaikki kuusi noppaa lasketaan mukaan: kolme samaa ja pari on ”1 x kolmoset 1 x pari”, ei koskaan ”Kolmoset”,
    eikä viiden suora ole neljän suora. Usean kohteen täyttävä heitto saa ottaa niistä minkä tahansa.

    __Esimerkki.__ Heität ⚁⚁⚃⚃⚄⚅. Se on ”2 x pari”, ja voisit sijoittaa kiven heti. Pidät ⚁⚁⚃⚃, heität
    kaksi noppaa ja saat ⚁⚅. Nyt ⚁⚁⚁⚃⚃⚅ on ”1 x kolmoset 1 x pari” ja ”Kaikki parillisia”, mutta ei enää ”2 x pari”.

    __Villit heitot.__ Viisi samaa, ⚃⚃⚃⚃⚃⚅, tai kaikki silmäluvut, ⚀⚁⚂⚃⚄⚅: mikä tahansa vapaa ruutu.
    Kuusi samaa, ⚂⚂⚂⚂⚂⚂: mikä tahansa vapaa ruutu tai ruutu, jossa on toisen pelaajan kivi; sen kiven
    siirrät mihin tahansa vapaaseen ruutuun.

    __Pisteet.__ Kaksi tai useampi kivistäsi vierekkäin ilman aukkoa on ketju. Sen arvo on ruutujen
    summa kertaa kivien määrä. Kivi voi kuulua kahteen ketjuun, yhteen vaakaan ja yhteen pystyyn.
    Kivi, joka ei kuulu ketjuun, tuo ruutunsa arvon kerran.

    __Pisteet, esimerkki.__ Sarakkeet ovat vasemmalta a–g, rivit ylhäältä 1–7. Kivesi ovat ruuduissa
    b2, c2, d2, c3 ja g7. Vaakaan b2, c2 ja d2 ovat 3, 1 ja 3: 7 × 3 = 21. Pystyyn c2 ja c3 ovat
    1 ja 2: 3 × 2 = 6. Ruudun g7 kivi on yksin: 1. Yhteensä 28.

    __Italialainen painos.__ Myös kaikilla silmäluvuilla, ⚀⚁⚂⚃⚄⚅, saa vallata ruudun, kuten kuudella samalla.
