# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Femton rader, tre kast

## Editions
yatzy-edition-international = Internationell
yatzy-edition-nordic = Nordisk
yatzy-edition-danish = Dansk
yatzy-edition-dutch = Nederländsk

## Options, and what each value means
yatzy-option-declare = När du väljer rad
yatzy-option-declare-after = efter kasten
yatzy-option-declare-before = före första kastet
yatzy-option-yatzy = Poäng för en yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus tärningarnas summa
yatzy-option-bonus-from = Poäng på övre halvan som ger bonus
yatzy-option-chance = När du får använda chans
yatzy-option-chance-free = med vilket kast som helst
yatzy-option-chance-last-resort = bara när ingen annan ledig rad ger poäng

## What an option changes, in a sentence
yatzy-option-declare-after-more = Du kastar först och väljer sedan raden som passar tärningarna.
yatzy-option-declare-before-more = Du anger en rad före första kastet. Om tärningarna inte ger poäng där skriver du 0, eller använder chans om det går.
yatzy-option-yatzy-fifty-more = Fem lika ger 50, vilken siffra det än är.
yatzy-option-yatzy-sum-plus-fifty-more = Fem lika ger 50 plus tärningarnas summa, så fem sexor är värda 80.
yatzy-option-bonus-from-more = Du får bonus när övre halvan blir { $value } eller mer.
yatzy-option-chance-free-more = Du får använda chans när som helst, med vilka tärningar som helst.
yatzy-option-chance-last-resort-more = Du får bara använda chans när tärningarna inte ger poäng på någon annan ledig rad.

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
yatzy-total = Totalt
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runda { $round } av { $rounds }
yatzy-declared = för { $row }
yatzy-rolls-left =
    { $rolls ->
        [0] inga kast kvar
        [one] 1 kast kvar
       *[other] { $rolls } kast kvar
    }
yatzy-move-keep = { $count ->
    [0] kasta om alla fem
   *[other] spara { $dice }
 }
yatzy-bonus-from = +50 vid { $from }
yatzy-pace =
    { $way ->
        [-1] { $points } efter bonustakten
        [0] i bonustakt
       *[1] { $points } före bonustakten
    }
yatzy-best-rows = Bästa raderna för de här tärningarna
yatzy-hint-keep = Tryck på tärningarna du vill spara.
yatzy-hint-write = Tryck på en rad för att skriva dina poäng.
yatzy-told-score = { $name } skrev { $points } på { $row }.
yatzy-told-declare = { $name } angav { $row }.
yatzy-move-declare = ange { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep =
    { $count ->
        [0] Kasta om alla fem
       *[other]
            Spara { $dice } och kasta { $left ->
                [one] en tärning
               *[other] { $left } tärningar
            }
    }
yatzy-advice-keep-brief =
    { $count ->
        [0] Kasta alla fem
       *[other] Spara { $dice }
    }
yatzy-advice-declare = Ange { $item }
yatzy-advice-score = Skriv { $points } på { $item }
yatzy-advice-zero = Skriv en nolla på { $item }
yatzy-why-ends = Turen slutar troligast med { $item } ({ $percent } %) eller { $other_item } ({ $other_percent } %).
yatzy-why-sure =
    { $percent ->
        [100] Turen slutar med { $item }.
       *[other] Turen slutar nästan säkert med { $item }.
    }
yatzy-why-zero = Risken att den slutar med en nolla är { $percent } %.
yatzy-why-score = { $item } ger { study-amount-points } nu.
yatzy-why-turn = En tur där du går för { $item } ger i snitt { study-amount-points }.
yatzy-why-bonus =
    { $pace ->
        [ahead] Då ligger du { study-amount-points } före bonustakten.
        [behind] Då ligger du { study-amount-points } efter bonustakten.
       *[even] Då håller du precis takten för bonusen.
    }
yatzy-why-bonus-made = Det ger bonusen på 50 poäng.
yatzy-why-bonus-lost = Då går det inte längre att få bonusen.
yatzy-why-roll-instead =
    { $than ->
        [less] Att kasta om vore värt { study-amount-points } mindre.
        [more] Att kasta om vore värt { study-amount-points } mer.
       *[same] Att kasta om vore värt lika mycket.
    }
yatzy-why-write-instead =
    { $points ->
        [0] Att skriva en nolla på { $item }
       *[other] Att skriva { $points } på { $item }
    } { $than ->
        [less] vore värt { study-amount-points } mindre.
        [more] vore värt { study-amount-points } mer.
       *[same] vore värt lika mycket.
    }
yatzy-item-zero = en nolla

## What can be typed
yatzy-help =
    Skriv de tärningar du vill spara, så kastas resten om: ”66” eller ”keep 6 6”. Bara ”keep” kastar om alla fem.
    Skriv en rad för att fylla i den: ”full house”, ”full” eller ”score full_house”. Om ni spelar så att raden anges
    i förväg skriver du den också före kastet: ”sixes” eller ”declare sixes”.

## Refusals
error-yatzy-declares-after = I den här utgåvan anger du ingen rad i förväg. Kasta först och välj sedan.
error-yatzy-declared-already = Du har redan angett { $item } för den här turen.
error-yatzy-declare-first = Ange en rad för turen innan du kastar.
error-yatzy-no-rolls-left = Du har inga kast kvar. Fyll i en rad.
error-yatzy-keep-not-there = Du kan bara spara tärningar du har kastat: { $dice }.
error-yatzy-row-filled = { $item } är redan ifylld.
error-yatzy-chance-last-resort = Du får bara använda chans när tärningarna inte ger poäng på någon annan ledig rad.
error-yatzy-declared-row-only = Du angav { $item } för den här turen, så du kan inte använda en annan rad.

## The rules, as Markdown
yatzy-rules =
    Fyll i alla femton rader i din kolumn. Högst summa vinner; vid lika summa delar spelarna segern.
    Spela ensam mot ditt eget rekord, eller tillsammans med andra.

    __En tur.__ Kasta fem tärningar. Sedan får du kasta om upp till två gånger: spara tärningarna du vill ha och
    kasta om resten. Du får också kasta om tärningar som du har sparat, och du får stanna efter vilket kast som helst.
    Fyll sedan i en ledig rad, även om den ger 0. Varje rad används en gång, så alla får femton turer.

    __Ett exempel.__ Ditt första kast är ⚁⚂⚄⚄⚅. Du sparar ⚄⚄ och kastar tre tärningar: ⚀⚂⚄. Du sparar ⚄⚄⚄
    och kastar två: ⚂⚂. Nu har du ⚂⚂⚄⚄⚄, en kåk för 21. Om de två sista hade varit ⚀⚅ hade ⚀⚄⚄⚄⚅ gett
    15 på Femmor eller Tretal, 10 på 1 par eller 22 på Chans.

    __Raderna__

    | rad | ger | exempel |
    |---|---|---|
    | Ettor till sexor | tärningarna med den siffran | Fyror: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | de två tärningarna i det bästa paret | ⚁⚁⚃⚄⚄ → 10 |
    | 2 par | de fyra tärningarna i två olika par | ⚁⚁⚂⚅⚅ → 16 |
    | Tretal | de tre tärningarna | ⚀⚂⚃⚃⚃ → 12 |
    | Fyrtal | de fyra tärningarna | ⚁⚁⚁⚁⚅ → 8 |
    | Liten straight | ett till fem, alltid 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Stor straight | två till sex, alltid 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Kåk | alla tärningar: tre av en siffra, två av en annan | ⚂⚂⚃⚃⚃ → 18 |
    | Chans | alla tärningar, vad de än visar | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fem lika, alltid 50 | ⚃⚃⚃⚃⚃ → 50 |

    Du kan använda ett kast på vilken ledig rad som helst där det passar: ⚃⚃⚃⚃⚀ ger 12 på Tretal eller 8 på
    1 par. Fyra lika räknas inte som två par, och fem lika räknas inte som kåk.

    __Bonus.__ Om dina sex rader från ettor till sexor blir 63 poäng eller mer får du en bonus på 50.
    Tre tärningar på var och en av raderna räcker precis.

    __Nordisk utgåva.__ Du får bara använda chans när kastet inte ger poäng på någon annan ledig rad: ⚀⚂⚃⚅⚅
    kan inte stå där så länge Ettor, Treor, Fyror, Sexor eller 1 par är ledig. När chans är din sista lediga
    rad tar den vilket kast som helst.

    __Dansk utgåva.__ Som den nordiska utgåvan, men du anger en rad före ditt första kast. Om kastet ger poäng
    på den raden skriver du dem där. Annars skriver du 0 där, eller så använder du chans om den är ledig och tar
    kastet. När chans är ifylld får du i stället skriva 0 på vilken ledig rad som helst. Du kan ange chans bara
    när det är din sista lediga rad. En yatzy är värd 50 plus tärningarna: ⚅⚅⚅⚅⚅ → 80.

    __Nederländsk utgåva.__ Du behöver 64 poäng för bonusen, så tre tärningar på varje rad räcker inte.

## Solving
yatzy-solved-odds = Du får bonusen i { $bonus } % av spelen och en yatzy i { $yatzy } %.

## The short rules
yatzy-goal = Fyll alla femton rader i din kolumn och samla flest poäng.
yatzy-begins = Häftet säger inget om det. Välj någon, eller kasta varsin tärning: högst börjar.
yatzy-step-roll = Kasta fem tärningar.
yatzy-step-keep = Spara tärningarna du vill ha och kasta om resten, upp till två gånger.
yatzy-step-write = Skriv poängen på en ledig rad.
yatzy-step-write-declared = Skriv poängen på raden du angav före kastet.
yatzy-needs-number = Räkna ihop tärningarna som visar { $face }.
yatzy-needs-bonus = Minst { $from } poäng på de sex raderna ovanför.
yatzy-needs-one-pair = Två av samma siffra. De två tärningarna räknas.
yatzy-needs-two-pairs = Två par av olika siffror. De fyra tärningarna räknas.
yatzy-needs-three-of-a-kind = Tre av samma siffra. De tre tärningarna räknas.
yatzy-needs-four-of-a-kind = Fyra av samma siffra. De fyra tärningarna räknas.
yatzy-needs-small-straight = Ett till fem.
yatzy-needs-large-straight = Två till sex.
yatzy-needs-full-house = Tre av en siffra och två av en annan. Alla fem tärningar räknas.
yatzy-needs-chance = Vilka tärningar som helst. Alla fem räknas.
yatzy-example-first = Ditt första kast. Du sparar { $kept } och kastar om de andra tre.
yatzy-example-second = En femma till. Du sparar { $kept } och kastar två.
yatzy-example-last = { $row }: { $points } poäng.
yatzy-example-other = Samma tur med ett annat sista kast. Du kan använda någon av de här raderna om den är ledig:
yatzy-example-or = { $row }, { $points } poäng
yatzy-ask-again = Får jag kasta om en tärning som jag har sparat?
yatzy-answer-again = Ja. Efter varje kast väljer du på nytt vilka tärningar du sparar.
yatzy-ask-zero = Och om inget passar?
yatzy-answer-zero = Du fyller ändå i en ledig rad. Den får 0 och är förbrukad.
yatzy-ask-alike = Räknas fyrtal som två par, eller fem lika som kåk?
yatzy-answer-alike = Nej, båda kräver två olika siffror. Men fyra lika ger också poäng som 1 par eller tretal.
yatzy-ask-chance-free = När får jag använda chans?
yatzy-answer-chance-free = En gång, med vilka tärningar du vill.
yatzy-ask-chance-last-resort = När får jag använda chans?
yatzy-answer-chance-last-resort = En gång, när tärningarna inte ger poäng på någon av dina andra lediga rader, eller när det är din sista lediga rad.
yatzy-ask-declare = Och om tärningarna missar raden jag angav?
yatzy-answer-declare = Då skriver du 0 där. Eller så använder du chans, om den är ledig och tar tärningarna. När chans är ifylld får du i stället skriva 0 på vilken ledig rad som helst.
yatzy-ask-alone = Hur många kan spela?
yatzy-answer-alone = Häftet sätter ingen gräns. Här kan en till tjugo spela. Ensam spelar du mot ditt eget rekord.
yatzy-now-written = Du har { $points } här.
yatzy-now-bonus = Din övre halva ger { $points } hittills.
yatzy-now-free = Raden är fortfarande ledig.
yatzy-now-would = Dina tärningar skulle ge { $points } här.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Fyll femton rader och samla flest poäng
yatzy-lesson-roll = De här fem tärningarna är dina. Kasta dem.
yatzy-lesson-roll-why = Du har upp till tre kast per tur, och du väljer vilka tärningar du sparar.
yatzy-lesson-keep = ⚅⚅ är en bra början. Spara båda och kasta om de andra tre.
yatzy-lesson-keep-why = En tredje ⚅. Tärningarna du sparar ligger kvar.
yatzy-lesson-keep-three = Spara ⚅⚅⚅ och kasta de två sista.
yatzy-lesson-keep-three-why = Tre av en siffra och två av en annan: en kåk.
yatzy-lesson-full-house = Varje ledig rad visar vad den skulle ge. Välj Kåk.
yatzy-lesson-full-house-why = 28 poäng, summan av alla fem tärningar. Varje rad kan bara användas en gång.
yatzy-lesson-roll-again = Jussi, boten du spelar mot, har också haft en tur. Kasta igen.
yatzy-lesson-roll-again-why = Spara två ⚂, eller ⚁⚂⚃⚄, där en siffra saknas till en straight?
yatzy-lesson-coach = Fråga coachen vilka tärningar du ska spara.
yatzy-lesson-coach-why = Där kom ⚅. Nu har du fem i följd, från 2 till 6.
yatzy-lesson-straight = Det är en stor straight. Skriv den på sin rad.
yatzy-lesson-straight-why = 20 poäng. Om ett kast inte passar på någon ledig rad får du skriva 0.
yatzy-lesson-roll-late = Vi hoppar framåt. Bara Treor och Yatzy är lediga. Kasta.
yatzy-lesson-roll-late-why = Du har 54 poäng på övre halvan, och ⚂⚂⚂ gör det till 63.
yatzy-lesson-bonus = 63 poäng på övre halvan ger bonus. Skriv 9 på Treor.
yatzy-lesson-bonus-why = 63 poäng, så du får 50 extra. Tre av varje siffra räcker.
yatzy-lesson-roll-last = Jussi fick skriva 0. Det här är din sista tur. Kasta.
yatzy-lesson-roll-last-why = Fyra ⚄. En till ger fem lika.
yatzy-lesson-keep-four = Spara ⚄⚄⚄⚄ och kasta den sista tärningen.
yatzy-lesson-keep-four-why = Fem lika. Det är en yatzy.
yatzy-lesson-yatzy = Bara en rad är kvar. Skriv dina poäng på Yatzy.
yatzy-lesson-yatzy-why = 50 poäng, och spelet är slut.
yatzy-lesson-done = Sikta på tre av varje siffra på övre halvan, och spara Chans till en dålig tur.
