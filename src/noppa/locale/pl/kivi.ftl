# KIVI: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

kivi-name = KIVI
kivi-tagline = Długie linie na planszy 7 × 7

## Wydania
kivi-edition-international = Międzynarodowe
kivi-edition-italian = Włoskie

## Opcje i znaczenie ich wartości
kivi-option-run-of-six = Gdzie pasuje 1-2-3-4-5-6
kivi-option-run-of-six-vacant = każde wolne pole
kivi-option-run-of-six-take-over = każde wolne pole albo pole innego gracza
kivi-option-alike = Gdzie pasuje pięć i sześć jednakowych
kivi-option-alike-wild = każde wolne pole; sześć jednakowych także pole innego gracza
kivi-option-alike-plain = tylko pola, do których pasują

## Co zmienia opcja, w jednym zdaniu
kivi-option-run-of-six-vacant-more = Z 1-2-3-4-5-6 możesz położyć kamień na dowolnym wolnym polu.
kivi-option-run-of-six-take-over-more = Z 1-2-3-4-5-6 możesz położyć kamień na dowolnym wolnym polu albo przejąć pole innego gracza i przenieść jego kamień gdzie indziej.
kivi-option-alike-wild-more = Z pięcioma jednakowymi możesz położyć kamień na dowolnym wolnym polu. Z sześcioma możesz też przejąć pole innego gracza i przenieść jego kamień gdzie indziej.
kivi-option-alike-plain-more = Pięć i sześć jednakowych to nic specjalnego. Pasują tylko do pól: same nieparzyste, same parzyste, 12 lub mniej oraz 30 lub więcej.

## Co się liczy
kivi-item-lines = Linie
kivi-item-singles = Pojedyncze kamienie

## Układy pól
kivi-target-two-pairs = 2 pary
kivi-target-three-of-a-kind = Trójka
kivi-target-run-of-4 = Strit z 4
kivi-target-three-and-two = 3 + 2 jednakowe
kivi-target-four-of-a-kind = Kareta
kivi-target-run-of-5 = Strit z 5
kivi-target-all-even = Same parzyste
kivi-target-all-odd = Nieparzyste
kivi-target-at-most-12 = 12 lub mniej
kivi-target-at-least-30 = 30 lub więcej
kivi-target-three-pairs = 3 pary
kivi-target-two-triples = 2 trójki
kivi-target-four-and-two = 4 + 2 jednakowe

## Układy, jak stoją na polu: najwyżej sześć znaków
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Gdzie rzut może trafić bez względu na układy
kivi-wild-vacant = Każde wolne pole
kivi-wild-take-over = Każde wolne pole albo pole innego gracza

## Na ekranie
kivi-stones = { $box ->
    [0] do zagrania { $hand }
   *[other] do zagrania { $hand }, stracone { $box }
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runda { $round } z { $rounds }
kivi-rolls-left = { $rolls ->
    [0] koniec rzutów
    [one] jeszcze jeden rzut
    [few] jeszcze { $rolls } rzuty
    [many] jeszcze { $rolls } rzutów
   *[other] jeszcze { $rolls } rzutu
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, ale już zajęte
kivi-meets-nothing = Nic nie pasuje
kivi-move-keep = { $count ->
    [0] rzuć ponownie całą szóstką
   *[other] zostaw { $dice }
 }
kivi-move-place = kamień na pole { $square } ({ $gain })
kivi-move-take-over = kamień na pole { $square } ({ $gain }), tamten na pole { $to } ({ $change })
kivi-move-box = kamień do pudełka

## Przy stole w przeglądarce
kivi-turn = Kolejka { $round } z { $rounds }
kivi-place = Połóż na polu { $square }
kivi-take-over = Przejmij pole { $square }, tamten kamień na pole { $to }
kivi-box = Odłóż kamień do pudełka
kivi-choose = Dotknij pola, które pasuje.
kivi-choose-vacant = Dotknij wolnego pola dla tamtego kamienia.
kivi-key-hint = Dotknij pola, żeby zobaczyć, czego wymaga.
kivi-hint-meets = { $free ->
    [0] Masz układ „{ $targets }”, ale żadne z tych pól nie jest wolne.
   *[other] Masz układ „{ $targets }”. Dotknij podświetlonego pola.
 }
kivi-hint-nothing = Twoje kości nie pasują do żadnego pola.
kivi-hint-keep = Dotknij kości, które chcesz zostawić, i rzuć resztą.
kivi-wild-fits = { $roll ->
    [six] Sześć jednakowych pasuje wszędzie.
    [five] Pięć jednakowych pasuje wszędzie.
   *[run] 1-2-3-4-5-6 pasuje wszędzie.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Dotknij dowolnego wolnego pola albo pola z kamieniem innego gracza.
   *[vacant] Dotknij dowolnego wolnego pola.
 }
kivi-key-value = { $value ->
    [1] białe, wartość 1
    [2] czarne, wartość 2
    [3] czerwone, wartość 3
   *[other] wartość { $value }
 }
kivi-key-example = na przykład
kivi-key-line = linia z { $stones } = { $points }
kivi-key-single = pojedynczy kamień
kivi-key-not = Twoje kości dają inny układ: { $targets }.
kivi-colours = Białe pola są warte 1, czarne 2, a czerwone 3.
kivi-did-place = { $name }: zajęte pole { $square } („{ $target }”).
kivi-did-take-over = { $name }: przejęte pole { $square }, tamten kamień trafia na pole { $to }.
kivi-did-box = { $name }: kamień do pudełka.
kivi-moment = Linia z { $stones }
kivi-moment-wild = { $roll ->
    [six] Sześć jednakowych
    [five] Pięć jednakowych
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Pasuje do każdego wolnego pola.
kivi-moment-points = { $gain ->
    [one] +1 punkt
    [few] +{ $gain } punkty
    [many] +{ $gain } punktów
   *[other] +{ $gain } punktu
 }

## Co można wpisać
kivi-help =
    Wpisz kości, które chcesz zostawić, a reszta poleci ponownie: „444” albo „keep 4 4 4”. Samo „keep” rzuca całą szóstką.
    Wpisz pole, żeby położyć na nim kamień: „d4” albo „place d4”.
    Żeby przejąć pole, dodaj, dokąd idzie tamten kamień: „d4 b2” albo „place d4 move b2”.
    Wpisz „box”, żeby odłożyć kamień do pudełka, gdy nigdzie nie pasuje.

## Odmowy
error-kivi-no-rolls-left = Nie masz już rzutów. Połóż kamień albo odłóż go do pudełka, jeśli nigdzie nie pasuje.
error-kivi-keep-not-there = Możesz zostawić tylko kości z tego rzutu: { $dice }.
error-kivi-keep-all = Jeśli zostawisz całą szóstkę, nie będzie czym rzucić. Połóż kamień albo rzuć częścią kości.
error-kivi-square-unknown = Na tej planszy nie ma pola { $square }. Pola są od { $first } do { $last }.
error-kivi-square-taken = Na polu { $square } leży już kamień. Wybierz inne.
error-kivi-target-not-met = Pole { $square } wymaga układu „{ $target }”. { $needs } { $count ->
    [0] Twoje kości nigdzie nie pasują.
   *[other] Twoje kości pasują do pól { $open }.
 }
error-kivi-take-over-where = Żeby przejąć pole { $square }, podaj, na które wolne pole idzie tamten kamień.
error-kivi-no-take-over = Ten rzut nie pozwala przejąć pola. Wybierz wolne.
error-kivi-take-over-vacant = Pole { $square } jest wolne. Po prostu połóż tam kamień.
error-kivi-take-over-own = Kamień na polu { $square } jest już twój. Wybierz inne pole.
error-kivi-move-to-taken = Na polu { $to } leży już kamień. Ten z pola { $square } przenieś na wolne pole.
error-kivi-board-full = Plansza jest pełna, więc nie możesz przenieść kamienia.
error-kivi-box-rolls-left = Masz jeszcze rzuty. Pudełko jest tylko na ostatni rzut, który nigdzie nie pasuje.
error-kivi-box-can-place = Ten rzut pasuje do pól { $open }, więc musisz położyć kamień.

error-kivi-position-impossible = Taka sytuacja nie może powstać w grze: kamienie do zagrania { $hands }, kamienie na planszy { $stones }, kolej miejsca { $turn }.

## Co mówi trener i dlaczego
kivi-advice-keep = { $count ->
    [0] Rzuć ponownie całą szóstką
   *[other] Zostaw { $dice } i rzuć { $left ->
        [1] jedną kością
       *[other] { $left } kośćmi
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Rzuć całą szóstką
   *[other] Zostaw { $dice }
 }
kivi-advice-place = Połóż na polu { $square } ({ $target })
kivi-advice-place-brief = Połóż na polu { $square }
kivi-advice-take-over = Przejmij pole { $square } i przenieś tamten kamień na pole { $to }
kivi-advice-box = Odłóż kamień do pudełka
kivi-why-gain = Teraz daje to { study-amount-points }.
kivi-why-line = Teraz daje to { study-amount-points } w linii, w której liczba kamieni to { $stones }.
kivi-why-block = Blokuje to też rywali. Jeden z nich mógłby tam zdobyć { study-amount-points }.
kivi-why-rare = Zbieranie układu „{ $target }” przez całą kolejkę udaje się w { $percent }% przypadków.
kivi-why-take-over = Przeniesienie tamtego kamienia kosztuje jego gracza { study-amount-points }.
kivi-why-box = Ten rzut nie pasuje do żadnego wolnego pola, więc tracisz kamień.
kivi-why-keep = Kamień najpewniej trafi na pole { $square } ({ $target }, { $percent }%) albo na pole { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = Kamień najpewniej trafi na pole { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = Żaden rzut nie będzie już pasować do wolnego pola, więc tracisz kamień.
kivi-why-turn = { $percent ->
    [0] Średnio kolejka daje { study-amount-points } i nigdy nie tracisz kamienia.
   *[other] Średnio kolejka daje { study-amount-points }. W { $percent }% przypadków tracisz kamień.
 }
kivi-why-roll-instead = { $than ->
    [less] Ponowny rzut byłby wart o { study-amount-lead } mniej.
    [more] Ponowny rzut byłby wart o { study-amount-lead } więcej.
   *[same] Ponowny rzut byłby wart tyle samo.
 }
kivi-why-place-instead = { $than ->
    [less] Kamień na polu { $square } ({ $target }) byłby wart o { study-amount-lead } mniej.
    [more] Kamień na polu { $square } ({ $target }) byłby wart o { study-amount-lead } więcej.
   *[same] Kamień na polu { $square } ({ $target }) byłby wart tyle samo.
 }

## Jaki to był wybór
kind-roll-on = położyć czy rzucać dalej
kind-square = które pole
kind-block = pola, których chcą inni
kind-take-over = przejmowanie pól

## Własne plansze
error-kivi-board-size = { $place } to { $given }, a plansza ma od { $least } do { $most } rzędów i kolumn.
error-kivi-board-rows = { $place }: rzędów musi być { $rows }, zgodnie z rozmiarem, a nie { $given }.
error-kivi-board-columns = { $place }: pól musi być { $columns }, zgodnie z rozmiarem, a nie { $given }.
error-kivi-board-target = Nie ma układu „{ $target }” (pole { $place }). Użyj jednego z tych: { $allowed }.
error-kivi-board-value = Wartość „{ $value }” (pole { $place }) nie jest liczbą całkowitą od { $least } do { $most }.

## Zasady, w Markdownie
kivi-rules =
    Ułóż swoje dziesięć kamieni w długie linie, w poziomie i w pionie. Wygrywa najwyższa suma, a przy równych
    sumach wygrana jest wspólna. Gra od dwóch do czterech osób, każda ma dziesięć kolejek, na planszy z 49 polami.

    __Kolejka.__ Rzuć sześcioma kośćmi. Możesz rzucić ponownie najwyżej dwa razy i za każdym razem zostawić,
    co chcesz. Po każdym rzucie, który pasuje do wolnego pola, możesz skończyć i położyć tam kamień. Po trzecim
    rzucie musisz położyć kamień na dowolnym pasującym polu, jeśli takie jest. Jeśli nic nie pasuje, kamień
    trafia do pudełka i przepada.

    __Układy.__ Każde pole wymaga układu i jest warte 1, 2 lub 3.

    | układ | wartość | przykład |
    |---|---|---|
    | 2 pary | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Trójka | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Strit z 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 jednakowe | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Kareta | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Strit z 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Same parzyste | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Nieparzyste | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 lub mniej | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 lub więcej | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pary | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 trójki | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 jednakowe | 3 | ⚂⚂⚅⚅⚅⚅ |

    Liczą się wszystkie kości. Trzy jednakowe i para to „3 + 2 jednakowe”, nigdy „Trójka”, a strit z pięciu
    nie jest stritem z czterech. Jeśli rzut pasuje do kilku układów, wybierasz jeden z nich.

    __Przykład.__ Rzucasz ⚁⚁⚃⚃⚄⚅. To „2 pary” i można od razu położyć kamień. Ty jednak zostawiasz ⚁⚁⚃⚃, rzucasz
    dwiema kośćmi i wypada ⚁⚅. Teraz ⚁⚁⚁⚃⚃⚅ to „3 + 2 jednakowe” i „Same parzyste”, ale już nie „2 pary”.

    __Rzuty specjalne.__ Pięć jednakowych, ⚃⚃⚃⚃⚃⚅, albo liczby od jednego do sześciu, ⚀⚁⚂⚃⚄⚅, pasują do każdego
    wolnego pola. Sześć jednakowych, ⚂⚂⚂⚂⚂⚂, pasuje do każdego wolnego pola i do pola z kamieniem innego
    gracza. Ten kamień przenosisz wtedy na dowolne wolne pole.

    __Punkty.__ Dwa lub więcej twoich kamieni obok siebie, bez przerwy, to linia. Linia daje sumę wartości swoich pól
    razy liczbę swoich kamieni. Kamień może należeć do dwóch linii, jednej poziomej i jednej pionowej. Kamień poza
    liniami daje wartość swojego pola.

    __Punkty, przykład.__ Kolumny to od lewej a do g, rzędy od góry 1 do 7. Twoje kamienie leżą na b2, c2, d2,
    c3 i g7. W poziomie b2, c2 i d2 są warte 3, 1 i 3: 7 × 3 = 21. W pionie c2 i c3 są warte 1 i 2: 3 × 2 = 6. Kamień
    na g7 jest sam: 1. Razem 28.

    __Wydanie włoskie.__ Z liczbami od jednego do sześciu, ⚀⚁⚂⚃⚄⚅, możesz też przejąć pole innego gracza
    i przenieść jego kamień na dowolne wolne pole. Pięć i sześć jednakowych to zwykłe rzuty.

## Krótkie zasady
kivi-goal = Układaj kamienie w długie linie. Linia daje sumę pól razy liczbę kamieni: { $sum } × { $stones } = { $points }.
kivi-begins = Według instrukcji każdy rzuca jedną kością i zaczyna osoba z najwyższym rzutem. Potem gra idzie zgodnie z ruchem wskazówek zegara.
kivi-step-roll = Rzuć sześcioma kośćmi.
kivi-step-keep = Zostaw część i rzuć resztą, najwyżej dwa razy.
kivi-step-place = Połóż kamień na wolnym polu, które pasuje do kości.
kivi-needs-two-pairs = Dwie pary i dwie inne kości.
kivi-needs-three-of-a-kind = Trzy jednakowe i trzy różne kości.
kivi-needs-run-of-4 = Cztery kolejne liczby, ale nie pięć.
kivi-needs-three-and-two = Trzy jednakowe, para i jedna inna kość.
kivi-needs-four-of-a-kind = Cztery jednakowe i dwie różne kości.
kivi-needs-run-of-5 = Pięć kolejnych liczb, ale nie sześć.
kivi-needs-all-even = Tylko dwójki, czwórki i szóstki.
kivi-needs-all-odd = Tylko jedynki, trójki i piątki.
kivi-needs-at-most-12 = Suma sześciu kości to najwyżej 12.
kivi-needs-at-least-30 = Suma sześciu kości to co najmniej 30.
kivi-needs-three-pairs = Trzy różne pary.
kivi-needs-two-triples = Dwa razy trzy jednakowe.
kivi-needs-four-and-two = Cztery jednakowe i para.
kivi-item-five = Pięć jednakowych
kivi-item-run = Od jednego do sześciu
kivi-item-six = Sześć jednakowych
kivi-example-first = Twój pierwszy rzut to układ „{ $target }”. Możesz już położyć kamień.
kivi-example-keep = Chcesz więcej. Zostawiasz { $kept } i rzucasz dwiema kośćmi.
kivi-example-last = Teraz kości dają „{ $one }” i „{ $other }”, a ty wybierasz jedno pole.
kivi-example-line = Linia: { $sum } × { $stones } = { $points }
kivi-example-alone = Kamień poza liniami: { $points }
kivi-example-total = Razem { $points } pkt.
kivi-ask-all-dice = Czy liczą się wszystkie kości?
kivi-answer-all-dice = Tak. ⚄⚄⚄⚂⚂⚁ to „3 + 2 jednakowe”, nigdy „Trójka”. Jeśli kości pasują do kilku układów, wybierasz jeden.
kivi-ask-nothing = A jeśli po trzecim rzucie nic nie pasuje?
kivi-answer-nothing = Jeden z twoich kamieni trafia do pudełka i przepada.
kivi-ask-twice = Czy kamień może liczyć się dwa razy?
kivi-answer-twice = Tak, raz w linii poziomej i raz w pionowej.
kivi-ask-after = Czy muszę wykorzystać wszystkie trzy rzuty?
kivi-answer-after = Nie. Możesz położyć kamień po każdym rzucie, który pasuje do wolnego pola. Po trzecim musisz, jeśli się da.
kivi-ask-tie = Kto wygrywa przy remisie?
kivi-answer-tie = Przy równych sumach wygrana jest wspólna.
kivi-now = { $met ->
    [yes] Twoje kości pasują.{" "}
   *[no] {""}
 }{ $free ->
    [0] Żadne z tych pól nie jest wolne.
    [one] Wolne pola: 1 z { $of }.
    [few] Wolne pola: { $free } z { $of }.
    [many] Wolne pola: { $free } z { $of }.
   *[other] Wolne pola: { $free } z { $of }.
 }

## Lekcja: co zrobić na każdym kroku i dlaczego, gdy to już zrobione
kivi-lesson-goal = Układaj długie linie ze swoich kamieni
kivi-lesson-roll = Rzuć swoimi sześcioma kośćmi.
kivi-lesson-roll-why = Masz trzy rzuty, żeby kości pasowały do któregoś pola.
kivi-lesson-keep = Zostaw ⚄⚄⚄, a rzuć pozostałymi trzema.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ to „3 + 2 jednakowe”, a już nie „Trójka”.
kivi-lesson-place = Pola, które pasują, świecą. Połóż pierwszy kamień na b4.
kivi-lesson-place-why = Białe pola są warte 1, czarne 2, a czerwone 3. Trudniejsze rzuty są warte więcej.
kivi-lesson-roll-two = Jussi, bot, z którym grasz, też położył kamień. Rzuć znowu.
kivi-lesson-roll-two-why = To same parzyste, a także 3 + 2 jednakowe. Wybierasz jedno z nich.
kivi-lesson-line = Pole c4 wymaga samych parzystych i leży obok twojego kamienia. Połóż tam kamień.
kivi-lesson-line-why = Linia daje sumę pól razy liczbę kamieni: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Czerwone pole d4 dałoby linię z trzech kamieni. Rzuć.
kivi-lesson-roll-three-why = Pole d4 wymaga 2 trójek, na przykład ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Zapytaj trenera, które kości zostawić.
kivi-lesson-coach-why = Brakowało tylko jednej ⚅ i właśnie wypadła.
kivi-lesson-three = To 2 trójki. Połóż kamień na d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 punktów. Długie linie szybko rosną.
kivi-lesson-roll-last = Przeskoczmy do twojego ostatniego kamienia. Rzuć.
kivi-lesson-roll-last-why = Suma tych kości to 11, więc pasują do każdego wolnego pola ≤12.
kivi-lesson-last = Na a4 i na e4 powstanie linia z czterech kamieni. Na e4 blokujesz też Jussi, więc połóż tam.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Ostatni rzut Jussi nie pasował, więc jego kamień przepadł.
kivi-lesson-done = Szukaj pól, które wydłużają twoje linie, i w porę blokuj rywali.
