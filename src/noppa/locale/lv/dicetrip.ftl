# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = Četri krāsaini kauliņi, 25 pilsētas, viens garš ceļš

## Editions
dicetrip-edition-international = Starptautiskais

## Options, and what each value means
dicetrip-option-tens = Punkti par skaitli no katra desmita

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Tiklīdz tavā kartē ir skaitlis no katra desmita, tu saņem punktu par katru krāsaino pilsētu, kas vēl ir tukša.
dicetrip-option-tens-false-more = Skaitļi no katra desmita atsevišķi neko nedod.

## Lines of the score sheet
dicetrip-item-bonus = Prēmijas pilsētas
dicetrip-item-crossed = Nosvītrotas
dicetrip-item-road = Garākais ceļš
dicetrip-item-series = Garākā sērija
dicetrip-item-zones = Tīri apgabali
dicetrip-item-tens = Visi desmiti

## Dice
dicetrip-colour-red = sarkanais
dicetrip-colour-yellow = dzeltenais
dicetrip-colour-green = zaļais
dicetrip-colour-blue = zilais

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = karti zīmējām paši
dicetrip-zone-v = Flandrija
dicetrip-zone-b = Brisele un apkaime
dicetrip-zone-w = Valonija
dicetrip-city-oostende = Ostende
dicetrip-city-brugge = Brige
dicetrip-city-ieper = Ipra
dicetrip-city-kortrijk = Kortreika
dicetrip-city-gent = Gente
dicetrip-city-sint-niklaas = Sintniklāsa
dicetrip-city-antwerpen = Antverpene
dicetrip-city-turnhout = Tērnhauta
dicetrip-city-hasselt = Hasselte
dicetrip-city-mechelen = Mehelene
dicetrip-city-leuven = Lēvene
dicetrip-city-aalst = Ālsta
dicetrip-city-brussel = Brisele
dicetrip-city-wavre = Vavra
dicetrip-city-nivelles = Nivela
dicetrip-city-tournai = Turnē
dicetrip-city-mons = Monsa
dicetrip-city-charleroi = Šarlruā
dicetrip-city-namur = Namīra
dicetrip-city-dinant = Dināna
dicetrip-city-liege = Ljēža
dicetrip-city-verviers = Vervjē
dicetrip-city-marche = Maršanfamenna
dicetrip-city-bastogne = Bastoņa
dicetrip-city-arlon = Arlona

## Moves
dicetrip-move-stand = atstāt kauliņus
dicetrip-move-reroll = mest vēlreiz: { $colours }
dicetrip-move-twice = { $die } divreiz, bez { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = { $round }. kārta no { $rounds }
dicetrip-power-reroll = drīkst mest vēlreiz
dicetrip-power-twice = drīkst lietot kauliņu divreiz
dicetrip-road = ceļš { $cities }: { $walked }
dicetrip-series = sērija { $cities }: { $walked }
dicetrip-zone-open = tukšas: { $cities }
dicetrip-zone-clean = tīrs
dicetrip-zone-lost = zaudēts
dicetrip-total = Kopā
dicetrip-decide = Atstāj kauliņus (stand) vai vienreiz spēlē met dažus vēlreiz (reroll red blue).
dicetrip-makes = Sanāk (tad):
dicetrip-makes-nothing = nekas jauns: nosvītro pilsētu

## What can be typed
dicetrip-help =
    Ieraksti skaitli pilsētā: „gent=14” vai „gent 14”. Nosvītro pilsētu: „gent=x” vai „gent x”.
    Metējs vienreiz spēlē vispirms drīkst mest kauliņus vēlreiz: „reroll red blue” vai „stand”, lai tos atstātu.
    Vienreiz spēlē, pirms rakstīšanas, lieto kauliņu divreiz un vienu izlaid: „twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Kauliņi ir { $allowed }; katru, ko mest vēlreiz, nosauc vienreiz.
error-dicetrip-city-unknown = Pilsētas { $city } nav. Pilsētas ir: { $allowed }.
error-dicetrip-number-unknown = Pilsētā raksta divciparu skaitli ar cipariem no 1 līdz 6 (11 līdz 66) vai x, lai to nosvītrotu; { $number } neder.
error-dicetrip-stand-first = Vispirms izlemj metējs: atstāt vai mest vēlreiz.
error-dicetrip-not-the-roller = Vēlreiz mest drīkst tikai šīs kārtas metējs.
error-dicetrip-reroll-used = Šajā spēlē tu jau meti vēlreiz.
error-dicetrip-reroll-too-late = Šīs kārtas kauliņi jau ir galīgi: raksti savus skaitļus.
error-dicetrip-twice-used = Šajā spēlē tu jau lietoji kauliņu divreiz.
error-dicetrip-twice-last-round = Pēdējā kārtā kauliņu divreiz nelieto.
error-dicetrip-twice-too-late = Kauliņu lieto divreiz no pirmā skaitļa: izvēlies to pirms rakstīšanas.
error-dicetrip-twice-not-there = Nosauc divus no kauliņiem uz galda: { $dice }.
error-dicetrip-twice-double = { $die } skaitās divreiz un nedrīkst veidot dubultskaitli. Vari rakstīt: { $allowed }.
error-dicetrip-twice-missing = { $die } skaitās divreiz un tam jābūt abos skaitļos. Vari rakstīt: { $allowed }.
error-dicetrip-city-taken = { $city } ir aizņemta ({ $number }). Vēl tukšas: { $allowed }.
error-dicetrip-number-taken = { $number } tavā kartē jau ir ({ $city }). Vari rakstīt: { $allowed }.
error-dicetrip-number-not-made = No šiem kauliņiem { $number } tagad nesanāk. Vari rakstīt: { $allowed }.

error-dicetrip-cannot-come-up = { $round }. kārtā nevienā kartē nav { $empty } tukšu pilsētu.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Karte, { $place }: kartē ir { $allowed } apgabali, šajā { $found }.
error-dicetrip-map-colours = Karte, { $place }: kauliņiem ir { $allowed } dažādas krāsas, šeit { $found }.
error-dicetrip-map-cities = Karte, { $place }: kartē ir { $allowed } pilsētas, šajā { $found }.
error-dicetrip-map-city-twice = Karte, { $place }: { $city } tur jau ir.
error-dicetrip-map-unused = Karte, { $place }: nevienai pilsētai nav { $key } = { $value }.
error-dicetrip-map-link = Karte, { $place }: savienojums ir divu dažādu pilsētu pāris; { $found } neder.
error-dicetrip-map-link-twice = Karte, { $place }: { $one } un { $other } jau ir savienotas.
error-dicetrip-map-value = Karte, { $place }: { $value } nav. Atļauts: { $allowed }.
error-dicetrip-map-apart = Karte, { $place }: neviens ceļš neved no { $start } uz { $cities }.
error-dicetrip-map-same-place = Karte, { $place }: { $one } un { $other } ir vienā vietā.
error-dicetrip-map-crossing = Karte, { $place }: { $one } un { $other } saskaras, ja tos zīmē taisni.
error-dicetrip-map-place = Karte, { $place }: vieta ir divi skaitļi, katrs ne lielāks par { $most }; { $found } neder.
error-dicetrip-map-slug = Karte, { $place }: { $value } nav īsais nosaukums; tam jāatbilst { $allowed }.
error-dicetrip-map-label = Karte, { $place }: nosaukumā ir no 1 līdz { $most } zīmēm vienā rindā.
error-dicetrip-map-list = Karte, { $place }: te jābūt sarakstam, nevis { $found }.

## The rules, as Markdown
dicetrip-rules =
    Visiem ir viena un tā pati karte: 25 pilsētas trijos apgabalos, savienotas ar ceļiem, dažas krāsainas.
    13 kārtās katrs aizpilda savu karti. Uzvar lielākā summa; ja summas vienādas, uzvaru dala.
    Spēlē viens līdz četri.

    __Kārta.__ Viens spēlētājs met četrus kauliņus četrās krāsās; nākamajā kārtā met nākamais. Tad visi
    reizē no četriem kauliņiem veido divus divciparu skaitļus, katru kauliņu lietojot vienreiz, un ieraksta
    tos divās tukšās pilsētās. Pēdējā kārtā ir palikusi viena pilsēta: tās skaitli veido jebkuri divi no
    četriem kauliņiem.

    __Piemērs.__ Kauliņi ir sarkanais ⚀, dzeltenais ⚃, zaļais ⚁ un zilais ⚄. Tu varētu rakstīt 14 vai 41
    kopā ar 25 vai 52, vai 12 vai 21 kopā ar 45 vai 54, vai 15 vai 51 kopā ar 24 vai 42. Ja raksti 14
    Antverpenē, sarkanā pilsētā, tās skaitlī ir sarkanais kauliņš: tā ir prēmija.

    __Ierobežojumi.__ Neviens skaitlis kartē nav divreiz. Par skaitli, ko nevari vai negribi rakstīt,
    nosvītro tukšu pilsētu; otram skaitlim tad var lietot jebkurus divus kauliņus.

    __Mest vēlreiz, vienreiz spēlē.__ Metējs uzreiz pēc metiena met vēlreiz vienu līdz četrus kauliņus,
    visiem.

    __Kauliņš divreiz, vienreiz spēlē.__ Pirms rakstīšanas izlaid vienu kauliņu un lieto citu abos
    skaitļos. Ar ⚀⚁⚃⚄, divreiz lietojot ⚃ un izlaižot ⚀, tu raksti 24 vai 42 un 45 vai 54. Kauliņam jābūt
    abos skaitļos, un tas nekad neveido dubultskaitli. Tas attiecas tikai uz tavu karti. Pēdējā kārtā to
    lietot nevar.

    __Punkti__

    | par ko | punkti |
    |---|---|
    | prēmijas pilsēta: dubultskaitlis (11, 22, …) vai krāsaina pilsēta, kuras skaitlī ir tās krāsas kauliņš | katra 1 |
    | nosvītrota pilsēta | katra −1 |
    | garākais ceļš: savienotas pilsētas, to skaitļi aug | par pilsētu 1 |
    | garākā sērija: savienotas pilsētas, katrs skaitlis ir nākamais; pēc 16 nāk 21 | 4 pilsētas 2, 5 pilsētas 3, 6 pilsētas 4, 7 līdz 9 pilsētas 6, vairāk 9 |
    | skaitļu pilni apgabali, nekas nav nosvītrots | viens 4, divi 7, trīs 9 |

    Pilsēta dod ne vairāk kā vienu prēmiju. Ja kauliņi rāda vienādi, tos skaita tā, kā tev izdevīgāk.

    __Punkti, piemērs.__ Lēvene 15, Vavra 16, Namīra 21, Dināna 22 un Maršanfamenna 34 ir savienotas cita aiz
    citas. Skaitļi aug: 5 pilsētu ceļš, 5 punkti. Pirmie četri seko cits citam: sērija no 4, 2 punkti. 22 ir
    dubultskaitlis: 1 punkts. Ar divām nosvītrotām pilsētām, −2, un vienu tīru apgabalu, 4, kopā ir 10.

    __Visi desmiti__ (opcija). Tiklīdz tavā kartē ir skaitlis no katra desmita, no 1x līdz 6x, tu saņem
    punktu par katru krāsaino pilsētu, kas pēc šīs rakstīšanas vēl ir tukša.

    Beļģijas karti zīmējām paši. Citu var ielādēt no faila.
