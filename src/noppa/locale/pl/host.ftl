# Strony o samym serwerze: jego limity, dane gracza i strona gospodarza.

## Limity
host-limits = Limity
host-limits-more = Ten serwer ogranicza, ile może robić każdy gracz i każdy adres sieciowy, żeby wszystkim działał szybko. W zwykłej grze tego nie zauważysz.
host-limit-person = Na gracza
host-limit-address = Na adres sieciowy
host-limit-commands = Ruchy i odsłony stron
host-limit-commands-more = Liczy się każdy ruch oraz każda otwarta gra lub strona.
host-limit-making = Nowe gry i pliki
host-limit-making-more = Tworzenie gry i dołączanie do niej, łączenie urządzeń, otwieranie zapisanej gry, sprawdzanie własnej planszy, talii lub mapy.
host-limit-thinking = Trener i analizy
host-limit-thinking-more = Czas obliczeń na porady, szanse na wygraną, analizy, ćwiczenia i własne pliki. Boty grają zawsze.
host-limit-newcomers = Nowi gracze
host-limit-newcomers-more = Przeglądarki, które są tu pierwszy raz.
host-limit-reactions = Reakcje
host-limit-reactions-more = Brawa i inne reakcje.
host-limit-connections = Otwarte gry
host-limit-connections-more = Gry otwarte teraz w przeglądarce.
host-limit-rate = { $first } naraz, potem { $minute } na minutę
host-limit-seconds = { $first } s naraz, potem { $minute } s na minutę
host-limit-total = { $first } jednocześnie

## Dane gracza
host-data = Twoje dane
host-data-more = Do grania nie potrzebujesz konta. Serwer przechowuje twoje gry: ruchy, ich czas i wpisane imiona. Stare gry mogą po pewnym czasie zostać usunięte.
host-data-code = Twój kod gracza
host-data-code-more = Wyślij go gospodarzowi tego serwera, jeśli masz pytanie o swoje dane. Nikt nie zagra dzięki niemu w twoim imieniu.
host-data-save = Zapisz moje dane
host-data-delete = Usuń wszystko
host-data-delete-more = To usunie twoje gry i wszystko, co jest zapisane w tej przeglądarce. W grach z innymi twoje miejsce zajmie bot, a imię zniknie. Tego nie można cofnąć.
host-data-keep = Zachowaj dane
host-data-delete-yes = Tak, usuń wszystko
host-data-deleted = Wszystko usunięte
host-data-deleted-more = { $count ->
    [0] Nie było tu twoich gier z innymi.
    [one] W jednej grze z innymi twoje miejsce nie ma już imienia.
    [few] W { $count } grach z innymi twoje miejsce nie ma już imienia.
    [many] W { $count } grach z innymi twoje miejsce nie ma już imienia.
   *[other] W { $count } gry z innymi twoje miejsce nie ma już imienia.
 }

## Strona gospodarza
host-admin = Strona gospodarza
host-admin-token = Klucz gospodarza
host-admin-token-more = Znajdziesz go w pliku podanym jako admin_token_file.
host-admin-open = Otwórz
host-admin-lock = Zablokuj
host-admin-running = W toku
host-admin-finished = Zakończone
host-admin-none = Nie ma tu żadnych gier.
host-admin-end = Zakończ grę
host-admin-end-more = Wyniki zostają takie, jakie są, a gra zostaje zapisana.
host-admin-end-yes = Tak, zakończ grę
host-admin-keep = Nie kończ
host-admin-older = Starsze gry
host-admin-private = prywatna
host-admin-watching = { $count ->
    [one] połączona 1 osoba
    [few] połączone { $count } osoby
    [many] połączonych { $count } osób
   *[other] połączonych { $count } osoby
 }
host-admin-connections = Połączenia
host-admin-games = Gry otwarte teraz
host-admin-stored = Przechowywane gry
host-admin-disk = Wolne miejsce na dysku
host-admin-disk-amount = { $amount } GB
host-admin-version = Wersja
host-admin-person = Dane gracza
host-admin-person-code = Kod gracza
host-admin-person-save = Zapisz dane
host-admin-person-delete = Usuń gracza
host-admin-person-delete-more = To usunie gry tego gracza. W grach z innymi jego miejsce straci imię. Tego nie można cofnąć.
host-admin-person-keep = Zachowaj gracza
host-admin-person-deleted = { $count ->
    [one] Usunięto jedną grę.
    [few] Usunięto { $count } gry.
    [many] Usunięto { $count } gier.
   *[other] Usunięto { $count } gry.
 }
