# Dicetto: названия, о чём можно договориться, почему ход невозможен, и правила нашими словами.

dicetto-name = Dicetto
dicetto-tagline = Положи кубики на нужные карты и удержи их один раунд

## Издания
dicetto-edition-international = Международное
dicetto-edition-finnish = Финское
dicetto-edition-polish = Польское

## Настройки и что значат их варианты
dicetto-option-bonus = Играть с бонусными картами
dicetto-option-bonus-true = да
dicetto-option-bonus-false = нет
dicetto-option-cards-to-win = Сколько карт завершают игру
dicetto-option-most-cards-points = Сколько стоит бонусная карта за большинство карт
dicetto-option-battle = Когда проходят поединки
dicetto-option-battle-at-once = сразу, как положены кубики
dicetto-option-battle-end-of-turn = в конце хода

## Таблица очков
dicetto-item-cards = Карты комбинаций
dicetto-item-bonus = Бонусные карты

## Карты комбинаций
dicetto-card-ones = Единицы
dicetto-card-twos = Двойки
dicetto-card-threes = Тройки
dicetto-card-fours = Четвёрки
dicetto-card-fives = Пятёрки
dicetto-card-sixes = Шестёрки
dicetto-card-pair = Пара
dicetto-card-two-pairs = Две пары
dicetto-card-three-of-a-kind = Тройка
dicetto-card-four-of-a-kind = Каре
dicetto-card-small-straight = Малый стрит
dicetto-card-large-straight = Большой стрит
dicetto-card-chance = Шанс
dicetto-card-extra-roll = Ещё бросок

## Что может лежать на карте, в двух словах
dicetto-asks-ones = сколько угодно единиц
dicetto-asks-twos = сколько угодно двоек
dicetto-asks-threes = сколько угодно троек
dicetto-asks-fours = сколько угодно четвёрок
dicetto-asks-fives = сколько угодно пятёрок
dicetto-asks-sixes = сколько угодно шестёрок
dicetto-asks-pair = два одинаковых кубика
dicetto-asks-two-pairs = две пары или четыре одинаковых
dicetto-asks-three-of-a-kind = три одинаковых кубика
dicetto-asks-four-of-a-kind = четыре одинаковых кубика
dicetto-asks-small-straight = три кубика подряд
dicetto-asks-large-straight = четыре кубика подряд
dicetto-asks-chance = любые кубики, хотя бы один
dicetto-asks-extra-roll = любые кубики, хотя бы один

## Бонусные карты
dicetto-card-fewest-logos = Меньше всех знаков
dicetto-card-most-logos = Больше всех знаков
dicetto-card-fewest-cards = Меньше всех карт
dicetto-card-most-cards = Больше всех карт
dicetto-card-most-straights = Больше всех стритов
dicetto-card-most-chances = Больше всех шансов
dicetto-card-fewest-points = Меньше всех очков
dicetto-card-most-numbers = Больше всех карт 1–6

## Кубики
dicetto-colour-red = красный
dicetto-colour-yellow = жёлтый
dicetto-colour-green = зелёный
dicetto-colour-blue = синий

## Колода
dicetto-deck-built-in = наша собственная колода
dicetto-deck-own = колода из файла

## Ходы
dicetto-move-keep = { $count ->
    [0] бросить снова все кубики
   *[other] оставить { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] положить { $dice }: { $card } (карта { $slot }), те кубики уходят
    [battle] положить { $dice }: { $card } (карта { $slot }), поединок
   *[takes] положить { $dice }: { $card } (карта { $slot })
 }
dicetto-move-done = готово

## Стол
dicetto-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
dicetto-fourth-roll = четвёртый бросок
dicetto-free = свободна
dicetto-tie = поединок { $tie }
dicetto-tie-or-beat = поединок { $tie }, { $beat }+
dicetto-on-card = на { $slot }
dicetto-lost = потеряны
dicetto-battle = Поединок за карту { $slot }: { $challenger } (первый кубик) против { $owner }.
dicetto-total = очки
dicetto-cards = карты
dicetto-won = получено
dicetto-nobody = ничья
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] бросков не осталось
    [one] ещё { $rolls } бросок
    [few] ещё { $rolls } броска
    [many] ещё { $rolls } бросков
   *[other] ещё { $rolls } броска
 }
dicetto-pile = { $cards ->
    [0] колода пуста
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
    [many] в колоде { $cards } карт
   *[other] в колоде { $cards } карты
 } ({ $deck })
dicetto-typing-keep = "55" оставляет эти и бросает остальные, "p 2 55" кладёт их на карту 2, "done" завершает
dicetto-typing-place = "p 2 55" кладёт кубики на карту 2, "done" завершает ход

## Доводы тренера
dicetto-reason-keep = { $count ->
    [0] Снова все четыре:
   *[other] С { $dice }:
 } { $percent } % на карту «{ $card }», если играть на неё, { $other_percent } % на «{ $other_card }».
dicetto-reason-keep-one = { $count ->
    [0] Снова все четыре:
   *[other] С { $dice }:
 } { $percent } % на карту «{ $card }», если играть на неё.
dicetto-reason-keep-none = { $count ->
    [0] Ни одна карта ряда тебе не доступна: снова все четыре, ради карты «Ещё бросок».
   *[other] Ни одна карта ряда тебе не доступна: { $dice } остаётся ради карты «Ещё бросок».
 }
dicetto-reason-lay = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }: соперник, который играет на неё, перебивает { $sum } в { $percent } % случаев.
dicetto-reason-roll = Четвёртый бросок в следующем ходу, если { $sum } ещё лежит там: соперник, который на это играет, перебивает в { $percent } % случаев.
dicetto-reason-send-back = { $sum } прогоняет { $lying } с карты «{ $card }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }; соперник, который играет на неё, перебивает { $sum } в { $percent } % случаев.
dicetto-reason-battle = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }: { $sum } против { $lying } — поединок с равными шансами.
dicetto-reason-done = Завершает ход: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, { $cards ->
    [0] ни одной карты
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
 }; лишние кубики: { $left }.
dicetto-reason-nothing = Завершает ход, ничего не положив.

## Виды выбора, на которых теряют больше всего
kind-lay = какая карта
kind-send-back = прогнать кубики
kind-battle = поединки
kind-end-turn = конец хода

## Что можно ввести
dicetto-help =
    Введи кубики, которые остаются, остальные бросаются снова: "55" или "keep 5 5"; просто "keep" бросает все четыре.
    Чтобы положить кубики на карту, введи её номер и кубики: "place 2 5 5" или "p 2 55"; "p x 1" — карта «Ещё бросок».
    Когда первые кубики положены, больше не бросают. "done" завершает ход.
    Карты пишутся "pair:1", со знаком "pair:1*"; бонусные карты "most_logos", "fewest_cards" и так далее.

## Отказы
error-dicetto-placed-already = Кубики уже положены: в этом ходу больше не бросают.
error-dicetto-no-rolls-left = Бросков не осталось: положи кубики или заверши ход.
error-dicetto-keep-not-there = Оставить можно только кубики, которые лежат на столе: { $dice }.
error-dicetto-slot-empty = На месте { $slot } карты нет.
error-dicetto-challenge-lost = Поединок за карту { $slot } проигран: в этом ходу она больше не берёт твоих кубиков.
error-dicetto-once-a-turn = На карте { $slot } уже лежат твои кубики; она берёт их раз за ход.
error-dicetto-does-not-fit = Эти кубики не подходят к карте «{ $card }». { $count ->
    [0] Ни одни из твоих не подходят.
   *[other] Туда можно положить: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Положить можно только эти кубики: { $hand }.
error-dicetto-dice-lost = Кубики, потерянные в поединке, в этом ходу больше не кладут. У тебя есть: { $hand }.
error-dicetto-sum-too-low = { $sum } мало для карты { $slot }: { $least } даёт поединок, больше прогоняет лежащие там кубики.

## Колода из файла
error-dicetto-deck-not-a-list = Колода, { $place }: нужен список таблиц: { $allowed }.
error-dicetto-deck-kind = Колода, { $place }: нет вида «{ $value }». Виды: { $allowed }.
error-dicetto-deck-number = Колода, { $place }: «{ $key }» должно быть целым числом от { $least } до { $most }, а не { $value }.
error-dicetto-deck-logo = Колода, { $place }: "logo" может быть { $allowed }, а не { $value }.
error-dicetto-deck-twice = Колода, { $place }: { $card } там уже есть. Лучше увеличь количество.
error-dicetto-deck-few-cards = Колоде в { $place } нужно карт не меньше { $least }; там { $found }.
error-dicetto-deck-most-cards = Колода, { $place }: настройка most_cards_points говорит { $allowed }, файл { $value }. Убери очки или измени настройку.

## Правила, в Markdown
dicetto-rules =
    Собирай карты: клади на них кубики и удерживай один раунд. Побеждает тот, у кого больше очков; при равных
    очках победа общая. Играют от двух до четырёх человек, у каждого четыре кубика своего цвета. Четыре карты
    комбинаций лежат в ряд, рядом карта «Ещё бросок». Начинает старший, если не договорились иначе.

    __Ход: сбор.__ Каждая карта, на которой ещё лежат твои кубики, — твоя. Забери кубики; ряд пополняют новые
    карты. Карта «Ещё бросок» остаётся на столе и даёт в этом ходу четвёртый бросок.

    __Ход: броски.__ Бросай свои четыре кубика до трёх раз, каждый раз любые из них.

    __Ход: выкладка.__ Клади кубики на сколько угодно карт; после этого больше не бросают. Каждая карта берёт
    твои кубики раз за ход, каждый кубик лежит на одной карте, а не положенные остаются у тебя. Кубики должны
    подходить к карте в точности.

    | карта | какие кубики подходят | пример | очки |
    |---|---|---|---|
    | От единиц до шестёрок | один или больше с этим числом | Четвёрки: ⚃⚃⚃ | 2 |
    | Пара | два одинаковых | ⚄⚄ | 1 |
    | Две пары | две пары или четыре одинаковых | ⚁⚁⚅⚅ | 6 |
    | Тройка | три одинаковых | ⚂⚂⚂ | 4 |
    | Каре | четыре одинаковых | ⚁⚁⚁⚁ | 11 |
    | Малый стрит | три подряд | ⚂⚃⚄ | 2 |
    | Большой стрит | четыре подряд | ⚁⚂⚃⚄ | 6 |
    | Шанс | один или больше, любые | ⚀⚅⚅ | 1 |
    | Ещё бросок | один или больше, любые | ⚅ | 0 |

    __Карта с чужими кубиками.__ Сложи числа. Большая сумма сразу прогоняет те кубики к владельцу. Равная сумма —
    поединок: оба бросают по кубику, при ничьей ещё раз, у кого больше, тот держит карту. Если проиграешь, эти
    кубики в этом ходу больше не играют, а карта до твоего следующего хода твоих кубиков не берёт. Меньшую
    сумму положить нельзя.

    __Пример.__ Последний бросок: ⚂⚄⚄⚅. На паре лежат чьи-то ⚃⚃: твои ⚄⚄ — это 10 против 8, и они их прогоняют.
    На шестёрках лежит чья-то ⚅: твоя ⚅ равна, и можно сразиться за карту. ⚂ подходит к тройкам или к шансу,
    если он свободен. Если в начале твоего следующего хода всё это ещё лежит, карты твои.

    __Конец.__ Игра кончается, когда кто-то собрал десятую карту или когда карт комбинаций не осталось. Карты
    с кубиками тогда достаются владельцам кубиков. Карта «Ещё бросок» ничего не стоит и не считается.

    __Бонусные карты.__ Четыре из восьми лежат открытыми с начала игры и раздаются в конце, при равенстве —
    никому. Считаются только карты комбинаций.

    | бонусная карта | очки | бонусная карта | очки |
    |---|---|---|---|
    | Меньше всех знаков | 3 | Больше всех знаков | 3 |
    | Меньше всех карт | 4 | Больше всех карт | 3 |
    | Больше всех стритов | 3 | Больше всех шансов | 3 |
    | Меньше всех очков | 5 | Больше всех карт 1–6 | 3 |

    __Колода.__ 46 карт комбинаций и их очки — наша собственная колода; на каждой второй карте есть знак (★).
    Настоящие карты можно загрузить из файла.

    __Финское издание.__ Поединки проходят один за другим в конце хода.

    __Польское издание.__ Без бонусных карт, если о них не договорились, а «Больше всех карт» стоит 4.
