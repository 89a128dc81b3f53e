# Yatzy: navne, hvad man kan aftale, hvorfor et træk afvises, og reglerne med egne ord.

yatzy-name = Yatzy
yatzy-tagline = Femten rækker, fem terninger, tre kast pr. tur

## Editions
yatzy-edition-international = International
yatzy-edition-nordic = Nordisk
yatzy-edition-danish = Dansk
yatzy-edition-dutch = Nederlandsk

## Options, and what each value means
yatzy-option-declare = Hvornår rækken vælges
yatzy-option-declare-after = efter kastene
yatzy-option-declare-before = før første kast
yatzy-option-yatzy = Hvad en yatzy er værd
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus terningernes sum
yatzy-option-bonus-from = Point i øvre sektion, der giver bonus
yatzy-option-chance = Hvornår chancen må udfyldes
yatzy-option-chance-free = med ethvert kast
yatzy-option-chance-last-resort = kun med et kast, der ikke giver point i nogen anden ledig række
yatzy-option-declare-after-more = Du kaster først og vælger så den række, der passer til terningerne.
yatzy-option-declare-before-more = Du melder en række før første kast; giver terningerne intet der, skriver du 0 eller bruger chancen.
yatzy-option-yatzy-fifty-more = Fem ens giver 50, uanset hvad de viser.
yatzy-option-yatzy-sum-plus-fifty-more = Fem ens giver 50 plus deres sum: fem seksere er 80 værd.
yatzy-option-bonus-from-more = Du får bonus, når din øvre sektion bliver { $value } eller mere.
yatzy-option-chance-free-more = Chancen tager ethvert kast når som helst.
yatzy-option-chance-last-resort-more = Chancen tager kun terninger, der ikke giver point i nogen af dine andre ledige rækker.

## Rows of the pad
yatzy-item-ones = Enere
yatzy-item-twos = Toere
yatzy-item-threes = Treere
yatzy-item-fours = Firere
yatzy-item-fives = Femmere
yatzy-item-sixes = Seksere
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 par
yatzy-item-two-pairs = 2 par
yatzy-item-three-of-a-kind = 3 ens
yatzy-item-four-of-a-kind = 4 ens
yatzy-item-small-straight = Lille straight
yatzy-item-large-straight = Stor straight
yatzy-item-full-house = Fuldt hus
yatzy-item-chance = Chancen
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Øvre sektion
yatzy-lower = Nedre sektion
yatzy-total = I alt
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runde { $round } af { $rounds }
yatzy-declared = meldt: { $row }
yatzy-rolls-left = { $rolls ->
    [0] ingen kast tilbage
    [one] ét kast tilbage
   *[other] { $rolls } kast tilbage
 }
yatzy-move-keep = { $count ->
    [0] kast alle fem igen
   *[other] behold { $dice }
 }
yatzy-move-declare = meld { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = et nul

## What can be typed
yatzy-help =
    Skriv de terninger, du beholder, så kastes resten igen: “66” eller “keep 6 6”; kun “keep” kaster alle fem.
    Skriv en række for at udfylde den: “full house”, “full” eller “score full_house”; hvor rækken meldes før
    kastet, skriver du den allerede da: “sixes” eller “declare sixes”.

## Refusals
error-yatzy-declares-after = I denne udgave meldes ingen række på forhånd: kast, og vælg så.
error-yatzy-declared-already = For denne tur er { $item } allerede meldt.
error-yatzy-declare-first = Meld rækken for denne tur, før du kaster.
error-yatzy-no-rolls-left = Der er ingen kast tilbage: udfyld en række.
error-yatzy-keep-not-there = Du kan kun beholde terninger, der ligger på bordet: { $dice }.
error-yatzy-row-filled = { $item } er allerede udfyldt.
error-yatzy-chance-last-resort = Chancen tager kun et kast, der ikke giver point i nogen anden ledig række.
error-yatzy-declared-row-only = For denne tur er { $item } meldt.

## The rules, as Markdown
yatzy-rules =
    Udfyld alle femten rækker i din kolonne. Højeste sum vinder; ved samme sum deles sejren.
    Man kan spille alene, mod sin egen rekord, eller mange sammen.

    __En tur.__ Kast fem terninger. Op til to gange mere må du beholde, hvad du vil, og kaste resten;
    også terninger, du har beholdt før, må kastes igen. Du må stoppe efter ethvert kast. Udfyld så én ledig
    række, også selvom den får 0. Hver række bruges én gang, så alle har femten ture.

    __Et eksempel.__ Første kast er ⚁⚂⚄⚄⚅. Du beholder ⚄⚄ og kaster tre terninger: ⚀⚂⚄. Du beholder ⚄⚄⚄
    og kaster to: ⚂⚂. Nu er ⚂⚂⚄⚄⚄ et fuldt hus til 21. Var de to sidste blevet ⚀⚅, ville ⚀⚄⚄⚄⚅ være
    15 som femmere eller tre ens, 10 som et par eller 22 i chancen.

    __Rækkerne__

    | række | giver | eksempel |
    |---|---|---|
    | Enere til seksere | terningerne, der viser det tal | Firere: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | de to terninger i det bedste par | ⚁⚁⚃⚄⚄ → 10 |
    | 2 par | de fire terninger i to forskellige par | ⚁⚁⚂⚅⚅ → 16 |
    | 3 ens | de tre terninger | ⚀⚂⚃⚃⚃ → 12 |
    | 4 ens | de fire terninger | ⚁⚁⚁⚁⚅ → 8 |
    | Lille straight | en til fem, altid 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Stor straight | to til seks, altid 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Fuldt hus | tre af ét tal, to af et andet: alle terninger | ⚂⚂⚃⚃⚃ → 18 |
    | Chancen | alle terninger, hvad de end viser | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fem ens, altid 50 | ⚃⚃⚃⚃⚃ → 50 |

    Et kast må skrives i enhver ledig række, hvor det passer: ⚃⚃⚃⚃⚀ er 12 som tre ens, 8 som et par.
    Fire ens er ikke to par, og fem ens er ikke fuldt hus.

    __Bonus.__ Med 63 point eller mere i de seks rækker fra enere til seksere får du en bonus på 50. Tre
    terninger i hver af disse rækker er lige nok.

    __Nordisk udgave.__ Chancen tager kun et kast, der ikke giver point i nogen anden ledig række: ⚀⚂⚃⚅⚅
    kan ikke stå der, så længe enere, treere, firere, seksere eller et par er ledige. Når chancen er den
    sidste ledige række, tager den ethvert kast.

    __Dansk udgave.__ Som den nordiske, og desuden melder du rækken før dit første kast. Et kast, der giver
    point der, skrives der. Et kast, der rammer ved siden af, giver 0 der, eller går i chancen, hvis den er
    ledig og tager det; når chancen er udfyldt, må du i stedet skrive 0 i enhver ledig række. Chancen kan kun
    meldes, når den er den sidste ledige række. En yatzy er 50 plus terningerne værd: ⚅⚅⚅⚅⚅ → 80.

    __Nederlandsk udgave.__ Bonussen kræver 64 point, så tre terninger i hver række er ikke nok.

## Solving
yatzy-solved-odds = Bonussen kommer i { $bonus } % af spillene, en yatzy i { $yatzy } %.
