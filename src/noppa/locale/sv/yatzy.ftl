# Yatzy: namn, vad man kan komma överens om, varför ett drag nekas, och reglerna med egna ord.

yatzy-name = Yatzy
yatzy-tagline = Femton rader, fem tärningar, tre kast per tur

## Editions
yatzy-edition-international = Internationell
yatzy-edition-nordic = Nordisk
yatzy-edition-danish = Dansk
yatzy-edition-dutch = Nederländsk

## Options, and what each value means
yatzy-option-declare = När raden väljs
yatzy-option-declare-after = efter kasten
yatzy-option-declare-before = före första kastet
yatzy-option-yatzy = Vad en yatzy är värd
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus tärningarnas summa
yatzy-option-bonus-from = Poäng på övre halvan som ger bonus
yatzy-option-chance = När chans får fyllas i
yatzy-option-chance-free = med vilket kast som helst
yatzy-option-chance-last-resort = bara med ett kast som inte ger poäng på någon annan ledig rad
yatzy-option-declare-after-more = Du kastar först och väljer sedan raden som passar tärningarna.
yatzy-option-declare-before-more = Du anger en rad före första kastet; ger tärningarna inget där skriver du 0 eller tar till chans.
yatzy-option-yatzy-fifty-more = Fem lika ger 50, vad de än visar.
yatzy-option-yatzy-sum-plus-fifty-more = Fem lika ger 50 plus sin summa: fem sexor är värda 80.
yatzy-option-bonus-from-more = Du får bonus när din övre halva blir { $value } eller mer.
yatzy-option-chance-free-more = Chans tar vilket kast som helst när som helst.
yatzy-option-chance-last-resort-more = Chans tar bara tärningar som inte ger poäng på någon av dina andra lediga rader.

## Rows of the pad
yatzy-item-ones = Ettor
yatzy-item-twos = Tvåor
yatzy-item-threes = Treor
yatzy-item-fours = Fyror
yatzy-item-fives = Femmor
yatzy-item-sixes = Sexor
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 par
yatzy-item-two-pairs = 2 par
yatzy-item-three-of-a-kind = Tretal
yatzy-item-four-of-a-kind = Fyrtal
yatzy-item-small-straight = Liten straight
yatzy-item-large-straight = Stor straight
yatzy-item-full-house = Kåk
yatzy-item-chance = Chans
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Övre halvan
yatzy-lower = Nedre halvan
yatzy-total = Summa
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runda { $round } av { $rounds }
yatzy-declared = för { $row }
yatzy-rolls-left = { $rolls ->
    [0] inget kast kvar
    [one] ett kast kvar
   *[other] { $rolls } kast kvar
 }
yatzy-move-keep = { $count ->
    [0] kasta om alla fem
   *[other] spara { $dice }
 }
yatzy-move-declare = ange { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = en nolla

## What can be typed
yatzy-help =
    Skriv de tärningar du sparar, så kastas resten om: ”66” eller ”keep 6 6”; bara ”keep” kastar om alla fem.
    Skriv en rad för att fylla i den: ”full house”, ”full” eller ”score full_house”; där raden anges före
    kastet skriver du den redan då: ”sixes” eller ”declare sixes”.

## Refusals
error-yatzy-declares-after = I den här utgåvan anges ingen rad i förväg: kasta, och välj sedan.
error-yatzy-declared-already = För den här turen är { $item } redan angiven.
error-yatzy-declare-first = Ange turens rad innan du kastar.
error-yatzy-no-rolls-left = Det finns inga kast kvar: fyll i en rad.
error-yatzy-keep-not-there = Du kan bara spara tärningar som ligger på bordet: { $dice }.
error-yatzy-row-filled = { $item } är redan ifylld.
error-yatzy-chance-last-resort = Chans tar bara ett kast som inte ger poäng på någon annan ledig rad.
error-yatzy-declared-row-only = För den här turen är { $item } angiven.

## The rules, as Markdown
yatzy-rules =
    Fyll i alla femton rader i din kolumn. Högst summa vinner; vid lika summa delas segern.
    Man kan spela ensam, mot sitt eget rekord, eller många tillsammans.

    __En tur.__ Kasta fem tärningar. Upp till två gånger till får du spara vad du vill och kasta om resten;
    även tärningar du sparat tidigare får kastas om. Du får stanna efter vilket kast som helst. Fyll sedan i
    en ledig rad, även om den får 0. Varje rad används en gång, så alla får femton turer.

    __Ett exempel.__ Första kastet är ⚁⚂⚄⚄⚅. Du sparar ⚄⚄ och kastar tre tärningar: ⚀⚂⚄. Du sparar ⚄⚄⚄
    och kastar två: ⚂⚂. Nu är ⚂⚂⚄⚄⚄ en kåk för 21. Om de två sista hade blivit ⚀⚅ hade ⚀⚄⚄⚄⚅ varit
    15 som femmor eller tretal, 10 som ett par eller 22 som chans.

    __Raderna__

    | rad | ger | exempel |
    |---|---|---|
    | Ettor till sexor | tärningarna som visar den siffran | Fyror: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | de två tärningarna i bästa paret | ⚁⚁⚃⚄⚄ → 10 |
    | 2 par | de fyra tärningarna i två olika par | ⚁⚁⚂⚅⚅ → 16 |
    | Tretal | de tre tärningarna | ⚀⚂⚃⚃⚃ → 12 |
    | Fyrtal | de fyra tärningarna | ⚁⚁⚁⚁⚅ → 8 |
    | Liten straight | ett till fem, alltid 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Stor straight | två till sex, alltid 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Kåk | tre av en siffra, två av en annan: alla tärningar | ⚂⚂⚃⚃⚃ → 18 |
    | Chans | alla tärningar, vad de än visar | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fem lika, alltid 50 | ⚃⚃⚃⚃⚃ → 50 |

    Ett kast får skrivas på vilken ledig rad som helst där det passar: ⚃⚃⚃⚃⚀ är 12 som tretal, 8 som
    ett par. Fyra lika är inte två par, och fem lika är ingen kåk.

    __Bonus.__ Med 63 poäng eller mer på de sex raderna från ettor till sexor får du en bonus på 50. Tre
    tärningar på var och en av raderna räcker precis.

    __Nordisk utgåva.__ Chans tar bara ett kast som inte ger poäng på någon annan ledig rad: ⚀⚂⚃⚅⚅ går
    inte där så länge ettor, treor, fyror, sexor eller ett par är lediga. När chans är den sista lediga
    raden tar den vilket kast som helst.

    __Dansk utgåva.__ Som den nordiska, och dessutom anger du raden före ditt första kast. Ett kast som ger
    poäng där skrivs där. Ett kast som missar ger 0 där, eller går till chans om chans är ledig och tar det;
    när chans är ifylld får du i stället skriva 0 på vilken ledig rad som helst. Chans kan anges bara när
    den är den sista lediga raden. En yatzy är värd 50 plus tärningarna: ⚅⚅⚅⚅⚅ → 80.

    __Nederländsk utgåva.__ Bonusen kräver 64 poäng, så tre tärningar på varje rad räcker inte.

## Solving
yatzy-solved-odds = Bonusen kommer i { $bonus } % av spelen, en yatzy i { $yatzy } %.
