# Dicetto: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

dicetto-name = Dicetto
dicetto-tagline = Zdobywaj karty i nie daj ich sobie odebrać

## Wydania
dicetto-edition-international = Międzynarodowe
dicetto-edition-finnish = Fińskie
dicetto-edition-polish = Polskie

## Opcje i znaczenie ich wartości
dicetto-option-bonus = Gra z kartami premii
dicetto-option-bonus-true = tak
dicetto-option-bonus-false = nie
dicetto-option-cards-to-win = Ile kart kończy grę
dicetto-option-most-cards-points = Punkty za premię „Najwięcej kart układów”
dicetto-option-battle = Kiedy odbywają się dogrywki
dicetto-option-battle-at-once = od razu
dicetto-option-battle-end-of-turn = na koniec kolejki

## Co zmienia opcja, w jednym zdaniu
dicetto-option-bonus-true-more = Cztery karty premii leżą odkryte od początku. Gracze dostają je na końcu.
dicetto-option-bonus-false-more = Liczą się tylko punkty z kart układów.
dicetto-option-cards-to-win-more = { $value ->
    [one] Gra kończy się, gdy tylko ktoś zbierze kartę.
    [few] Gra kończy się, gdy tylko ktoś ma { $value } karty. Mniej kart to krótsza gra.
    [many] Gra kończy się, gdy tylko ktoś ma { $value } kart. Mniej kart to krótsza gra.
   *[other] Gra kończy się, gdy tylko ktoś ma { $value } karty. Mniej kart to krótsza gra.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Kto ma najwięcej kart, dostaje jeden dodatkowy punkt, jeśli ta karta premii jest w grze.
    [few] Kto ma najwięcej kart, dostaje { $value } dodatkowe punkty, jeśli ta karta premii jest w grze.
    [many] Kto ma najwięcej kart, dostaje { $value } dodatkowych punktów, jeśli ta karta premii jest w grze.
   *[other] Kto ma najwięcej kart, dostaje { $value } dodatkowego punktu, jeśli ta karta premii jest w grze.
 }
dicetto-option-battle-at-once-more = Wiesz, kto trzyma kartę, zanim położysz pozostałe kości.
dicetto-option-battle-end-of-turn-more = Najpierw kładziesz wszystkie kości, a potem rozgrywasz dogrywki jedną po drugiej.

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
dicetto-asks-ones = dowolna liczba jedynek
dicetto-asks-twos = dowolna liczba dwójek
dicetto-asks-threes = dowolna liczba trójek
dicetto-asks-fours = dowolna liczba czwórek
dicetto-asks-fives = dowolna liczba piątek
dicetto-asks-sixes = dowolna liczba szóstek
dicetto-asks-pair = dwie jednakowe kości
dicetto-asks-two-pairs = dwie pary albo cztery jednakowe kości
dicetto-asks-three-of-a-kind = trzy jednakowe kości
dicetto-asks-four-of-a-kind = cztery jednakowe kości
dicetto-asks-small-straight = trzy kolejne liczby
dicetto-asks-large-straight = cztery kolejne liczby
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
    [0] rzuć ponownie wszystkimi kośćmi
   *[other] zostaw { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] połóż { $dice } na karcie „{ $card }” (karta { $slot }) i odeślij tamte kości
    [battle] połóż { $dice } na karcie „{ $card }” (karta { $slot }) i zagraj o nią dogrywkę
   *[takes] połóż { $dice } na karcie „{ $card }” (karta { $slot })
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
dicetto-tie-or-beat = remis { $tie }, bije { $beat }
dicetto-on-card = na { $slot }
dicetto-lost = stracone
dicetto-battle = Dogrywka o kartę { $slot }. Pierwszą kością rzuca { $challenger }, drugą { $owner }.
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
dicetto-typing-keep = „55”, żeby je zostawić, „p 2 55”, żeby położyć je na karcie 2, „done”, żeby skończyć kolejkę
dicetto-typing-place = „p 2 55”, żeby położyć kości na karcie 2, „done”, żeby skończyć kolejkę

## Przy stole w przeglądarce
dicetto-lay = Połóż { $dice } na karcie „{ $card }”
dicetto-lay-on = Połóż na karcie „{ $card }”
dicetto-lay-short = Połóż { $dice } { $sum }
dicetto-hint = Wybierz kości, potem dotknij karty.
dicetto-ends = { $cards ->
    [one] 1 karta kończy grę
    [few] { $cards } karty kończą grę
    [many] { $cards } kart kończy grę
   *[other] { $cards } karty kończy grę
 }
dicetto-in-pile = w talii
dicetto-logo = z logo
dicetto-points-word = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
dicetto-battle-status = { $challenger } kontra { $owner }
dicetto-did-lay = { $name }: { $dice } na karcie „{ $card }”.
dicetto-moment = Dogrywka wygrana
dicetto-moment-card = Karta „{ $card }” zmienia właściciela

## Co mówi trener i dlaczego
dicetto-advice-keep = { $count ->
    [0] Rzuć ponownie całą czwórką
   *[other] Zostaw { $dice } i rzuć { $left ->
        [1] jedną kością
       *[other] { $left } kośćmi
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Rzuć całą czwórką
   *[other] Zostaw { $dice }
 }
dicetto-advice-lay = Połóż { $dice } na karcie „{ $card }”
dicetto-advice-done = Zakończ kolejkę
dicetto-why-keep = { $percent ->
    [100] Cokolwiek wypadnie, będziesz mieć kości na kartę „{ $card }”, wartą { study-amount-points }.
   *[other] Zdobycie karty „{ $card }”, wartej { study-amount-points }, udaje się tak w { $percent }% przypadków.
 }
dicetto-why-keep-too = { $percent ->
    [100] Karta „{ $card }”, warta { study-amount-points }, udaje się przy każdym rzucie.
   *[other] Karta „{ $card }”, warta { study-amount-points }, udaje się w { $percent }% przypadków.
 }
dicetto-why-keep-none = Żadnej karty w rzędzie nie możesz zdobyć, więc grasz o kartę dodatkowego rzutu.
dicetto-why-points = Karta „{ $card }” jest warta { study-amount-points }.
dicetto-why-extra = Karta dodatkowego rzutu daje ci czwarty rzut w następnej kolejce.
dicetto-why-beaten = Rywal, który o nią zagra, przebija to w { $percent }% przypadków.
dicetto-why-send-back = Twoje { $sum } bije { $lying } na karcie.
dicetto-why-battle = Twoje { $sum } jest równe { $lying } na karcie, więc każde z was rzuca jedną kością. Wygrywasz w połowie przypadków.
dicetto-why-done = { $cards ->
    [0] Twoje kości leżą tylko na karcie dodatkowego rzutu.
    [one] Twoje kości leżą na jednej karcie, wartej { study-amount-points }.
    [few] Twoje kości leżą na { $cards } kartach, wartych razem { study-amount-points }.
    [many] Twoje kości leżą na { $cards } kartach, wartych razem { study-amount-points }.
   *[other] Twoje kości leżą na { $cards } karty, wartych razem { study-amount-points }.
 }
dicetto-why-nothing = Kończysz kolejkę bez kości na żadnej karcie.
dicetto-why-roll-instead = { $than ->
    [less] Ponowny rzut byłby wart o { study-amount-chance } mniej.
    [more] Ponowny rzut byłby wart o { study-amount-chance } więcej.
   *[same] Ponowny rzut byłby wart tyle samo.
 }
dicetto-why-lay-instead = { $than ->
    [less] Położenie { $dice } na karcie „{ $card }” teraz byłoby warte o { study-amount-chance } mniej.
    [more] Położenie { $dice } na karcie „{ $card }” teraz byłoby warte o { study-amount-chance } więcej.
   *[same] Położenie { $dice } na karcie „{ $card }” teraz byłoby warte tyle samo.
 }

## Rodzaje wyborów, na których traci się najwięcej
kind-lay = która karta
kind-send-back = odsyłanie kości
kind-battle = dogrywki
kind-end-turn = koniec kolejki

## Co można wpisać
dicetto-help =
    Wpisz kości, które chcesz zostawić, a reszta poleci ponownie: „55” albo „keep 5 5”. Samo „keep” rzuca całą czwórką.
    Żeby położyć kości na karcie, wpisz jej numer i kości: „place 2 5 5” albo „p 2 55”. Kartę dodatkowego rzutu wpisz jako „p x 1”.
    Po położeniu kości nie możesz już rzucać w tej kolejce. „done” kończy kolejkę.
    Karty zapisuje się „pair:1”, a z logo „pair:1*”. Karty premii to „most_logos”, „fewest_cards” i tak dalej.

## Odmowy
error-dicetto-placed-already = Twoje kości leżą już na kartach, więc w tej kolejce nie możesz rzucać.
error-dicetto-no-rolls-left = Nie masz już rzutów. Połóż kości albo zakończ kolejkę.
error-dicetto-keep-not-there = Możesz zostawić tylko kości, które leżą na stole: { $dice }.
error-dicetto-slot-empty = W miejscu { $slot } nie ma karty. Wybierz inną.
error-dicetto-challenge-lost = Dogrywka o kartę { $slot } przegrana, więc w tej kolejce nie możesz już kłaść tam kości.
error-dicetto-once-a-turn = Na karcie { $slot } leżą już twoje kości. Na każdej karcie możesz je położyć tylko raz w kolejce.
error-dicetto-does-not-fit = Te kości nie pasują do karty „{ $card }”. { $count ->
    [0] Żadne z twoich nie pasują.
   *[other] Pasują: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Do położenia masz tylko te kości: { $hand }.
error-dicetto-dice-lost = Kości straconych w dogrywce nie możesz w tej kolejce położyć ponownie. Masz: { $hand }.
error-dicetto-sum-too-low = { $sum } to za mało na kartę { $slot }. { $least } oznacza dogrywkę, a więcej odsyła leżące tam kości.

## Talia z pliku
error-dicetto-deck-not-a-list = W pliku talii { $place } musi być listą tabel, zapisaną { $allowed }.
error-dicetto-deck-kind = W pliku talii { $place } ma rodzaj „{ $value }”, który nie istnieje. Użyj jednego z tych: { $allowed }.
error-dicetto-deck-number = W pliku talii „{ $key }” w { $place } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
error-dicetto-deck-logo = W pliku talii „logo” w { $place } to { $value }. Użyj jednego z tych: { $allowed }.
error-dicetto-deck-twice = W pliku talii { $place } powtarza kartę „{ $card }”. Zwiększ raczej jej liczbę.
error-dicetto-deck-few-cards = Plik talii potrzebuje w { $place } co najmniej { $least } kart, a ma { $found }.
error-dicetto-deck-most-cards = W pliku talii { $place } jest warte { $value }, a opcja most_cards_points mówi { $allowed }. Usuń punkty z pliku albo zmień opcję.

## Zasady, w Markdownie
dicetto-rules =
    Kładź kości na kartach. Jeśli wciąż tam leżą, gdy zaczyna się twoja następna kolejka, karty są twoje. Wygrywa
    najwyższy wynik, a przy równych wynikach wygrana jest wspólna. Gra od dwóch do czterech osób, każda ma cztery
    kości w swoim kolorze. Cztery karty układów leżą w rzędzie, a obok nich karta dodatkowego rzutu. Zaczyna
    najstarsza osoba, chyba że umówicie się inaczej.

    __Kolejka: zbieranie.__ Weź każdą kartę, na której wciąż leżą twoje kości, i zabierz z niej kości. Rząd
    uzupełniają nowe karty. Karta dodatkowego rzutu zostaje na stole, ale daje ci w tej kolejce czwarty rzut.

    __Kolejka: rzuty.__ Rzuć swoimi czterema kośćmi najwyżej trzy razy. Po każdym rzucie wybierz, którymi kośćmi
    rzucisz ponownie.

    __Kolejka: kładzenie.__ Połóż kości na tylu kartach, na ilu chcesz. Gdy jakieś położysz, w tej kolejce już nie
    rzucasz. Na każdej karcie możesz położyć kości tylko raz w kolejce, a każda kość trafia na jedną kartę.
    Niepołożone kości zostają u ciebie. Kości na karcie muszą pasować do niej dokładnie.

    | karta | pasujące kości | przykład | punkty |
    |---|---|---|---|
    | Od jedynek do szóstek | co najmniej jedna z tą liczbą | Czwórki: ⚃⚃⚃ | 2 |
    | Para | dwie jednakowe kości | ⚄⚄ | 1 |
    | 2 pary | dwie pary albo cztery jednakowe kości | ⚁⚁⚅⚅ | 6 |
    | Trójka | trzy jednakowe kości | ⚂⚂⚂ | 4 |
    | Czwórka | cztery jednakowe kości | ⚁⚁⚁⚁ | 11 |
    | Mały strit | trzy kolejne liczby | ⚂⚃⚄ | 2 |
    | Duży strit | cztery kolejne liczby | ⚁⚂⚃⚄ | 6 |
    | Szansa | dowolne kości, co najmniej jedna | ⚀⚅⚅ | 1 |
    | Dodatkowy rzut | dowolne kości, co najmniej jedna | ⚅ | 0 |

    __Karta z cudzymi kośćmi.__ Dodaj oczka na kościach. Wyższa suma od razu odsyła tamte kości. Równa suma to
    dogrywka: obie osoby rzucają jedną kością, a kartę zatrzymuje ta, która ma więcej. Przy remisie rzućcie ponownie. Kto
    przegra, zabiera swoje kości. Jeśli przegrasz w swojej kolejce, nie możesz w niej już użyć ani tych kości, ani
    tej karty. Niższej sumy nie możesz położyć.

    __Przykład.__ Twój ostatni rzut to ⚂⚄⚄⚅. Na parze leżą czyjeś ⚃⚃. Twoje ⚄⚄ wygrywają 10 do 8 i je odsyłają.
    Na szóstkach leży czyjaś ⚅. Twoja ⚅ jest taka sama, więc możesz zagrać o kartę dogrywkę. Twoja ⚂ pasuje do
    trójek albo do szansy, jeśli jest wolna. Jeśli twoje kości wciąż tam leżą, gdy zaczyna się twoja następna
    kolejka, karty są twoje.

    __Koniec.__ Gra kończy się, gdy ktoś zbierze dziesiątą kartę albo gdy skończą się karty układów. Karty,
    na których leżą kości, dostają wtedy osoby, które je położyły. Karta dodatkowego rzutu nic nie jest warta
    i nie liczy się jako karta.

    __Karty premii.__ Cztery z ośmiu leżą odkryte od początku, a gracze dostają je na końcu. Przy remisie karty
    nie dostaje nikt. Liczą się tylko karty układów.

    | karta premii | punkty | karta premii | punkty |
    |---|---|---|---|
    | Najmniej kart Dicetto | 3 | Najwięcej kart Dicetto | 3 |
    | Najmniej kart układów | 4 | Najwięcej kart układów | 3 |
    | Najwięcej kart ze stritem | 3 | Najwięcej kart z szansą | 3 |
    | Najmniej punktów z kart | 5 | Najwięcej kart 1–6 | 3 |

    __Talia.__ 46 kart układów i ich punkty to nasza własna talia, a co druga karta ma logo (★). Jeśli masz
    prawdziwe karty, możesz je wczytać z pliku.

    __Wydanie fińskie.__ Wszystkie dogrywki rozgrywa się na koniec kolejki, jedną po drugiej.

    __Wydanie polskie.__ Nie ma kart premii, chyba że ich chcecie, a „Najwięcej kart układów” jest warte 4.

## Krótkie zasady
dicetto-goal = { $cards ->
    [one] Zdobywaj karty kośćmi. Gra kończy się, gdy ktoś ma kartę, i wygrywa najwyższy wynik.
    [few] Zdobywaj karty kośćmi. Gra kończy się, gdy ktoś ma { $cards } karty, i wygrywa najwyższy wynik.
    [many] Zdobywaj karty kośćmi. Gra kończy się, gdy ktoś ma { $cards } kart, i wygrywa najwyższy wynik.
   *[other] Zdobywaj karty kośćmi. Gra kończy się, gdy ktoś ma { $cards } karty, i wygrywa najwyższy wynik.
 }
dicetto-begins = Według instrukcji zaczyna najstarsza osoba.
dicetto-step-roll = Rzuć czterema kośćmi najwyżej trzy razy. Zostawiaj, co chcesz.
dicetto-step-lay = Połóż kości na kartach, do których dokładnie pasują.
dicetto-step-keep = Jeśli wciąż tam leżą, gdy zaczyna się twoja następna kolejka, karta jest twoja.
dicetto-needs = Pasuje: { $asks }.
dicetto-needs-range = Pasuje: { $asks }. Warta od { $least } do { $most } pkt.
dicetto-needs-extra-roll = Pasują dowolne kości. Kto ją zdobędzie, ma w tej kolejce czwarty rzut. Potem karta wraca na stół. Nie daje punktów.
dicetto-needs-fewest-logos = Dla gracza z najmniejszą liczbą gwiazdek na kartach.
dicetto-needs-most-logos = Dla gracza z największą liczbą gwiazdek na kartach.
dicetto-needs-fewest-cards = Dla gracza z najmniejszą liczbą kart układów.
dicetto-needs-most-cards = Dla gracza z największą liczbą kart układów.
dicetto-needs-most-straights = Dla gracza z największą liczbą stritów, małych i dużych razem.
dicetto-needs-most-chances = Dla gracza z największą liczbą kart szansy.
dicetto-needs-fewest-points = Dla gracza z najmniejszą liczbą punktów z kart układów.
dicetto-needs-most-numbers = Dla gracza z największą liczbą kart od jedynek do szóstek.
dicetto-example-lies = Inny gracz ma { $dice } na karcie „{ $pair }”. To suma { $sum }.
dicetto-example-rolled = Rzucasz { $dice } i chcesz mieć tę kartę.
dicetto-example-beats = { $sum } bije { $other }, więc twoje kości idą na kartę, a tamte wracają.
dicetto-example-equal = Tym razem suma twoich kości to też { $sum }. Równe sumy oznaczają dogrywkę.
dicetto-example-battle = Każdy rzuca jedną kością. Masz { $one }, a rywal { $other }, więc kartę trzymasz ty. Przy remisie rzucacie ponownie.
dicetto-ask-twice = Czy mogę położyć kości na kilku kartach?
dicetto-answer-twice = Tak, na ilu chcesz. Ale na każdej karcie możesz położyć kości tylko raz w kolejce i potem nie możesz ich przesunąć.
dicetto-ask-four-alike = Czy cztery jednakowe kości to dwie pary?
dicetto-answer-four-alike = Tak. Możesz je położyć na karcie „2 pary” albo „Czwórka”.
dicetto-ask-battle-at-once = Kiedy gramy dogrywkę?
dicetto-answer-battle-at-once = Od razu po położeniu kości. Potem możesz położyć pozostałe.
dicetto-ask-battle-end-of-turn = Kiedy gramy dogrywkę?
dicetto-answer-battle-end-of-turn = Na koniec twojej kolejki, jedną po drugiej.
dicetto-ask-lost = Co się dzieje z kośćmi, które przegrały dogrywkę?
dicetto-answer-lost = Wracają do właściciela. Jeśli przegrasz w swojej kolejce, nie możesz w niej już użyć tych kości.
dicetto-ask-end = Kiedy kończy się gra?
dicetto-answer-end = { $cards ->
    [one] Gdy ktoś zbierze kartę. Karty, na których wciąż leżą kości, dostają osoby, które je położyły.
    [few] Gdy ktoś zbierze { $cards } karty. Karty, na których wciąż leżą kości, dostają osoby, które je położyły.
    [many] Gdy ktoś zbierze { $cards } kart. Karty, na których wciąż leżą kości, dostają osoby, które je położyły.
   *[other] Gdy ktoś zbierze { $cards } karty. Karty, na których wciąż leżą kości, dostają osoby, które je położyły.
 }
dicetto-ask-bonus = Kto dostaje kartę premii przy remisie?
dicetto-answer-bonus = Nikt.
dicetto-now-tied = Teraz nikt by jej nie dostał, bo jest remis.
dicetto-now-leads = Teraz trafia do: { $name } ({ $count }).
dicetto-now-free = Jedna leży na stole bez kości.
dicetto-now-held = Jedną trzyma { $name } z sumą { $sum }.

## Lekcja: co zrobić na każdym kroku i dlaczego, gdy to już zrobione
dicetto-lesson-goal = Zdobądź trzy karty przed botem
dicetto-lesson-roll = Rzuć swoimi czterema kośćmi.
dicetto-lesson-roll-why = Masz trzy rzuty, żeby dopasować kości do kart.
dicetto-lesson-keep = ⚃⚃ pasują do karty „Czwórki”. Zostaw je i rzuć pozostałymi dwiema.
dicetto-lesson-keep-why = Trzecia ⚃. Karta „Czwórki” przyjmuje tyle ⚃, ile masz.
dicetto-lesson-fours = Połóż ⚃⚃⚃ na karcie „Czwórki”.
dicetto-lesson-fours-why = To 12. Żeby odebrać ci tę kartę, trzeba mieć co najmniej 12.
dicetto-lesson-chance = Szansa przyjmuje dowolne kości. Połóż tam ⚀.
dicetto-lesson-chance-why = Kości możesz położyć na kilku kartach, ale każdą tylko raz.
dicetto-lesson-turn-over = Nie masz już kości. Zakończ kolejkę.
dicetto-lesson-turn-over-why = Bot Jussi przebił twoje 1 na szansie, mając 10, więc ⚀ wróciła do ciebie.
dicetto-lesson-roll-two = ⚃⚃⚃ wytrzymały rundę, więc karta „Czwórki” jest twoja. Rzuć znowu.
dicetto-lesson-roll-two-why = Jussi ma ⚄⚄ na karcie „Para”. Możesz to przebić.
dicetto-lesson-coach = Zapytaj trenera, które kości zostawić.
dicetto-lesson-coach-why = ⚅⚅ już pasują do karty „Para”, a wypadło też ⚅⚃.
dicetto-lesson-pair = ⚅⚅ to 12 i biją 10 bota. Połóż je na karcie „Para”.
dicetto-lesson-pair-why = Jussi musiał zabrać tamte kości.
dicetto-lesson-battle = ⚃⚅ to 10, tyle samo, ile Jussi ma na szansie. Połóż je tam i zagraj dogrywkę.
dicetto-lesson-battle-why = Każdy rzuca kością. Twoja ⚄ pobiła ⚁ bota, więc kartę trzymasz ty.
dicetto-lesson-end = Zakończ kolejkę i zobacz, czy twoje kości zostaną.
dicetto-lesson-end-why = Zostały. Z kartami „Para” i „Szansa” masz trzy karty.
dicetto-lesson-done = Wysokie sumy trudno przebić, a kości na kilku kartach dają ci ich więcej.
