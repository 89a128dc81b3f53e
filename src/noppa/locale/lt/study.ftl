# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Įrašas
study-record-none = Joks įrašas neatvertas. Pasirink iš žaidimo išsaugotą failą.
study-record-long = Šis failas yra { $size } kB; įrašas būna ne didesnis kaip { $most } kB.
study-record-next = Niekas nepakeista. Pasirink kitą failą arba paimk įrašą dar kartą iš ten, kur jį gavai.
study-check-right = { $count ->
    [one] Patikrinta ({ $count }): metimai ir kortos tokie, kokius duoda sėklos.
    [few] Patikrinta ({ $count }): visi metimai ir kortos tokie, kokius duoda sėklos.
    [many] Patikrinta ({ $count }): visi metimai ir kortos tokie, kokius duoda sėklos.
   *[other] Patikrinta ({ $count }): visi metimai ir kortos tokie, kokius duoda sėklos.
 }
study-check-wrong = Šis įrašas patikros neišlaiko, tad juo nepasikliauk. Peržiūrėti jį vis tiek gali.
study-misfit = Įrašą galima parodyti tik iki { $last } žingsnio.

## Step by step
study-step-of = { $at } žingsnis iš { $last }
study-slider = Žingsnis
study-turn = Eina: { $name }
study-first = Į pradžią
study-previous = Žingsnis atgal
study-next = Žingsnis pirmyn
study-last = Į pabaigą
study-play = Leisti
study-pause = Pauzė
study-keys = Rodyklių klavišai eina po žingsnį, Home ir End į pradžią ir pabaigą, tarpo klavišas leidžia.
study-link-copy = Nuoroda į šį žingsnį
study-link-copied = Nuoroda nukopijuota.
study-all-steps = Visi žingsniai

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } tašką
    [few] { $amount } taškus
    [many] { $amount } taško
   *[other] { $amount } taškų
 }
study-amount-lead = { $amount ->
    [one] { $amount } pranašumo tašką
    [few] { $amount } pranašumo taškus
    [many] { $amount } pranašumo taško
   *[other] { $amount } pranašumo taškų
 }
study-sum-start = Tikėtina pradžioje
study-sum-luck = Sėkmė
study-sum-loss = Savi sprendimai
study-sum-others = Kitų sprendimai
study-sum-revision = Patikslinti įverčiai
study-sum-final = Pabaigoje
study-final-dice = Įvesti tik kiekvieno ėjimo galutiniai kauliukai, todėl metimai ir pasilikti kauliukai tarp jų nevertinami.

## The coach beside the game

## Practice

## One's own games
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

## Kinds of choices
kind-keep = pasilikimas
kind-declare = skelbimas
kind-row = kuri eilutė
kind-bonus = premija
kind-strike = nubraukimas
kind-reroll = metimas iš naujo
kind-twice = kauliukas dukart
kind-crossing = išbraukimas
kind-colour = premijų miestai
kind-place = kuris miestas, kuris skaičius
