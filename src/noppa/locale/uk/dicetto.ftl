# Dicetto: назви, про що можна домовитися, чому хід неможливий, і правила нашими словами.

dicetto-name = Dicetto
dicetto-tagline = Поклади кубики на потрібні карти і втримай їх один раунд

## Видання
dicetto-edition-international = Міжнародне
dicetto-edition-finnish = Фінське
dicetto-edition-polish = Польське

## Налаштування і що означають їхні варіанти
dicetto-option-bonus = Грати з бонусними картами
dicetto-option-bonus-true = так
dicetto-option-bonus-false = ні
dicetto-option-cards-to-win = Скільки карт завершують гру
dicetto-option-most-cards-points = Скільки варта бонусна карта за найбільше карт
dicetto-option-battle = Коли відбуваються двобої
dicetto-option-battle-at-once = одразу, щойно покладено кубики
dicetto-option-battle-end-of-turn = наприкінці ходу

## Що змінює налаштування, одним реченням
dicetto-option-bonus-true-more = Чотири бонусні карти лежать відкритими від початку гри, і наприкінці їх роздають.
dicetto-option-bonus-false-more = Рахуються лише очки на картах комбінацій.
dicetto-option-cards-to-win-more = { $value ->
    [one] Гра закінчується, щойно хтось збирає { $value } карту.
    [few] Гра закінчується, щойно хтось збирає { $value } карти: що менше карт, то вона коротша.
    [many] Гра закінчується, щойно хтось збирає { $value } карт: що менше карт, то вона коротша.
   *[other] Гра закінчується, щойно хтось збирає { $value } карти: що менше карт, то вона коротша.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] У кого найбільше карт, той отримує за це { $value } очко, якщо ця бонусна карта у грі.
    [few] У кого найбільше карт, той отримує за це { $value } очки, якщо ця бонусна карта у грі.
    [many] У кого найбільше карт, той отримує за це { $value } очок, якщо ця бонусна карта у грі.
   *[other] У кого найбільше карт, той отримує за це { $value } очка, якщо ця бонусна карта у грі.
 }
dicetto-option-battle-at-once-more = Ти знаєш, чия карта, ще до того, як покладеш решту кубиків.
dicetto-option-battle-end-of-turn-more = Спершу ти кладеш усі кубики; потім двобої відбуваються один за одним.

## Таблиця очок
dicetto-item-cards = Карти комбінацій
dicetto-item-bonus = Бонусні карти

## Карти комбінацій
dicetto-card-ones = Одиниці
dicetto-card-twos = Двійки
dicetto-card-threes = Трійки
dicetto-card-fours = Четвірки
dicetto-card-fives = П’ятірки
dicetto-card-sixes = Шістки
dicetto-card-pair = Пара
dicetto-card-two-pairs = Дві пари
dicetto-card-three-of-a-kind = Трійка
dicetto-card-four-of-a-kind = Каре
dicetto-card-small-straight = Малий стріт
dicetto-card-large-straight = Великий стріт
dicetto-card-chance = Шанс
dicetto-card-extra-roll = Ще кидок

## Що може лежати на карті, кількома словами
dicetto-asks-ones = скільки завгодно одиниць
dicetto-asks-twos = скільки завгодно двійок
dicetto-asks-threes = скільки завгодно трійок
dicetto-asks-fours = скільки завгодно четвірок
dicetto-asks-fives = скільки завгодно п’ятірок
dicetto-asks-sixes = скільки завгодно шісток
dicetto-asks-pair = два однакові кубики
dicetto-asks-two-pairs = дві пари або чотири однакові
dicetto-asks-three-of-a-kind = три однакові кубики
dicetto-asks-four-of-a-kind = чотири однакові кубики
dicetto-asks-small-straight = три кубики поспіль
dicetto-asks-large-straight = чотири кубики поспіль
dicetto-asks-chance = будь-які кубики, хоча б один
dicetto-asks-extra-roll = будь-які кубики, хоча б один

## Бонусні карти
dicetto-card-fewest-logos = Найменше знаків
dicetto-card-most-logos = Найбільше знаків
dicetto-card-fewest-cards = Найменше карт
dicetto-card-most-cards = Найбільше карт
dicetto-card-most-straights = Найбільше стрітів
dicetto-card-most-chances = Найбільше шансів
dicetto-card-fewest-points = Найменше очок
dicetto-card-most-numbers = Найбільше карт 1–6

## Кубики
dicetto-colour-red = червоний
dicetto-colour-yellow = жовтий
dicetto-colour-green = зелений
dicetto-colour-blue = синій

## Колода
dicetto-deck-built-in = наша власна колода
dicetto-deck-own = колода з файлу

## Ходи
dicetto-move-keep = { $count ->
    [0] кинути знову всі кубики
   *[other] залишити { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] покласти { $dice }: { $card } (карта { $slot }), ті кубики повертаються
    [battle] покласти { $dice }: { $card } (карта { $slot }), двобій
   *[takes] покласти { $dice }: { $card } (карта { $slot })
 }
dicetto-move-done = готово

## Стіл
dicetto-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
dicetto-fourth-roll = четвертий кидок
dicetto-free = вільна
dicetto-tie = двобій { $tie }
dicetto-tie-or-beat = двобій { $tie }, { $beat }+
dicetto-on-card = на { $slot }
dicetto-lost = втрачено
dicetto-battle = Двобій за карту { $slot }: { $challenger } (перший кубик) і { $owner }.
dicetto-total = очки
dicetto-cards = карти
dicetto-won = здобуто
dicetto-nobody = нічия
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] кидків не лишилося
    [one] ще { $rolls } кидок
    [few] ще { $rolls } кидки
    [many] ще { $rolls } кидків
   *[other] ще { $rolls } кидка
 }
dicetto-pile = { $cards ->
    [0] колода порожня
    [one] у колоді { $cards } карта
    [few] у колоді { $cards } карти
    [many] у колоді { $cards } карт
   *[other] у колоді { $cards } карти
 } ({ $deck })
dicetto-typing-keep = «55» залишає ці й кидає решту, «p 2 55» кладе їх на карту 2, «done» завершує
dicetto-typing-place = «p 2 55» кладе кубики на карту 2, «done» завершує хід

## Міркування тренера
dicetto-reason-keep = { $count ->
    [0] Знову всі чотири:
   *[other] З { $dice }:
 } { $percent }% на карту «{ $card }», якщо грати на неї, { $other_percent }% на «{ $other_card }».
dicetto-reason-keep-one = { $count ->
    [0] Знову всі чотири:
   *[other] З { $dice }:
 } { $percent }% на карту «{ $card }», якщо грати на неї.
dicetto-reason-keep-none = { $count ->
    [0] Жодна карта ряду тобі не доступна: знову всі чотири, заради карти «Ще кидок».
   *[other] Жодна карта ряду тобі не доступна: { $dice } лишається заради карти «Ще кидок».
 }
dicetto-reason-lay = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }: суперник, який грає на неї, перебиває { $sum } у { $percent }% випадків.
dicetto-reason-roll = Четвертий кидок наступного ходу, якщо { $sum } ще лежить там: суперник, який на це грає, перебиває у { $percent }% випадків.
dicetto-reason-send-back = { $sum } проганяє { $lying } з карти «{ $card }», { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }; суперник, який грає на неї, перебиває { $sum } у { $percent }% випадків.
dicetto-reason-battle = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }: { $sum } проти { $lying } — двобій із рівними шансами.
dicetto-reason-done = Завершує хід: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }, { $cards ->
    [0] жодної карти
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
 }; зайві кубики: { $left }.
dicetto-reason-nothing = Завершує хід, нічого не поклавши.

## Види вибору, на яких втрачають найбільше
kind-lay = яка карта
kind-send-back = прогнати кубики
kind-battle = двобої
kind-end-turn = кінець ходу

## Що можна ввести
dicetto-help =
    Введи кубики, які лишаються, а решту буде кинуто знову: «55» або «keep 5 5»; саме «keep» кидає всі чотири.
    Щоб покласти кубики на карту, введи її номер і кубики: «place 2 5 5» або «p 2 55»; «p x 1» — карта «Ще кидок».
    Коли перші кубики покладено, більше не кидають. «done» завершує хід.
    Карти пишуться «pair:1», зі знаком «pair:1*»; бонусні карти «most_logos», «fewest_cards» і так далі.

## Відмови
error-dicetto-placed-already = Кубики вже покладено: цього ходу більше не кидають.
error-dicetto-no-rolls-left = Кидків не лишилося: поклади кубики або заверши хід.
error-dicetto-keep-not-there = Залишити можна лише кубики, які лежать на столі: { $dice }.
error-dicetto-slot-empty = На місці { $slot } карти немає.
error-dicetto-challenge-lost = Двобій за карту { $slot } програно: цього ходу вона більше не бере твоїх кубиків.
error-dicetto-once-a-turn = На карті { $slot } уже лежать твої кубики; вона бере їх раз за хід.
error-dicetto-does-not-fit = Ці кубики не пасують до карти «{ $card }». { $count ->
    [0] Жодні з твоїх не пасують.
   *[other] Туди можна покласти: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Покласти можна лише ці кубики: { $hand }.
error-dicetto-dice-lost = Кубики, втрачені у двобої, цього ходу більше не кладуть. Ти маєш: { $hand }.
error-dicetto-sum-too-low = { $sum } замало для карти { $slot }: { $least } дає двобій, більше проганяє кубики, що там лежать.

## Колода з файлу
error-dicetto-deck-not-a-list = Колода, { $place }: потрібен список таблиць: { $allowed }.
error-dicetto-deck-kind = Колода, { $place }: немає виду «{ $value }». Види: { $allowed }.
error-dicetto-deck-number = Колода, { $place }: «{ $key }» має бути цілим числом від { $least } до { $most }, а не { $value }.
error-dicetto-deck-logo = Колода, { $place }: «logo» може бути { $allowed }, а не { $value }.
error-dicetto-deck-twice = Колода, { $place }: { $card } там уже є. Краще збільш кількість.
error-dicetto-deck-few-cards = Колоді в { $place } треба карт не менше ніж { $least }; там { $found }.
error-dicetto-deck-most-cards = Колода, { $place }: налаштування most_cards_points каже { $allowed }, файл { $value }. Прибери очки або зміни налаштування.

## Правила, у Markdown
dicetto-rules =
    Збирай карти: клади на них кубики і втримуй один раунд. Перемагає той, у кого більше очок; за рівних очок
    перемога спільна. Грають від двох до чотирьох людей, у кожного чотири кубики свого кольору. Чотири карти
    комбінацій лежать у ряд, поруч карта «Ще кидок». Починає найстарший, якщо не домовилися інакше.

    __Хід: збір.__ Кожна карта, на якій ще лежать твої кубики, — твоя. Забери кубики; ряд доповнюють нові карти.
    Карта «Ще кидок» лишається на столі й дає цього ходу четвертий кидок.

    __Хід: кидки.__ Кидай свої чотири кубики до трьох разів, щоразу будь-які з них.

    __Хід: викладання.__ Клади кубики на скільки завгодно карт; після цього більше не кидають. Кожна карта бере
    твої кубики раз за хід, кожен кубик лежить на одній карті, а не покладені лишаються в тебе. Кубики мають
    пасувати до карти точно.

    | карта | які кубики пасують | приклад | очки |
    |---|---|---|---|
    | Від одиниць до шісток | один або більше з цим числом | Четвірки: ⚃⚃⚃ | 2 |
    | Пара | два однакові | ⚄⚄ | 1 |
    | Дві пари | дві пари або чотири однакові | ⚁⚁⚅⚅ | 6 |
    | Трійка | три однакові | ⚂⚂⚂ | 4 |
    | Каре | чотири однакові | ⚁⚁⚁⚁ | 11 |
    | Малий стріт | три поспіль | ⚂⚃⚄ | 2 |
    | Великий стріт | чотири поспіль | ⚁⚂⚃⚄ | 6 |
    | Шанс | один або більше, будь-які | ⚀⚅⚅ | 1 |
    | Ще кидок | один або більше, будь-які | ⚅ | 0 |

    __Карта з чужими кубиками.__ Додай числа. Більша сума одразу повертає ті кубики власникові. Рівна сума —
    двобій: обоє кидають по кубику, за нічиєї ще раз, у кого більше, той тримає карту. Якщо програєш, ці кубики
    цього ходу більше не грають, а карта до твого наступного ходу твоїх кубиків не бере. Меншу суму покласти
    не можна.

    __Приклад.__ Останній кидок: ⚂⚄⚄⚅. На парі лежать чиїсь ⚃⚃: твої ⚄⚄ — це 10 проти 8, і вони їх проганяють.
    На шістках лежить чиясь ⚅: твоя ⚅ рівна, і можна битися за карту. ⚂ пасує до трійок або до шансу, якщо
    він вільний. Якщо на початку твого наступного ходу все це ще лежить, карти твої.

    __Кінець.__ Гра закінчується, коли хтось зібрав десяту карту або коли карт комбінацій не лишилося. Карти з
    кубиками тоді дістаються власникам кубиків. Карта «Ще кидок» нічого не варта і не рахується.

    __Бонусні карти.__ Чотири з восьми лежать відкритими від початку гри, і наприкінці їх роздають, за рівності —
    нікому. Рахуються лише карти комбінацій.

    | бонусна карта | очки | бонусна карта | очки |
    |---|---|---|---|
    | Найменше знаків | 3 | Найбільше знаків | 3 |
    | Найменше карт | 4 | Найбільше карт | 3 |
    | Найбільше стрітів | 3 | Найбільше шансів | 3 |
    | Найменше очок | 5 | Найбільше карт 1–6 | 3 |

    __Колода.__ 46 карт комбінацій та їхні очки — наша власна колода; на кожній другій карті є знак (★). Справжні
    карти можна завантажити з файлу.

    __Фінське видання.__ Двобої відбуваються один за одним наприкінці ходу.

    __Польське видання.__ Без бонусних карт, якщо про них не домовилися, а «Найбільше карт» варте 4.
