# Yatzy: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

yatzy-name = Yatzy
yatzy-tagline = Viisitoista riviä, kolme heittoa

## Editions
yatzy-edition-international = Kansainvälinen
yatzy-edition-nordic = Pohjoismainen
yatzy-edition-danish = Tanskalainen
yatzy-edition-dutch = Hollantilainen

## Options, and what each value means
yatzy-option-declare = Milloin rivi valitaan
yatzy-option-declare-after = heittojen jälkeen
yatzy-option-declare-before = ennen ensimmäistä heittoa
yatzy-option-yatzy = Yatzyn pisteet
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 ja noppien summa
yatzy-option-bonus-from = Yläosan pisteet, joilla saa hyvityksen
yatzy-option-chance = Milloin sattumaa saa käyttää
yatzy-option-chance-free = millä heitolla tahansa
yatzy-option-chance-last-resort = vain kun muilta vapailta riveiltä ei saa pisteitä

## What an option changes, in a sentence
yatzy-option-declare-after-more = Heität ensin ja valitset sitten noppiin sopivan rivin.
yatzy-option-declare-before-more = Ilmoitat rivin ennen ensimmäistä heittoa. Jos nopista ei saa siihen pisteitä, kirjaat nollan tai käytät sattumaa, jos se käy.
yatzy-option-yatzy-fifty-more = Viidestä samasta saa 50 pistettä, oli luku mikä tahansa.
yatzy-option-yatzy-sum-plus-fifty-more = Viidestä samasta saa 50 pistettä ja noppien summan, joten viisi kuutosta on 80.
yatzy-option-bonus-from-more = Saat hyvityksen, kun yläosan summa on vähintään { $value }.
yatzy-option-chance-free-more = Sattumaan käyvät mitkä tahansa nopat milloin tahansa.
yatzy-option-chance-last-resort-more = Sattumaa saa käyttää vain, kun nopista ei saa pisteitä millekään muulle vapaalle rivillesi.

## Rows of the pad
yatzy-item-ones = Ykköset
yatzy-item-twos = Kakkoset
yatzy-item-threes = Kolmoset
yatzy-item-fours = Neloset
yatzy-item-fives = Vitoset
yatzy-item-sixes = Kuutoset
yatzy-item-bonus = Hyvitys
yatzy-item-one-pair = 1 pari
yatzy-item-two-pairs = 2 paria
yatzy-item-three-of-a-kind = Kolmoisluku
yatzy-item-four-of-a-kind = Nelosluku
yatzy-item-small-straight = Pieni suora
yatzy-item-large-straight = Iso suora
yatzy-item-full-house = Täyskäsi
yatzy-item-chance = Sattuma
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Yläosa
yatzy-lower = Alaosa
yatzy-total = Summa
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Kierros { $round }/{ $rounds }
yatzy-declared = rivi { $row }
yatzy-rolls-left = { $rolls ->
    [0] ei heittoja jäljellä
    [one] 1 heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
 }
yatzy-move-keep = { $count ->
    [0] heitä kaikki viisi uudelleen
   *[other] pidä { $dice }
 }
yatzy-bonus-from = +50, kun { $from }
yatzy-pace = { $way ->
    [-1] { $points } jäljessä hyvitystahdista
    [0] hyvitystahdissa
   *[1] { $points } edellä hyvitystahtia
 }
yatzy-best-rows = Näille nopille parhaat rivit
yatzy-hint-keep = Napauta noppia, jotka haluat pitää.
yatzy-hint-write = Kirjaa pisteesi napauttamalla riviä.
yatzy-told-score = { $name } kirjasi { $points } riville { $row }.
yatzy-told-declare = { $name } ilmoitti rivin { $row }.
yatzy-move-declare = ilmoita rivi { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep = { $count ->
    [0] Heitä kaikki viisi uudelleen
   *[other] Pidä { $dice } ja heitä { $left ->
        [one] yksi noppa
       *[other] { $left } noppaa
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Heitä kaikki viisi
   *[other] Pidä { $dice }
 }
yatzy-advice-declare = Ilmoita rivi { $item }
yatzy-advice-score = Kirjaa { $points } riville { $item }
yatzy-advice-zero = Kirjaa nolla riville { $item }
yatzy-why-ends = Vuoron todennäköisin tulos on ”{ $item }” ({ $percent } %), seuraavaksi todennäköisin ”{ $other_item }” ({ $other_percent } %).
yatzy-why-sure = { $percent ->
    [100] Vuoron tulos on ”{ $item }”.
   *[other] Vuoron tulos on lähes varmasti ”{ $item }”.
 }
yatzy-why-zero = Vuoro päättyy nollaan { $percent } prosentin todennäköisyydellä.
yatzy-why-score = Riviltä { $item } saat nyt { study-amount-points }.
yatzy-why-turn = Vuoro, jolla tavoittelet riviä { $item }, tuo keskimäärin { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Sen jälkeen olet { study-amount-points } edellä hyvitystahtia.
    [behind] Sen jälkeen olet { study-amount-points } jäljessä hyvitystahdista.
   *[even] Sen jälkeen olet täsmälleen hyvitystahdissa.
 }
yatzy-why-bonus-made = Sillä saat 50 pisteen hyvityksen.
yatzy-why-bonus-lost = Sen jälkeen hyvitys ei ole enää mahdollinen.
yatzy-why-roll-instead = { $than ->
    [less] Uudesta heitosta saisi keskimäärin { study-amount-points } vähemmän.
    [more] Uudesta heitosta saisi keskimäärin { study-amount-points } enemmän.
   *[same] Uusi heitto olisi yhtä hyvä.
 }
yatzy-why-write-instead = { $points ->
    [0] Nollasta rivillä { $item }
   *[other] Jos kirjaisit { $points } riville { $item }, siitä
 } { $than ->
    [less] saisi keskimäärin { study-amount-points } vähemmän.
    [more] saisi keskimäärin { study-amount-points } enemmän.
   *[same] saisi keskimäärin saman verran.
 }
yatzy-item-zero = nolla

## What can be typed
yatzy-help =
    Kirjoita nopat, jotka haluat pitää, niin loput heitetään uudelleen: ”66” tai ”keep 6 6”. Pelkkä ”keep” heittää kaikki viisi.
    Täytä rivi kirjoittamalla sen nimi: ”full house”, ”full” tai ”score full_house”. Jos rivi ilmoitetaan ennen heittoa,
    kirjoita se myös silloin: ”sixes” tai ”declare sixes”.

## Refusals
error-yatzy-declares-after = Tässä painoksessa riviä ei ilmoiteta. Heitä ensin ja valitse sitten.
error-yatzy-declared-already = Olet jo ilmoittanut tälle vuorolle rivin { $item }.
error-yatzy-declare-first = Ilmoita tämän vuoron rivi ennen heittoa.
error-yatzy-no-rolls-left = Heittoja ei ole jäljellä. Täytä rivi.
error-yatzy-keep-not-there = Voit pitää vain heittämiäsi noppia: { $dice }.
error-yatzy-row-filled = Rivi { $item } on jo täytetty.
error-yatzy-chance-last-resort = Sattumaa saa käyttää vain, kun nopista ei saa pisteitä millekään muulle vapaalle riville.
error-yatzy-declared-row-only = Ilmoitit tälle vuorolle rivin { $item }, joten et voi käyttää muuta riviä.

## The rules, as Markdown
yatzy-rules =
    Täytä sarakkeesi kaikki viisitoista riviä. Suurin yhteispistemäärä voittaa; tasapisteissä voitto
    jaetaan. Voit pelata yksin omaa ennätystäsi vastaan tai muiden kanssa.

    __Vuoro.__ Heitä viisi noppaa. Saat heittää vielä enintään kaksi kertaa: pidä haluamasi nopat ja
    heitä loput. Myös aiemmin pidetyt nopat saa heittää uudelleen, ja voit lopettaa minkä tahansa heiton
    jälkeen. Täytä sitten yksi vapaa rivi, vaikka siitä saisi 0. Kutakin riviä käytetään kerran, joten
    jokaisella on viisitoista vuoroa.

    __Esimerkki.__ Ensimmäinen heittosi on ⚁⚂⚄⚄⚅. Pidät ⚄⚄ ja heität kolme noppaa: ⚀⚂⚄. Pidät ⚄⚄⚄
    ja heität kaksi: ⚂⚂. Nyt sinulla on ⚂⚂⚄⚄⚄, täyskäsi, josta saa 21. Jos viimeiset kaksi olisivat
    olleet ⚀⚅, olisit saanut nopista ⚀⚄⚄⚄⚅ 15 vitosina tai kolmoislukuna, 10 parina tai 22 sattumana.

    __Rivit__

    | rivi | pisteet | esimerkki |
    |---|---|---|
    | Ykköset–kuutoset | kyseistä lukua näyttävät nopat | Neloset: ⚁⚃⚃⚃⚅ → 12 |
    | 1 pari | parhaan parin kaksi noppaa | ⚁⚁⚃⚄⚄ → 10 |
    | 2 paria | kahden eri parin neljä noppaa | ⚁⚁⚂⚅⚅ → 16 |
    | Kolmoisluku | ne kolme noppaa | ⚀⚂⚃⚃⚃ → 12 |
    | Nelosluku | ne neljä noppaa | ⚁⚁⚁⚁⚅ → 8 |
    | Pieni suora | ykkösestä vitoseen, aina 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Iso suora | kakkosesta kuutoseen, aina 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Täyskäsi | kaikki nopat: kolme yhtä lukua, kaksi toista | ⚂⚂⚃⚃⚃ → 18 |
    | Sattuma | kaikki nopat, näyttivät ne mitä tahansa | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | viisi samaa, aina 50 | ⚃⚃⚃⚃⚃ → 50 |

    Heiton saa kirjata mille tahansa vapaalle riville, johon se sopii: nopista ⚃⚃⚃⚃⚀ saa 12 kolmoislukuna
    tai 8 parina. Neljä samaa ei ole kaksi paria, eikä viisi samaa ole täyskäsi.

    __Hyvitys.__ Jos saat kuudelta riviltä ykkösistä kuutosiin yhteensä vähintään 63 pistettä, saat
    hyvitystä 50. Kolme noppaa kullakin näistä riveistä riittää juuri ja juuri.

    __Pohjoismainen painos.__ Sattumaa saa käyttää vain, kun heitosta ei saa pisteitä millekään muulle
    vapaalle riville: ⚀⚂⚃⚅⚅ ei käy siihen, kun ykköset, kolmoset, neloset, kuutoset tai yksi pari on
    vapaana. Kun sattuma on viimeinen vapaa rivisi, siihen käy mikä tahansa heitto.

    __Tanskalainen painos.__ Kuten pohjoismainen, mutta ilmoitat rivin ennen ensimmäistä heittoasi. Jos
    heitosta saa pisteitä tälle riville, kirjaat ne sille. Jos ei, kirjaat sille nollan tai käytät
    sattumaa, jos se on vapaana ja heitto käy siihen. Kun sattuma on täytetty, nollan saa kirjata sen
    sijaan mille tahansa vapaalle riville. Sattuman voi ilmoittaa vain, kun se on viimeinen vapaa rivisi.
    Yatzysta saa 50 ja noppien summan: ⚅⚅⚅⚅⚅ → 80.

    __Hollantilainen painos.__ Hyvitykseen tarvitaan 64 pistettä, joten kolme noppaa joka rivillä ei riitä.

## Solving
yatzy-solved-odds = Hyvityksen saa { $bonus } prosentissa ja yatzyn { $yatzy } prosentissa peleistä.

## The short rules
yatzy-goal = Täytä sarakkeesi kaikki viisitoista riviä ja kerää eniten pisteitä.
yatzy-begins = Sääntövihko ei kerro. Valitkaa aloittaja, tai heittäkää kukin yksi noppa: suurimman heittänyt aloittaa.
yatzy-step-roll = Heitä viisi noppaa.
yatzy-step-keep = Pidä haluamasi nopat ja heitä loput uudelleen, enintään kaksi kertaa.
yatzy-step-write = Kirjaa pisteet yhdelle vapaalle riville.
yatzy-step-write-declared = Kirjaa pisteet riville, jonka ilmoitit ennen heittoa.
yatzy-needs-number = Laske yhteen nopat, jotka näyttävät { $face }.
yatzy-needs-bonus = Vähintään { $from } pistettä kuudelta ylimmältä riviltä.
yatzy-needs-one-pair = Kaksi samaa. Nämä kaksi noppaa lasketaan.
yatzy-needs-two-pairs = Kaksi paria eri lukuja. Nämä neljä noppaa lasketaan.
yatzy-needs-three-of-a-kind = Kolme samaa. Nämä kolme noppaa lasketaan.
yatzy-needs-four-of-a-kind = Neljä samaa. Nämä neljä noppaa lasketaan.
yatzy-needs-small-straight = Ykkösestä vitoseen.
yatzy-needs-large-straight = Kakkosesta kuutoseen.
yatzy-needs-full-house = Kolme yhtä lukua ja kaksi toista. Kaikki viisi noppaa lasketaan.
yatzy-needs-chance = Mitkä tahansa nopat. Kaikki viisi lasketaan.
yatzy-example-first = Ensimmäinen heittosi. Pidät { $kept } ja heität muut kolme.
yatzy-example-second = Taas vitonen. Pidät { $kept } ja heität kaksi.
yatzy-example-last = { $row }: { $points } pistettä.
yatzy-example-other = Sama vuoro, mutta viimeinen heitto on toinen. Voit käyttää jotakin näistä riveistä, jos se on vapaa:
yatzy-example-or = { $row }, { $points } pistettä
yatzy-ask-again = Saanko heittää uudelleen nopan, jonka pidin?
yatzy-answer-again = Saat. Jokaisen heiton jälkeen valitset uudestaan, mitkä nopat pidät.
yatzy-ask-zero = Mitä jos mikään ei sovi?
yatzy-answer-zero = Täytät silti yhden vapaan rivin. Siihen tulee 0, ja rivi on käytetty.
yatzy-ask-alike = Onko neljä samaa kaksi paria, tai viisi samaa täyskäsi?
yatzy-answer-alike = Ei, kumpaankin tarvitaan kaksi eri lukua. Mutta neljä samaa käy myös pariksi tai kolmoisluvuksi.
yatzy-ask-chance-free = Milloin saan käyttää sattumaa?
yatzy-answer-chance-free = Kerran, millä tahansa nopilla.
yatzy-ask-chance-last-resort = Milloin saan käyttää sattumaa?
yatzy-answer-chance-last-resort = Kerran, kun nopistasi ei saa pisteitä millekään muulle vapaalle rivillesi tai kun se on viimeinen vapaa rivisi.
yatzy-ask-declare = Mitä jos nopat eivät sovi riviin, jonka ilmoitin?
yatzy-answer-declare = Kirjaat sille nollan. Tai käytät sattumaa, jos se on vapaa ja nopat käyvät siihen. Kun sattuma on täytetty, nollan saa kirjata sen sijaan mille tahansa vapaalle riville.
yatzy-ask-alone = Montako pelaajaa voi olla?
yatzy-answer-alone = Sääntövihkossa ei ole rajaa. Täällä pelaajia voi olla yhdestä kahteenkymmeneen. Yksin pelaat omaa ennätystäsi vastaan.
yatzy-now-written = Sinulla on tällä rivillä { $points }.
yatzy-now-bonus = Yläosasi summa on nyt { $points }.
yatzy-now-free = Tämä rivi on vielä vapaa.
yatzy-now-would = Nopistasi saisi tälle riville { $points }.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Täytä viisitoista riviä ja kerää eniten pisteitä
yatzy-lesson-roll = Nämä viisi noppaa ovat sinun. Heitä ne.
yatzy-lesson-roll-why = Vuorolla on enintään kolme heittoa, ja sinä valitset, mitkä nopat pidät.
yatzy-lesson-keep = ⚅⚅ on hyvä alku. Pidä molemmat ja heitä muut kolme.
yatzy-lesson-keep-why = Kolmas ⚅. Nopat, jotka pidät, pysyvät paikoillaan.
yatzy-lesson-keep-three = Pidä ⚅⚅⚅ ja heitä viimeiset kaksi.
yatzy-lesson-keep-three-why = Kolme yhtä lukua ja kaksi toista: täyskäsi.
yatzy-lesson-full-house = Jokainen vapaa rivi näyttää, montako pistettä siitä saisi. Valitse täyskäsi.
yatzy-lesson-full-house-why = 28 pistettä, kaikkien viiden nopan summa. Kutakin riviä voi käyttää vain kerran.
yatzy-lesson-roll-again = Myös Jussi, vastustajasi botti, pelasi vuoronsa. Heitä nyt uudelleen.
yatzy-lesson-roll-again-why = Kannattaako pitää kaksi ⚂ vai ⚁⚂⚃⚄, josta puuttuu yksi suoraan?
yatzy-lesson-coach = Kysy valmentajalta, mitkä nopat kannattaa pitää.
yatzy-lesson-coach-why = Sieltä tuli ⚅. Nyt sinulla on viisi peräkkäin, 2–6.
yatzy-lesson-straight = Se on iso suora. Kirjaa se rivilleen.
yatzy-lesson-straight-why = 20 pistettä. Jos heitto ei sovi millekään vapaalle riville, kirjaat nollan.
yatzy-lesson-roll-late = Hypätään eteenpäin. Enää kolmoset ja yatzy ovat vapaana. Heitä.
yatzy-lesson-roll-late-why = Yläosassa on 54 pistettä, ja ⚂⚂⚂ tekee siitä 63.
yatzy-lesson-bonus = Yläosan 63 pisteellä saa hyvityksen. Kirjaa 9 riville Kolmoset.
yatzy-lesson-bonus-why = 63 pistettä, joten saat 50 lisää. Kolme kutakin lukua riittää.
yatzy-lesson-roll-last = Jussi joutui kirjaamaan nollan. Tämä on viimeinen vuorosi. Heitä.
yatzy-lesson-roll-last-why = Neljä ⚄. Vielä yksi, niin sinulla on viisi samaa.
yatzy-lesson-keep-four = Pidä ⚄⚄⚄⚄ ja heitä viimeinen noppa.
yatzy-lesson-keep-four-why = Viisi samaa. Se on yatzy.
yatzy-lesson-yatzy = Jäljellä on vain yksi rivi. Kirjaa pisteesi riville Yatzy.
yatzy-lesson-yatzy-why = 50 pistettä, ja peli on päättynyt.
yatzy-lesson-done = Tavoittele yläosassa kolmea kutakin lukua ja säästä sattuma huonoon vuoroon.
