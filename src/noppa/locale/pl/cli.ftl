# Terminal.

## Listy
players-range = { $least }–{ $most } graczy
list-editions = wydania
default-is = domyślnie { $value }

## Języki
told-no-language = Noppa nie mówi jeszcze w języku „{ $language }”, więc to jest po angielsku. Zna języki: { $allowed }.
told-edition-own = Wydanie: { $edition }, jak w instrukcji w twoim języku. Inne: --edition
languages-complete = komplet
languages-missing = { $count ->
    [one] brakuje { $count } komunikatu
    [few] brakuje { $count } komunikatów
    [many] brakuje { $count } komunikatów
   *[other] brakuje { $count } komunikatu
 }
languages-broken = { $file }, wiersz { $line }: tego komunikatu nie da się odczytać, więc jest po angielsku.
languages-odd = { $message }: takiego komunikatu nie ma po angielsku.
error-languages-no-folder = Nie ma folderu { $path } z plikami komunikatów.

## Kto gdzie siedzi
you = Ty
bot-name = { $count ->
    [1] Bot
   *[other] Bot { $number }
 }

## Pytania
ask-roll = { $name }: naciśnij Enter, żeby rzucić.
ask-draw = { $name }: naciśnij Enter, żeby odkryć kartę.
ask-move = { $name }, twój wybór (? to pomoc):
ask-dice = { $name }: co { $dice ->
    [one] pokazuje kość?
    [few] pokazują { $dice } kości?
    [many] pokazuje { $dice } kości?
   *[other] pokazuje { $dice } kości?
 }
ask-final-dice = { $name }: rzuć i wpisz kości, na których kończysz (razem { $dice }):
ask-card = { $name }: jaka karta została odkryta?
ask-save = Zapisać tę grę jako { $path }? [T/n]
ask-hand-over = { $name }, twoja kolejka: naciśnij Enter, gdy nikt inny nie patrzy.
ask-resume-or-new = Albo gra, albo --resume FILE, nie jedno i drugie: plik mówi, jaka to gra.
ask-go-on = Enter idzie dalej, q kończy.
ask-which-game = Która gra? Jedna z { $games } albo --resume FILE.
typed-roll = rzuć
typed-no = nie
typed-yes = tak

## Co się stało
event-roll = { $name }: rzut { $dice }.
event-draw = { $name }: odkryta karta { $card }.
event-move = { $name }: { $move }.
hint-moves = Możesz wpisać: { $moves }.
told-undone = Cofnięte.
told-fixed = Wpis { $number } jest poprawiony.
told-misfit = Wpis { $number } jest poprawiony. Wpis { $misfit } („{ $step }”) już nie pasuje: { $why } Graj dalej od tego miejsca.
told-saved = Zapisano: { $path }
told-not-saved = Nie udało się zapisać { $path }: { $why }.
told-solo = { $points ->
    [one] Koniec: { $points } punkt.
    [few] Koniec: { $points } punkty.
    [many] Koniec: { $points } punktów.
   *[other] Koniec: { $points } punktu.
 }
told-won = { $count ->
    [1] Wygrana: { $names }, punkty: { $points }.
   *[other] Wspólna wygrana: { $names }, punkty: po { $points }.
 }
told-stand-in = { $why } { $name }: dalej gra bot „{ $bot }”.
told-verified = { $count ->
    [one] Sprawdzono jeden rzut: jest zgodny z obietnicą.
    [few] Sprawdzono { $count } rzuty: wszystkie zgodne z obietnicą.
    [many] Sprawdzono { $count } rzutów: wszystkie zgodne z obietnicą.
   *[other] Sprawdzono { $count } rzutu: wszystko zgodne z obietnicą.
 }
told-commitment = Obietnica złożona przed grą: { $commitment }

## Pomoc
help-commands =
    ? pokazuje to, „rules” zasady, „undo” cofa ruch, „save FILE” zapisuje grę, „quit” ją opuszcza.
help-real =
    ? pokazuje to, „rules” zasady, „undo” cofa ostatni wpis, „fix” poprawia starszy,
    „save FILE” zapisuje grę, „quit” ją opuszcza.
help-fix = Wpisz „fix”, numer i to, co miało tam być.

## Błędy przy wpisywaniu
error-typed-no-dice = Wpisz kości jako cyfry od 1 do 6, nie „{ $text }”.
error-typed-ambiguous = „{ $text }” może znaczyć: { $like }.
error-typed-unknown = „{ $text }” nie jest tu ruchem. Enter pokazuje możliwe ruchy, ? pomaga.
error-typed-close = „{ $text }” nie jest tu ruchem. Może chodzi o: { $like }?
error-typed-enter = Naciśnij Enter; „{ $text }” nic tu nie znaczy.

## Menu
menu-title = Noppa: przy którym stole chcesz usiąść?
menu-game = Od 1 do { $most }, Enter to pierwsza:
menu-way-bot = przeciw botowi
menu-way-alone = samemu, o własny rekord
menu-way-friends = ze znajomymi, na tym urządzeniu
menu-way-real = prawdziwymi kośćmi: Noppa zapisuje wyniki
menu-level-easy = łatwy
menu-level-medium = średni
menu-level-hard = trudny
menu-level = Od 1 do { $most }, Enter to pierwszy:
menu-way = Od 1 do { $most }, Enter to pierwszy:
menu-names = Imiona, oddzielone przecinkami:
menu-not-there = „{ $typed }” nie ma na liście: od 1 do { $most }.

## Rozwiązywanie
solving = Rozwiązywanie
solving-distribution = Obliczanie rozkładu
solved-value = Oczekiwany wynik przy najlepszej grze: { $expected } pkt ({ $seconds } s).
solved-spread = Średnia { $mean }, odchylenie standardowe { $spread }.
solved-percentiles = Percentyle: { $parts }
error-solve-unsolved = Gra { $game } nie jest rozwiązana; rozwiązane są: { $allowed }.

## Analizy
reviewing = Analiza
review-title = { $game }: szczęście i umiejętności
review-player = gracz
review-final = wynik
review-expected = oczekiwane
review-luck = szczęście
review-loss = wybory
review-others = inni
review-revision = korekta
review-each = na wybór
review-band = poziom
review-curve = Oczekiwany wynik w trakcie gry
review-exact = Jednostka: { $unit }; dokładnie.
review-estimate = Jednostka: { $unit }; szacunek.
review-final-dice-only = Wpisano tylko końcowe kości: rzuty każdej kolejki liczą się razem jako jedna porcja szczęścia.
unit-points = punkty oczekiwanego wyniku końcowego
unit-lead = punkty oczekiwanej przewagi nad najsilniejszym z rywali
unit-chance = procent szansy na wygraną
per-cent = { $value }%
band-flawless = bezbłędnie
band-master = mistrzowski
band-expert = ekspercki
band-skilled = dobry
band-casual = towarzyski
band-beginner = początkujący

## Trener podczas gry

## Historia
history-none = Nie ma jeszcze skończonych gier. Zagraj: noppa play yatzy
history-games = Gry
history-records = Rekordy
history-day = dzień
history-game = gra
history-player = gracz
history-score = wynik
history-luck = szczęście
history-loss = koszt wyborów
history-best = najlepszy
history-average = średnia
history-each = { $game }: wybór kosztował średnio { $each }.
history-each-curve = Setne części tego na wybór, gra po grze
history-kinds = Gdzie uciekły punkty

## Ćwiczenia
practice-welcome = Wybieraj tak jak w grze; q kończy.
practice-own = Z twojej gry:
practice-right = Dobry wybór.
practice-wrong = To kosztuje { $loss }.
practice-sum = Dobre wybory: { $right } z { $asked }, strata { $lost }.
ask-practice = Twój wybór:

## Symulacje
simulating = Symulacja
simulate-progress = { $done } z { $games }, { $rate } na sekundę
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } gra
    [few] { $game }, { $edition }: { $games } gry
    [many] { $game }, { $edition }: { $games } gier
   *[other] { $game }, { $edition }: { $games } gry
 }
simulate-rate = w { $seconds } s, { $rate } na sekundę
simulate-stopped = Zatrzymano po { $done } z { $games } gier; to, co rozegrano, zostaje.
simulate-player = gracz
simulate-wins = wygrane
simulate-mean = wynik
simulate-deviation = odchylenie
simulate-low = 5%
simulate-median = mediana
simulate-high = 95%
simulate-first = Kto siedzi pierwszy, wygrywa { $share } ({ $interval }): { $more } względem równego udziału.
simulate-length = Gra ma { $mean } ± { $error } decyzji. To, co po ±, sprawdza się w 95 na 100 symulacji.
simulate-distribution = Wyniki: { $player }
simulate-everybody = wszyscy
simulate-uses = Ile razy w grze gracz tego użył, liczone w { $games } grach
simulate-variants = { $game }, gier na wariant: { $games }
simulate-variant = zasady
simulate-wins-of = { $player }: wygrane
simulate-mean-of = { $player }: wynik
simulate-first-seat = pierwsze miejsce
simulate-decisions = decyzje
simulate-picture = { $game }: wyniki, liczba gier { $games }, w procentach
