# Yatzy: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

yatzy-name = Yatzy
yatzy-tagline = Piętnaście pól, pięć kości, trzy rzuty w kolejce

## Wydania
yatzy-edition-international = Międzynarodowe
yatzy-edition-nordic = Nordyckie
yatzy-edition-danish = Duńskie
yatzy-edition-dutch = Holenderskie

## Opcje i znaczenie ich wartości
yatzy-option-declare = Kiedy wybiera się pole
yatzy-option-declare-after = po rzutach
yatzy-option-declare-before = przed pierwszym rzutem
yatzy-option-yatzy = Ile warte jest yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 i suma oczek
yatzy-option-bonus-from = Ile punktów w górnej części daje bonus
yatzy-option-chance = Kiedy można wypełnić szansę
yatzy-option-chance-free = po dowolnym rzucie
yatzy-option-chance-last-resort = tylko gdy rzut nie daje punktów w żadnym innym wolnym polu

## Co zmienia opcja, w jednym zdaniu
yatzy-option-declare-after-more = Najpierw rzucasz, a potem wybierasz pole, które pasuje do kości.
yatzy-option-declare-before-more = Zapowiadasz pole przed pierwszym rzutem; jeśli kości nic tam nie dają, wpisujesz 0 albo ratujesz się szansą.
yatzy-option-yatzy-fifty-more = Pięć jednakowych daje 50, cokolwiek pokazują.
yatzy-option-yatzy-sum-plus-fifty-more = Pięć jednakowych daje 50, a do tego ich sumę: pięć szóstek jest warte 80.
yatzy-option-bonus-from-more = Dostajesz bonus, gdy suma górnej części to co najmniej { $value }.
yatzy-option-chance-free-more = Szansa przyjmuje zawsze dowolne kości.
yatzy-option-chance-last-resort-more = Szansa przyjmuje tylko kości, które nie dają punktów w żadnym innym twoim wolnym polu.

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
yatzy-declared = zapowiedź: { $row }
yatzy-rolls-left = { $rolls ->
    [0] koniec rzutów
    [one] jeszcze jeden rzut
    [few] jeszcze { $rolls } rzuty
    [many] jeszcze { $rolls } rzutów
   *[other] jeszcze { $rolls } rzutu
 }
yatzy-move-keep = { $count ->
    [0] rzuć ponownie całą piątką
   *[other] zostaw { $dice }
 }
yatzy-move-declare = zapowiedz: { $row }
yatzy-move-score = { $row } { $points }

## Uzasadnienia trenera
yatzy-item-zero = zero

## Co można wpisać
yatzy-help =
    Wpisz kości, które zostają, a pozostałymi rzucisz ponownie: „66” albo „keep 6 6”; samo „keep” rzuca całą piątką.
    Wpisz pole, żeby je wypełnić: „full house”, „full” albo „score full_house”; gdy pole wybiera się przed
    rzutem, też je wtedy wpisz: „sixes” albo „declare sixes”.

## Odmowy
error-yatzy-declares-after = W tym wydaniu pól się nie zapowiada: rzuć, a potem wybierz.
error-yatzy-declared-already = W tej kolejce zapowiedziano już: { $item }.
error-yatzy-declare-first = Zanim rzucisz, zapowiedz pole na tę kolejkę.
error-yatzy-no-rolls-left = Rzuty się skończyły: wypełnij pole.
error-yatzy-keep-not-there = Możesz zostawić tylko kości, które leżą na stole: { $dice }.
error-yatzy-row-filled = Pole „{ $item }” jest już wypełnione.
error-yatzy-chance-last-resort = Do szansy trafia tylko rzut, który nie daje punktów w żadnym innym wolnym polu.
error-yatzy-declared-row-only = W tej kolejce zapowiedziano: { $item }.

## Zasady, w Markdownie
yatzy-rules =
    Wypełnij wszystkie piętnaście pól swojej kolumny. Wygrywa najwyższa suma; przy równych sumach wygrana
    jest wspólna. Można grać samemu, o własny rekord, albo w dowolnie dużym gronie.

    __Kolejka.__ Rzuć pięcioma kośćmi. Potem jeszcze najwyżej dwa razy zostaw, co chcesz, i rzuć resztą;
    kości zostawione wcześniej też mogą wrócić do rzutu. Po każdym rzucie wolno przestać. Na koniec
    wypełnij jedno wolne pole, choćby wypadło 0. Każde pole służy raz, więc każdy ma piętnaście kolejek.

    __Przykład.__ Pierwszy rzut to ⚁⚂⚄⚄⚅. Zostawiasz ⚄⚄ i rzucasz trzema kośćmi: ⚀⚂⚄. Zostawiasz ⚄⚄⚄
    i rzucasz dwiema: ⚂⚂. Teraz ⚂⚂⚄⚄⚄ to full za 21. Gdyby ostatnie dwie pokazały ⚀⚅, to ⚀⚄⚄⚄⚅ dałoby
    15 w piątkach albo w trójce, 10 w parze lub 22 w szansie.

    __Pola__

    | pole | punkty | przykład |
    |---|---|---|
    | Jedynki do szóstek | kości z tą liczbą oczek | Czwórki: ⚁⚃⚃⚃⚅ → 12 |
    | Para | dwie kości najlepszej pary | ⚁⚁⚃⚄⚄ → 10 |
    | Dwie pary | cztery kości dwóch różnych par | ⚁⚁⚂⚅⚅ → 16 |
    | Trójka | te trzy kości | ⚀⚂⚃⚃⚃ → 12 |
    | Kareta | te cztery kości | ⚁⚁⚁⚁⚅ → 8 |
    | Mały strit | od jedynki do piątki, zawsze 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Duży strit | od dwójki do szóstki, zawsze 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full | trzy jednakowe i dwie inne jednakowe: wszystkie kości | ⚂⚂⚃⚃⚃ → 18 |
    | Szansa | wszystkie kości, cokolwiek pokazują | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | pięć jednakowych, zawsze 50 | ⚃⚃⚃⚃⚃ → 50 |

    Rzut można wpisać do każdego wolnego pola, do którego pasuje: ⚃⚃⚃⚃⚀ to 12 w trójce albo 8 w parze.
    Cztery jednakowe nie są dwiema parami, a pięć jednakowych nie jest fullem.

    __Bonus.__ Kto ma co najmniej 63 punkty w sześciu polach od jedynek do szóstek, dostaje bonus 50. Po trzy
    kości w każdym z tych pól akurat wystarczą.

    __Wydanie nordyckie.__ Do szansy trafia tylko rzut, który nie daje punktów w żadnym innym wolnym polu:
    ⚀⚂⚃⚅⚅ nie może tam trafić, dopóki wolne są jedynki, trójki, czwórki, szóstki lub para. Gdy szansa jest
    ostatnim wolnym polem, przyjmuje każdy rzut.

    __Wydanie duńskie.__ Jak nordyckie, a do tego zapowiadasz pole przed pierwszym rzutem. Rzut, który daje
    tam punkty, tam trafia. Za rzut, który nic tam nie daje, wpisujesz tam 0 albo, dopóki szansa jest
    wolna i go przyjmuje, wpisujesz go do szansy; gdy szansa jest już wypełniona, możesz zamiast tego wpisać 0
    do dowolnego wolnego pola. Szansę można zapowiedzieć tylko jako ostatnie wolne pole. Yatzy daje 50 i do tego
    sumę oczek: ⚅⚅⚅⚅⚅ → 80.

    __Wydanie holenderskie.__ Bonus wymaga 64 punktów, więc po trzy kości w każdym polu nie wystarczą.

## Solving
yatzy-solved-odds = Bonus zdarza się w { $bonus }% gier, yatzy w { $yatzy }%.
