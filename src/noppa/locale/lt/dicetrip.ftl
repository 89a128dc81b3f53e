# Dice Trip: pavadinimai, dėl ko galima susitarti, kodėl ėjimas negalimas, ir taisyklės mūsų žodžiais.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 miestai, vienas ilgas kelias

## Leidimai
dicetrip-edition-international = Tarptautinis

## Parinktys ir ką reiškia jų reikšmės
dicetrip-option-tens = Taškai už visas dešimtis

## Ką parinktis keičia, vienu sakiniu
dicetrip-option-tens-true-more = Vos tavo žemėlapyje atsiranda skaičių, prasidedančių 1, 2, 3, 4, 5 ir 6, gauni tašką už kiekvieną dar tuščią spalvotą miestą.
dicetrip-option-tens-false-more = Už visas dešimtis papildomų taškų nėra.

## Taškų lentelės eilutės
dicetrip-item-bonus = Premijų miestai
dicetrip-item-crossed = Išbraukta
dicetrip-item-road = Ilgiausias kelias
dicetrip-item-series = Ilgiausia seka
dicetrip-item-zones = Švarios sritys
dicetrip-item-tens = Visos dešimtys

## Kauliukai
dicetrip-colour-red = raudonas
dicetrip-colour-yellow = geltonas
dicetrip-colour-green = žalias
dicetrip-colour-blue = mėlynas

## Įdėtasis žemėlapis ir ką apie jį sakyti, kur jis rodomas
dicetrip-map-note = žemėlapį piešėme patys
dicetrip-zone-v = Flandrija
dicetrip-zone-b = Briuselis ir apylinkės
dicetrip-zone-w = Valonija
dicetrip-city-oostende = Ostendė
dicetrip-city-brugge = Briugė
dicetrip-city-ieper = Ipras
dicetrip-city-kortrijk = Kortreikas
dicetrip-city-gent = Gentas
dicetrip-city-sint-niklaas = Sint Niklasas
dicetrip-city-antwerpen = Antverpenas
dicetrip-city-turnhout = Tiurnhautas
dicetrip-city-hasselt = Haseltas
dicetrip-city-mechelen = Mechelenas
dicetrip-city-leuven = Levenas
dicetrip-city-aalst = Alstas
dicetrip-city-brussel = Briuselis
dicetrip-city-wavre = Vavras
dicetrip-city-nivelles = Nivelis
dicetrip-city-tournai = Turnė
dicetrip-city-mons = Monsas
dicetrip-city-charleroi = Šarlerua
dicetrip-city-namur = Namiūras
dicetrip-city-dinant = Dinanas
dicetrip-city-liege = Lježas
dicetrip-city-verviers = Vervjė
dicetrip-city-marche = Marš an Famenas
dicetrip-city-bastogne = Bastonė
dicetrip-city-arlon = Arlonas

## Ėjimai
dicetrip-move-stand = palikti šiuos kauliukus
dicetrip-move-reroll = mesti iš naujo: { $colours }
dicetrip-move-twice = naudoti { $die } dukart, praleisti { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Prie stalo
dicetrip-round = { $round } ratas iš { $rounds }
dicetrip-power-reroll = gali mesti iš naujo
dicetrip-uses-twice = { $name }: { $die } dukart, be { $drop }.
dicetrip-power-twice = gali naudoti kauliuką dukart
dicetrip-road = kelias { $cities }: { $walked }
dicetrip-series = seka { $cities }: { $walked }
dicetrip-zone-open = tušti: { $cities }
dicetrip-zone-clean = švari
dicetrip-zone-lost = prarasta
dicetrip-total = Iš viso
dicetrip-decide = Palik šiuos kauliukus (stand) arba dalį mesk iš naujo (reroll red blue). Iš naujo gali mesti kartą per žaidimą.
dicetrip-makes = Gali rašyti (ir paskui):
dicetrip-makes-nothing = nieko naujo, tad išbrauk miestą

## Prie stalo naršyklėje
dicetrip-number-status = Kur įrašyti { $number }?
dicetrip-cross-status = Kurį miestą išbraukti?
dicetrip-cross-only = Naujo skaičiaus sudaryti negali. Paliesk miestą, kad jį išbrauktum.
dicetrip-decide-status = Mesti kai kuriuos iš naujo?
dicetrip-choose-number = Rinkis skaičių
dicetrip-choose-city = Rinkis miestą
dicetrip-write = Įrašyti { $number } į miestą { $city }
dicetrip-cross = Išbraukti miestą { $city }
dicetrip-roll-again = { $dice ->
    [one] Mesti { $dice } kauliuką iš naujo
    [few] Mesti { $dice } kauliukus iš naujo
    [many] Mesti { $dice } kauliuko iš naujo
   *[other] Mesti { $dice } kauliukų iš naujo
 }
dicetrip-twice = Naudoti kauliuką dukart
dicetrip-twice-more = Kartą per žaidimą gali naudoti vieną kauliuką abiejuose skaičiuose, o kitą praleisti.
dicetrip-twice-choice = Naudoti { $die } dukart, praleisti { $drop }
dicetrip-own-map = Atgal
dicetrip-did-write = { $name }: { $number } mieste { $city }.
dicetrip-did-cross = { $name }: išbrauktas miestas { $city }.
dicetrip-moment = { $cities ->
    [one] Kelias per { $cities } miestą
    [few] Kelias per { $cities } miestus
    [many] Kelias per { $cities } miesto
   *[other] Kelias per { $cities } miestų
 }
dicetrip-moment-points = { $gain ->
    [one] +{ $gain } taškas
    [few] +{ $gain } taškai
    [many] +{ $gain } taško
   *[other] +{ $gain } taškų
 }

## Ką galima rašyti
dicetrip-help =
    Rašyk skaičių į miestą: „gent=14“ arba „gent 14“. Išbrauk miestą: „gent=x“ arba „gent x“.
    Kai meti tu, kartą per žaidimą gali mesti kauliukus iš naujo: „reroll red blue“. Rašyk „stand“, kad juos paliktum.
    Kartą per žaidimą, prieš rašymą, gali naudoti kauliuką dukart, o kitą praleisti: „twice 5 drop 2“.

## Atsisakymai
error-dicetrip-colour-unknown = Kauliukus, kuriuos nori mesti iš naujo, nurodyk spalvomis, kiekvieną kartą: { $allowed }.
error-dicetrip-city-unknown = Miesto { $city } nėra. Rinkis vieną iš šių: { $allowed }.
error-dicetrip-number-unknown = { $number } netinka. Rašyk du skaitmenis nuo 1 iki 6 (nuo 11 iki 66) arba x, kad išbrauktum miestą.
error-dicetrip-stand-first = Pirma tas, kas metė, turi palikti kauliukus (stand) arba dalį mesti iš naujo (reroll).
error-dicetrip-not-the-roller = Iš naujo mesti gali tik tas, kas metė šiame rate.
error-dicetrip-reroll-used = Šiame žaidime jau kartą metei iš naujo.
error-dicetrip-reroll-too-late = Šiame rate mesti iš naujo per vėlu. Rašyk savo skaičius.
error-dicetrip-twice-used = Šiame žaidime jau naudojai kauliuką dukart.
error-dicetrip-twice-last-round = Paskutiniame rate naudoti kauliuko dukart negali.
error-dicetrip-twice-too-late = Šiame rate naudoti kauliuką dukart per vėlu. Jį reikia pasirinkti prieš rašymą.
error-dicetrip-twice-not-there = Rinkis du iš kauliukų ant stalo: { $dice }.
error-dicetrip-twice-double = Kauliuką { $die } naudoji dukart, tad dvigubo skaičiaus rašyti negali. Gali rašyti: { $allowed }.
error-dicetrip-twice-missing = Kauliuką { $die } naudoji dukart, tad jis turi būti abiejuose skaičiuose. Gali rašyti: { $allowed }.
error-dicetrip-city-taken = Miestas { $city } užimtas ({ $number }). Dar tušti: { $allowed }.
error-dicetrip-number-taken = Skaičius { $number } tavo žemėlapyje jau yra, mieste { $city }. Gali rašyti: { $allowed }.
error-dicetrip-number-not-made = Iš šių kauliukų { $number } dabar neišeina. Gali rašyti: { $allowed }.

error-dicetrip-cannot-come-up = Rate { $round } žemėlapyje negali būti tiek tuščių miestų: { $empty }.

## Ką treneris sako ir kodėl
dicetrip-advice-stand = Palik šiuos kauliukus
dicetrip-advice-reroll = Mesk iš naujo { $count ->
    [one] šį kauliuką
    [few] šiuos kauliukus
    [many] šiuos kauliukus
   *[other] šiuos kauliukus
 }: { $colours }
dicetrip-advice-reroll-brief = Mesk iš naujo: { $colours }
dicetrip-advice-twice = Naudok { $die } dukart ir praleisk { $drop }
dicetrip-advice-write = Įrašyk { $number } į miestą { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Išbrauk miestą { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] { $dice ->
        [one] { $dice } kauliuko
        [few] { $dice } kauliukų
        [many] { $dice } kauliuko
       *[other] { $dice } kauliukų
     } metimas iš naujo duotų { study-amount-points } mažiau.
    [more] { $dice ->
        [one] { $dice } kauliuko
        [few] { $dice } kauliukų
        [many] { $dice } kauliuko
       *[other] { $dice } kauliukų
     } metimas iš naujo duotų { study-amount-points } daugiau.
   *[same] Metimas iš naujo duotų tiek pat.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Palikti kauliukai duotų { study-amount-points } mažiau.
    [more] Palikti kauliukai duotų { study-amount-points } daugiau.
   *[same] Palikti kauliukai duotų tiek pat.
 }
dicetrip-why-kept = Mesti iš naujo dar galėsi vėlesniame rate.
dicetrip-why-reroll = Nauji kauliukai galioja visiems, o iš naujo mesti gali tik kartą per žaidimą.
dicetrip-why-twice = Jei naudoji { $die } dukart, šis ratas duoda { study-amount-points } daugiau.
dicetrip-why-twice-kept = Pasilikta vėliau, ši galimybė vidutiniškai duos { study-amount-points }.
dicetrip-why-zone = Sritis { $zone } užpildoma be išbraukimų ir duoda { study-amount-points }.
dicetrip-why-series = { $cities ->
    [one] Taip susidaro { $cities } skaičiaus seka, ir ji duoda { study-amount-points } daugiau.
    [few] Taip susidaro { $cities } skaičių seka, ir ji duoda { study-amount-points } daugiau.
    [many] Taip susidaro { $cities } skaičiaus seka, ir ji duoda { study-amount-points } daugiau.
   *[other] Taip susidaro { $cities } skaičių seka, ir ji duoda { study-amount-points } daugiau.
 }
dicetrip-why-tens = Taip turi visas dešimtis, ir tai duoda { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] Taip prasideda tavo pirmas kelias, ir tai duoda { study-amount-points }.
    [few] Taip tavo ilgiausias kelias eina per { $cities } miestus ir duoda { study-amount-points } daugiau.
    [many] Taip tavo ilgiausias kelias eina per { $cities } miesto ir duoda { study-amount-points } daugiau.
   *[other] Taip tavo ilgiausias kelias eina per { $cities } miestų ir duoda { study-amount-points } daugiau.
 }
dicetrip-why-bonus = Tavo { $colour } kauliukas tos pačios spalvos mieste duoda 1 premijos tašką.
dicetrip-why-double = Dvigubas skaičius bet kuriame mieste duoda 1 premijos tašką.
dicetrip-why-colour-spent = Šio miesto premijos atsisakai, nes jo spalvos kauliuko ({ $colour }) skaičiuje nėra.
dicetrip-why-beside = Greta yra { $names }.
dicetrip-why-nothing-yet = Kol kas tai nieko neduoda, bet greta yra { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Išbrauktas miestas duotų { study-amount-points } mažiau.
    [more] Išbrauktas miestas duotų { study-amount-points } daugiau.
   *[same] Išbrauktas miestas duotų tiek pat.
 }
dicetrip-why-open = { $count ->
    [one] Greta dar yra { $count } tuščias miestas.
    [few] Greta dar yra { $count } tušti miestai.
    [many] Greta dar yra { $count } tuščio miesto.
   *[other] Greta dar yra { $count } tuščių miestų.
 }
dicetrip-why-filled = Taip panaudojamas miestas, kuriam nieko geresnio vis tiek nebetiks.
dicetrip-why-crossed = Išbrauktas miestas kainuoja 1 tašką.
dicetrip-why-cross = Tada sritis { $zone } nebebus švari ir taškų neduos.
dicetrip-why-cross-lost = Sritis { $zone } jau turi išbrauktą miestą, tad nieko daugiau neprarandi.

## Kas gali būti negerai žemėlapyje
error-dicetrip-map-zones = Žemėlapio failas, { $place }: sričių turi būti { $allowed }, o yra { $found }.
error-dicetrip-map-colours = Žemėlapio failas, { $place }: skirtingų kauliukų spalvų turi būti { $allowed }, o yra { $found }.
error-dicetrip-map-cities = Žemėlapio failas, { $place }: miestų turi būti { $allowed }, o yra { $found }.
error-dicetrip-map-city-twice = Žemėlapio failas, { $place }: miestas { $city } įrašytas dukart.
error-dicetrip-map-unused = Žemėlapio failas, { $place }: joks miestas neturi { $key } = { $value }. Priskirk bent vienam.
error-dicetrip-map-link = Žemėlapio failas, { $place }: jungtis turi būti dviejų skirtingų miestų pora, ne { $found }.
error-dicetrip-map-link-twice = Žemėlapio failas, { $place }: { $one } ir { $other } jau sujungti.
error-dicetrip-map-value = Žemėlapio failas, { $place }: „{ $value }“ nėra. Naudok vieną iš šių: { $allowed }.
error-dicetrip-map-apart = Žemėlapio failas, { $place }: iš vieno miesto ({ $start }) nepasieksi kitų ({ $cities }). Sujunk juos.
error-dicetrip-map-same-place = Žemėlapio failas, { $place }: { $one } ir { $other } yra toje pačioje vietoje.
error-dicetrip-map-crossing = Žemėlapio failas, { $place }: { $one } ir { $other } susikirstų, jei būtų nubrėžtos tiesiai.
error-dicetrip-map-place = Žemėlapio failas, { $place }: vieta turi būti du skaičiai, ne didesni kaip { $most }, ne { $found }.
error-dicetrip-map-slug = Žemėlapio failas, { $place }: { $value } nėra tinkamas trumpas pavadinimas. Jis turi atitikti { $allowed }.
error-dicetrip-map-label = Žemėlapio failas, { $place }: pavadinime turi būti nuo 1 iki { $most } ženklų vienoje eilutėje.
error-dicetrip-map-list = Žemėlapio failas, { $place }: čia turi būti sąrašas, ne { $found }.

## Taisyklės, Markdown
dicetrip-rules =
    Visi turi tą patį žemėlapį: 25 tarpusavyje sujungtus miestus trijose srityse. Kai kurie miestai spalvoti.
    Per 13 ratų visi užpildo savo žemėlapius. Laimi didžiausia suma, o jei sumos lygios, pergale dalijamasi.
    Žaidžia nuo vieno iki keturių.

    __Ratas.__ Vienas žaidėjas meta keturis keturių spalvų kauliukus. Metate paeiliui, kiekvienas po ratą.
    Tada visi vienu metu iš keturių kauliukų sudaro du dviženklius skaičius, kiekvieną kauliuką naudodami
    kartą, ir įrašo juos į du tuščius miestus. Paskutiniame rate lieka tik vienas miestas. Jo skaičiui gali
    naudoti bet kuriuos du iš keturių kauliukų.

    __Pavyzdys.__ Kauliukai yra raudonas ⚀, geltonas ⚃, žalias ⚁ ir mėlynas ⚄. Galėtum rašyti 14 arba 41 kartu
    su 25 arba 52, arba 12 ar 21 su 45 ar 54, arba 15 ar 51 su 24 ar 42. Jei rašai 14 į Antverpeną, raudoną
    miestą, gauni premiją, nes skaičiuje yra raudonas kauliukas.

    __Ribos.__ To paties skaičiaus žemėlapyje dukart turėti negali. Jei skaičiaus rašyti negali ar nenori,
    vietoj to išbrauk tuščią miestą. Kitam skaičiui tada tinka bet kurie du kauliukai.

    __Metimas iš naujo, kartą per žaidimą.__ Jei šiame rate metei tu, gali iškart mesti iš naujo nuo vieno iki
    keturių kauliukų. Nauji kauliukai galioja visiems.

    __Kauliukas dukart, kartą per žaidimą.__ Prieš rašymą praleisk vieną kauliuką, o kitą naudok abiejuose
    skaičiuose. Su ⚀⚁⚃⚄, kai ⚃ naudoji dukart, o ⚀ praleidi, rašai 24 arba 42 ir 45 arba 54. Tas kauliukas turi
    būti abiejuose skaičiuose ir negali sudaryti dvigubo skaičiaus. Tai galioja tik tavo žemėlapiui. Kiti iškart
    mato, kurį kauliuką naudoji dukart, bet ką rašai, lieka paslėpta, kol visi baigia. Paskutiniame rate to
    daryti negali.

    __Taškai__

    | už ką | taškai |
    |---|---|
    | premijos miestas: dvigubas skaičius (11, 22, …) arba spalvotas miestas, kurio skaičiuje yra tos spalvos kauliukas | po 1 |
    | išbrauktas miestas | po −1 |
    | ilgiausias kelias: sujungti miestai, kurių skaičiai didėja | už miestą 1 |
    | ilgiausia seka: sujungti miestai, kurių kiekvienas skaičius yra kitas iš eilės (po 16 eina 21) | 4 miestai 2, 5 miestai 3, 6 miestai 4, nuo 7 iki 9 miestų 6, daugiau 9 |
    | sritys, pilnos skaičių, niekas neišbraukta | viena 4, dvi 7, trys 9 |

    Miestas duoda ne daugiau kaip vieną premiją. Kai kauliukai rodo tą patį skaičių, jie skaičiuojami taip, kaip
    tau geriausia.

    __Taškai, pavyzdys.__ Levenas 15, Vavras 16, Namiūras 21, Dinanas 22 ir Marš an Famenas 34 sujungti vienas
    po kito. Skaičiai didėja, tad tai kelias per 5 miestus, vertas 5 taškų. Pirmi keturi skaičiai eina iš eilės, tad
    jie yra seka iš 4, verta 2 taškų. 22 yra dvigubas skaičius, vertas 1 taško. Su dviem išbrauktais miestais (−2)
    ir viena švaria sritimi (4) iš viso yra 10.

    __Visos dešimtys__ (parinktis). Vos tavo žemėlapyje yra skaičius iš kiekvienos dešimties, nuo 1x iki 6x,
    gauni tašką už kiekvieną spalvotą miestą, kuris tai įrašius dar tuščias.

    Belgijos žemėlapį piešėme patys. Kitą gali įkelti iš failo.

## Trumpos taisyklės
dicetrip-goal = Užpildyk žemėlapį taip, kad skaičiai didėtų nuo miesto iki miesto. Laimi tas, kas turi daugiausia taškų.
dicetrip-begins = Knygelėje to nepasakyta. Tai beveik nesvarbu, nes metate paeiliui, o rašote visi kartu.
dicetrip-step-roll = Vienas žaidėjas meta keturis kauliukus už visus.
dicetrip-step-make = Sudaryk iš jų du skaičius. Kiekvieną kauliuką naudok kartą.
dicetrip-step-write = Įrašyk abu į tuščius miestus savo žemėlapyje.
dicetrip-needs-bonus = Dvigubas skaičius arba spalvotas miestas, kurio skaičiuje yra tos spalvos kauliukas. Už miestą 1 taškas.
dicetrip-needs-crossed = Kiekvienas išbrauktas miestas kainuoja 1 tašką.
dicetrip-needs-road = Sujungti miestai, kurių skaičiai didėja. Už kiekvieną ilgiausio kelio miestą 1 taškas.
dicetrip-needs-series = Sujungti miestai, kurių kiekvienas skaičius yra kitas iš eilės (po 16 eina 21). Taškai: už 4 miestus { $s4 }, už 5 miestus { $s5 }, už 6 miestus { $s6 }, už 7–9 miestus { $s7 }, už daugiau { $s10 }.
dicetrip-needs-zones = Sritys, pilnos skaičių, niekas neišbraukta. Taškai: už vieną { $z1 }, už dvi { $z2 }, už visas tris { $z3 }.
dicetrip-needs-tens = Vos tavo žemėlapyje yra skaičius iš kiekvienos dešimties, nuo 1x iki 6x, gauni 1 tašką už kiekvieną dar tuščią spalvotą miestą.
dicetrip-example-dice = Iš šių kauliukų gali sudaryti tiek skirtingų skaičių: { $count }.
dicetrip-example-pair = Jei imi { $first }, iš kitų dviejų kauliukų išeina { $rest }.
dicetrip-example-bonus = Skaičiuje { $number } yra { $colour } kauliukas, tad tos pačios spalvos mieste jis duoda premiją.
dicetrip-example-road = Skaičiai didėja, tad tai kelias. Jis duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
 }.
dicetrip-example-series = Pirmi keturi skaičiai eina iš eilės. Tai duoda dar { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
 }.
dicetrip-example-double = Dvigubas skaičius yra premija. Tai duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
 }.
dicetrip-example-crossed = Vienas miestas išbrauktas. Tai { $points ->
    [-1] −1 taškas
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }.
dicetrip-example-total = Iš viso { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }.
dicetrip-ask-reroll = Ar galiu mesti iš naujo?
dicetrip-answer-reroll = Taip, kartą per žaidimą, kai meti tu. Iškart gali mesti iš naujo nuo vieno iki keturių kauliukų, ir jie galioja visiems.
dicetrip-ask-twice = Ar galiu naudoti kauliuką dukart?
dicetrip-answer-twice = Taip, kartą per žaidimą, bet ne paskutiniame rate. Praleisk vieną kauliuką, o kitą naudok abiejuose skaičiuose, tik ne dvigubam skaičiui. Kiti tai iškart mato.
dicetrip-ask-cross = Ar galiu išbraukti miestą, net jei skaičius tiktų?
dicetrip-answer-cross = Taip. Kitam skaičiui tada tinka bet kurie du kauliukai.
dicetrip-ask-consecutive = Kas eina po 16?
dicetrip-answer-consecutive = 21. Ant kauliukų skaičiai yra tik nuo 1 iki 6.
dicetrip-ask-last = Kuo skiriasi paskutinis ratas?
dicetrip-answer-last = Lieka tik vienas miestas. Jo skaičiui gali naudoti bet kuriuos du iš keturių kauliukų.
dicetrip-ask-same = Ar žemėlapyje gali būti dukart tas pats skaičius?
dicetrip-answer-same = Ne.
dicetrip-now = { $points ->
    [-1] −1 taškas tavo žemėlapyje.
    [one] { $points } taškas tavo žemėlapyje.
    [few] { $points } taškai tavo žemėlapyje.
    [many] { $points } taško tavo žemėlapyje.
   *[other] { $points } taškų tavo žemėlapyje.
 }

## Pamoka: ką daryti kiekviename žingsnyje ir kodėl, kai tai padaryta
dicetrip-lesson-goal = Nutiesk vieną ilgą didėjančių skaičių kelią
dicetrip-lesson-roll = Visi naudoja tuos pačius keturis kauliukus. Mesk juos.
dicetrip-lesson-roll-why = Du kauliukai sudaro vieną skaičių. Iš 1 ir 3 išeina 13 arba 31.
dicetrip-lesson-stand = Iš naujo gali mesti kartą per žaidimą, bet ne dabar. Palik šiuos kauliukus.
dicetrip-lesson-stand-why = Dabar visi sudaro du skaičius, kiekvieną kauliuką naudodami kartą.
dicetrip-lesson-colour = Raudonas 1 ir geltonas 3 sudaro 13. Įrašyk jį į Briugę.
dicetrip-lesson-colour-why = Briugė geltona, o 13 naudoja geltoną kauliuką. Tai premijos taškas.
dicetrip-lesson-road = Kiti du kauliukai sudaro 21. Įrašyk jį greta, į Gentą.
dicetrip-lesson-road-why = Pirma 13, tada 21. Skaičiai, didėjantys nuo miesto iki miesto, sudaro kelią.
dicetrip-lesson-longer = Šį kartą už abu metė botas Jussi. Įrašyk 24 į Alstą.
dicetrip-lesson-longer-why = 13, 21, 24. Vienu miestu daugiau, vienu tašku daugiau.
dicetrip-lesson-double = Du 1 sudaro 11. Įrašyk jį į Ostendę.
dicetrip-lesson-double-why = Dvigubas skaičius, toks kaip 11, duoda premiją bet kuriame mieste.
dicetrip-lesson-coach = Praleiskime ratą. Paklausk trenerio, ką daryti.
dicetrip-lesson-coach-why = Kartą per žaidimą gali naudoti kauliuką abiejuose skaičiuose, o kitą praleisti.
dicetrip-lesson-between = Įrašyk 32 į Vavrą, tarp 31 ir 33.
dicetrip-lesson-between-why = 31, 32, 33. Kiekvienas skaičius eina iškart po ankstesnio.
dicetrip-lesson-series = Naudok ⚂ dar kartą. Įrašyk 34 į Dinaną.
dicetrip-lesson-series-why = Keturi iš eilės sudaro seką, taškuotą liniją. Tai dar 2 taškai, o už ilgesnę – daugiau.
dicetrip-lesson-zone = Peršokime į priekį. Įrašyk 36 į Nivelį, paskutinį srities miestą.
dicetrip-lesson-zone-why = Nuspalvinti plotai yra sritys. Pirma pilna sritis be išbraukimų duoda 4 taškus.
dicetrip-lesson-cross = Gali rašyti 12, bet iš kitų kauliukų nieko naujo neišeina. Paliesk × ir išbrauk Arloną.
dicetrip-lesson-cross-why = Tai kainuoja 1 tašką, o Arlono sritis taškų nebeduos.
dicetrip-lesson-roll-last = Tai paskutinis ratas, ir tuščias liko tik Sint Niklasas. Mesk.
dicetrip-lesson-roll-last-why = Visus skaičius, išeinančius iš šių kauliukų, jau turi.
dicetrip-lesson-reroll = Dabar laikas mesti iš naujo. Paliesk visus kauliukus, išskyrus geltoną 2.
dicetrip-lesson-reroll-why = 22 yra dvigubas skaičius ir tinka tarp 21 ir 24.
dicetrip-lesson-last = Įrašyk 22 į Sint Niklasą.
dicetrip-lesson-last-why = Gauni ilgesnį kelią, dvigubą skaičių ir antrą pilną sritį, Flandriją.
dicetrip-lesson-done = Mažus skaičius rašyk viename žemėlapio gale, didelius kitame.
