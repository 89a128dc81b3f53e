# Serwer: czego odmawia, i kilka słów z jego pierwszej strony.

## Uruchamianie
serve-listening = Noppa działa pod adresem { $url } (Ctrl-C ją zatrzymuje).
serve-running = Noppa już działa pod adresem { $url }.
serve-running-lan = Noppa już działa pod adresem { $url }. Najpierw ją zatrzymaj, a potem uruchom ponownie z --lan.
serve-scan = Żeby zagrać na telefonie w domu, zeskanuj ten kod:
serve-backed-up = { $count ->
    [one] Kopia zapasowa jednej gry jest w { $path }.
    [few] Kopia zapasowa { $count } gier jest w { $path }.
    [many] Kopia zapasowa { $count } gier jest w { $path }.
   *[other] Kopia zapasowa { $count } gry jest w { $path }.
 }
serve-pruned = { $count ->
    [one] Usunięto jedną grę.
    [few] Usunięto { $count } gry.
    [many] Usunięto { $count } gier.
   *[other] Usunięto { $count } gry.
 }
serve-restored = { $count ->
    [one] Przywrócono jedną grę.
    [few] Przywrócono { $count } gry.
    [many] Przywrócono { $count } gier.
   *[other] Przywrócono { $count } gry.
 }
serve-exported = { $count ->
    [one] Zapisano jedną grę w { $path }.
    [few] Zapisano { $count } gry w { $path }.
    [many] Zapisano { $count } gier w { $path }.
   *[other] Zapisano { $count } gry w { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Usunięto jedną grę.
    [few] Usunięto { $deleted } gry.
    [many] Usunięto { $deleted } gier.
   *[other] Usunięto { $deleted } gry.
 } { $kept ->
    [one] Usunięto imię gracza z jednej gry z innymi.
    [few] Usunięto imię gracza z { $kept } gier z innymi.
    [many] Usunięto imię gracza z { $kept } gier z innymi.
   *[other] Usunięto imię gracza z { $kept } gry z innymi.
 }
error-setting-unknown = Nie ma ustawienia „{ $key }”. Ustawienia: { $allowed }.
error-setting-value = Ustawienie „{ $key }” nie może być „{ $value }”. Dozwolone: { $allowed }.
error-setting-no-file = Nie można odczytać pliku ustawień { $path }: { $why }.
error-setting-not-toml = Plik ustawień { $path } nie jest poprawnym TOML-em: { $why }.
error-setting-tls-pair = Certyfikat TLS potrzebuje swojego klucza, a klucz certyfikatu. Ustaw oba albo żaden.
error-setting-public-url = „{ $value }” nie jest adresem publicznym. Zapisz go jak https://dice.example.org.
error-setting-database = Adres bazy danych zapisz jako { $allowed }.
error-setting-age = Wiek zapisz jako 90d albo 12h, nie „{ $text }”.
error-setting-extra = Najpierw trzeba zainstalować dodatkowy pakiet: pip install 'noppa[{ $extra }]'.
error-secret-file = Nie można odczytać ani utworzyć pliku z sekretem { $path }: { $why }.
error-secret-short = Sekret w { $path } jest za krótki. Najmniejsza liczba znaków to { $least }.
error-port-in-use = Nie można nasłuchiwać na { $host }, port { $port }: { $why }.
error-database-no-file = Nie można otworzyć bazy danych { $path }: { $why }.
error-database-in-use = Bazy danych { $database } używa już inny serwer Noppy. Żeby uruchomić kilka, użyj Redisa: zobacz --redis.
error-database-away = Nie można połączyć się z bazą danych ({ $why }).
error-database-newer = Baza danych ma wersję { $found }, z nowszej Noppy. Ta Noppa zna wersje do { $wanted }.
error-backup-exists = { $path } już istnieje. Wybierz inną nazwę dla kopii zapasowej.
error-backup-no-database = Nie ma bazy danych { $path }, więc nie ma czego kopiować.
error-backup-failed = Nie udało się zapisać kopii zapasowej { $path }: { $why }.
error-restore-failed = Nie udało się przywrócić { $path }: { $why }.
error-restore-not-empty = W bazie danych są już gry. Przywracaj do pustej.
error-lan-unavailable = Ten komputer nie jest w sieci, do której mogłyby dołączyć telefony.
error-lan-busy = Nie można nasłuchiwać na { $address }: { $why }.

## Żądania
error-request-invalid = Żądanie ma błąd w { $where }: { $why }.
error-request-refused = Serwer odrzucił to żądanie ({ $status }).
error-no-such-page = Pod { $path } niczego nie ma.
error-method-not-allowed = Z { $path } nie można tego zrobić.
error-message-not-text = Wysyłaj wiadomości jako tekst, nie jako bajty.
error-body-too-long = To żądanie jest za duże. Limit w bajtach to { $most }.
error-host-unknown = Ten serwer nie nazywa się „{ $host }”.
error-origin-unknown = Strony z { $origin } nie mogą tu tego robić.
error-too-fast = { $seconds ->
    [one] To za dużo naraz. Spróbuj ponownie za { $seconds } sekundę.
    [few] To za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
    [many] To za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
   *[other] To za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
 }
error-too-many-sockets = Z twojej sieci jest za dużo połączeń. Limit to { $most }.
error-storage-unavailable = Twoje gry są teraz niedostępne. Nic nie przepadło. Spróbuj za chwilę.
error-storage-full = Na tym urządzeniu nie ma już miejsca. Usuń kilka gier i spróbuj ponownie.
error-needs-server = Do tego potrzebny jest serwer. Tutaj możesz grać z botami i z osobami na tym urządzeniu.
error-worker-unavailable = Trener jest zajęty. Spróbuj ponownie.
error-worker-busy = Za dużo próśb czeka w kolejce. Spróbuj za chwilę.
error-worker-too-long = Obliczanie tego trwa za długo.
error-name-refused = To imię nie jest tu dozwolone. Wybierz inne.
error-content-refused = Jedno ze słów w tym pliku nie jest tu dozwolone.
error-admin-off = Strona gospodarza jest na tym serwerze wyłączona.
error-admin-only = To nie jest klucz gospodarza.
error-client-gone = Żądanie anulowano.
error-disk-full = Dysk jest prawie pełny. Zostało tylko { $free } MB, a Noppa potrzebuje co najmniej { $least } MB.
error-closing = Serwer się wyłącza. Spróbuj za chwilę.

## Gry
error-game-not-found = Nie możemy znaleźć tej gry.
error-game-not-started = Gra jeszcze się nie zaczęła.
error-game-not-over = Gra jeszcze się nie skończyła.
error-game-closed = Tę grę zamknięto, bo od jej początku zmieniły się zasady.
error-seed-not-awaited = Ta gra nie potrzebuje teraz od ciebie tajnej liczby.
error-seed-differs = To nie jest ta tajna liczba, którą obiecano.
error-seeds-differ = Tajne liczby kości tej gry nie zgadzają się z zapisanymi, więc gra nie może toczyć się dalej.
error-stale = Gra poszła już dalej. Spójrz jeszcze raz.
error-same-needs-fair-dice = Te same kości dla wszystkich działają tylko z kośćmi Noppy.
error-dice-not-real = Kości możesz wpisywać tylko w grze z prawdziwymi kośćmi.
error-record-day-open = To dzisiejsze kości. Zapis będzie dostępny jutro.
error-remark-no-move = Wpis { $number } nie jest ruchem tego gracza.
error-played-not-yours = Tę grę dodał już ktoś inny.
error-question-no-move = Wpis { $number } tej gry nie jest ruchem.
error-lesson-no-step = Lekcja nie ma kroku { $step }.
error-practice-unknown = W { $game } nie ma nic do ćwiczenia.
error-day-not-played = To dzisiejsze kości. Zagraj nimi do końca, a potem możesz oglądać inne gry.
error-odds-unequal = Nie możemy pokazać szans na wygraną, gdy któryś bot gra losowo.
error-day-unknown = Nie ma kości dnia dla gry { $game } na { $day }.

## Miejsca
error-seat-not-there = Nie ma miejsca { $seat }.
error-seat-not-yours = To miejsce kogoś innego.
error-seat-taken = To miejsce jest zajęte.
error-seat-is-bots = Na tym miejscu gra bot.
error-seat-present = Gracz z tego miejsca jest wciąż połączony, więc nie możesz go zająć.
error-remove-own = Żeby oddać własne miejsce, odejdź od gry.
error-remove-too-few = Żeby kogoś usunąć, przy stole musi być co najmniej { $least } innych graczy.
error-seat-in-round = Możesz dołączyć, gdy skończy się ta runda.
error-seat-not-absent = Tego gracza nie ma jeszcze od { $seconds } s.
error-creator-only = Może to zrobić tylko osoba, która utworzyła grę.
error-players-only = Mogą to zrobić tylko gracze.
error-host-only = Może to zrobić tylko osoba, która uruchomiła serwer.
error-invite-unknown = To zaproszenie już nie działa. Poproś o nowe.
error-link-unknown = Ten link został już użyty albo jest za stary. Poproś o nowy.
error-coach-not-allowed = W tę grę gra się bez trenera.
error-undo-not-agreed = W tej grze nie cofa się ruchów.
error-nothing-asked = Nikt o to nie prosił albo gra poszła już dalej.

## Strona statyczna
site-written = { $count ->
    [one] Zapisano jeden plik ({ $megabytes } MB) w { $path }. Ten folder możesz udostępnić na dowolnym serwerze WWW, pod dowolnym adresem.
    [few] Zapisano { $count } pliki ({ $megabytes } MB) w { $path }. Ten folder możesz udostępnić na dowolnym serwerze WWW, pod dowolnym adresem.
    [many] Zapisano { $count } plików ({ $megabytes } MB) w { $path }. Ten folder możesz udostępnić na dowolnym serwerze WWW, pod dowolnym adresem.
   *[other] Zapisano { $count } pliku ({ $megabytes } MB) w { $path }. Ten folder możesz udostępnić na dowolnym serwerze WWW, pod dowolnym adresem.
}
site-needs-server = Goście grają na własnym urządzeniu. Żeby grać przez link i mieć wspólną tabelę dnia, uruchom serwer poleceniem „noppa serve”.
error-site-not-built = Aplikacja do przeglądarki nie jest jeszcze zbudowana. Uruchom „cd web && npm ci && npm run build”.
error-site-not-empty = { $path } nie jest pusty. Wybierz nowy folder.
error-site-failed = Nie udało się zapisać strony w { $path }: { $why }.
