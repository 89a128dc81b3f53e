# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = Fjórir litaðir teningar, 25 borgir, einn langur vegur

## Editions
dicetrip-edition-international = Alþjóðleg

## Options, and what each value means
dicetrip-option-tens = Stig fyrir tölu úr hverjum tug

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Um leið og á kortinu þínu er tala úr hverjum tug færðu stig fyrir hverja litaða borg sem er enn auð.
dicetrip-option-tens-false-more = Tölur úr hverjum tug gefa ekkert sérstakt.

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
dicetrip-move-stand = láta teningana liggja
dicetrip-move-reroll = kasta aftur: { $colours }
dicetrip-move-twice = { $die } tvisvar, án { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Umferð { $round } af { $rounds }
dicetrip-power-reroll = má kasta aftur
dicetrip-power-twice = má nota tening tvisvar
dicetrip-road = vegur { $cities }: { $walked }
dicetrip-series = runa { $cities }: { $walked }
dicetrip-zone-open = auðar: { $cities }
dicetrip-zone-clean = hreint
dicetrip-zone-lost = tapað
dicetrip-total = Samtals
dicetrip-decide = Láttu teningana liggja (stand) eða kastaðu nokkrum aftur, einu sinni í leik (reroll red blue).
dicetrip-makes = Gefur (svo):
dicetrip-makes-nothing = ekkert nýtt: strikaðu yfir borg

## What can be typed
dicetrip-help =
    Skrifaðu tölu í borg: „gent=14“ eða „gent 14“. Strikaðu yfir borg: „gent=x“ eða „gent x“.
    Sá sem kastar má fyrst kasta teningum aftur, einu sinni í leik: „reroll red blue“, eða „stand“ til að láta þá liggja.
    Einu sinni í leik, áður en skrifað er, má nota tening tvisvar og sleppa öðrum: „twice 5 drop 2“.

## Refusals
error-dicetrip-colour-unknown = Teningarnir eru { $allowed }; nefndu einu sinni hvern þann sem á að kasta aftur.
error-dicetrip-city-unknown = Borgin { $city } er ekki til. Borgirnar eru: { $allowed }.
error-dicetrip-number-unknown = Í borg fer tveggja stafa tala úr tölunum 1 til 6 (11 til 66), eða x til að strika yfir hana; ekki { $number }.
error-dicetrip-stand-first = Sá sem kastar ákveður fyrst: lætur liggja eða kastar aftur.
error-dicetrip-not-the-roller = Aðeins sá sem kastar í þessari umferð má kasta aftur.
error-dicetrip-reroll-used = Þú hefur þegar kastað aftur í þessum leik.
error-dicetrip-reroll-too-late = Teningar umferðarinnar liggja fastir: skrifaðu tölurnar þínar.
error-dicetrip-twice-used = Þú hefur þegar notað tening tvisvar í þessum leik.
error-dicetrip-twice-last-round = Í síðustu umferð er enginn teningur notaður tvisvar.
error-dicetrip-twice-too-late = Teningur er notaður tvisvar frá fyrstu tölu: veldu hann áður en þú skrifar.
error-dicetrip-twice-not-there = Nefndu tvo af teningunum á borðinu: { $dice }.
error-dicetrip-twice-double = { $die } telur tvisvar og má ekki mynda tvennu. Þú getur skrifað: { $allowed }.
error-dicetrip-twice-missing = { $die } telur tvisvar og verður að vera í báðum tölum. Þú getur skrifað: { $allowed }.
error-dicetrip-city-taken = { $city } er upptekin ({ $number }). Enn auðar: { $allowed }.
error-dicetrip-number-taken = { $number } er þegar á kortinu þínu, í { $city }. Þú getur skrifað: { $allowed }.
error-dicetrip-number-not-made = Þessir teningar mynda ekki { $number } núna. Þú getur skrifað: { $allowed }.

error-dicetrip-cannot-come-up = Í umferð { $round } hefur ekkert kort { $empty } auðar borgir.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Kort, { $place }: á korti eru { $allowed } svæði, á þessu { $found }.
error-dicetrip-map-colours = Kort, { $place }: teningarnir eru í { $allowed } mismunandi litum, hér { $found }.
error-dicetrip-map-cities = Kort, { $place }: á korti eru { $allowed } borgir, á þessu { $found }.
error-dicetrip-map-city-twice = Kort, { $place }: { $city } er þar þegar.
error-dicetrip-map-unused = Kort, { $place }: engin borg er með { $key } = { $value }.
error-dicetrip-map-link = Kort, { $place }: tenging er par tveggja ólíkra borga, ekki { $found }.
error-dicetrip-map-link-twice = Kort, { $place }: { $one } og { $other } eru þegar tengdar.
error-dicetrip-map-value = Kort, { $place }: { $value } er ekki til. Leyfilegt: { $allowed }.
error-dicetrip-map-apart = Kort, { $place }: enginn vegur liggur frá { $start } til { $cities }.
error-dicetrip-map-same-place = Kort, { $place }: { $one } og { $other } eru á sama stað.
error-dicetrip-map-crossing = Kort, { $place }: { $one } og { $other } mætast þegar þær eru dregnar beint.
error-dicetrip-map-place = Kort, { $place }: staður er tvær tölur upp á mest { $most }, ekki { $found }.
error-dicetrip-map-slug = Kort, { $place }: { $value } er ekki stuttnefni; það verður að passa við { $allowed }.
error-dicetrip-map-label = Kort, { $place }: í nafni eru 1 til { $most } stafir á einni línu.
error-dicetrip-map-list = Kort, { $place }: þetta verður að vera listi, ekki { $found }.

## The rules, as Markdown
dicetrip-rules =
    Allir hafa sama kortið: 25 borgir á þremur svæðum, tengdar með vegum, sumar þeirra litaðar.
    Í 13 umferðum fylla allir kortið sitt. Hæsta samtala vinnur; jafnir deila sigrinum.
    Einn til fjórir spila.

    __Umferð.__ Einn leikmaður kastar fjórum teningum í fjórum litum; í næstu umferð kastar sá næsti.
    Svo mynda allir samtímis tvær tveggja stafa tölur úr teningunum fjórum, hver teningur er notaður einu
    sinni, og skrifa þær í tvær auðar borgir. Í síðustu umferð er ein borg eftir: tveir teningar af
    fjórum, hverjir sem er, mynda töluna í henni.

    __Dæmi.__ Teningarnir eru rauður ⚀, gulur ⚃, grænn ⚁ og blár ⚄. Þú gætir skrifað 14 eða 41 ásamt 25
    eða 52, eða 12 eða 21 ásamt 45 eða 54, eða 15 eða 51 ásamt 24 eða 42. Ef þú skrifar 14 í Antwerpen,
    rauða borg, er rauði teningurinn í tölu hennar: það er bónus.

    __Takmörk.__ Engin tala stendur tvisvar á korti. Fyrir tölu sem þú getur ekki eða vilt ekki skrifa
    strikarðu yfir auða borg; í hina töluna má þá nota hvaða tvo teninga sem er.

    __Kasta aftur, einu sinni í leik.__ Sá sem kastar má, strax eftir kastið, kasta einum til fjórum
    teningum aftur, fyrir alla.

    __Teningur tvisvar, einu sinni í leik.__ Áður en þú skrifar sleppirðu einum teningi og notar annan í
    báðum tölum. Með ⚀⚁⚃⚄, þar sem ⚃ er notaður tvisvar og ⚀ sleppt, skrifarðu 24 eða 42 og 45 eða 54.
    Teningurinn verður að vera í báðum tölum og myndar aldrei tvennu. Þetta varðar aðeins þitt eigið kort.
    Í síðustu umferð er ekki hægt að nota þetta.

    __Stig__

    | fyrir hvað | stig |
    |---|---|
    | bónusborg: tvenna (11, 22, …) eða lituð borg með tening í hennar lit í tölunni | 1 hver |
    | borg sem strikað er yfir | −1 hver |
    | lengsti vegur: tengdar borgir, tölur þeirra hækkandi | 1 á borg |
    | lengsta runa: tengdar borgir, hver tala sú næsta; á eftir 16 kemur 21 | 4 borgir 2, 5 borgir 3, 6 borgir 4, 7 til 9 borgir 6, fleiri 9 |
    | svæði full af tölum, hvergi strikað yfir | eitt 4, tvö 7, þrjú 9 |

    Borg gefur mest einn bónus. Ef teningar sýna það sama telja þeir eins og þér hentar best.

    __Stig, dæmi.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 og Marche-en-Famenne 34 eru tengdar hver á eftir
    annarri. Tölurnar hækka: 5 borga vegur, 5 stig. Fyrstu fjórar koma hver á eftir annarri: runa upp á 4, 2 stig. 22 er
    tvenna: 1 stig. Með tveimur borgum sem strikað var yfir, −2, og einu hreinu svæði, 4, gerir það 10.

    __Allir tugir__ (valkostur). Um leið og á kortinu þínu er tala úr hverjum tug, 1x til 6x, færðu stig
    fyrir hverja litaða borg sem er enn auð að því loknu.

    Kortið af Belgíu teiknuðum við. Annað má hlaða úr skrá.
