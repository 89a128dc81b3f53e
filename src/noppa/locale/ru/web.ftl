# Слова самого приложения в браузере; игры, строки и отказы говорят из своих файлов.

web-name = Noppa
web-nav = Страницы
web-preferences = Настройки
web-language = Язык
web-language-auto = как в браузере ({ $language })
web-theme = Светлая или тёмная
web-theme-auto = как на устройстве
web-theme-light = светлая
web-theme-dark = тёмная
web-still = Без движения
web-sound = Звуки
web-remarks = Тихое замечание после дорогого выбора
web-chances = Шансы всех на победу
web-buzz = Вибрация, когда мой ход
web-pace = Как быстро играют боты
web-pace-slow = медленно
web-pace-normal = как обычно
web-pace-at-once = сразу
web-your-name = Твоё имя
web-done = Готово
web-close = Закрыть
web-yes = да
web-no = нет
web-you = Ты
web-who-here = здесь
web-who-link = по ссылке
web-player = Игрок { $number }

## Начальная страница
web-welcome = Подсаживайся к столу.
web-welcome-more = Пять игр с кубиками: в одиночку, на одном устройстве или с друзьями по ссылке. Тренер знает, чего стоит каждый выбор.
web-players = игроков: от { $least } до { $most }
web-play = Играть
web-play-game = { $game }: играть против бота
web-more = Друзья…
web-more-game = { $game } с друзьями или по другим правилам
web-go-on = Продолжить
web-day = Кубики дня
web-day-more = Одинаковые кубики для всех, раз в день.
web-day-none = Сегодняшними кубиками ещё никто не играл.
web-day-playing = играет
web-past = Сыграно
web-watch = Другие столы
web-practice = Тренировка
web-practice-more = Выбирай в позиции и смотри, чего стоит каждый выбор.
web-history = Твои игры
web-history-more = Результаты, средние и рекорды.
web-open-record = Открыть запись
web-open-record-drop = Файл игры: выбери его или перетащи сюда.
web-phones = Телефоны дома
web-phones-open = Пустить телефоны
web-home = На начальную страницу
web-lost-title = Эту страницу не удалось открыть
web-gone = Этого здесь нет
error-offline = Сети нет. Noppa открывается, но игре нужен её сервер: она продолжится, как только связь вернётся.
error-server-away = Сервер не отвечает. Попробуй через минуту; ничего не пропало.

## Садимся играть
web-who = Кто играет
web-seat-name = Имя игрока { $number }
web-seat-remove = Убрать игрока { $number }
web-bot-level = Насколько силён бот
web-add-here = Кто-то здесь
web-add-link = Кто-то по ссылке
web-add-bot = Бот
web-house-rules = Домашние правила
web-edition = Издание
web-edition-own = { $edition }, как в буклете на твоём языке
web-dice-are = Кубики
web-dice-fair = от Noppa, их можно проверить
web-dice-real = настоящие, на столе
web-every-roll = Вводится каждый бросок, а не только итоговые кубики
web-starts = Кто начинает
web-starts-chosen = первый в списке
web-starts-drawn = старший кубик
web-starts-loser = последний в прошлой игре
web-clock = Время на решение
web-clock-seconds = { $seconds ->
    [0] без ограничения
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
 }
web-allow-coach = Можно спрашивать тренера
web-allow-undo = Ходы можно возвращать, если все согласны
web-dice-fair-more = Бросает сервер, а после игры твой браузер может проверить каждый бросок.
web-dice-real-more = Ты бросаешь настоящие кубики и отмечаешь, что они показывают; Noppa ведёт счёт.
web-starts-chosen-more = Начинает первый в списке, остальные идут по порядку.
web-starts-drawn-more = Перед игрой каждому выпадает кубик, и начинает старший.
web-starts-loser-more = Следующую игру начинает занявший последнее место; первую решает старший кубик.
web-clock-more = { $seconds ->
    [0] Каждый думает, сколько нужно.
   *[other] Когда время ({ $seconds } с) выйдет, ход будет сделан за тебя.
 }
web-coach-yes-more = Можно спрашивать, чего стоит каждый выбор.
web-coach-no-more = Во время игры советов не получает никто.
web-undo-yes-more = Ход, за которым ещё не было кубиков или карты, можно вернуть, если остальные согласны.
web-undo-no-more = Ход остаётся как есть.
web-edition-more = Издание — это набор домашних правил; каждое можно изменить ниже.
web-own-board = Своё поле
web-own-deck = Своя колода
web-own-map = Своя карта
web-own-remove = Без файла
web-own-used = Своё, из файла
web-kind-gone = В эту игру здесь не играют. На начальной странице есть те, в которые играют.
web-invited = Тебя приглашают в игру «{ $game }»
web-sit = Сесть здесь
web-just-watch = Только смотреть
web-join-taken = Там уже кто-то сидит. Попроси другое место у того, от кого приглашение.
web-waiting = { $count ->
    [0] Все на месте
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
 }
web-invite = { $name }: отсканируй это или отправь ссылку.
web-qr = Ссылка в виде кода
web-link = Ссылка
web-share = Отправить ссылку
web-copied = Скопировано
web-share-by-hand = Этот браузер не может её отправить или скопировать: выдели ссылку выше и скопируй.
web-device = Продолжить на этом устройстве
web-device-more = Это устройство станет тем же человеком, что и то, где создана ссылка.
web-device-go = Да, это я
web-device-link = Продолжить на другом устройстве
web-device-scan = Открой это на другом устройстве в течение десяти минут; работает один раз.

## За столом
web-title = { $game } · Noppa
web-title-turn = Твой ход · { $game }
web-opening = Открываем стол…
web-getting-ready = Noppa готовится. Когда в игру играют здесь впервые, это может занять минуту.
web-connection-lost = Связь пропала; она вернётся сама, и ничего не потеряется.
web-seats = Игроки
web-seat-free = свободно
web-seat-away = не здесь
web-seat-bot = играет бот
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
 }
web-dice = Кубики
web-die = Кубик { $place }: { $value }
web-die-blank = Кубик { $place }: не брошен
web-die-coloured = Кубик { $place } ({ $colour }): { $value }
web-die-coloured-blank = Кубик { $place } ({ $colour }): не брошен
web-dice-shown = { $count ->
    [1] кубик: { $dice }
   *[other] кубики: { $dice }
 }
web-turn-yours = Твой ход
web-turn-of = Ход: { $name }
web-turn-several = { $count ->
    [one] выбирает { $count } игрок
    [few] выбирают { $count } игрока
    [many] выбирают { $count } игроков
   *[other] выбирают { $count } игрока
 }
web-roll = { $dice ->
    [0] Бросать нечего
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
    [many] Бросить { $dice } кубиков
   *[other] Бросить { $dice } кубика
 }
web-draw = Открыть карту
web-total = Итого
web-pad = Таблица очков
web-par = к трём в каждой строке
web-write = { $item }: записать { $points }
web-moves = { $count ->
    [1] Единственный выбор
   *[other] Все варианты: { $count }
 }
web-menu = Меню
web-rules = Правила этого стола
web-undo = Вернуть последний ход
web-stop = Закончить игру
web-leave = Уйти из-за стола
web-agree = Согласиться
web-decline = Нет
web-vote-undo = { $name } просит вернуть последний ход.
web-vote-stop = { $name } предлагает закончить игру.
web-away-long = Уже какое-то время не на месте: { $name }.
web-give = Пусть играет бот
web-vote-waits = Ждём ответа: { $names }
web-bot-for-you = { $name }: сейчас играет бот.
web-take-back = Вернуться на место
web-pass = Теперь { $name }: передай устройство
web-pass-why = Записи каждого не видны, пока не запишут все.
web-pass-here = Это я, { $name }
web-pass-wait = { $count ->
    [1] Здесь все записали. Ещё выбирает { $names }.
   *[other] Здесь все записали. Ждём остальных: { $count }.
 }
web-react = Подать знак
web-react-applause = Браво
web-react-luck = Удачи
web-react-wow = Ого
web-react-laugh = Ха-ха
web-react-ouch = Ой
web-react-thanks = Спасибо

## Для тех, кто слушает
web-said-total = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очка.
    [many] { $name }: { $points } очков.
   *[other] { $name }: { $points } очка.
 }

## На телевизоре
web-tv = Показать на телевизоре
web-tv-scan = Смотри с телефона

## Конец
web-over = Игра окончена
web-over-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
web-won-you = Победа за тобой
web-won = { $count ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
 }
web-again = Сыграть ещё
web-record = Сохранить запись
web-steps = Шаг за шагом

## Тренер
web-coach-ask = Спросить тренера
web-coach-thinks = Тренер думает…

## Что произошло
web-log = Что произошло
web-log-start = Игра начинается.
web-log-roll = { $name }: бросок { $dice }.
web-log-dice = Кубики показывают { $dice }.
web-log-draw = Карта: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Последний ход возвращён.
web-log-amend = Запись исправлена.
web-log-back = { $name } снова здесь.
web-log-bot = { $name }: дальше играет бот.
web-log-stopped = Игру закончили раньше.
# После имени и двоеточия, а также отдельно, когда игру просматривают.
web-did-keep = оставлено { $dice }
web-did-keep-none = ничего не оставлено
web-did-write = заполнено: { $item }
web-did-declare = заявлено: { $item }
web-did-set = отложено { $dice }
web-did-go = игра дальше
web-did-stop = остановка
web-did-stone = камень на { $square }
web-did-take-over = захват { $square }; тот камень уходит на { $to }
web-did-box = камень в коробку
web-did-lay = { $dice } на карту { $slot } ({ $card })
web-did-done = конец хода
web-did-stand = кубики остаются как есть
web-did-reroll = повторный бросок: { $colours }
web-did-twice = { $die } дважды, без { $drop }
web-did-number = записано { $number }: { $city }
web-did-cross = вычеркнуто: { $city }

## Столы игр
web-kivi-board = Поле
web-kivi-value = стоит { $value }
web-kivi-stone = камень: { $name }
web-kivi-gain = сейчас { $gain }
web-kivi-line = { $stones ->
    [1] одиночный камень: { $sum } × { $stones } = { $points }
   *[other] линия из { $stones } камней: { $sum } × { $stones } = { $points }
 }
web-kivi-only = Только эти линии
web-kivi-taking = Выбери свободную клетку для камня, который лежит на { $square }.
web-tutto-risk = очки на кону
web-tutto-choose = Выбери, что отложить
web-tutto-made = Tutto за этот ход: { $count }
web-dicetto-empty = Нет карты
web-dicetto-done = Готово
web-dicetto-tie = { $tie } — поединок, выше не бывает
web-dicetto-beat = { $beat } бьёт, { $tie } — поединок
web-dicetto-battle = Поединок: { $card }
web-dicetto-again = { $face } и { $face }: ещё раз.
web-dicetto-won = { $one } против { $other }. Карта: { $name }.
web-dicetto-fought = поединок: { $name }
web-trip-map = Карта: { $name }
web-trip-empty = пусто
web-trip-crossed = вычеркнуто
web-trip-gain = { $number } здесь: { $gain }
web-trip-numbers = Числа из этих кубиков
web-trip-make = Перетащи один кубик на другой, коснись двух кубиков или числа.
web-trip-put = Теперь коснись города для { $number } или перетащи число туда.
web-trip-cross = Вычеркнуть город
web-trip-stand = Оставить кубики
web-trip-decide = Оставь кубики как есть или коснись тех, что бросишь снова, раз за игру.
web-trip-wait = Записано. Остальные ещё выбирают.

## Честные ли кубики?
web-back = Назад к столу
web-fair = Честные ли кубики?
web-fair-how =
    До игры сервер пообещал одно тайное число, показав его отпечаток, а браузер каждого игрока
    добавил своё число. Вместе они определяют каждый бросок. Тайное число показывают в конце.
web-fair-real = Кубики в этой игре настоящие: здесь ничто не могло их изменить.
web-fair-promise = Обещано до игры
web-fair-player = Добавлено: { $name }
web-fair-secret = Тайное число
web-fair-later = покажем, когда игра закончится
web-fair-check = { $count ->
    [1] Проверить единственный бросок
   *[other] Проверить все броски и карты ({ $count })
 }
web-fair-right = { $count ->
    [1] Проверено: как обещано.
   *[other] Проверено здесь, в этом браузере ({ $count }): всё как обещано.
 }
web-fair-wrong = { $count ->
    [1] Событие { $event } («{ $text }») — не то, что обещано.
   *[other] Не то, что обещано: { $count }; первое — событие { $event } («{ $text }»).
 }
web-fair-broken = Тайное число не то, что было обещано.
web-fair-counts = Как часто выпадало каждое число
web-fair-sample = Кубиков: { $dice }; каждое число выпадает в среднем { $mean } раз. Такая маленькая выборка мало о чём говорит.

## Удача и мастерство
web-review = Удача и мастерство
web-review-working = Тренер разбирает игру…
web-review-curve = Чего стоила игра для каждого по её ходу
web-review-none = Ни один выбор не стоил ничего заметного.
web-review-exact = Эти числа точные.
web-review-estimate = Эти числа — оценки.
web-band-flawless = Безошибочно.
web-band-master = Игра на уровне мастера.
web-band-expert = Игра на уровне знатока.
web-band-skilled = Игра на хорошем уровне.
web-band-casual = Игра на уровне любителя.
web-band-beginner = Игра на уровне новичка.

## Настоящие кубики
web-real-pad = Что лежит на столе
web-real-tap = { $left ->
    [0] Это все.
    [one] Укажи ещё { $left } кубик.
    [few] Укажи ещё { $left } кубика.
    [many] Укажи ещё { $left } кубиков.
   *[other] Укажи ещё { $left } кубика.
 }
web-real-tap-colour = Укажи, что показывает этот кубик: { $colour }.
web-real-face = Кубик показывает { $face }
web-real-remove = Убрать { $face }
web-real-enter = Вот эти кубики
web-real-choose = Теперь коснись места, куда они идут. Так запишется и то и другое.
web-real-other = Другие кубики
web-real-card = Коснись карты, которая открыта.
web-correct = Исправить
web-correct-text = Что должно было быть
web-correct-open = Исправить запись
web-correct-which = Какая запись неверна?
web-correct-stood = Там записано: { $entry }
web-correct-other = Другая запись
web-correct-none = Пока ничего не записано.
web-correct-misfit = То, что шло после исправленной записи, больше не подходит и убрано: введи это заново.
web-clock-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
 }
