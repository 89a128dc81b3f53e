# Słowa samej aplikacji w przeglądarce; gry i błędy mają własne pliki.

web-name = Noppa
web-nav = Strony
web-preferences = Ustawienia
web-your-data = Twoje dane
web-limits = Limity tego serwera
web-language = Język
web-language-auto = Jak w przeglądarce ({ $language })
web-theme = Motyw
web-theme-auto = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-still = Bez animacji
web-sound = Dźwięki
web-remarks = Mów mi o moich błędach
web-chances = Pokazuj szanse na wygraną
web-buzz = Wibruj, gdy moja kolej
web-pace = Jak szybko grają boty
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-at-once = Od razu
web-your-name = Twoje imię
web-done = Gotowe
web-close = Zamknij
web-yes = tak
web-no = nie
web-you = Ty
web-who-here = tutaj
web-who-link = przez link
web-player = Gracz { $number }

## Strona początkowa
web-begin = Zagraj w { $game }
web-begin-more = Od razu, z botem { $bot }.
web-resume = { $game } · { $names }
web-resume-yours = Twoja kolej · { $game } · { $names }
web-resume-waiting = Czekamy na graczy · { $game }
web-running = Twoje inne gry
web-day-game = { $game }, dla wszystkich te same rzuty
web-day-play = Zagraj w dzisiejsze { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } punkt
    [few] { $game }: { $points } punkty
    [many] { $game }: { $points } punktów
   *[other] { $game }: { $points } punktu
 }
web-day-newcomer = dziś po raz pierwszy
web-day-results = Wyniki
web-day-secret = Najpierw skończ swoją grę. Potem możesz obejrzeć gry innych.
web-day-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
 }
web-day-share = { $days ->
    [0] Mam { $points } pkt w dzisiejszym { $game } na Noppie.
    [one] Mam { $points } pkt w dzisiejszym { $game } na Noppie.
    [few] Mam { $points } pkt w dzisiejszym { $game } na Noppie. Gram już { $days } dni z rzędu.
    [many] Mam { $points } pkt w dzisiejszym { $game } na Noppie. Gram już { $days } dni z rzędu.
   *[other] Mam { $points } pkt w dzisiejszym { $game } na Noppie. Gram już { $days } dnia z rzędu.
 }
web-share-short = Udostępnij
web-share-failed = Nie udało się skopiować
web-real-dice = Prawdziwe kości
web-real-dice-more = Ty rzucasz, Noppa liczy punkty.
web-welcome = Przysuń sobie krzesło.
web-welcome-more = Pięć gier w kości: w pojedynkę, na jednym urządzeniu albo ze znajomymi przez link. Trener pokaże ci, ile wart jest każdy wybór.
web-players = { $least }–{ $most } graczy
web-play = Graj
web-play-game = Zagraj w { $game } z botem
web-more = Znajomi…
web-more-game = Zagraj w { $game } ze znajomymi albo zmień zasady
web-go-on = Graj dalej
web-day = Kości dnia
web-day-more = Te same kości dla wszystkich, raz dziennie.
web-day-none = Dzisiejszymi kośćmi nikt jeszcze nie grał.
web-day-playing = w grze
web-past = Skończone gry
web-watch = Inne stoły
web-practice = Ćwiczenia
web-practice-more = Wybierz ruch i porównaj go ze wszystkimi innymi.
web-history = Twoje gry
web-history-more = Wyniki, średnie i rekordy.
web-open-record = Otwórz zapis gry
web-open-record-drop = Wybierz plik z zapisaną grą albo upuść go tutaj.
web-phones = Telefony w domu
web-phones-open = Dołącz telefony
web-home = Strona główna
web-lost-title = Nie udało się otworzyć tej strony
web-gone = Nie możemy tego znaleźć
error-offline = Nie masz połączenia z siecią, a do tego potrzebny jest serwer. Zadziała, gdy połączenie wróci.
error-server-away = Serwer nie odpowiada. Nic nie przepadło. Spróbuj za chwilę.

## Nowa gra
web-new-game = Nowa gra: { $game }
web-how-to = Jak grać w { $game }
web-way-here = Na tym urządzeniu
web-way-here-more = po kolei, z rąk do rąk
web-way-link = Przez link
web-way-link-more = znajomi są gdzie indziej
web-way-bots = Z botami
web-way-bots-more = zaczynasz od razu
web-at-the-table = Przy stole
web-seat-you = ty, dotknij, by zmienić imię
web-seat-here = na tym urządzeniu
web-link-next = Za chwilę dostaniesz kod i link dla każdej osoby. Gra zacznie się, gdy wszyscy tu będą.
web-seat-by-link = dołącza przez link
web-seats-most = do { $most }
web-bot-choose = Wybierz, jak gra { $name }
web-bot-plays = Jak gra { $name }
web-bot-hare = uczy się
web-bot-hare-level = bot, uczy się
web-bot-hare-more = dopiero się uczy, często nie widzi najlepszego ruchu
web-bot-hedgehog = spokojny
web-bot-hedgehog-level = bot, spokojny
web-bot-hedgehog-more = spokojny, myśli tylko o tej kolejce
web-bot-fox = sprytny
web-bot-fox-level = bot, sprytny
web-bot-fox-more = sprytny, czasem popełnia błąd
web-bot-owl = ekspert
web-bot-owl-level = bot, ekspert
web-bot-owl-more = zawsze wykonuje najlepszy ruch, jaki zna
web-start-game = { $count ->
    [one] Zacznij grę
    [few] Zacznij grę, { $count } graczy
    [many] Zacznij grę, { $count } graczy
   *[other] Zacznij grę, { $count } gracza
 }
web-start-link = { $count ->
    [one] Zacznij grę
    [few] Zacznij grę i zaproś znajomych
    [many] Zacznij grę i zaproś znajomych
   *[other] Zacznij grę i zaproś znajomych
 }
web-summary-board = własna plansza
web-summary-deck = własna talia
web-summary-map = własna mapa
web-summary-changed = { $count ->
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
 }
web-coach-allowed = może pomagać
web-coach-off = milczy
web-own-how = Pobierz plik Noppy, zmień go i wybierz tutaj. Może mieć najwyżej 64 kB.
web-own-template-board = Pobierz planszę
web-own-template-deck = Pobierz talię
web-own-template-map = Pobierz mapę
web-own-example = Zobacz przykład
web-own-checking = Sprawdzanie pliku…
web-own-fine = Plik jest w porządku. Zagrasz z nim.
web-join-full = Miejsce w { $game } jest zajęte
web-who = Kto gra
web-seat-name = Imię gracza { $number }
web-seat-move = Przesuń: { $name }, gracz { $number } z { $count }
web-seat-remove = Usuń gracza { $number }
web-bot-level = Jak dobrze gra bot
web-add-here = Dodaj gracza
web-add-link = Zaproś przez link
web-add-bot = Dodaj bota
web-house-rules = Zasady domowe
web-edition = Wydanie
web-edition-own = { $edition }, jak w instrukcji w twoim języku
web-dice-are = Kości
web-dice-fair = kości Noppy
web-dice-real = prawdziwe kości
web-every-roll = Wpisuj każdy rzut, nie tylko końcowe kości
web-starts = Kto zaczyna
web-starts-chosen = pierwszy gracz na liście
web-starts-drawn = najwyższy rzut
web-starts-loser = ostatni w poprzedniej grze
web-clock = Czas na ruch
web-clock-seconds = { $seconds ->
    [0] bez limitu
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
 }
web-allow-coach = Trener może pomagać
web-allow-undo = Cofanie, gdy wszyscy się zgodzą
web-dice-fair-more = Noppa rzuca za ciebie. Po grze twoja przeglądarka może sprawdzić każdy rzut.
web-dice-real-more = Rzucasz prawdziwymi kośćmi i dotykasz tego, co pokazują. Noppa liczy punkty.
web-starts-chosen-more = Zaczyna pierwszy gracz na liście, a pozostali grają po kolei.
web-starts-drawn-more = Każdy rzuca jedną kością; zaczyna osoba z najwyższym rzutem.
web-starts-loser-more = Następną grę zaczyna osoba ostatnia w poprzedniej. Pierwszą zaczyna osoba z najwyższym rzutem.
web-clock-more = { $seconds ->
    [0] Masz tyle czasu, ile chcesz.
    [one] Gdy minie { $seconds } sekunda, Noppa wykona ruch za ciebie.
    [few] Gdy miną { $seconds } sekundy, Noppa wykona ruch za ciebie.
    [many] Gdy minie { $seconds } sekund, Noppa wykona ruch za ciebie.
   *[other] Gdy minie { $seconds } sekundy, Noppa wykona ruch za ciebie.
 }
web-coach-yes-more = Gracze mogą pytać, ile wart jest każdy wybór.
web-coach-no-more = Podczas gry nikt nie dostaje rad.
web-undo-yes-more = Możesz cofnąć ruch, jeśli inni się zgodzą i nie było po nim jeszcze rzutu ani karty.
web-undo-no-more = Nikt nie może cofnąć ruchu.
web-edition-more = Wydanie to zestaw zasad domowych. Każdą z nich możesz zmienić poniżej.
web-own-board = Własna plansza
web-own-deck = Własna talia
web-own-map = Własna mapa
web-own-remove = Usuń plik
web-own-used = Własne, z pliku
web-kind-gone = W tę grę nie można tu zagrać. Na stronie głównej są gry, w które można.
web-invited = Masz zaproszenie do gry w { $game }
web-sit = Dołącz do gry
web-just-watch = Tylko oglądam
web-join-taken = Ktoś już zajął to miejsce. Możesz oglądać albo poprosić o inny link.
web-waiting = { $count ->
    [0] Wszyscy już są
    [one] Czekamy na jeszcze jedną osobę
    [few] Czekamy na jeszcze { $count } osoby
    [many] Czekamy na jeszcze { $count } osób
   *[other] Czekamy na jeszcze { $count } osoby
 }
web-invite = { $name } może zeskanować ten kod albo otworzyć link.
web-qr = Kod QR z linkiem
web-link = Link
web-share = Wyślij link
web-copied = Skopiowano
web-share-by-hand = Ta przeglądarka nie może wysłać ani skopiować linku. Zaznacz go powyżej i skopiuj ręcznie.
web-device = Graj dalej na tym urządzeniu
web-device-more = Będziesz tu grać dalej jako ten sam gracz.
web-device-go = Tak, to ja
web-device-link = Graj dalej na innym urządzeniu
web-device-scan = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz.

## Przy stole
web-title = { $game } · Noppa
web-title-turn = Twoja kolej · { $game }
web-opening = Otwieranie stołu…
web-getting-ready = Noppa się przygotowuje. Za pierwszym razem może to potrwać minutę.
web-connection-lost = Utracono połączenie. Noppa łączy się ponownie, a twoja gra jest bezpieczna.
web-connection-last-seen = Serwer nie odpowiada. Możesz obejrzeć grę taką, jaką była ostatnio, i grać dalej, gdy serwer wróci.
web-seats = Gracze
web-seat-free = wolne
web-seat-away = poza stołem
web-seat-bot = gra bot
web-watching = { $count ->
    [one] jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
 }
web-rail = Gracze, trener i przebieg gry
web-result = Wynik
web-lesson = Lekcja
web-lesson-offer = Pierwszy raz w { $game }?
web-lesson-play = Zacznij lekcję
web-lesson-later = Nie teraz
web-lesson-entry-more = Krótka pierwsza gra z przygotowanymi kośćmi.
web-lesson-step = Krok { $step } z { $steps }
web-lesson-skip = Pomiń
web-lesson-show = Pokaż mi
web-lesson-allowed = Tak też można. Tym razem spróbujmy jednak inaczej.
web-lesson-coached = Trener mówi: { $move }.
web-lesson-rival = Teraz gra { $name }…
web-lesson-back = Nie { $dice }. Dotknij jeszcze raz, żeby puścić.
web-lesson-over = Umiesz już grać w { $game }
web-lesson-game = Zagraj
web-sound-ask = Grać z dźwiękiem?
web-sound-on = Włącz dźwięk
web-sound-off = Nie
web-chance-of = { $name }: { $percent }% szans na wygraną.
web-chances-best = Te szanse zakładają, że wszyscy grają jak eksperci.
web-chance-short = { $percent }% szans
web-plus-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
 }
web-dice = Kości
web-die = Kość { $place }: { $value }
web-die-blank = Kość { $place }: przed rzutem
web-die-coloured = Kość { $place } ({ $colour }): { $value }
web-die-coloured-blank = Kość { $place } ({ $colour }): przed rzutem
web-dice-shown = { $count ->
    [1] kość: { $dice }
   *[other] kości: { $dice }
 }
web-turn-yours = Twoja kolej
web-turn-of = Teraz gra { $name }
web-turn-several = { $count ->
    [one] wybiera { $count } gracz
    [few] wybiera { $count } graczy
    [many] wybiera { $count } graczy
   *[other] wybiera { $count } gracza
 }
web-roll = { $dice ->
    [0] Nie ma czym rzucać
    [1] Rzuć jedną kością
   *[other] Rzuć { $dice } kośćmi
 }
web-roll-number = Rzut { $number }
web-roll-kept = { $count ->
    [0] nic nie zostaje
   *[other] zostają
 }
web-draw = Odkryj kartę
web-total = Suma
web-pad = Tabela wyników
web-par = względem trzech w każdym polu
web-write = Wpisz { $points } w polu „{ $item }”
web-moves = { $count ->
    [one] Twój jedyny wybór
    [few] Wszystkie { $count } możliwości
    [many] Wszystkie możliwości: { $count }
   *[other] Wszystkie możliwości: { $count }
 }
web-menu = Menu
web-rules = Zasady
web-undo = Cofnij
web-stop = Zakończ grę
web-leave = Odejdź od stołu
web-while-playing = Podczas gry
web-this-table = Ten stół
web-stop-group = Koniec
web-play-on = Graj dalej
web-leave-kept = twoja gra jest zapisana
web-leave-ask = Odejść od stołu?
web-leave-more = Pod twoją nieobecność gra za ciebie bot. Możesz wrócić, dopóki gra trwa.
web-leave-yes = Odejdź
web-left = Nie ma cię przy stole. Gra za ciebie bot.
web-stop-ask = Zakończyć grę dla wszystkich?
web-stop-more = Wyniki zostają takie, jakie są. Tego nie można cofnąć.
web-stop-yes = Zakończ grę
web-invite-watch = Udostępnij link do oglądania
web-keys = Klawiatura
web-key-roll = Rzuć kośćmi
web-key-die = Zostaw kość albo ją puść
web-key-explain = Objaśnij pole lub kartę
web-key-tab = Poruszaj się po stole, a potem wybierz klawiszem Enter
web-key-escape = Zamknij to, co otwarte
web-agree = Zgoda
web-decline = Nie
web-vote-undo = { $name } prosi o cofnięcie ostatniego ruchu.
web-vote-remove = { $name } proponuje usunięcie gracza { $other } z gry.
web-remove = Usuń gracza { $name }
web-vote-stop = { $name } proponuje zakończenie gry.
web-away-long = { $name } nie odzywa się od dłuższej chwili.
web-give = Niech dalej gra bot
web-vote-waits = Czekamy na: { $names }
web-bot-for-you = Za gracza { $name } gra bot.
web-take-back = Wróć na swoje miejsce
web-pass = Przekaż urządzenie: { $name }
web-pass-why = Nikt nie widzi, co wpisują inni, dopóki wszyscy nie skończą.
web-pass-here = To ja, { $name }
web-pass-wait = { $count ->
    [1] Wszyscy tutaj już skończyli. Wybiera jeszcze { $names }.
   *[other] Wszyscy tutaj już skończyli. Czekamy na innych: { $count }.
 }
web-react = Wyślij reakcję
web-react-applause = Brawo
web-react-luck = Powodzenia
web-react-wow = Łał
web-react-laugh = Haha
web-react-ouch = Auć
web-react-thanks = Dzięki
web-react-said = { $name }: { $what }.

## Dla czytników ekranu
web-said-total = { $points ->
    [one] { $name }: jeden punkt.
    [few] { $name }: { $points } punkty.
    [many] { $name }: { $points } punktów.
   *[other] { $name }: { $points } punktu.
 }

## Na telewizorze
web-tv = Pokaż na telewizorze
web-tv-scan = Oglądaj na telefonie

## Koniec
web-over = Koniec gry
web-over-alone = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
web-won-you = Wygrywasz
web-won = { $count ->
    [1] Wygrywa { $names }
   *[other] Wspólna wygrana: { $names }
 }
web-won-you-by = Wygrywasz o { $points } pkt
web-won-by = { $name } wygrywa o { $points } pkt
web-end-share = { $game } na Noppie: { $results }
web-end-luck-points = pkt dzięki szczęściu
web-end-luck-chance = { $amount ->
    [one] punkt procentowy szans na wygraną dzięki szczęściu
    [few] punkty procentowe szans na wygraną dzięki szczęściu
    [many] punktów procentowych szans na wygraną dzięki szczęściu
   *[other] punktu procentowego szans na wygraną dzięki szczęściu
 }
web-end-luck-lead = pkt przewagi dzięki szczęściu
web-end-loss-points = pkt przez błędy
web-end-loss-chance = { $amount ->
    [one] punkt procentowy szans na wygraną przez błędy
    [few] punkty procentowe szans na wygraną przez błędy
    [many] punktów procentowych szans na wygraną przez błędy
   *[other] punktu procentowego szans na wygraną przez błędy
 }
web-end-loss-lead = pkt przewagi przez błędy
web-end-band = poziom twojej gry
web-end-band-of = poziom gry: { $name }
web-end-band-flawless = Bezbłędny
web-end-band-master = Mistrzowski
web-end-band-expert = Ekspercki
web-end-band-skilled = Dobry
web-end-band-casual = Rekreacyjny
web-end-band-beginner = Początkujący
web-end-curve-points = Prawdopodobny wynik końcowy
web-end-curve-chance = Szanse na wygraną
web-end-curve-lead = Prawdopodobna przewaga na końcu
web-end-swing = Największy zwrot: { $what }
web-again = Zagraj jeszcze raz
web-record = Zachowaj zapis gry
web-steps = Krok po kroku

## Trener
web-coach-ask = Zapytaj trenera
web-coach-thinks = Trener myśli…
web-coach-later = Trenera możesz pytać, gdy masz coś do wyboru.
web-coach = Trener
web-coach-list = Ile wart jest każdy wybór
web-coach-do = Zrób to
web-coach-is-best = najlepszy
web-exact = dokładnie
web-estimate = w przybliżeniu
web-remark = To kosztuje { $amount }. Lepiej: { $move }.

## Co się stało
web-log = Przebieg gry
web-log-start = Gra się zaczyna.
web-log-roll = { $name }: rzut { $dice }.
web-log-dice = Kości pokazują { $dice }.
web-log-draw = Karta: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Cofnięto ostatni ruch.
web-log-amend = Poprawiono wpis.
web-log-back = { $name } wraca do gry.
web-log-bot = Za gracza { $name } gra teraz bot.
web-log-stopped = Grę zakończono przed czasem.
# Po imieniu i dwukropku, a także osobno, gdy przegląda się grę.
web-did-keep = zostawione { $dice }
web-did-keep-none = nic nie zostaje
web-told-keep = { $count ->
    [0] { $name }: ponowny rzut wszystkimi kośćmi.
   *[other] { $name }: zostawione { $dice }.
 }
web-did-write = wypełnione pole „{ $item }”
web-did-declare = zapowiedziane pole „{ $item }”
web-did-set = odłożone { $dice }
web-did-go = dalsza gra
web-did-stop = punkty zapisane
web-did-stone = kamień na polu { $square }
web-did-take-over = przejęte pole { $square }, tamten kamień trafia na pole { $to }
web-did-box = kamień do pudełka
web-did-lay = { $dice } na karcie { $slot } ({ $card })
web-did-done = koniec kolejki
web-did-stand = te kości zostają
web-did-reroll = ponowny rzut: { $colours }
web-did-twice = { $die } dwa razy, bez { $drop }
web-did-number = { $number } w mieście { $city }
web-did-cross = skreślone miasto { $city }

## Stoły poszczególnych gier
web-kivi-board = Plansza
web-kivi-value = wartość { $value }
web-kivi-stone = kamień: { $name }
web-kivi-gain = teraz { $gain }
web-kivi-line = linia, kamieni { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Pokaż tylko te linie
web-kivi-taking = Dotknij wolnego pola dla kamienia z pola { $square }.
web-tutto-risk = do stracenia
web-tutto-choose = Dotknij kości do odłożenia
web-tutto-made = { $count ->
    [1] Jedno Tutto w tej kolejce
   *[other] Tutto w tej kolejce: { $count }
 }
web-dicetto-empty = Brak karty
web-dicetto-done = Gotowe
web-dicetto-tie = { $tie } to dogrywka
web-dicetto-beat = { $beat } bije, { $tie } to dogrywka
web-dicetto-battle = Dogrywka o kartę „{ $card }”
web-dicetto-again = Dwa razy { $face }. Rzut jeszcze raz.
web-dicetto-won = { $one } do { $other }. Dogrywkę wygrywa { $name }.
web-dicetto-fought = dogrywka: { $name }
web-trip-map = Mapa: { $name }
web-trip-empty = puste
web-trip-crossed = skreślone
web-trip-gain = { $number } tutaj: { $gain }
web-trip-numbers = Liczby, które dają te kości
web-trip-make = Dotknij dwóch kości albo liczby.
web-trip-put = Dotknij miasta dla { $number } albo przeciągnij tam liczbę.
web-trip-cross = Skreśl miasto
web-trip-stand = Zostaw wszystkie cztery
web-trip-decide = Zostaw te kości albo dotknij tych do ponownego rzutu. Masz jeden taki rzut w grze.
web-trip-wait = Gotowe. Inni jeszcze wybierają.

## Czy kości są uczciwe?
web-back = Wróć do stołu
web-fair = Czy kości są uczciwe?
web-fair-how =
    Przed grą serwer wybrał tajną liczbę i pokazał jej odcisk, żeby nie móc jej potem zmienić. Potem to samo
    zrobiła przeglądarka każdego gracza. Te liczby razem decydują o każdym rzucie. Gdy gra się skończy, tajna
    liczba zostaje ujawniona.
web-fair-real = W tej grze kości są prawdziwe, więc Noppa nie ma wpływu na rzuty.
web-fair-promise = Odcisk pokazany przed grą
web-fair-player = Dodaje { $name }
web-fair-secret = Tajna liczba
web-fair-later = widoczna po grze
web-fair-check = { $count ->
    [one] Sprawdź rzut
    [few] Sprawdź wszystkie { $count } rzuty i karty
    [many] Sprawdź wszystkie rzuty i karty ({ $count })
   *[other] Sprawdź wszystkie rzuty i karty ({ $count })
 }
web-fair-right = { $count ->
    [one] Sprawdzone w tej przeglądarce. Rzut jest dokładnie taki, jak obiecano.
    [few] Sprawdzone w tej przeglądarce. Wszystkie { $count } rzuty i karty są dokładnie takie, jak obiecano.
    [many] Sprawdzone w tej przeglądarce. Wszystkie rzuty i karty ({ $count }) są dokładnie takie, jak obiecano.
   *[other] Sprawdzone w tej przeglądarce. Wszystkie rzuty i karty ({ $count }) są dokładnie takie, jak obiecano.
 }
web-fair-wrong = { $count ->
    [one] Krok { $event } („{ $text }”) nie jest taki, jak obiecano.
    [few] { $count } rzuty lub karty nie są takie, jak obiecano. Pierwszy to krok { $event } („{ $text }”).
    [many] { $count } rzutów lub kart nie jest takich, jak obiecano. Pierwszy to krok { $event } („{ $text }”).
   *[other] Rzuty lub karty inne niż obiecane: { $count }. Pierwszy to krok { $event } („{ $text }”).
 }
web-fair-broken = To nie jest ta tajna liczba, którą obiecano.
web-fair-changed = To nie są liczby, które ta przeglądarka widziała przed grą.
web-fair-remembered = Ta przeglądarka pamięta liczby sprzed gry, więc nie musiała wierzyć serwerowi na słowo.
web-fair-not-there = Ta przeglądarka nie dodała liczby do tej gry, więc może sprawdzić tylko to, co mówi serwer.
web-fair-unrevealed = nie dotarła na czas
web-fair-counts = Jak często wypadła każda liczba
web-fair-sample = Rzucono tyle kości: { $dice }. Każda liczba wypada średnio { $mean ->
    [one] { $mean } raz
    [few] { $mean } razy
    [many] { $mean } razy
   *[other] { $mean } razy
 }. To za mało, żeby wiele z tego wynikało.

## Szczęście i umiejętności
web-review = Szczęście i umiejętności
web-review-working = Trener przegląda grę…
web-review-curve = Jak szła gra każdemu graczowi
web-review-none = Żadnych błędów wartych wzmianki.
web-review-exact = Te liczby są dokładne.
web-review-estimate = Te liczby są szacunkowe.
web-band-flawless = Gra bezbłędna.
web-band-master = Gra na poziomie mistrzowskim.
web-band-expert = Gra na poziomie eksperckim.
web-band-skilled = Gra na dobrym poziomie.
web-band-casual = Gra na poziomie rekreacyjnym.
web-band-beginner = Gra na poziomie początkującym.

## Prawdziwe kości
web-real-pad = Co leży na stole
web-real-tap = { $left ->
    [0] To już wszystkie.
    [one] Dotknij liczby jeszcze z { $left } kości.
    [few] Dotknij liczb jeszcze z { $left } kości.
    [many] Dotknij liczb jeszcze z { $left } kości.
   *[other] Dotknij liczb jeszcze z { $left } kości.
 }
web-real-tap-colour = Kość { $colour }: dotknij jej liczby.
web-real-face = Dodaj { $face }
web-real-remove = Usuń { $face }
web-real-enter = Użyj tych kości
web-real-choose = Teraz dotknij, gdzie mają trafić. Tak wpiszesz kości i swój ruch.
web-real-other = Zmień kości
web-real-card = Dotknij odkrytej karty.
web-correct = Zapisz poprawkę
web-correct-text = Co ma tam być?
web-correct-open = Popraw wpis
web-correct-which = Który wpis jest błędny?
web-correct-stood = Jest tam: { $entry }
web-correct-other = Wybierz inny wpis
web-correct-none = Nic jeszcze nie wpisano.
web-correct-misfit = Wpisy po twojej poprawce przestały pasować, więc zostały usunięte. Wpisz je jeszcze raz.
web-clock-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekundy
 }

## Krótkie zasady, na arkuszu pod „?” i w `noppa rules`
guide-goal = Cel
guide-turn = Twoja kolejka
guide-scores = Punktacja
guide-examples = Przykłady
guide-example-number = Przykład { $number }
guide-questions = Pytania
guide-full = Pełne zasady
guide-table = Ten stół
guide-ask-begins = Kto zaczyna?
guide-points = { $points ->
    [-1] −1 punkt
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
guide-points-word = { $points ->
    [-1] punkt
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
guide-about = O tym: { $thing }
guide-more = Pokaż w zasadach
guide-now = Teraz
guide-chances = Tak często się to udaje, jeśli zbierasz to przez całą kolejkę:

## Granie bez serwera
web-device-loading = Przygotowujemy kości… { $percent }%
web-device-loading-more = Tak długo trwa to tylko za pierwszym razem. W tym czasie poznaj jakąś grę:
web-device-elsewhere = Noppa jest otwarta w innej karcie przeglądarki.
web-device-elsewhere-more = Gry na tym urządzeniu działają naraz tylko w jednej karcie. Twoje gry są bezpieczne.
web-device-here = Graj tutaj
web-device-failed = Noppa nie mogła się uruchomić na tym urządzeniu.
web-device-storage-away = Ta przeglądarka nie pozwala Noppie zapisywać gier. Okna prywatne często to blokują, więc otwórz Noppę w zwykłym oknie.
web-device-again = Spróbuj ponownie
web-device-hosted = Grasz na tym urządzeniu.
web-device-hosted-more = Nie ma połączenia z serwerem. Twoje gry są zapisane tutaj i trafią do historii, gdy serwer wróci.
web-device-site = Wszystko działa na tym urządzeniu i na nim zostaje. Żeby grać przez link albo porównać swoje kości dnia, potrzebujesz serwera Noppy.
web-version-new = Jest nowa wersja Noppy. Odśwież stronę, żeby z niej skorzystać.
web-version-reload = Odśwież
web-offline = Graj bez sieci
web-offline-more = Zapisuje { $megabytes } MB na tym urządzeniu, żeby można było grać bez połączenia.
web-offline-ready = Gotowe do gry bez sieci.
web-offline-loading = Zapisywanie do gry bez sieci… { $percent }%
web-offline-failed = Nie udało się zapisać wszystkiego do gry bez sieci. Noppa spróbuje ponownie przy następnej wizycie.
web-way-link-away = Wymaga serwera
web-everything = Wszystko w jednym pliku
web-everything-more = Wszystkie gry z tego urządzenia, skończone i nieskończone, jako kopia zapasowa albo do przeniesienia na inne urządzenie.
web-everything-save = Zapisz do pliku
web-everything-open = Otwórz plik
web-everything-added = { $added ->
    [0] Masz już wszystkie te gry.
    [one] Dodano jedną grę.
    [few] Dodano { $added } gry.
    [many] Dodano { $added } gier.
   *[other] Dodano { $added } gry.
}
error-device-failed = Noppa nie mogła uruchomić się na tym urządzeniu. Odśwież stronę, żeby spróbować ponownie.
error-elsewhere = Noppa jest otwarta w innej karcie przeglądarki. Graj tam albo zamknij tamtą kartę i spróbuj ponownie.
