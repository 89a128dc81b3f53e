# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Viisteist rida, kolm veeretust

## Editions
yatzy-edition-international = Rahvusvaheline
yatzy-edition-nordic = Põhjamaine
yatzy-edition-danish = Taani
yatzy-edition-dutch = Hollandi

## Options, and what each value means
yatzy-option-declare = Millal rida valitakse
yatzy-option-declare-after = pärast veeretamist
yatzy-option-declare-before = enne esimest veeretust
yatzy-option-yatzy = Yatzy punktid
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 ja täringute summa
yatzy-option-bonus-from = Mitu punkti ülemistes ridades annab boonuse
yatzy-option-chance = Millal võib juhuslikku rida kasutada
yatzy-option-chance-free = iga veeretusega
yatzy-option-chance-last-resort = ainult siis, kui teistest vabadest ridadest punkte ei saa

## What an option changes, in a sentence
yatzy-option-declare-after-more = Kõigepealt veeretad, siis valid rea, mis täringutega sobib.
yatzy-option-declare-before-more = Nimetad rea enne esimest veeretust. Kui täringud selles reas punkte ei anna, kirjutad 0 või kasutad juhuslikku rida, kui saad.
yatzy-option-yatzy-fifty-more = Viis ühesugust annab 50 punkti, mis arv see ka poleks.
yatzy-option-yatzy-sum-plus-fifty-more = Viis ühesugust annab 50 punkti ja täringute summa, nii et viis kuut on 80.
yatzy-option-bonus-from-more = Boonuse saad, kui ülemistes ridades on kokku vähemalt { $value } punkti.
yatzy-option-chance-free-more = Juhuslikku ritta võid panna mis tahes täringud ja mis tahes ajal.
yatzy-option-chance-last-resort-more = Juhuslikku rida võid kasutada ainult siis, kui täringud ei anna punkte üheski teises vabas reas.

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
yatzy-declared = rida { $row }
yatzy-rolls-left = { $rolls ->
    [0] veeretusi enam ei ole
    [one] 1 veeretus alles
   *[other] { $rolls } veeretust alles
 }
yatzy-move-keep = { $count ->
    [0] veereta kõik viis uuesti
   *[other] jäta alles { $dice }
 }
yatzy-bonus-from = +50 alates { $from }
yatzy-pace = { $way ->
    [-1] boonuse graafikust { $points } maas
    [0] boonuse graafikus
   *[1] boonuse graafikust { $points } ees
 }
yatzy-best-rows = Nendele täringutele parimad read
yatzy-hint-keep = Puuduta täringuid, mille tahad alles jätta.
yatzy-hint-write = Puuduta rida, kuhu punktid kirjutada.
yatzy-told-score = { $name } kirjutas { $points } reale { $row }.
yatzy-told-declare = { $name } nimetas rea { $row }.
yatzy-move-declare = nimeta rida { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep = { $count ->
    [0] Veereta kõik viis uuesti
   *[other] Jäta alles { $dice } ja veereta { $left ->
        [one] üht täringut
       *[other] { $left } täringut
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Veereta kõik viis
   *[other] Jäta alles { $dice }
 }
yatzy-advice-declare = Nimeta rida { $item }
yatzy-advice-score = Kirjuta { $points } reale { $item }
yatzy-advice-zero = Kirjuta null reale { $item }
yatzy-why-ends = Korra kõige tõenäolisem tulemus on „{ $item }“ ({ $percent }%), sellele järgneb „{ $other_item }“ ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] Korra tulemus on „{ $item }“.
   *[other] Korra tulemus on peaaegu kindlasti „{ $item }“.
 }
yatzy-why-zero = { $percent }% tõenäosusega lõpeb kord nulliga.
yatzy-why-score = Rida { $item } annab praegu { study-amount-points }.
yatzy-why-turn = Kord, millega püüad rida { $item }, annab keskmiselt { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Siis oled boonuse graafikust { study-amount-points } ees.
    [behind] Siis oled boonuse graafikust { study-amount-points } maas.
   *[even] Siis oled täpselt boonuse graafikus.
 }
yatzy-why-bonus-made = Sellega saad 50 boonuspunkti.
yatzy-why-bonus-lost = Siis ei ole boonust enam võimalik saada.
yatzy-why-roll-instead = { $than ->
    [less] Uus veeretus annaks keskmiselt { study-amount-points } vähem.
    [more] Uus veeretus annaks keskmiselt { study-amount-points } rohkem.
   *[same] Uus veeretus oleks sama hea.
 }
yatzy-why-write-instead = { $points ->
    [0] Null reas { $item }
   *[other] { $points } punkti reas { $item }
 } { $than ->
    [less] annaks keskmiselt { study-amount-points } vähem.
    [more] annaks keskmiselt { study-amount-points } rohkem.
   *[same] oleks sama hea.
 }
yatzy-item-zero = null

## What can be typed
yatzy-help =
    Kirjuta täringud, mille tahad alles jätta, ja ülejäänud veeretatakse uuesti: „66“ või „keep 6 6“. Ainult „keep“ veeretab kõik viis.
    Rea täitmiseks kirjuta selle nimi: „full house“, „full“ või „score full_house“. Kui rida nimetatakse ette,
    kirjuta see ka enne veeretamist: „sixes“ või „declare sixes“.

## Refusals
error-yatzy-declares-after = Selles väljaandes rida ette ei nimetata. Veereta kõigepealt ja vali siis.
error-yatzy-declared-already = Oled selle korra jaoks juba nimetanud rea { $item }.
error-yatzy-declare-first = Nimeta selle korra rida enne veeretamist.
error-yatzy-no-rolls-left = Veeretusi enam ei ole. Täida üks rida.
error-yatzy-keep-not-there = Alles saad jätta ainult täringuid, mille veeretasid: { $dice }.
error-yatzy-row-filled = Rida { $item } on juba täidetud.
error-yatzy-chance-last-resort = Juhuslikku rida võid kasutada ainult siis, kui täringud ei anna punkte üheski teises vabas reas.
error-yatzy-declared-row-only = Selle korra jaoks nimetasid rea { $item }, seega teist rida kasutada ei saa.

## The rules, as Markdown
yatzy-rules =
    Täida oma veerus kõik viisteist rida. Võidab suurim punktisumma; võrdse summa korral jagatakse võit.
    Mängi üksi oma rekordi vastu või teistega koos.

    __Mängukord.__ Veereta viit täringut. Seejärel võid veel kuni kaks korda veeretada: jäta alles, mis
    meeldib, ja veereta ülejäänuid. Ka varem alles jäetud täringuid võib uuesti veeretada ja lõpetada võid
    pärast iga veeretust. Siis täida üks vaba rida, isegi kui see annab 0. Iga rida kasutatakse üks kord,
    nii et igaühel on viisteist korda.

    __Näide.__ Sinu esimene veeretus on ⚁⚂⚄⚄⚅. Jätad alles ⚄⚄ ja veeretad kolme täringut: ⚀⚂⚄. Jätad
    alles ⚄⚄⚄ ja veeretad kaht: ⚂⚂. Nüüd on sul ⚂⚂⚄⚄⚄, maja, mis annab 21. Kui viimased kaks oleksid olnud
    ⚀⚅, annaks ⚀⚄⚄⚄⚅ 15 viite reas või kolmikuna, 10 paarina või 22 juhuslikus reas.

    __Read__

    | rida | mis loeb | näide |
    |---|---|---|
    | Ühed kuni kuued | seda arvu näitavad täringud | Neljad: ⚁⚃⚃⚃⚅ → 12 |
    | 1 paar | parima paari kaks täringut | ⚁⚁⚃⚄⚄ → 10 |
    | 2 paari | kahe eri paari neli täringut | ⚁⚁⚂⚅⚅ → 16 |
    | Kolmik | need kolm täringut | ⚀⚂⚃⚃⚃ → 12 |
    | Nelik | need neli täringut | ⚁⚁⚁⚁⚅ → 8 |
    | Väike rida | ühest viieni, alati 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Suur rida | kahest kuueni, alati 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Maja | kõik täringud: kolm üht ja kaks teist arvu | ⚂⚂⚃⚃⚃ → 18 |
    | Juhuslik | kõik täringud, mida need ka ei näitaks | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | viis ühesugust, alati 50 | ⚃⚃⚃⚃⚃ → 50 |

    Veeretuse võib panna igasse vabasse ritta, kuhu see sobib: ⚃⚃⚃⚃⚀ annab kolmikuna 12 või paarina 8.
    Neli ühesugust ei ole kaks paari ja viis ühesugust ei ole maja.

    __Boonus.__ Kui kuues reas ühtedest kuuteni on kokku vähemalt 63 punkti, saad 50 boonuspunkti. Kolmest
    täringust igas neist ridadest täpselt piisab.

    __Põhjamaine väljaanne.__ Juhuslikku rida võib kasutada ainult siis, kui veeretus ei anna punkte
    üheski teises vabas reas: ⚀⚂⚃⚅⚅ ei sobi sinna, kuni ühed, kolmed, neljad, kuued või 1 paar on vaba.
    Kui juhuslik on sinu viimane vaba rida, sobib sinna iga veeretus.

    __Taani väljaanne.__ Nagu põhjamaine, kuid rea nimetad enne esimest veeretust. Kui veeretus annab selles
    reas punkte, kirjutad need sinna. Kui ei anna, kirjutad sinna 0 või kasutad juhuslikku rida, kui see on
    vaba ja veeretus sinna sobib. Kui juhuslik rida on täidetud, võid 0 kirjutada hoopis mis tahes vabale
    reale. Juhuslikku rida võib nimetada ainult siis, kui see on sinu viimane vaba rida. Yatzy annab 50 ja
    täringute summa: ⚅⚅⚅⚅⚅ → 80.

    __Hollandi väljaanne.__ Boonuseks on vaja 64 punkti, nii et kolmest täringust igas reas ei piisa.

## Solving
yatzy-solved-odds = Boonuse saab { $bonus }% ja yatzy { $yatzy }% mängudest.

## The short rules
yatzy-goal = Täida oma veerus kõik viisteist rida ja kogu kõige rohkem punkte.
yatzy-begins = Reeglivihik seda ei ütle. Valige alustaja ise või veeretage igaüks üht täringut: alustab suurim.
yatzy-step-roll = Veereta viit täringut.
yatzy-step-keep = Jäta alles, mis meeldib, ja veereta ülejäänuid uuesti, kuni kaks korda.
yatzy-step-write = Kirjuta punktid ühele vabale reale.
yatzy-step-write-declared = Kirjuta punktid reale, mille enne veeretamist nimetasid.
yatzy-needs-number = Liida kokku täringud, mis näitavad { $face }.
yatzy-needs-bonus = Vähemalt { $from } punkti kuues ülemises reas.
yatzy-needs-one-pair = Kaks ühesugust. Loevad need kaks täringut.
yatzy-needs-two-pairs = Kaks paari eri arve. Loevad need neli täringut.
yatzy-needs-three-of-a-kind = Kolm ühesugust. Loevad need kolm täringut.
yatzy-needs-four-of-a-kind = Neli ühesugust. Loevad need neli täringut.
yatzy-needs-small-straight = Ühest viieni.
yatzy-needs-large-straight = Kahest kuueni.
yatzy-needs-full-house = Kolm üht ja kaks teist arvu. Loevad kõik viis täringut.
yatzy-needs-chance = Mis tahes täringud. Loevad kõik viis.
yatzy-example-first = Sinu esimene veeretus. Jätad alles { $kept } ja veeretad ülejäänud kolme.
yatzy-example-second = Veel üks viis. Jätad alles { $kept } ja veeretad kaht.
yatzy-example-last = { $row }: { $points } punkti.
yatzy-example-other = Sama kord, aga viimane veeretus on teine. Võid kasutada üht neist ridadest, kui see on vaba:
yatzy-example-or = { $row }, { $points } punkti
yatzy-ask-again = Kas võin uuesti veeretada täringut, mille alles jätsin?
yatzy-answer-again = Jah. Pärast iga veeretust valid uuesti, millised täringud alles jätad.
yatzy-ask-zero = Mis siis, kui miski ei sobi?
yatzy-answer-zero = Ikkagi täidad ühe vaba rea. Sinna tuleb 0 ja rida on kasutatud.
yatzy-ask-alike = Kas neli ühesugust on kaks paari või viis ühesugust maja?
yatzy-answer-alike = Ei, mõlema jaoks on vaja kaht eri arvu. Aga neli ühesugust sobib ka paariks või kolmikuks.
yatzy-ask-chance-free = Millal võin juhuslikku rida kasutada?
yatzy-answer-chance-free = Üks kord, mis tahes täringutega.
yatzy-ask-chance-last-resort = Millal võin juhuslikku rida kasutada?
yatzy-answer-chance-last-resort = Üks kord, kui täringud ei anna punkte üheski teises vabas reas või kui see on sinu viimane vaba rida.
yatzy-ask-declare = Mis siis, kui täringud ei sobi ritta, mille nimetasin?
yatzy-answer-declare = Kirjutad sinna 0. Või kasutad juhuslikku rida, kui see on vaba ja täringud sinna sobivad. Kui juhuslik rida on täidetud, võid 0 kirjutada hoopis mis tahes vabale reale.
yatzy-ask-alone = Mitu mängijat võib olla?
yatzy-answer-alone = Reeglivihik piiri ei sea. Siin saab mängida ühest kahekümneni. Üksi mängid oma rekordi vastu.
yatzy-now-written = Sul on siin { $points }.
yatzy-now-bonus = Ülemistes ridades on sul seni kokku { $points }.
yatzy-now-free = See rida on veel vaba.
yatzy-now-would = Sinu täringud annaksid siin { $points }.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Täida viisteist rida ja kogu kõige rohkem punkte
yatzy-lesson-roll = Need viis täringut on sinu omad. Veereta neid.
yatzy-lesson-roll-why = Korra jooksul on sul kuni kolm veeretust ja sina valid, millised täringud alles jätad.
yatzy-lesson-keep = ⚅⚅ on hea algus. Jäta mõlemad alles ja veereta ülejäänud kolme.
yatzy-lesson-keep-why = Kolmas ⚅. Täringud, mille alles jätad, püsivad paigal.
yatzy-lesson-keep-three = Jäta alles ⚅⚅⚅ ja veereta viimast kaht.
yatzy-lesson-keep-three-why = Kolm üht ja kaks teist arvu: maja.
yatzy-lesson-full-house = Iga vaba rida näitab, mitu punkti see annaks. Vali maja.
yatzy-lesson-full-house-why = 28 punkti, kõigi viie täringu summa. Iga rida saab kasutada ainult üks kord.
yatzy-lesson-roll-again = Ka Jussi, bot, kelle vastu mängid, tegi oma käigu. Nüüd veereta uuesti.
yatzy-lesson-roll-again-why = Kas jätta alles kaks ⚂ või ⚁⚂⚃⚄, millest jääb reani puudu üks?
yatzy-lesson-coach = Küsi treenerilt, millised täringud alles jätta.
yatzy-lesson-coach-why = Sealt tuligi ⚅. Nüüd on sul viis järjest, 2 kuni 6.
yatzy-lesson-straight = See on suur rida. Kirjuta see oma reale.
yatzy-lesson-straight-why = 20 punkti. Kui veeretus ei sobi ühessegi vabasse ritta, kirjutad 0.
yatzy-lesson-roll-late = Hüppame edasi. Vabad on veel ainult kolmed ja yatzy. Veereta.
yatzy-lesson-roll-late-why = Ülemistes ridades on sul 54 punkti ja ⚂⚂⚂ teeb 63.
yatzy-lesson-bonus = 63 punkti ülemistes ridades annab boonuse. Kirjuta 9 reale Kolmed.
yatzy-lesson-bonus-why = 63 punkti, seega saad 50 juurde. Piisab kolmest igast arvust.
yatzy-lesson-roll-last = Jussi pidi kirjutama nulli. See on sinu viimane kord. Veereta.
yatzy-lesson-roll-last-why = Neli ⚄. Veel üks, ja sul on viis ühesugust.
yatzy-lesson-keep-four = Jäta alles ⚄⚄⚄⚄ ja veereta viimast täringut.
yatzy-lesson-keep-four-why = Viis ühesugust. See on yatzy.
yatzy-lesson-yatzy = Alles on ainult üks rida. Kirjuta oma punktid reale Yatzy.
yatzy-lesson-yatzy-why = 50 punkti ja mäng on läbi.
yatzy-lesson-done = Püüa ülemistesse ridadesse kolm igast arvust ja hoia juhuslik rida halva korra jaoks.
