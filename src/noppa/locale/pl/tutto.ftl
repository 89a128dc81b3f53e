# Tutto: nazwy, co można uzgodnić, dlaczego ruch jest niemożliwy, i zasady naszymi słowami.

tutto-name = Tutto
tutto-tagline = Karta po karcie, na ile starczy odwagi

## Wydania
tutto-edition-booklet = Instrukcja z 2013 r.
tutto-edition-later = Późniejsze zasady

## Opcje i znaczenie ich wartości
tutto-option-target = Punkty do zdobycia
tutto-option-leader-plus-minus = Gdy plus/minus odkryje lider
tutto-option-leader-plus-minus-misses-turn = kolejka się kończy
tutto-option-leader-plus-minus-plays-on = gra o 1000 i nikt nie traci
tutto-option-ending = Kiedy gra się kończy
tutto-option-ending-at-once = gdy tylko ktoś osiągnie cel
tutto-option-ending-equal-turns = na koniec rundy, w której ktoś osiągnie cel
tutto-option-floor-at-zero = Wynik nie spada poniżej 0
tutto-option-straight-is-tutto = Strit liczy się jako Tutto

## Co zmienia opcja, w jednym zdaniu
tutto-option-target-more = Gracie do { $value } punktów. Im wyższy cel, tym dłuższa gra.
tutto-option-leader-plus-minus-misses-turn-more = Jeśli tylko ty prowadzisz, plus/minus działa jak karta stop: kolejka się kończy i tracisz jej punkty.
tutto-option-leader-plus-minus-plays-on-more = Jeśli tylko ty prowadzisz, grasz plus/minus o jego 1000, ale nikt nie traci punktów.
tutto-option-ending-at-once-more = Gra kończy się, gdy tylko ktoś osiągnie cel, nawet w środku rundy.
tutto-option-ending-equal-turns-more = Gdy ktoś osiągnie cel, kończycie rundę, żeby wszyscy mieli tyle samo kolejek. Wygrywa wtedy najwyższy wynik.
tutto-option-floor-at-zero-true-more = Plus/minus nie może zepchnąć wyniku poniżej 0.
tutto-option-floor-at-zero-false-more = Plus/minus może zepchnąć wynik poniżej 0.
tutto-option-straight-is-tutto-true-more = Po stricie możesz odkryć kolejną kartę i grać dalej, jak po każdym Tutto.
tutto-option-straight-is-tutto-false-more = Strit kończy kolejkę i zapisuje wszystkie jej punkty.

## Tabela wyników
tutto-item-banked = Zapisane
tutto-item-lost = Stracone przez plus/minus

## Karty
tutto-card-clover = Koniczyna
tutto-card-firework = Fajerwerk
tutto-card-stop = Stop
tutto-card-straight = Strit
tutto-card-plus-minus = Plus/minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## Jak skończyła się kolejka
tutto-ending-null = pudło
tutto-ending-stop-card = karta stop
tutto-ending-leader = plus/minus na prowadzeniu
tutto-ending-stopped = punkty zapisane
tutto-ending-burnt-out = fajerwerk wypalony
tutto-ending-straight = strit gotowy
tutto-ending-clover = wygrana z koniczyną

## Na ekranie
tutto-player = Gracz
tutto-total = Suma
tutto-points = { $points }
tutto-turn-number = Kolejka { $turn } · gra do { $target }
tutto-round-number = Runda { $round } · gra do { $target }
tutto-last-round = Ostatnia runda
tutto-last-turn = Poprzednia kolejka
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, strata { $points }
tutto-took = { $by }: plus/minus zabiera { $points }. Traci: { $name }.
tutto-rule-clover = dwa Tutto z tą kartą wygrywają grę; nie możesz przestać
tutto-rule-firework = odkładaj każdą kość, która punktuje; pudło na końcu zapisuje punkty
tutto-rule-straight = zbierz od 1 do 6 za 2000, co rzut nowa liczba; wcześniej nie możesz przestać
tutto-rule-plus-minus = Tutto daje ci 1000, a lider traci 1000; wcześniej nie możesz przestać
tutto-rule-double = Tutto podwaja punkty tej kolejki
tutto-rule-bonus-200 = Tutto dodaje 200
tutto-rule-bonus-300 = Tutto dodaje 300
tutto-rule-bonus-400 = Tutto dodaje 400
tutto-rule-bonus-500 = Tutto dodaje 500
tutto-rule-bonus-600 = Tutto dodaje 600
tutto-first-made = pierwsze Tutto jest, brakuje drugiego
tutto-turn-so-far = Ta kolejka: { $points }
tutto-turn-cards = Ta kolejka: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Odłożone: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Jeśli zapiszesz, { $name } traci { $points }.
tutto-null-next = Przy rzucie { $dice ->
    [1] jedną kością
   *[other] { $dice } kośćmi
 } szansa na pudło to { $percent }%.
tutto-pile = Talia, kart { $left }: { $cards }
tutto-pile-used-up = Talia się skończyła. Wszystkie 56 kart tasuje się od nowa.
tutto-pays = { $count ->
    [1] Wszystkim stawia: { $names }.
   *[other] Wszystkim stawiają razem: { $names }.
 }
tutto-clover-won = { $name }: dwa Tutto z koniczyną i wygrana gra, bez względu na punkty.
tutto-turns-needed = { $turns ->
    [one] Wystarczyła jedna kolejka.
    [few] Wystarczyły { $turns } kolejki.
    [many] Wystarczyło { $turns } kolejek.
   *[other] Wystarczyło { $turns } kolejki.
 }
tutto-first-to = Gra do { $target }
tutto-round = Runda { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] szansa na pudło przy 1 kości
    [few] szansa na pudło przy { $dice } kościach
    [many] szansa na pudło przy { $dice } kościach
   *[other] szansa na pudło przy { $dice } kości
 }
tutto-pile-left = { $left ->
    [one] w talii została 1 karta
    [few] w talii zostały { $left } karty
    [many] w talii zostało { $left } kart
   *[other] w talii zostało { $left } karty
 }, { $stops ->
    [0] bez kart stop
    [one] w tym 1 karta stop
    [few] w tym { $stops } karty stop
    [many] w tym { $stops } kart stop
   *[other] w tym { $stops } karty stop
 }
tutto-set-aside = Odłożone
tutto-choose = wybierz, potem rzuć albo zapisz
tutto-hint = Dotknij kości, które punktują, i rzuć resztą.
tutto-next-card = Odkryj następną kartę
tutto-risks = ryzyko: { $points }
tutto-bank = Zapisz { $points }
tutto-then = razem będzie { $total }
tutto-set-button = { $what ->
    [tutto] Odłóż i masz Tutto
    [ends] Dokończ strita
   *[roll] Odłóż i rzuć { $left ->
        [1] jedną kością
       *[other] { $left } kośćmi
     }
 }
tutto-points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
tutto-told-banked = { $name }: zapisane { $points }.
tutto-told-lost = { $name }: { $ending }, strata { $points } pkt.
tutto-told-nothing = { $name }: { $ending } i bez punktów.
tutto-told-set = { $name }: odłożone { $dice }.
tutto-told-go = { $name }: kolejna karta.
tutto-own-banked = Zapisane { $points }.
tutto-own-lost = { $ending ->
    [null] Pudło
    [stop_card] Karta stop
   *[other] Koniec kolejki
 }: { $points ->
    [0] tym razem bez punktów.
    [one] przepada { $points } punkt.
    [few] przepadają { $points } punkty.
    [many] przepada { $points } punktów.
   *[other] przepada { $points } punktu.
 }
tutto-all-six = Cała szóstka
tutto-label-set = odłóż { $dice }
tutto-label-stop = przestań i zapisz { $points }
tutto-label-go = graj dalej, odkryj następną kartę
tutto-choice-set = { $points } pkt, w kolejce { $collected }; ryzyko pudła { $percent }% przy rzucie { $left ->
    [1] jedną kością
   *[other] { $left } kośćmi
 }
tutto-choice-faces = ryzyko pudła { $percent }% przy rzucie { $left ->
    [1] jedną kością
   *[other] { $left } kośćmi
 }
tutto-choice-tutto = Tutto, w kolejce { $collected }
tutto-choice-ends = kończy strita, zapisuje { $collected } i kończy kolejkę
tutto-choice-again = Tutto; ryzyko pudła { $percent }% przy kolejnym rzucie całą szóstką
tutto-choice-wins = Tutto, które wygrywa grę
tutto-choice-stop = zapisuje { $points }, razem { $total }
tutto-choice-stop-tutto = Tutto, zapisuje { $points }, razem { $total }
tutto-choice-go = kolejkę kończy { $ends } z { $of } kart; ryzyko { $percent }% razem z pierwszym rzutem
tutto-choices-more = i jeszcze { $count }

## Co mówi trener i dlaczego
tutto-advice-set = { $what ->
    [tutto] Odłóż { $dice }, to Tutto
    [straight] Odłóż { $dice }, to koniec strita
   *[roll] Odłóż { $dice } i rzuć { $left ->
        [1] jedną kością
       *[other] { $left } kośćmi
     }
 }
tutto-advice-set-brief = Odłóż { $dice }
tutto-advice-stop = Zapisz { $points } pkt
tutto-advice-stop-brief = Zapisz { $points }
tutto-advice-go = Odkryj następną kartę
tutto-why-null = { $points ->
    [0] Rzut { $dice ->
        [1] jedną kością
       *[other] { $dice } kośćmi
     } to w { $percent }% przypadków pudło, ale nie masz jeszcze nic do stracenia.
   *[other] Rzut { $dice ->
        [1] jedną kością
       *[other] { $dice } kośćmi
     } to w { $percent }% przypadków pudło, a wtedy tracisz { $points } pkt.
 }
tutto-why-null-straight = { $points ->
    [0] Rzut { $dice ->
        [1] jedną kością
       *[other] { $dice } kośćmi
     } w { $percent }% przypadków nie daje nowej liczby, ale nie masz jeszcze nic do stracenia.
   *[other] Rzut { $dice ->
        [1] jedną kością
       *[other] { $dice } kośćmi
     } w { $percent }% przypadków nie daje nowej liczby, a wtedy tracisz { $points } pkt.
 }
tutto-why-bonus = Stąd Tutto udaje się w { $percent }% przypadków i dodaje { $gift } pkt.
tutto-why-double = Stąd Tutto udaje się w { $percent }% przypadków i podwaja punkty tej kolejki.
tutto-why-plus-minus = Stąd Tutto udaje się w { $percent }% przypadków. Daje 1000 punktów, a lider traci 1000.
tutto-why-straight = Stąd strit udaje się w { $percent }% przypadków i daje 2000 punktów.
tutto-why-clover = Stąd wygrywasz grę z koniczyną w { $percent }% przypadków.
tutto-why-clover-half = To pierwsze Tutto z koniczyną. Drugie udaje się stąd w { $percent }% przypadków i wygrywa grę.
tutto-why-clover-wins = To drugie Tutto z koniczyną, więc wygrywasz grę.
tutto-why-firework = Z fajerwerkiem nie tracisz punktów. Masz na razie { $points } i średnio zdobędziesz jeszcze { $more }.
tutto-why-tutto = To Tutto. Karta daje { $gift } pkt, więc w tej kolejce masz { $points }.
tutto-why-straight-ends = To kończy strita, zapisuje { $points } pkt i kończy kolejkę.
tutto-why-takes = Zapisanie odbiera też rywalom { $taken } pkt.
tutto-why-stop = Zapisujesz { $points } pkt, razem masz { $total }.
tutto-why-stop-wins = Masz wtedy { $total } pkt i wygrywasz grę.
tutto-why-stop-reaches = Masz wtedy { $total } pkt, czyli osiągasz cel. Inni kończą jeszcze rundę.
tutto-why-go = Następna karta albo pierwszy rzut w { $percent }% przypadków zabiera twoje { $points } pkt. Średnio kończysz kolejkę z { $mean } pkt.
tutto-why-stop-instead = { $than ->
    [less] Zapisanie { $points } teraz byłoby warte o { study-amount-chance } mniej.
    [more] Zapisanie { $points } teraz byłoby warte o { study-amount-chance } więcej.
   *[same] Zapisanie { $points } teraz byłoby warte tyle samo.
 }
tutto-why-go-instead = { $than ->
    [less] Odkrycie kolejnej karty byłoby warte o { study-amount-chance } mniej.
    [more] Odkrycie kolejnej karty byłoby warte o { study-amount-chance } więcej.
   *[same] Odkrycie kolejnej karty byłoby warte tyle samo.
 }
tutto-why-set-instead = { $left ->
    [0] Odłożenie { $dice } na Tutto
   *[other] Odłożenie { $dice } i rzut pozostałymi, których jest { $left } (pudło w { $percent }% przypadków),
 } { $than ->
    [less] byłoby warte o { study-amount-chance } mniej.
    [more] byłoby warte o { study-amount-chance } więcej.
   *[same] byłoby warte tyle samo.
 }
kind-stop = przestać czy rzucać dalej
kind-next-card = odkrywanie kolejnej karty
kind-set = które kości odłożyć

## Co można wpisać
tutto-help =
    Wpisz kości, które chcesz odłożyć, a pozostałymi rzucisz: „1”, „1222” albo „set 1 2 2 2”.
    Wpisz „stop”, żeby zapisać punkty kolejki razem z każdą kością rzutu, która punktuje.
    Po Tutto wpisz „go”, żeby odkryć następną kartę.

## Odmowy
error-tutto-set-never = Te kości nie punktują razem. Odłóż dowolne 1 i 5 albo trzy lub sześć kości z inną liczbą. Przy stricie każdą liczbę bierz tylko raz. Wpisz na przykład „set 1 2 2 2”.
error-tutto-set-not-there = Możesz odłożyć tylko kości z tego rzutu: { $dice }.
error-tutto-set-not-valid = Nie wszystkie te kości punktują. Z { $dice } możesz odłożyć { $valid }. 1 i 5 punktują pojedynczo, inne liczby tylko po trzy.
error-tutto-set-all = Przy fajerwerku musisz odłożyć każdą kość, która punktuje: { $valid }.
error-tutto-set-new-faces = Przy stricie każdą liczbę odkładasz tylko raz. Nowe w tym rzucie: { $valid }.
error-tutto-set-after-tutto = Cała szóstka jest odłożona. Przestań i zapisz albo odkryj następną kartę.
error-tutto-stop-forbidden = Karta „{ $card }” nie pozwala teraz przestać. Odłóż jakieś kości.
error-tutto-go-needs-tutto = Kolejną kartę dostajesz dopiero po Tutto. Odłóż jakieś kości albo przestań, jeśli karta pozwala.
error-tutto-tally-not-now = Całą kolejkę można wpisać tylko przed jej pierwszą kartą.
error-tutto-tally-no-cards = Kolejka ma co najmniej jedną kartę. Wpisz odkryte karty.
error-tutto-tally-turn-over = Karta „{ $card }” kończy kolejkę, więc karta „{ $next }” nie może po niej wystąpić.
error-tutto-tally-points = Kolejka z kartami { $cards } nie może dać { $points }. Najbliżej: { $nearest }.
error-tutto-tally-no-clover = Koniczyna wygrywa tylko wtedy, gdy jest ostatnią kartą kolejki, a ta kolejka zapisuje 0.

## Zasady, w Markdownie
tutto-rules =
    Zapisz 6000 punktów, zanim zrobi to ktoś inny. Kto ma wtedy najmniej punktów, stawia wszystkim coś do picia.

    __Kolejka.__ Odkryj kartę i rzuć sześcioma kośćmi. Jeśli nic nie punktuje, to *pudło*: kolejka się kończy
    i tracisz wszystkie jej punkty. W przeciwnym razie albo __przestań__ i zapisz punkty kolejki razem z każdą
    punktującą kością ostatniego rzutu, albo __odłóż__ co najmniej jedną kość lub trójkę i rzuć resztą.

    __Co punktuje__

    | kości | punkty | kości | punkty |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Tak więc ⚀⚁⚁⚁⚄⚅ daje 350 punktów. Trójka liczy się tylko wtedy, gdy wszystkie trzy kości wypadły *w jednym
    rzucie*: trzy ⚄ odłożone w trzech rzutach są warte 150, a nie 500.

    __Tutto.__ Gdy cała szóstka jest odłożona, w jednym rzucie lub kilku, masz Tutto. Karta daje to, co obiecuje.
    Potem przestań i zapisz albo graj __dalej__: odkryj następną kartę i rzuć wszystkimi sześcioma kośćmi. Jeśli
    trafisz teraz na kartę stop lub pudło, tracisz wszystkie punkty tej kolejki, także z wcześniejszych kart.

    __Przykład.__ Twoja karta to Bonus 300. Rzucasz ⚀⚁⚂⚂⚂⚅, odkładasz ⚂⚂⚂ (300) i rzucasz trzema: ⚁⚃⚄.
    Odkładasz ⚄ (50) i rzucasz dwiema: ⚀⚄. Odkładasz obie (150) i to jest Tutto. 500 za kości i 300 za kartę
    to razem 800. Możesz je zapisać, ale grasz dalej i odkrywasz x2. Kolejne Tutto, powiedzmy za 400, dałoby 1200,
    a po podwojeniu 2400. Ale wypada ⚁⚁⚂⚃⚅⚅. Nic nie punktuje i 800 punktów przepada.

    | karta | ile ich jest | co robi |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | po 5 | Tutto dodaje bonus. |
    | x2 | 5 | Tutto podwaja wszystkie dotychczasowe punkty tej kolejki, także z wcześniejszych kart. |
    | Stop | 10 | Kolejka się kończy i tracisz jej punkty. |
    | Fajerwerk | 5 | Odkładaj każdą kość, która punktuje. Po Tutto rzuć znów całą szóstką bez nowej karty. Kolejkę kończy dopiero pudło, i ono *zapisuje* twoje punkty. |
    | Plus/minus | 5 | Przed Tutto nie możesz przestać. Tutto daje ci 1000, cokolwiek wypadło, a gdy zapisujesz, lider traci 1000. Jeśli prowadzi kilka osób, każda traci tyle samo, ale ty nigdy. |
    | Strit | 5 | Nie możesz przestać, dopóki nie odłożysz liczb od jednego do sześciu, każdej raz. Każdy rzut musi przynieść co najmniej jedną nową liczbę, inaczej to pudło. Strit jest wart 2000 i liczy się jako Tutto. |
    | Koniczyna | 1 | Nie możesz przestać. Zrób z tą kartą dwa Tutto, a od razu wygrywasz grę, bez względu na wyniki. Po pierwszym rzuć znów całą szóstką. |

    __Strit, przykład.__ Rzucasz ⚀⚁⚁⚃⚄⚅, odkładasz ⚀⚁⚃⚄⚅ i rzucasz jedną kością. Tylko ⚂ kończy strita,
    wszystko inne to pudło. Możesz też odłożyć mniej kości i rzucić większą ich liczbą, szukając brakujących liczb.

    __Plus/minus.__ O tym, kto prowadzi, decydują zapisane punkty, zanim dodasz punkty tej kolejki. Jeśli tylko
    ty prowadzisz, karta kończy twoją kolejkę jak karta stop. Nikt nie spada poniżej 0.

    __Talia__ przechodzi z kolejki na kolejkę. Gdy się skończy, tasuje się znów wszystkie 56 kart.

    __Koniec.__ Gra kończy się, gdy tylko ktoś zapisze co najmniej 6000 punktów, i wygrywa najwyższy wynik.
    Grając w pojedynkę, licz, ilu kolejek potrzebujesz.

    __Późniejsze zasady.__ Jeśli tylko ty prowadzisz, grasz plus/minus o jego 1000 i nikt nie traci punktów.
    Gdy ktoś osiągnie 6000, kończycie rundę. Przy równych sumach wygrana jest wspólna.

## Cała kolejka w jednym wierszu, z prawdziwymi kośćmi i kartami
tutto-help-turn = Tylko zapisujesz wyniki? Wpisz „turn”, karty po kolei i zapisane punkty: „turn 600 x2 1500”.
error-tutto-turn-form = Nie można odczytać „{ $text }”. Wpisz karty kolejki, a potem jej punkty albo 0, jeśli przepadły: „turn 600 x2 1500”.

## Krótkie zasady
tutto-goal = Zapisz { $target } punktów, zanim zrobi to ktoś inny.
tutto-begins = Według instrukcji zaczyna największy szczęściarz. Kto to jest, ustalacie razem.
tutto-step-card = Odkryj kartę i rzuć sześcioma kośćmi.
tutto-step-set = Odłóż co najmniej jedną kość, która punktuje, i rzuć resztą. Albo przestań i zapisz.
tutto-step-tutto = Gdy cała szóstka jest odłożona, masz Tutto i karta wypłaca punkty. Zapisz albo odkryj następną kartę.
tutto-item-single = Pojedyncza
tutto-item-triple = Trójka
tutto-needs-single = Każda punktuje sama.
tutto-needs-triple = Trzy jednakowe w jednym rzucie.
tutto-needs-stop = kolejka się kończy i tracisz jej punkty
tutto-example-card = Odkrywasz kartę „{ $card }”.
tutto-example-set = Odkładasz { $aside } za { $points } pkt. Na razie masz { $total }.
tutto-example-tutto = Cała szóstka jest odłożona, więc to Tutto. { $dice } za kości i { $bonus } za kartę to razem { $points }.
tutto-example-go = Zamiast zapisać { $points }, odkrywasz kolejną kartę: { $card }.
tutto-example-null = Nic nie punktuje. To pudło i wszystkie { $points } pkt przepadają.
tutto-ask-triple = Czy trzy piątki z trzech rzutów to trójka?
tutto-answer-triple = Nie. Trójka musi wypaść w jednym rzucie.
tutto-ask-at-once = Czy muszę odłożyć kości, zanim przestanę?
tutto-answer-at-once = Nie. Gdy przestajesz, zapisujesz też każdą punktującą kość ostatniego rzutu.
tutto-ask-null = Ile kosztuje pudło?
tutto-answer-null = Wszystkie punkty tej kolejki, także z wcześniejszych kart. Punkty zapisane wcześniej są bezpieczne. Tylko przy fajerwerku pudło zapisuje punkty.
tutto-ask-leader-misses-turn = A jeśli prowadzę i odkryję plus/minus?
tutto-answer-leader-misses-turn = Jeśli tylko ty prowadzisz, kolejka się kończy, tak samo jak przy karcie stop.
tutto-ask-leader-plays-on = A jeśli prowadzę i odkryję plus/minus?
tutto-answer-leader-plays-on = Jeśli tylko ty prowadzisz, grasz o 1000 i nikt nic nie traci.
tutto-ask-end-at-once = Kiedy kończy się gra?
tutto-answer-end-at-once = Gdy tylko ktoś zapisze co najmniej { $target } punktów.
tutto-ask-end-equal-turns = Kiedy kończy się gra?
tutto-answer-end-equal-turns = Na koniec rundy, w której ktoś zapisze co najmniej { $target } punktów.
tutto-now-risk = Ta karta leży teraz na stole, a do stracenia jest { $points } pkt.
tutto-now-left = { $left ->
    [0] W talii ({ $cards }) nie ma już żadnej.
    [one] W talii ({ $cards }) została jeszcze 1.
    [few] W talii ({ $cards }) zostały jeszcze { $left }.
    [many] W talii ({ $cards }) zostało jeszcze { $left }.
   *[other] W talii ({ $cards }) zostało jeszcze { $left }.
 }

## Lekcja: co zrobić na każdym kroku i dlaczego, gdy to już zrobione
tutto-lesson-goal = Zdobądź 1000 punktów przed botem
tutto-lesson-draw = Każda kolejka zaczyna się od karty. Odkryj ją.
tutto-lesson-draw-why = Odłóż całą szóstkę, a ta karta doda ci 300.
tutto-lesson-one = Pojedynczo punktują tylko ⚀ i ⚄. Odłóż ⚀ i rzuć resztą.
tutto-lesson-one-why = ⚀ jest warta 100 punktów, a ⚄ 50.
tutto-lesson-triple = Trzy jednakowe z jednego rzutu punktują razem. Odłóż ⚁⚁⚁.
tutto-lesson-triple-why = To 200 punktów. ⚅⚅⚅ dałyby 600, a ⚀⚀⚀ aż 1000.
tutto-lesson-tutto = Obie kości punktują. Odłóż ⚀⚄.
tutto-lesson-tutto-why = Cała szóstka jest odłożona. To Tutto i karta dodaje 300.
tutto-lesson-bank = Możesz grać dalej i zaryzykować wszystko. Lepiej zapisz swoje 750 punktów.
tutto-lesson-bank-why = Zapisane punkty są bezpieczne. Bot Jussi zapisał w swojej kolejce 250.
tutto-lesson-null = Znów twoja kolej. Odkryj następną kartę.
tutto-lesson-null-why = Ani ⚀, ani ⚄, ani trójki. To pudło i kolejka nic nie daje.
tutto-lesson-draw-again = Jussi odkrył kartę stop i musiał przestać. Odkryj swoją.
tutto-lesson-draw-again-why = Do wygranej brakuje ci 250. Gdy teraz zapiszesz, dostaniesz tylko 200.
tutto-lesson-coach = Zapytaj trenera, co odłożyć.
tutto-lesson-coach-why = Tylko ⚀, bo im więcej kości w rzucie, tym mniejsza szansa na pudło.
tutto-lesson-win = 250 punktów, dokładnie tyle, ile trzeba. Zapisz je.
tutto-lesson-win-why = To 1000 punktów i wygrana. Zwykle gra się do 6000.
tutto-lesson-done = Przestań w porę i odkładaj tylko te kości, których potrzebujesz.
