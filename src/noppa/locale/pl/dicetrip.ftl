# Dice Trip: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

dicetrip-name = Dice Trip
dicetrip-tagline = Cztery kolorowe kości, 25 miast, jedna długa droga

## Wydania
dicetrip-edition-international = Międzynarodowe

## Opcje i znaczenie ich wartości
dicetrip-option-tens = Punkty za liczbę z każdej dziesiątki

## Co zmienia opcja, w jednym zdaniu
dicetrip-option-tens-true-more = Gdy tylko na twojej mapie jest liczba z każdej dziesiątki, dostajesz punkt za każde kolorowe miasto, które jest jeszcze puste.
dicetrip-option-tens-false-more = Liczby z każdej dziesiątki same nic nie dają.

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
dicetrip-move-stand = zostaw kości, jak leżą
dicetrip-move-reroll = rzuć ponownie: { $colours }
dicetrip-move-twice = { $die } dwa razy, bez { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Przy stole
dicetrip-round = Runda { $round } z { $rounds }
dicetrip-power-reroll = może rzucić ponownie
dicetrip-power-twice = może użyć kości dwa razy
dicetrip-road = droga { $cities }: { $walked }
dicetrip-series = seria { $cities }: { $walked }
dicetrip-zone-open = puste: { $cities }
dicetrip-zone-clean = czysta
dicetrip-zone-lost = stracona
dicetrip-total = Suma
dicetrip-decide = Zostaw kości, jak leżą (stand), albo rzuć niektórymi ponownie, raz w grze (reroll red blue).
dicetrip-makes = Daje (potem):
dicetrip-makes-nothing = nic nowego: skreśl miasto

## Co można wpisać
dicetrip-help =
    Wpisz liczbę do miasta: „gent=14” albo „gent 14”. Skreśl miasto: „gent=x” albo „gent x”.
    Kto rzuca, może najpierw raz w grze rzucić kośćmi ponownie: „reroll red blue”, albo „stand”, żeby je zostawić.
    Raz w grze, przed wpisaniem, użyj kości dwa razy i pomiń inną: „twice 5 drop 2”.

## Odmowy
error-dicetrip-colour-unknown = Kości to { $allowed }; podaj każdą do ponownego rzutu raz.
error-dicetrip-city-unknown = Nie ma miasta { $city }. Miasta to: { $allowed }.
error-dicetrip-number-unknown = Do miasta wpisuje się liczbę z dwóch cyfr od 1 do 6 (od 11 do 66) albo x, żeby je skreślić; nie { $number }.
error-dicetrip-stand-first = Najpierw decyduje, kto rzuca: zostawić kości czy rzucić ponownie.
error-dicetrip-not-the-roller = Ponownie rzuca tylko ten, kto rzuca w tej rundzie.
error-dicetrip-reroll-used = Twój ponowny rzut w tej grze jest już wykorzystany.
error-dicetrip-reroll-too-late = Kości tej rundy już leżą na dobre: wpisz swoje liczby.
error-dicetrip-twice-used = Możliwość użycia kości dwa razy jest w tej grze już wykorzystana.
error-dicetrip-twice-last-round = W ostatniej rundzie nie używa się kości dwa razy.
error-dicetrip-twice-too-late = Kości używa się dwa razy od pierwszej liczby: wybierz ją, zanim coś wpiszesz.
error-dicetrip-twice-not-there = Podaj dwie z kości na stole: { $dice }.
error-dicetrip-twice-double = { $die } liczy się dwa razy i nie może utworzyć dubletu. Możesz wpisać: { $allowed }.
error-dicetrip-twice-missing = { $die } liczy się dwa razy i musi być w obu liczbach. Możesz wpisać: { $allowed }.
error-dicetrip-city-taken = { $city }: zajęte ({ $number }). Jeszcze puste: { $allowed }.
error-dicetrip-number-taken = { $number } jest już na twojej mapie: { $city }. Możesz wpisać: { $allowed }.
error-dicetrip-number-not-made = Te kości nie dają teraz { $number }. Możesz wpisać: { $allowed }.

error-dicetrip-cannot-come-up = W rundzie { $round } na żadnej mapie nie ma tylu pustych miast: { $empty }.

## Uzasadnienia trenera

## Co może być nie tak z mapą
error-dicetrip-map-zones = Mapa, { $place }: stref ma być { $allowed }, tu jest { $found }.
error-dicetrip-map-colours = Mapa, { $place }: różnych kolorów kości ma być { $allowed }, tu { $found }.
error-dicetrip-map-cities = Mapa, { $place }: miast ma być { $allowed }, tu jest { $found }.
error-dicetrip-map-city-twice = Mapa, { $place }: { $city } już tam jest.
error-dicetrip-map-unused = Mapa, { $place }: żadne miasto nie ma { $key } = { $value }.
error-dicetrip-map-link = Mapa, { $place }: połączenie to para dwóch różnych miast, a nie { $found }.
error-dicetrip-map-link-twice = Mapa, { $place }: { $one } i { $other } są już połączone.
error-dicetrip-map-value = Mapa, { $place }: nie ma wartości { $value }. Dozwolone: { $allowed }.
error-dicetrip-map-apart = Mapa, { $place }: nie ma drogi { $start } – { $cities }.
error-dicetrip-map-same-place = Mapa, { $place }: { $one } i { $other } leżą w tym samym miejscu.
error-dicetrip-map-crossing = Mapa, { $place }: { $one } i { $other } przecinają się, gdy rysuje się je prosto.
error-dicetrip-map-place = Mapa, { $place }: miejsce to dwie liczby, najwyżej { $most }, a nie { $found }.
error-dicetrip-map-slug = Mapa, { $place }: { $value } nie jest krótką nazwą; musi pasować do { $allowed }.
error-dicetrip-map-label = Mapa, { $place }: nazwa ma od 1 do { $most } znaków w jednym wierszu.
error-dicetrip-map-list = Mapa, { $place }: to musi być lista, a nie { $found }.

## Zasady, w Markdownie
dicetrip-rules =
    Wszyscy mają taką samą mapę: 25 miast połączonych drogami, w trzech strefach; niektóre są kolorowe.
    W 13 rundach każdy zapełnia swoją mapę. Wygrywa najwyższa suma; przy równych sumach wygrana jest wspólna.
    Gra jedna do czterech osób.

    __Runda.__ Jedna osoba rzuca czterema kośćmi w czterech kolorach; w następnej rundzie rzuca następna.
    Potem wszyscy naraz tworzą z czterech kości dwie liczby dwucyfrowe, każda kość użyta raz, i wpisują je
    do dwóch pustych miast. W ostatniej rundzie zostaje jedno miasto: jego liczbę tworzą dowolne dwie
    z czterech kości.

    __Przykład.__ Wypada czerwona ⚀, żółta ⚃, zielona ⚁ i niebieska ⚄. Można wpisać 14 lub 41 razem
    z 25 lub 52, albo 12 lub 21 z 45 lub 54, albo 15 lub 51 z 24 lub 42. Jeśli wpiszesz 14 w Antwerpii,
    mieście czerwonym, to czerwona kość jest w jego liczbie: to premia.

    __Ograniczenia.__ Żadna liczba nie stoi na mapie dwa razy. Za liczbę, której nie możesz lub nie chcesz
    wpisać, skreśl puste miasto; druga liczba może wtedy użyć dowolnych dwóch kości.

    __Ponowny rzut, raz w grze.__ Kto rzuca, może zaraz po rzucie rzucić ponownie kośćmi, od jednej do czterech,
    dla wszystkich.

    __Kość dwa razy, raz w grze.__ Przed wpisaniem pomiń jedną kość, a innej użyj w obu liczbach. Z ⚀⚁⚃⚄,
    gdy ⚃ liczy się dwa razy, a odpada ⚀, wpisujesz 24 lub 42 i 45 lub 54. Ta kość musi być w obu liczbach
    i nigdy nie tworzy dubletu. Dotyczy to tylko twojej mapy. W ostatniej rundzie nie można z tego
    skorzystać.

    __Punkty__

    | za co | punkty |
    |---|---|
    | miasto premiowe: dublet (11, 22, …) albo kolorowe miasto z kością swojego koloru w liczbie | po 1 |
    | skreślone miasto | po −1 |
    | najdłuższa droga: połączone miasta z rosnącymi liczbami | 1 za miasto |
    | najdłuższa seria: połączone miasta, każda liczba jest następną; po 16 idzie 21 | 4 miasta 2, 5 miast 3, 6 miast 4, 7 do 9 miast 6, od 10 miast 9 |
    | strefy pełne liczb, bez skreśleń | jedna 4, dwie 7, trzy 9 |

    Miasto daje najwyżej jedną premię. Gdy kości pokazują to samo, liczą się tak, jak ci najlepiej pasuje.

    __Punkty, przykład.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 i Marche-en-Famenne 34 są połączone jedno
    za drugim. Liczby rosną: droga z 5 miast, 5 punktów. Pierwsze cztery następują po sobie: seria 4, 2
    punkty. 22 to dublet: 1 punkt. Z dwoma skreślonymi miastami, −2, i jedną czystą strefą, 4, to razem 10.

    __Dziesiątki__ (opcja). Gdy tylko na twojej mapie jest liczba z każdej dziesiątki, od 1x do 6x, dostajesz
    punkt za każde kolorowe miasto, które po tym wpisie jest jeszcze puste.

    Mapa Belgii to nasz własny rysunek. Inną można wczytać z pliku.
