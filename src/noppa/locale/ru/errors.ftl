# Что не так и как было бы верно. По сообщению на каждый код дерева ошибок;
# свои коды игр — в их файлах.

error-unforeseen = Что-то пошло не так ({ $code }).

## Ходы
error-move-unreadable = «{ $text }» — не ход этой игры.
error-move-illegal = Ход «{ $move }» сейчас невозможен.
error-move-not-a-move = «{ $move }» — не объект хода. Сделай его из текста с помощью rules.parse().
error-move-game-over = Игра окончена.
error-move-chance-first = { $asked ->
    [draw] Сначала открой карту.
   *[roll] Сначала брось кубики.
 }
error-move-out-of-turn = Сейчас ходит другой игрок.

## Случай
error-roll-not-asked = Сейчас бросать нечего.
error-roll-count = { $dice ->
    [one] В этом броске { $dice } кубик, а не { $given }.
    [few] В этом броске { $dice } кубика, а не { $given }.
    [many] В этом броске { $dice } кубиков, а не { $given }.
   *[other] В этом броске { $dice } кубика, а не { $given }.
 }
error-roll-face = На кубике числа от 1 до 6, а не { $face }.
error-draw-not-asked = Сейчас карту открывать не нужно.
error-card-not-in-pile = Карты «{ $card }» в колоде больше нет. Остались: { $allowed }.
error-card-unknown = Карты «{ $card }» нет. Карты: { $allowed }.
error-real-dice = Кубики настоящие. Введи, что выпало.
error-real-card = Карты настоящие. Введи карту, которая открылась.
error-replay-over = В записанной игре больше нет бросков и карт.
error-replay-differs = В записанной игре здесь другое: { $came }.

## Игры, издания, настройки
error-game-unknown = Игры «{ $game }» нет. Игры: { $allowed }.
error-edition-unknown = Издания «{ $edition }» нет. Издания: { $allowed }.
error-first-unknown = Игрока «{ $name }» нет. Начать может: { $allowed }.
error-option-unknown = Настройки «{ $key }» нет. Настройки: { $allowed }.
error-option-value = «{ $key }» не может быть { $value }. Допустимо: { $allowed }.
error-option-form = Настройку пиши так: NAME=VALUE, а не «{ $text }».
error-players = Игроков должно быть от { $least } до { $most }, а не { $players }.

## Свои поля, колоды и карты
# { $content } — название одного из них, само по себе: Поле, Колода, Карта.
content-board = Поле
content-deck = Колода
content-map = Карта
content-content = Поле, колода или карта
error-content-other-game = { $content }: этот файл для игры { $allowed }, а не { $game }.
error-content-not-plain = { $content }: допустимы только простые данные (текст, числа, списки и таблицы).
error-content-kind = { $content }: нужен путь, текст TOML или таблица, а не { $given }.
error-content-not-a-table = { $content }: { $place } должно быть таблицей, в которой есть { $allowed }.
error-content-key-unknown = { $content }: в { $place } неизвестный ключ «{ $key }». Допустимы: { $allowed }.
error-content-key-missing = { $content }: в { $place } не хватает ключа «{ $key }».
error-content-no-file = { $content }: файл { $path } не читается ({ $why }).
error-content-not-text = { $content }: файл — не текст UTF-8 (байт { $byte }).
error-content-not-toml = { $content }: в файле неправильный TOML ({ $why }).
error-content-line-too-long = { $content }: строка { $line } длиннее, чем можно (предел — { $most } знаков).
error-content-too-deep = { $content }: { $line ->
    [0] скобки вложены глубже { $most }.
   *[other] ключ в строке { $line } длиннее, чем можно (предел — { $most } частей).
 }
error-content-too-costly = { $content }: в игре вышло бы больше { $most } бросков, карт и ходов. Сделай её короче.
error-content-too-long = { $content }: файл слишком большой. В нём может быть не больше { $most } байт.

## Стол
error-table-no-chance = Сейчас нечего бросать или открывать.
error-table-started = Игра уже началась.
error-table-not-over = Игра ещё не окончена.
error-table-ended = Игра закончилась.
error-undo-nothing = Отменять нечего.
error-undo-not-yours = Последний ход чужой, а этот раунд ещё идёт.
error-undo-past-chance = Ход нельзя отменить, если после него был бросок или карта.
error-amend-needs-real-dice = Исправлять записи можно только в игре с настоящими кубиками.
error-amend-other-kind = Запись { $number } — «{ $was }». Её нельзя изменить на «{ $text }».
error-step-unknown = Записи { $number } нет. Записи: { $legal }.
error-seat-unknown = Места { $seat } нет.
error-bot-unknown = Бота «{ $bot }» нет. Боты: { $legal }.

## Тренер
error-coach-no-worth = Тренер пока не знает игру { $game }.
error-worth-not-over = Игра ещё не окончена, победителя нет.
error-bot-not-due = Месту { $seat } сейчас нечего выбирать, спрашивать его бота не о чем.
error-advice-not-due = Месту { $seat } сейчас нечего выбирать.
error-review-unfinished = Эта игра не закончена. Доиграй её, тогда будет и разбор.

## Симуляции
error-simulate-games = Число игр должно быть целым, 1 или больше, а не { $games }.
error-simulate-seed = Начальное число должно быть целым, а не { $seed }.
error-simulate-settled = В этих правилах игры { $game } настройки уже заданы. Не передавай с ними издание или настройки.
error-simulate-backend = Исполнителя «{ $backend }» нет. Исполнители: { $allowed }.
error-simulate-workers = Число процессов должно быть целым, 1 или больше, а не { $workers }.
error-simulate-cluster = Адрес кластера можно указать только для { $allowed }, но не для { $backend }.
error-simulate-no-cluster = Нет связи с кластером { $backend } по адресу { $cluster }: { $reason }.
error-extra-missing = Для этого нужны ещё пакеты: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } в игре { $game } делает ход «{ $move }» не по правилам. По правилам: { $allowed }.
error-simulate-apart = { $player } играет только в скомпилированных играх, с игроками этих уровней: { $allowed }.
error-simulate-actions = { $player }: нужно вернуть целые числа, по одному на игру ({ $count }), а не { $kind } формы { $shape }.
error-simulate-failed = { $player }: сбой в игре { $game }: { $reason }
error-simulate-endless = Игра { $game } не окончена после { $decisions } решений. Возможно, эти игроки не закончат её никогда.
error-simulate-format = Сохранить результаты в { $path } нельзя. Нужен файл одного из этих видов: { $allowed }.
error-simulate-write = Не удалось записать { $path }: { $why }. В нём пока результаты игр: { $games }.
error-simulate-out-one = Результаты каждой игры можно сохранить только для одних правил, а не при сравнении нескольких.
error-simulate-vary = Что сравнить, пиши так: NAME=A,B,C, а не «{ $text }».
error-simulate-vary-twice = «{ $key }» указано дважды. Собери все значения в один список.

## Записи игр
error-record-no-file = Не удалось прочитать { $path }: { $why }.
error-save-exists = { $path } уже есть, и это может быть другая игра. Продолжи её с --resume, замени с --overwrite или выбери другое имя.
error-save-taken = { $path } уже есть. Выбери другое имя.
error-file-not-written = Не удалось записать { $path }: { $why }.
error-record-too-long = Этот файл слишком большой. В записи может быть не больше { $most } байт.
error-record-not-text = Этот файл — не текст UTF-8 (байт { $byte }).
error-record-not-json = Эта запись повреждена или неполная (строка { $line }, столбец { $column }).
error-record-not-a-record = Этот файл — не запись игры Noppa.
error-record-format-version = У этой записи версия формата { $found }. Эта Noppa читает версию { $wanted }.
error-record-rules-version = Эта игра сыграна по правилам версии { $found }. У этой Noppa версия { $wanted }.
error-record-key-unknown = В записи неизвестный ключ «{ $key }». Известные: { $allowed }.
error-record-key-missing = В записи не хватает ключа «{ $key }».
error-record-key-twice = Ключ «{ $key }» стоит в записи дважды.
error-record-value = В записи неверное значение «{ $key }». Допустимо: { $allowed }.
error-record-not-over = Игра в этой записи не закончена.
error-record-content-hash = Поле, колода или карта в этой записи не те, с которыми шла игра.
error-event-unreadable = «{ $text }» — не бросок, не карта и не ход.
error-record-event = Запись { $number } не читается: «{ $text }».
error-event-misfit = Запись { $number }, «{ $event }», не подходит к игре. { $why }
error-state-unreadable = Не удалось прочитать сохранённое состояние: ожидалось { $wanted }, найдено { $found }.
error-verify-real-dice = В этой игре настоящие кубики, проверять броски нельзя.
error-verify-commitment = Секретное число не то, что обещано до игры. Оно даёт { $shown } вместо { $promised }.
error-verify-differs = Запись { $number } не сходится. В записи «{ $event }», а секретные числа дают «{ $promised }».

## Запросы программ
error-engine-too-long = Эта строка слишком длинная. Предел — { $most } байт.
error-engine-not-json = Эта строка — не JSON: «{ $text }».
error-engine-not-an-object = Запрос должен быть объектом JSON, а не «{ $text }».
error-engine-request = Запроса «{ $request }» нет. Запросы: { $allowed }.
error-engine-key-unknown = У запроса «{ $request }» нет ключа «{ $key }». Ключи: { $allowed }.
error-engine-key-missing = Запросу «{ $request }» нужен ключ «{ $key }».
error-engine-value = В запросе «{ $request }» неверное значение «{ $key }». Допустимые типы: { $allowed }.
error-engine-protocol = Эта программа знает версию протокола { $wanted }, а не { $found }.
error-engine-table = Стола «{ $table }» нет. Столы: { $allowed }.
error-engine-nobody-due = Сейчас никому не нужно выбирать.
error-engine-action = Действия пронумерованы от 0 до { $most }, и { $action } среди них нет.
error-engine-record = У этой игры нет записи, потому что она продолжена с заданного состояния.
error-engine-names = Записи нужно имён { $wanted }, а не { $given }.
error-engine-number = «{ $key }» должно быть от { $least } до { $most }, а не { $given }.
error-engine-position = Такого состояния в игре не бывает ({ $why }).
error-engine-position-players = Игроков в этом состоянии { $players }, а в игре { $wanted }.

## Уроки
error-lesson-unknown = Урока для «{ $game }» нет. Уроки: { $allowed }.

## Программы за столом
error-program-no-start = Не удалось запустить программу «{ $command }»: { $why }.
error-program-hangs = { $seconds ->
    [one] Программа «{ $command }» не ответила за { $seconds } секунду.
    [few] Программа «{ $command }» не ответила за { $seconds } секунды.
    [many] Программа «{ $command }» не ответила за { $seconds } секунд.
   *[other] Программа «{ $command }» не ответила за { $seconds } секунды.
 }
error-program-ended = Программа «{ $command }» завершилась с кодом { $exit } вместо ответа. { $complaint }
error-program-protocol = Программа «{ $command }» знает версию протокола { $found }, а не { $wanted }.
error-program-rubbish = Программа «{ $command }» прислала неверный ответ: «{ $text }».
error-program-gives-up = Программа «{ $command }» сообщила об ошибке: { $text }.
error-program-no-move = Программа «{ $command }» сделала ход «{ $move }», а такого в этой игре нет.
error-program-illegal = Программа «{ $command }» сделала ход «{ $move }», а сейчас он не по правилам.
error-programs-seated = { $seats ->
    [one] В этой игре место для { $seats } программы
    [few] В этой игре места для { $seats } программ
    [many] В этой игре места для { $seats } программ
   *[other] В этой игре места для { $seats } программы
 }, а в --engine их { $programs }.

## Игры на сервере
error-join-link = «{ $text }» — не ссылка на игру. Ссылка выглядит так: https://dice.example.org/#join=…
error-join-no-server = { $url } не отвечает: { $why }.
error-join-not-noppa = По этому адресу нет сервера Noppa (статус { $status }).
error-join-no-coach = В играх на сервере тренера нет. Когда игра закончится, её можно разобрать.
error-join-own-content = В этой игре своё поле, колода или карта. Чтобы играть, открой ссылку в браузере.
error-join-lost = Связь с { $url } пропала.
error-practice-daily = Задача дня одна для всех, поэтому --daily не сочетается с { $option }.
error-play-resume = --resume продолжает игру из файла как есть, поэтому не сочетается с { $option }.

## Матчи
error-match-games = В матче должно быть чётное число игр, 2 или больше, а не { $games }.
error-match-sprt = Для правила остановки нужны две разницы Эло, сначала меньшая, например --sprt 0,10, а не «{ $text }».

## Обучение
error-rl-unknown = Среды «{ $name }» нет. Среды: { $allowed }.
error-rl-reward = Награда должна быть одной из этих: { $allowed }, а не «{ $reward }».
error-rl-illegal = Настройка для недопустимых действий должна быть одной из этих: { $allowed }, а не «{ $illegal }».
error-rl-action = Действия пронумерованы от 0 до { $most }, и { $action } среди них нет.
error-rl-envs = В пачке должна быть хотя бы одна игра, а не { $envs }.
error-rl-threads = Пачке нужен хотя бы один поток, а не { $threads }.
error-rl-seeds = Передай одно начальное число на всю пачку.
error-rl-actions = Передай массив целых чисел длины { $count }, а не { $kind } формы { $shape }.
error-rl-batch = Действие { $action } («{ $move }») в игре { $game_number } пачки не по правилам. По правилам: { $legal }.
error-rl-no-batch = В { $game } пока нельзя играть пачками.
error-rl-no-observation = У игры { $game } нет наблюдений для обучения.
error-native-missing = Не удалось загрузить машинное ядро Noppa из { $path }: { $reason }. Установи Noppa заново.
error-native-refused = Машинное ядро Noppa отклонило вызов { $function }: { $problem }.

## Почему отказала система, после двоеточия
why-no-such-file = такого файла нет
why-not-permitted = нет прав
why-is-a-folder = это папка
why-not-a-folder = часть пути — не папка
why-already-there = это уже есть
why-disk-full = диск заполнен
why-read-only = диск только для чтения
why-address-in-use = этим уже пользуется другая программа
why-no-such-address = у этого компьютера нет такого адреса
why-connection-refused = там ничего не отвечает
error-not-a-backup = Это не файл с играми, сохранёнными на устройстве.
