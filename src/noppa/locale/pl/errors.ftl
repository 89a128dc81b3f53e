# Co poszło nie tak i jak byłoby dobrze. Jeden komunikat na każdy kod drzewa błędów;
# własne kody gier są w ich plikach.

error-unforeseen = Coś poszło nie tak ({ $code }).

## Ruchy
error-move-unreadable = „{ $text }” nie jest ruchem w tej grze.
error-move-illegal = Nie możesz teraz zagrać „{ $move }”.
error-move-not-a-move = „{ $move }” nie jest obiektem ruchu. Utwórz go z tekstu przez rules.parse().
error-move-game-over = Gra jest skończona.
error-move-chance-first = { $asked ->
    [draw] Najpierw odkryj kartę.
   *[roll] Najpierw rzuć kośćmi.
 }
error-move-out-of-turn = To nie jest kolej tego gracza.

## Los
error-roll-not-asked = Teraz nie ma czym rzucać.
error-roll-count = { $dice ->
    [1] Do tego rzutu potrzeba jednej kości, a nie { $given }.
   *[other] Do tego rzutu potrzeba { $dice } kości, a nie { $given }.
 }
error-roll-face = Kość pokazuje od 1 do 6, a nie { $face }.
error-draw-not-asked = Teraz nie ma karty do odkrycia.
error-card-not-in-pile = Karty „{ $card }” nie ma już w talii. Zostały: { $allowed }.
error-card-unknown = Nie ma karty „{ $card }”. Karty: { $allowed }.
error-real-dice = Grasz prawdziwymi kośćmi. Wpisz, co pokazują.
error-real-card = Grasz prawdziwymi kartami. Wpisz odkrytą kartę.
error-replay-over = W zapisanej grze nie ma więcej rzutów ani kart.
error-replay-differs = W zapisanej grze jest w tym miejscu coś innego: { $came }.

## Gry, wydania, opcje
error-game-unknown = Nie ma gry „{ $game }”. Gry: { $allowed }.
error-edition-unknown = Nie ma wydania „{ $edition }”. Wydania: { $allowed }.
error-first-unknown = Nie ma gracza „{ $name }”. Zacząć może: { $allowed }.
error-option-unknown = Nie ma opcji „{ $key }”. Opcje: { $allowed }.
error-option-value = „{ $key }” nie może być { $value }. Dozwolone: { $allowed }.
error-option-form = Opcję zapisz jako NAME=VALUE, nie „{ $text }”.
error-players = Liczba graczy w tej grze: od { $least } do { $most }, a nie { $players }.

## Własne plansze, talie i mapy
# { $content } to nazwa jednej z nich, osobno: Plansza, Talia, Mapa.
content-board = Plansza
content-deck = Talia
content-map = Mapa
content-content = Plansza, talia lub mapa
error-content-other-game = { $content }: ten plik jest do gry { $allowed }, nie do gry { $game }.
error-content-not-plain = { $content }: użyj tylko zwykłych danych (tekst, liczby, listy i tabele).
error-content-kind = { $content }: podaj ścieżkę, tekst TOML albo tabelę, nie { $given }.
error-content-not-a-table = { $content }: { $place } musi być tabelą z { $allowed }.
error-content-key-unknown = { $content }: { $place } ma nieznany klucz „{ $key }”. Dozwolone: { $allowed }.
error-content-key-missing = { $content }: w { $place } brakuje klucza „{ $key }”.
error-content-no-file = { $content }: nie można odczytać pliku { $path } ({ $why }).
error-content-not-text = { $content }: plik nie jest tekstem UTF-8 (bajt { $byte }).
error-content-not-toml = { $content }: plik nie jest poprawnym TOML-em ({ $why }).
error-content-line-too-long = { $content }: wiersz { $line } jest za długi. Najwięcej znaków: { $most }.
error-content-too-deep = { $content }: { $line ->
    [0] za dużo poziomów zagnieżdżonych nawiasów, najwyżej { $most }.
   *[other] klucz w wierszu { $line } ma za dużo części, najwyżej { $most }.
 }
error-content-too-costly = { $content }: rzutów, kart i ruchów w grze byłoby więcej niż { $most }. Skróć ją.
error-content-too-long = { $content }: plik jest za duży. Największy rozmiar w bajtach to { $most }.

## Stół
error-table-no-chance = Teraz nie ma czym rzucać ani czego odkrywać.
error-table-started = Gra już się zaczęła.
error-table-not-over = Gra jeszcze się nie skończyła.
error-table-ended = Gra się skończyła.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-not-yours = Ostatni ruch należy do kogoś innego, a ta runda jeszcze trwa.
error-undo-past-chance = Nie możesz cofnąć ruchu po następnym rzucie lub karcie.
error-amend-needs-real-dice = Wpisy możesz poprawiać tylko w grze z prawdziwymi kośćmi.
error-amend-other-kind = Wpis { $number } to „{ $was }”. Nie możesz go zmienić na „{ $text }”.
error-step-unknown = Nie ma wpisu { $number } do zmiany. Wpisy: { $legal }.
error-seat-unknown = Nie ma miejsca { $seat }.
error-bot-unknown = Nie ma bota „{ $bot }”. Boty: { $legal }.

## Trener
error-coach-no-worth = Trener nie zna jeszcze gry { $game }.
error-worth-not-over = Gra jeszcze się nie skończyła, więc nikt nie wygrał.
error-bot-not-due = Miejsce { $seat } nie ma teraz nic do wyboru, więc nie ma o co pytać jego bota.
error-advice-not-due = Miejsce { $seat } nie ma teraz nic do wyboru.
error-review-unfinished = Ta gra nie jest skończona. Zagraj do końca, żeby ją przeanalizować.

## Symulacje
error-simulate-games = Liczba gier musi być całkowita, co najmniej 1, a nie { $games }.
error-simulate-seed = Liczba startowa musi być całkowita, a nie { $seed }.
error-simulate-settled = Te zasady gry { $game } zawierają już swoje opcje. Nie podawaj oprócz nich wydania ani opcji.
error-simulate-backend = Nie ma silnika „{ $backend }”. Silniki: { $allowed }.
error-simulate-workers = Liczba procesów musi być całkowita, co najmniej 1, a nie { $workers }.
error-simulate-cluster = Adres klastra możesz podać tylko dla { $allowed }, nie dla { $backend }.
error-simulate-no-cluster = Nie można połączyć się z klastrem { $backend } pod adresem { $cluster }: { $reason }.
error-extra-missing = To wymaga dodatkowych pakietów: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player }: niedozwolony ruch „{ $move }” w grze { $game }. Dozwolone: { $allowed }.
error-simulate-apart = { $player } gra tylko w grach skompilowanych, z graczami tych poziomów: { $allowed }.
error-simulate-actions = { $player } musi zwrócić tyle liczb całkowitych: { $count }, po jednej na grę, a nie { $kind } o kształcie { $shape }.
error-simulate-failed = { $player }: błąd w grze { $game }: { $reason }
error-simulate-endless = Gra { $game } nie skończyła się po tylu decyzjach: { $decisions }. Ci gracze mogą jej nigdy nie skończyć.
error-simulate-format = Nie można zapisać wyników w { $path }. Użyj pliku jednego z tych rodzajów: { $allowed }.
error-simulate-write = Nie można zapisać { $path }: { $why }. Są w nim wyniki z tylu gier: { $games }.
error-simulate-out-one = Wyniki każdej gry możesz zapisać tylko przy symulacji jednego zestawu zasad, nie przy porównywaniu kilku.
error-simulate-vary = To, co porównać, zapisz jako NAME=A,B,C, nie „{ $text }”.
error-simulate-vary-twice = „{ $key }” jest podane dwa razy. Umieść wszystkie wartości na jednej liście.

## Zapisy gier
error-record-no-file = Nie można odczytać { $path }: { $why }.
error-save-exists = { $path } już istnieje i może to być inna gra. Graj w nią dalej z --resume, zastąp ją z --overwrite albo wybierz inną nazwę.
error-save-taken = { $path } już istnieje. Wybierz inną nazwę.
error-file-not-written = Nie można zapisać { $path }: { $why }.
error-record-too-long = Ten plik jest za duży. Największy rozmiar zapisu w bajtach to { $most }.
error-record-not-text = Ten plik nie jest tekstem UTF-8 (bajt { $byte }).
error-record-not-json = Ten zapis jest uszkodzony lub niekompletny (wiersz { $line }, kolumna { $column }).
error-record-not-a-record = Ten plik nie jest zapisem gry z Noppy.
error-record-format-version = Ten zapis ma wersję formatu { $found }. Ta Noppa czyta wersję { $wanted }.
error-record-rules-version = Tę grę rozegrano według wersji zasad { $found }. Ta Noppa ma wersję { $wanted }.
error-record-key-unknown = Zapis ma nieznany klucz „{ $key }”. Znane: { $allowed }.
error-record-key-missing = W zapisie brakuje klucza „{ $key }”.
error-record-key-twice = W zapisie klucz „{ $key }” jest dwa razy.
error-record-value = Zapis ma złą wartość „{ $key }”. Dozwolone: { $allowed }.
error-record-not-over = Gra w tym zapisie nie jest skończona.
error-record-content-hash = Plansza, talia lub mapa w tym zapisie nie jest tą, na której grano.
error-event-unreadable = „{ $text }” to ani rzut, ani karta, ani ruch.
error-record-event = Nie można odczytać wpisu { $number }: „{ $text }”.
error-event-misfit = Wpis { $number }, „{ $event }”, nie pasuje do gry. { $why }
error-state-unreadable = Nie można odczytać zapisanego stanu: oczekiwano { $wanted }, jest { $found }.
error-verify-real-dice = W tę grę grano prawdziwymi kośćmi, więc nie ma rzutów do sprawdzenia.
error-verify-commitment = Tajna liczba nie jest tą, którą obiecano przed grą. Daje { $shown } zamiast { $promised }.
error-verify-differs = Wpis { $number } się nie zgadza. W zapisie jest „{ $event }”, a tajne liczby dają „{ $promised }”.

## Żądania programów
error-engine-too-long = Ten wiersz jest za długi. Limit w bajtach to { $most }.
error-engine-not-json = Ten wiersz nie jest JSON-em: „{ $text }”.
error-engine-not-an-object = Żądanie musi być obiektem JSON, a nie „{ $text }”.
error-engine-request = Nie ma żądania „{ $request }”. Żądania: { $allowed }.
error-engine-key-unknown = Żądanie „{ $request }” nie ma klucza „{ $key }”. Klucze: { $allowed }.
error-engine-key-missing = Żądanie „{ $request }” potrzebuje klucza „{ $key }”.
error-engine-value = Żądanie „{ $request }” ma złą wartość „{ $key }”. Dozwolone typy: { $allowed }.
error-engine-protocol = Ten silnik używa wersji protokołu { $wanted }, a nie { $found }.
error-engine-table = Nie ma stołu „{ $table }”. Stoły: { $allowed }.
error-engine-nobody-due = Nikt nie ma teraz nic do wyboru.
error-engine-action = Akcje mają numery od 0 do { $most }; { $action } nie jest jedną z nich.
error-engine-record = Ta gra nie ma zapisu, bo zaczęto ją od podanego stanu.
error-engine-names = Zapis potrzebuje { $wanted } imion, a nie { $given }.
error-engine-number = „{ $key }” musi być między { $least } a { $most }, a nie { $given }.
error-engine-position = Taki stan gry jest niemożliwy ({ $why }).
error-engine-position-players = Liczba graczy w tym stanie to { $players }, a w grze { $wanted }.

## Lekcje
error-lesson-unknown = Nie ma lekcji dla „{ $game }”. Lekcje: { $allowed }.

## Programy przy stole
error-program-no-start = Nie można uruchomić programu „{ $command }”: { $why }.
error-program-hangs = { $seconds ->
    [one] Program „{ $command }” nie odpowiedział w ciągu { $seconds } sekundy.
    [few] Program „{ $command }” nie odpowiedział w ciągu { $seconds } sekund.
    [many] Program „{ $command }” nie odpowiedział w ciągu { $seconds } sekund.
   *[other] Program „{ $command }” nie odpowiedział w ciągu { $seconds } sekundy.
 }
error-program-ended = Program „{ $command }” zakończył się kodem { $exit }, zamiast odpowiedzieć. { $complaint }
error-program-protocol = Program „{ $command }” używa wersji protokołu { $found }, a nie { $wanted }.
error-program-rubbish = Program „{ $command }” wysłał niepoprawną odpowiedź: „{ $text }”.
error-program-gives-up = Program „{ $command }” zgłosił błąd: { $text }.
error-program-no-move = Program „{ $command }” zagrał „{ $move }”, co nie jest ruchem w tej grze.
error-program-illegal = Program „{ $command }” zagrał „{ $move }”, co jest teraz niedozwolone.
error-programs-seated = { $seats ->
    [one] W tej grze jest miejsce dla jednego programu,
    [few] W tej grze są miejsca dla { $seats } programów,
    [many] W tej grze są miejsca dla { $seats } programów,
   *[other] W tej grze są miejsca dla { $seats } programu,
 } a z --engine podano { $programs }.

## Gry na serwerze
error-join-link = „{ $text }” nie jest linkiem do gry. Link wygląda tak: https://dice.example.org/#join=…
error-join-no-server = { $url } nie odpowiada: { $why }.
error-join-not-noppa = Pod tym adresem nie ma serwera Noppy (stan { $status }).
error-join-no-coach = W grach na serwerze nie ma trenera. Po grze możesz ją przeanalizować.
error-join-own-content = Ta gra ma własną planszę, talię lub mapę. Otwórz link w przeglądarce, żeby zagrać.
error-join-lost = Utracono połączenie z { $url }.
error-practice-daily = Zagadka dnia jest dla wszystkich taka sama, więc --daily nie działa razem z { $option }.
error-play-resume = --resume kontynuuje grę z pliku bez zmian, więc nie działa razem z { $option }.

## Mecze
error-match-games = Mecz wymaga parzystej liczby gier, co najmniej 2, a nie { $games }.
error-match-sprt = Reguła zakończenia to dwie różnice Elo, najpierw mniejsza, na przykład --sprt 0,10, a nie „{ $text }”.

## Uczące się programy
error-rl-unknown = Nie ma środowiska „{ $name }”. Środowiska: { $allowed }.
error-rl-reward = Nagroda musi być jedną z: { $allowed }, a nie „{ $reward }”.
error-rl-illegal = Ustawienie niedozwolonych akcji musi być jednym z: { $allowed }, a nie „{ $illegal }”.
error-rl-action = Akcje mają numery od 0 do { $most }; { $action } nie jest jedną z nich.
error-rl-envs = Partia gier wymaga co najmniej jednej gry, a nie { $envs }.
error-rl-threads = Partia gier wymaga co najmniej jednego wątku, a nie { $threads }.
error-rl-seeds = Podaj jedną liczbę startową dla całej partii gier.
error-rl-actions = Podaj tablicę liczb całkowitych o długości { $count }, a nie { $kind } o kształcie { $shape }.
error-rl-batch = Akcja { $action } („{ $move }”) jest niedozwolona w grze { $game_number } partii. Dozwolone: { $legal }.
error-rl-no-batch = W { $game } nie można jeszcze grać partiami.
error-rl-no-observation = { $game } nie ma obserwacji dla uczących się programów.
error-native-missing = Nie udało się wczytać natywnego rdzenia Noppy z { $path }: { $reason }. Zainstaluj Noppę ponownie.
error-native-refused = Natywny rdzeń Noppy odrzucił wywołanie funkcji { $function }: { $problem }.

## Dlaczego system czegoś odmówił, po dwukropku
why-no-such-file = nie ma takiego pliku
why-not-permitted = brak uprawnień
why-is-a-folder = to jest folder
why-not-a-folder = część ścieżki nie jest folderem
why-already-there = już istnieje
why-disk-full = dysk jest pełny
why-read-only = dysk jest tylko do odczytu
why-address-in-use = używa go inny program
why-no-such-address = ten komputer nie ma takiego adresu
why-connection-refused = nic tam nie odpowiada
error-not-a-backup = To nie jest plik z grami zapisanymi z urządzenia.
