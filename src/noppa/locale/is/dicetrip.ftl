# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 borgir, einn langur vegur

## Editions
dicetrip-edition-international = Alþjóðleg

## Options, and what each value means
dicetrip-option-tens = Stig fyrir að ná öllum tugum

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Um leið og á kortinu þínu eru tölur á 10-, 20-, 30-, 40-, 50- og 60-bilinu færðu stig fyrir hverja litaða borg sem er enn auð.
dicetrip-option-tens-false-more = Þú færð ekkert aukalega fyrir að ná öllum tugum.

## Lines of the score sheet
dicetrip-item-bonus = Bónusborgir
dicetrip-item-crossed = Strikað yfir
dicetrip-item-road = Lengsti vegur
dicetrip-item-series = Lengsta runa
dicetrip-item-zones = Hrein svæði
dicetrip-item-tens = Allir tugir

## Dice
dicetrip-colour-red = rauður
dicetrip-colour-yellow = gulur
dicetrip-colour-green = grænn
dicetrip-colour-blue = blár

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = kortið teiknuðum við
dicetrip-zone-v = Flæmingjaland
dicetrip-zone-b = Brussel og nágrenni
dicetrip-zone-w = Vallónía
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brugge
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brussel
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Moves
dicetrip-move-stand = halda þessum teningum
dicetrip-move-reroll = kasta aftur: { $colours }
dicetrip-move-twice = nota { $die } tvisvar, sleppa { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Umferð { $round } af { $rounds }
dicetrip-power-reroll = má kasta aftur
dicetrip-uses-twice = { $name } notar { $die } tvisvar og sleppir { $drop }.
dicetrip-power-twice = má nota tening tvisvar
dicetrip-road = vegur { $cities }: { $walked }
dicetrip-series = runa { $cities }: { $walked }
dicetrip-zone-open = auðar: { $cities }
dicetrip-zone-clean = hreint
dicetrip-zone-lost = tapað
dicetrip-total = Samtals
dicetrip-decide = Haltu þessum teningum (stand) eða kastaðu einhverjum aftur (reroll red blue). Það má einu sinni í leik.
dicetrip-makes = Þú getur skrifað (og svo):
dicetrip-makes-nothing = ekkert nýtt, svo strikaðu yfir borg

## At the table in the browser
dicetrip-number-status = Hvert fer { $number }?
dicetrip-cross-status = Yfir hvaða borg á að strika?
dicetrip-cross-only = Þú getur ekki myndað nýja tölu. Ýttu á borg til að strika yfir hana.
dicetrip-decide-status = Kasta einhverjum aftur?
dicetrip-choose-number = Veldu tölu
dicetrip-choose-city = Veldu borg
dicetrip-write = Skrifa { $number } í borgina { $city }
dicetrip-cross = Strika yfir borgina { $city }
dicetrip-roll-again =
    { $dice ->
        [one] Kasta 1 teningi aftur
       *[other] Kasta { $dice } teningum aftur
    }
dicetrip-twice = Nota tening tvisvar
dicetrip-twice-more = Einu sinni í leik geturðu notað einn tening í báðar tölurnar og sleppt öðrum.
dicetrip-twice-choice = Nota { $die } tvisvar, sleppa { $drop }
dicetrip-own-map = Til baka
dicetrip-did-write = { $name } skrifar { $number } í borgina { $city }.
dicetrip-did-cross = { $name } strikar yfir borgina { $city }.
dicetrip-moment = Vegur um { $cities } borgir
dicetrip-moment-points =
    { $gain ->
        [one] +{ $gain } stig
       *[other] +{ $gain } stig
    }

## What can be typed
dicetrip-help =
    Skrifaðu tölu í borg: „gent=14“ eða „gent 14“. Strikaðu yfir borg: „gent=x“ eða „gent x“.
    Þegar þú kastar máttu kasta teningum aftur einu sinni í leik: „reroll red blue“. Skrifaðu „stand“ til að halda þeim.
    Einu sinni í leik, áður en þú skrifar, máttu nota tening tvisvar og sleppa öðrum: „twice 5 drop 2“.

## Refusals
error-dicetrip-colour-unknown = Nefndu teningana sem þú vilt kasta aftur eftir lit, hvern einu sinni: { $allowed }.
error-dicetrip-city-unknown = Borgin { $city } er ekki til. Veldu eina af þessum: { $allowed }.
error-dicetrip-number-unknown = { $number } gengur ekki. Skrifaðu tvo tölustafi frá 1 til 6 (11 til 66), eða x til að strika yfir borgina.
error-dicetrip-stand-first = Fyrst þarf sá sem kastaði að halda teningunum (stand) eða kasta einhverjum aftur (reroll).
error-dicetrip-not-the-roller = Aðeins sá sem kastaði í þessari umferð má kasta aftur.
error-dicetrip-reroll-used = Þú hefur þegar kastað aftur einu sinni í þessum leik.
error-dicetrip-reroll-too-late = Það er of seint að kasta aftur í þessari umferð. Skrifaðu tölurnar þínar.
error-dicetrip-twice-used = Þú hefur þegar notað tening tvisvar í þessum leik.
error-dicetrip-twice-last-round = Í síðustu umferð er ekki hægt að nota tening tvisvar.
error-dicetrip-twice-too-late = Það er of seint að nota tening tvisvar í þessari umferð. Það þarf að velja áður en skrifað er.
error-dicetrip-twice-not-there = Veldu tvo af teningunum á borðinu: { $dice }.
error-dicetrip-twice-double = Þú notar { $die } tvisvar, svo þú getur ekki skrifað tvennu. Þú getur skrifað: { $allowed }.
error-dicetrip-twice-missing = Þú notar { $die } tvisvar, svo hann þarf að vera í báðum tölum. Þú getur skrifað: { $allowed }.
error-dicetrip-city-taken = { $city } er upptekin ({ $number }). Þessar eru enn auðar: { $allowed }.
error-dicetrip-number-taken = Talan { $number } er þegar á kortinu þínu: { $city }. Þú getur skrifað: { $allowed }.
error-dicetrip-number-not-made = Þessir teningar mynda ekki { $number } núna. Þú getur skrifað: { $allowed }.
error-dicetrip-cannot-come-up =
    { $empty ->
        [one] Á korti getur ekki verið { $empty } auð borg í umferð { $round }.
       *[other] Á korti geta ekki verið { $empty } auðar borgir í umferð { $round }.
    }

## What the coach says, and why
dicetrip-advice-stand = Haltu þessum teningum
dicetrip-advice-reroll =
    Kastaðu { $count ->
        [one] þessum teningi
       *[other] þessum teningum
    } aftur: { $colours }
dicetrip-advice-reroll-brief = Kastaðu aftur: { $colours }
dicetrip-advice-twice = Notaðu { $die } tvisvar og slepptu { $drop }
dicetrip-advice-write = Skrifaðu { $number } í borgina { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Strikaðu yfir borgina { $city }
dicetrip-why-reroll-instead =
    { $than ->
        [less]
            Að kasta { $dice ->
                [one] einum teningi
               *[other] { $dice } teningum
            } aftur myndi kosta { study-amount-points }.
        [more]
            Að kasta { $dice ->
                [one] einum teningi
               *[other] { $dice } teningum
            } aftur gæfi { study-amount-points } í viðbót.
       *[same] Að kasta aftur gæfi jafnmikið.
    }
dicetrip-why-stand-instead =
    { $than ->
        [less] Að halda þessum teningum myndi kosta { study-amount-points }.
        [more] Að halda þessum teningum gæfi { study-amount-points } í viðbót.
       *[same] Að halda þessum teningum gæfi jafnmikið.
    }
dicetrip-why-kept = Þú getur enn kastað aftur í seinni umferð.
dicetrip-why-reroll = Nýju teningarnir gilda fyrir alla, og þú mátt aðeins kasta aftur einu sinni í leik.
dicetrip-why-twice = Að nota { $die } tvisvar gefur { study-amount-points } í viðbót í þessari umferð.
dicetrip-why-twice-kept = Að geyma þennan möguleika gefur að meðaltali { study-amount-points } síðar.
dicetrip-why-zone = Svæðið { $zone } fyllist án þess að strikað sé yfir neitt og gefur { study-amount-points }.
dicetrip-why-series = Þá koma { $cities } tölur hver á eftir annarri í runu, sem gefur { study-amount-points } í viðbót.
dicetrip-why-tens = Þá ertu með alla tugina, sem gefur { study-amount-points }.
dicetrip-why-road =
    { $cities ->
        [1] Þá byrjar fyrsti vegurinn þinn, sem gefur { study-amount-points }.
        [one] Lengsti vegurinn þinn verður { $cities } borg og gefur { study-amount-points } í viðbót.
       *[other] Lengsti vegurinn þinn verður { $cities } borgir og gefur { study-amount-points } í viðbót.
    }
dicetrip-why-bonus = Teningur í litnum { $colour } gefur 1 bónusstig í borg í sama lit.
dicetrip-why-double = Tvenna gefur 1 bónusstig í hvaða borg sem er.
dicetrip-why-colour-spent = Þú gefur eftir bónus borgarinnar, því að talan notar ekki tening í litnum { $colour }.
dicetrip-why-beside = Við hliðina: { $names }.
dicetrip-why-nothing-yet = Það gefur ekkert enn. Við hliðina: { $names }.
dicetrip-why-cross-instead =
    { $than ->
        [less] Að strika yfir borg myndi kosta { study-amount-points }.
        [more] Að strika yfir borg gæfi { study-amount-points } í viðbót.
       *[same] Að strika yfir borg gæfi jafnmikið.
    }
dicetrip-why-open = { $count ->
    [one] Við hliðina er enn { $count } auð borg.
   *[other] Við hliðina eru enn { $count } auðar borgir.
 }
dicetrip-why-filled = Það notar borg þar sem ekkert betra kemst að.
dicetrip-why-crossed = Borg sem strikað er yfir kostar 1 stig.
dicetrip-why-cross = Eftir það getur svæðið { $zone } ekki gefið stig sem hreint svæði.
dicetrip-why-cross-lost = Á svæðinu { $zone } er þegar strikað yfir borg, svo þar er engu meira að tapa.

## What can be wrong with a map
error-dicetrip-map-zones = Kortaskrá, { $place }: kort þarf { $allowed } svæði, en á þessu eru { $found }.
error-dicetrip-map-colours = Kortaskrá, { $place }: teningarnir þurfa { $allowed } mismunandi liti, en hér eru { $found }.
error-dicetrip-map-cities = Kortaskrá, { $place }: kort þarf { $allowed } borgir, en á þessu eru { $found }.
error-dicetrip-map-city-twice = Kortaskrá, { $place }: borgin { $city } er þar tvisvar.
error-dicetrip-map-unused = Kortaskrá, { $place }: engin borg er með { $key } = { $value }. Gefðu það að minnsta kosti einni.
error-dicetrip-map-link = Kortaskrá, { $place }: tenging verður að vera par tveggja ólíkra borga, ekki { $found }.
error-dicetrip-map-link-twice = Kortaskrá, { $place }: { $one } og { $other } eru þegar tengdar.
error-dicetrip-map-value = Kortaskrá, { $place }: „{ $value }“ er ekki til. Notaðu eitt af þessu: { $allowed }.
error-dicetrip-map-apart = Kortaskrá, { $place }: enginn vegur liggur frá borginni { $start } hingað: { $cities }. Tengdu þær.
error-dicetrip-map-same-place = Kortaskrá, { $place }: { $one } og { $other } eru á sama stað.
error-dicetrip-map-crossing = Kortaskrá, { $place }: { $one } og { $other } myndu mætast sem beinar línur.
error-dicetrip-map-place = Kortaskrá, { $place }: staður verður að vera tvær tölur upp að { $most }, ekki { $found }.
error-dicetrip-map-slug = Kortaskrá, { $place }: { $value } er ekki gilt stuttnefni. Það verður að passa við { $allowed }.
error-dicetrip-map-label = Kortaskrá, { $place }: nafn verður að vera 1 til { $most } stafir á einni línu.
error-dicetrip-map-list = Kortaskrá, { $place }: þetta verður að vera listi, ekki { $found }.

## The rules, as Markdown
dicetrip-rules =
    Allir eru með sama kortið: 25 samtengdar borgir á þremur svæðum. Sumar borganna eru litaðar. Í 13
    umferðum fyllið þið öll kortin ykkar. Sá vinnur sem er með flest stig samtals, og jafnir leikmenn deila sigrinum. Einn til
    fjórir geta spilað.

    __Umferð.__ Einn leikmaður kastar fjórum teningum í fjórum litum. Þið skiptist á að kasta, eina umferð hver.
    Svo mynda allir samtímis tvær tveggja stafa tölur úr teningunum fjórum, nota hvern tening einu sinni og skrifa
    tölurnar í tvær auðar borgir. Í síðustu umferð er aðeins ein borg eftir. Í töluna þar má nota hvaða tvo af
    teningunum fjórum sem er.

    __Dæmi.__ Teningarnir eru rauður ⚀, gulur ⚃, grænn ⚁ og blár ⚄. Þú gætir skrifað 14 eða 41 ásamt 25 eða 52,
    eða 12 eða 21 ásamt 45 eða 54, eða 15 eða 51 ásamt 24 eða 42. Ef þú skrifar 14 í Antwerpen, sem er rauð borg,
    færðu bónus, því að talan notar rauða teninginn.

    __Takmörk.__ Sama talan má ekki vera tvisvar á kortinu þínu. Ef þú getur ekki skrifað tölu, eða vilt það ekki,
    strikarðu í staðinn yfir auða borg. Í hina töluna máttu þá nota hvaða tvo teninga sem er.

    __Kasta aftur, einu sinni í leik.__ Ef þú kastaðir teningunum í þessari umferð máttu strax kasta einum til
    fjórum þeirra aftur. Nýju teningarnir gilda fyrir alla.

    __Teningur tvisvar, einu sinni í leik.__ Áður en þú skrifar sleppirðu einum teningi og notar annan í báðar
    tölurnar. Með ⚀⚁⚃⚄, þar sem þú notar ⚃ tvisvar og sleppir ⚀, skrifarðu 24 eða 42 og 45 eða 54. Teningurinn
    verður að vera í báðum tölunum og má ekki mynda tvennu. Þetta á aðeins við þitt eigið kort. Hin sjá strax hvaða
    tening þú notar tvisvar, en það sem þú skrifar er falið þar til allir eru búnir. Þetta er ekki hægt í síðustu
    umferð.

    __Stig__

    | fyrir hvað | stig |
    |---|---|
    | bónusborg: tvenna (11, 22, …) eða lituð borg þar sem talan notar tening í sama lit | 1 hver |
    | borg sem strikað er yfir | −1 hver |
    | lengsti vegur: tengdar borgir með hækkandi tölum | 1 á borg |
    | lengsta runa: tengdar borgir, hver með næstu tölu á eftir (21 kemur á eftir 16) | 4 borgir 2, 5 borgir 3, 6 borgir 4, 7 til 9 borgir 6, fleiri 9 |
    | svæði full af tölum, hvergi strikað yfir | 4 fyrir eitt, 7 fyrir tvö, 9 fyrir þrjú |

    Borg gefur mest einn bónus. Þegar teningar sýna sömu tölu telja þeir eins og þér kemur best.

    __Stig, dæmi.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 og Marche-en-Famenne 34 eru tengdar hver á eftir
    annarri. Tölurnar hækka, svo þetta er 5 borga vegur sem gefur 5 stig. Fyrstu fjórar tölurnar koma hver á eftir
    annarri, svo þær eru runa upp á 4 og gefa 2 stig. 22 er tvenna og gefur 1 stig. Með tveimur borgum sem strikað
    var yfir (−2) og einu hreinu svæði (4) gerir það 10.

    __Allir tugir__ (valkostur). Um leið og á kortinu þínu er tala úr hverjum tug, frá 1x til 6x, færðu stig fyrir
    hverja litaða borg sem er enn auð þegar þú hefur skrifað hana.

    Við teiknuðum kortið af Belgíu. Annað kort má sækja úr skrá.

## The short rules
dicetrip-goal = Fylltu kortið þannig að tölurnar hækki borg úr borg. Sá vinnur sem er með flest stig.
dicetrip-begins = Um það segir bæklingurinn ekkert. Það skiptir litlu, því að þið skiptist á að kasta og allir skrifa samtímis.
dicetrip-step-roll = Einn leikmaður kastar fjórum teningum fyrir alla.
dicetrip-step-make = Myndaðu tvær tölur úr þeim. Notaðu hvern tening einu sinni.
dicetrip-step-write = Skrifaðu báðar í auðar borgir á þínu eigin korti.
dicetrip-needs-bonus = Tvenna, eða lituð borg þar sem talan notar tening í sama lit. 1 stig á borg.
dicetrip-needs-crossed = Hver borg sem þú strikar yfir kostar 1 stig.
dicetrip-needs-road = Tengdar borgir með hækkandi tölum. 1 stig fyrir hverja borg á lengsta veginum þínum.
dicetrip-needs-series = Tengdar borgir, hver með næstu tölu á eftir (21 kemur á eftir 16). Þú færð { $s4 } stig fyrir 4 borgir, { $s5 } fyrir 5, { $s6 } fyrir 6, { $s7 } fyrir 7 til 9 og { $s10 } fyrir fleiri.
dicetrip-needs-zones = Svæði full af tölum, hvergi strikað yfir. Þú færð { $z1 } stig fyrir eitt, { $z2 } fyrir tvö og { $z3 } fyrir öll þrjú.
dicetrip-needs-tens = Um leið og á kortinu þínu er tala úr hverjum tug, frá 1x til 6x, færðu 1 stig fyrir hverja litaða borg sem er enn auð.
dicetrip-example-dice =
    { $count ->
        [one] Úr þessum teningum má mynda { $count } tölu.
       *[other] Úr þessum teningum má mynda { $count } ólíkar tölur.
    }
dicetrip-example-pair = Ef þú tekur { $first } mynda hinir tveir teningarnir { $rest }.
dicetrip-example-bonus = { $number } notar tening í litnum { $colour } og gefur því bónus í borg í sama lit.
dicetrip-example-road =
    Tölurnar hækka, svo þetta er vegur. Hann gefur { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }.
dicetrip-example-series =
    Fyrstu fjórar tölurnar koma hver á eftir annarri. Það gefur { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    } að auki.
dicetrip-example-double =
    Tvenna gerir borg að bónusborg. Það gefur { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }.
dicetrip-example-crossed =
    Strikað er yfir eina borg. Það gefur { $points ->
        [-1] −1 stig
        [one] { $points } stig
       *[other] { $points } stig
    }.
dicetrip-example-total =
    Það gerir { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    } samtals.
dicetrip-ask-reroll = Má ég kasta aftur?
dicetrip-answer-reroll = Já, einu sinni í leik, þegar þú kastar. Þú mátt strax kasta einum til fjórum teningum aftur, fyrir alla.
dicetrip-ask-twice = Má ég nota tening tvisvar?
dicetrip-answer-twice = Já, einu sinni í leik, en ekki í síðustu umferð. Slepptu einum teningi og notaðu annan í báðar tölurnar, en aldrei í tvennu. Hin sjá það strax.
dicetrip-ask-cross = Má ég strika yfir borg jafnvel þótt tala passi?
dicetrip-answer-cross = Já. Í hina töluna máttu þá nota hvaða tvo teninga sem er.
dicetrip-ask-consecutive = Hvað kemur á eftir 16?
dicetrip-answer-consecutive = 21. Teningarnir ná aðeins frá 1 til 6.
dicetrip-ask-last = Hvað er öðruvísi í síðustu umferð?
dicetrip-answer-last = Aðeins ein borg er eftir. Í töluna þar má nota hvaða tvo af teningunum fjórum sem er.
dicetrip-ask-same = Má sama talan vera tvisvar á kortinu mínu?
dicetrip-answer-same = Nei.
dicetrip-now =
    { $points ->
        [-1] −1 stig á kortinu þínu.
        [one] { $points } stig á kortinu þínu.
       *[other] { $points } stig á kortinu þínu.
    }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Búðu til einn langan veg með hækkandi tölum
dicetrip-lesson-roll = Allir nota sömu fjóra teningana. Kastaðu þeim.
dicetrip-lesson-roll-why = Tveir teningar mynda eina tölu. 1 og 3 mynda 13 eða 31.
dicetrip-lesson-stand = Þú mátt kasta aftur einu sinni í leik, en ekki núna. Haltu þessum teningum.
dicetrip-lesson-stand-why = Nú mynda allir tvær tölur og nota hvern tening einu sinni.
dicetrip-lesson-colour = Rauður 1 og gulur 3 mynda 13. Skrifaðu töluna í Brugge.
dicetrip-lesson-colour-why = Brugge er gul og 13 notar gula teninginn. Það er bónusstig.
dicetrip-lesson-road = Hinir tveir teningarnir mynda 21. Skrifaðu töluna við hliðina, í Gent.
dicetrip-lesson-road-why = 13, svo 21. Tölur sem hækka borg úr borg mynda veg.
dicetrip-lesson-longer = Þjarkurinn Jussi kastaði fyrir ykkur bæði. Skrifaðu 24 í Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. Einni borg meira, einu stigi meira.
dicetrip-lesson-double = 1 og 1 mynda 11. Skrifaðu töluna í Oostende.
dicetrip-lesson-double-why = Tvenna eins og 11 er bónus í hvaða borg sem er.
dicetrip-lesson-coach = Sleppum einni umferð. Spurðu þjálfarann hvað á að gera.
dicetrip-lesson-coach-why = Einu sinni í leik máttu nota tening í báðar tölurnar og sleppa öðrum.
dicetrip-lesson-between = Skrifaðu 32 í Wavre, á milli 31 og 33.
dicetrip-lesson-between-why = 31, 32, 33. Hver tala kemur beint á eftir þeirri fyrri.
dicetrip-lesson-series = Notaðu ⚂ aftur. Skrifaðu 34 í Dinant.
dicetrip-lesson-series-why = Fjórar í röð eru runa, punktalínan. Það eru 2 stig að auki, fleiri fyrir lengri runu.
dicetrip-lesson-zone = Stökkvum fram. Skrifaðu 36 í Nivelles, síðustu borgina á sínu svæði.
dicetrip-lesson-zone-why = Skyggðu fletirnir eru svæði. Fyrsta fulla svæðið, hvergi strikað yfir, gefur 4 stig.
dicetrip-lesson-cross = Þú getur skrifað 12, en hinir teningarnir mynda ekkert nýtt. Ýttu á × og strikaðu yfir Arlon.
dicetrip-lesson-cross-why = Það kostar 1 stig, og svæðið þar sem Arlon er getur ekki lengur gefið stig.
dicetrip-lesson-roll-last = Þetta er síðasta umferðin og aðeins Sint-Niklaas er auð. Kastaðu.
dicetrip-lesson-roll-last-why = Þú ert þegar með allar tölur sem þessir teningar mynda.
dicetrip-lesson-reroll = Nú er rétti tíminn til að kasta aftur. Ýttu á alla teningana nema gulan 2.
dicetrip-lesson-reroll-why = 22 er tvenna og passar á milli 21 og 24.
dicetrip-lesson-last = Skrifaðu 22 í Sint-Niklaas.
dicetrip-lesson-last-why = Þú færð lengri veg, tvennu og annað fulla svæðið þitt, Flæmingjaland.
dicetrip-lesson-done = Byrjaðu lágt í öðrum enda kortsins og hátt í hinum.
