# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = Keturi spalvoti kauliukai, 25 miestai, vienas ilgas kelias

## Editions
dicetrip-edition-international = Tarptautinis

## Options, and what each value means
dicetrip-option-tens = Taškai už skaičių iš kiekvienos dešimties

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Vos tavo žemėlapyje yra skaičius iš kiekvienos dešimties, gauni tašką už kiekvieną dar tuščią spalvotą miestą.
dicetrip-option-tens-false-more = Skaičiai iš kiekvienos dešimties atskirai nieko neduoda.

## Lines of the score sheet
dicetrip-item-bonus = Premijų miestai
dicetrip-item-crossed = Išbraukta
dicetrip-item-road = Ilgiausias kelias
dicetrip-item-series = Ilgiausia seka
dicetrip-item-zones = Švarios sritys
dicetrip-item-tens = Visos dešimtys

## Dice
dicetrip-colour-red = raudonas
dicetrip-colour-yellow = geltonas
dicetrip-colour-green = žalias
dicetrip-colour-blue = mėlynas

## The built-in map, and what to say of it wherever it is shown
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

## Moves
dicetrip-move-stand = palikti kauliukus
dicetrip-move-reroll = mesti iš naujo: { $colours }
dicetrip-move-twice = { $die } dukart, be { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = { $round } ratas iš { $rounds }
dicetrip-power-reroll = gali mesti iš naujo
dicetrip-power-twice = gali imti kauliuką dukart
dicetrip-road = kelias { $cities }: { $walked }
dicetrip-series = seka { $cities }: { $walked }
dicetrip-zone-open = tušti: { $cities }
dicetrip-zone-clean = švari
dicetrip-zone-lost = prarasta
dicetrip-total = Iš viso
dicetrip-decide = Palik kauliukus (stand) arba kartą per žaidimą mesk kelis iš naujo (reroll red blue).
dicetrip-makes = Išeina (tada):
dicetrip-makes-nothing = nieko naujo: išbrauk miestą

## What can be typed
dicetrip-help =
    Rašyk skaičių į miestą: „gent=14“ arba „gent 14“. Išbrauk miestą: „gent=x“ arba „gent x“.
    Metėjas kartą per žaidimą pirma gali mesti kauliukus iš naujo: „reroll red blue“, arba „stand“, kad juos paliktų.
    Kartą per žaidimą, prieš rašymą, imk kauliuką dukart ir vieną praleisk: „twice 5 drop 2“.

## Refusals
error-dicetrip-colour-unknown = Kauliukai yra { $allowed }; kiekvieną, kurį meti iš naujo, nurodyk kartą.
error-dicetrip-city-unknown = Miesto { $city } nėra. Miestai: { $allowed }.
error-dicetrip-number-unknown = Į miestą rašomas dviženklis skaičius iš skaitmenų nuo 1 iki 6 (nuo 11 iki 66) arba x, kad jį išbrauktum; { $number } netinka.
error-dicetrip-stand-first = Pirma sprendžia metėjas: palikti ar mesti iš naujo.
error-dicetrip-not-the-roller = Iš naujo mesti gali tik šio rato metėjas.
error-dicetrip-reroll-used = Šiame žaidime jau metei iš naujo.
error-dicetrip-reroll-too-late = Šio rato kauliukai galutiniai: rašyk savo skaičius.
error-dicetrip-twice-used = Šiame žaidime jau ėmei kauliuką dukart.
error-dicetrip-twice-last-round = Paskutiniame rate kauliukas dukart neimamas.
error-dicetrip-twice-too-late = Kauliukas imamas dukart nuo pirmo skaičiaus: rinkis jį prieš rašymą.
error-dicetrip-twice-not-there = Nurodyk du iš kauliukų ant stalo: { $dice }.
error-dicetrip-twice-double = { $die } skaičiuojamas dukart ir negali sudaryti dvigubo skaičiaus. Gali rašyti: { $allowed }.
error-dicetrip-twice-missing = { $die } skaičiuojamas dukart ir turi būti abiejuose skaičiuose. Gali rašyti: { $allowed }.
error-dicetrip-city-taken = { $city } jau užpildytas ({ $number }). Dar tušti: { $allowed }.
error-dicetrip-number-taken = { $number } tavo žemėlapyje jau yra ({ $city }). Gali rašyti: { $allowed }.
error-dicetrip-number-not-made = Iš šių kauliukų { $number } dabar neišeina. Gali rašyti: { $allowed }.

error-dicetrip-cannot-come-up = Rate { $round } jokiame žemėlapyje tuščių miestų nėra tiek: { $empty }.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Žemėlapis, { $place }: sričių turi būti { $allowed }, čia { $found }.
error-dicetrip-map-colours = Žemėlapis, { $place }: skirtingų kauliukų spalvų yra { $allowed }, čia { $found }.
error-dicetrip-map-cities = Žemėlapis, { $place }: miestų turi būti { $allowed }, čia { $found }.
error-dicetrip-map-city-twice = Žemėlapis, { $place }: { $city } ten jau yra.
error-dicetrip-map-unused = Žemėlapis, { $place }: joks miestas neturi { $key } = { $value }.
error-dicetrip-map-link = Žemėlapis, { $place }: jungtis yra dviejų skirtingų miestų pora; { $found } netinka.
error-dicetrip-map-link-twice = Žemėlapis, { $place }: { $one } ir { $other } jau sujungti.
error-dicetrip-map-value = Žemėlapis, { $place }: { $value } nėra. Leidžiama: { $allowed }.
error-dicetrip-map-apart = Žemėlapis, { $place }: joks kelias neveda nuo { $start } iki { $cities }.
error-dicetrip-map-same-place = Žemėlapis, { $place }: { $one } ir { $other } yra toje pačioje vietoje.
error-dicetrip-map-crossing = Žemėlapis, { $place }: { $one } ir { $other } susiduria, jei brėžiami tiesiai.
error-dicetrip-map-place = Žemėlapis, { $place }: vieta yra du skaičiai, ne didesni kaip { $most }; { $found } netinka.
error-dicetrip-map-slug = Žemėlapis, { $place }: { $value } nėra trumpas vardas; jis turi atitikti { $allowed }.
error-dicetrip-map-label = Žemėlapis, { $place }: varde nuo 1 iki { $most } ženklų vienoje eilutėje.
error-dicetrip-map-list = Žemėlapis, { $place }: čia turi būti sąrašas, ne { $found }.

## The rules, as Markdown
dicetrip-rules =
    Visi turi tą patį žemėlapį: 25 miestai trijose srityse, sujungti keliais, kai kurie spalvoti.
    Per 13 ratų kiekvienas užpildo savo žemėlapį. Laimi didžiausia suma; jei sumos lygios, pergale
    dalijamasi. Žaidžia nuo vieno iki keturių.

    __Ratas.__ Vienas žaidėjas meta keturis keturių spalvų kauliukus; kitame rate meta kitas. Tada visi vienu
    metu iš keturių kauliukų sudaro du dviženklius skaičius, kiekvieną kauliuką panaudodami kartą, ir įrašo
    juos į du tuščius miestus. Paskutiniame rate likęs vienas miestas: jo skaičių sudaro bet kurie du iš
    keturių kauliukų.

    __Pavyzdys.__ Kauliukai: raudonas ⚀, geltonas ⚃, žalias ⚁ ir mėlynas ⚄. Galėtum rašyti 14 arba 41 kartu su
    25 arba 52, arba 12 arba 21 su 45 arba 54, arba 15 arba 51 su 24 arba 42. Jei rašai 14 į Antverpeną,
    raudoną miestą, jo skaičiuje yra raudonas kauliukas: tai premija.

    __Ribos.__ Joks skaičius žemėlapyje nebūna dukart. Už skaičių, kurio negali ar nenori rašyti, išbrauk
    tuščią miestą; kitam skaičiui tada tinka bet kurie du kauliukai.

    __Metimas iš naujo, kartą per žaidimą.__ Metėjas iškart po metimo meta iš naujo nuo vieno iki keturių
    kauliukų, visiems.

    __Kauliukas dukart, kartą per žaidimą.__ Prieš rašymą praleisk vieną kauliuką, o kitą imk į abu skaičius.
    Su ⚀⚁⚃⚄, kai dukart imamas ⚃, o ⚀ praleidžiamas, rašai 24 arba 42 ir 45 arba 54. Kauliukas turi būti abiejuose
    skaičiuose ir niekada nesudaro dvigubo skaičiaus. Tai galioja tik tavo žemėlapiui. Paskutiniame rate
    to daryti negalima.

    __Taškai__

    | už ką | taškai |
    |---|---|
    | premijos miestas: dvigubas skaičius (11, 22, …) arba spalvotas miestas, kurio skaičiuje yra jo spalvos kauliukas | po 1 |
    | išbrauktas miestas | po −1 |
    | ilgiausias kelias: sujungti miestai, jų skaičiai didėja | už miestą 1 |
    | ilgiausia seka: sujungti miestai, kiekvienas skaičius yra kitas iš eilės; po 16 eina 21 | 4 miestai 2, 5 miestai 3, 6 miestai 4, nuo 7 iki 9 miestų 6, daugiau 9 |
    | sritys, pilnos skaičių, niekas neišbraukta | viena 4, dvi 7, trys 9 |

    Miestas duoda ne daugiau kaip vieną premiją. Kai kauliukai rodo tą patį, jie skaičiuojami taip, kaip tau
    geriau.

    __Taškai, pavyzdys.__ Levenas 15, Vavras 16, Namiūras 21, Dinanas 22 ir Marš an Famenas 34 sujungti vienas
    po kito. Skaičiai didėja: 5 miestų kelias, 5 taškai. Pirmi keturi eina iš eilės: seka iš 4, 2 taškai. 22
    yra dvigubas skaičius: 1 taškas. Su dviem išbrauktais miestais, −2, ir viena švaria sritimi, 4, išeina 10.

    __Visos dešimtys__ (parinktis). Vos tavo žemėlapyje yra skaičius iš kiekvienos dešimties, nuo 1x iki 6x,
    gauni tašką už kiekvieną spalvotą miestą, kuris po to įrašymo dar tuščias.

    Belgijos žemėlapį piešėme patys. Kitą galima įkelti iš failo.
