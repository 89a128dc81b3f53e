# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Penkiolika eilučių, penki kauliukai, trys metimai per ėjimą

## Editions
yatzy-edition-international = Tarptautinis
yatzy-edition-nordic = Šiaurės šalių
yatzy-edition-danish = Daniškas
yatzy-edition-dutch = Olandiškas

## Options, and what each value means
yatzy-option-declare = Kada renkamasi eilutė
yatzy-option-declare-after = po metimų
yatzy-option-declare-before = prieš pirmą metimą
yatzy-option-yatzy = Kiek duoda yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 ir kauliukų suma
yatzy-option-bonus-from = Viršutinių eilučių taškai, už kuriuos gaunama premija
yatzy-option-chance = Kada galima pildyti šansą
yatzy-option-chance-free = su bet kuriuo metimu
yatzy-option-chance-last-resort = tik su metimu, kuris jokioje kitoje laisvoje eilutėje taškų neduoda

## What an option changes, in a sentence
yatzy-option-declare-after-more = Pirma meti, tada renkiesi kauliukams tinkamą eilutę.
yatzy-option-declare-before-more = Eilutę skelbi prieš pirmą metimą; jei kauliukai ten nieko neduoda, rašai 0 arba naudoji šansą.
yatzy-option-yatzy-fifty-more = Penki vienodi duoda 50, kad ir ką jie rodytų.
yatzy-option-yatzy-sum-plus-fifty-more = Penki vienodi duoda 50 ir dar savo sumą: penki šešetai verti 80.
yatzy-option-bonus-from-more = Premiją gauni, kai viršutinėse eilutėse iš viso yra { $value } ar daugiau.
yatzy-option-chance-free-more = Į šansą bet kada tinka bet kokie kauliukai.
yatzy-option-chance-last-resort-more = Į šansą tinka tik kauliukai, kurie jokioje kitoje tavo laisvoje eilutėje taškų neduoda.

## Rows of the pad
yatzy-item-ones = Vienetai
yatzy-item-twos = Dvejetai
yatzy-item-threes = Trejetai
yatzy-item-fours = Ketvertai
yatzy-item-fives = Penketai
yatzy-item-sixes = Šešetai
yatzy-item-bonus = Premija
yatzy-item-one-pair = 1 pora
yatzy-item-two-pairs = 2 poros
yatzy-item-three-of-a-kind = Trys vienodi
yatzy-item-four-of-a-kind = Keturi vienodi
yatzy-item-small-straight = Maža eilutė
yatzy-item-large-straight = Didelė eilutė
yatzy-item-full-house = Pilna troba
yatzy-item-chance = Šansas
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Viršutinės eilutės
yatzy-lower = Apatinės eilutės
yatzy-total = Iš viso
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = { $round } ratas iš { $rounds }
yatzy-declared = skelbta: { $row }
yatzy-rolls-left = { $rolls ->
    [0] metimų nebėra
    [one] liko { $rolls } metimas
    [few] liko { $rolls } metimai
    [many] liko { $rolls } metimo
   *[other] liko { $rolls } metimų
 }
yatzy-move-keep = { $count ->
    [0] mesti visus penkis iš naujo
   *[other] pasilikti { $dice }
 }
yatzy-move-declare = skelbti: { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = nulis

## What can be typed
yatzy-help =
    Rašyk kauliukus, kuriuos pasilieki, o kiti metami iš naujo: „66“ arba „keep 6 6“; vien „keep“ meta visus penkis.
    Rašyk eilutę, kad ją užpildytum: „full house“, „full“ arba „score full_house“; kur eilutė skelbiama prieš
    metant, rašyk ją ir tada: „sixes“ arba „declare sixes“.

## Refusals
error-yatzy-declares-after = Šiame leidime eilutės neskelbiamos: mesk, tada rinkis.
error-yatzy-declared-already = Šiam ėjimui jau paskelbta: { $item }.
error-yatzy-declare-first = Paskelbk šio ėjimo eilutę prieš metimą.
error-yatzy-no-rolls-left = Metimų nebėra: užpildyk eilutę.
error-yatzy-keep-not-there = Pasilikti galima tik ant stalo esančius kauliukus: { $dice }.
error-yatzy-row-filled = Eilutė „{ $item }“ jau užpildyta.
error-yatzy-chance-last-resort = Į šansą dedamas tik metimas, kuris jokioje kitoje laisvoje eilutėje taškų neduoda.
error-yatzy-declared-row-only = Šiam ėjimui paskelbta: { $item }.

## The rules, as Markdown
yatzy-rules =
    Užpildyk visas penkiolika savo stulpelio eilučių. Laimi didžiausia suma; jei sumos lygios, pergale
    dalijamasi. Galima žaisti vienumoje, prieš savo rekordą, arba daugeliui kartu.

    __Ėjimas.__ Mesk penkis kauliukus. Dar ne daugiau kaip dukart pasilik, ką nori, ir mesk likusius; anksčiau
    pasiliktus kauliukus taip pat galima mesti iš naujo. Sustoti gali po bet kurio metimo. Tada užpildyk
    vieną laisvą eilutę, net jei į ją teks rašyti 0. Kiekviena eilutė naudojama kartą, tad kiekvienas turi
    penkiolika ėjimų.

    __Pavyzdys.__ Pirmas metimas ⚁⚂⚄⚄⚅. Pasilieki ⚄⚄ ir meti tris kauliukus: ⚀⚂⚄. Pasilieki ⚄⚄⚄ ir meti
    du: ⚂⚂. Dabar ⚂⚂⚄⚄⚄ yra pilna troba, 21. Jei paskutiniai du būtų ⚀⚅, tai ⚀⚄⚄⚄⚅ duotų 15 penketuose
    arba kaip trys vienodi, 10 kaip viena pora arba 22 šanse.

    __Eilutės__

    | eilutė | kas skaičiuojama | pavyzdys |
    |---|---|---|
    | Nuo vienetų iki šešetų | kauliukai, rodantys tą skaičių | Ketvertai: ⚁⚃⚃⚃⚅ → 12 |
    | 1 pora | geriausios poros du kauliukai | ⚁⚁⚃⚄⚄ → 10 |
    | 2 poros | dviejų skirtingų porų keturi kauliukai | ⚁⚁⚂⚅⚅ → 16 |
    | Trys vienodi | tie trys kauliukai | ⚀⚂⚃⚃⚃ → 12 |
    | Keturi vienodi | tie keturi kauliukai | ⚁⚁⚁⚁⚅ → 8 |
    | Maža eilutė | nuo vieno iki penkių, visada 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Didelė eilutė | nuo dviejų iki šešių, visada 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Pilna troba | trys vieno skaičiaus, du kito: visi kauliukai | ⚂⚂⚃⚃⚃ → 18 |
    | Šansas | visi kauliukai, kad ir ką jie rodytų | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | penki vienodi, visada 50 | ⚃⚃⚃⚃⚃ → 50 |

    Metimą galima rašyti į bet kurią laisvą eilutę, kurioje jis tinka: ⚃⚃⚃⚃⚀ yra 12 kaip trys vienodi, 8
    kaip viena pora. Keturi vienodi nėra dvi poros, o penki vienodi nėra pilna troba.

    __Premija.__ Jei šešiose eilutėse nuo vienetų iki šešetų yra 63 taškai ar daugiau, premija yra 50. Po
    tris kauliukus kiekvienoje iš šių eilučių yra kaip tik tiek.

    __Šiaurės šalių leidimas.__ Į šansą dedamas tik metimas, kuris jokioje kitoje laisvoje eilutėje taškų
    neduoda: ⚀⚂⚃⚅⚅ ten netinka, kol laisvi vienetai, trejetai, ketvertai, šešetai ar 1 pora. Kai šansas
    lieka paskutinė laisva eilutė, ten tinka bet kuris metimas.

    __Daniškas leidimas.__ Kaip Šiaurės šalių, ir eilutę skelbi prieš savo pirmą metimą. Metimas, kuris ten
    duoda taškų, rašomas ten. Jei neduoda, ten rašai 0 arba dedi jį į šansą, kol šis laisvas ir metimą
    priima; kai šansas užpildytas, gali rašyti 0 į bet kurią kitą laisvą eilutę. Šansą galima skelbti tik
    tada, kai jis paskutinė laisva eilutė. Yatzy duoda 50 ir dar savo kauliukus: ⚅⚅⚅⚅⚅ → 80.

    __Olandiškas leidimas.__ Premijai reikia 64 taškų, tad po tris kauliukus kiekvienoje eilutėje neužtenka.

## Solving
yatzy-solved-odds = Premija pasitaiko { $bonus } % žaidimų, yatzy { $yatzy } %.
