# Co poszło nie tak i jak byłoby dobrze. Jeden komunikat na każdy kod drzewa błędów;
# własne kody gier są w ich plikach.

error-unforeseen = Coś poszło nie tak ({ $code }).

## Ruchy
error-move-unreadable = „{ $text }” nie jest ruchem w tej grze.
error-move-illegal = Nie można teraz zagrać „{ $move }”.
error-move-not-a-move = „{ $move }” nie jest ruchem; zasady przyjmują ruchy, nie tekst.
error-move-game-over = Gra jest skończona.
error-move-chance-first = { $asked ->
    [draw] Najpierw karta.
   *[roll] Najpierw kości.
 }
error-move-out-of-turn = To nie kolejka tego miejsca.

## Los
error-roll-not-asked = Teraz nie rzuca się kośćmi.
error-roll-count = { $dice ->
    [1] Rzuca się jedną kością, a nie { $given }.
   *[other] Rzuca się { $dice } kośćmi, a nie { $given }.
 }
error-roll-face = Kość pokazuje od 1 do 6, a nie { $face }.
error-draw-not-asked = Teraz nie odkrywa się karty.
error-card-not-in-pile = Karty „{ $card }” nie ma już w talii. Zostały: { $allowed }.
error-card-unknown = Nie ma karty „{ $card }”. Karty: { $allowed }.
error-real-dice = Kości są prawdziwe: wpisz, co pokazują.
error-real-card = Karty są prawdziwe: wpisz, co zostało odkryte.
error-replay-over = W zapisanej grze nie było więcej kości ani kart.
error-replay-differs = W zapisanej grze jest w tym miejscu coś innego: { $came }.

## Gry, wydania, opcje
error-game-unknown = Nie ma gry „{ $game }”. Gry: { $allowed }.
error-edition-unknown = Nie ma wydania „{ $edition }”. Wydania: { $allowed }.
error-option-unknown = Nie ma opcji „{ $key }”. Opcje: { $allowed }.
error-option-value = „{ $key }” nie może być { $value }. Dozwolone: { $allowed }.
error-option-form = Opcję zapisz jako NAME=VALUE, nie „{ $text }”.
error-players = Liczba graczy: od { $least } do { $most }, a nie { $players }.

## Własne plansze, talie i mapy
# { $content } to nazwa jednej z nich, osobno: Plansza, Talia, Mapa.
content-board = Plansza
content-deck = Talia
content-map = Mapa
content-content = Plansza, talia lub mapa
error-content-other-game = { $content }: to jest do gry { $allowed }, nie do gry { $game }.
error-content-not-plain = { $content }: coś w środku nie jest zwykłymi danymi.
error-content-kind = { $content }: podaj jako plik, tekst lub tabelę, nie jako { $given }.
error-content-not-a-table = { $content }: { $place } musi być tabelą z { $allowed }.
error-content-key-unknown = { $content }: { $place } ma nieznany klucz „{ $key }”. Dozwolone: { $allowed }.
error-content-key-missing = { $content }: w { $place } brakuje „{ $key }”.
error-content-no-file = { $content }: nie można odczytać pliku { $path }: { $why }.
error-content-not-text = { $content }: plik nie jest tekstem UTF-8 (bajt { $byte }).
error-content-not-toml = { $content }: to nie jest poprawny TOML: { $why }.
error-content-too-long = { $content }: największy rozmiar pliku w bajtach to { $most }.

## Stół
error-table-no-chance = Teraz niczym się nie rzuca i nic się nie odkrywa.
error-table-started = Gra zaczyna się raz, pierwszym zdarzeniem.
error-table-not-over = Gra jeszcze się nie skończyła.
error-table-ended = Gra się skończyła.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-not-yours = Ostatni wybór należy do kogoś innego, a ta runda trwa.
error-undo-past-chance = Ruchu nie da się cofnąć, gdy przyszły po nim kości lub karta.
error-amend-needs-real-dice = Wpisy można poprawiać tylko przy prawdziwych kościach.
error-amend-other-kind = Wpis { $number } to „{ $was }”; „{ $text }” nie może stać na jego miejscu.
error-step-unknown = Nie ma wpisu { $number } do zmiany. Wpisy: { $legal }.
error-seat-unknown = Nie ma miejsca { $seat }.
error-bot-unknown = Nie ma bota „{ $bot }”. Boty: { $legal }.

## Trener
error-coach-no-worth = Trener nie zna jeszcze gry { $game }.
error-worth-not-over = Gra jeszcze się nie skończyła, więc nikt jej nie wygrał.
error-bot-not-due = Miejsce { $seat } nie ma teraz nic do wyboru, więc nie można pytać jego bota.
error-advice-not-due = Miejsce { $seat } nie ma teraz nic do wyboru.
error-review-unfinished = Ta gra nie jest skończona: analiza wymaga jej końca.

## Symulacje
error-simulate-games = Liczba gier musi być całkowita, co najmniej 1, a nie { $games }.
error-simulate-seed = Ziarno to liczba całkowita, a nie { $seed }.
error-simulate-settled = Te zasady gry { $game } są ustalone: nie można obok nich podać wydania ani opcji.
error-simulate-backend = Nie ma zaplecza „{ $backend }”. Zaplecza: { $allowed }.
error-simulate-workers = Liczba procesów musi być całkowita, co najmniej 1, a nie { $workers }.
error-simulate-cluster = Adres klastra podaje się tylko dla { $allowed }, nie dla { $backend }.
error-simulate-no-cluster = Klaster { $backend } pod adresem { $cluster } nie odpowiada: { $reason }.
error-extra-missing = To wymaga dodatkowych pakietów: pip install "noppa[{ $extra }]".
error-simulate-illegal = W grze { $game } { $player } gra „{ $move }”, co jest tam niedozwolone. Dozwolone: { $allowed }.
error-simulate-apart = { $player } gra tylko w grach skompilowanych, z graczami tych poziomów: { $allowed }.
error-simulate-actions = { $player }: odpowiedzią musi być tyle liczb całkowitych: { $count }, po jednej na grę, a nie { $kind } o kształcie { $shape }.
error-simulate-failed = W grze { $game } zawodzi { $player }: { $reason }
error-simulate-endless = Gra { $game } nie skończyła się po { $decisions } decyzjach: ci gracze mogą jej nigdy nie skończyć.
error-simulate-format = Wyniki trafiają do plików tych rodzajów: { $allowed }; nie { $path }.
error-simulate-write = Nie można zapisać { $path }: { $reason }. Są w nim wyniki z tylu gier: { $games }.
error-simulate-out-one = Wyniki każdej gry trafiają do pliku dla jednego zestawu zasad, a nie dla kilku porównywanych.
error-simulate-vary = To, co porównać, zapisz jako NAME=A,B,C, nie „{ $text }”.
error-simulate-vary-twice = „{ $key }” zmienia się dwa razy.

## Zapisy gier
error-record-no-file = Nie można odczytać { $path }: { $why }.
error-record-too-long = Największy rozmiar zapisu w bajtach to { $most }.
error-record-not-text = Ten plik nie jest tekstem UTF-8 (bajt { $byte }).
error-record-not-json = Ten zapis jest uszkodzony lub urwany: wiersz { $line }, kolumna { $column }.
error-record-not-a-record = Ten plik nie jest zapisem gry z Noppy.
error-record-format-version = Ten zapis ma wersję formatu { $found }; da się odczytać wersję { $wanted }.
error-record-rules-version = Tę grę rozegrano według wersji zasad { $found }; tutaj jest wersja { $wanted }.
error-record-key-unknown = Nieznany klucz „{ $key }” w zapisie. Znane: { $allowed }.
error-record-key-missing = W zapisie brakuje „{ $key }”.
error-record-key-twice = Klucz „{ $key }” stoi w zapisie dwa razy.
error-record-value = „{ $key }” w zapisie musi być: { $allowed }.
error-record-content-hash = Plansza, talia lub mapa w tym zapisie nie jest tą, na której grano.
error-event-unreadable = „{ $text }” to ani kości, ani karta, ani ruch.
error-record-event = Nie można odczytać zdarzenia { $number }: „{ $text }”.
error-event-misfit = Zdarzenie { $number }, „{ $event }”, nie pasuje: { $why }
error-state-unreadable = Nie można odczytać zapisanej pozycji: oczekiwano { $wanted }, jest { $found }.
error-verify-real-dice = W tę grę grano prawdziwymi kośćmi: nie ma ziaren do sprawdzenia.
error-verify-commitment = Pokazane ziarno nie jest tym obiecanym: { $shown } zamiast { $promised }.
error-verify-differs = Zdarzenie { $number } się różni: zapis mówi „{ $event }”, ziarna dają „{ $promised }”.

## Żądania programów
error-engine-too-long = Największa długość wiersza w bajtach to { $most }.
error-engine-not-json = Ten wiersz nie jest JSON-em: „{ $text }”.
error-engine-not-an-object = Żądanie to obiekt JSON, a nie „{ $text }”.
error-engine-request = Nie ma żądania „{ $request }”. Żądania: { $allowed }.
error-engine-key-unknown = „{ $request }” nie zna klucza „{ $key }”. Klucze: { $allowed }.
error-engine-key-missing = „{ $request }” potrzebuje klucza „{ $key }”.
error-engine-value = W „{ $request }” klucz „{ $key }” musi być: { $allowed }.
error-engine-protocol = Tu obowiązuje wersja protokołu { $wanted }, a nie { $found }.
error-engine-table = Nie ma stołu „{ $table }”. Stoły: { $allowed }.
error-engine-nobody-due = Nikt nie ma teraz nic do wyboru.
error-engine-action = Akcje mają numery od 0 do { $most }, a nie { $action }.
error-engine-position = Taka pozycja nie może powstać ({ $why }).
error-engine-position-players = Liczba graczy w pozycji to { $players }, a w grze { $wanted }.

## Programy przy stole
error-program-no-start = Nie można uruchomić programu „{ $command }”: { $why }.
error-program-hangs = Program „{ $command }” nie odpowiedział w czasie { $seconds } s.
error-program-ended = Program „{ $command }” zakończył się kodem { $exit }, zamiast odpowiedzieć. { $complaint }
error-program-protocol = Program „{ $command }” używa wersji protokołu { $found }, a nie { $wanted }.
error-program-rubbish = Program „{ $command }” napisał coś, co nie jest odpowiedzią: „{ $text }”.
error-program-gives-up = Program „{ $command }” zgłosił błąd: { $text }.
error-program-no-move = Program „{ $command }” zagrał „{ $move }”, co nie jest ruchem w tej grze.
error-program-illegal = Program „{ $command }” zagrał „{ $move }”, co jest teraz niedozwolone.
error-programs-seated = { $seats ->
    [one] Przy tym stole siedzi jeden program
    [few] Przy tym stole siedzą { $seats } programy
    [many] Przy tym stole siedzi { $seats } programów
   *[other] Przy tym stole siedzi { $seats } programu
 }, a w --engine podano { $programs }.

## Uczące się programy
error-rl-unknown = Nie ma środowiska „{ $name }”. Środowiska: { $allowed }.
error-rl-reward = Nagroda to jedna z { $allowed }, a nie „{ $reward }”.
error-rl-illegal = Skutek niedozwolonej akcji to jeden z { $allowed }, a nie „{ $illegal }”.
error-rl-action = Akcje mają numery od 0 do { $most }, a nie { $action }.
error-rl-envs = Partia gier ma co najmniej jedną grę, a nie { $envs }.
error-rl-threads = Partię gier rozgrywa co najmniej jeden wątek, a nie { $threads }.
error-rl-seeds = Partia gier przyjmuje jedno ziarno dla wszystkich gier.
error-rl-actions = Potrzebna jest tablica liczb całkowitych o długości { $count }, a nie { $kind } o kształcie { $shape }.
error-rl-batch = W grze { $game_number } partii akcja { $action } („{ $move }”) jest niedozwolona. Dozwolone: { $legal }.
error-rl-no-batch = W { $game } nie gra się jeszcze partiami.
error-rl-no-observation = { $game } nie ma obserwacji dla uczących się programów.
error-native-missing = Nie udało się wczytać skompilowanego rdzenia Noppy z { $path }: { $reason }. Zainstaluj Noppę ponownie.
error-native-refused = Skompilowany rdzeń Noppy odrzucił wywołanie funkcji { $function }: { $problem }.
