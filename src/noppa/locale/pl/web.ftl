# Słowa samej aplikacji w przeglądarce; gry, pola i odmowy mówią ze swoich plików.

web-name = Noppa
web-nav = Strony
web-preferences = Ustawienia
web-language = Język
web-language-auto = jak w przeglądarce ({ $language })
web-theme = Jasny lub ciemny
web-theme-auto = jak urządzenie
web-theme-light = jasny
web-theme-dark = ciemny
web-still = Bez animacji
web-sound = Dźwięki
web-remarks = Cicha uwaga po kosztownym wyborze
web-chances = Szanse wszystkich na wygraną
web-buzz = Wibracja, gdy jest moja kolej
web-pace = Jak szybko grają boty
web-pace-slow = wolno
web-pace-normal = zwyczajnie
web-pace-at-once = od razu
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
web-welcome = Przysuń sobie krzesło.
web-welcome-more = Pięć gier w kości: samemu, na jednym urządzeniu albo ze znajomymi przez link. Trener wie, ile wart jest każdy wybór.
web-players = { $least }–{ $most } graczy
web-play = Graj
web-play-game = { $game }: zagraj przeciw botowi
web-more = Znajomi…
web-more-game = { $game } ze znajomymi albo według innych zasad
web-go-on = Graj dalej
web-day = Kości dnia
web-day-more = Te same kości dla wszystkich, raz dziennie.
web-day-none = Dzisiejszymi kośćmi nikt jeszcze nie grał.
web-day-playing = w grze
web-past = Rozegrane
web-watch = Inne stoły
web-practice = Ćwiczenia
web-practice-more = Wybieraj w danej pozycji i zobacz, ile wart jest każdy wybór.
web-history = Twoje gry
web-history-more = Wyniki, średnie i rekordy.
web-open-record = Otwórz zapis gry
web-open-record-drop = Plik z grą: wybierz go albo upuść tutaj.
web-phones = Telefony w domu
web-phones-open = Wpuść telefony
web-home = Na stronę początkową
web-lost-title = Nie udało się otworzyć tej strony
web-gone = Tego tu nie ma
error-offline = Nie ma połączenia z siecią. Noppa się otwiera, ale gra potrzebuje swojego serwera: ruszy dalej, gdy połączenie wróci.
error-server-away = Serwer nie odpowiada. Spróbuj za chwilę; nic nie przepadło.

## Siadanie do gry
web-who = Kto gra
web-seat-name = Imię gracza { $number }
web-seat-remove = Usuń gracza { $number }
web-bot-level = Jak dobrze gra bot
web-add-here = Ktoś tutaj
web-add-link = Ktoś przez link
web-add-bot = Bot
web-house-rules = Zasady domowe
web-edition = Wydanie
web-edition-own = { $edition }, jak w instrukcji w twoim języku
web-dice-are = Kości
web-dice-fair = Noppy, można je sprawdzić
web-dice-real = prawdziwe, na stole
web-every-roll = Wpisuje się każdy rzut, nie tylko kości, na których się kończy
web-starts = Kto zaczyna
web-starts-chosen = pierwsza osoba z listy
web-starts-drawn = najwyższa kość
web-starts-loser = ostatnia osoba z poprzedniej gry
web-clock = Czas na decyzję
web-clock-seconds = { $seconds ->
    [0] bez limitu
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
 }
web-allow-coach = Można pytać trenera
web-allow-undo = Ruchy można cofać, gdy wszyscy się zgodzą
web-dice-fair-more = Rzuca serwer, a po grze twoja przeglądarka może sprawdzić każdy rzut.
web-dice-real-more = Rzucasz prawdziwymi kośćmi i dotykasz tego, co pokazują; Noppa zapisuje wyniki.
web-starts-chosen-more = Zaczyna pierwsza osoba z listy, a pozostałe grają po kolei.
web-starts-drawn-more = Przed grą każdy dostaje kość i zaczyna najwyższa.
web-starts-loser-more = Następną grę zaczyna osoba z ostatniego miejsca; o pierwszej decyduje najwyższa kość.
web-clock-more = { $seconds ->
    [0] Każdy ma tyle czasu, ile potrzebuje.
   *[other] Gdy minie czas ({ $seconds } s), ruch zostanie wykonany za ciebie.
 }
web-coach-yes-more = Grający mogą pytać, ile wart jest każdy wybór.
web-coach-no-more = Podczas gry nikt nie dostaje rad.
web-undo-yes-more = Ruch, po którym nie było jeszcze kości ani karty, można cofnąć, gdy pozostali się zgodzą.
web-undo-no-more = Ruch zostaje taki, jaki był.
web-edition-more = Wydanie to zestaw zasad domowych; każdą z nich można zmienić poniżej.
web-own-board = Własna plansza
web-own-deck = Własna talia
web-own-map = Własna mapa
web-own-remove = Bez pliku
web-own-used = Własne, z pliku
web-kind-gone = W tę grę się tu nie gra. Na stronie początkowej są te, w które się gra.
web-invited = Masz zaproszenie do gry { $game }
web-sit = Usiądź tutaj
web-just-watch = Tylko popatrz
web-join-taken = Ktoś już tam siedzi. Poproś osobę, która cię zaprosiła, o inne miejsce.
web-waiting = { $count ->
    [0] Wszyscy już są
    [one] Czekamy na jeszcze jedną osobę
    [few] Czekamy na jeszcze { $count } osoby
    [many] Czekamy na jeszcze { $count } osób
   *[other] Czekamy na jeszcze { $count } osoby
 }
web-invite = { $name }: zeskanuj to albo wyślij link.
web-qr = Link jako kod do zeskanowania
web-link = Link
web-share = Wyślij link
web-copied = Skopiowano
web-share-by-hand = Ta przeglądarka nie może go tu wysłać ani skopiować: zaznacz link powyżej i skopiuj go.
web-device = Graj dalej jako ta sama osoba na tym urządzeniu
web-device-more = To urządzenie stanie się tą samą osobą co to, na którym powstał link.
web-device-go = Tak, to ja
web-device-link = Graj dalej na innym urządzeniu
web-device-scan = Otwórz to na drugim urządzeniu w ciągu dziesięciu minut; działa raz.

## Przy stole
web-title = { $game } · Noppa
web-title-turn = Twoja kolejka · { $game }
web-opening = Otwieranie stołu…
web-getting-ready = Noppa się przygotowuje. Gdy w jakąś grę gra się tu po raz pierwszy, może to potrwać minutę.
web-connection-lost = Połączenie zniknęło; wróci samo i nic nie przepadnie.
web-seats = Gracze
web-seat-free = wolne
web-seat-away = nie ma
web-seat-bot = gra bot
web-watching = { $count ->
    [one] jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
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
web-turn-yours = Twoja kolejka
web-turn-of = Kolejka: { $name }
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
web-draw = Odkryj kartę
web-total = Suma
web-pad = Tabela wyników
web-par = wobec trzech w każdym polu
web-write = { $item }: wpisz { $points }
web-moves = { $count ->
    [one] Jedyny możliwy wybór
    [few] Wszystkie { $count } wybory
    [many] Wszystkie wybory: { $count }
   *[other] Wszystkie wybory: { $count }
 }
web-menu = Menu
web-rules = Zasady tego stołu
web-undo = Cofnij ostatni ruch
web-stop = Zakończ grę teraz
web-leave = Odejdź od stołu
web-agree = Zgoda
web-decline = Nie
web-vote-undo = { $name } prosi o cofnięcie ostatniego ruchu.
web-vote-stop = { $name } prosi o zakończenie gry.
web-away-long = { $name } od dłuższej chwili się nie odzywa.
web-give = Niech dalej gra bot
web-vote-waits = Czekamy na odpowiedź: { $names }
web-bot-for-you = { $name }: teraz gra bot.
web-take-back = Wróć na miejsce
web-pass = Teraz { $name }: przekaż urządzenie
web-pass-why = To, co wpisujecie, pozostaje zakryte, dopóki nie wpiszą wszyscy.
web-pass-here = To ja, { $name }
web-pass-wait = { $count ->
    [1] Wszyscy tutaj już wpisali. Wybiera jeszcze { $names }.
   *[other] Wszyscy tutaj już wpisali. Czekamy na innych: { $count }.
 }
web-react = Daj znak
web-react-applause = Brawo
web-react-luck = Powodzenia
web-react-wow = Łał
web-react-laugh = Haha
web-react-ouch = Auć
web-react-thanks = Dzięki

## Dla słuchających
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
web-over = Gra jest skończona
web-over-alone = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
web-won-you = Wygrywasz
web-won = { $count ->
    [1] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
 }
web-again = Zagraj znowu
web-record = Zachowaj zapis gry
web-steps = Krok po kroku

## Trener
web-coach-ask = Zapytaj trenera
web-coach-thinks = Trener myśli…

## Co się stało
web-log = Co się stało
web-log-start = Gra się zaczyna.
web-log-roll = { $name }: rzut { $dice }.
web-log-dice = Kości pokazują { $dice }.
web-log-draw = Karta: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Ostatni ruch cofnięto.
web-log-amend = Wpis poprawiono.
web-log-back = Z powrotem przy stole: { $name }.
web-log-bot = { $name }: dalej gra bot.
web-log-stopped = Grę zakończono wcześniej.
# Po imieniu i dwukropku, a także osobno, gdy przegląda się grę.
web-did-keep = zostawione { $dice }
web-did-keep-none = nic nie zostało
web-did-write = wypełnione: { $item }
web-did-declare = zapowiedź: { $item }
web-did-set = odłożone { $dice }
web-did-go = dalsza gra
web-did-stop = punkty zapisane
web-did-stone = kamień na { $square }
web-did-take-over = przejęte { $square }; tamten kamień idzie na { $to }
web-did-box = kamień do pudełka
web-did-lay = { $dice } na karcie { $slot } ({ $card })
web-did-done = koniec kolejki
web-did-stand = kości zostają, jak leżą
web-did-reroll = ponowny rzut: { $colours }
web-did-twice = { $die } dwa razy, bez { $drop }
web-did-number = wpisane { $number }: { $city }
web-did-cross = skreślone: { $city }

## Stoły poszczególnych gier
web-kivi-board = Plansza
web-kivi-value = wartość { $value }
web-kivi-stone = kamień: { $name }
web-kivi-gain = teraz { $gain }
web-kivi-line = { $stones ->
    [1] pojedynczy kamień: { $sum } × { $stones } = { $points }
   *[other] linia z { $stones } kamieni: { $sum } × { $stones } = { $points }
 }
web-kivi-only = Tylko te linie
web-kivi-taking = Wybierz wolne pole dla kamienia, który leży na { $square }.
web-tutto-risk = zagrożone punkty
web-tutto-choose = Wybierz kości do odłożenia
web-tutto-made = Tutto w tej kolejce: { $count }
web-dicetto-empty = Bez karty
web-dicetto-done = Gotowe
web-dicetto-tie = { $tie } to dogrywka, nic tego nie bije
web-dicetto-beat = { $beat } bije, { $tie } to dogrywka
web-dicetto-battle = Dogrywka: { $card }
web-dicetto-again = { $face } i { $face }: jeszcze raz.
web-dicetto-won = { $one } przeciw { $other }. Karta: { $name }.
web-dicetto-fought = dogrywka: { $name }
web-trip-map = Mapa: { $name }
web-trip-empty = puste
web-trip-crossed = skreślone
web-trip-gain = { $number } tutaj: { $gain }
web-trip-numbers = Liczby z tych kości
web-trip-make = Przeciągnij jedną kość na drugą, dotknij dwóch kości albo liczby.
web-trip-put = Teraz dotknij miasta dla { $number } albo przeciągnij tam liczbę.
web-trip-cross = Skreśl miasto
web-trip-stand = Zostaw kości
web-trip-decide = Zostaw kości, jak leżą, albo dotknij tych do ponownego rzutu, raz w grze.
web-trip-wait = Wpisane. Inni jeszcze wybierają.

## Czy kości są uczciwe?
web-back = Wróć do stołu
web-fair = Czy kości są uczciwe?
web-fair-how =
    Przed grą serwer obiecał jedną tajną liczbę, podając jej odcisk, a przeglądarka każdego gracza
    dodała własną. Razem wyznaczają każdy rzut. Tajną liczbę widać na końcu.
web-fair-real = Kości w tej grze są prawdziwe: nic tutaj nie mogło ich zmienić.
web-fair-promise = Obiecane przed grą
web-fair-player = Dodane: { $name }
web-fair-secret = Tajna liczba
web-fair-later = widoczna po skończonej grze
web-fair-check = { $count ->
    [one] Sprawdź ten jeden rzut
    [few] Sprawdź wszystkie { $count } rzuty i karty
    [many] Sprawdź wszystkie rzuty i karty ({ $count })
   *[other] Sprawdź wszystkie rzuty i karty ({ $count })
 }
web-fair-right = { $count ->
    [1] Sprawdzone: zgodne z obietnicą.
   *[other] Sprawdzone tu, w tej przeglądarce ({ $count }): wszystko zgodne z obietnicą.
 }
web-fair-wrong = { $count ->
    [1] Zdarzenie { $event } („{ $text }”) nie jest zgodne z obietnicą.
   *[other] Niezgodne z obietnicą: { $count }; pierwsze to zdarzenie { $event } („{ $text }”).
 }
web-fair-broken = Tajna liczba nie jest tą, którą obiecano.
web-fair-counts = Jak często wypadła każda liczba
web-fair-sample = Kości: { $dice }; każda liczba wypada średnio { $mean } razy. Tak mała próba niewiele mówi.

## Szczęście i umiejętności
web-review = Szczęście i umiejętności
web-review-working = Trener przegląda grę…
web-review-curve = Ile gra była warta dla każdego w jej trakcie
web-review-none = Żaden wybór nie kosztował nic wartego wzmianki.
web-review-exact = Te liczby są dokładne.
web-review-estimate = Te liczby są szacunkowe.
web-band-flawless = Bezbłędnie.
web-band-master = Gra na poziomie mistrzowskim.
web-band-expert = Gra na poziomie eksperckim.
web-band-skilled = Gra na dobrym poziomie.
web-band-casual = Gra na poziomie towarzyskim.
web-band-beginner = Gra na poziomie początkującym.

## Prawdziwe kości
web-real-pad = Co leży na stole
web-real-tap = { $left ->
    [0] To już wszystkie.
    [one] Podaj oczka jeszcze jednej kości.
    [few] Podaj oczka { $left } kości.
    [many] Podaj oczka { $left } kości.
   *[other] Podaj oczka { $left } kości.
 }
web-real-tap-colour = Podaj oczka tej kości: { $colour }.
web-real-face = Kość pokazuje { $face }
web-real-remove = Zabierz { $face }
web-real-enter = To są te kości
web-real-choose = Teraz dotknij pola, do którego idą. Tak wpiszesz jedno i drugie.
web-real-other = Inne kości
web-real-card = Dotknij karty, która została odkryta.
web-correct = Popraw
web-correct-text = Co miało tam być
web-correct-open = Popraw wpis
web-correct-which = Który wpis jest błędny?
web-correct-stood = Jest tam: { $entry }
web-correct-other = Inny wpis
web-correct-none = Nic jeszcze nie wpisano.
web-correct-misfit = To, co było po poprawionym wpisie, już nie pasuje i zostało usunięte: wpisz to jeszcze raz.
web-clock-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekundy
 }
