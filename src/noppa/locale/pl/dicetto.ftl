# Dicetto: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

dicetto-name = Dicetto
dicetto-tagline = Połóż kości na kartach, które chcesz zdobyć, i utrzymaj je przez rundę

## Wydania
dicetto-edition-international = Międzynarodowe
dicetto-edition-finnish = Fińskie
dicetto-edition-polish = Polskie

## Opcje i znaczenie ich wartości
dicetto-option-bonus = Gra z kartami premii
dicetto-option-bonus-true = tak
dicetto-option-bonus-false = nie
dicetto-option-cards-to-win = Ile kart kończy grę
dicetto-option-most-cards-points = Ile warta jest karta premii za najwięcej kart
dicetto-option-battle = Kiedy odbywają się dogrywki
dicetto-option-battle-at-once = od razu po położeniu kości
dicetto-option-battle-end-of-turn = na koniec kolejki

## Co zmienia opcja, w jednym zdaniu
dicetto-option-bonus-true-more = Cztery karty premii leżą odkryte od początku i są rozdawane na końcu.
dicetto-option-bonus-false-more = Liczą się tylko punkty na kartach układów.
dicetto-option-cards-to-win-more = { $value ->
    [one] Gra kończy się, gdy tylko ktoś zbierze kartę.
    [few] Gra kończy się, gdy tylko ktoś zbierze { $value } karty: mniej kart to krótsza gra.
    [many] Gra kończy się, gdy tylko ktoś zbierze { $value } kart: mniej kart to krótsza gra.
   *[other] Gra kończy się, gdy tylko ktoś zbierze { $value } karty: mniej kart to krótsza gra.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Kto ma najwięcej kart, dostaje za to jeden punkt, jeśli ta karta premii jest w grze.
    [few] Kto ma najwięcej kart, dostaje za to { $value } punkty, jeśli ta karta premii jest w grze.
    [many] Kto ma najwięcej kart, dostaje za to { $value } punktów, jeśli ta karta premii jest w grze.
   *[other] Kto ma najwięcej kart, dostaje za to { $value } punktu, jeśli ta karta premii jest w grze.
 }
dicetto-option-battle-at-once-more = Wiesz, kto trzyma kartę, zanim położysz pozostałe kości.
dicetto-option-battle-end-of-turn-more = Najpierw kładziesz wszystkie kości; potem dogrywki odbywają się jedna po drugiej.

## Tabela wyników
dicetto-item-cards = Karty układów
dicetto-item-bonus = Karty premii

## Karty układów
dicetto-card-ones = Jedynki
dicetto-card-twos = Dwójki
dicetto-card-threes = Trójki
dicetto-card-fours = Czwórki
dicetto-card-fives = Piątki
dicetto-card-sixes = Szóstki
dicetto-card-pair = Para
dicetto-card-two-pairs = 2 pary
dicetto-card-three-of-a-kind = Trójka
dicetto-card-four-of-a-kind = Czwórka
dicetto-card-small-straight = Mały strit
dicetto-card-large-straight = Duży strit
dicetto-card-chance = Szansa
dicetto-card-extra-roll = Dodatkowy rzut

## Co może leżeć na karcie, w kilku słowach
dicetto-asks-ones = dowolnie wiele jedynek
dicetto-asks-twos = dowolnie wiele dwójek
dicetto-asks-threes = dowolnie wiele trójek
dicetto-asks-fours = dowolnie wiele czwórek
dicetto-asks-fives = dowolnie wiele piątek
dicetto-asks-sixes = dowolnie wiele szóstek
dicetto-asks-pair = dwie jednakowe kości
dicetto-asks-two-pairs = dwie pary albo cztery jednakowe
dicetto-asks-three-of-a-kind = trzy jednakowe kości
dicetto-asks-four-of-a-kind = cztery jednakowe kości
dicetto-asks-small-straight = trzy kości po kolei
dicetto-asks-large-straight = cztery kości po kolei
dicetto-asks-chance = dowolne kości, co najmniej jedna
dicetto-asks-extra-roll = dowolne kości, co najmniej jedna

## Karty premii
dicetto-card-fewest-logos = Najmniej kart Dicetto
dicetto-card-most-logos = Najwięcej kart Dicetto
dicetto-card-fewest-cards = Najmniej kart układów
dicetto-card-most-cards = Najwięcej kart układów
dicetto-card-most-straights = Najwięcej kart ze stritem
dicetto-card-most-chances = Najwięcej kart z szansą
dicetto-card-fewest-points = Najmniej punktów z kart
dicetto-card-most-numbers = Najwięcej kart 1–6

## Kości
dicetto-colour-red = czerwony
dicetto-colour-yellow = żółty
dicetto-colour-green = zielony
dicetto-colour-blue = niebieski

## Talia
dicetto-deck-built-in = nasza własna talia
dicetto-deck-own = talia z pliku

## Ruchy
dicetto-move-keep = { $count ->
    [0] rzuć ponownie wszystkimi
   *[other] zostaw { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] połóż { $dice } na: { $card } (karta { $slot }), tamte kości wracają
    [battle] połóż { $dice } na: { $card } (karta { $slot }), dogrywka
   *[takes] połóż { $dice } na: { $card } (karta { $slot })
 }
dicetto-move-done = gotowe

## Stół
dicetto-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
dicetto-fourth-roll = czwarty rzut
dicetto-free = wolna
dicetto-tie = remis { $tie }
dicetto-tie-or-beat = remis { $tie }, { $beat }+
dicetto-on-card = na { $slot }
dicetto-lost = stracone
dicetto-battle = Dogrywka o kartę { $slot }: { $challenger } (pierwsza kość) kontra { $owner }.
dicetto-total = punkty
dicetto-cards = karty
dicetto-won = zdobyte
dicetto-nobody = remis
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] koniec rzutów
    [one] jeszcze 1 rzut
    [few] jeszcze { $rolls } rzuty
    [many] jeszcze { $rolls } rzutów
   *[other] jeszcze { $rolls } rzutu
 }
dicetto-pile = { $cards ->
    [0] talia jest pusta
    [one] w talii 1 karta
    [few] w talii { $cards } karty
    [many] w talii { $cards } kart
   *[other] w talii { $cards } karty
 } ({ $deck })
dicetto-typing-keep = „55” zostawia te kości i rzuca resztą, „p 2 55” kładzie je na karcie 2, „done” kończy
dicetto-typing-place = „p 2 55” kładzie kości na karcie 2, „done” kończy kolejkę

## Uzasadnienia trenera

## Rodzaje wyborów, na których traci się najwięcej
kind-lay = która karta
kind-send-back = odsyłanie kości
kind-battle = dogrywki
kind-end-turn = koniec kolejki

## Co można wpisać
dicetto-help =
    Wpisz kości, które zostają, a pozostałymi rzucisz ponownie: „55” albo „keep 5 5”; samo „keep” rzuca całą czwórką.
    Żeby położyć kości na karcie, wpisz jej numer i kości: „place 2 5 5” albo „p 2 55”; „p x 1” to karta dodatkowego rzutu.
    Po położeniu pierwszych kości już się nie rzuca. „done” kończy kolejkę.
    Karty zapisuje się „pair:1”, z logo „pair:1*”; karty premii „most_logos”, „fewest_cards” i tak dalej.

## Odmowy
error-dicetto-placed-already = Kości leżą już na kartach: w tej kolejce się nie rzuca.
error-dicetto-no-rolls-left = Rzuty się skończyły: połóż kości albo zakończ kolejkę.
error-dicetto-keep-not-there = Możesz zostawić tylko kości, które leżą na stole: { $dice }.
error-dicetto-slot-empty = W miejscu { $slot } nie leży żadna karta.
error-dicetto-challenge-lost = Dogrywka o kartę { $slot } przegrana: w tej kolejce nie przyjmie już twoich kości.
error-dicetto-once-a-turn = Na karcie { $slot } leżą już twoje kości; przyjmuje je raz w kolejce.
error-dicetto-does-not-fit = Te kości nie pasują do karty „{ $card }”. { $count ->
    [0] Żadne z twoich nie pasują.
   *[other] Można tam położyć: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Do położenia masz tylko te kości: { $hand }.
error-dicetto-dice-lost = Kości straconych w dogrywce nie kładzie się już w tej kolejce. Masz: { $hand }.
error-dicetto-sum-too-low = { $sum } to za mało na kartę { $slot }: { $least } daje dogrywkę, więcej odsyła leżące tam kości.

## Talia z pliku
error-dicetto-deck-not-a-list = Talia, { $place }: to musi być lista tabel: { $allowed }.
error-dicetto-deck-kind = Talia, { $place }: nie ma rodzaju „{ $value }”. Rodzaje: { $allowed }.
error-dicetto-deck-number = Talia, { $place }: „{ $key }” musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
error-dicetto-deck-logo = Talia, { $place }: „logo” może być { $allowed }, a nie { $value }.
error-dicetto-deck-twice = Talia, { $place }: { $card } już tam stoi. Zwiększ raczej liczbę sztuk.
error-dicetto-deck-few-cards = Talia potrzebuje w { $place } co najmniej { $least } kart; ma { $found }.
error-dicetto-deck-most-cards = Talia, { $place }: opcja most_cards_points mówi { $allowed }, plik { $value }. Pomiń punkty albo ustaw opcję.

## Zasady, w Markdownie
dicetto-rules =
    Zbieraj karty: kładź na nich kości i utrzymaj je przez rundę. Wygrywa najwięcej punktów; przy równych
    wygrana jest wspólna. Grają dwie do czterech osób, każda z czterema kośćmi w swoim kolorze. Cztery
    karty układów leżą w rzędzie, obok nich karta dodatkowego rzutu. Zaczyna najstarsza osoba, chyba że
    umówicie się inaczej.

    __Kolejka: zbieranie.__ Każda karta, na której wciąż leżą twoje kości, jest twoja. Weź kości z powrotem;
    rząd uzupełniają nowe karty. Karta dodatkowego rzutu zostaje na stole i daje w tej kolejce czwarty rzut.

    __Kolejka: rzuty.__ Rzuć swoimi czterema kośćmi najwyżej trzy razy, za każdym razem dowolnymi z nich.

    __Kolejka: kładzenie.__ Połóż kości na tylu kartach, na ilu chcesz; potem już się nie rzuca. Każda karta
    przyjmuje twoje kości raz w kolejce, każda kość leży na jednej karcie, a niepołożone kości zostają
    u ciebie. Kości na karcie muszą pasować do niej dokładnie.

    | karta | pasujące kości | przykład | punkty |
    |---|---|---|---|
    | Jedynki do szóstek | co najmniej jedna z tą liczbą | Czwórki: ⚃⚃⚃ | 2 |
    | Para | dwie jednakowe | ⚄⚄ | 1 |
    | 2 pary | dwie pary albo cztery jednakowe | ⚁⚁⚅⚅ | 6 |
    | Trójka | trzy jednakowe | ⚂⚂⚂ | 4 |
    | Czwórka | cztery jednakowe | ⚁⚁⚁⚁ | 11 |
    | Mały strit | trzy po kolei | ⚂⚃⚄ | 2 |
    | Duży strit | cztery po kolei | ⚁⚂⚃⚄ | 6 |
    | Szansa | co najmniej jedna, dowolne | ⚀⚅⚅ | 1 |
    | Dodatkowy rzut | co najmniej jedna, dowolne | ⚅ | 0 |

    __Karta z cudzymi kośćmi.__ Dodaj oczka. Wyższa suma od razu odsyła tamte kości do właściciela. Równa suma
    to dogrywka: obie strony rzucają kością, przy remisie jeszcze raz, a kto ma więcej, trzyma kartę. Jeśli
    przegrasz, tych kości nie używasz już w tej kolejce, a karta do twojej następnej kolejki nie przyjmuje
    twoich kości. Niższej sumy położyć nie można.

    __Przykład.__ Ostatni rzut to ⚂⚄⚄⚅. Na parze leżą czyjeś ⚃⚃: twoje ⚄⚄ to 10 przeciw 8 i odsyłają je.
    Na szóstkach leży czyjaś ⚅: twoja ⚅ jest równa, więc możesz zagrać o kartę dogrywkę. ⚂ pasuje do trójek
    albo do szansy, jeśli jest wolna. Jeśli na początku twojej następnej kolejki to wszystko wciąż tam leży,
    karty są twoje.

    __Koniec.__ Gra kończy się, gdy ktoś zbierze dziesiątą kartę albo gdy skończą się karty układów. Karty,
    na których leżą kości, dostają wtedy właściciele kości. Karta dodatkowego rzutu nic nie jest warta
    i się jej nie liczy.

    __Karty premii.__ Cztery z ośmiu leżą odkryte od początku i są rozdawane na końcu, a przy remisie
    karty nie dostaje nikt. Liczą się tylko karty układów.

    | karta premii | punkty | karta premii | punkty |
    |---|---|---|---|
    | Najmniej kart Dicetto | 3 | Najwięcej kart Dicetto | 3 |
    | Najmniej kart układów | 4 | Najwięcej kart układów | 3 |
    | Najwięcej kart ze stritem | 3 | Najwięcej kart z szansą | 3 |
    | Najmniej punktów z kart | 5 | Najwięcej kart 1–6 | 3 |

    __Talia.__ 46 kart układów i ich punkty to nasza własna talia; co druga karta ma logo Dicetto (★). Prawdziwe
    karty można wczytać z pliku.

    __Wydanie fińskie.__ Dogrywki odbywają się jedna po drugiej na koniec kolejki.

    __Wydanie polskie.__ Bez kart premii, chyba że ich chcecie, a „Najwięcej kart układów” jest warte 4.
