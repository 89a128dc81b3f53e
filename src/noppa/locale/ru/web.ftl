# Слова самого приложения в браузере; игры, строки и отказы говорят из своих файлов.

web-name = Noppa
web-nav = Страницы
web-preferences = Настройки
web-your-data = Твои данные
web-limits = Ограничения сервера
web-language = Язык
web-language-auto = Как в браузере ({ $language })
web-theme = Тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-still = Без анимации
web-sound = Звуки
web-remarks = Говорить, когда я ошибаюсь
web-chances = Показывать шансы победить
web-buzz = Вибрация на моём ходу
web-pace = Как быстро играют боты
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-at-once = Мгновенно
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
web-begin = Сыграть в «{ $game }»
web-begin-more = Сразу против бота { $bot }.
web-resume = { $game } · { $names }
web-resume-yours = Твой ход · { $game } · { $names }
web-resume-waiting = Ждём игроков · { $game }
web-running = Другие твои игры
web-day-game = { $game }, броски одни для всех
web-day-play = Играть в «{ $game }» кубиками дня
web-day-done = { $points ->
    [one] { $game }: { $points } очко
    [few] { $game }: { $points } очка
    [many] { $game }: { $points } очков
   *[other] { $game }: { $points } очка
 }
web-day-newcomer = сегодня впервые
web-day-results = Результаты
web-day-secret = Сначала доиграй свою игру, потом сможешь посмотреть чужие.
web-day-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
 }
web-day-share = { $days ->
    [0] { $game }, кубики дня на Noppa. Мой счёт: { $points }.
    [1] { $game }, кубики дня на Noppa. Мой счёт: { $points }.
    [one] { $game }, кубики дня на Noppa. Мой счёт: { $points }. Играю { $days } день подряд.
    [few] { $game }, кубики дня на Noppa. Мой счёт: { $points }. Играю { $days } дня подряд.
    [many] { $game }, кубики дня на Noppa. Мой счёт: { $points }. Играю { $days } дней подряд.
   *[other] { $game }, кубики дня на Noppa. Мой счёт: { $points }. Играю { $days } дня подряд.
 }
web-share-short = Поделиться
web-share-failed = Не удалось скопировать
web-real-dice = Настоящие кубики
web-real-dice-more = Ты бросаешь, Noppa ведёт счёт.
web-welcome = Присаживайся к столу.
web-welcome-more = Пять игр с кубиками: в одиночку, на одном устройстве или с друзьями по ссылке. Тренер покажет, чего стоит каждый выбор.
web-players = игроков: от { $least } до { $most }
web-play = Играть
web-play-game = Играть в «{ $game }» против бота
web-more = Друзья…
web-more-game = Играть в «{ $game }» с друзьями или изменить правила
web-go-on = Продолжить
web-day = Кубики дня
web-day-more = Одинаковые кубики для всех, раз в день.
web-day-none = Сегодняшними кубиками ещё никто не играл.
web-day-playing = играет
web-past = Законченные игры
web-watch = Другие столы
web-practice = Тренировка
web-practice-more = Сделай выбор и сравни все варианты.
web-history = Твои игры
web-history-more = Результаты, средние и лучшие.
web-open-record = Открыть запись игры
web-open-record-drop = Выбери файл сохранённой игры или перетащи его сюда.
web-phones = Телефоны дома
web-phones-open = Подключить телефоны
web-home = На главную
web-lost-title = Не удалось открыть эту страницу
web-gone = Такого здесь нет
error-offline = Ты не в сети, а для этого нужен сервер. Всё снова заработает, когда связь вернётся.
error-server-away = Сервер не отвечает. Ничего не потеряно. Попробуй чуть позже.

## Новая игра
web-new-game = { $game }: новая игра
web-how-to = { $game }: как играть
web-way-here = На этом устройстве
web-way-here-more = передавая по кругу
web-way-link = По ссылке
web-way-link-more = друзья где угодно
web-way-bots = Против ботов
web-way-bots-more = начать сразу
web-at-the-table = За столом
web-seat-you = ты; коснись, чтобы сменить имя
web-seat-here = на этом устройстве
web-link-next = Дальше ты получишь код и ссылку для каждого друга. Игра начнётся, когда все соберутся.
web-seat-by-link = войдёт по ссылке
web-seats-most = до { $most }
web-bot-choose = Выбери, как играет { $name }
web-bot-plays = Как играет { $name }
web-bot-hare = ученик
web-bot-hare-level = бот-ученик
web-bot-hare-more = ещё учится, часто не замечает лучший ход
web-bot-hedgehog = середняк
web-bot-hedgehog-level = бот-середняк
web-bot-hedgehog-more = играет ровно, думает только об этом ходе
web-bot-fox = хитрец
web-bot-fox-level = бот-хитрец
web-bot-fox-more = играет сильно, но иногда ошибается
web-bot-owl = знаток
web-bot-owl-level = бот-знаток
web-bot-owl-more = всегда делает лучший ход, какой знает
web-start-game = { $count ->
    [1] Начать игру
    [one] Начать игру, { $count } игрок
    [few] Начать игру, { $count } игрока
    [many] Начать игру, { $count } игроков
   *[other] Начать игру, { $count } игрока
 }
web-start-link = { $count ->
    [1] Начать игру
   *[other] Начать игру и позвать друзей
 }
web-summary-board = своё поле
web-summary-deck = своя колода
web-summary-map = своя карта
web-summary-changed = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
 }
web-coach-allowed = может помогать
web-coach-off = молчит
web-own-how = Скачай файл Noppa, измени его и выбери здесь. Не больше 64 кБ.
web-own-template-board = Скачать поле
web-own-template-deck = Скачать колоду
web-own-template-map = Скачать карту
web-own-example = Посмотреть пример
web-own-checking = Проверяем файл…
web-own-fine = Файл подходит. Играть будете с ним.
web-join-full = { $game }: это место уже занято
web-who = Кто играет
web-seat-name = Имя игрока { $number }
web-seat-move = Передвинуть: { $name }, игрок { $number } из { $count }
web-seat-remove = Убрать игрока { $number }
web-bot-level = Как хорошо играет бот
web-add-here = Добавить игрока
web-add-link = Пригласить по ссылке
web-add-bot = Добавить бота
web-house-rules = Домашние правила
web-edition = Издание
web-edition-own = { $edition }, как в буклете на твоём языке
web-dice-are = Кубики
web-dice-fair = кубики Noppa
web-dice-real = настоящие
web-every-roll = Вводить каждый бросок, а не только последние кубики
web-starts = Кто начинает
web-starts-chosen = первый в списке
web-starts-drawn = у кого выпало больше
web-starts-loser = кто проиграл в прошлый раз
web-clock = Время на ход
web-clock-seconds = { $seconds ->
    [0] без ограничения
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
 }
web-allow-coach = Разрешить тренера
web-allow-undo = Разрешить отмену, если все согласны
web-dice-fair-more = Бросает Noppa. После игры твой браузер может проверить каждый бросок.
web-dice-real-more = Ты бросаешь настоящие кубики и отмечаешь, что выпало. Noppa ведёт счёт.
web-starts-chosen-more = Начинает первый в списке, остальные идут по порядку.
web-starts-drawn-more = Каждый бросает один кубик, и начинает тот, у кого больше.
web-starts-loser-more = Следующую игру начинает тот, кто занял последнее место. Первую — тот, у кого выпало больше.
web-clock-more = { $seconds ->
    [0] Думать можно сколько угодно.
    [one] Если не сделать ход за { $seconds } секунду, Noppa сделает его за тебя.
    [few] Если не сделать ход за { $seconds } секунды, Noppa сделает его за тебя.
    [many] Если не сделать ход за { $seconds } секунд, Noppa сделает его за тебя.
   *[other] Если не сделать ход за { $seconds } секунды, Noppa сделает его за тебя.
 }
web-coach-yes-more = Игроки могут спрашивать, чего стоит каждый выбор.
web-coach-no-more = Во время игры подсказок нет ни у кого.
web-undo-yes-more = Ход можно отменить, если остальные согласны и после него ещё не выпали кубики и не открылась карта.
web-undo-no-more = Ходы никто не отменяет.
web-edition-more = Издание — это набор домашних правил. Каждое можно изменить ниже.
web-own-board = Своё поле
web-own-deck = Своя колода
web-own-map = Своя карта
web-own-remove = Убрать файл
web-own-used = Своё, из файла
web-kind-gone = Здесь в эту игру сыграть нельзя. Все доступные игры — на главной странице.
web-invited = Тебя приглашают сыграть в «{ $game }»
web-sit = Войти в игру
web-just-watch = Только смотреть
web-join-taken = Это место уже заняли. Можно смотреть или попросить другую ссылку.
web-waiting = { $count ->
    [0] Все на месте
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
 }
web-invite = { $name }: отсканируй код или открой ссылку.
web-qr = QR-код со ссылкой
web-link = Ссылка
web-share = Отправить ссылку
web-copied = Скопировано
web-share-by-hand = Этот браузер не может отправить или скопировать ссылку. Выдели её выше и скопируй.
web-device = Продолжить на этом устройстве
web-device-more = Ты продолжишь здесь тем же игроком.
web-device-go = Да, это я
web-device-link = Продолжить на другом устройстве
web-device-scan = Открой эту ссылку на другом устройстве в ближайшие десять минут. Она работает один раз.

## За столом
web-title = { $game } · Noppa
web-title-turn = Твой ход · { $game }
web-opening = Открываем стол…
web-getting-ready = Noppa готовится. Первый запуск игры может занять минуту.
web-connection-lost = Связь пропала. Noppa подключается снова, игра не потеряется.
web-connection-last-seen = Сервер не отвечает. Можно посмотреть игру такой, какой она была в последний раз, и играть дальше, когда сервер снова заработает.
web-seats = Игроки
web-seat-free = свободно
web-seat-away = нет на месте
web-seat-bot = играет бот
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
 }
web-rail = Игроки, тренер и что произошло
web-result = Результат
web-lesson = Урок
web-lesson-offer = Впервые играешь в «{ $game }»?
web-lesson-play = Пройти урок
web-lesson-later = Не сейчас
web-lesson-entry-more = Короткая первая игра. Кубики уже подготовлены.
web-lesson-step = Шаг { $step } из { $steps }
web-lesson-skip = Пропустить
web-lesson-show = Показать
web-lesson-allowed = Так тоже можно. Но давай попробуем вот это.
web-lesson-coached = Тренер советует: { $move }.
web-lesson-rival = Ходит { $name }…
web-lesson-back = Не { $dice }. Коснись ещё раз, чтобы отпустить.
web-lesson-over = Теперь ты умеешь играть в «{ $game }»
web-lesson-game = Сыграть
web-sound-ask = Играть со звуком?
web-sound-on = Включить звук
web-sound-off = Нет
web-chance-of = { $name }: { $percent } % на победу.
web-chances-best = Эти шансы — если все играют как знатоки.
web-chance-short = { $percent } % на победу
web-plus-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
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
web-turn-of = Ходит { $name }
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
web-roll-number = Бросок { $number }
web-roll-kept = { $count ->
    [0] ничего не оставлено
   *[other] оставлено
 }
web-draw = Открыть карту
web-total = Итого
web-pad = Таблица очков
web-par = по сравнению с тремя кубиками каждого числа
web-write = Записать { $points } в строку «{ $item }»
web-moves = { $count ->
    [1] Единственный вариант
   *[other] Все варианты: { $count }
 }
web-menu = Меню
web-rules = Правила
web-undo = Отменить ход
web-stop = Закончить игру
web-leave = Выйти из-за стола
web-while-playing = Во время игры
web-this-table = Этот стол
web-stop-group = Выход
web-play-on = Играть дальше
web-leave-kept = игра сохранится
web-leave-ask = Выйти из-за стола?
web-leave-more = Пока тебя нет, за тебя играет бот. Вернуться можно, пока идёт игра.
web-leave-yes = Выйти
web-left = Тебя нет за столом, за тебя играет бот.
web-stop-ask = Закончить игру для всех?
web-stop-more = Счёт останется как есть. Отменить это нельзя.
web-stop-yes = Закончить игру
web-invite-watch = Ссылка для зрителей
web-keys = Клавиатура
web-key-roll = Бросить кубики
web-key-die = Оставить кубик или отпустить его
web-key-explain = Объяснить строку или карту
web-key-tab = Двигаться по столу; Enter — выбрать
web-key-escape = Закрыть открытое
web-agree = Согласиться
web-decline = Нет
web-vote-undo = { $name } просит отменить последний ход.
web-vote-remove = { $name } предлагает убрать из игры: { $other }.
web-remove = Убрать: { $name }
web-vote-stop = { $name } предлагает закончить игру.
web-away-long = { $name } давно не на месте.
web-give = Пусть доиграет бот
web-vote-waits = Ждём: { $names }
web-bot-for-you = { $name }: играет бот.
web-take-back = Вернуться на место
web-pass = Передай устройство: { $name }
web-pass-why = Никто не видит, что пишут другие, пока все не закончат.
web-pass-here = Это я, { $name }
web-pass-wait = { $count ->
    [1] Здесь все закончили. Ждём: { $names }.
   *[other] Здесь все закончили. Ждём остальных: { $count }.
 }
web-react = Отправить реакцию
web-react-applause = Молодец
web-react-luck = Удачи
web-react-wow = Ого
web-react-laugh = Ха-ха
web-react-ouch = Ой
web-react-thanks = Спасибо
web-react-said = { $name }: { $what }.

## Для тех, кто слушает
web-said-total = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очка.
    [many] { $name }: { $points } очков.
   *[other] { $name }: { $points } очка.
 }

## На телевизоре
web-tv = Показать на телевизоре
web-tv-scan = Смотреть на телефоне

## Конец
web-over = Игра окончена
web-over-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
web-won-you = Победа твоя
web-won = { $count ->
    [1] Побеждает { $names }
   *[other] Победу делят { $names }
 }
web-won-you-by = Твоя победа с отрывом { $points }
web-won-by = { $name } побеждает с отрывом { $points }
web-end-share = { $game } на Noppa: { $results }
web-end-luck-points = очки благодаря удаче
web-end-luck-chance = { $amount ->
    [one] пункт шанса победить благодаря удаче
    [few] пункта шанса победить благодаря удаче
    [many] пунктов шанса победить благодаря удаче
   *[other] пункта шанса победить благодаря удаче
 }
web-end-luck-lead = очки отрыва благодаря удаче
web-end-loss-points = очки из-за ошибок
web-end-loss-chance = { $amount ->
    [one] пункт шанса победить из-за ошибок
    [few] пункта шанса победить из-за ошибок
    [many] пунктов шанса победить из-за ошибок
   *[other] пункта шанса победить из-за ошибок
 }
web-end-loss-lead = очки отрыва из-за ошибок
web-end-band = твой уровень
web-end-band-of = { $name }: уровень игры
web-end-band-flawless = Безупречный
web-end-band-master = Мастер
web-end-band-expert = Знаток
web-end-band-skilled = Опытный
web-end-band-casual = Любитель
web-end-band-beginner = Новичок
web-end-curve-points = Вероятный итог
web-end-curve-chance = Шанс победить
web-end-curve-lead = Вероятный отрыв в конце
web-end-swing = Переломный момент: { $what }
web-again = Сыграть ещё
web-record = Сохранить запись игры
web-steps = Шаг за шагом

## Тренер
web-coach-ask = Спросить тренера
web-coach-thinks = Думаю…
web-coach-later = Тренера можно спросить, когда тебе есть что выбирать.
web-coach = Тренер
web-coach-list = Чего стоит каждый выбор
web-coach-do = Сделать так
web-coach-is-best = лучший
web-exact = точно
web-estimate = примерно
web-remark = Это стоило { $amount }. Лучше было: { $move }.

## Что произошло
web-log = Что произошло
web-log-start = Игра начинается.
web-log-roll = { $name }: бросок { $dice }.
web-log-dice = Кубики показывают { $dice }.
web-log-draw = Карта: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Последний ход отменён.
web-log-amend = Запись исправлена.
web-log-back = { $name } снова здесь.
web-log-bot = { $name }: дальше играет бот.
web-log-stopped = Игру закончили досрочно.
# После имени и двоеточия, а также отдельно, когда игру просматривают.
web-did-keep = оставлено { $dice }
web-did-keep-none = ничего не оставлено
web-told-keep = { $count ->
    [0] { $name }: снова все кубики.
   *[other] { $name }: оставлено { $dice }.
 }
web-did-write = заполнена строка «{ $item }»
web-did-declare = заявлена строка «{ $item }»
web-did-set = отложено { $dice }
web-did-go = дальше
web-did-stop = остановка
web-did-stone = камень на клетку { $square }
web-did-take-over = захвачена клетка { $square }, её камень — на клетку { $to }
web-did-box = камень в коробку
web-did-lay = { $dice } на карту { $slot } («{ $card }»)
web-did-done = конец хода
web-did-stand = кубики оставлены
web-did-reroll = повторный бросок: { $colours }
web-did-twice = { $die } дважды, без { $drop }
web-did-number = { $number } в город { $city }
web-did-cross = вычеркнут город { $city }

## Столы игр
web-kivi-board = Поле
web-kivi-value = стоимость { $value }
web-kivi-stone = камень: { $name }
web-kivi-gain = { $gain } сейчас
web-kivi-line = линия из { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Показать только эти линии
web-kivi-taking = Коснись свободной клетки для камня с клетки { $square }.
web-tutto-risk = под угрозой
web-tutto-choose = Коснись кубиков, чтобы отложить
web-tutto-made = За этот ход Tutto: { $count }
web-dicetto-empty = Нет карты
web-dicetto-done = Готово
web-dicetto-tie = { $tie } — поединок
web-dicetto-beat = { $beat } бьёт, { $tie } — поединок
web-dicetto-battle = Поединок за карту «{ $card }»
web-dicetto-again = У обоих { $face }. Бросаем ещё раз.
web-dicetto-won = { $one } против { $other }. В поединке побеждает { $name }.
web-dicetto-fought = { $name }: поединок
web-trip-map = Карта: { $name }
web-trip-empty = пусто
web-trip-crossed = вычеркнуто
web-trip-gain = { $number } здесь: { $gain }
web-trip-numbers = Какие числа дают эти кубики
web-trip-make = Коснись двух кубиков или числа.
web-trip-put = Коснись города для { $number } или перетащи число туда.
web-trip-cross = Вычеркнуть город
web-trip-stand = Оставить все четыре
web-trip-decide = Оставь эти кубики или коснись тех, что бросишь снова. Так можно один раз за игру.
web-trip-wait = Готово. Остальные ещё выбирают.

## Честные ли кубики?
web-back = Назад к столу
web-fair = Честные ли кубики?
web-fair-how =
    Перед игрой сервер выбрал секретное число и показал его отпечаток, чтобы потом число нельзя было подменить.
    Затем то же сделал браузер каждого игрока. Все эти числа вместе определяют каждый бросок. Когда игра
    закончится, секретное число покажут.
web-fair-real = В этой игре кубики настоящие, Noppa на броски не влияет.
web-fair-promise = Отпечаток, показанный до игры
web-fair-player = Число добавил игрок: { $name }
web-fair-secret = Секретное число
web-fair-later = покажем, когда игра закончится
web-fair-check = { $count ->
    [1] Проверить бросок
   *[other] Проверить все броски и карты ({ $count })
 }
web-fair-right = { $count ->
    [1] Проверено в этом браузере. Бросок точно такой, как обещано.
   *[other] Проверено в этом браузере. Все броски и карты ({ $count }) точно такие, как обещано.
 }
web-fair-wrong = { $count ->
    [1] Шаг { $event } («{ $text }») не такой, как обещано.
   *[other] Не такие, как обещано, броски или карты: { $count }. Первый — шаг { $event } («{ $text }»).
 }
web-fair-broken = Секретное число не то, что было обещано.
web-fair-changed = Это не те числа, которые браузер видел перед игрой.
web-fair-remembered = Браузер помнит числа, показанные до игры, и не верил серверу на слово.
web-fair-not-there = Этот браузер не добавлял числа в эту игру, поэтому может проверить только то, что говорит сервер.
web-fair-unrevealed = не пришло вовремя
web-fair-counts = Как часто выпадало каждое число
web-fair-sample = Брошено кубиков: { $dice }. Каждое число выпадает в среднем { $mean ->
    [one] { $mean } раз
    [few] { $mean } раза
    [many] { $mean } раз
   *[other] { $mean } раза
 }. Это слишком мало для выводов.

## Удача и мастерство
web-review = Удача и мастерство
web-review-working = Тренер разбирает игру…
web-review-curve = Как шла игра у каждого
web-review-none = Заметных ошибок нет.
web-review-exact = Эти числа точные.
web-review-estimate = Эти числа приблизительные.
web-band-flawless = Безупречная игра.
web-band-master = Игра на уровне мастера.
web-band-expert = Игра на уровне знатока.
web-band-skilled = Игра на уровне опытного игрока.
web-band-casual = Игра на уровне любителя.
web-band-beginner = Игра на уровне новичка.

## Настоящие кубики
web-real-pad = Что на столе
web-real-tap = { $left ->
    [0] Это все.
    [one] Коснись числа ещё { $left } кубика.
    [few] Коснись чисел ещё { $left } кубиков.
    [many] Коснись чисел ещё { $left } кубиков.
   *[other] Коснись чисел ещё { $left } кубика.
 }
web-real-tap-colour = Коснись числа на этом кубике: { $colour }.
web-real-face = Добавить { $face }
web-real-remove = Убрать { $face }
web-real-enter = Взять эти кубики
web-real-choose = Теперь коснись, куда их записать. Так введутся и кубики, и твой ход.
web-real-other = Изменить кубики
web-real-card = Коснись открывшейся карты.
web-correct = Сохранить исправление
web-correct-text = Как должно быть?
web-correct-open = Исправить запись
web-correct-which = Какая запись неверная?
web-correct-stood = Там записано: { $entry }
web-correct-other = Выбрать другую запись
web-correct-none = Пока ничего не введено.
web-correct-misfit = Записи после исправления больше не сходятся, они удалены. Введи их снова.
web-clock-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
 }

## Краткие правила: на листе за «?» и в `noppa rules`
guide-goal = Цель
guide-turn = Твой ход
guide-scores = Очки
guide-examples = Примеры
guide-example-number = Пример { $number }
guide-questions = Вопросы
guide-full = Полные правила
guide-table = Этот стол
guide-ask-begins = Кто начинает?
guide-points = { $points ->
    [-1] −1 очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
guide-points-word = { $points ->
    [-1] очко
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
 }
guide-about = { $thing }: подробнее
guide-more = Показать в правилах
guide-now = Сейчас
guide-chances = Как часто это выходит, если весь ход идти к этой цели:

## Игра без сервера
web-device-loading = Готовим кубики… { $percent } %
web-device-loading-more = Так долго только в первый раз. А пока можно выучить игру:
web-device-elsewhere = Noppa открыта в другой вкладке.
web-device-elsewhere-more = Игры на этом устройстве идут только в одной вкладке. С ними всё в порядке.
web-device-here = Играть здесь
web-device-failed = Noppa не запустилась на этом устройстве.
web-device-storage-away = Этот браузер не даёт Noppa сохранять игры. Так часто бывает в приватном окне, открой Noppa в обычном.
web-device-again = Попробовать ещё раз
web-device-hosted = Ты играешь на этом устройстве.
web-device-hosted-more = Сервер недоступен. Игры сохраняются здесь и попадут в твою историю, когда он вернётся.
web-device-site = Всё работает на этом устройстве и остаётся на нём. Чтобы играть по ссылке или сравнивать кубики дня, нужен сервер Noppa.
web-version-new = Готова новая версия Noppa. Перезагрузи страницу.
web-version-reload = Перезагрузить
web-offline = Играть без сети
web-offline-more = Сохранит { $megabytes } МБ на этом устройстве, чтобы играть без связи.
web-offline-ready = Можно играть без сети.
web-offline-loading = Сохраняем для игры без сети… { $percent } %
web-offline-failed = Не всё удалось сохранить для игры без сети. Noppa попробует снова в следующий раз.
web-way-link-away = Нужен сервер
web-everything = Всё в одном файле
web-everything-more = Все игры этого устройства, законченные и нет: про запас или чтобы перенести на другое устройство.
web-everything-save = Сохранить в файл
web-everything-open = Открыть файл
web-everything-added = { $added ->
    [0] Все эти игры у тебя уже есть.
    [one] Добавлена { $added } игра.
    [few] Добавлены { $added } игры.
    [many] Добавлено { $added } игр.
   *[other] Добавлено { $added } игры.
 }
error-device-failed = Noppa не запустилась на этом устройстве. Перезагрузи страницу и попробуй снова.
error-elsewhere = Noppa открыта в другой вкладке. Играй там или закрой ту вкладку и попробуй снова.
