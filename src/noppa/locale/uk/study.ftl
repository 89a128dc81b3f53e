# Що дивляться після гри або поруч із нею: кроки, розбори, тренування, власні ігри, шанси.

## Запис гри
study-record = Запис гри
study-record-none = Запис гри не відкрито. Обери файл, збережений після гри.
study-record-long = Цей файл має { $size } кБ, а запис гри може мати щонайбільше { $most } кБ.
study-record-next = Нічого не змінилося. Обери інший файл або візьми нову копію цього.
study-check-right = { $count ->
    [1] Єдиний кидок перевірено, усе чесно.
   *[other] Усі кидки й карти перевірено ({ $count }), усе чесно.
 }
study-check-wrong = Запис не пройшов перевірки, не варто йому вірити. Переглянути його все одно можна.
study-misfit = Запис видно лише до кроку { $last }.

## Крок за кроком
study-step-of = Крок { $at } з { $last }
study-slider = Крок
study-turn = Хід: { $name }
study-first = На початок
study-previous = Крок назад
study-next = Крок уперед
study-last = На кінець
study-play = Дивитися
study-pause = Пауза
study-keys = Стрілки — на крок назад чи вперед, Home і End — на початок чи на кінець, пробіл — дивитися.
study-link-copy = Скопіювати посилання на цей крок
study-link-copied = Посилання скопійовано
study-all-steps = Усі кроки

## Удача й майстерність
study-amount-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
    [many] { $amount } очок
   *[other] { $amount } очка
 }
study-amount-lead = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
    [many] { $amount } очок
   *[other] { $amount } очка
 }
study-amount-chance = { $amount ->
    [one] { $amount } пункт шансу на перемогу
    [few] { $amount } пункти шансу на перемогу
    [many] { $amount } пунктів шансу на перемогу
   *[other] { $amount } пункту шансу на перемогу
 }
study-sum-start = На початку
study-sum-luck = Удача
study-sum-loss = Помилки
study-sum-others = Вибір інших гравців
study-sum-revision = Уточнення оцінок
study-sum-final = Наприкінці
study-final-dice = Введено лише останні кубики кожного ходу, тому кидків і рішень до них тренер оцінити не може.

## Тренер під час гри
study-coach-win = { $percent }% на перемогу
study-coach-ahead-points = краще за решту на { study-amount-points }
study-coach-ahead-lead = краще за решту на { study-amount-lead }
study-coach-even = інший варіант не гірший
study-coach-less-points = на { study-amount-points } менше
study-coach-less-lead = на { study-amount-lead } менше
study-coach-less-chance = { $amount ->
    [one] шанс на перемогу нижчий на { $amount } пункт
    [few] шанс на перемогу нижчий на { $amount } пункти
    [many] шанс на перемогу нижчий на { $amount } пунктів
   *[other] шанс на перемогу нижчий на { $amount } пункту
 }
study-coach-same = так само добре
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] точно
   *[false] приблизно
 }.
study-coach-advice-only = { $what }.
study-coach-next = Далі: { $what }, { $cost }.
study-coach-next-only = Далі: { $what }.
study-coach-why = Чому?
study-look = Показати
study-look-title = Що було б краще
study-look-now = Твого ходу це не змінить.

## Історія гри
study-story = Що вирішило гру
study-story-whose = Обери гравця
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: удача дала { $luck }, помилки коштували { $loss }.
   *[unlucky] { $name }: невезіння коштувало { $luck }, помилки — { $loss }.
 }
study-moment = Момент { $number }
study-moment-turn-chance = { $swing ->
    [one] { $swing } пункт шансу на перемогу
    [few] { $swing } пункти шансу на перемогу
    [many] { $swing } пунктів шансу на перемогу
   *[other] { $swing } пункту шансу на перемогу
 }
study-moment-turn-lead = { $swing ->
    [one] { $swing } очко
    [few] { $swing } очки
    [many] { $swing } очок
   *[other] { $swing } очка
 }
study-moment-turn-points = { $swing ->
    [one] { $swing } очко
    [few] { $swing } очки
    [many] { $swing } очок
   *[other] { $swing } очка
 }
study-moment-did = Обрано: { $what } ({ $name }).
study-moment-better = Краще було: { $what }. Це дало б іще { $amount }.
study-moment-best = Кращого вибору не було.
study-moment-only = Іншого вибору не було.
study-moment-dice = { $lucky ->
    [lucky] Кубики допомогли.
   *[unlucky] Кубики підвели.
 }
study-moment-look = Дивитися звідси крок за кроком
study-moment-picture = Стіл перед цим вибором, кращий варіант позначено
study-moment-picture-best = Стіл перед цим вибором
study-practise-these = Потренуватися на цьому
study-decisions = Усі рішення
study-numbers = Графік у числах
study-numbers-turn = Хід

## Тренування
study-practice-how = Обери хід. Те, в чому помиляєшся, повертається частіше.
study-practice-wait = Шукаємо для тебе ситуацію…
study-practice-again = Минулого разу тут була помилка.
study-practice-own = З твоєї гри.
study-practice-kind = Тема: { $kind }.
study-practice-right = Добрий вибір.
study-practice-wrong = Це коштує { $amount }.
study-practice-next = Далі
study-practice-yours = твій
study-practice-sum = Правильно { $right } з { $asked }
study-practice-done = Це все.
study-practice-more = Тренуватися ще
study-puzzle = Задача дня
study-puzzle-of = { $game }: задача дня, { $day }
study-puzzle-go = Розв’язати
study-puzzle-solve = { $game }: розв’язати задачу дня
study-puzzle-count = Сьогодні { $done } з { $all }
study-puzzle-more = Одна для всіх. Один варіант явно найкращий.
study-puzzle-done = На сьогодні розв’язано. Завтра буде нова.
study-puzzle-tried = На сьогодні все. Завтра буде нова.
study-streak = { $days ->
    [1] Перший день серії.
    [one] { $days } день поспіль.
    [few] { $days } дні поспіль.
    [many] { $days } днів поспіль.
   *[other] { $days } дня поспіль.
 }
study-streak-ended = { $days ->
    [1] Раді бачити тебе знову! Сьогодні починається нова серія.
    [one] Раді бачити тебе знову! Минулого разу було { $days } день поспіль. Сьогодні починається нова серія.
    [few] Раді бачити тебе знову! Минулого разу було { $days } дні поспіль. Сьогодні починається нова серія.
    [many] Раді бачити тебе знову! Минулого разу було { $days } днів поспіль. Сьогодні починається нова серія.
   *[other] Раді бачити тебе знову! Минулого разу було { $days } дня поспіль. Сьогодні починається нова серія.
 }

## Твої ігри
study-history-none = Закінчених ігор поки немає. Зіграй, і гра з’явиться тут.
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
study-history-plot = Результати від найдавнішого до найновішого: { $scores }
study-history-list = Усі ігри
study-history-win = перемога

## Види вибору
kind-keep = які кубики залишити
kind-declare = який рядок заявити
kind-row = який рядок заповнити
kind-bonus = бонус
kind-strike = куди записати нуль
kind-reroll = чи кидати знову
kind-twice = кубик двічі
kind-crossing = які міста викреслити
kind-colour = бонусні міста
kind-place = яке число куди
