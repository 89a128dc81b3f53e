# Что не так и как было бы верно. По сообщению на каждый код дерева ошибок;
# свои коды игр — в их файлах.

error-unforeseen = Что-то пошло не так ({ $code }).

## Ходы
error-move-unreadable = «{ $text }» — не ход этой игры.
error-move-illegal = «{ $move }» сейчас сыграть нельзя.
error-move-not-a-move = «{ $move }» — не ход; правила принимают ходы, а не текст.
error-move-game-over = Игра окончена.
error-move-chance-first = { $asked ->
    [draw] Сначала карта.
   *[roll] Сначала кубики.
 }
error-move-out-of-turn = Сейчас не ход этого места.

## Случай
error-roll-not-asked = Сейчас кубики не бросают.
error-roll-count = { $dice ->
    [one] Бросают { $dice } кубик, а не { $given }.
    [few] Бросают { $dice } кубика, а не { $given }.
    [many] Бросают { $dice } кубиков, а не { $given }.
   *[other] Бросают { $dice } кубика, а не { $given }.
 }
error-roll-face = Кубик показывает от 1 до 6, а не { $face }.
error-draw-not-asked = Сейчас карту не открывают.
error-card-not-in-pile = Карты «{ $card }» в колоде больше нет. Остались: { $allowed }.
error-card-unknown = Карты «{ $card }» нет. Карты: { $allowed }.
error-real-dice = Кубики настоящие: введи, что они показывают.
error-real-card = Карты настоящие: введи, что открыто.
error-replay-over = В записанной игре больше нет ни кубиков, ни карт.
error-replay-differs = В записанной игре на этом месте другое: { $came }.

## Игры, издания, настройки
error-game-unknown = Игры «{ $game }» нет. Игры: { $allowed }.
error-edition-unknown = Издания «{ $edition }» нет. Издания: { $allowed }.
error-option-unknown = Настройки «{ $key }» нет. Настройки: { $allowed }.
error-option-value = «{ $key }» не может быть { $value }. Допустимо: { $allowed }.
error-option-form = Настройку пиши как NAME=VALUE, а не «{ $text }».
error-players = Игроков может быть от { $least } до { $most }, а не { $players }.

## Свои поля, колоды и карты
# { $content } — название одного из них, само по себе: Поле, Колода, Карта.
content-board = Поле
content-deck = Колода
content-map = Карта
content-content = Поле, колода или карта
error-content-other-game = { $content }: это для игры { $allowed }, а не { $game }.
error-content-not-plain = { $content }: что-то внутри — не простые данные.
error-content-kind = { $content }: дай файл, текст или таблицу, а не { $given }.
error-content-not-a-table = { $content }: { $place } — здесь нужна таблица с { $allowed }.
error-content-key-unknown = { $content }: в { $place } неизвестный ключ «{ $key }». Допустимы: { $allowed }.
error-content-key-missing = { $content }: в { $place } не хватает «{ $key }».
error-content-no-file = { $content }: файл { $path } не читается: { $why }.
error-content-not-text = { $content }: файл — не текст UTF-8 (байт { $byte }).
error-content-not-toml = { $content }: это неправильный TOML: { $why }.
error-content-too-long = { $content }: в файле может быть не больше { $most } байт.

## Стол
error-table-no-chance = Сейчас нечего бросать и открывать.
error-table-started = Игра начинается один раз, первым событием.
error-table-not-over = Игра ещё не окончена.
error-table-ended = Игра закончилась.
error-undo-nothing = Возвращать нечего.
error-undo-not-yours = Последний выбор чужой, и этот раунд ещё идёт.
error-undo-past-chance = Ход нельзя вернуть, если за ним последовали кубики или карта.
error-amend-needs-real-dice = Исправлять записи можно только с настоящими кубиками.
error-amend-other-kind = Запись { $number } — «{ $was }»; «{ $text }» на её месте стоять не может.
error-step-unknown = Записи { $number } нет, менять нечего. Записи: { $legal }.
error-seat-unknown = Места { $seat } нет.
error-bot-unknown = Бота «{ $bot }» нет. Боты: { $legal }.

## Тренер
error-coach-no-worth = Тренер ещё не знает игру { $game }.
error-worth-not-over = Игра ещё не окончена, и никто её не выиграл.
error-bot-not-due = Месту { $seat } сейчас нечего выбирать, и его бота не спросить.
error-advice-not-due = Месту { $seat } сейчас нечего выбирать.
error-review-unfinished = Эта игра не закончена: для разбора нужен конец.

## Симуляции
error-simulate-games = Число игр должно быть целым, не меньше 1, а не { $games }.
error-simulate-seed = Зерно — целое число, а не { $seed }.
error-simulate-settled = Эти правила игры { $game } уже заданы: издание или настройку рядом с ними указать нельзя.
error-simulate-backend = Исполнителя «{ $backend }» нет. Исполнители: { $allowed }.
error-simulate-workers = Число процессов должно быть целым, не меньше 1, а не { $workers }.
error-simulate-cluster = Адрес кластера бывает только у { $allowed }, но не у { $backend }.
error-simulate-no-cluster = Кластер { $backend } по адресу { $cluster } не отвечает: { $reason }.
error-extra-missing = Для этого нужны ещё пакеты: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } в игре { $game } играет «{ $move }», а это там не по правилам. По правилам: { $allowed }.
error-simulate-apart = { $player } играет только в скомпилированных играх, с игроками этих уровней: { $allowed }.
error-simulate-actions = { $player }: в ответе нужно столько целых чисел: { $count }, по одному на игру, а не { $kind } формы { $shape }.
error-simulate-failed = { $player } ломается в игре { $game }: { $reason }
error-simulate-endless = Игра { $game } не окончена после { $decisions } решений: эти игроки, возможно, никогда её не закончат.
error-simulate-format = Результаты пишутся в файлы таких видов: { $allowed }; не { $path }.
error-simulate-write = { $path } не записать: { $reason }. Результаты в нём, игр: { $games }.
error-simulate-out-one = Результаты каждой игры пишутся в файл для одного набора правил, а не для нескольких сравниваемых.
error-simulate-vary = Что сравнить, пиши как NAME=A,B,C, а не «{ $text }».
error-simulate-vary-twice = «{ $key }» меняется дважды.

## Записи игр
error-record-no-file = { $path } не читается: { $why }.
error-record-too-long = В записи может быть не больше { $most } байт.
error-record-not-text = Этот файл — не текст UTF-8 (байт { $byte }).
error-record-not-json = Эта запись повреждена или оборвана: строка { $line }, столбец { $column }.
error-record-not-a-record = Этот файл — не запись игры Noppa.
error-record-format-version = У этой записи версия формата { $found }; читается версия { $wanted }.
error-record-rules-version = Эта игра сыграна по правилам версии { $found }; здесь версия { $wanted }.
error-record-key-unknown = Неизвестный ключ «{ $key }» в записи. Известны: { $allowed }.
error-record-key-missing = В записи не хватает «{ $key }».
error-record-key-twice = Ключ «{ $key }» стоит в записи дважды.
error-record-value = «{ $key }» в записи должно быть: { $allowed }.
error-record-content-hash = Поле, колода или карта в этой записи не те, с которыми играли.
error-event-unreadable = «{ $text }» — не кубики, не карта и не ход.
error-record-event = Событие { $number } не читается: «{ $text }».
error-event-misfit = Событие { $number }, «{ $event }», не подходит: { $why }
error-state-unreadable = Сохранённая позиция не читается: ожидалось { $wanted }, найдено { $found }.
error-verify-real-dice = Эту игру играли настоящими кубиками: зёрен для проверки нет.
error-verify-commitment = Показанное зерно не то, что обещано: { $shown } вместо { $promised }.
error-verify-differs = Событие { $number } отличается: в записи «{ $event }», зёрна дают «{ $promised }».

## Запросы программ
error-engine-too-long = В строке может быть не больше { $most } байт.
error-engine-not-json = Эта строка — не JSON: «{ $text }».
error-engine-not-an-object = Запрос — это объект JSON, а не «{ $text }».
error-engine-request = Запроса «{ $request }» нет. Запросы: { $allowed }.
error-engine-key-unknown = «{ $request }» не знает ключа «{ $key }». Ключи: { $allowed }.
error-engine-key-missing = «{ $request }» требует ключ «{ $key }».
error-engine-value = В «{ $request }» ключ «{ $key }» должен быть: { $allowed }.
error-engine-protocol = Здесь говорят на версии протокола { $wanted }, а не { $found }.
error-engine-table = Стола «{ $table }» нет. Столы: { $allowed }.
error-engine-nobody-due = Сейчас никому не надо выбирать.
error-engine-action = Действия пронумерованы от 0 до { $most }, а не { $action }.
error-engine-position = Такой позиции не бывает ({ $why }).
error-engine-position-players = Игроков в этой позиции { $players }, а в игре { $wanted }.

## Программы за столом
error-program-no-start = Программу «{ $command }» не запустить: { $why }.
error-program-hangs = Программа «{ $command }» не ответила за { $seconds } с.
error-program-ended = Программа «{ $command }» завершилась с кодом { $exit } вместо ответа. { $complaint }
error-program-protocol = Программа «{ $command }» говорит на версии протокола { $found }, а не { $wanted }.
error-program-rubbish = Программа «{ $command }» написала что-то, что не ответ: «{ $text }».
error-program-gives-up = Программа «{ $command }» сообщила об ошибке: { $text }.
error-program-no-move = Программа «{ $command }» сыграла «{ $move }», а это не ход этой игры.
error-program-illegal = Программа «{ $command }» сыграла «{ $move }», а это сейчас не по правилам.
error-programs-seated = { $seats ->
    [one] За этим столом сидит { $seats } программа
    [few] За этим столом сидят { $seats } программы
    [many] За этим столом сидит { $seats } программ
   *[other] За этим столом сидит { $seats } программы
 }, а в --engine названо { $programs }.

## Обучение
error-rl-unknown = Среды «{ $name }» нет. Среды: { $allowed }.
error-rl-reward = Награда — одна из { $allowed }, а не «{ $reward }».
error-rl-illegal = Что делает недопустимое действие — одно из { $allowed }, а не «{ $illegal }».
error-rl-action = Действия пронумерованы от 0 до { $most }, а не { $action }.
error-rl-envs = В пачке хотя бы одна игра, а не { $envs }.
error-rl-threads = Пачку играет хотя бы один поток, а не { $threads }.
error-rl-seeds = Пачка берёт одно зерно на все свои игры.
error-rl-actions = Нужен массив целых чисел длины { $count }, а не { $kind } формы { $shape }.
error-rl-batch = В игре { $game_number } пачки действие { $action } («{ $move }») не по правилам. По правилам: { $legal }.
error-rl-no-batch = В { $game } пачками пока не играют.
error-rl-no-observation = У { $game } нет наблюдений для обучающихся программ.
error-native-missing = Не удалось загрузить скомпилированное ядро Noppa из { $path }: { $reason }. Установи Noppa заново.
error-native-refused = Скомпилированное ядро Noppa отклонило вызов функции { $function }: { $problem }.
