# Tutto: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

tutto-name = Tutto
tutto-tagline = Sześć kości, karta i odwaga, by grać dalej

## Wydania
tutto-edition-booklet = Instrukcja z 2013 roku
tutto-edition-later = Późniejsze zasady

## Opcje i znaczenie ich wartości
tutto-option-target = Punkty, które kończą grę
tutto-option-leader-plus-minus = Co robi plus/minus, gdy ktoś sam prowadzi
tutto-option-leader-plus-minus-misses-turn = kończy kolejkę
tutto-option-leader-plus-minus-plays-on = gra się o 1000 i nikt nie traci
tutto-option-ending = Kiedy gra się kończy
tutto-option-ending-at-once = gdy tylko ktoś osiągnie cel
tutto-option-ending-equal-turns = po rundzie, w której ktoś go osiągnie
tutto-option-floor-at-zero = Czy plus/minus zatrzymuje się na 0
tutto-option-straight-is-tutto = Czy strit liczy się jako Tutto

## Co zmienia opcja, w jednym zdaniu
tutto-option-target-more = Gra się do { $value } punktów: więcej punktów to dłuższa gra.
tutto-option-leader-plus-minus-misses-turn-more = Dla osoby, która sama prowadzi, plus/minus jest kartą stop: kolejka się kończy, a jej punkty przepadają.
tutto-option-leader-plus-minus-plays-on-more = Kto sam prowadzi, gra plus/minus jak wszyscy, ale nikomu nie odbiera się punktów.
tutto-option-ending-at-once-more = Gra kończy się, gdy tylko ktoś osiągnie cel, także w środku rundy.
tutto-option-ending-equal-turns-more = Rundę gra się do końca, żeby wszyscy mieli tyle samo kolejek; potem wygrywa najwięcej punktów.
tutto-option-floor-at-zero-true-more = Plus/minus nie zabiera więcej, niż ktoś ma.
tutto-option-floor-at-zero-false-more = Plus/minus może zepchnąć kogoś poniżej 0.
tutto-option-straight-is-tutto-true-more = Po stricie możesz odkryć kolejną kartę i grać dalej, jak po każdym Tutto.
tutto-option-straight-is-tutto-false-more = Strit kończy kolejkę, a wszystko, co przyniosła, zostaje zapisane.

## Tabela wyników
tutto-item-banked = Zapisane
tutto-item-lost = Stracone przez plus/minus

## Karty
tutto-card-clover = Koniczyna
tutto-card-firework = Fajerwerk
tutto-card-stop = Stop
tutto-card-straight = Strit
tutto-card-plus-minus = Plus/minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## Jak skończyła się kolejka
tutto-ending-null = pudło
tutto-ending-stop-card = karta stop
tutto-ending-leader = plus/minus przy samotnym prowadzeniu
tutto-ending-stopped = zapisano punkty
tutto-ending-burnt-out = fajerwerk się wypalił
tutto-ending-straight = strit
tutto-ending-clover = dwa Tutto z koniczyną

## Na ekranie
tutto-player = Gracz
tutto-total = Suma
tutto-points = { $points }
tutto-turn-number = Kolejka { $turn } · gra do { $target }
tutto-round-number = Runda { $round } · gra do { $target }
tutto-last-round = ostatnia runda
tutto-last-turn = Ostatnia kolejka
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, stracone { $points }
tutto-took = Plus/minus ({ $by }): { $name }, strata { $points }.
tutto-rule-clover = dwa Tutto z tą kartą wygrywają grę; nie wolno przestać
tutto-rule-firework = odkłada się wszystko, co punktuje; kończące pudło zapisuje punkty
tutto-rule-straight = od 1 do 6, w każdym rzucie nowa liczba, za 2000; wcześniej nie wolno przestać
tutto-rule-plus-minus = Tutto daje ci 1000 i zabiera 1000 prowadzącym; wcześniej nie wolno przestać
tutto-rule-double = Tutto podwaja punkty tej kolejki
tutto-rule-bonus-200 = Tutto dodaje 200
tutto-rule-bonus-300 = Tutto dodaje 300
tutto-rule-bonus-400 = Tutto dodaje 400
tutto-rule-bonus-500 = Tutto dodaje 500
tutto-rule-bonus-600 = Tutto dodaje 600
tutto-first-made = jedno Tutto już jest
tutto-turn-so-far = Ta kolejka: { $points }
tutto-turn-cards = Ta kolejka: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Odłożone: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Strata po zapisaniu: { $name }, { $points }.
tutto-null-next = Szansa na pudło przy rzucie { $dice ->
    [1] jedną kością
   *[other] { $dice } kośćmi
 }: { $percent }%
tutto-pile = Talia, { $left }: { $cards }
tutto-pile-used-up = Talia się skończyła: tasuje się znów wszystkie 56 kart.
tutto-pays = { $count ->
    [1] Wszystkim stawia: { $names }.
   *[other] Wszystkim stawiają razem: { $names }.
 }
tutto-clover-won = Koniczyna: { $name }. Gra wygrana, bez względu na punkty.
tutto-turns-needed = { $turns ->
    [one] Wystarczyła jedna kolejka.
    [few] Wystarczyły { $turns } kolejki.
    [many] Wystarczyło { $turns } kolejek.
   *[other] Wystarczyło { $turns } kolejki.
 }
tutto-label-set = odłóż { $dice }
tutto-label-stop = przestań i zapisz { $points }
tutto-label-go = graj dalej z nową kartą
tutto-choice-set = { $points } pkt, w kolejce { $collected }, potem rzut { $left ->
    [1] jedną kością
   *[other] { $left } kośćmi
 }: pudło { $percent }%
tutto-choice-faces = potem rzut { $left ->
    [1] jedną kością
   *[other] { $left } kośćmi
 }: pudło { $percent }%
tutto-choice-tutto = Tutto! { $collected } w tej kolejce
tutto-choice-ends = Strit! Zapisuje { $collected } i kończy kolejkę
tutto-choice-again = Tutto! Znów cała szóstka: pudło { $percent }%
tutto-choice-wins = Tutto! Wygrywa grę
tutto-choice-stop = zapisuje { $points }, razem { $total }
tutto-choice-stop-tutto = Tutto! Zapisuje { $points }, razem { $total }
tutto-choice-go = karty, które kończą kolejkę: { $ends } z { $of }; strata przez kartę lub pierwszy rzut: { $percent }%
tutto-choices-more = i jeszcze { $count }

## Uzasadnienia trenera
kind-stop = przestać czy rzucać dalej
kind-next-card = kolejna karta
kind-set = które kości odłożyć

## Co można wpisać
tutto-help =
    Wpisz kości do odłożenia, a pozostałymi rzucisz: „1”, „1222” albo „set 1 2 2 2”.
    „stop” zapisuje punkty kolejki ze wszystkimi kośćmi rzutu, które punktują.
    Po Tutto „go” odkrywa następną kartę.

## Odmowy
error-tutto-set-never = Tych kości nigdy nie odkłada się razem: 1 i 5 punktują pojedynczo, inne po trzy lub sześć, a przy stricie każda liczba raz. Wpisz na przykład „set 1 2 2 2”.
error-tutto-set-not-there = Możesz odłożyć tylko kości z tego rzutu: { $dice }.
error-tutto-set-not-valid = Nie wszystkie te kości punktują. Z { $dice } punktują: { $valid }; 1 i 5 pojedynczo, inne po trzy.
error-tutto-set-all = Przy fajerwerku odkłada się wszystkie kości, które punktują: { $valid }.
error-tutto-set-new-faces = Przy stricie każdą liczbę odkłada się raz. Nowe w tym rzucie: { $valid }.
error-tutto-set-after-tutto = Cała szóstka leży z boku: przestań albo graj dalej z nową kartą.
error-tutto-stop-forbidden = Karta „{ $card }” nie pozwala teraz przestać. Odłóż kości.
error-tutto-go-needs-tutto = Następna karta przychodzi dopiero po Tutto. Odłóż kości albo przestań, jeśli karta pozwala.
error-tutto-tally-not-now = Całą kolejkę można wpisać tylko przed jej pierwszą kartą.
error-tutto-tally-no-cards = Kolejka ma co najmniej jedną kartę.
error-tutto-tally-turn-over = Karta „{ $card }” kończy kolejkę: po niej nie może przyjść „{ $next }”.
error-tutto-tally-points = Kolejka z kartami { $cards } nie może dać { $points }. Najbliżej: { $nearest }.
error-tutto-tally-no-clover = Koniczyna wygrywa tylko wtedy, gdy jest ostatnią kartą kolejki, a zapisuje się wtedy 0.

## Zasady, w Markdownie
tutto-rules =
    Jako pierwsza osoba zapisz 6000 punktów. Kto ma wtedy najmniej, stawia wszystkim kolejkę.

    __Kolejka.__ Odkryj kartę i rzuć sześcioma kośćmi. Jeśli nic nie punktuje, to *pudło*: kolejka się kończy,
    a jej punkty przepadają. W przeciwnym razie albo __przestań__ i zapisz punkty kolejki ze wszystkimi kośćmi
    ostatniego rzutu, które punktują, albo __odłóż__ choć jedną pojedynczą kość lub trójkę i rzuć resztą.

    __Co punktuje__

    | kości | punkty | kości | punkty |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Tak więc ⚀⚁⚁⚁⚄⚅ daje 350 punktów. Trzy jednakowe są trójką tylko wtedy, gdy wypadły *w jednym rzucie*:
    trzy ⚄ odłożone w trzech rzutach to 150, a nie 500.

    __Tutto.__ Wszystkie sześć kości odłożone, w jednym rzucie lub kilku, to Tutto. Karta daje, co obiecuje;
    potem przestań i zapisz albo graj __dalej__: odkryj następną kartę i rzuć całą szóstką. Karta stop lub
    pudło zabierają wtedy wszystko, co dała ta kolejka, także punkty z wcześniejszych kart.

    __Przykład.__ Karta to Bonus 300. Rzucasz ⚀⚁⚂⚂⚂⚅, odkładasz ⚂⚂⚂ (300) i rzucasz trzema: ⚁⚃⚄.
    Odkładasz ⚄ (50) i rzucasz dwiema: ⚀⚄. Obie odkładasz (150): Tutto. 500 za kości i 300 za kartę to 800.
    Można je zapisać. Grasz dalej i odkrywasz x2. Kolejne Tutto, powiedzmy za 400, dałoby 1200, a po
    podwojeniu 2400. Ale wypada ⚁⚁⚂⚃⚅⚅: nic nie punktuje i te 800 przepada.

    | karta | ile ich jest | co robi |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | po 5 | Tutto dodaje bonus |
    | x2 | 5 | Tutto podwaja wszystkie dotychczasowe punkty tej kolejki, także z wcześniejszych kart |
    | Stop | 10 | kolejka się kończy, jej punkty przepadają |
    | Fajerwerk | 5 | odkładaj wszystko, co punktuje; po Tutto rzuć znów całą szóstką bez nowej karty; kolejkę kończy tylko pudło i ono *zapisuje* punkty |
    | Plus/minus | 5 | przed Tutto nie wolno przestać; Tutto daje ci 1000, cokolwiek wypadło, a przy zapisaniu prowadząca osoba traci 1000; jeśli prowadzi kilka, każda traci 1000, ty nigdy |
    | Strit | 5 | nie wolno przestać, dopóki nie odłożysz liczb od jednego do sześciu, każdej raz; każdy rzut musi dać choć jedną nową liczbę, inaczej to pudło; wart 2000 i liczy się jako Tutto |
    | Koniczyna | 1 | nie wolno przestać; dwa Tutto z tą kartą, po pierwszym znów rzut całą szóstką, od razu wygrywają grę, bez względu na wyniki |

    __Strit, przykład.__ ⚀⚁⚁⚃⚄⚅: odłóż ⚀⚁⚃⚄⚅ i rzuć jedną kością. Strita domknie tylko ⚂; wszystko inne to
    pudło. Można też odłożyć mniej i rzucić większą liczbą kości po brakujące liczby.

    __Plus/minus.__ Kto prowadzi, widać z zapisanych punktów, zanim doda się tę kolejkę. Jeśli tylko ty
    prowadzisz, karta kończy twoją kolejkę jak stop. Nikt nie spada poniżej 0.

    __Talia__ przechodzi z kolejki na kolejkę; gdy się skończy, tasuje się znów wszystkie 56 kart.

    __Koniec.__ Gdy tylko ktoś ma zapisane co najmniej 6000, gra się kończy i wygrywa najwięcej punktów.
    Grając samemu, liczysz potrzebne kolejki.

    __Późniejsze zasady.__ Kto sam prowadzi, gra plus/minus o jego 1000 i nikt nie traci. Rundę, w której
    ktoś osiąga 6000, gra się do końca; przy równych sumach wygrana jest wspólna.

## Cała kolejka w jednym wierszu, z prawdziwymi kośćmi i kartami
tutto-help-turn = Tylko zapisujesz wyniki? Wpisz „turn”, karty po kolei i zapisane punkty: „turn 600 x2 1500”.
error-tutto-turn-form = Wpisz karty kolejki, a potem jej punkty, 0, jeśli przepadły: „turn 600 x2 1500”, nie „{ $text }”.
