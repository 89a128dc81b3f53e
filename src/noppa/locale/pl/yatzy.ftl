# Yatzy: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

yatzy-name = Yatzy
yatzy-tagline = Piętnaście pól, trzy rzuty

## Wydania
yatzy-edition-international = Międzynarodowe
yatzy-edition-nordic = Nordyckie
yatzy-edition-danish = Duńskie
yatzy-edition-dutch = Holenderskie

## Opcje i znaczenie ich wartości
yatzy-option-declare = Kiedy wybiera się pole
yatzy-option-declare-after = po rzutach
yatzy-option-declare-before = przed pierwszym rzutem
yatzy-option-yatzy = Punkty za Yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 i suma oczek
yatzy-option-bonus-from = Ile punktów w górnej części daje bonus
yatzy-option-chance = Kiedy można użyć szansy
yatzy-option-chance-free = po dowolnym rzucie
yatzy-option-chance-last-resort = tylko gdy rzut nie daje punktów w żadnym innym wolnym polu

## Co zmienia opcja, w jednym zdaniu
yatzy-option-declare-after-more = Najpierw rzucasz, a potem wybierasz pole, które pasuje do kości.
yatzy-option-declare-before-more = Zapowiadasz pole przed pierwszym rzutem. Jeśli kości nic tam nie dają, wpisujesz 0 albo korzystasz z szansy, o ile możesz.
yatzy-option-yatzy-fifty-more = Pięć jednakowych daje 50, niezależnie od liczby oczek.
yatzy-option-yatzy-sum-plus-fifty-more = Pięć jednakowych daje 50 i sumę oczek, więc pięć szóstek daje 80.
yatzy-option-bonus-from-more = Dostajesz bonus, gdy suma górnej części to co najmniej { $value }.
yatzy-option-chance-free-more = Szansy możesz użyć zawsze, z dowolnymi kośćmi.
yatzy-option-chance-last-resort-more = Szansy możesz użyć tylko wtedy, gdy kości nie dają punktów w żadnym innym twoim wolnym polu.

## Pola tabeli
yatzy-item-ones = Jedynki
yatzy-item-twos = Dwójki
yatzy-item-threes = Trójki
yatzy-item-fours = Czwórki
yatzy-item-fives = Piątki
yatzy-item-sixes = Szóstki
yatzy-item-bonus = Bonus
yatzy-item-one-pair = Para
yatzy-item-two-pairs = Dwie pary
yatzy-item-three-of-a-kind = Trójka
yatzy-item-four-of-a-kind = Kareta
yatzy-item-small-straight = Mały strit
yatzy-item-large-straight = Duży strit
yatzy-item-full-house = Full
yatzy-item-chance = Szansa
yatzy-item-yatzy = Yatzy

## Na ekranie
yatzy-upper = Górna część
yatzy-lower = Dolna część
yatzy-total = Suma
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runda { $round } z { $rounds }
yatzy-declared = w polu „{ $row }”
yatzy-rolls-left = { $rolls ->
    [0] koniec rzutów
    [one] jeszcze 1 rzut
    [few] jeszcze { $rolls } rzuty
    [many] jeszcze { $rolls } rzutów
   *[other] jeszcze { $rolls } rzutu
 }
yatzy-move-keep = { $count ->
    [0] rzuć ponownie całą piątką
   *[other] zostaw { $dice }
 }
yatzy-bonus-from = +50 od { $from }
yatzy-pace = { $way ->
    [-1] na razie brakuje { $points }
    [0] na razie w sam raz
   *[1] { $points } więcej, niż trzeba
 }
yatzy-best-rows = Najlepsze pola dla tych kości
yatzy-hint-keep = Dotknij kości, które chcesz zostawić.
yatzy-hint-write = Dotknij pola, żeby wpisać punkty.
yatzy-told-score = { $name }: { $points } pkt w polu „{ $row }”.
yatzy-told-declare = { $name }: zapowiedziane pole „{ $row }”.
yatzy-move-declare = zapowiedz pole „{ $row }”
yatzy-move-score = { $row } { $points }

## Co mówi trener i dlaczego
yatzy-advice-keep = { $count ->
    [0] Rzuć ponownie całą piątką
   *[other] Zostaw { $dice } i rzuć { $left ->
        [1] jedną kością
       *[other] { $left } kośćmi
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Rzuć całą piątką
   *[other] Zostaw { $dice }
 }
yatzy-advice-declare = Zapowiedz pole „{ $item }”
yatzy-advice-score = Wpisz { $points } w polu „{ $item }”
yatzy-advice-zero = Wpisz zero w polu „{ $item }”
yatzy-why-ends = Kolejka najpewniej skończy się tak: „{ $item }” ({ $percent }%) albo „{ $other_item }” ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] Kolejka skończy się tak: „{ $item }”.
   *[other] Kolejka prawie na pewno skończy się tak: „{ $item }”.
 }
yatzy-why-zero = W { $percent }% przypadków kończy się zerem.
yatzy-why-score = Pole „{ $item }” daje teraz { study-amount-points }.
yatzy-why-turn = Kolej, w której celujesz w pole „{ $item }”, daje średnio { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Masz wtedy o { study-amount-points } więcej, niż na razie potrzeba na bonus.
    [behind] Masz wtedy o { study-amount-points } mniej, niż na razie potrzeba na bonus.
   *[even] Masz wtedy dokładnie tyle, ile na razie potrzeba na bonus.
 }
yatzy-why-bonus-made = To zapewnia bonus 50 punktów.
yatzy-why-bonus-lost = Bonus będzie wtedy nieosiągalny.
yatzy-why-roll-instead = { $than ->
    [less] Ponowny rzut byłby wart o { study-amount-points } mniej.
    [more] Ponowny rzut byłby wart o { study-amount-points } więcej.
   *[same] Ponowny rzut byłby wart tyle samo.
 }
yatzy-why-write-instead = { $points ->
    [0] Zero w polu „{ $item }”
   *[other] Wpisanie { $points } w polu „{ $item }”
 } { $than ->
    [less] byłoby warte o { study-amount-points } mniej.
    [more] byłoby warte o { study-amount-points } więcej.
   *[same] byłoby warte tyle samo.
 }
yatzy-item-zero = zero

## Co można wpisać
yatzy-help =
    Wpisz kości, które chcesz zostawić, a reszta poleci ponownie: „66” albo „keep 6 6”. Samo „keep” rzuca całą piątką.
    Wpisz pole, żeby je wypełnić: „full house”, „full” albo „score full_house”. Jeśli gracie z zapowiadaniem,
    wpisz pole także przed rzutem: „sixes” albo „declare sixes”.

## Odmowy
error-yatzy-declares-after = W tym wydaniu nie zapowiada się pól. Najpierw rzuć, potem wybierz.
error-yatzy-declared-already = W tej kolejce zapowiedziane jest już pole „{ $item }”.
error-yatzy-declare-first = Zanim rzucisz, zapowiedz pole na tę kolejkę.
error-yatzy-no-rolls-left = Nie masz już rzutów. Wypełnij pole.
error-yatzy-keep-not-there = Możesz zostawić tylko kości z tego rzutu: { $dice }.
error-yatzy-row-filled = Pole „{ $item }” jest już wypełnione.
error-yatzy-chance-last-resort = Szansy możesz użyć tylko wtedy, gdy kości nie dają punktów w żadnym innym wolnym polu.
error-yatzy-declared-row-only = W tej kolejce zapowiedziane jest pole „{ $item }”, więc nie możesz użyć innego.

## Zasady, w Markdownie
yatzy-rules =
    Wypełnij wszystkie piętnaście pól swojej kolumny. Wygrywa najwyższa suma, a przy równych sumach wygrana
    jest wspólna. Graj w pojedynkę, żeby pobić swój rekord, albo razem z innymi.

    __Kolejka.__ Rzuć pięcioma kośćmi. Potem możesz jeszcze najwyżej dwa razy rzucić ponownie: zostaw kości,
    które ci pasują, i rzuć resztą. Kościami zostawionymi wcześniej też możesz rzucić, a po każdym rzucie
    możesz skończyć. Potem wypełnij jedno wolne pole, nawet jeśli daje 0. Każdego pola używa się raz, więc
    każdy ma piętnaście kolejek.

    __Przykład.__ Pierwszy rzut to ⚁⚂⚄⚄⚅. Zostawiasz ⚄⚄ i rzucasz trzema kośćmi: ⚀⚂⚄. Zostawiasz ⚄⚄⚄
    i rzucasz dwiema: ⚂⚂. Masz teraz ⚂⚂⚄⚄⚄, czyli full za 21. Gdyby na ostatnich dwóch wypadło ⚀⚅, to
    ⚀⚄⚄⚄⚅ dałoby 15 w piątkach albo w trójce, 10 w parze lub 22 w szansie.

    __Pola__

    | pole | punkty | przykład |
    |---|---|---|
    | Od jedynek do szóstek | kości z tą liczbą oczek | Czwórki: ⚁⚃⚃⚃⚅ → 12 |
    | Para | dwie kości najlepszej pary | ⚁⚁⚃⚄⚄ → 10 |
    | Dwie pary | cztery kości dwóch różnych par | ⚁⚁⚂⚅⚅ → 16 |
    | Trójka | te trzy kości | ⚀⚂⚃⚃⚃ → 12 |
    | Kareta | te cztery kości | ⚁⚁⚁⚁⚅ → 8 |
    | Mały strit | od jedynki do piątki, zawsze 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Duży strit | od dwójki do szóstki, zawsze 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full | wszystkie kości: trzy jednakowe i dwie inne jednakowe | ⚂⚂⚃⚃⚃ → 18 |
    | Szansa | wszystkie kości, cokolwiek pokazują | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | pięć jednakowych, zawsze 50 | ⚃⚃⚃⚃⚃ → 50 |

    Rzut możesz wpisać w każde wolne pole, do którego pasuje: ⚃⚃⚃⚃⚀ to 12 w trójce albo 8 w parze.
    Cztery jednakowe nie liczą się jako dwie pary, a pięć jednakowych jako full.

    __Bonus.__ Jeśli w sześciu polach od jedynek do szóstek masz razem co najmniej 63 punkty, dostajesz bonus 50.
    Po trzy kości w każdym z tych pól akurat wystarczą.

    __Wydanie nordyckie.__ Szansy możesz użyć tylko wtedy, gdy rzut nie daje punktów w żadnym innym wolnym
    polu: ⚀⚂⚃⚅⚅ nie może tam trafić, dopóki wolne są jedynki, trójki, czwórki, szóstki lub para. Gdy szansa
    jest twoim ostatnim wolnym polem, przyjmuje każdy rzut.

    __Wydanie duńskie.__ Jak nordyckie, ale przed pierwszym rzutem zapowiadasz pole. Jeśli rzut daje tam
    punkty, wpisujesz je tam. Jeśli nie, wpisujesz tam 0 albo używasz szansy, o ile jest wolna i przyjmuje
    ten rzut. Gdy szansa jest już wypełniona, możesz zamiast tego wpisać 0 w dowolne wolne pole. Szansę możesz
    zapowiedzieć tylko wtedy, gdy jest twoim ostatnim wolnym polem. Yatzy daje 50 i sumę oczek: ⚅⚅⚅⚅⚅ → 80.

    __Wydanie holenderskie.__ Bonus wymaga 64 punktów, więc po trzy kości w każdym polu nie wystarczą.

## Obliczanie
yatzy-solved-odds = Bonus zdobywasz w { $bonus }% gier, a Yatzy w { $yatzy }%.

## Krótkie zasady
yatzy-goal = Wypełnij wszystkie piętnaście pól swojej kolumny i zdobądź najwięcej punktów.
yatzy-begins = Instrukcja tego nie mówi. Wybierzcie kogoś albo rzućcie po jednej kości: zaczyna osoba z najwyższym rzutem.
yatzy-step-roll = Rzuć pięcioma kośćmi.
yatzy-step-keep = Zostaw kości, które ci pasują, i rzuć resztą, najwyżej dwa razy.
yatzy-step-write = Wpisz punkty w jedno wolne pole.
yatzy-step-write-declared = Wpisz punkty w pole zapowiedziane przed rzutem.
yatzy-needs-number = Dodaj oczka kości, które pokazują { $face }.
yatzy-needs-bonus = Co najmniej { $from } pkt w sześciu polach powyżej.
yatzy-needs-one-pair = Dwie jednakowe. Liczą się te dwie kości.
yatzy-needs-two-pairs = Dwie różne pary. Liczą się te cztery kości.
yatzy-needs-three-of-a-kind = Trzy jednakowe. Liczą się te trzy kości.
yatzy-needs-four-of-a-kind = Cztery jednakowe. Liczą się te cztery kości.
yatzy-needs-small-straight = Od jednego do pięciu.
yatzy-needs-large-straight = Od dwóch do sześciu.
yatzy-needs-full-house = Trzy jednakowe i dwie inne jednakowe. Liczą się wszystkie kości.
yatzy-needs-chance = Dowolne kości. Liczą się wszystkie.
yatzy-example-first = Twój pierwszy rzut. Zostawiasz { $kept } i rzucasz pozostałymi trzema.
yatzy-example-second = Jeszcze jedna piątka. Zostawiasz { $kept } i rzucasz dwiema.
yatzy-example-last = { $row }: { $points } pkt.
yatzy-example-other = Ta sama kolejka z innym ostatnim rzutem. Możesz użyć jednego z tych pól, jeśli jest wolne:
yatzy-example-or = { $row }, { $points } pkt
yatzy-ask-again = Czy mogę rzucić kością zostawioną wcześniej?
yatzy-answer-again = Tak. Po każdym rzucie wybierasz od nowa, które kości zostają.
yatzy-ask-zero = A jeśli nic nie pasuje?
yatzy-answer-zero = I tak wypełniasz jedno wolne pole. Wpisujesz tam 0 i pole jest zużyte.
yatzy-ask-alike = Czy cztery jednakowe to dwie pary, a pięć jednakowych to full?
yatzy-answer-alike = Nie, w obu układach potrzebne są dwie różne liczby. Ale cztery jednakowe można też wpisać jako parę albo trójkę.
yatzy-ask-chance-free = Kiedy mogę użyć szansy?
yatzy-answer-chance-free = Raz, z dowolnymi kośćmi.
yatzy-ask-chance-last-resort = Kiedy mogę użyć szansy?
yatzy-answer-chance-last-resort = Raz, gdy kości nie dają punktów w żadnym innym twoim wolnym polu albo gdy to twoje ostatnie wolne pole.
yatzy-ask-declare = A jeśli kości nie pasują do zapowiedzianego pola?
yatzy-answer-declare = Wpisujesz tam 0. Albo używasz szansy, jeśli jest wolna i przyjmuje te kości. Gdy szansa jest już wypełniona, możesz zamiast tego wpisać 0 w dowolne wolne pole.
yatzy-ask-alone = Ile osób może grać?
yatzy-answer-alone = Instrukcja nie podaje limitu. Tutaj może grać od jednej do dwudziestu osób. Grając w pojedynkę, walczysz o własny rekord.
yatzy-now-written = Masz tu { $points } pkt.
yatzy-now-bonus = W górnej części masz na razie { $points } pkt.
yatzy-now-free = To pole jest jeszcze wolne.
yatzy-now-would = Twoje kości dałyby tu { $points } pkt.

## Lekcja: co zrobić na każdym kroku i dlaczego, gdy to już zrobione
yatzy-lesson-goal = Wypełnij piętnaście pól i zdobądź najwięcej punktów
yatzy-lesson-roll = To twoje pięć kości. Rzuć nimi.
yatzy-lesson-roll-why = W kolejce masz do trzech rzutów i wybierasz, które kości zostają.
yatzy-lesson-keep = ⚅⚅ to dobry początek. Zostaw obie i rzuć pozostałymi trzema.
yatzy-lesson-keep-why = Trzecia ⚅. Zostawione kości leżą na swoim miejscu.
yatzy-lesson-keep-three = Zostaw ⚅⚅⚅ i rzuć ostatnimi dwiema.
yatzy-lesson-keep-three-why = Trzy jednakowe i dwie inne jednakowe: full.
yatzy-lesson-full-house = Każde wolne pole pokazuje, ile by dało. Wybierz pole „Full”.
yatzy-lesson-full-house-why = 28 punktów, suma wszystkich pięciu kości. Każdego pola można użyć tylko raz.
yatzy-lesson-roll-again = Jussi, bot, z którym grasz, też miał swoją kolej. Teraz znów rzuć.
yatzy-lesson-roll-again-why = Zostawić dwie ⚂ czy ⚁⚂⚃⚄? Do strita brakuje tylko jednej.
yatzy-lesson-coach = Zapytaj trenera, które kości zostawić.
yatzy-lesson-coach-why = Jest ⚅. Masz pięć kolejnych liczb, od 2 do 6.
yatzy-lesson-straight = To duży strit. Wpisz go w jego pole.
yatzy-lesson-straight-why = 20 punktów. Jeśli rzut nie pasuje do żadnego wolnego pola, wpisujesz 0.
yatzy-lesson-roll-late = Przeskoczmy dalej. Wolne są już tylko pola „Trójki” i „Yatzy”. Rzuć.
yatzy-lesson-roll-late-why = Na górze masz 54 punkty, a z ⚂⚂⚂ będą 63.
yatzy-lesson-bonus = 63 punkty na górze dają bonus. Wpisz 9 w polu „Trójki”.
yatzy-lesson-bonus-why = 63 punkty, więc dostajesz dodatkowe 50. Wystarczą po trzy kości każdej liczby.
yatzy-lesson-roll-last = Jussi musiał wpisać 0. To twoja ostatnia kolejka. Rzuć.
yatzy-lesson-roll-last-why = Cztery ⚄. Jeszcze jedna i będzie pięć jednakowych.
yatzy-lesson-keep-four = Zostaw ⚄⚄⚄⚄ i rzuć ostatnią kością.
yatzy-lesson-keep-four-why = Pięć jednakowych. To Yatzy!
yatzy-lesson-yatzy = Zostało tylko jedno pole. Wpisz punkty w polu „Yatzy”.
yatzy-lesson-yatzy-why = 50 punktów i koniec gry.
yatzy-lesson-done = Na górze zbieraj po trzy kości każdej liczby, a szansę zachowaj na pechową kolejkę.
