# Что смотрят после игры или рядом с ней: шаги, разборы, тренировка, свои игры, шансы.

## Запись игры
study-record = Запись игры
study-record-none = Ни одна запись не открыта. Выбери файл, сохранённый из игры.
study-record-long = В этом файле { $size } кБ; в записи бывает не больше { $most } кБ.
study-record-next = Ничего не изменилось. Выбери другой файл или возьми запись ещё раз там же, откуда она.
study-check-right = { $count ->
    [1] Проверено: единственный бросок такой, как дают зёрна.
   *[other] Проверено: все броски и карты ({ $count }) такие, как дают зёрна.
 }
study-check-wrong = Эта запись не проходит проверку, так что на неё не полагайся. Посмотреть её всё равно можно.
study-misfit = Запись можно показать только до шага { $last }.

## Шаг за шагом
study-step-of = Шаг { $at } из { $last }
study-slider = Шаг
study-turn = Ход: { $name }
study-first = В начало
study-previous = Шаг назад
study-next = Шаг вперёд
study-last = В конец
study-play = Пуск
study-pause = Пауза
study-keys = Стрелки — на шаг, Home и End — в начало и конец, пробел — пуск и пауза.
study-link-copy = Ссылка на этот шаг
study-link-copied = Ссылка скопирована.
study-all-steps = Все шаги

## Удача и мастерство
study-amount-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
 }
study-amount-lead = { $amount ->
    [one] { $amount } очко отрыва
    [few] { $amount } очка отрыва
    [many] { $amount } очков отрыва
   *[other] { $amount } очка отрыва
 }
study-sum-start = Ожидалось в начале
study-sum-luck = Удача
study-sum-loss = Свой выбор
study-sum-others = Выбор других
study-sum-revision = Поправка оценок
study-sum-final = В конце
study-final-dice = Введены только последние кубики каждого хода, так что броски и выбор между ними не оцениваются.

## Тренер рядом с игрой

## Тренировка

## Свои игры
study-history-none = Законченных игр ещё нет. Сыграй, и игра появится здесь.
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

## Kinds of choices
kind-keep = что оставить
kind-declare = заявка
kind-row = какая строка
kind-bonus = бонус
kind-strike = прочерк
kind-reroll = повторный бросок
kind-twice = кубик дважды
kind-crossing = вычёркивание
kind-colour = бонусные города
kind-place = какой город, какое число
