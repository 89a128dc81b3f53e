# Yatzy: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

yatzy-name = Yatzy
yatzy-tagline = Viisitoista riviä, viisi noppaa, kolme heittoa vuorolla

## Editions
yatzy-edition-international = Kansainvälinen
yatzy-edition-nordic = Pohjoismainen
yatzy-edition-danish = Tanskalainen
yatzy-edition-dutch = Hollantilainen

## Options, and what each value means
yatzy-option-declare = Milloin rivi valitaan
yatzy-option-declare-after = heittojen jälkeen
yatzy-option-declare-before = ennen ensimmäistä heittoa
yatzy-option-yatzy = Yatzyn arvo
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 ja noppien summa
yatzy-option-bonus-from = Yläosan pisteet, joilla saa hyvityksen
yatzy-option-chance = Milloin sattuman saa täyttää
yatzy-option-chance-free = millä heitolla tahansa
yatzy-option-chance-last-resort = vain heitolla, josta ei saa pisteitä muulle vapaalle riville
yatzy-option-declare-after-more = Heität ensin ja valitset sitten noppiin sopivan rivin.
yatzy-option-declare-before-more = Nimeät rivin ennen ensimmäistä heittoa; jos nopista ei saa siihen pisteitä, kirjoitat 0 tai käytät sattuman.
yatzy-option-yatzy-fifty-more = Viisi samaa on 50, näyttivät ne mitä tahansa.
yatzy-option-yatzy-sum-plus-fifty-more = Viisi samaa on 50 ja niiden summa päälle: viisi kuutosta on 80.
yatzy-option-bonus-from-more = Saat hyvityksen, kun yläosan summa on { $value } tai enemmän.
yatzy-option-chance-free-more = Sattumaan käy mikä tahansa heitto milloin tahansa.
yatzy-option-chance-last-resort-more = Sattumaan käyvät vain nopat, joista ei saa pisteitä muille vapaille riveillesi.

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
yatzy-total = Yhteensä
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Kierros { $round }/{ $rounds }
yatzy-declared = rivi { $row }
yatzy-rolls-left = { $rolls ->
    [0] ei heittoja jäljellä
    [one] yksi heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
 }
yatzy-move-keep = { $count ->
    [0] heitä kaikki viisi uudelleen
   *[other] pidä { $dice }
 }
yatzy-move-declare = ilmoita { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = nolla

## What can be typed
yatzy-help =
    Kirjoita pidettävät nopat, ja loput heitetään uudelleen: ”66” tai ”keep 6 6”; pelkkä ”keep” heittää kaikki viisi.
    Kirjoita rivi, niin se täytetään: ”full house”, ”full” tai ”score full_house”; kun rivi ilmoitetaan ennen
    heittoa, kirjoita se silloinkin: ”sixes” tai ”declare sixes”.

## Refusals
error-yatzy-declares-after = Tässä painoksessa rivejä ei ilmoiteta: heitä ja valitse sitten.
error-yatzy-declared-already = Tälle vuorolle on jo ilmoitettu rivi { $item }.
error-yatzy-declare-first = Ilmoita vuoron rivi ennen heittoa.
error-yatzy-no-rolls-left = Heittoja ei ole jäljellä: täytä rivi.
error-yatzy-keep-not-there = Voit pitää vain pöydällä olevia noppia: { $dice }.
error-yatzy-row-filled = Rivi { $item } on jo täytetty.
error-yatzy-chance-last-resort = Sattumaan käy vain heitto, josta ei saa pisteitä muulle vapaalle riville.
error-yatzy-declared-row-only = Tälle vuorolle on ilmoitettu rivi { $item }.

## The rules, as Markdown
yatzy-rules =
    Täytä sarakkeesi kaikki viisitoista riviä. Suurin yhteispistemäärä voittaa; tasapisteissä voitto
    jaetaan. Yatzya voi pelata yksin omaa ennätystä vastaan tai suurellakin joukolla.

    __Vuoro.__ Heitä viisi noppaa. Saat vielä enintään kaksi kertaa pitää haluamasi nopat ja heittää
    loput; myös aiemmin pidetyt nopat saa heittää uudelleen. Voit lopettaa minkä tahansa heiton jälkeen.
    Täytä sitten yksi vapaa rivi, vaikka siihen tulisi 0. Kutakin riviä käytetään kerran, joten
    jokaisella on viisitoista vuoroa.

    __Esimerkki.__ Ensimmäinen heitto on ⚁⚂⚄⚄⚅. Pidät ⚄⚄ ja heität kolme noppaa: ⚀⚂⚄. Pidät ⚄⚄⚄
    ja heität kaksi: ⚂⚂. Nyt ⚂⚂⚄⚄⚄ on täyskäsi, 21 pistettä. Jos viimeiset kaksi olisivat olleet ⚀⚅,
    niin ⚀⚄⚄⚄⚅ olisi 15 vitosina tai kolmoislukuna, 10 yhtenä parina tai 22 sattumana.

    __Rivit__

    | rivi | pisteet | esimerkki |
    |---|---|---|
    | Ykköset–kuutoset | nopat, jotka näyttävät kyseistä lukua | Neloset: ⚁⚃⚃⚃⚅ → 12 |
    | 1 pari | parhaan parin kaksi noppaa | ⚁⚁⚃⚄⚄ → 10 |
    | 2 paria | kahden eri parin neljä noppaa | ⚁⚁⚂⚅⚅ → 16 |
    | Kolmoisluku | ne kolme noppaa | ⚀⚂⚃⚃⚃ → 12 |
    | Nelosluku | ne neljä noppaa | ⚁⚁⚁⚁⚅ → 8 |
    | Pieni suora | ykkösestä vitoseen, aina 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Iso suora | kakkosesta kuutoseen, aina 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Täyskäsi | kolme yhtä lukua, kaksi toista: kaikki nopat | ⚂⚂⚃⚃⚃ → 18 |
    | Sattuma | kaikki nopat, mitä ne näyttävätkin | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | viisi samaa, aina 50 | ⚃⚃⚃⚃⚃ → 50 |

    Heiton saa merkitä mille tahansa vapaalle riville, johon se sopii: ⚃⚃⚃⚃⚀ on 12 kolmoislukuna,
    8 yhtenä parina. Neljä samaa ei ole kaksi paria, eikä viisi samaa ole täyskäsi.

    __Hyvitys.__ Jos saat riveiltä ykkösistä kuutosiin yhteensä 63 pistettä tai enemmän, saat hyvitystä
    50. Kolme noppaa kullakin näistä riveistä riittää juuri ja juuri.

    __Pohjoismainen painos.__ Sattumaan käy vain heitto, josta ei saa pisteitä muulle vapaalle riville:
    ⚀⚂⚃⚅⚅ ei käy siihen niin kauan kuin ykköset, kolmoset, neloset, kuutoset tai yksi pari on vapaana.
    Kun sattuma on viimeinen vapaa rivi, siihen käy mikä tahansa heitto.

    __Tanskalainen painos.__ Kuten pohjoismainen, mutta rivi ilmoitetaan ennen ensimmäistä heittoa.
    Jos heitosta saa pisteitä ilmoitetulle riville, se merkitään sille. Muuten riville tulee 0, tai heitto
    merkitään sattumaan, jos sattuma on vapaana ja heitto käy siihen; kun sattuma on täytetty, nollan saa
    merkitä sen sijaan mille tahansa vapaalle riville. Sattuman voi ilmoittaa vain, kun se on viimeinen vapaa rivi.
    Yatzyn arvo on 50 ja noppien summa: ⚅⚅⚅⚅⚅ → 80.

    __Hollantilainen painos.__ Hyvitykseen tarvitaan 64 pistettä, joten kolme noppaa joka rivillä ei riitä.

## Solving
yatzy-solved-odds = Hyvitys tulee { $bonus } prosentissa peleistä, yatzy { $yatzy } prosentissa.
