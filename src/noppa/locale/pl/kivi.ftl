# KIVI: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

kivi-name = KIVI
kivi-tagline = Dziesięć kamieni, sześć kości oraz linie w poziomie i pionie

## Wydania
kivi-edition-international = Międzynarodowe
kivi-edition-italian = Włoskie

## Opcje i znaczenie ich wartości
kivi-option-run-of-six = Co wolno zająć za 1-2-3-4-5-6
kivi-option-run-of-six-vacant = dowolne wolne pole
kivi-option-run-of-six-take-over = dowolne wolne pole albo pole innego gracza

## Co zmienia opcja, w jednym zdaniu
kivi-option-run-of-six-vacant-more = Za 1-2-3-4-5-6 możesz położyć kamień na dowolnym wolnym polu.
kivi-option-run-of-six-take-over-more = Za 1-2-3-4-5-6 możesz też zająć pole innego gracza i przenieść tamten kamień, jak przy sześciu jednakowych.

## Co się liczy
kivi-item-lines = Linie
kivi-item-singles = Pojedyncze kamienie

## Cele pól
kivi-target-two-pairs = 2 pary
kivi-target-three-of-a-kind = Trójka
kivi-target-run-of-4 = Strit z 4
kivi-target-three-and-two = 3 + 2 takie same
kivi-target-four-of-a-kind = Kareta
kivi-target-run-of-5 = Strit z 5
kivi-target-all-even = Same parzyste
kivi-target-all-odd = Nieparzyste
kivi-target-at-most-12 = 12 lub mniej
kivi-target-at-least-30 = 30 lub więcej
kivi-target-three-pairs = 3 pary
kivi-target-two-triples = 2 trójki
kivi-target-four-and-two = 4 + 2 takie same

## Cele, jak stoją na polu: najwyżej sześć znaków
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

## Gdzie rzut może trafić mimo celów
kivi-wild-vacant = Dowolne wolne pole
kivi-wild-take-over = Dowolne wolne pole albo pole innego gracza

## Na ekranie
kivi-stones = { $box ->
    [0] zostało { $hand }
   *[other] zostało { $hand }, stracone { $box }
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
kivi-meets-taken = { $targets }, już zajęte
kivi-meets-nothing = Żaden cel
kivi-move-keep = { $count ->
    [0] rzuć ponownie całą szóstką
   *[other] zostaw { $dice }
 }
kivi-move-place = kamień na { $square } ({ $gain })
kivi-move-take-over = kamień na { $square } ({ $gain }), tamten idzie na { $to } ({ $change })
kivi-move-box = kamień do pudełka

## Co można wpisać
kivi-help =
    Wpisz kości, które zostają, a pozostałymi rzucisz ponownie: „444” albo „keep 4 4 4”; samo „keep” rzuca całą szóstką.
    Wpisz pole, żeby położyć na nim kamień: „d4” albo „place d4”.
    Żeby przejąć pole, podaj, dokąd idzie tamten kamień: „d4 b2” albo „place d4 move b2”.
    „box” odkłada kamień do pudełka, gdy nie da się go położyć.

## Odmowy
error-kivi-no-rolls-left = Rzuty się skończyły: połóż kamień albo odłóż go do pudełka, jeśli nigdzie nie pasuje.
error-kivi-keep-not-there = Możesz zostawić tylko kości, które leżą na stole: { $dice }.
error-kivi-keep-all = Gdy zostaje wszystkie sześć kości, nie ma czym rzucić: połóż kamień albo rzuć częścią kości.
error-kivi-square-unknown = Na tej planszy nie ma pola { $square }: są od { $first } do { $last }.
error-kivi-square-taken = Na { $square } leży już kamień.
error-kivi-take-over-where = Żeby przejąć { $square }, podaj, na które wolne pole idzie tamten kamień.
error-kivi-no-take-over = Ten rzut nie przejmuje żadnego pola.
error-kivi-take-over-vacant = Pole { $square } jest wolne: po prostu połóż tam kamień.
error-kivi-take-over-own = Kamień na { $square } jest twój.
error-kivi-move-to-taken = Na { $to } leży już kamień: ten z { $square } musi trafić na wolne pole.
error-kivi-board-full = Nie ma wolnych pól, więc nie da się przenieść kamienia.
error-kivi-box-rolls-left = Pudełko jest na ostatni rzut, który nigdzie nie pasuje, a rzuty jeszcze są.
error-kivi-box-can-place = Ten rzut gdzieś pasuje, więc kamień trzeba położyć: { $open }.

error-kivi-position-impossible = Taka pozycja nie może powstać: kamienie do zagrania { $hands }, na planszy { $stones }, kolejka miejsca { $turn }.

## Uzasadnienia trenera

## Jaki to był wybór
kind-roll-on = położyć czy rzucać dalej
kind-square = które pole
kind-block = pola, których chcą inni
kind-take-over = przejmowanie pól

## Własne plansze
error-kivi-board-size = { $place } to { $given }: plansza ma od { $least } do { $most } rzędów i kolumn.
error-kivi-board-rows = { $place }: rzędów musi być { $rows }, jak podaje rozmiar, a nie { $given }.
error-kivi-board-columns = { $place }: pól musi być { $columns }, jak podaje rozmiar, a nie { $given }.
error-kivi-board-target = Nie ma celu „{ $target }” (pole { $place }). Są: { $allowed }.
error-kivi-board-value = Wartość „{ $value }” (pole { $place }) nie jest liczbą całkowitą od { $least } do { $most }.

## Zasady, w Markdownie
kivi-rules =
    Ułóż swoje dziesięć kamieni w długie linie, poziome i pionowe. Wygrywa najwyższa suma; przy równych
    sumach wygrana jest wspólna. Grają dwie do czterech osób, po dziesięć kolejek, na planszy z 49 polami.

    __Kolejka.__ Rzuć sześcioma kośćmi. Potem jeszcze najwyżej dwa razy zostaw, co chcesz, i rzuć resztą. Po
    każdym rzucie, który pasuje na wolne pole, wolno przestać i położyć tam kamień. Po trzecim rzucie trzeba
    położyć kamień, gdzie chcesz, o ile się da; jeśli nic nie pasuje, kamień idzie do pudełka i przepada.

    __Cele.__ Każde pole ma cel i liczy się za 1, 2 lub 3.

    | cel | wartość | przykład |
    |---|---|---|
    | 2 pary | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Trójka | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Strit z 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 takie same | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Kareta | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Strit z 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Same parzyste | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Nieparzyste | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 lub mniej | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 lub więcej | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pary | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 trójki | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 takie same | 3 | ⚂⚂⚅⚅⚅⚅ |

    Liczy się wszystkie sześć kości: trzy jednakowe obok pary to „3 + 2 takie same”, nigdy „Trójka”, a strit
    z pięciu nie jest stritem z czterech. Jeśli rzut pasuje do kilku celów, wybierasz jeden z nich.

    __Przykład.__ Wypada ⚁⚁⚃⚃⚄⚅. To „2 pary” i można od razu położyć kamień. Zostawiasz ⚁⚁⚃⚃, rzucasz dwiema
    kośćmi i wypada ⚁⚅. Teraz ⚁⚁⚁⚃⚃⚅ to „3 + 2 takie same” i „Same parzyste”, ale już nie „2 pary”.

    __Rzuty specjalne.__ Pięć jednakowych, ⚃⚃⚃⚃⚃⚅, albo wszystkie liczby, ⚀⚁⚂⚃⚄⚅: dowolne wolne pole. Sześć
    jednakowych, ⚂⚂⚂⚂⚂⚂: dowolne wolne pole albo pole z kamieniem innego gracza; ten kamień przenosisz
    na dowolne wolne pole.

    __Punkty.__ Dwa lub więcej twoich kamieni obok siebie bez przerwy to linia. Liczy się suma jej pól razy
    liczba jej kamieni. Kamień może należeć do dwóch linii, jednej poziomej i jednej pionowej. Kamień poza
    liniami liczy się raz, za wartość swojego pola.

    __Punkty, przykład.__ Kolumny to od lewej a do g, rzędy od góry 1 do 7. Twoje kamienie leżą na b2, c2, d2,
    c3 i g7. W poziomie b2, c2 i d2 mają 3, 1 i 3: 7 × 3 = 21. W pionie c2 i c3 mają 1 i 2: 3 × 2 = 6. Kamień na g7
    jest sam: 1. Razem 28.

    __Wydanie włoskie.__ Wszystkie liczby, ⚀⚁⚂⚃⚄⚅, też mogą przejąć pole, tak jak sześć jednakowych.
