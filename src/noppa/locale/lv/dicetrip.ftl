# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 pilsētas, viens garš ceļš

## Editions
dicetrip-edition-international = Starptautiskais

## Options, and what each value means
dicetrip-option-tens = Punkti par visiem desmitiem

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Tiklīdz tavā kartē ir pa skaitlim no katra desmita, no 10 līdz 60, tu saņem punktu par katru krāsaino pilsētu, kas vēl ir tukša.
dicetrip-option-tens-false-more = Par visiem desmitiem nekas papildus nepienākas.

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
dicetrip-map-note = karti esam zīmējuši paši
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
dicetrip-move-stand = paturēt šos kauliņus
dicetrip-move-reroll = mest vēlreiz ({ $colours })
dicetrip-move-twice = { $die } divreiz, bez { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = { $round }. kārta no { $rounds }
dicetrip-power-reroll = drīkst mest vēlreiz
dicetrip-uses-twice = { $name ->
    [Tu] Tu lieto { $die } divreiz un izlaid { $drop }.
   *[other] { $name } lieto { $die } divreiz un izlaiž { $drop }.
 }
dicetrip-power-twice = drīkst lietot kauliņu divreiz
dicetrip-road = ceļš { $cities }: { $walked }
dicetrip-series = sērija { $cities }: { $walked }
dicetrip-zone-open = tukšas: { $cities }
dicetrip-zone-clean = tīrs
dicetrip-zone-lost = zaudēts
dicetrip-total = Kopā
dicetrip-decide = Paturi šos kauliņus (stand) vai met dažus vēlreiz (reroll red blue). Vēlreiz mest drīkst vienreiz spēlē.
dicetrip-makes = Vari rakstīt (un pēc tam):
dicetrip-makes-nothing = nekas jauns nesanāk, tāpēc nosvītro pilsētu

## At the table in the browser
dicetrip-number-status = Kur rakstīt { $number }?
dicetrip-cross-status = Kuru pilsētu nosvītrot?
dicetrip-cross-only = Jauns skaitlis nesanāk. Pieskaries pilsētai, ko nosvītrot.
dicetrip-decide-status = Vai mest dažus vēlreiz?
dicetrip-choose-number = Izvēlies skaitli
dicetrip-choose-city = Izvēlies pilsētu
dicetrip-write = Rakstīt { $number } pilsētā { $city }
dicetrip-cross = Nosvītrot pilsētu { $city }
dicetrip-roll-again = { $dice ->
    [zero] Mest vēlreiz { $dice } kauliņus
    [one] Mest vēlreiz { $dice } kauliņu
   *[other] Mest vēlreiz { $dice } kauliņus
 }
dicetrip-twice = Kauliņš divreiz
dicetrip-twice-more = Vienreiz spēlē vienu kauliņu drīkst lietot abos skaitļos un citu izlaist.
dicetrip-twice-choice = { $die } divreiz, bez { $drop }
dicetrip-own-map = Atpakaļ
dicetrip-did-write = { $name ->
    [Tu] Tu ierakstīji { $number } pilsētā { $city }.
   *[other] { $name } ierakstīja { $number } pilsētā { $city }.
 }
dicetrip-did-cross = { $name ->
    [Tu] Tu nosvītroji pilsētu { $city }.
   *[other] { $name } nosvītroja pilsētu { $city }.
 }
dicetrip-moment = { $cities } pilsētu ceļš
dicetrip-moment-points = { $gain ->
    [zero] +{ $gain } punktu
    [one] +{ $gain } punkts
   *[other] +{ $gain } punkti
 }

## What can be typed
dicetrip-help =
    Raksti skaitli pilsētā: „gent=14” vai „gent 14”. Nosvītro pilsētu: „gent=x” vai „gent x”.
    Kad met tu, vienreiz spēlē drīksti mest kauliņus vēlreiz: „reroll red blue”. Raksti „stand”, lai tos paturētu.
    Vienreiz spēlē pirms rakstīšanas drīksti kauliņu lietot divreiz un vienu izlaist: „twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Kauliņus, ko mest vēlreiz, nosauc pēc krāsas, katru vienreiz: { $allowed }.
error-dicetrip-city-unknown = Pilsētas „{ $city }” nav. Izvēlies kādu no šīm: { $allowed }.
error-dicetrip-number-unknown = { $number } neder. Raksti divus ciparus no 1 līdz 6 (no 11 līdz 66) vai x, lai pilsētu nosvītrotu.
error-dicetrip-stand-first = Vispirms tam, kurš meta, kauliņi jāpatur (stand) vai daži jāmet vēlreiz (reroll).
error-dicetrip-not-the-roller = Vēlreiz mest drīkst tikai tas, kurš meta šajā kārtā.
error-dicetrip-reroll-used = Šajā spēlē tu jau reiz meti vēlreiz.
error-dicetrip-reroll-too-late = Šajā kārtā vēlreiz mest ir par vēlu. Raksti savus skaitļus.
error-dicetrip-twice-used = Šajā spēlē tu jau lietoji kauliņu divreiz.
error-dicetrip-twice-last-round = Pēdējā kārtā kauliņu divreiz lietot nedrīkst.
error-dicetrip-twice-too-late = Šajā kārtā lietot kauliņu divreiz ir par vēlu. Tas jāizvēlas pirms rakstīšanas.
error-dicetrip-twice-not-there = Izvēlies divus no kauliņiem uz galda: { $dice }.
error-dicetrip-twice-double = Tu lieto { $die } divreiz, tāpēc dubultskaitli rakstīt nevar. Vari rakstīt: { $allowed }.
error-dicetrip-twice-missing = Tu lieto { $die } divreiz, tāpēc tam jābūt abos skaitļos. Vari rakstīt: { $allowed }.
error-dicetrip-city-taken = { $city } ir aizņemta ({ $number }). Vēl tukšas: { $allowed }.
error-dicetrip-number-taken = { $number } tavā kartē jau ir, pilsētā { $city }. Vari rakstīt: { $allowed }.
error-dicetrip-number-not-made = No šiem kauliņiem { $number } tagad nesanāk. Vari rakstīt: { $allowed }.

error-dicetrip-cannot-come-up = { $round }. kārtā kartē nevar būt tik tukšu pilsētu: { $empty }.

## What the coach says, and why
dicetrip-advice-stand = Paturi šos kauliņus
dicetrip-advice-reroll = Met vēlreiz { $count ->
    [zero] kauliņus
    [one] kauliņu
   *[other] kauliņus
 } ({ $colours })
dicetrip-advice-reroll-brief = Met vēlreiz ({ $colours })
dicetrip-advice-twice = Lieto { $die } divreiz un izlaid { $drop }
dicetrip-advice-write = Raksti { $number } pilsētā { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Nosvītro pilsētu { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Ja mestu vēlreiz { $dice ->
        [zero] { $dice } kauliņus
        [one] { $dice } kauliņu
       *[other] { $dice } kauliņus
     }, tas dotu { study-amount-points } mazāk.
    [more] Ja mestu vēlreiz { $dice ->
        [zero] { $dice } kauliņus
        [one] { $dice } kauliņu
       *[other] { $dice } kauliņus
     }, tas dotu { study-amount-points } vairāk.
   *[same] Ja mestu vēlreiz, tas dotu tikpat daudz.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Ja paturētu šos kauliņus, tas dotu { study-amount-points } mazāk.
    [more] Ja paturētu šos kauliņus, tas dotu { study-amount-points } vairāk.
   *[same] Ja paturētu šos kauliņus, tas dotu tikpat daudz.
 }
dicetrip-why-kept = Mest vēlreiz varēsi kādā vēlākā kārtā.
dicetrip-why-reroll = Jaunie kauliņi ir visiem, un mest vēlreiz drīkst tikai vienreiz spēlē.
dicetrip-why-twice = Ja { $die } lieto divreiz, šī kārta dod { study-amount-points } vairāk.
dicetrip-why-twice-kept = Ja šo iespēju pataupi, tā vidēji dod { study-amount-points }.
dicetrip-why-zone = Tas bez svītrojumiem aizpilda apgabalu „{ $zone }” un dod { study-amount-points }.
dicetrip-why-series = Tas veido { $cities } secīgu skaitļu sēriju un dod { study-amount-points } vairāk.
dicetrip-why-tens = Tas dod tev visus desmitus un { study-amount-points }.
dicetrip-why-road = { $cities ->
    [zero] Ar to tavā garākajā ceļā ir { $cities } pilsētu, un tas dod { study-amount-points } vairāk.
    [one] Tas sāk tavu pirmo ceļu un dod { study-amount-points }.
   *[other] Ar to tavā garākajā ceļā ir { $cities } pilsētas, un tas dod { study-amount-points } vairāk.
 }
dicetrip-why-bonus = Kauliņš ({ $colour }) tās pašas krāsas pilsētā dod 1 prēmijas punktu.
dicetrip-why-double = Dubultskaitlis dod 1 prēmijas punktu jebkurā pilsētā.
dicetrip-why-colour-spent = Tu atsakies no šīs pilsētas prēmijas, jo skaitlī nav vajadzīgās krāsas kauliņa: { $colour }.
dicetrip-why-beside = Blakus ir { $names }.
dicetrip-why-nothing-yet = Pagaidām tas neko nedod, bet blakus ir { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Ja nosvītrotu pilsētu, tas dotu { study-amount-points } mazāk.
    [more] Ja nosvītrotu pilsētu, tas dotu { study-amount-points } vairāk.
   *[same] Ja nosvītrotu pilsētu, tas dotu tikpat daudz.
 }
dicetrip-why-open = { $count ->
    [zero] Blakus vēl ir { $count } tukšu pilsētu.
    [one] Blakus vēl ir { $count } tukša pilsēta.
   *[other] Blakus vēl ir { $count } tukšas pilsētas.
 }
dicetrip-why-filled = Tas aizpilda pilsētu, kur nekas labāks vairs nevar būt.
dicetrip-why-crossed = Nosvītrota pilsēta maksā 1 punktu.
dicetrip-why-cross = Pēc tam apgabals „{ $zone }” vairs nevar skaitīties tīrs.
dicetrip-why-cross-lost = Apgabalā „{ $zone }” jau ir nosvītrota pilsēta, tāpēc tur vairs nav ko zaudēt.

## What can be wrong with a map
error-dicetrip-map-zones = Kartes fails, { $place }: kartei vajag tik apgabalu: { $allowed }, bet šajā ir { $found }.
error-dicetrip-map-colours = Kartes fails, { $place }: kauliņiem vajag tik dažādu krāsu: { $allowed }, bet ir { $found }.
error-dicetrip-map-cities = Kartes fails, { $place }: kartei vajag tik pilsētu: { $allowed }, bet šajā ir { $found }.
error-dicetrip-map-city-twice = Kartes fails, { $place }: pilsēta { $city } ir uzrādīta divreiz.
error-dicetrip-map-unused = Kartes fails, { $place }: nevienai pilsētai nav { $key } = { $value }. Pieraksti to vismaz vienai.
error-dicetrip-map-link = Kartes fails, { $place }: savienojums ir divu dažādu pilsētu pāris; { $found } neder.
error-dicetrip-map-link-twice = Kartes fails, { $place }: { $one } un { $other } jau ir savienotas.
error-dicetrip-map-value = Kartes fails, { $place }: „{ $value }” nav. Izvēlies kādu no šiem: { $allowed }.
error-dicetrip-map-apart = Kartes fails, { $place }: no pilsētas { $start } nevar nokļūt šajās pilsētās: { $cities }. Savieno tās.
error-dicetrip-map-same-place = Kartes fails, { $place }: { $one } un { $other } ir vienā vietā.
error-dicetrip-map-crossing = Kartes fails, { $place }: { $one } un { $other } krustotos, ja tos zīmētu kā taisnas līnijas.
error-dicetrip-map-place = Kartes fails, { $place }: vieta ir divi skaitļi līdz { $most }; { $found } neder.
error-dicetrip-map-slug = Kartes fails, { $place }: „{ $value }” nav derīgs īsais nosaukums. Tam jāatbilst { $allowed }.
error-dicetrip-map-label = Kartes fails, { $place }: nosaukumam jābūt no 1 līdz { $most } zīmēm vienā rindā.
error-dicetrip-map-list = Kartes fails, { $place }: te jābūt sarakstam; { $found } neder.

## The rules, as Markdown
dicetrip-rules =
    Visiem ir viena un tā pati karte: 25 savstarpēji savienotas pilsētas trijos apgabalos. Dažas pilsētas ir krāsainas.
    13 kārtās visi aizpilda savas kartes. Uzvar tas, kam visvairāk punktu; ja punkti ir vienādi, uzvaru dala.
    Spēlē no viena līdz četriem.

    __Kārta.__ Viens spēlētājs met četrus kauliņus četrās krāsās. Katrā kārtā met nākamais. Tad visi vienlaikus
    no četriem kauliņiem veido divus divciparu skaitļus, katru kauliņu lietojot vienreiz, un ieraksta tos divās
    tukšās pilsētās. Pēdējā kārtā ir palikusi tikai viena pilsēta. Tās skaitlim drīkst lietot jebkurus divus no
    četriem kauliņiem.

    __Piemērs.__ Kauliņi ir sarkanais ⚀, dzeltenais ⚃, zaļais ⚁ un zilais ⚄. Tu varētu rakstīt 14 vai 41
    kopā ar 25 vai 52, vai 12 vai 21 kopā ar 45 vai 54, vai 15 vai 51 kopā ar 24 vai 42. Ja raksti 14
    Antverpenē, sarkanā pilsētā, tu saņem prēmiju, jo skaitlī ir sarkanais kauliņš.

    __Ierobežojumi.__ Vienu skaitli kartē nedrīkst rakstīt divreiz. Ja skaitli nevari vai negribi rakstīt, tā vietā
    nosvītro tukšu pilsētu. Otram skaitlim tad drīkst lietot jebkurus divus kauliņus.

    __Mest vēlreiz, vienreiz spēlē.__ Ja šajā kārtā meti tu, drīksti uzreiz mest vēlreiz no viena līdz četriem
    kauliņiem. Jaunie kauliņi ir visiem.

    __Kauliņš divreiz, vienreiz spēlē.__ Pirms rakstīšanas izlaid vienu kauliņu un citu lieto abos skaitļos. Ar
    ⚀⚁⚃⚄, divreiz lietojot ⚃ un izlaižot ⚀, tu raksti 24 vai 42 un 45 vai 54. Kauliņam jābūt abos skaitļos, un tas
    nedrīkst veidot dubultskaitli. Tas attiecas tikai uz tavu karti. Citi uzreiz redz, kuru kauliņu tu lieto divreiz,
    bet to, ko raksti, redz tikai tad, kad visi ir gatavi. Pēdējā kārtā tā darīt nedrīkst.

    __Punkti__

    | par ko | punkti |
    |---|---|
    | prēmijas pilsēta: dubultskaitlis (11, 22, …) vai krāsaina pilsēta, kuras skaitlī ir tās krāsas kauliņš | katra 1 |
    | nosvītrota pilsēta | katra −1 |
    | garākais ceļš: savienotas pilsētas, kurās skaitļi aug | par katru pilsētu 1 |
    | garākā sērija: savienotas pilsētas, katrā tieši nākamais skaitlis (pēc 16 nāk 21) | 4 pilsētas 2, 5 pilsētas 3, 6 pilsētas 4, no 7 līdz 9 pilsētām 6, vairāk 9 |
    | skaitļu pilni apgabali, kuros nekas nav nosvītrots | viens 4, divi 7, trīs 9 |

    Viena pilsēta dod ne vairāk kā vienu prēmiju. Ja kauliņi rāda vienādu skaitli, tos skaita tā, kā tev izdevīgāk.

    __Punkti, piemērs.__ Lēvene 15, Vavra 16, Namīra 21, Dināna 22 un Maršanfamenna 34 ir savienotas cita aiz
    citas. Skaitļi aug, tāpēc tas ir 5 pilsētu ceļš un dod 5 punktus. Pirmie četri skaitļi seko cits citam, tāpēc tā
    ir sērija no 4 un dod 2 punktus. 22 ir dubultskaitlis un dod 1 punktu. Ar divām nosvītrotām pilsētām (−2) un
    vienu tīru apgabalu (4) kopā ir 10.

    __Visi desmiti__ (opcija). Tiklīdz tavā kartē ir skaitlis no katra desmita, no 1x līdz 6x, tu saņem punktu par
    katru krāsaino pilsētu, kas pēc šīs rakstīšanas vēl ir tukša.

    Beļģijas karti esam zīmējuši paši. Citu var ielādēt no faila.

## The short rules
dicetrip-goal = Aizpildi karti tā, lai skaitļi no pilsētas uz pilsētu augtu. Uzvar tas, kam visvairāk punktu.
dicetrip-begins = Grāmatiņā tas nav teikts. Tam nav lielas nozīmes, jo metat pēc kārtas, bet rakstāt visi reizē.
dicetrip-step-roll = Viens spēlētājs met četrus kauliņus visiem.
dicetrip-step-make = Izveido no tiem divus skaitļus. Katru kauliņu lieto vienreiz.
dicetrip-step-write = Ieraksti abus savas kartes tukšajās pilsētās.
dicetrip-needs-bonus = Dubultskaitlis vai krāsaina pilsēta, kuras skaitlī ir tās krāsas kauliņš. 1 punkts par pilsētu.
dicetrip-needs-crossed = Katra nosvītrota pilsēta maksā 1 punktu.
dicetrip-needs-road = Savienotas pilsētas, kurās skaitļi aug. 1 punkts par katru garākā ceļa pilsētu.
dicetrip-needs-series = Savienotas pilsētas, katrā tieši nākamais skaitlis (pēc 16 nāk 21). Punkti: 4 pilsētas { $s4 }, 5 pilsētas { $s5 }, 6 pilsētas { $s6 }, no 7 līdz 9 pilsētām { $s7 }, vairāk { $s10 }.
dicetrip-needs-zones = Skaitļu pilni apgabali, kuros nekas nav nosvītrots. Punkti: viens { $z1 }, divi { $z2 }, visi trīs { $z3 }.
dicetrip-needs-tens = Tiklīdz tavā kartē ir skaitlis no katra desmita, no 1x līdz 6x, tu saņem 1 punktu par katru krāsaino pilsētu, kas vēl ir tukša.
dicetrip-example-dice = No šiem kauliņiem var izveidot tik dažādu skaitļu: { $count }.
dicetrip-example-pair = Ja ņem { $first }, no pārējiem diviem kauliņiem sanāk { $rest }.
dicetrip-example-bonus = Skaitlī { $number } ir { $colour } kauliņš, tāpēc tās pašas krāsas pilsētā tas dod prēmiju.
dicetrip-example-road = Skaitļi aug, tāpēc tas ir ceļš. Tas dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
 }.
dicetrip-example-series = Pirmie četri skaitļi seko cits citam. Tas dod vēl { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
 }.
dicetrip-example-double = Dubultskaitlis ir prēmijas pilsēta. Tas dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
 }.
dicetrip-example-crossed = Viena pilsēta ir nosvītrota. Par to ir { $points ->
    [-1] −1 punkts
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
 }.
dicetrip-example-total = Pavisam punkti: { $points }.
dicetrip-ask-reroll = Vai drīkst mest vēlreiz?
dicetrip-answer-reroll = Jā, vienreiz spēlē, kad met tu. Uzreiz drīksti mest vēlreiz no viena līdz četriem kauliņiem, un tie ir visiem.
dicetrip-ask-twice = Vai drīkst lietot kauliņu divreiz?
dicetrip-answer-twice = Jā, vienreiz spēlē, bet ne pēdējā kārtā. Izlaid vienu kauliņu un citu lieto abos skaitļos, nekad dubultskaitlim. Citi to uzreiz redz.
dicetrip-ask-cross = Vai drīkst nosvītrot pilsētu arī tad, ja skaitlis derētu?
dicetrip-answer-cross = Jā. Otram skaitlim tad drīkst lietot jebkurus divus kauliņus.
dicetrip-ask-consecutive = Kas nāk pēc 16?
dicetrip-answer-consecutive = 21. Uz kauliņiem ir tikai skaitļi no 1 līdz 6.
dicetrip-ask-last = Ar ko atšķiras pēdējā kārta?
dicetrip-answer-last = Ir palikusi tikai viena pilsēta. Tās skaitlim drīkst lietot jebkurus divus no četriem kauliņiem.
dicetrip-ask-same = Vai vienu skaitli kartē drīkst rakstīt divreiz?
dicetrip-answer-same = Nē.
dicetrip-now = { $points ->
    [-1] −1 punkts tavā kartē.
    [zero] { $points } punktu tavā kartē.
    [one] { $points } punkts tavā kartē.
   *[other] { $points } punkti tavā kartē.
 }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Veido vienu garu ceļu, kurā skaitļi aug
dicetrip-lesson-roll = Visi lieto tos pašus četrus kauliņus. Met tos!
dicetrip-lesson-roll-why = Divi kauliņi veido vienu skaitli. No 1 un 3 sanāk 13 vai 31.
dicetrip-lesson-stand = Vienreiz spēlē drīkst mest vēlreiz, bet ne tagad. Paturi šos kauliņus.
dicetrip-lesson-stand-why = Tagad katrs veido divus skaitļus, katru kauliņu lietojot vienreiz.
dicetrip-lesson-colour = No sarkanā 1 un dzeltenā 3 sanāk 13. Ieraksti to Brigē.
dicetrip-lesson-colour-why = Brige ir dzeltena, un skaitlī 13 ir dzeltenais kauliņš. Tas ir prēmijas punkts.
dicetrip-lesson-road = No pārējiem diviem kauliņiem sanāk 21. Ieraksti to blakus, Gentē.
dicetrip-lesson-road-why = 13, tad 21. Skaitļi, kas aug no pilsētas uz pilsētu, veido ceļu.
dicetrip-lesson-longer = Jussi, bots, meta jums abiem. Ieraksti 24 Ālstā.
dicetrip-lesson-longer-why = 13, 21, 24. Vēl viena pilsēta, vēl viens punkts.
dicetrip-lesson-double = No abiem 1 sanāk 11. Ieraksti to Ostendē.
dicetrip-lesson-double-why = Dubultskaitlis, piemēram, 11, dod prēmiju jebkurā pilsētā.
dicetrip-lesson-coach = Izlaidīsim vienu kārtu. Pajautā trenerim, ko darīt.
dicetrip-lesson-coach-why = Vienreiz spēlē kauliņu drīkst lietot abos skaitļos un citu izlaist.
dicetrip-lesson-between = Ieraksti 32 Vavrā, starp 31 un 33.
dicetrip-lesson-between-why = 31, 32, 33. Katrs skaitlis nāk tūlīt pēc iepriekšējā.
dicetrip-lesson-series = Lieto ⚂ vēlreiz. Ieraksti 34 Dinānā.
dicetrip-lesson-series-why = Četri pēc kārtas ir sērija, punktotā līnija. Tie ir vēl 2 punkti, par garāku – vairāk.
dicetrip-lesson-zone = Pārlēksim uz priekšu. Ieraksti 36 Nivelā, pēdējā sava apgabala pilsētā.
dicetrip-lesson-zone-why = Iekrāsotie laukumi ir apgabali. Pirmais pilnais apgabals, kurā nekas nav nosvītrots, dod 4 punktus.
dicetrip-lesson-cross = 12 rakstīt vari, bet no pārējiem kauliņiem nekas jauns nesanāk. Pieskaries × un nosvītro Arlonu.
dicetrip-lesson-cross-why = Tas maksā 1 punktu, un Arlonas apgabals vairs neko nevar dot.
dicetrip-lesson-roll-last = Šī ir pēdējā kārta, un tukša ir tikai Sintniklāsa. Met!
dicetrip-lesson-roll-last-why = Visi skaitļi, kas no šiem kauliņiem sanāk, tev jau ir.
dicetrip-lesson-reroll = Tagad ir īstais brīdis mest vēlreiz. Pieskaries visiem kauliņiem, izņemot dzelteno 2.
dicetrip-lesson-reroll-why = 22 ir dubultskaitlis un iederas starp 21 un 24.
dicetrip-lesson-last = Ieraksti 22 Sintniklāsā.
dicetrip-lesson-last-why = Tev ir garāks ceļš, dubultskaitlis un otrs pilns apgabals, Flandrija.
dicetrip-lesson-done = Vienā kartes malā sāc ar maziem skaitļiem, otrā ar lieliem.
