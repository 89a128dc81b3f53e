# Co mówi `noppa --help`: polecenia, opcje i co jest nie tak z wierszem poleceń.
# To, co się wpisuje, zostaje bez zmian: --nazwy, WIELKIE LITERY, easy, medium, hard, fair, real.

## Nagłówki
usage-heading = Użycie:
usage-options = Opcje
usage-commands = Polecenia
usage-required = trzeba podać
usage-try = „{ $command } --help” mówi więcej.

## Polecenia
command-noppa = Pięć gier w kości: do grania i do nauki. Samo otwiera je w przeglądarce.
command-menu = Wybierz grę i zagraj w terminalu.
command-games = Wypisz gry, ich wydania i opcje.
command-rules = Wyjaśnij grę, z przykładami.
command-play = Zagraj w terminalu, samemu, ze znajomymi albo przeciw botom.
command-engine = Odpowiadaj na żądania w wierszach JSON: zasady i boty dla programów w dowolnym języku.
command-solve = Oblicz dokładną wartość początku gry.
command-simulate = Rozegraj wiele gier naraz i powiedz, co mają wspólnego.
command-review = Odróżnij szczęście od umiejętności w zapisanej grze.
command-history = Wypisz swoje skończone gry, rekordy i to, co kosztuje najwięcej.
command-replay = Pokaż zapisaną grę ruch po ruchu.
command-verify = Sprawdź bez sieci, że każdy rzut jest taki, jak obiecały ziarna.
command-serve = Udostępnij gry innym; zobacz docs/hosting.md.
command-backup = Skopiuj gry serwera do pliku, także gdy działa.
command-prune = Usuń stare gry serwera.
command-languages = Wypisz języki i to, czego w każdym brakuje.

## Opcje wielu poleceń
flag-help = Pokaż to i zakończ.
flag-version = Pokaż wersję i zakończ.
flag-language = Język: fi, sv, en, …
flag-locale-dir = Własne pliki komunikatów, w folderach nazwanych jak języki.
flag-edition = Jak gra się według instrukcji w danym języku; zobacz „noppa games”.
flag-option = Zasada domowa; można powtarzać.
flag-json = Wypisz wszystko jako JSON.
flag-board = KIVI na własnej planszy.
flag-deck = Dicetto z własną talią.
flag-map = Dice Trip na własnej mapie.
flag-database = sqlite:///FILE albo postgresql://USER@HOST/NAME.
flag-config = Plik TOML z ustawieniami.

## Opcje jednego polecenia
flag-noppa-lan = Wpuść telefony z domu: pokaż adres i kod QR.
flag-noppa-no-browser = Nie otwieraj przeglądarki.
flag-play-player = Osoba przy tym stole; można powtarzać.
flag-play-bot = Bot przy tym stole: easy, medium, hard, …; można powtarzać.
flag-play-engine = Program przy tym stole; można powtarzać.
flag-play-timeout = Ile sekund ma program na jeden wybór.
flag-play-dice = Kości Noppy (fair) albo twoje (real).
flag-play-every-roll = Przy prawdziwych kościach: wpisuj każdy rzut, nie tylko końcowe kości.
flag-play-seed = Kości z tego ziarna: to samo ziarno, te same kości.
flag-play-save = Zapisuj grę w tym pliku, krok po kroku.
flag-play-resume = Graj dalej w grę z tego pliku.
flag-play-coach = Rada po ? i uwaga po kosztownym wyborze.
flag-play-pace = Sekundy między krokami bota.
flag-solve-distribution = Także rozkład wyników końcowych.
flag-simulate-players = Poziomy graczy, po przecinku: hard,medium.
flag-simulate-games = Ile gier, także jako 1e6.
flag-simulate-vary = Porównaj wydania albo wartości opcji.
flag-simulate-seed = Za każdym razem te same gry.
flag-simulate-workers = Ile procesów naraz; domyślnie wszystkie procesory.
flag-simulate-backend = threads, loky, dask albo ray; domyślnie odpowiednie dla tego komputera.
flag-simulate-cluster = Adres klastra Dask albo Ray.
flag-simulate-out = Każda gra do tego pliku, .csv albo .parquet.
flag-simulate-svg = Narysuj rozkład wyników do tego pliku.
flag-review-svg = Narysuj przebieg gry do tego pliku.
flag-practice-questions = Zakończ po tylu pytaniach.
flag-practice-seed = Za każdym razem te same pozycje.
flag-replay-all = Wypisz całą grę bez zatrzymywania.
flag-serve-host = Adres do nasłuchu; 0.0.0.0 to wszystkie.
flag-serve-port = Port do nasłuchu.
flag-serve-public-url = Pod jakim adresem trafią tu inni: https://dice.example.org.
flag-serve-redis = redis://HOST: kilka procesów na jednej bazie danych.
flag-serve-secret-file = Plik z kluczem, który podpisuje ciasteczka i zaproszenia.
flag-serve-tls-cert = Certyfikat, żeby używać https bez serwera pośredniego.
flag-serve-tls-key = Jego klucz.
flag-serve-trust-proxy = Ufaj adresowi, który przekazuje serwer pośredni.
flag-prune-older-than = 90d albo 12h: gry, które od tego czasu się nie zmieniły.
flag-languages-missing = Wymień każdy brakujący komunikat.

## Co jest nie tak z wierszem poleceń
error-usage-command = Nie ma polecenia „{ $command }”. Polecenia: { $allowed }.
error-usage-option = Nie ma tu opcji { $option }.
error-usage-value-missing = { $option } wymaga wartości.
error-usage-missing = Trzeba podać { $option }.
error-usage-choice = { $option } to jedno z: { $allowed }.
error-usage-number = { $option } musi być liczbą.
error-usage-from = { $option } musi być liczbą, co najmniej { $least }.
error-usage-between = { $option } musi być liczbą od { $least } do { $most }.
error-usage-too-many = To więcej, niż przyjmuje polecenie: „{ $text }”.
error-usage-unforeseen = Nie da się odczytać tego wiersza poleceń ({ $option }).
