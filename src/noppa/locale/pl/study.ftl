# Co ogląda się po grze albo obok niej: kroki, analizy, ćwiczenia, własne gry, szanse.

## Zapis gry
study-record = Zapis gry
study-record-none = Żaden zapis nie jest otwarty. Wybierz plik zachowany z gry.
study-record-long = Ten plik ma { $size } kB; zapis ma najwyżej { $most } kB.
study-record-next = Nic się nie zmieniło. Wybierz inny plik albo pobierz zapis jeszcze raz stamtąd, skąd pochodził.
study-check-right = { $count ->
    [one] Sprawdzone: jedyny rzut jest taki, jak dają ziarna.
    [few] Sprawdzone: wszystkie { $count } rzuty i karty są takie, jak dają ziarna.
    [many] Sprawdzone: wszystkie rzuty i karty ({ $count }) są takie, jak dają ziarna.
   *[other] Sprawdzone: wszystkie rzuty i karty ({ $count }) są takie, jak dają ziarna.
 }
study-check-wrong = Ten zapis nie przechodzi sprawdzenia, więc na nim nie polegaj. Nadal możesz go obejrzeć.
study-misfit = Zapis można pokazać tylko do kroku { $last }.

## Krok po kroku
study-step-of = Krok { $at } z { $last }
study-slider = Krok
study-turn = Kolejka: { $name }
study-first = Na początek
study-previous = Krok wstecz
study-next = Krok dalej
study-last = Na koniec
study-play = Odtwórz
study-pause = Pauza
study-keys = Strzałki idą o krok, Home i End na początek i koniec, spacja odtwarza.
study-link-copy = Link do tego kroku
study-link-copied = Link jest skopiowany.
study-all-steps = Wszystkie kroki

## Szczęście i umiejętności
study-amount-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
 }
study-amount-lead = { $amount ->
    [one] { $amount } punkt przewagi
    [few] { $amount } punkty przewagi
    [many] { $amount } punktów przewagi
   *[other] { $amount } punktu przewagi
 }
study-sum-start = Oczekiwane na początku
study-sum-luck = Szczęście
study-sum-loss = Własne wybory
study-sum-others = Wybory innych
study-sum-revision = Korekta szacunków
study-sum-final = Na końcu
study-final-dice = Wpisano tylko końcowe kości każdej kolejki, więc rzuty i zostawianie pomiędzy nie są oceniane.

## Trener obok gry

## Ćwiczenia

## Własne gry
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

## Kinds of choices
kind-keep = co zostawić
kind-declare = zapowiadanie
kind-row = które pole
kind-bonus = bonus
kind-strike = skreślanie
kind-reroll = ponowny rzut
kind-twice = kość dwa razy
kind-crossing = skreślanie miast
kind-colour = miasta premiowe
kind-place = które miasto, która liczba
