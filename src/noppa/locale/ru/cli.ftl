# Терминал.

## Списки
players-range = игроков: от { $least } до { $most }
list-editions = издания
list-edition = издание
list-own-edition = твоё
default-is = по умолчанию { $value }

## Языки
told-no-language = Noppa ещё не знает языка «{ $language }», поэтому всё будет по-английски. Она знает { $allowed }.
told-edition-own = Твоё издание — { $edition }, как в буклете на твоём языке. Другое можно выбрать с --edition.
languages-complete = полностью
languages-missing = { $count ->
    [one] не хватает { $count } сообщения
    [few] не хватает { $count } сообщений
    [many] не хватает { $count } сообщений
   *[other] не хватает { $count } сообщения
 }
languages-broken = { $file }, строка { $line }: это сообщение не прочитать, поэтому оно по-английски.
languages-odd = { $message }: в английском нет сообщения с таким именем.
error-languages-no-folder = Папки { $path } нет. Укажи папку с файлами сообщений.

## Кто где сидит
you = Ты
bot-name = { $count ->
    [1] Бот
   *[other] Бот { $number }
 }

## Вопросы
ask-roll = { $name }: нажми Enter, чтобы бросить.
ask-draw = { $name }: нажми Enter, чтобы открыть карту.
ask-move = { $name }: введи ход или ?, чтобы получить помощь.
ask-dice = { $name }: что { $dice ->
    [one] показывает { $dice } кубик?
    [few] показывают { $dice } кубика?
    [many] показывают { $dice } кубиков?
   *[other] показывают { $dice } кубика?
 }
ask-final-dice = { $name }: брось кубики и введи, что вышло в конце (кубиков: { $dice }).
ask-card = { $name }: какая карта открылась?
ask-save = Сохранить эту игру как { $path }? [Д/н]
ask-hand-over = { $name }, твой ход. Нажми Enter, когда никто больше не смотрит.
ask-resume-or-new = Назови игру или укажи --resume FILE, но не то и другое. В файле уже сказано, какая это игра.
ask-go-on = Enter — продолжить, q — выйти.
ask-which-game = Во что сыграем? Введи { $games } или укажи --resume FILE.
typed-roll = бросок
typed-no = нет
typed-yes = да

## Что произошло
event-roll = { $name }: бросок { $dice }.
event-draw = { $name }: открыта карта «{ $card }».
event-move = { $name }: { $move }.
event-start = Игра начинается.
event-first = Начинает: { $name }.
event-undo = Всё начиная с записи { $number } отменено.
event-amend = Запись { $number } исправлена на «{ $text }».
event-seat-bot = { $name }: теперь играет бот «{ $bot }».
event-seat-person = { $name } снова играет.
event-end-over = Игра окончена.
event-end-stopped = Игроки закончили игру досрочно.
hint-moves = Можно ввести { $moves }.
told-undone = Отменено.
told-fixed = Запись { $number } исправлена.
told-misfit = Запись { $number } исправлена, но теперь не подходит запись { $misfit } («{ $step }»). { $why } Продолжай с этого места.
told-saved = Сохранено в { $path }
told-not-saved = Не удалось сохранить в { $path }: { $why }.
told-solo = { $points ->
    [one] Игра окончена. У тебя { $points } очко.
    [few] Игра окончена. У тебя { $points } очка.
    [many] Игра окончена. У тебя { $points } очков.
   *[other] Игра окончена. У тебя { $points } очка.
 }
told-won = { $count ->
    [1] Победа: { $names }, счёт { $points }.
   *[other] Общая победа: { $names }, счёт у каждого { $points }.
 }
told-stand-in = { $why } { $name }: дальше играет бот «{ $bot }».
told-verified = { $count ->
    [1] Единственный бросок или карта этой игры проверены, всё честно.
   *[other] Все броски и карты проверены ({ $count }), всё честно.
 }
told-unfinished = Эта игра ещё не закончена.
told-commitment = Обещано до игры: { $commitment }

## Помощь
help-commands =
    ? — эта помощь, «rules» — правила, «undo» — отменить ход, «save FILE» — сохранить игру,
    «quit» — выйти.
help-real =
    ? — эта помощь, «rules» — правила, «undo» — отменить последнюю запись, «fix» — исправить более старую,
    «save FILE» — сохранить игру, «quit» — выйти.
help-fix = Чтобы исправить запись, введи «fix», её номер и как должно быть.

## Ошибки ввода
error-typed-no-dice = Введи кубики цифрами от 1 до 6, а не «{ $text }».
error-typed-ambiguous = «{ $text }» может значить { $like }. Введи чуть больше.
error-typed-unknown = «{ $text }» сейчас сыграть нельзя. Enter покажет ходы, ? — помощь.
error-typed-close = «{ $text }» сейчас сыграть нельзя. Может быть, { $like }?
error-typed-enter = «{ $text }» здесь ничего не значит. Просто нажми Enter.

## Меню
menu-title = Во что сыграем?
menu-game = Введи число от 1 до { $most } или нажми Enter для первой игры:
menu-way-bot = Против бота
menu-way-alone = В одиночку, на свой рекорд
menu-way-friends = С друзьями, на этом устройстве
menu-way-real = Настоящими кубиками, а Noppa ведёт счёт
menu-level-easy = Лёгкий бот
menu-level-medium = Средний бот
menu-level-hard = Сильный бот
menu-level = Введи число от 1 до { $most } или нажми Enter для первого бота:
menu-way = Введи число от 1 до { $most } или нажми Enter для первого варианта:
menu-names = Имена игроков через запятую:
menu-not-there = «{ $typed }» нет в списке. Введи число от 1 до { $most }.

## Решение
solving = Решаем игру
solving-distribution = Считаем, как распределены очки
solved-value = { $expected ->
    [one] Лучшая стратегия набирает в среднем { $expected } очко ({ $seconds } с).
    [few] Лучшая стратегия набирает в среднем { $expected } очка ({ $seconds } с).
    [many] Лучшая стратегия набирает в среднем { $expected } очков ({ $seconds } с).
   *[other] Лучшая стратегия набирает в среднем { $expected } очка ({ $seconds } с).
 }
solved-spread = Среднее { $mean }, стандартное отклонение { $spread }.
solved-percentiles = Процентили: { $parts }
error-solve-unsolved = Игру { $game } Noppa решить не может. Может такие: { $allowed }.

## Разборы
reviewing = Разбираем игру
review-title = { $game }: удача и мастерство
review-player = игрок
review-final = итог
review-expected = ожидалось
review-luck = удача
review-loss = ошибки
review-others = другие
review-revision = уточнение
review-each = за выбор
review-band = уровень
review-curve = Вероятный итог по ходу игры
review-exact = Единица измерения: { $unit }. Числа точные.
review-estimate = Единица измерения: { $unit }. Числа приблизительные.
review-moment = { $where }: { $what }. Разница от этого хода: { $change }.
review-round = Раунд { $round }
review-dice-differ = Осторожно: кубики в этой записи не сходятся с её секретными числами, так что показанной удаче верить нельзя. { $why }
review-final-dice-only = Введены только последние кубики, поэтому все броски хода считаются одной удачей.
unit-points = очки вероятного итога
unit-lead = очки вероятного отрыва от сильнейшего соперника
unit-chance = процентные пункты шанса победить
per-cent = { $value } %
band-flawless = безупречно
band-master = мастер
band-expert = знаток
band-skilled = опытный игрок
band-casual = любитель
band-beginner = новичок

## Тренер во время игры

## История
history-none = Законченных игр пока нет. Сыграй: noppa play yatzy
history-games = Игры
history-records = Рекорды
history-day = день
history-game = игра
history-player = игрок
history-score = очки
history-luck = удача
history-loss = ошибки
history-best = лучшее
history-average = среднее
history-each = { $game }: в среднем выбор стоит тебе { $each }.
history-each-curve = Средняя цена выбора в сотых, игра за игрой
history-kinds = На чём потеряны очки

## Тренировка
learn-how = Делай, что говорит урок, или просто нажимай Enter. Выйти — q.
learn-prompt = ({ $move }):
learn-type = Введи «{ $move }» или просто нажми Enter.
learn-allowed = Так тоже можно, но этот урок показывает другое.
learn-left = Продолжить урок можно в любой момент: noppa learn { $game }
learn-next = Урок пройден, теперь сыграй по-настоящему: noppa play { $game } --bot easy
practice-welcome = Выбирай, как в игре; q — выйти.
practice-own = Это из твоей игры.
practice-rival = { $count ->
    [1] Соперник
   *[other] Соперник { $number }
 }
practice-right = Хороший выбор.
practice-wrong = Это стоит { $loss }.
practice-sum = Верно { $right } из { $asked }, потеряно { $lost }.
ask-practice = Твой выбор:

## Симуляции
simulating = Играем партии
simulate-progress = { $done } из { $games }, { $rate } в секунду
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } игра
    [few] { $game }, { $edition }: { $games } игры
    [many] { $game }, { $edition }: { $games } игр
   *[other] { $game }, { $edition }: { $games } игры
 }
simulate-rate = за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
 }, { $rate } в секунду
simulate-players = Игроки: { $players }.
simulate-players-random = Игроки: { $players }. Они ходят наугад. Других можно выбрать с --players.
simulate-compared = Сравнение: { $what }
simulate-stopped = Остановлено после { $done } из { $games } игр. Сыгранное сохранено.
simulate-player = игрок
simulate-wins = победы
simulate-mean = очки
simulate-deviation = отклонение
simulate-low = 5 %
simulate-median = медиана
simulate-high = 95 %
simulate-first = Кто ходит первым, побеждает в { $share } игр (95-процентный интервал { $interval }). По сравнению с равной долей это { $more ->
    [one] { $more } процентный пункт
    [few] { $more } процентных пункта
    [many] { $more } процентных пунктов
   *[other] { $more } процентного пункта
 }.
simulate-length = В игре { $mean } ± { $error } решений. Каждое ± — 95-процентный доверительный интервал.
simulate-distribution = Очки: { $player }
simulate-everybody = все
simulate-uses = Сколько раз в среднем на игрока и игру, игр: { $games }
simulate-variants = { $game }, игр на каждые правила: { $games }
simulate-variant = правила
simulate-wins-of = { $player }: победы
simulate-mean-of = { $player }: очки
simulate-first-seat = первое место
simulate-decisions = решения
simulate-picture = { $game }: очки в процентах, игр: { $games }

## Игры на сервере
join-name = Твоё имя:
join-watching = Ты смотришь эту игру. Выйти — Ctrl-C.
join-taken = На этом месте уже играет кто-то другой, можно только смотреть.
join-waiting-seats = Ждём за столом: { $names }.
join-waiting-start = Все собрались. Игра сейчас начнётся.
join-waiting = Ждём: { $names }.
join-reconnecting = Связь пропала. Подключаемся снова…
join-left = Место остаётся твоим. Вернуться: { $command }
join-help = ? — эта помощь, «rules» — правила, «undo» — попросить остальных отменить последний ход, «quit» — выйти. Место останется твоим.
join-undo-asked = Твоя просьба отменить последний ход отправлена.
join-wish-undo = { $name } просит отменить последний ход. Если ты не против, нажми u.
join-wish-stop = { $name } предлагает закончить игру. Если ты не против, нажми u.
join-wish-remove = { $name } предлагает отдать чьё-то место боту. Если ты не против, нажми u.
join-vote-undo = { $name } просит отменить последний ход. Согласиться? [Д/н]
join-vote-stop = { $name } предлагает закончить игру. Согласиться? [Д/н]
join-vote-remove = { $name } предлагает отдать чьё-то место боту. Согласиться? [Д/н]

## Матчи
match-title = { $game }: { $games } из { $wanted } игр
match-player = игрок
match-wins = победы
match-ties = ничьи
match-losses = поражения
match-score = счёт
match-points = очки за игру
match-elo = { $name }: разница Эло { $elo } (95-процентный интервал от { $low } до { $high }).
match-failed = { $name }: техническое поражение в игре { $number }. { $why }
match-failures = { $count ->
    [one] { $name }: { $count } техническое поражение.
    [few] { $name }: { $count } технических поражения.
    [many] { $name }: { $count } технических поражений.
   *[other] { $name }: { $count } технического поражения.
 }
match-open = Пока не решено. Логарифм отношения правдоподобия { $ratio }, проверка остановится на ±{ $bound }.
match-stronger = Решено. { $name }: преимущество ближе к { $high } Эло, чем к { $low } (логарифм отношения правдоподобия { $ratio }).
match-not-stronger = Решено. { $name }: преимущество ближе к { $low } Эло, чем к { $high } (логарифм отношения правдоподобия { $ratio }).

## Проверка сервера
doctor-folder = В { $path } можно писать.
doctor-folder-not-writable = В { $path } нельзя писать ({ $why }). Сделай владельцем пользователя, от имени которого работает сервер.
doctor-secret-file = Файл секрета { $path } закрыт от других.
doctor-secret-file-missing = Файла секрета { $path } ещё нет. Сервер создаст его при запуске.
doctor-secret-file-unreadable = Сервер не может прочитать файл секрета { $path }. Сделай владельцем пользователя, от имени которого работает сервер.
doctor-secret-file-open = Файл секрета { $path } могут прочитать другие. Выполни: chmod 600 { $path }
doctor-admin-token = Ключ хозяина в { $path } закрыт от других.
doctor-admin-token-missing = Файла { $path } с ключом хозяина нет. Создай его или убери настройку admin_token_file.
doctor-admin-token-unreadable = Сервер не может прочитать ключ хозяина в { $path }. Сделай владельцем файла пользователя, от имени которого работает сервер.
doctor-admin-token-open = Ключ хозяина могут прочитать другие. Выполни: chmod 600 { $path }
doctor-disk = В { $path } свободно { $free } МБ.
doctor-disk-low = В { $path } свободно только { $free } МБ. Освободи место или удали старые игры: noppa prune --older-than 90d
doctor-disk-full = Диск почти заполнен. В { $path } свободно { $free } МБ, а серверу нужно { $least } МБ. Освободи место.
doctor-descriptors = Эта система даёт процессу открыть файлов не больше { $most }, и от этого зависит, сколько игроков подключится. Задай LimitNOFILE не меньше { $wanted }.
doctor-clock = Часы сходятся с часами базы данных.
doctor-clock-past = Часы показывают { $date }, этого не может быть. Переведи их и включи синхронизацию времени (timedatectl set-ntp true).
doctor-clock-differs = Часы расходятся с часами на { $where } на { $seconds } с. Включи синхронизацию времени на обеих системах (timedatectl set-ntp true).
doctor-clock-back = Самая новая игра на { $seconds } с в будущем, значит, часы перевели назад. Исправь их до запуска сервера.
doctor-database-missing = Базы данных { $path } ещё нет. Сервер создаст её при запуске.
doctor-database-empty = База данных пуста. Сервер создаст таблицы при запуске.
doctor-database-version = База данных в порядке (версия { $version }).
doctor-database-older = База данных версии { $found }. При запуске сервер сделает копию и обновит её до { $wanted }.
doctor-database-newer = База данных версии { $found }, из более новой Noppa, а эта знает только { $wanted }. Установи новую Noppa или восстанови копию.
doctor-database-writing = В базу данных можно писать.
doctor-database-away = База данных не отвечает: { $why }. Проверь, что она работает, а также её адрес и пароль.
doctor-redis = Redis отвечает.
doctor-redis-away = Redis не отвечает: { $why }. Проверь, что он работает, и его адрес.
doctor-server = Сервер работает и готов (версия { $version }).
doctor-server-away = По адресу { $url } сервер не отвечает ({ $why }), поэтому прокси не проверен. Запусти сервер и повтори.
doctor-server-not-ready = Сервер работает, но не готов: { $why }
doctor-server-older = Сервер всё ещё работает на версии { $running }, а установлена { $installed }. Перезапусти его.
doctor-no-public-url = Публичный адрес не задан, поэтому прокси не проверен.
doctor-proxy = Прокси верно передаёт схему и адрес клиента.
doctor-proxy-away = Не удалось открыть { $url }: { $why }. Проверь имя, сертификат и прокси.
doctor-proxy-host = Прокси меняет заголовок Host на «{ $host }». Пусть передаёт { $wanted }.
doctor-proxy-other = { $url } отвечает со статусом { $status }, но это не Noppa. Проверь, куда прокси передаёт запросы.
doctor-proxy-scheme = Прокси не сообщает серверу, что игроки заходят по { $scheme }. Пусть задаёт X-Forwarded-Proto.
doctor-proxy-untrusted = Сервер не знает, что игроки заходят по { $scheme }. Задай trust_proxy = true.
doctor-proxy-pretended = Игроки могут подделать свой адрес. Пусть прокси сам задаёт X-Forwarded-For, а не передаёт чужой.
doctor-proxy-no-address = Прокси не передаёт адреса игроков, поэтому все считаются за одного. Пусть задаёт X-Forwarded-For.
doctor-proxy-socket = WebSocket не проходит через прокси ({ $why }). Пусть передаёт заголовки Upgrade и Connection.
doctor-proxy-socket-works = WebSocket проходит через прокси.

## Полный экран
full-roll = { $name }: нажми пробел, чтобы бросить.
full-draw = { $name }: нажми пробел, чтобы открыть карту.
full-enter-dice = { $name }: брось, нажми Enter и введи, что выпало.
full-choose = { $name }: выбери ход.
full-choose-dice = { $name }: выбери кубики клавишами { $keys } и нажми пробел.
full-choose-both = { $name }: оставь кубики клавишами { $keys } или выбери стрелками и Enter.
full-choose-place = { $name }: выбери стрелками и Enter.
full-chosen = Enter — { $move }
full-which = Который?
full-no-move = Здесь так нельзя. M — все ходы.
full-pace = { $seconds } с между ходами
full-coach-waits = Тренер поможет, когда придёт твоя очередь выбирать.

## Полный экран: клавиши в нижней строке
full-key-roll = Бросить
full-key-draw = Открыть карту
full-key-hold = Оставить
full-key-reroll = Бросить остальные
full-key-choose = Выбрать
full-key-moves = Все ходы
full-key-tag = Число
full-type = Ввести
full-help = Помощь
full-chances = Шансы
full-log = Журнал
full-leave = Выйти
full-faster = Быстрее
full-slower = Медленнее
full-see-table = К столу
full-leave-noppa = Выйти из Noppa
full-search = Что ты хочешь сделать?

## Полный экран: панели
full-panel-log = Что произошло
full-panel-coach = Тренер
full-panel-chances = Шансы победить
full-panel-help = Помощь
full-help-keys =
    Ctrl+P — всё, что можно сделать.
    Выбери что-нибудь и нажми ?, чтобы прочитать об этом.

## Полный экран: выход
full-resume-later = Игра сохранена. Продолжить: noppa play --resume { $path }

## Полный экран: шаг за шагом
full-step-on = Дальше
full-step-back = Назад
full-next-mistake = Следующая ошибка
full-previous-mistake = Прошлая ошибка
full-first = Начало
full-last = Конец

## Полный экран: карта
full-zoom = Масштаб
full-roll-again = Бросить их снова
full-use-twice = Взять кубик дважды
full-decide = Оставь кубики или выбери те, что бросишь снова. Так можно раз за игру.
full-tag = Выбери город для { $tag }.

## Полный экран: первый экран и другие
full-new-game = Новая игра
full-game = Игра
full-continue = { $others ->
    [0] Продолжить: { $game } ({ $day })
   *[other] Продолжить: { $game }, { $names } ({ $day })
 }
full-learn = Уроки
full-people = Люди за этим компьютером
full-nobody = Никого, только смотреть
full-bots = Боты
full-level-random = случайный: любой ход
full-level-simple = простой: думает только об этом ходе
full-level-easy = лёгкий
full-level-medium = средний
full-level-hard = сильный: всегда лучший ход, какой найдёт
full-start = Начать игру
full-change = Изменить
full-names = Имена
full-back = Назад
full-reading = Читаем твои игры…
full-panel-answer = Чего стоит каждый выбор
