# Co ogląda się po grze albo obok niej: kroki, analizy, ćwiczenia, własne gry, szanse.

## Zapis gry
study-record = Zapis gry
study-record-none = Żaden zapis gry nie jest otwarty. Wybierz plik zapisany z gry.
study-record-long = Ten plik ma { $size } kB. Zapis gry może mieć najwyżej { $most } kB.
study-record-next = Nic się nie zmieniło. Wybierz inny plik albo pobierz ten jeszcze raz.
study-check-right = { $count ->
    [one] Jedyny rzut się zgadza.
    [few] Zgadzają się wszystkie { $count } rzuty i karty.
    [many] Zgadza się wszystkich { $count } rzutów i kart.
   *[other] Zgadzają się wszystkie rzuty i karty ({ $count }).
 }
study-check-wrong = Ten zapis nie przeszedł sprawdzenia, więc na nim nie polegaj. Nadal możesz go obejrzeć.
study-misfit = Zapis można obejrzeć tylko do kroku { $last }.

## Krok po kroku
study-step-of = Krok { $at } z { $last }
study-slider = Krok
study-turn = Kolej: { $name }
study-first = Na początek
study-previous = Krok wstecz
study-next = Krok dalej
study-last = Na koniec
study-play = Odtwórz
study-pause = Pauza
study-keys = Strzałki przechodzą o krok, Home i End na początek i koniec, a spacja odtwarza.
study-link-copy = Kopiuj link do tego kroku
study-link-copied = Link skopiowany
study-all-steps = Wszystkie kroki

## Szczęście i umiejętności
study-amount-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
 }
study-amount-lead = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
 }
study-amount-chance = { $amount ->
    [one] { $amount } punkt procentowy szans na wygraną
    [few] { $amount } punkty procentowe szans na wygraną
    [many] { $amount } punktów procentowych szans na wygraną
   *[other] { $amount } punktu procentowego szans na wygraną
 }
study-sum-start = Na początku
study-sum-luck = Szczęście
study-sum-loss = Błędy
study-sum-others = Wybory innych graczy
study-sum-revision = Korekta szacunków
study-sum-final = Na końcu
study-final-dice = Wpisano tylko końcowe kości każdej kolejki, więc trener nie może ocenić wcześniejszych rzutów i wyborów.

## Trener obok gry
study-coach-win = { $percent }% szans na wygraną
study-coach-ahead-points = o { study-amount-points } lepsze od reszty
study-coach-ahead-lead = o { study-amount-lead } lepsze od reszty
study-coach-even = inny wybór jest równie dobry
study-coach-less-points = o { study-amount-points } mniej
study-coach-less-lead = o { study-amount-lead } mniej
study-coach-less-chance = o { study-amount-chance } mniej
study-coach-same = równie dobre
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] dokładnie
   *[false] w przybliżeniu
 }.
study-coach-advice-only = { $what }.
study-coach-next = Drugi najlepszy wybór: { $what }, { $cost }.
study-coach-next-only = Drugi najlepszy wybór: { $what }.

study-coach-why = Dlaczego?
study-look = Pokaż mi
study-look-title = Co byłoby lepsze
study-look-now = To nie zmienia twojej kolejki.

## Historia jednej gry
study-story = Co zdecydowało o grze
study-story-whose = Wybierz gracza
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: szczęście dało { $luck }, a błędy kosztowały { $loss }.
   *[unlucky] { $name }: pech kosztował { $luck }, a błędy { $loss }.
 }
study-moment = Moment { $number }
study-moment-turn-chance = { $swing } pkt proc. szans na wygraną
study-moment-turn-lead = { $swing } pkt
study-moment-turn-points = { $swing } pkt
study-moment-did = { $name }, wybór: { $what }.
study-moment-better = Lepiej: { $what }. To było warte o { $amount } więcej.
study-moment-best = To był najlepszy wybór.
study-moment-only = Nie było innego wyboru.
study-moment-dice = { $lucky ->
    [lucky] Kości pomogły.
   *[unlucky] Kości nie pomogły.
 }
study-moment-look = Oglądaj od tego miejsca
study-moment-picture = Stół przed tym wyborem, z zaznaczonym lepszym
study-moment-picture-best = Stół przed tym wyborem
study-practise-these = Poćwicz te wybory
study-decisions = Wszystkie decyzje
study-numbers = Wykres w liczbach
study-numbers-turn = Kolejka

## Ćwiczenia
study-practice-how = Wybierz ruch. To, w czym się mylisz, wraca częściej.
study-practice-wait = Szukamy sytuacji dla ciebie…
study-practice-again = Ten wybór już raz się nie udał.
study-practice-own = Z jednej z twoich gier.
study-practice-kind = Temat: { $kind }.
study-practice-right = Dobry wybór.
study-practice-wrong = To kosztuje { $amount }.
study-practice-next = Następne
study-practice-yours = twój
study-practice-sum = Dobrze: { $right } z { $asked }
study-practice-done = To już wszystkie.
study-practice-more = Ćwicz dalej
study-puzzle = Zagadka dnia
study-puzzle-of = { $game }: zagadka dnia, { $day }
study-puzzle-go = Rozwiąż
study-puzzle-solve = Rozwiąż dzisiejszą zagadkę, { $game }
study-puzzle-count = Dziś { $done } z { $all }
study-puzzle-more = Ta sama dla wszystkich. Jeden wybór jest wyraźnie najlepszy.
study-puzzle-done = Na dziś rozwiązana. Jutro będzie nowa.
study-puzzle-tried = Na dziś koniec. Jutro będzie nowa.
study-streak = { $days ->
    [one] Pierwszy dzień serii.
    [few] { $days } dni z rzędu.
    [many] { $days } dni z rzędu.
   *[other] { $days } dnia z rzędu.
 }
study-streak-ended = { $days ->
    [one] Dobrze, że znów tu jesteś. Dziś zaczyna się nowa seria.
    [few] Dobrze, że znów tu jesteś. Ostatnia seria to { $days } dni z rzędu. Dziś zaczyna się nowa.
    [many] Dobrze, że znów tu jesteś. Ostatnia seria to { $days } dni z rzędu. Dziś zaczyna się nowa.
   *[other] Dobrze, że znów tu jesteś. Ostatnia seria to { $days } dnia z rzędu. Dziś zaczyna się nowa.
 }

## Twoje gry
study-history-none = Nie ma jeszcze skończonych gier. Zagraj, a pojawi się tutaj.
study-history-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
 }
study-history-won = { $count ->
    [0] bez wygranej
    [one] jedna wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
 }
study-history-best = Najlepszy
study-history-average = Średnia
study-history-last = Ostatni
study-history-plot = Wyniki od najstarszego do najnowszego: { $scores }
study-history-list = Wszystkie gry
study-history-win = wygrana

## Rodzaje wyborów
kind-keep = które kości zostawić
kind-declare = zapowiadanie pola
kind-row = którego pola użyć
kind-bonus = bonus
kind-strike = wpisywanie zera
kind-reroll = ponowny rzut
kind-twice = kość użyta dwa razy
kind-crossing = skreślanie miast
kind-colour = miasta premiowe
kind-place = którą liczbę gdzie wpisać
