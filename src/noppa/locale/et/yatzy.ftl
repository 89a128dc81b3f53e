# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Viisteist rida, viis täringut, kolm veeretust korra kohta

## Editions
yatzy-edition-international = Rahvusvaheline
yatzy-edition-nordic = Põhjamaine
yatzy-edition-danish = Taani
yatzy-edition-dutch = Hollandi

## Options, and what each value means
yatzy-option-declare = Millal rida valitakse
yatzy-option-declare-after = pärast veeretamist
yatzy-option-declare-before = enne esimest veeretust
yatzy-option-yatzy = Mida yatzy annab
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 ja täringute summa
yatzy-option-bonus-from = Mitu ülemiste ridade punkti toob boonuse
yatzy-option-chance = Millal võib täita juhusliku rea
yatzy-option-chance-free = iga veeretusega
yatzy-option-chance-last-resort = ainult veeretusega, mis üheski teises vabas reas punkte ei anna

## What an option changes, in a sentence
yatzy-option-declare-after-more = Kõigepealt veeretad, siis valid rea, mis täringutele sobib.
yatzy-option-declare-before-more = Nimetad rea enne esimest veeretust; kui täringud seal midagi ei anna, kirjutad 0 või kasutad juhuslikku rida.
yatzy-option-yatzy-fifty-more = Viis ühesugust annavad 50, näidaku mida tahes.
yatzy-option-yatzy-sum-plus-fifty-more = Viis ühesugust annavad 50 ja lisaks oma summa: viis kuut on 80.
yatzy-option-bonus-from-more = Boonuse saad, kui ülemistes ridades on kokku { $value } või rohkem.
yatzy-option-chance-free-more = Juhuslik rida võtab igal ajal mis tahes täringud.
yatzy-option-chance-last-resort-more = Juhuslik rida võtab ainult täringud, mis üheski teises sinu vabas reas punkte ei anna.

## Rows of the pad
yatzy-item-ones = Ühed
yatzy-item-twos = Kahed
yatzy-item-threes = Kolmed
yatzy-item-fours = Neljad
yatzy-item-fives = Viied
yatzy-item-sixes = Kuued
yatzy-item-bonus = Boonus
yatzy-item-one-pair = 1 paar
yatzy-item-two-pairs = 2 paari
yatzy-item-three-of-a-kind = Kolmik
yatzy-item-four-of-a-kind = Nelik
yatzy-item-small-straight = Väike rida
yatzy-item-large-straight = Suur rida
yatzy-item-full-house = Maja
yatzy-item-chance = Juhuslik
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Ülemised read
yatzy-lower = Alumised read
yatzy-total = Kokku
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Ring { $round }/{ $rounds }
yatzy-declared = reale { $row }
yatzy-rolls-left = { $rolls ->
    [0] veeretusi ei ole enam
    [one] üks veeretus alles
   *[other] { $rolls } veeretust alles
 }
yatzy-move-keep = { $count ->
    [0] veereta kõik viis uuesti
   *[other] jäta alles { $dice }
 }
yatzy-move-declare = nimeta { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = null

## What can be typed
yatzy-help =
    Kirjuta täringud, mis alles jäävad, ja ülejäänud veeretatakse uuesti: „66“ või „keep 6 6“; pelk „keep“ veeretab kõik viis.
    Kirjuta rida, et see täita: „full house“, „full“ või „score full_house“; kus rida nimetatakse enne
    veeretamist, kirjuta see ka siis: „sixes“ või „declare sixes“.

## Refusals
error-yatzy-declares-after = Selles väljaandes ridu ette ei nimetata: veereta ja vali siis.
error-yatzy-declared-already = Selleks korraks on rida juba nimetatud: { $item }.
error-yatzy-declare-first = Nimeta selle korra rida enne veeretamist.
error-yatzy-no-rolls-left = Veeretusi ei ole enam: täida rida.
error-yatzy-keep-not-there = Alles saab jätta ainult laual olevaid täringuid: { $dice }.
error-yatzy-row-filled = Rida { $item } on juba täidetud.
error-yatzy-chance-last-resort = Juhuslik rida võtab ainult veeretuse, mis üheski teises vabas reas punkte ei anna.
error-yatzy-declared-row-only = Selleks korraks on nimetatud rida { $item }.

## The rules, as Markdown
yatzy-rules =
    Täida oma veerus kõik viisteist rida. Võidab suurim punktisumma; võrdsed jagavad võitu.
    Mängida võib üksi oma rekordi vastu või mitmekesi koos.

    __Mängukord.__ Veereta viit täringut. Kuni kaks korda veel jäta alles, mis meeldib, ja veereta
    ülejäänud; ka varem alles jäetud täringuid võib uuesti veeretada. Peatuda võid pärast iga
    veeretust. Siis täida üks vaba rida, isegi kui sinna tuleb 0. Iga rida kasutatakse ühe korra,
    nii et igaühel on viisteist korda.

    __Näide.__ Esimene veeretus on ⚁⚂⚄⚄⚅. Jätad alles ⚄⚄ ja veeretad kolme täringut: ⚀⚂⚄. Jätad alles ⚄⚄⚄
    ja veeretad kaht: ⚂⚂. Nüüd on ⚂⚂⚄⚄⚄ maja, 21 punkti. Kui viimased kaks oleksid ⚀⚅, annaks ⚀⚄⚄⚄⚅
    15 punkti viite reas või kolmikuna, 10 ühe paarina või 22 juhuslikus reas.

    __Read__

    | rida | mis loeb | näide |
    |---|---|---|
    | Ühed kuni kuued | täringud, mis seda arvu näitavad | Neljad: ⚁⚃⚃⚃⚅ → 12 |
    | 1 paar | parima paari kaks täringut | ⚁⚁⚃⚄⚄ → 10 |
    | 2 paari | kahe eri paari neli täringut | ⚁⚁⚂⚅⚅ → 16 |
    | Kolmik | need kolm täringut | ⚀⚂⚃⚃⚃ → 12 |
    | Nelik | need neli täringut | ⚁⚁⚁⚁⚅ → 8 |
    | Väike rida | ühest viieni, alati 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Suur rida | kahest kuueni, alati 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Maja | kolm üht ja kaks teist arvu: kõik täringud | ⚂⚂⚃⚃⚃ → 18 |
    | Juhuslik | kõik täringud, näidaku mida tahes | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | viis ühesugust, alati 50 | ⚃⚃⚃⚃⚃ → 50 |

    Veeretuse võib panna igasse vabasse ritta, kuhu see sobib: ⚃⚃⚃⚃⚀ on kolmikuna 12, ühe paarina 8.
    Neli ühesugust ei ole kaks paari ja viis ühesugust ei ole maja.

    __Boonus.__ Kui kuues reas ühtedest kuueteni on kokku 63 punkti või rohkem, saad boonuseks 50. Kolm
    täringut igas neist ridadest on täpselt paras.

    __Põhjamaine väljaanne.__ Juhuslik rida võtab ainult veeretuse, mis üheski teises vabas reas punkte
    ei anna: ⚀⚂⚃⚅⚅ ei saa sinna minna, kuni vabad on ühed, kolmed, neljad, kuued või 1 paar. Kui
    juhuslik on viimane vaba rida, sobib sinna iga veeretus.

    __Taani väljaanne.__ Nagu põhjamaine, ja rea nimetad enne oma esimest veeretust. Veeretus, mis seal
    punkte annab, läheb sinna. Kui ei anna, kirjutad sinna 0 või paned selle juhuslikku ritta, kuni
    see on vaba ja veeretuse vastu võtab; kui juhuslik on täidetud, võid 0 kirjutada hoopis mõnda
    teise vabasse ritta. Juhuslikku võib nimetada ainult siis, kui see on viimane vaba rida. Yatzy
    annab 50 ja lisaks oma täringud: ⚅⚅⚅⚅⚅ → 80.

    __Hollandi väljaanne.__ Boonuseks on vaja 64 punkti, nii et kolmest täringust igas reas ei piisa.

## Solving
yatzy-solved-odds = Boonuse toob { $bonus }% mängudest, yatzy { $yatzy }%.
