# Co mówi `noppa --help`: polecenia, opcje i co jest nie tak z wierszem poleceń.
# To, co się wpisuje, zostaje bez zmian: --nazwy, WIELKIE LITERY, easy, medium, hard, fair, real.

## Nagłówki
usage-heading = Użycie:
usage-options = Opcje
usage-commands = Polecenia
usage-required = wymagane
usage-try = Żeby dostać pomoc, wpisz „{ $command } --help”.

## Polecenia
command-noppa = Pięć gier w kości do grania i analizowania. Bez polecenia Noppa otwiera się w przeglądarce.
command-menu = Wybierz grę i zagraj w terminalu.
command-games = Pokaż listę gier z wydaniami i opcjami.
command-rules = Wyjaśnij zasady gry, z przykładami.
command-play = Zagraj w terminalu: w pojedynkę, ze znajomymi albo z botami.
command-join = Zagraj przez link w grę na serwerze Noppy albo ją obejrzyj.
command-engine = Odpowiadaj na żądania w wierszach JSON, żeby programy w dowolnym języku mogły używać zasad i botów.
command-match = Niech dwa programy zagrają ze sobą i okaże się, który jest silniejszy. Możesz też podać poziom bota.
command-completion = Wypisz skrypt uzupełniania dla bash, zsh lub fish.
command-solve = Oblicz dokładną wartość gry przy bezbłędnej grze.
command-simulate = Rozegraj wiele gier naraz i wypisz statystyki.
command-review = Zobacz, ile w zapisanej grze było szczęścia, a ile umiejętności.
command-history = Zobacz swoje skończone gry, rekordy i to, gdzie tracisz najwięcej punktów.
command-practice = Poćwicz swoje wybory, zaczynając od największych błędów, albo rozwiąż zagadkę dnia.
command-learn = Naucz się gry w krótkiej lekcji z przygotowanymi kośćmi.
command-replay = Pokaż zapisaną grę ruch po ruchu.
command-verify = Sprawdź, czy nikt nie majstrował przy rzutach i kartach zapisanej gry. Działa bez sieci.
command-serve = Uruchom serwer, na którym mogą grać inni. Zobacz docs/hosting.md.
command-site = Zapisz Noppę jako statyczną stronę dla dowolnego serwera WWW. Gry działają w przeglądarce gościa.
command-backup = Zrób kopię zapasową gier serwera w pliku, nawet gdy serwer działa.
command-restore = Przywróć kopię zapasową do pustej bazy danych.
command-doctor = Sprawdź ustawienia serwera i powiedz, jak usunąć problemy.
command-export-person = Zapisz wszystko, co serwer przechowuje o graczu. Wymaga kodu gracza.
command-delete-person = Usuń wszystko, co serwer przechowuje o graczu. Wymaga kodu gracza.
command-prune = Usuń stare gry serwera.
command-languages = Pokaż listę języków i to, na ile każdy jest kompletny.

## Opcje wielu poleceń
flag-help = Pokaż tę pomoc i zakończ.
flag-version = Pokaż wersję i zakończ.
flag-language = Użyj tego języka: fi, sv, en, …
flag-locale-dir = Użyj własnych plików komunikatów z tego folderu, z podfolderem dla każdego języka.
flag-edition = Zagraj w to wydanie. Listę pokazuje „noppa games”.
flag-option = Ustaw zasadę domową. Można użyć wiele razy.
flag-json = Wypisz wszystko jako JSON.
flag-board = Zagraj w KIVI na własnej planszy.
flag-deck = Zagraj w Dicetto własną talią.
flag-map = Zagraj w Dice Trip na własnej mapie.
flag-database = Użyj tej bazy danych: sqlite:///FILE albo postgresql://USER@HOST/NAME.
flag-config = Wczytaj ustawienia z tego pliku TOML.

## Opcje jednego polecenia
flag-noppa-lan = Pozwól dołączyć telefonom w domu. Pokazuje adres i kod QR.
flag-noppa-no-browser = Nie otwieraj przeglądarki.
flag-play-player = Dodaj osobę. Można użyć wiele razy.
flag-play-bot = Dodaj bota: easy, medium, hard, … Można użyć wiele razy.
flag-play-engine = Dodaj program. Można użyć wiele razy.
flag-play-first = Kto zaczyna: imię gracza albo roll, jeśli decyduje najwyższy rzut.
flag-play-timeout = Daj programowi tyle sekund na każdy wybór.
flag-play-dice = Użyj kości Noppy (fair) albo własnych (real).
flag-play-every-roll = Przy prawdziwych kościach wpisuj każdy rzut, nie tylko końcowe kości.
flag-play-seed = Rzucaj kośćmi z tej liczby startowej. Ta sama liczba daje te same kości.
flag-play-save = Zapisuj grę w tym pliku na bieżąco.
flag-play-overwrite = Pozwól opcji --save zastąpić istniejący plik.
flag-play-resume = Graj dalej w grę zapisaną w tym pliku.
flag-play-coach = Porady po wpisaniu ? i wskazówka po błędzie.
flag-play-pace = Czekaj tyle sekund między ruchami bota.
flag-engine-schema = Wypisz JSON Schema wszystkich żądań i odpowiedzi i zakończ.
flag-join-name = Twoje imię w grze.
flag-join-save = Po skończonej grze zapisz ją w tym pliku.
flag-match-game = Zagraj w tę grę. Domyślnie to pierwsza z „noppa games”.
flag-match-games = Zagraj najwyżej tyle gier. Liczba musi być parzysta, bo każdym zestawem kości gra się z obu miejsc.
flag-match-sprt = Zakończ, gdy jedna z tych dwóch różnic Elo stanie się wyraźnie bardziej prawdopodobna, na przykład 0,10.
flag-match-timeout = Daj programowi tyle sekund na każdy wybór.
flag-match-seed = Ustaw liczbę startową. Ta sama liczba daje te same kości.
flag-match-records = Zapisz każdą grę w tym folderze.
flag-plain = Wypisuj wiersz po wierszu, bez pełnego ekranu.
flag-no-animation = Pokazuj kości bez animacji.
flag-solve-distribution = Wypisz też rozkład wyników końcowych.
flag-simulate-players = Wybierz poziomy graczy, oddzielone przecinkami: hard,medium.
flag-simulate-games = Rozegraj tyle gier. Można zapisać 1e6.
flag-simulate-vary = Porównaj wydania albo wartości opcji.
flag-simulate-seed = Ustaw liczbę startową. Ta sama liczba daje te same gry.
flag-simulate-workers = Użyj tylu procesów. Domyślnie po jednym na każdy procesor.
flag-simulate-backend = Wybierz threads, loky, dask albo ray. Domyślnie Noppa dobiera to do tego komputera.
flag-simulate-cluster = Użyj klastra Dask lub Ray pod tym adresem.
flag-simulate-out = Zapisz każdą grę w tym pliku, .csv lub .parquet.
flag-simulate-svg = Zapisz wykres wyników w tym pliku.
flag-review-svg = Zapisz wykres gry w tym pliku.
flag-practice-daily = Rozwiąż zagadkę dnia. Wszyscy dostają tę samą.
flag-practice-questions = Zakończ po tylu pytaniach.
flag-practice-seed = Ustaw liczbę startową. Ta sama liczba daje te same pytania.
flag-replay-all = Wypisz całą grę bez zatrzymywania.
flag-serve-host = Nasłuchuj pod tym adresem. 0.0.0.0 oznacza wszystkie adresy.
flag-serve-port = Nasłuchuj na tym porcie.
flag-serve-public-url = Adres, którego używają gracze: https://dice.example.org.
flag-serve-redis = Użyj Redisa pod redis://HOST, żeby kilka procesów mogło dzielić jedną bazę danych.
flag-serve-secret-file = Wczytaj z tego pliku klucz, który podpisuje ciasteczka i zaproszenia.
flag-serve-tls-cert = Użyj tego certyfikatu, żeby działało HTTPS bez serwera pośredniego.
flag-serve-tls-key = Klucz prywatny certyfikatu.
flag-serve-trust-proxy = Ufaj adresowi klienta, który przekazuje serwer pośredni.
flag-doctor-public-url = Adres, którego używają gracze. Serwer pośredni pod nim też zostanie sprawdzony.
flag-prune-older-than = Usuń gry, które nie zmieniły się od tak dawna: 90d albo 12h.
flag-languages-missing = Wymień każdy brakujący komunikat.

## Co jest nie tak z wierszem poleceń
did-you-mean = Czy chodzi o { $like }?
error-usage-command = Nie ma polecenia „{ $command }”. Możesz użyć: { $allowed }.
error-usage-option = To polecenie nie ma opcji { $option }.
error-usage-value-missing = { $option } wymaga wartości.
error-usage-missing = Musisz dodać { $option }.
error-usage-choice = { $option } musi być jednym z: { $allowed }.
error-usage-number = { $option } musi być liczbą.
error-usage-from = { $option } musi być liczbą nie mniejszą niż { $least }.
error-usage-between = { $option } musi być liczbą od { $least } do { $most }.
error-usage-too-many = To polecenie nie oczekuje „{ $text }”. Pomiń to.
error-usage-unforeseen = Noppa nie może odczytać tego wiersza poleceń ({ $option }).
