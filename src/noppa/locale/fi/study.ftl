# Mitä käytetään pelin jälkeen tai sen ohella: vaiheet, katsaukset, harjoittelu, omat pelit, mahdollisuudet.

## A record
study-record = Pelitallenne
study-record-none = Mikään pelitallenne ei ole auki. Valitse tiedosto, jonka tallensit pelistä.
study-record-long = Tämän tiedoston koko on { $size } kt. Pelitallenne voi olla enintään { $most } kt.
study-record-next = Mitään ei muutettu. Valitse toinen tiedosto tai hae tästä uusi kopio.
study-check-right = { $count ->
    [one] Ainoa heitto on tarkistettu ja kunnossa.
   *[other] Kaikki { $count } heittoa ja korttia on tarkistettu ja kunnossa.
 }
study-check-wrong = Tämä tallenne ei läpäissyt tarkistusta, joten älä luota siihen. Voit silti katsella sitä.
study-misfit = Tallennetta voi katsoa vain vaiheeseen { $last } asti.

## Step by step
study-step-of = Vaihe { $at }/{ $last }
study-slider = Vaihe
study-turn = Vuorossa: { $name }
study-first = Alkuun
study-previous = Vaihe taaksepäin
study-next = Vaihe eteenpäin
study-last = Loppuun
study-play = Toista
study-pause = Tauko
study-keys = Nuolinäppäimet siirtävät vaiheen kerrallaan, Home ja End alkuun tai loppuun, ja välilyönti toistaa.
study-link-copy = Kopioi linkki tähän vaiheeseen
study-link-copied = Linkki kopioitu
study-all-steps = Kaikki vaiheet

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } pisteen
   *[other] { $amount } pistettä
 }
study-amount-lead = { $amount ->
    [one] { $amount } pisteen
   *[other] { $amount } pistettä
 }
study-amount-chance = { $amount ->
    [one] { $amount } prosenttiyksikön voittomahdollisuutta
   *[other] { $amount } prosenttiyksikköä voittomahdollisuutta
 }
study-sum-start = Alussa
study-sum-luck = Tuuri
study-sum-loss = Virheet
study-sum-others = Muiden valinnat
study-sum-revision = Tarkentuneet arviot
study-sum-final = Lopussa
study-final-dice = Kustakin vuorosta syötettiin vain lopulliset nopat, joten valmentaja ei voi arvioida sitä edeltäviä heittoja ja valintoja.

## The coach beside the game
study-coach-win = voittomahdollisuus { $percent } %
study-coach-ahead-points = { study-amount-points } parempi kuin muut
study-coach-ahead-lead = { study-amount-lead } parempi kuin muut
study-coach-even = toinen vaihtoehto on yhtä hyvä
study-coach-less-points = { study-amount-points } vähemmän
study-coach-less-lead = { study-amount-lead } vähemmän
study-coach-less-chance = { study-amount-chance } vähemmän
study-coach-same = yhtä hyvä
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] tarkka tulos
   *[false] arvio
 }.
study-coach-advice-only = { $what }.
study-coach-next = Seuraavaksi paras: { $what }, { $cost }.
study-coach-next-only = Seuraavaksi paras: { $what }.

study-coach-why = Miksi?
study-look = Näytä
study-look-title = Mikä olisi ollut parempi
study-look-now = Tämä ei muuta vuoroasi.

## The story of a game
study-story = Mikä ratkaisi pelin
study-story-whose = Valitse pelaaja
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: tuuri antoi { $luck }, virheet maksoivat { $loss }.
   *[unlucky] { $name }: huono tuuri maksoi { $luck }, virheet { $loss }.
 }
study-moment = Hetki { $number }
study-moment-turn-chance = { $swing } prosenttiyksikköä voittomahdollisuutta
study-moment-turn-lead = { $swing } pistettä
study-moment-turn-points = { $swing } pistettä
study-moment-did = Valinta ({ $name }): { $what }.
study-moment-better = Parempi: { $what }. Siitä olisi saanut { $amount } enemmän.
study-moment-best = Se oli paras valinta.
study-moment-only = Muuta vaihtoehtoa ei ollut.
study-moment-dice = { $lucky ->
    [lucky] Nopat auttoivat.
   *[unlucky] Nopat eivät auttaneet.
 }
study-moment-look = Jatka tästä vaihe vaiheelta
study-moment-picture = Pöytä ennen tätä valintaa, parempi vaihtoehto merkittynä
study-moment-picture-best = Pöytä ennen tätä valintaa
study-practise-these = Harjoittele näitä
study-decisions = Kaikki valinnat
study-numbers = Kaavio lukuina
study-numbers-turn = Vuoro

## Practice
study-practice-how = Valitse siirto. Se, missä erehdyt, tulee eteen useammin.
study-practice-wait = Haetaan sinulle tilannetta…
study-practice-again = Erehdyit tässä viimeksi.
study-practice-own = Eräästä pelistäsi.
study-practice-kind = Tällä kertaa aiheena on { $kind }.
study-practice-right = Hyvä valinta.
study-practice-wrong = Se maksaa { $amount }.
study-practice-next = Seuraava
study-practice-yours = sinun
study-practice-sum = { $right }/{ $asked } oikein
study-practice-done = Siinä olivat kaikki.
study-practice-more = Jatka harjoittelua
study-puzzle = Päivän pulma
study-puzzle-of = Päivän pulma, { $game }, { $day }
study-puzzle-go = Ratkaise
study-puzzle-solve = Ratkaise päivän pulma: { $game }
study-puzzle-count = { $done }/{ $all } tänään
study-puzzle-more = Sama kaikille. Yksi vaihtoehto on selvästi paras.
study-puzzle-done = Tämän päivän pulma on ratkaistu. Uusi tulee huomenna.
study-puzzle-tried = Tältä päivältä valmista. Uusi tulee huomenna.
study-streak = { $days ->
    [one] Putkesi 1. päivä.
   *[other] { $days } päivää putkeen.
 }
study-streak-ended = { $days ->
    [one] Mukava nähdä taas. Uusi putki alkaa tänään.
   *[other] Mukava nähdä taas. Viimeksi pääsit { $days } päivään putkeen. Uusi putki alkaa tänään.
 }

## Your games
study-history-none = Et ole vielä pelannut peliä loppuun. Pelaa yksi, niin se näkyy täällä.
study-history-games = { $count ->
    [one] yksi peli
   *[other] { $count } peliä
 }
study-history-won = { $count ->
    [0] ei voittoja
    [one] yksi voitto
   *[other] { $count } voittoa
 }
study-history-best = Paras
study-history-average = Keskiarvo
study-history-last = Viimeisin
study-history-plot = Tulokset vanhimmasta uusimpaan: { $scores }
study-history-list = Kaikki pelit
study-history-win = voitto

## Kinds of choices
kind-keep = noppien pitäminen
kind-declare = rivin ilmoittaminen
kind-row = rivin valinta
kind-bonus = hyvitys
kind-strike = nollan kirjaaminen
kind-reroll = uudelleen heittäminen
kind-twice = nopan käyttö kahdesti
kind-crossing = kaupunkien yliviivaus
kind-colour = bonuskaupungit
kind-place = mikä luku mihinkin
