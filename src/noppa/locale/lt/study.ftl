# Kas naudojama po žaidimo ar šalia jo: žingsniai, analizės, treniruotės, tavo žaidimai, tikimybės.

## Įrašas
study-record = Žaidimo įrašas
study-record-none = Joks žaidimo įrašas neatvertas. Pasirink iš žaidimo išsaugotą failą.
study-record-long = Šis failas yra { $size } kB. Žaidimo įrašas gali būti iki { $most } kB.
study-record-next = Niekas nepakeista. Pasirink kitą failą arba gauk šį iš naujo.
study-check-right = { $count ->
    [one] Patikrintas { $count } metimas ar korta, viskas gerai.
    [few] Patikrinti visi { $count } metimai ir kortos, viskas gerai.
    [many] Patikrinta { $count } metimo ir kortos, viskas gerai.
   *[other] Patikrinta visų { $count } metimų ir kortų, viskas gerai.
 }
study-check-wrong = Šis įrašas patikros neišlaikė, tad juo nepasikliauk. Peržiūrėti jį vis tiek gali.
study-misfit = Įrašą matyti gali tik iki { $last } žingsnio.

## Žingsnis po žingsnio
study-step-of = { $at } žingsnis iš { $last }
study-slider = Žingsnis
study-turn = Eina { $name }
study-first = Į pradžią
study-previous = Žingsnis atgal
study-next = Žingsnis pirmyn
study-last = Į pabaigą
study-play = Leisti
study-pause = Pauzė
study-keys = Rodyklėmis eik po žingsnį, Home ir End šok į pradžią ar pabaigą, o tarpo klavišu leisk.
study-link-copy = Kopijuoti šio žingsnio nuorodą
study-link-copied = Nuoroda nukopijuota
study-all-steps = Visi žingsniai

## Sėkmė ir meistriškumas
study-amount-points = { $amount ->
    [one] { $amount } tašką
    [few] { $amount } taškus
    [many] { $amount } taško
   *[other] { $amount } taškų
 }
study-amount-lead = { $amount ->
    [one] { $amount } tašką
    [few] { $amount } taškus
    [many] { $amount } taško
   *[other] { $amount } taškų
 }
study-amount-chance = { $amount ->
    [one] { $amount } procentinį punktą tikimybės laimėti
    [few] { $amount } procentinius punktus tikimybės laimėti
    [many] { $amount } procentinio punkto tikimybės laimėti
   *[other] { $amount } procentinių punktų tikimybės laimėti
 }
study-sum-start = Pradžioje
study-sum-luck = Sėkmė
study-sum-loss = Klaidos
study-sum-others = Kitų žaidėjų pasirinkimai
study-sum-revision = Patikslinti įverčiai
study-sum-final = Pabaigoje
study-final-dice = Įvesti tik galutiniai kiekvieno ėjimo kauliukai, tad ankstesnių metimų ir pasirinkimų treneris įvertinti negali.

## Treneris šalia žaidimo
study-coach-win = tikimybė laimėti { $percent } %
study-coach-ahead-points = { study-amount-points } daugiau už kitus
study-coach-ahead-lead = { study-amount-lead } daugiau už kitus
study-coach-even = yra kitas toks pat geras
study-coach-less-points = { study-amount-points } mažiau
study-coach-less-lead = { study-amount-lead } mažiau
study-coach-less-chance = { study-amount-chance } mažiau
study-coach-same = toks pat geras
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] tikslu
   *[false] apytiksliai
 }.
study-coach-advice-only = { $what }.
study-coach-next = Antras geriausias: { $what }, { $cost }.
study-coach-next-only = Antras geriausias: { $what }.

study-coach-why = Kodėl?
study-look = Parodyk
study-look-title = Kas būtų buvę geriau
study-look-now = Tavo ėjimo tai nekeičia.

## Vieno žaidimo istorija
study-story = Kas nulėmė žaidimą
study-story-whose = Rinkis žaidėją
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: sėkmė davė { $luck }, o klaidos kainavo { $loss }.
   *[unlucky] { $name }: nesėkmė kainavo { $luck }, o klaidos { $loss }.
 }
study-moment = { $number } akimirka
study-moment-turn-chance = { $swing } proc. p. tikimybės laimėti
study-moment-turn-lead = { $swing } tšk.
study-moment-turn-points = { $swing } tšk.
study-moment-did = { $name }, pasirinkta: { $what }.
study-moment-better = Geriau: { $what }. Tai būtų davę { $amount } daugiau.
study-moment-best = Tai buvo geriausias pasirinkimas.
study-moment-only = Kito pasirinkimo nebuvo.
study-moment-dice = { $lucky ->
    [lucky] Kauliukai padėjo.
   *[unlucky] Kauliukai nepadėjo.
 }
study-moment-look = Žiūrėti nuo čia
study-moment-picture = Stalas prieš šį pasirinkimą, geresnysis pažymėtas
study-moment-picture-best = Stalas prieš šį pasirinkimą
study-practise-these = Treniruotis su šiais
study-decisions = Visi sprendimai
study-numbers = Diagrama skaičiais
study-numbers-turn = Ėjimas

## Treniruotė
study-practice-how = Rinkis ėjimą. Tai, kas nepavyksta, grįžta dažniau.
study-practice-wait = Ieškome tau situacijos…
study-practice-again = Čia jau kartą suklydai.
study-practice-own = Iš vieno tavo žaidimo.
study-practice-kind = Tema: { $kind }.
study-practice-right = Geras pasirinkimas.
study-practice-wrong = Tai kainuoja { $amount }.
study-practice-next = Kitas
study-practice-yours = tavo
study-practice-sum = Gerai { $right } iš { $asked }
study-practice-done = Tai visi.
study-practice-more = Treniruotis toliau
study-puzzle = Dienos galvosūkis
study-puzzle-of = { $game }: dienos galvosūkis, { $day }
study-puzzle-go = Spręsti
study-puzzle-solve = Spręsti šios dienos galvosūkį: { $game }
study-puzzle-count = Šiandien { $done } iš { $all }
study-puzzle-more = Visiems tas pats. Vienas pasirinkimas aiškiai geriausias.
study-puzzle-done = Šios dienos jau išspręstas. Rytoj bus naujas.
study-puzzle-tried = Šiai dienai viskas. Rytoj bus naujas.
study-streak = { $days ->
    [one] { $days } diena iš eilės.
    [few] { $days } dienos iš eilės.
    [many] { $days } dienos iš eilės.
   *[other] { $days } dienų iš eilės.
 }
study-streak-ended = { $days ->
    [one] Smagu vėl tave matyti. Šiandien prasideda nauja dienų serija.
    [few] Smagu vėl tave matyti. Praėjusį kartą pavyko { $days } dienos iš eilės. Šiandien prasideda nauja serija.
    [many] Smagu vėl tave matyti. Praėjusį kartą pavyko { $days } dienos iš eilės. Šiandien prasideda nauja serija.
   *[other] Smagu vėl tave matyti. Praėjusį kartą pavyko { $days } dienų iš eilės. Šiandien prasideda nauja serija.
 }

## Tavo žaidimai
study-history-none = Baigtų žaidimų dar nėra. Sužaisk, ir jis atsiras čia.
study-history-games = { $count ->
    [one] { $count } žaidimas
    [few] { $count } žaidimai
    [many] { $count } žaidimo
   *[other] { $count } žaidimų
 }
study-history-won = { $count ->
    [0] pergalių nėra
    [one] { $count } pergalė
    [few] { $count } pergalės
    [many] { $count } pergalės
   *[other] { $count } pergalių
 }
study-history-best = Geriausias
study-history-average = Vidurkis
study-history-last = Paskutinis
study-history-plot = Rezultatai nuo seniausio iki naujausio: { $scores }
study-history-list = Visi žaidimai
study-history-win = pergalė

## Pasirinkimų rūšys
kind-keep = kuriuos kauliukus pasilikti
kind-declare = eilutės skelbimas
kind-row = kurią eilutę naudoti
kind-bonus = premija
kind-strike = nulio rašymas
kind-reroll = metimas iš naujo
kind-twice = kauliukas dukart
kind-crossing = miestų išbraukimas
kind-colour = premijų miestai
kind-place = kurį skaičių kur rašyti
