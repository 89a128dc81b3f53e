# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Tallenne
study-record-none = Mikään tallenne ei ole auki. Valitse pelistä tallennettu tiedosto.
study-record-long = Tämän tiedoston koko on { $size } kt; tallenteessa on enintään { $most } kt.
study-record-next = Mitään ei muutettu. Valitse toinen tiedosto tai hae tallenne uudelleen sieltä, mistä sen sait.
study-check-right = { $count ->
    [one] Tarkistettu: ainoa heitto on se, jonka siemenet antavat.
   *[other] Tarkistettu: kaikki { $count } heittoa ja korttia ovat ne, jotka siemenet antavat.
 }
study-check-wrong = Tämä tallenne ei läpäise tarkistusta, joten älä luota siihen. Voit silti katsella sitä.
study-misfit = Tallenteen voi näyttää vain vaiheeseen { $last } asti.

## Step by step
study-step-of = Vaihe { $at }/{ $last }
study-slider = Vaihe
study-turn = Nyt vuorossa: { $name }
study-first = Alkuun
study-previous = Vaihe taaksepäin
study-next = Vaihe eteenpäin
study-last = Loppuun
study-play = Toista
study-pause = Tauko
study-keys = Nuolinäppäimet siirtävät yhden vaiheen, Home ja End alkuun ja loppuun, välilyönti toistaa.
study-link-copy = Linkki tähän vaiheeseen
study-link-copied = Linkki on kopioitu.
study-all-steps = Kaikki vaiheet

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } piste
   *[other] { $amount } pistettä
 }
study-amount-lead = { $amount ->
    [one] { $amount } piste etumatkaa
   *[other] { $amount } pistettä etumatkaa
 }
study-sum-start = Odotus alussa
study-sum-luck = Tuuri
study-sum-loss = Omat valinnat
study-sum-others = Muiden valinnat
study-sum-revision = Arvioiden tarkennus
study-sum-final = Lopussa
study-final-dice = Vuoroista kirjattiin vain viimeiset nopat, joten sitä ennen heitettyä ja pidettyä ei arvioida.

## The coach beside the game

## Practice

## One's own games
study-history-none = Ei vielä loppuun pelattuja pelejä. Pelaa yksi, niin se näkyy täällä.
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
kind-declare = ilmoittaminen
kind-row = mikä rivi
kind-bonus = hyvitys
kind-strike = nollaaminen
kind-reroll = uusintaheitto
kind-twice = noppa kahdesti
kind-crossing = yliviivaaminen
kind-colour = bonuskaupungit
kind-place = mikä kaupunki, mikä luku
