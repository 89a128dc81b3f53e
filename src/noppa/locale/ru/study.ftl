# Что смотрят после игры или рядом с ней: шаги, разборы, тренировка, свои игры, шансы.

## Запись игры
study-record = Запись игры
study-record-none = Запись игры не открыта. Выбери файл, сохранённый после игры.
study-record-long = Этот файл весит { $size } кБ, а запись игры может весить не больше { $most } кБ.
study-record-next = Ничего не изменилось. Выбери другой файл или возьми новую копию этого.
study-check-right = { $count ->
    [1] Единственный бросок проверен, всё честно.
   *[other] Все броски и карты проверены ({ $count }), всё честно.
 }
study-check-wrong = Запись не прошла проверку, не стоит ей верить. Посмотреть её всё равно можно.
study-misfit = Запись видна только до шага { $last }.

## Шаг за шагом
study-step-of = Шаг { $at } из { $last }
study-slider = Шаг
study-turn = Ход: { $name }
study-first = В начало
study-previous = Шаг назад
study-next = Шаг вперёд
study-last = В конец
study-play = Смотреть
study-pause = Пауза
study-keys = Стрелки — на шаг назад или вперёд, Home и End — в начало или в конец, пробел — смотреть.
study-link-copy = Скопировать ссылку на этот шаг
study-link-copied = Ссылка скопирована
study-all-steps = Все шаги

## Удача и мастерство
study-amount-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
 }
study-amount-lead = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
 }
study-amount-chance = { $amount ->
    [one] { $amount } пункт шанса победить
    [few] { $amount } пункта шанса победить
    [many] { $amount } пунктов шанса победить
   *[other] { $amount } пункта шанса победить
 }
study-sum-start = В начале
study-sum-luck = Удача
study-sum-loss = Ошибки
study-sum-others = Выбор других игроков
study-sum-revision = Уточнение оценок
study-sum-final = В конце
study-final-dice = Введены только последние кубики каждого хода, поэтому броски и решения до них тренер оценить не может.

## Тренер во время игры
study-coach-win = { $percent } % на победу
study-coach-ahead-points = лучше остальных на { study-amount-points }
study-coach-ahead-lead = лучше остальных на { study-amount-lead }
study-coach-even = другой вариант не хуже
study-coach-less-points = на { study-amount-points } меньше
study-coach-less-lead = на { study-amount-lead } меньше
study-coach-less-chance = { $amount ->
    [one] шанс победить ниже на { $amount } пункт
    [few] шанс победить ниже на { $amount } пункта
    [many] шанс победить ниже на { $amount } пунктов
   *[other] шанс победить ниже на { $amount } пункта
 }
study-coach-same = ничуть не хуже
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] точно
   *[false] примерно
 }.
study-coach-advice-only = { $what }.
study-coach-next = Дальше: { $what }, { $cost }.
study-coach-next-only = Дальше: { $what }.
study-coach-why = Почему?
study-look = Показать
study-look-title = Что было бы лучше
study-look-now = Твой ход от этого не изменится.

## История игры
study-story = Что решило игру
study-story-whose = Выбери игрока
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: удача дала { $luck }, ошибки стоили { $loss }.
   *[unlucky] { $name }: невезение стоило { $luck }, ошибки — { $loss }.
 }
study-moment = Момент { $number }
study-moment-turn-chance = { $swing ->
    [one] { $swing } пункт шанса победить
    [few] { $swing } пункта шанса победить
    [many] { $swing } пунктов шанса победить
   *[other] { $swing } пункта шанса победить
 }
study-moment-turn-lead = { $swing ->
    [one] { $swing } очко
    [few] { $swing } очка
    [many] { $swing } очков
   *[other] { $swing } очка
 }
study-moment-turn-points = { $swing ->
    [one] { $swing } очко
    [few] { $swing } очка
    [many] { $swing } очков
   *[other] { $swing } очка
 }
study-moment-did = Выбрано: { $what } ({ $name }).
study-moment-better = Лучше было: { $what }. Это дало бы ещё { $amount }.
study-moment-best = Лучше выбрать было нельзя.
study-moment-only = Другого выбора не было.
study-moment-dice = { $lucky ->
    [lucky] Кубики помогли.
   *[unlucky] Кубики подвели.
 }
study-moment-look = Смотреть отсюда по шагам
study-moment-picture = Стол перед этим выбором, лучший вариант отмечен
study-moment-picture-best = Стол перед этим выбором
study-practise-these = Потренироваться на этом
study-decisions = Все решения
study-numbers = График в числах
study-numbers-turn = Ход

## Тренировка
study-practice-how = Выбери ход. То, в чём ошибаешься, возвращается чаще.
study-practice-wait = Подбираем ситуацию…
study-practice-again = В прошлый раз здесь была ошибка.
study-practice-own = Из твоей игры.
study-practice-kind = Тема: { $kind }.
study-practice-right = Хороший выбор.
study-practice-wrong = Это стоит { $amount }.
study-practice-next = Дальше
study-practice-yours = твой
study-practice-sum = Верно { $right } из { $asked }
study-practice-done = Это всё.
study-practice-more = Продолжить тренировку
study-puzzle = Задача дня
study-puzzle-of = { $game }: задача дня, { $day }
study-puzzle-go = Решить
study-puzzle-solve = { $game }: решить задачу дня
study-puzzle-count = Сегодня { $done } из { $all }
study-puzzle-more = Одна для всех. Один вариант явно лучше других.
study-puzzle-done = На сегодня решено. Завтра будет новая.
study-puzzle-tried = На сегодня всё. Завтра будет новая.
study-streak = { $days ->
    [1] Первый день серии.
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
    [many] { $days } дней подряд.
   *[other] { $days } дня подряд.
 }
study-streak-ended = { $days ->
    [1] С возвращением! Сегодня начинается новая серия.
    [one] С возвращением! В прошлый раз было { $days } день подряд. Сегодня начинается новая серия.
    [few] С возвращением! В прошлый раз было { $days } дня подряд. Сегодня начинается новая серия.
    [many] С возвращением! В прошлый раз было { $days } дней подряд. Сегодня начинается новая серия.
   *[other] С возвращением! В прошлый раз было { $days } дня подряд. Сегодня начинается новая серия.
 }

## Твои игры
study-history-none = Законченных игр пока нет. Сыграй, и игра появится здесь.
study-history-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
 }
study-history-won = { $count ->
    [0] без побед
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
 }
study-history-best = Лучшее
study-history-average = Среднее
study-history-last = Последнее
study-history-plot = Результаты от старых к новым: { $scores }
study-history-list = Все игры
study-history-win = победа

## Виды выбора
kind-keep = какие кубики оставить
kind-declare = какую строку заявить
kind-row = какую строку заполнить
kind-bonus = бонус
kind-strike = куда записать ноль
kind-reroll = бросить ли снова
kind-twice = кубик дважды
kind-crossing = какие города вычеркнуть
kind-colour = бонусные города
kind-place = какое число куда
