# Терминал.

## Списки
players-range = игроков: от { $least } до { $most }
list-editions = издания
default-is = по умолчанию { $value }

## Языки
told-no-language = Noppa ещё не говорит на языке «{ $language }», поэтому это по-английски. Она знает языки: { $allowed }.
told-edition-own = Издание: { $edition }, как в буклете на твоём языке. Другое: --edition
languages-complete = полностью
languages-missing = { $count ->
    [one] не хватает { $count } сообщения
    [few] не хватает { $count } сообщений
    [many] не хватает { $count } сообщений
   *[other] не хватает { $count } сообщения
 }
languages-broken = { $file }, строка { $line }: это сообщение не читается, поэтому оно по-английски.
languages-odd = { $message }: такого сообщения нет в английском.
error-languages-no-folder = Нет папки { $path } с файлами сообщений.

## Кто где сидит
you = Ты
bot-name = { $count ->
    [1] Бот
   *[other] Бот { $number }
 }

## Вопросы
ask-roll = { $name }: нажми Enter, чтобы бросить.
ask-draw = { $name }: нажми Enter, чтобы открыть карту.
ask-move = { $name }, твой выбор (? — помощь):
ask-dice = { $name }: что { $dice ->
    [one] показывает { $dice } кубик?
    [few] показывают { $dice } кубика?
    [many] показывают { $dice } кубиков?
   *[other] показывают { $dice } кубика?
 }
ask-final-dice = { $name }: брось и введи кубики, на которых останавливаешься (всего { $dice }):
ask-card = { $name }: какая карта открыта?
ask-save = Сохранить эту игру как { $path }? [Д/н]
ask-hand-over = { $name }, твой ход: нажми Enter, когда никто другой не смотрит.
ask-resume-or-new = Либо игра, либо --resume FILE, но не оба: файл сам говорит, какая это игра.
ask-go-on = Enter — дальше, q — выход.
ask-which-game = Какая игра? Одна из { $games } или --resume FILE.
typed-roll = бросок
typed-no = нет
typed-yes = да

## Что произошло
event-roll = { $name }: бросок { $dice }.
event-draw = { $name }: открыта карта { $card }.
event-move = { $name }: { $move }.
hint-moves = Можно ввести: { $moves }.
told-undone = Возвращено.
told-fixed = Запись { $number } исправлена.
told-misfit = Запись { $number } исправлена. Запись { $misfit } («{ $step }») больше не подходит: { $why } Продолжай с этого места.
told-saved = Сохранено: { $path }
told-not-saved = Не удалось записать { $path }: { $why }.
told-solo = { $points ->
    [one] Конец: { $points } очко.
    [few] Конец: { $points } очка.
    [many] Конец: { $points } очков.
   *[other] Конец: { $points } очка.
 }
told-won = { $count ->
    [1] Победа: { $names }, очки: { $points }.
   *[other] Общая победа: { $names }, очки у каждого: { $points }.
 }
told-stand-in = { $why } { $name }: дальше играет бот «{ $bot }».
told-verified = { $count ->
    [one] Проверен { $count } бросок: всё как обещано.
    [few] Проверено { $count } броска: всё как обещано.
    [many] Проверено { $count } бросков: всё как обещано.
   *[other] Проверено { $count } броска: всё как обещано.
 }
told-commitment = Обещание, данное до игры: { $commitment }

## Помощь
help-commands =
    ? показывает это, «rules» правила, «undo» возвращает ход, «save FILE» сохраняет игру, «quit» выходит из неё.
help-real =
    ? показывает это, «rules» правила, «undo» возвращает последнюю запись, «fix» исправляет более раннюю,
    «save FILE» сохраняет игру, «quit» выходит из неё.
help-fix = Введи «fix», номер и то, что должно было там быть.

## Ошибки ввода
error-typed-no-dice = Введи кубики цифрами от 1 до 6, а не «{ $text }».
error-typed-ambiguous = «{ $text }» может значить: { $like }.
error-typed-unknown = «{ $text }» — здесь не ход. Enter показывает ходы, ? помогает.
error-typed-close = «{ $text }» — здесь не ход. Может быть: { $like }?
error-typed-enter = Нажми Enter; «{ $text }» здесь ничего не значит.

## Меню
menu-title = Noppa: за какой стол хочешь сесть?
menu-game = От 1 до { $most }, Enter — первая:
menu-way-bot = против бота
menu-way-alone = в одиночку, на свой рекорд
menu-way-friends = с друзьями, на этом устройстве
menu-way-real = настоящими кубиками: Noppa ведёт счёт
menu-level-easy = лёгкий
menu-level-medium = средний
menu-level-hard = сильный
menu-level = От 1 до { $most }, Enter — первый:
menu-way = От 1 до { $most }, Enter — первый:
menu-names = Имена через запятую:
menu-not-there = «{ $typed }» нет в списке: от 1 до { $most }.

## Решение
solving = Решение
solving-distribution = Расчёт распределения
solved-value = Ожидаемые очки при лучшей игре: { $expected } ({ $seconds } с).
solved-spread = Среднее { $mean }, стандартное отклонение { $spread }.
solved-percentiles = Процентили: { $parts }
error-solve-unsolved = Игра { $game } не решена; решены: { $allowed }.

## Разборы
reviewing = Разбор
review-title = { $game }: удача и мастерство
review-player = игрок
review-final = итог
review-expected = ожидалось
review-luck = удача
review-loss = выбор
review-others = другие
review-revision = поправка
review-each = за выбор
review-band = уровень
review-curve = Ожидаемый результат по ходу игры
review-exact = Единица: { $unit }; точно.
review-estimate = Единица: { $unit }; оценка.
review-final-dice-only = Введены только последние кубики: броски каждого хода считаются вместе как одна доля удачи.
unit-points = очки ожидаемого итога
unit-lead = очки ожидаемого отрыва от сильнейшего соперника
unit-chance = процент вероятности победы
per-cent = { $value } %
band-flawless = безошибочно
band-master = мастер
band-expert = знаток
band-skilled = опытный
band-casual = любитель
band-beginner = новичок

## Тренер во время игры

## История
history-none = Законченных игр ещё нет. Сыграй: noppa play yatzy
history-games = Игры
history-records = Рекорды
history-day = день
history-game = игра
history-player = игрок
history-score = очки
history-luck = удача
history-loss = цена выбора
history-best = лучшее
history-average = среднее
history-each = { $game }: выбор стоил в среднем { $each }.
history-each-curve = Сотые доли этого за выбор, игра за игрой
history-kinds = Куда ушли очки

## Тренировка
practice-welcome = Выбирай как в игре; q — выход.
practice-own = Из твоей игры:
practice-right = Удачное решение.
practice-wrong = Это стоит { $loss }.
practice-sum = Удачных решений: { $right } из { $asked }, потеряно { $lost }.
ask-practice = Твой выбор:

## Симуляции
simulating = Симуляция
simulate-progress = { $done } из { $games }, { $rate } в секунду
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } игра
    [few] { $game }, { $edition }: { $games } игры
    [many] { $game }, { $edition }: { $games } игр
   *[other] { $game }, { $edition }: { $games } игры
 }
simulate-rate = за { $seconds } с, { $rate } в секунду
simulate-stopped = Остановлено после { $done } из { $games } игр; сыгранное сохранено.
simulate-player = игрок
simulate-wins = победы
simulate-mean = очки
simulate-deviation = отклонение
simulate-low = 5 %
simulate-median = медиана
simulate-high = 95 %
simulate-first = Кто сидит первым, выигрывает { $share } ({ $interval }): { $more } к равной доле.
simulate-length = В игре { $mean } ± { $error } решений. Написанное после ± верно в 95 симуляциях из 100.
simulate-distribution = Очки: { $player }
simulate-everybody = все
simulate-uses = Как часто игрок этим пользуется за игру, посчитано игр: { $games }
simulate-variants = { $game }, игр на вариант: { $games }
simulate-variant = правила
simulate-wins-of = { $player }: победы
simulate-mean-of = { $player }: очки
simulate-first-seat = первое место
simulate-decisions = решения
simulate-picture = { $game }: очки, игр: { $games }, в процентах
