# Amit egy játék után vagy mellette nézünk: lépések, elemzések, gyakorlás, saját játékok, esélyek.
# A mennyiségek mindig „pont” szóra végződnek, így rag is járulhat hozzájuk: „3,2 pont”+„tal”.

## Egy felvétel
study-record = Felvétel
study-record-none = Nincs megnyitva felvétel. Válassz egy fájlt, amelyet egy játékból mentettél el.
study-record-long = Ez a fájl { $size } kB. Egy felvétel legfeljebb { $most } kB lehet.
study-record-next = Nem változott semmi. Válassz másik fájlt, vagy szerezz ebből egy új másolatot.
study-check-right = { $count ->
    [one] Az egyetlen dobás rendben van.
   *[other] Mind a { $count } dobás és kártya rendben van.
 }
study-check-wrong = Ez a felvétel nem ment át az ellenőrzésen, ezért ne bízz benne. Megnézni azért megnézheted.
study-misfit = A felvételt csak eddig nézheted meg: { $last }. lépés.

## Lépésről lépésre
study-step-of = { $at }/{ $last }. lépés
study-slider = Lépés
study-turn = { $name ->
    [Te] Te jössz
   *[other] { $name } jön
 }
study-first = Ugrás az elejére
study-previous = Egy lépés vissza
study-next = Egy lépés előre
study-last = Ugrás a végére
study-play = Lejátszás
study-pause = Szünet
study-keys = A nyilakkal lépkedsz, a Home és az End az elejére és a végére ugrik, a szóköz elindítja a lejátszást.
study-link-copy = Link másolása ehhez a lépéshez
study-link-copied = Link másolva
study-all-steps = Minden lépés

## Szerencse és tudás
study-amount-points = { $amount ->
    [one] { $amount } pont
   *[other] { $amount } pont
 }
study-amount-lead = { $amount ->
    [one] { $amount } pont
   *[other] { $amount } pont
 }
study-amount-chance = { $amount ->
    [one] { $amount } százalékpont
   *[other] { $amount } százalékpont
 }
study-sum-start = Az elején
study-sum-luck = Szerencse
study-sum-loss = Hibák
study-sum-others = Mások választásai
study-sum-revision = Pontosított becslések
study-sum-final = A végén
study-final-dice = Csak a körök végső kockái vannak beírva, ezért az edző nem tudja megítélni a közbenső dobásokat és választásokat.

## Az edző a játék mellett
study-coach-win = { $percent }% nyerési esély
study-coach-ahead-points = { study-amount-points }tal jobb a többinél
study-coach-ahead-lead = { study-amount-lead }tal jobb a többinél
study-coach-even = más választás is ugyanilyen jó
study-coach-less-points = { study-amount-points }tal kevesebb
study-coach-less-lead = { study-amount-lead }tal kevesebb
study-coach-less-chance = { study-amount-chance }tal kisebb esély
study-coach-same = ugyanilyen jó
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] pontosan
   *[false] becslés
 }.
study-coach-advice-only = { $what }.
study-coach-next = Második legjobb: { $what }, { $cost }.
study-coach-next-only = Második legjobb: { $what }.

study-coach-why = Miért?
study-look = Mutasd meg
study-look-title = Mi lett volna jobb
study-look-now = Ez nem változtat a körödön.

## Egy játék története
study-story = Mi döntötte el a játékot
study-story-whose = Válassz játékost
study-luck-and-skill = { $lucky ->
    [lucky] { $name ->
        [Te] A szerencse ennyit hozott neked: { $luck }.
       *[other] { $name } ennyit köszönhet a szerencsének: { $luck }.
     } A hibák ára: { $loss }.
   *[unlucky] { $name ->
        [Te] A balszerencse ennyibe került neked: { $luck }.
       *[other] { $name } ennyit veszített balszerencsével: { $luck }.
     } A hibák ára: { $loss }.
 }
study-moment = { $number }. pillanat
study-moment-turn-chance = { $swing } százalékpont nyerési esély
study-moment-turn-lead = { $swing } pont
study-moment-turn-points = { $swing } pont
study-moment-did = { $name ->
    [Te] A választásod: { $what }.
   *[other] { $name } választása: { $what }.
 }
study-moment-better = Jobb: { $what }. Ennyivel többet ért: { $amount }.
study-moment-best = Ez volt a legjobb választás.
study-moment-only = Nem volt más választás.
study-moment-dice = { $lucky ->
    [lucky] A kockák segítettek.
   *[unlucky] A kockák nem segítettek.
 }
study-moment-look = Végignézem innen
study-moment-picture = Az asztal a választás előtt, a jobb lépéssel megjelölve
study-moment-picture-best = Az asztal a választás előtt
study-practise-these = Ezek gyakorlása
study-decisions = Minden döntés
study-numbers = A grafikon számokban
study-numbers-turn = Kör

## Gyakorlás
study-practice-how = Válassz egy lépést. Amit elrontasz, gyakrabban jön elő.
study-practice-wait = Helyzetet keresünk neked…
study-practice-again = Ezt egyszer már elrontottad.
study-practice-own = Az egyik játékodból.
study-practice-kind = Most erről van szó: { $kind }.
study-practice-right = Jó választás.
study-practice-wrong = Ennek az ára { $amount }.
study-practice-next = Következő
study-practice-yours = a tiéd
study-practice-sum = { $right } / { $asked } jó
study-practice-done = Ez volt az összes.
study-practice-more = Gyakorlok tovább
study-puzzle = A nap feladványa
study-puzzle-of = { $game }: a nap feladványa, { $day }
study-puzzle-go = Megoldom
study-puzzle-solve = { $game }: a mai feladvány megoldása
study-puzzle-count = ma { $done } / { $all }
study-puzzle-more = Mindenkinek ugyanaz. Egyetlen választás egyértelműen a legjobb.
study-puzzle-done = A mai megvan. Holnap új jön.
study-puzzle-tried = Mára ennyi. Holnap új jön.
study-streak = { $days ->
    [one] A sorozatod 1. napja.
   *[other] { $days } nap egymás után.
 }
study-streak-ended = { $days ->
    [one] Jó újra látni. Ma új sorozat indul.
   *[other] Jó újra látni. Legutóbb { $days } napig jutottál egyfolytában. Ma új sorozat indul.
 }

## Saját játékok
study-history-none = Még nincs befejezett játékod. Játssz egyet, és itt fog megjelenni.
study-history-games = { $count ->
    [one] egy játék
   *[other] { $count } játék
 }
study-history-won = { $count ->
    [0] egy győzelem sem
    [one] egy győzelem
   *[other] { $count } győzelem
 }
study-history-best = Legjobb
study-history-average = Átlag
study-history-last = Legutóbbi
study-history-plot = Eredmények a legrégebbitől a legújabbig: { $scores }
study-history-list = Minden játék
study-history-win = győzelem

## A választások fajtái
kind-keep = melyik kockát tartod meg
kind-declare = sor bemondása
kind-row = melyik sort töltöd ki
kind-bonus = a bónusz
kind-strike = nulla beírása
kind-reroll = újradobás
kind-twice = egy kocka kétszer
kind-crossing = városok kihúzása
kind-colour = bónuszvárosok
kind-place = melyik szám hová kerül
