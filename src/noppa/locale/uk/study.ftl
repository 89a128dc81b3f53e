# Що дивляться після гри або поруч із нею: кроки, розбори, тренування, власні ігри, шанси.

## Запис гри
study-record = Запис гри
study-record-none = Жодного запису не відкрито. Обери файл, збережений із гри.
study-record-long = У цьому файлі { $size } кБ; у записі буває не більше ніж { $most } кБ.
study-record-next = Нічого не змінилося. Обери інший файл або візьми запис ще раз там, звідки він.
study-check-right = { $count ->
    [1] Перевірено: єдиний кидок такий, як дають зерна.
   *[other] Перевірено: усі кидки й карти ({ $count }) такі, як дають зерна.
 }
study-check-wrong = Цей запис не проходить перевірки, тож на нього не покладайся. Подивитися його все одно можна.
study-misfit = Запис можна показати лише до кроку { $last }.

## Крок за кроком
study-step-of = Крок { $at } з { $last }
study-slider = Крок
study-turn = Хід: { $name }
study-first = На початок
study-previous = Крок назад
study-next = Крок уперед
study-last = У кінець
study-play = Пуск
study-pause = Пауза
study-keys = Стрілки — на крок, Home і End — на початок і в кінець, пробіл — пуск і пауза.
study-link-copy = Посилання на цей крок
study-link-copied = Посилання скопійовано.
study-all-steps = Усі кроки

## Удача і майстерність
study-amount-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
    [many] { $amount } очок
   *[other] { $amount } очка
 }
study-amount-lead = { $amount ->
    [one] { $amount } очко відриву
    [few] { $amount } очки відриву
    [many] { $amount } очок відриву
   *[other] { $amount } очка відриву
 }
study-sum-start = Очікувано на початку
study-sum-luck = Удача
study-sum-loss = Свій вибір
study-sum-others = Вибір інших
study-sum-revision = Поправка оцінок
study-sum-final = Наприкінці
study-final-dice = Введено лише останні кубики кожного ходу, тож кидки й вибір між ними не оцінюються.

## Тренер поруч із грою

## Тренування

## Власні ігри
study-history-none = Закінчених ігор ще немає. Зіграй, і гра з’явиться тут.
study-history-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
 }
study-history-won = { $count ->
    [0] без перемог
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
 }
study-history-best = Найкраще
study-history-average = Середнє
study-history-last = Останнє
study-history-plot = Результати від старих до нових: { $scores }
study-history-list = Усі ігри
study-history-win = перемога

## Kinds of choices
kind-keep = що залишити
kind-declare = заявка
kind-row = який рядок
kind-bonus = бонус
kind-strike = закреслення
kind-reroll = повторний кидок
kind-twice = кубик двічі
kind-crossing = викреслювання
kind-colour = бонусні міста
kind-place = яке місто, яке число
