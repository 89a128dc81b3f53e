# Serwer: czego odmawia, i kilka słów z jego pierwszej strony.

## Uruchamianie
serve-listening = Noppa jest pod adresem { $url } (Ctrl-C ją zatrzymuje).
serve-scan = Telefon w domu otworzy ją tym kodem:
serve-backed-up = { $count ->
    [one] Jedna gra jest w { $path }.
    [few] { $count } gry są w { $path }.
    [many] { $count } gier jest w { $path }.
   *[other] { $count } gry jest w { $path }.
 }
serve-pruned = { $count ->
    [one] Usunięto jedną grę.
    [few] Usunięto { $count } gry.
    [many] Usunięto { $count } gier.
   *[other] Usunięto { $count } gry.
 }
error-setting-unknown = Nie ma ustawienia „{ $key }”. Ustawienia: { $allowed }.
error-setting-value = Ustawienie „{ $key }” nie może być „{ $value }”: oczekiwane jest { $allowed }.
error-setting-no-file = Nie można odczytać pliku ustawień { $path }: { $why }.
error-setting-not-toml = Plik ustawień { $path } nie jest poprawnym TOML-em: { $why }.
error-setting-tls-pair = Certyfikat i jego klucz idą w parze: ustaw oba albo żaden.
error-setting-public-url = „{ $value }” nie jest adresem, pod który można trafić: zapisz go jak https://dice.example.org.
error-setting-database = Bazę danych podaje się jako { $allowed }.
error-setting-age = Wiek zapisz jako 90d albo 12h, nie „{ $text }”.
error-setting-extra = Trzeba doinstalować: pip install 'noppa[{ $extra }]'.
error-secret-file = Nie można odczytać ani utworzyć pliku z sekretem { $path }: { $why }.
error-secret-short = Sekret w { $path } jest za krótki; najmniejsza liczba znaków to { $least }.
error-port-in-use = Nie można nasłuchiwać na { $host }, port { $port }: { $why }.
error-database-no-file = Nie można otworzyć bazy danych { $path }: { $why }.
error-database-in-use = Na bazie danych { $database } działa już inna Noppa. Kilka naraz potrzebuje Redisa: zobacz --redis.
error-database-away = Baza danych jest nieosiągalna ({ $why }).
error-database-newer = Baza danych ma wersję { $found }, z nowszej Noppy; ta zna { $wanted }.
error-backup-exists = { $path } już istnieje: kopia zapasowa niczego nie nadpisuje.
error-backup-failed = Nie udało się zapisać kopii { $path }: { $why }.
error-lan-unavailable = Ten komputer nie jest w sieci, do której mogłyby dołączyć telefony.
error-lan-busy = Nie można nasłuchiwać na { $address }: { $why }.

## Żądania
error-request-invalid = Tego nie da się odczytać: { $where }: { $why }.
error-request-refused = To żądanie odrzucono ({ $status }).
error-no-such-page = Pod { $path } niczego nie ma.
error-method-not-allowed = Tego nie można zrobić z { $path }.
error-message-not-text = Wiadomość to tekst, nie bajty.
error-body-too-long = Największy rozmiar żądania w bajtach to { $most }.
error-host-unknown = Ten serwer nie nazywa się „{ $host }”.
error-origin-unknown = Strona z { $origin } nie może tu tego robić.
error-too-fast = Za dużo naraz: spróbuj za { $seconds } s.
error-too-many-sockets = Najwięcej połączeń z jednego adresu: { $most }.
error-storage-unavailable = Gry są teraz nieosiągalne. Nic nie przepadło: spróbuj jeszcze raz.
error-worker-unavailable = Nikt nie mógł teraz nad tym pomyśleć: spróbuj jeszcze raz.
error-closing = Serwer właśnie się zamyka: spróbuj za chwilę.

## Gry
error-game-not-found = Nie ma takiej gry.
error-game-not-started = Gra jeszcze się nie zaczęła.
error-game-not-over = Gra jeszcze się nie skończyła.
error-game-closed = Ta gra została zamknięta: od tego czasu zmieniły się jej zasady.
error-stale = Coś wydarzyło się wcześniej: spójrz jeszcze raz.
error-same-needs-fair-dice = Te same kości dla wszystkich wymagają kości Noppy.
error-dice-not-real = Kości wpisuje się tylko tam, gdzie są prawdziwe.
error-record-day-open = To dzisiejsze kości: zapis będzie dostępny jutro.
error-remark-no-move = Zdarzenie { $number } nie jest ruchem tego miejsca.
error-question-no-move = Zdarzenie { $number } tej gry nie jest ruchem.
error-practice-unknown = W grze { $game } nie ma nic do ćwiczenia.
error-day-unknown = Nie ma kości dnia dla gry { $game } na { $day }.

## Miejsca
error-seat-not-there = Nie ma miejsca { $seat }.
error-seat-not-yours = To miejsce należy do kogoś innego.
error-seat-taken = To miejsce jest zajęte.
error-seat-is-bots = Na tym miejscu gra bot.
error-seat-not-absent = Nieobecność na tym miejscu trwa krócej niż { $seconds } s.
error-creator-only = Może to zrobić tylko osoba, która założyła grę.
error-players-only = Mogą to zrobić tylko grający.
error-host-only = Może to zrobić tylko osoba, która uruchomiła serwer.
error-invite-unknown = To zaproszenie jest nieważne: poproś o nowe.
error-link-unknown = Ten link jest zużyty lub za stary: poproś o nowy.
error-coach-not-allowed = Przy tym stole umówiono się na grę bez trenera.
error-undo-not-agreed = Przy tym stole umówiono się nie cofać ruchów.
error-nothing-asked = Nikt o to nie prosił albo coś się od tego czasu wydarzyło.

## Pierwsza strona
