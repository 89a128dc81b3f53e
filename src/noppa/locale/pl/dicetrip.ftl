# Dice Trip: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 miast, jedna długa droga

## Wydania
dicetrip-edition-international = Międzynarodowe

## Opcje i znaczenie ich wartości
dicetrip-option-tens = Punkty za wszystkie dziesiątki

## Co zmienia opcja, w jednym zdaniu
dicetrip-option-tens-true-more = Gdy tylko na twojej mapie są liczby zaczynające się od 1, 2, 3, 4, 5 i 6, dostajesz punkt za każde kolorowe miasto, które jest jeszcze puste.
dicetrip-option-tens-false-more = Za wszystkie dziesiątki nie ma dodatkowych punktów.

## Wiersze tabeli wyników
dicetrip-item-bonus = Miasta premiowe
dicetrip-item-crossed = Skreślone
dicetrip-item-road = Najdłuższa droga
dicetrip-item-series = Najdłuższa seria
dicetrip-item-zones = Czyste strefy
dicetrip-item-tens = Dziesiątki

## Kości
dicetrip-colour-red = czerwona
dicetrip-colour-yellow = żółta
dicetrip-colour-green = zielona
dicetrip-colour-blue = niebieska

## Wbudowana mapa i co o niej mówić tam, gdzie się ją pokazuje
dicetrip-map-note = mapa to nasz własny rysunek
dicetrip-zone-v = Flandria
dicetrip-zone-b = Bruksela i okolice
dicetrip-zone-w = Walonia
dicetrip-city-oostende = Ostenda
dicetrip-city-brugge = Brugia
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gandawa
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpia
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Bruksela
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Ruchy
dicetrip-move-stand = zostaw te kości
dicetrip-move-reroll = rzuć ponownie: { $colours }
dicetrip-move-twice = użyj { $die } dwa razy, pomiń { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Przy stole
dicetrip-round = Runda { $round } z { $rounds }
dicetrip-power-reroll = może rzucić ponownie
dicetrip-uses-twice = { $name }: { $die } dwa razy, bez { $drop }.
dicetrip-power-twice = może użyć kości dwa razy
dicetrip-road = droga { $cities }: { $walked }
dicetrip-series = seria { $cities }: { $walked }
dicetrip-zone-open = puste: { $cities }
dicetrip-zone-clean = czysta
dicetrip-zone-lost = stracona
dicetrip-total = Suma
dicetrip-decide = Zostaw te kości (stand) albo rzuć niektórymi ponownie (reroll red blue). Ponownie możesz rzucić raz w grze.
dicetrip-makes = Możesz wpisać (a potem):
dicetrip-makes-nothing = nic nowego, więc skreśl miasto

## Przy stole w przeglądarce
dicetrip-number-status = Gdzie wpisać { $number }?
dicetrip-cross-status = Które miasto skreślić?
dicetrip-cross-only = Nie możesz utworzyć nowej liczby. Dotknij miasta, żeby je skreślić.
dicetrip-decide-status = Rzucić niektórymi ponownie?
dicetrip-choose-number = Wybierz liczbę
dicetrip-choose-city = Wybierz miasto
dicetrip-write = Wpisz { $number } w mieście { $city }
dicetrip-cross = Skreśl miasto { $city }
dicetrip-roll-again = { $dice ->
    [1] Rzuć ponownie 1 kością
   *[other] Rzuć ponownie { $dice } kośćmi
 }
dicetrip-twice = Użyj kości dwa razy
dicetrip-twice-more = Raz w grze możesz użyć jednej kości w obu liczbach, a inną pominąć.
dicetrip-twice-choice = Użyj { $die } dwa razy, pomiń { $drop }
dicetrip-own-map = Wróć
dicetrip-did-write = { $name }: { $number } w mieście { $city }.
dicetrip-did-cross = { $name }: skreślone miasto { $city }.
dicetrip-moment = { $cities ->
    [one] Droga przez { $cities } miasto
    [few] Droga przez { $cities } miasta
    [many] Droga przez { $cities } miast
   *[other] Droga przez { $cities } miasta
 }
dicetrip-moment-points = { $gain ->
    [one] +1 punkt
    [few] +{ $gain } punkty
    [many] +{ $gain } punktów
   *[other] +{ $gain } punktu
 }

## Co można wpisać
dicetrip-help =
    Wpisz liczbę w mieście: „gent=14” albo „gent 14”. Skreśl miasto: „gent=x” albo „gent x”.
    Gdy to ty rzucasz, możesz raz w grze rzucić kośćmi ponownie: „reroll red blue”. Wpisz „stand”, żeby je zostawić.
    Raz w grze, zanim coś wpiszesz, możesz użyć kości dwa razy i pominąć inną: „twice 5 drop 2”.

## Odmowy
error-dicetrip-colour-unknown = Kości do ponownego rzutu podaj kolorami, każdą raz: { $allowed }.
error-dicetrip-city-unknown = Nie ma miasta { $city }. Wybierz jedno z tych: { $allowed }.
error-dicetrip-number-unknown = { $number } nie pasuje. Wpisz dwie cyfry od 1 do 6 (od 11 do 66) albo x, żeby skreślić miasto.
error-dicetrip-stand-first = Najpierw osoba, która rzuca, musi zostawić kości (stand) albo rzucić niektórymi ponownie (reroll).
error-dicetrip-not-the-roller = Ponownie rzucić może tylko osoba, która rzuca w tej rundzie.
error-dicetrip-reroll-used = Twój ponowny rzut w tej grze jest już wykorzystany.
error-dicetrip-reroll-too-late = W tej rundzie jest już za późno na ponowny rzut. Wpisz swoje liczby.
error-dicetrip-twice-used = W tej grze twoja kość użyta dwa razy jest już wykorzystana.
error-dicetrip-twice-last-round = W ostatniej rundzie nie możesz użyć kości dwa razy.
error-dicetrip-twice-too-late = W tej rundzie jest już za późno, żeby użyć kości dwa razy. Trzeba ją wybrać, zanim coś wpiszesz.
error-dicetrip-twice-not-there = Wybierz dwie z kości na stole: { $dice }.
error-dicetrip-twice-double = Kości { $die } używasz dwa razy, więc nie możesz wpisać dubletu. Możesz wpisać: { $allowed }.
error-dicetrip-twice-missing = Kości { $die } używasz dwa razy, więc musi być w obu liczbach. Możesz wpisać: { $allowed }.
error-dicetrip-city-taken = Miasto { $city } jest zajęte ({ $number }). Puste są jeszcze: { $allowed }.
error-dicetrip-number-taken = Liczba { $number } jest już na twojej mapie, w mieście { $city }. Możesz wpisać: { $allowed }.
error-dicetrip-number-not-made = Z tych kości nie powstaje teraz { $number }. Możesz wpisać: { $allowed }.

error-dicetrip-cannot-come-up = W rundzie { $round } mapa nie może mieć tylu pustych miast: { $empty }.

## Co mówi trener i dlaczego
dicetrip-advice-stand = Zostaw te kości
dicetrip-advice-reroll = Rzuć ponownie { $count ->
    [1] tą kością
   *[other] tymi kośćmi
 }: { $colours }
dicetrip-advice-reroll-brief = Rzuć ponownie: { $colours }
dicetrip-advice-twice = Użyj { $die } dwa razy i pomiń { $drop }
dicetrip-advice-write = Wpisz { $number } w mieście { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Skreśl miasto { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Ponowny rzut { $dice ->
        [1] jedną kością
       *[other] { $dice } kośćmi
     } byłby wart o { study-amount-points } mniej.
    [more] Ponowny rzut { $dice ->
        [1] jedną kością
       *[other] { $dice } kośćmi
     } byłby wart o { study-amount-points } więcej.
   *[same] Ponowny rzut byłby wart tyle samo.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Zostawienie tych kości byłoby warte o { study-amount-points } mniej.
    [more] Zostawienie tych kości byłoby warte o { study-amount-points } więcej.
   *[same] Zostawienie tych kości byłoby warte tyle samo.
 }
dicetrip-why-kept = Ponowny rzut zostaje ci na którąś z następnych rund.
dicetrip-why-reroll = Nowe kości liczą się dla wszystkich, a ponownie rzucić możesz tylko raz w grze.
dicetrip-why-twice = Dzięki użyciu { $die } dwa razy ta runda jest warta o { study-amount-points } więcej.
dicetrip-why-twice-kept = Zostawiona na później, ta możliwość da średnio { study-amount-points }.
dicetrip-why-zone = To zapełnia strefę { $zone } bez skreśleń, co daje { study-amount-points }.
dicetrip-why-series = To tworzy serię { $cities } kolejnych liczb, wartą o { study-amount-points } więcej.
dicetrip-why-tens = Masz dzięki temu wszystkie dziesiątki, co daje { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] To początek twojej pierwszej drogi, wart { study-amount-points }.
    [few] Twoja najdłuższa droga ma wtedy { $cities } miasta i jest warta o { study-amount-points } więcej.
    [many] Twoja najdłuższa droga ma wtedy { $cities } miast i jest warta o { study-amount-points } więcej.
   *[other] Twoja najdłuższa droga ma wtedy { $cities } miasta i jest warta o { study-amount-points } więcej.
 }
dicetrip-why-bonus = Kość { $colour } w mieście tego samego koloru daje 1 punkt premii.
dicetrip-why-double = Dublet daje 1 punkt premii w każdym mieście.
dicetrip-why-colour-spent = Tracisz premię tego miasta, bo kość { $colour } nie wchodzi w skład liczby.
dicetrip-why-beside = Leży obok: { $names }.
dicetrip-why-nothing-yet = Na razie nic nie daje, ale leży obok: { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Skreślenie miasta byłoby warte o { study-amount-points } mniej.
    [more] Skreślenie miasta byłoby warte o { study-amount-points } więcej.
   *[same] Skreślenie miasta byłoby warte tyle samo.
 }
dicetrip-why-open = { $count ->
    [one] Obok jest jeszcze jedno puste miasto.
    [few] Obok są jeszcze { $count } puste miasta.
    [many] Obok jest jeszcze { $count } pustych miast.
   *[other] Obok jest jeszcze { $count } pustego miasta.
 }
dicetrip-why-filled = To zapełnia miasto, do którego i tak nic lepszego już nie trafi.
dicetrip-why-crossed = Skreślone miasto kosztuje 1 punkt.
dicetrip-why-cross = Strefa { $zone } nie będzie już czysta i nie da punktów.
dicetrip-why-cross-lost = Strefa { $zone } ma już skreślone miasto, więc nie ma nic więcej do stracenia.

## Co może być nie tak z mapą
error-dicetrip-map-zones = Plik mapy, { $place }: stref musi być { $allowed }, a jest { $found }.
error-dicetrip-map-colours = Plik mapy, { $place }: różnych kolorów kości musi być { $allowed }, a jest { $found }.
error-dicetrip-map-cities = Plik mapy, { $place }: miast musi być { $allowed }, a jest { $found }.
error-dicetrip-map-city-twice = Plik mapy, { $place }: miasto { $city } jest wpisane dwa razy.
error-dicetrip-map-unused = Plik mapy, { $place }: żadne miasto nie ma { $key } = { $value }. Nadaj tę wartość co najmniej jednemu.
error-dicetrip-map-link = Plik mapy, { $place }: połączenie to para dwóch różnych miast, a nie { $found }.
error-dicetrip-map-link-twice = Plik mapy, { $place }: { $one } i { $other } są już połączone.
error-dicetrip-map-value = Plik mapy, { $place }: wartość „{ $value }” nie istnieje. Użyj jednej z tych: { $allowed }.
error-dicetrip-map-apart = Plik mapy, { $place }: z miasta { $start } nie da się dojechać do: { $cities }. Połącz je.
error-dicetrip-map-same-place = Plik mapy, { $place }: { $one } i { $other } leżą w tym samym miejscu.
error-dicetrip-map-crossing = Plik mapy, { $place }: { $one } i { $other } przecięłyby się jako proste linie.
error-dicetrip-map-place = Plik mapy, { $place }: miejsce to dwie liczby, najwyżej { $most }, a nie { $found }.
error-dicetrip-map-slug = Plik mapy, { $place }: { $value } nie jest poprawną krótką nazwą. Musi pasować do { $allowed }.
error-dicetrip-map-label = Plik mapy, { $place }: nazwa musi mieć od 1 do { $most } znaków w jednym wierszu.
error-dicetrip-map-list = Plik mapy, { $place }: to musi być lista, a nie { $found }.

## Zasady, w Markdownie
dicetrip-rules =
    Wszyscy mają taką samą mapę: 25 połączonych ze sobą miast w trzech strefach. Niektóre miasta są kolorowe.
    Przez 13 rund każdy zapełnia swoją mapę. Wygrywa najwyższa suma, a przy równych sumach wygrana jest wspólna.
    Gra od jednej do czterech osób.

    __Runda.__ Jedna osoba rzuca czterema kośćmi w czterech kolorach. Rzucacie na zmianę, każdy przez jedną rundę.
    Potem wszyscy jednocześnie tworzą z czterech kości dwie liczby dwucyfrowe, używając każdej kości raz, i wpisują
    je w dwóch pustych miastach. W ostatniej rundzie zostaje tylko jedno miasto. Jego liczbę możesz utworzyć
    z dowolnych dwóch z czterech kości.

    __Przykład.__ Na kościach jest czerwona ⚀, żółta ⚃, zielona ⚁ i niebieska ⚄. Możesz wpisać 14 lub 41 razem
    z 25 lub 52, albo 12 lub 21 z 45 lub 54, albo 15 lub 51 z 24 lub 42. Jeśli wpiszesz 14 w Antwerpii,
    mieście czerwonym, dostajesz premię, bo w liczbie jest czerwona kość.

    __Ograniczenia.__ Na mapie nie możesz mieć dwa razy tej samej liczby. Jeśli nie możesz lub nie chcesz wpisać
    liczby, skreśl zamiast tego puste miasto. Drugą liczbę możesz wtedy utworzyć z dowolnych dwóch kości.

    __Ponowny rzut, raz w grze.__ Jeśli w tej rundzie to ty rzucasz, możesz od razu rzucić ponownie kośćmi, od
    jednej do czterech. Nowe kości liczą się dla wszystkich.

    __Kość dwa razy, raz w grze.__ Zanim coś wpiszesz, pomiń jedną kość, a innej użyj w obu liczbach. Z ⚀⚁⚃⚄,
    używając ⚃ dwa razy i pomijając ⚀, wpisujesz 24 lub 42 oraz 45 lub 54. Ta kość musi być w obu liczbach i nie
    może utworzyć dubletu. Dotyczy to tylko twojej mapy. Inni od razu widzą, której kości używasz dwa razy, ale to,
    co wpisujesz, pozostaje ukryte, dopóki wszyscy nie skończą. Nie można tego zrobić w ostatniej rundzie.

    __Punkty__

    | za co | punkty |
    |---|---|
    | miasto premiowe: dublet (11, 22, …) albo kolorowe miasto, w którego liczbie jest kość tego koloru | po 1 |
    | skreślone miasto | po −1 |
    | najdłuższa droga: połączone miasta z rosnącymi liczbami | 1 za miasto |
    | najdłuższa seria: połączone miasta, w każdym następna możliwa liczba (po 16 idzie 21) | 4 miasta 2, 5 miast 3, 6 miast 4, od 7 do 9 miast 6, więcej 9 |
    | strefy pełne liczb, bez skreśleń | jedna 4, dwie 7, trzy 9 |

    Miasto daje najwyżej jedną premię. Gdy kości pokazują tę samą liczbę, liczą się tak, jak ci najlepiej pasuje.

    __Punkty, przykład.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 i Marche-en-Famenne 34 są połączone jedno
    za drugim. Liczby rosną, więc to droga przez 5 miast, warta 5 punktów. Pierwsze cztery liczby następują po sobie,
    więc to seria 4, warta 2 punkty. 22 to dublet, wart 1 punkt. Z dwoma skreślonymi miastami (−2) i jedną czystą
    strefą (4) to razem 10.

    __Dziesiątki__ (opcja). Gdy tylko na twojej mapie jest liczba z każdej dziesiątki, od 1x do 6x, dostajesz
    punkt za każde kolorowe miasto, które po jej wpisaniu jest jeszcze puste.

    Mapę Belgii narysowaliśmy sami. Inną możesz wczytać z pliku.

## Krótkie zasady
dicetrip-goal = Zapełnij mapę tak, żeby liczby rosły od miasta do miasta. Wygrywa najwyższy wynik.
dicetrip-begins = Instrukcja tego nie mówi. To prawie bez znaczenia, bo rzucacie na zmianę, a wpisujecie jednocześnie.
dicetrip-step-roll = Jedna osoba rzuca czterema kośćmi za wszystkich.
dicetrip-step-make = Utwórz z nich dwie liczby. Użyj każdej kości raz.
dicetrip-step-write = Wpisz obie w pustych miastach na swojej mapie.
dicetrip-needs-bonus = Dublet albo kolorowe miasto, w którego liczbie jest kość tego koloru. 1 punkt za miasto.
dicetrip-needs-crossed = Każde skreślone miasto kosztuje 1 punkt.
dicetrip-needs-road = Połączone miasta z rosnącymi liczbami. 1 punkt za każde miasto najdłuższej drogi.
dicetrip-needs-series = Połączone miasta, w każdym następna możliwa liczba (po 16 idzie 21). Za 4 miasta dostajesz { $s4 } pkt, za 5 { $s5 }, za 6 { $s6 }, za 7 do 9 { $s7 }, a za więcej { $s10 }.
dicetrip-needs-zones = Strefy pełne liczb, bez skreśleń. Za jedną dostajesz { $z1 } pkt, za dwie { $z2 }, a za wszystkie trzy { $z3 }.
dicetrip-needs-tens = Gdy tylko na twojej mapie jest liczba z każdej dziesiątki, od 1x do 6x, dostajesz 1 punkt za każde kolorowe miasto, które jest jeszcze puste.
dicetrip-example-dice = Z tych kości da się ułożyć tyle różnych liczb: { $count }.
dicetrip-example-pair = Jeśli weźmiesz { $first }, z dwóch pozostałych kości powstaje { $rest }.
dicetrip-example-bonus = W liczbie { $number } jest kość { $colour }, więc w mieście tego koloru ({ $colour }) daje ona premię.
dicetrip-example-road = Liczby rosną, więc to droga. Jest warta { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
dicetrip-example-series = Pierwsze cztery liczby następują po sobie. To jeszcze { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
dicetrip-example-double = Dublet to miasto premiowe. To { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
dicetrip-example-crossed = Jedno miasto jest skreślone. To { $points ->
    [-1] −1 punkt
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
dicetrip-example-total = Razem to { $points } pkt.
dicetrip-ask-reroll = Czy mogę rzucić ponownie?
dicetrip-answer-reroll = Tak, raz w grze, gdy to ty rzucasz. Możesz od razu rzucić ponownie kośćmi, od jednej do czterech. Nowe kości liczą się dla wszystkich.
dicetrip-ask-twice = Czy mogę użyć kości dwa razy?
dicetrip-answer-twice = Tak, raz w grze, ale nie w ostatniej rundzie. Pomiń jedną kość, a innej użyj w obu liczbach, nigdy do dubletu. Inni od razu to widzą.
dicetrip-ask-cross = Czy mogę skreślić miasto, nawet jeśli jakaś liczba pasuje?
dicetrip-answer-cross = Tak. Drugą liczbę możesz wtedy utworzyć z dowolnych dwóch kości.
dicetrip-ask-consecutive = Co jest po 16?
dicetrip-answer-consecutive = 21. Na kościach są tylko liczby od 1 do 6.
dicetrip-ask-last = Czym różni się ostatnia runda?
dicetrip-answer-last = Zostaje tylko jedno miasto. Jego liczbę możesz utworzyć z dowolnych dwóch z czterech kości.
dicetrip-ask-same = Czy mogę mieć na mapie dwa razy tę samą liczbę?
dicetrip-answer-same = Nie.
dicetrip-now = { $points ->
    [-1] −1 punkt na twojej mapie.
    [one] 1 punkt na twojej mapie.
    [few] { $points } punkty na twojej mapie.
    [many] { $points } punktów na twojej mapie.
   *[other] { $points } punktu na twojej mapie.
 }

## Lekcja: co zrobić na każdym kroku i dlaczego, gdy to już zrobione
dicetrip-lesson-goal = Zbuduj jedną długą drogę z rosnących liczb
dicetrip-lesson-roll = Wszyscy używają tych samych czterech kości. Rzuć nimi.
dicetrip-lesson-roll-why = Z dwóch kości powstaje jedna liczba. 1 i 3 dają 13 albo 31.
dicetrip-lesson-stand = Ponownie możesz rzucić raz w grze, ale jeszcze nie teraz. Zostaw te kości.
dicetrip-lesson-stand-why = Teraz każdy tworzy dwie liczby, używając każdej kości raz.
dicetrip-lesson-colour = Czerwona 1 i żółta 3 dają 13. Wpisz tę liczbę w Brugii.
dicetrip-lesson-colour-why = Brugia jest żółta, a w 13 jest żółta kość. To punkt premii.
dicetrip-lesson-road = Pozostałe dwie kości dają 21. Wpisz tę liczbę obok, w Gandawie.
dicetrip-lesson-road-why = Najpierw 13, potem 21. Liczby, które rosną od miasta do miasta, tworzą drogę.
dicetrip-lesson-longer = Tym razem za was oboje rzuca bot Jussi. Wpisz 24 w Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. Jedno miasto więcej, jeden punkt więcej.
dicetrip-lesson-double = Dwie jedynki dają 11. Wpisz tę liczbę w Ostendzie.
dicetrip-lesson-double-why = Dublet, taki jak 11, daje premię w każdym mieście.
dicetrip-lesson-coach = Przeskoczmy rundę. Zapytaj trenera, co zrobić.
dicetrip-lesson-coach-why = Raz w grze możesz użyć jednej kości w obu liczbach i pominąć inną.
dicetrip-lesson-between = Wpisz 32 w Wavre, między 31 a 33.
dicetrip-lesson-between-why = 31, 32, 33. Każda liczba następuje zaraz po poprzedniej.
dicetrip-lesson-series = Użyj ⚂ jeszcze raz. Wpisz 34 w Dinant.
dicetrip-lesson-series-why = Cztery po kolei tworzą serię, czyli kropkowaną linię: 2 punkty. Za dłuższą jest więcej.
dicetrip-lesson-zone = Przeskoczmy dalej. Wpisz 36 w Nivelles, ostatnim mieście strefy.
dicetrip-lesson-zone-why = Zacieniowane obszary to strefy. Pierwsza pełna strefa bez skreśleń daje 4 punkty.
dicetrip-lesson-cross = Możesz wpisać 12, ale z pozostałych kości nie powstaje nic nowego. Dotknij × i skreśl Arlon.
dicetrip-lesson-cross-why = To kosztuje 1 punkt, a strefa, w której leży Arlon, nie da już punktów.
dicetrip-lesson-roll-last = To ostatnia runda i puste jest tylko Sint-Niklaas. Rzuć.
dicetrip-lesson-roll-last-why = Wszystkie liczby, które dają te kości, już masz.
dicetrip-lesson-reroll = To dobra chwila na ponowny rzut. Dotknij wszystkich kości oprócz żółtej 2.
dicetrip-lesson-reroll-why = 22 to dublet i pasuje między 21 a 24.
dicetrip-lesson-last = Wpisz 22 w Sint-Niklaas.
dicetrip-lesson-last-why = Masz dłuższą drogę, dublet i drugą pełną strefę, Flandrię.
dicetrip-lesson-done = Małe liczby wpisuj na jednym końcu mapy, duże na drugim.
