# Terminal.

## Listy
players-range = { $least }–{ $most } graczy
list-editions = wydania
list-edition = wydanie
list-own-edition = twoje
default-is = domyślnie { $value }

## Języki
told-no-language = Noppa nie mówi jeszcze w języku „{ $language }”, więc zobaczysz tekst angielski. Zna języki: { $allowed }.
told-edition-own = Grasz w wydanie „{ $edition }”, jak w instrukcji w twoim języku. Inne wybierzesz opcją --edition.
languages-complete = komplet
languages-missing = { $count ->
    [one] brakuje { $count } komunikatu
    [few] brakuje { $count } komunikatów
    [many] brakuje { $count } komunikatów
   *[other] brakuje { $count } komunikatu
 }
languages-broken = { $file }, wiersz { $line }: nie można odczytać tego komunikatu, więc jest po angielsku.
languages-odd = { $message }: po angielsku nie ma komunikatu o tej nazwie.
error-languages-no-folder = Nie ma folderu { $path }. Podaj folder z plikami komunikatów.

## Kto gdzie siedzi
you = Ty
bot-name = { $count ->
    [1] Bot
   *[other] Bot { $number }
 }

## Pytania
ask-roll = { $name }: naciśnij Enter, żeby rzucić.
ask-draw = { $name }: naciśnij Enter, żeby odkryć kartę.
ask-move = { $name }: wpisz swój ruch albo ?, żeby dostać pomoc.
ask-dice = { $name }: co { $dice ->
    [one] pokazuje kość?
    [few] pokazują { $dice } kości?
    [many] pokazuje { $dice } kości?
   *[other] pokazuje { $dice } kości?
 }
ask-final-dice = { $name }: rzuć, a potem wpisz końcowe kości (razem { $dice }).
ask-card = { $name }: jaka karta została odkryta?
ask-save = Zapisać tę grę jako { $path }? [T/n]
ask-hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
ask-resume-or-new = Podaj grę albo --resume FILE, nie jedno i drugie. Z pliku wiadomo, jaka to gra.
ask-go-on = Naciśnij Enter, żeby iść dalej, albo q, żeby wyjść.
ask-which-game = W którą grę chcesz zagrać? Wpisz { $games } albo użyj --resume FILE.
typed-roll = rzuć
typed-no = nie
typed-yes = tak

## Co się stało
event-roll = { $name }: rzut { $dice }.
event-draw = { $name }: odkryta karta { $card }.
event-move = { $name }: { $move }.
event-start = Gra się zaczyna.
event-first = Zaczyna: { $name }.
event-undo = Cofnięto wszystko od wpisu { $number }.
event-amend = Wpis { $number } poprawiono na „{ $text }”.
event-seat-bot = Za gracza { $name } gra teraz bot „{ $bot }”.
event-seat-person = { $name } znowu gra.
event-end-over = Koniec gry.
event-end-stopped = Gracze zakończyli grę przed czasem.
hint-moves = Możesz wpisać: { $moves }.
told-undone = Cofnięte.
told-fixed = Wpis { $number } jest poprawiony.
told-misfit = Wpis { $number } jest poprawiony, ale teraz wpis { $misfit } („{ $step }”) już nie pasuje. { $why } Graj dalej od tego miejsca.
told-saved = Zapisano w { $path }
told-not-saved = Nie udało się zapisać w { $path }: { $why }.
told-solo = { $points ->
    [one] Koniec gry. Masz { $points } punkt.
    [few] Koniec gry. Masz { $points } punkty.
    [many] Koniec gry. Masz { $points } punktów.
   *[other] Koniec gry. Masz { $points } punktu.
 }
told-won = { $count ->
    [1] Wygrywa { $names }, punkty: { $points }.
   *[other] Wspólna wygrana: { $names }, punkty: po { $points }.
 }
told-stand-in = { $why } Za gracza { $name } gra dalej bot „{ $bot }”.
told-verified = { $count ->
    [one] Jedyny rzut lub karta w tej grze się zgadza.
    [few] Zgadzają się wszystkie { $count } rzuty i karty.
    [many] Zgadza się wszystkich { $count } rzutów i kart.
   *[other] Zgadzają się wszystkie rzuty i karty ({ $count }).
 }
told-unfinished = Ta gra nie jest jeszcze skończona.
told-commitment = Obiecane przed grą: { $commitment }

## Pomoc
help-commands =
    Wpisz ?, żeby zobaczyć tę pomoc, „rules”, żeby zobaczyć zasady, „undo”, żeby cofnąć ruch, „save FILE”,
    żeby zapisać grę, i „quit”, żeby wyjść.
help-real =
    Wpisz ?, żeby zobaczyć tę pomoc, „rules”, żeby zobaczyć zasady, „undo”, żeby cofnąć ostatni wpis, „fix”,
    żeby poprawić starszy, „save FILE”, żeby zapisać grę, i „quit”, żeby wyjść.
help-fix = Żeby poprawić wpis, wpisz „fix”, jego numer i to, co miało tam być.

## Błędy przy wpisywaniu
error-typed-no-dice = Wpisz kości jako cyfry od 1 do 6, nie „{ $text }”.
error-typed-ambiguous = „{ $text }” może znaczyć: { $like }. Wpisz trochę więcej.
error-typed-unknown = Nie możesz teraz zagrać „{ $text }”. Naciśnij Enter, żeby zobaczyć swoje ruchy, albo wpisz ?, żeby dostać pomoc.
error-typed-close = Nie możesz teraz zagrać „{ $text }”. Czy chodzi o { $like }?
error-typed-enter = „{ $text }” nic tu nie znaczy. Po prostu naciśnij Enter.

## Menu
menu-title = W którą grę chcesz zagrać?
menu-game = Wpisz od 1 do { $most } albo naciśnij Enter, żeby wybrać pierwszą grę:
menu-way-bot = Z botem
menu-way-alone = W pojedynkę, o własny rekord
menu-way-friends = Ze znajomymi, na tym urządzeniu
menu-way-real = Prawdziwymi kośćmi, a Noppa liczy punkty
menu-level-easy = Łatwy bot
menu-level-medium = Średni bot
menu-level-hard = Trudny bot
menu-level = Wpisz od 1 do { $most } albo naciśnij Enter, żeby wybrać pierwszego bota:
menu-way = Wpisz od 1 do { $most } albo naciśnij Enter, żeby wybrać pierwszy sposób:
menu-names = Imiona graczy, oddzielone przecinkami:
menu-not-there = „{ $typed }” nie ma na liście. Wpisz liczbę od 1 do { $most }.

## Obliczanie
solving = Obliczanie gry
solving-distribution = Obliczanie rozkładu wyników
solved-value = Najlepsza strategia daje średnio { $expected } pkt ({ $seconds } s).
solved-spread = Średnia { $mean }, odchylenie standardowe { $spread }.
solved-percentiles = Percentyle: { $parts }
error-solve-unsolved = Noppa nie umie obliczyć gry { $game }. Umie obliczyć: { $allowed }.

## Analizy
reviewing = Analiza gry
review-title = { $game }: szczęście i umiejętności
review-player = gracz
review-final = wynik
review-expected = prognoza
review-luck = szczęście
review-loss = błędy
review-others = inni
review-revision = korekta
review-each = na wybór
review-band = poziom gry
review-curve = Prawdopodobny wynik w trakcie gry
review-exact = Jednostka: { $unit }. Te liczby są dokładne.
review-estimate = Jednostka: { $unit }. Te liczby są szacunkowe.
review-moment = { $where }: { $what }. Ta kolejka zmieniła wynik o { $change }.
review-round = Runda { $round }
review-dice-differ = Uwaga: kości w tym zapisie nie zgadzają się z jego tajnymi liczbami, więc nie można polegać na pokazanym tu szczęściu. { $why }
review-final-dice-only = Wpisano tylko końcowe kości, więc wszystkie rzuty kolejki liczą się jako jedna porcja szczęścia.
unit-points = punkty prawdopodobnego wyniku końcowego
unit-lead = punkty prawdopodobnej przewagi nad najsilniejszym rywalem
unit-chance = punkty procentowe szans na wygraną
per-cent = { $value }%
band-flawless = bezbłędny
band-master = mistrzowski
band-expert = ekspercki
band-skilled = dobry
band-casual = rekreacyjny
band-beginner = początkujący

## Trener podczas gry

## Historia
history-none = Nie masz jeszcze skończonych gier. Zagraj: noppa play yatzy
history-games = Gry
history-records = Rekordy
history-day = dzień
history-game = gra
history-player = gracz
history-score = wynik
history-luck = szczęście
history-loss = błędy
history-best = najlepszy
history-average = średnia
history-each = { $game }: wybór kosztuje cię średnio { $each }.
history-each-curve = Koszt wyboru w setnych częściach, gra po grze
history-kinds = Gdzie uciekły punkty

## Ćwiczenia
learn-how = Zrób to, co mówi lekcja, albo po prostu naciśnij Enter. Wpisz q, żeby wyjść.
learn-prompt = ({ $move }):
learn-type = Wpisz „{ $move }” albo po prostu naciśnij Enter.
learn-allowed = Tak też można, ale ta lekcja pokazuje coś innego.
learn-left = Tę lekcję możesz dokończyć w każdej chwili: noppa learn { $game }
learn-next = Pora na prawdziwą grę? noppa play { $game } --bot easy
practice-welcome = Wybieraj tak jak w grze albo wpisz q, żeby wyjść.
practice-own = To z jednej z twoich gier.
practice-rival = { $count ->
    [1] Rywal
   *[other] Rywal { $number }
 }
practice-right = Dobry wybór.
practice-wrong = To kosztuje { $loss }.
practice-sum = Dobre odpowiedzi: { $right } z { $asked }, strata: { $lost }.
ask-practice = Twój wybór:

## Symulacje
simulating = Symulacja gier
simulate-progress = { $done } z { $games }, { $rate } na sekundę
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } gra
    [few] { $game }, { $edition }: { $games } gry
    [many] { $game }, { $edition }: { $games } gier
   *[other] { $game }, { $edition }: { $games } gry
 }
simulate-rate = w { $seconds } s, { $rate } na sekundę
simulate-players = Gracze: { $players }.
simulate-players-random = Gracze: { $players }. Grają losowo. Innych graczy wybierzesz opcją --players.
simulate-compared = Porównanie: { $what }
simulate-stopped = Zatrzymano po { $done } z { $games } gier. Dotychczasowe wyniki zostają.
simulate-player = gracz
simulate-wins = wygrane
simulate-mean = wynik
simulate-deviation = odch. std.
simulate-low = 5%
simulate-median = mediana
simulate-high = 95%
simulate-first = Gracz, który zaczyna, wygrywa { $share } gier (przedział 95%: { $interval }). Względem równego udziału to { $more } pkt proc.
simulate-length = Gra ma { $mean } ± { $error } decyzji. Każde ± to przedział ufności 95%.
simulate-distribution = Wyniki: { $player }
simulate-everybody = wszyscy
simulate-uses = Średnie użycie na gracza i grę, liczba gier { $games }
simulate-variants = { $game }, gier na każdy zestaw: { $games }
simulate-variant = zasady
simulate-wins-of = { $player }: wygrane
simulate-mean-of = { $player }: wynik
simulate-first-seat = pierwsze miejsce
simulate-decisions = decyzje
simulate-picture = { $game }: wyniki w procentach, liczba gier { $games }

## Gry na serwerze
join-name = Twoje imię:
join-watching = Oglądasz tę grę. Ctrl-C kończy.
join-taken = Na tym miejscu gra już ktoś inny, więc możesz tylko oglądać.
join-waiting-seats = Czekamy, aż dołączą: { $names }.
join-waiting-start = Wszyscy już są. Gra zaraz się zacznie.
join-waiting = Czekamy na: { $names }.
join-reconnecting = Utracono połączenie. Łączenie ponownie…
join-left = Twoje miejsce wciąż jest twoje. Wróć poleceniem: { $command }
join-help = Wpisz ?, żeby zobaczyć tę pomoc, „rules”, żeby zobaczyć zasady, „undo”, żeby poprosić innych o cofnięcie ostatniego ruchu, i „quit”, żeby wyjść. Twoje miejsce zostaje twoje.
join-undo-asked = Prośba o cofnięcie ostatniego ruchu wysłana.
join-wish-undo = { $name } prosi o cofnięcie ostatniego ruchu. Naciśnij u, jeśli się zgadzasz.
join-wish-stop = { $name } proponuje zakończenie gry. Naciśnij u, jeśli się zgadzasz.
join-wish-remove = { $name } proponuje oddanie czyjegoś miejsca botowi. Naciśnij u, jeśli się zgadzasz.
join-vote-undo = { $name } prosi o cofnięcie ostatniego ruchu. Zgoda? [T/n]
join-vote-stop = { $name } proponuje zakończenie gry. Zgoda? [T/n]
join-vote-remove = { $name } proponuje oddanie czyjegoś miejsca botowi. Zgoda? [T/n]

## Mecze
match-title = { $game }: { $games } z { $wanted } gier
match-player = gracz
match-wins = wygrane
match-ties = remisy
match-losses = przegrane
match-score = wynik
match-points = punkty na grę
match-elo = Różnica Elo dla gracza { $name } to { $elo } (przedział 95% od { $low } do { $high }).
match-failed = { $name } przegrywa grę { $number } walkowerem. { $why }
match-failures = { $count ->
    [one] { $name }: jedna gra przegrana walkowerem.
    [few] { $name }: { $count } gry przegrane walkowerem.
    [many] { $name }: { $count } gier przegranych walkowerem.
   *[other] { $name }: { $count } gry przegranej walkowerem.
 }
match-open = Na razie bez rozstrzygnięcia. Logarytm ilorazu wiarygodności to { $ratio }; test kończy się przy ±{ $bound }.
match-stronger = Rozstrzygnięte. { $name } jest bliżej przewagi { $high } Elo niż { $low } (logarytm ilorazu wiarygodności { $ratio }).
match-not-stronger = Rozstrzygnięte. { $name } jest bliżej przewagi { $low } Elo niż { $high } (logarytm ilorazu wiarygodności { $ratio }).

## Doktor
doctor-folder = W { $path } można zapisywać.
doctor-folder-not-writable = W { $path } nie można zapisywać ({ $why }). Ustaw użytkownika serwera jako właściciela.
doctor-secret-file = Plik z sekretem { $path } jest prywatny.
doctor-secret-file-missing = Nie ma jeszcze pliku z sekretem { $path }. Serwer utworzy go przy starcie.
doctor-secret-file-unreadable = Serwer nie może odczytać pliku z sekretem { $path }. Ustaw użytkownika serwera jako jego właściciela.
doctor-secret-file-open = Inni mogą odczytać plik z sekretem { $path }. Uruchom: chmod 600 { $path }
doctor-admin-token = Klucz gospodarza w { $path } jest prywatny.
doctor-admin-token-missing = Nie ma pliku { $path } z kluczem gospodarza. Utwórz go albo usuń ustawienie admin_token_file.
doctor-admin-token-unreadable = Serwer nie może odczytać klucza gospodarza w { $path }. Ustaw użytkownika serwera jako właściciela pliku.
doctor-admin-token-open = Inni mogą odczytać klucz gospodarza. Uruchom: chmod 600 { $path }
doctor-disk = W { $path } jest { $free } MB wolnego miejsca.
doctor-disk-low = W { $path } jest tylko { $free } MB wolnego miejsca. Zwolnij miejsce albo usuń stare gry: noppa prune --older-than 90d
doctor-disk-full = Dysk jest prawie pełny. W { $path } jest { $free } MB wolnego miejsca, a serwer potrzebuje { $least } MB. Zwolnij miejsce.
doctor-descriptors = Ten system pozwala procesowi otworzyć { $most } plików, co ogranicza liczbę połączonych graczy. Ustaw LimitNOFILE na co najmniej { $wanted }.
doctor-clock = Zegar zgadza się z bazą danych.
doctor-clock-past = Zegar pokazuje { $date }, a to niemożliwe. Ustaw go i włącz synchronizację czasu (timedatectl set-ntp true).
doctor-clock-differs = Zegar różni się od zegara na { $where } o { $seconds } s. Włącz synchronizację czasu w obu systemach (timedatectl set-ntp true).
doctor-clock-back = Najnowsza gra jest { $seconds } s w przyszłości, więc zegar został cofnięty. Popraw go, zanim uruchomisz serwer.
doctor-database-missing = Nie ma jeszcze bazy danych { $path }. Serwer utworzy ją przy starcie.
doctor-database-empty = Baza danych jest pusta. Serwer utworzy jej tabele przy starcie.
doctor-database-version = Baza danych jest aktualna (wersja { $version }).
doctor-database-older = Baza danych ma wersję { $found }. Przy starcie serwer zrobi kopię zapasową i zaktualizuje ją do { $wanted }.
doctor-database-newer = Baza danych ma wersję { $found }, z nowszej Noppy, a ta zna tylko { $wanted }. Zainstaluj nowszą Noppę albo przywróć kopię zapasową.
doctor-database-writing = W bazie danych można zapisywać.
doctor-database-away = Baza danych nie odpowiada: { $why }. Sprawdź, czy działa, oraz jej adres i hasło.
doctor-redis = Redis odpowiada.
doctor-redis-away = Redis nie odpowiada: { $why }. Sprawdź, czy działa, oraz jego adres.
doctor-server = Serwer działa i jest gotowy (wersja { $version }).
doctor-server-away = Pod { $url } nie odpowiada żaden serwer ({ $why }), więc serwera pośredniego nie sprawdzono. Uruchom serwer i powtórz to polecenie.
doctor-server-not-ready = Serwer działa, ale nie jest gotowy: { $why }
doctor-server-older = Serwer działa jeszcze w wersji { $running }, a zainstalowana jest { $installed }. Uruchom go ponownie.
doctor-no-public-url = Nie ustawiono adresu publicznego, więc serwera pośredniego nie sprawdzono.
doctor-proxy = Serwer pośredni poprawnie przekazuje protokół i adres klienta.
doctor-proxy-away = Nie można połączyć się z { $url }: { $why }. Sprawdź nazwę, certyfikat i serwer pośredni.
doctor-proxy-host = Serwer pośredni zmienia nagłówek Host na „{ $host }”. Ma przekazywać { $wanted }.
doctor-proxy-other = { $url } odpowiada ze stanem { $status }, ale to nie Noppa. Sprawdź, dokąd przekazuje serwer pośredni.
doctor-proxy-scheme = Serwer pośredni nie mówi serwerowi, że gracze używają { $scheme }. Ma ustawiać X-Forwarded-Proto.
doctor-proxy-untrusted = Serwer nie wie, że gracze używają { $scheme }. Ustaw trust_proxy = true.
doctor-proxy-pretended = Gracze mogą podrobić swój adres. Serwer pośredni ma sam ustawiać X-Forwarded-For, a nie go przekazywać.
doctor-proxy-no-address = Serwer pośredni nie przekazuje adresów graczy, więc wszyscy liczą się jako jeden. Ma ustawiać X-Forwarded-For.
doctor-proxy-socket = WebSockety nie przechodzą przez serwer pośredni ({ $why }). Ma przekazywać nagłówki Upgrade i Connection.
doctor-proxy-socket-works = WebSockety przechodzą przez serwer pośredni.

## Pełny ekran
full-roll = { $name }: naciśnij spację, żeby rzucić.
full-draw = { $name }: naciśnij spację, żeby odkryć kartę.
full-enter-dice = { $name }: rzuć, a potem naciśnij Enter i wpisz, co pokazują kości.
full-choose = { $name }: wybierz ruch.
full-choose-dice = { $name }: wybierz kości klawiszami { $keys } i naciśnij spację.
full-choose-both = { $name }: zostaw kości klawiszami { $keys } albo wybierz strzałkami i Enterem.
full-choose-place = { $name }: wybierz strzałkami i Enterem.
full-chosen = Enter: { $move }
full-which = Co wybierasz?
full-no-move = Tutaj nie możesz tego zrobić. M pokazuje wszystkie ruchy.
full-pace = { $seconds } s między ruchami
full-coach-waits = Trener może pomóc, gdy masz coś do wyboru.

## Pełny ekran: klawisze w dolnym wierszu
full-key-roll = Rzuć
full-key-draw = Odkryj kartę
full-key-hold = Zostaw
full-key-reroll = Rzuć resztą
full-key-choose = Wybierz
full-key-moves = Wszystkie ruchy
full-key-tag = Numer
full-type = Wpisz
full-help = Pomoc
full-chances = Szanse
full-log = Przebieg
full-leave = Wyjdź
full-faster = Szybciej
full-slower = Wolniej
full-see-table = Pokaż stół
full-leave-noppa = Wyjdź z Noppy
full-search = Co chcesz zrobić?

## Pełny ekran: panele
full-panel-log = Przebieg gry
full-panel-coach = Trener
full-panel-chances = Szanse na wygraną
full-panel-help = Pomoc
full-help-keys =
    Ctrl+P pokazuje wszystko, co możesz zrobić.
    Zaznacz coś i naciśnij ?, żeby o tym przeczytać.

## Pełny ekran: wyjście
full-resume-later = Twoja gra jest zapisana. Graj dalej poleceniem: noppa play --resume { $path }

## Pełny ekran: krok po kroku
full-step-on = Dalej
full-step-back = Wstecz
full-next-mistake = Następny błąd
full-previous-mistake = Poprzedni błąd
full-first = Początek
full-last = Koniec

## Pełny ekran: mapa
full-zoom = Powiększ
full-roll-again = Rzuć nimi ponownie
full-use-twice = Użyj kości dwa razy
full-decide = Zostaw kości albo zaznacz te do ponownego rzutu. Możesz to zrobić raz w grze.
full-tag = Wybierz miasto dla { $tag }.

## Pełny ekran: pierwszy ekran i inne
full-new-game = Nowa gra
full-game = Gra
full-continue = { $others ->
    [0] Graj dalej: { $game } ({ $day })
   *[other] Graj dalej: { $game }, { $names } ({ $day })
 }
full-learn = Lekcje
full-people = Osoby przy tym komputerze
full-nobody = Nikt, tylko oglądanie
full-bots = Boty
full-level-random = losowy: gra cokolwiek
full-level-simple = prosty: myśli tylko o tej kolejce
full-level-easy = łatwy
full-level-medium = średni
full-level-hard = trudny: zawsze gra najlepszy ruch, jaki znajdzie
full-start = Zacznij grę
full-change = Zmień
full-names = Imiona
full-back = Wróć
full-reading = Wczytywanie twoich gier…
full-panel-answer = Ile wart jest każdy wybór
