# Слова самого застосунку в браузері; ігри, рядки й відмови говорять зі своїх файлів.

web-name = Noppa
web-nav = Сторінки
web-preferences = Налаштування
web-language = Мова
web-language-auto = як у браузері ({ $language })
web-theme = Світла чи темна
web-theme-auto = як на пристрої
web-theme-light = світла
web-theme-dark = темна
web-still = Без руху
web-sound = Звуки
web-remarks = Тихе зауваження після дорогого вибору
web-chances = Шанси всіх на перемогу
web-buzz = Вібрація, коли мій хід
web-pace = Як швидко грають боти
web-pace-slow = повільно
web-pace-normal = як зазвичай
web-pace-at-once = одразу
web-your-name = Твоє ім’я
web-done = Готово
web-close = Закрити
web-yes = так
web-no = ні
web-you = Ти
web-who-here = тут
web-who-link = за посиланням
web-player = Гравець { $number }

## Початкова сторінка
web-welcome = Підсідай до столу.
web-welcome-more = П’ять ігор із кубиками: наодинці, на одному пристрої або з друзями за посиланням. Тренер знає, чого вартий кожен вибір.
web-players = гравців: від { $least } до { $most }
web-play = Грати
web-play-game = { $game }: грати проти бота
web-more = Друзі…
web-more-game = { $game } із друзями або за іншими правилами
web-go-on = Грати далі
web-day = Кубики дня
web-day-more = Однакові кубики для всіх, раз на день.
web-day-none = Сьогоднішніми кубиками ще ніхто не грав.
web-day-playing = грає
web-past = Зіграно
web-watch = Інші столи
web-practice = Тренування
web-practice-more = Обирай у позиції й дивись, чого вартий кожен вибір.
web-history = Твої ігри
web-history-more = Результати, середні й рекорди.
web-open-record = Відкрити запис
web-open-record-drop = Файл гри: обери його або перетягни сюди.
web-phones = Телефони вдома
web-phones-open = Пустити телефони
web-home = На початкову сторінку
web-lost-title = Цю сторінку не вдалося відкрити
web-gone = Цього тут немає
error-offline = Мережі немає. Noppa відкривається, але грі потрібен її сервер: вона піде далі, щойно зв’язок повернеться.
error-server-away = Сервер не відповідає. Спробуй за хвилину; нічого не пропало.

## Сідаємо грати
web-who = Хто грає
web-seat-name = Ім’я гравця { $number }
web-seat-remove = Прибрати гравця { $number }
web-bot-level = Наскільки сильний бот
web-add-here = Хтось тут
web-add-link = Хтось за посиланням
web-add-bot = Бот
web-house-rules = Домашні правила
web-edition = Видання
web-edition-own = { $edition }, як у буклеті твоєю мовою
web-dice-are = Кубики
web-dice-fair = від Noppa, їх можна перевірити
web-dice-real = справжні, на столі
web-every-roll = Вводиться кожен кидок, а не лише підсумкові кубики
web-starts = Хто починає
web-starts-chosen = перший у списку
web-starts-drawn = старший кубик
web-starts-loser = останній у минулій грі
web-clock = Час на рішення
web-clock-seconds = { $seconds ->
    [0] без обмеження
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
 }
web-allow-coach = Можна питати тренера
web-allow-undo = Ходи можна повертати, якщо всі згодні
web-dice-fair-more = Кидає сервер, а після гри твій браузер може перевірити кожен кидок.
web-dice-real-more = Ти кидаєш справжні кубики й позначаєш, що вони показують; Noppa веде рахунок.
web-starts-chosen-more = Починає перший у списку, решта йде за порядком.
web-starts-drawn-more = Перед грою кожному випадає кубик, і починає старший.
web-starts-loser-more = Наступну гру починає той, хто був останнім; першу вирішує старший кубик.
web-clock-more = { $seconds ->
    [0] Кожен думає, скільки треба.
   *[other] Коли час ({ $seconds } с) вийде, хід буде зроблено за тебе.
 }
web-coach-yes-more = Можна питати, чого вартий кожен вибір.
web-coach-no-more = Під час гри порад не отримує ніхто.
web-undo-yes-more = Хід, після якого ще не було кубиків чи карти, можна повернути, якщо решта згодна.
web-undo-no-more = Хід лишається як є.
web-edition-more = Видання — це набір домашніх правил; кожне можна змінити нижче.
web-own-board = Власне поле
web-own-deck = Власна колода
web-own-map = Власна карта
web-own-remove = Без файлу
web-own-used = Власне, з файлу
web-kind-gone = У цю гру тут не грають. На початковій сторінці є ті, у які грають.
web-invited = Тебе запрошено до гри «{ $game }»
web-sit = Сісти тут
web-just-watch = Лише дивитися
web-join-taken = Там уже хтось сидить. Попроси інше місце в того, від кого запрошення.
web-waiting = { $count ->
    [0] Усі на місці
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
 }
web-invite = { $name }: відскануй це або надішли посилання.
web-qr = Посилання як код
web-link = Посилання
web-share = Надіслати посилання
web-copied = Скопійовано
web-share-by-hand = Цей браузер не може його надіслати чи скопіювати: виділи посилання вище і скопіюй.
web-device = Продовжити на цьому пристрої
web-device-more = Цей пристрій стане тією самою людиною, що й той, де створено посилання.
web-device-go = Так, це я
web-device-link = Продовжити на іншому пристрої
web-device-scan = Відкрий це на іншому пристрої впродовж десяти хвилин; працює один раз.

## За столом
web-title = { $game } · Noppa
web-title-turn = Твій хід · { $game }
web-opening = Відкриваємо стіл…
web-getting-ready = Noppa готується. Коли в гру грають тут уперше, це може тривати хвилину.
web-connection-lost = Зв’язок зник; він повернеться сам, і нічого не пропаде.
web-seats = Гравці
web-seat-free = вільно
web-seat-away = немає
web-seat-bot = грає бот
web-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
 }
web-dice = Кубики
web-die = Кубик { $place }: { $value }
web-die-blank = Кубик { $place }: не кинуто
web-die-coloured = Кубик { $place } ({ $colour }): { $value }
web-die-coloured-blank = Кубик { $place } ({ $colour }): не кинуто
web-dice-shown = { $count ->
    [1] кубик: { $dice }
   *[other] кубики: { $dice }
 }
web-turn-yours = Твій хід
web-turn-of = Хід: { $name }
web-turn-several = { $count ->
    [one] обирає { $count } гравець
    [few] обирають { $count } гравці
    [many] обирають { $count } гравців
   *[other] обирають { $count } гравця
 }
web-roll = { $dice ->
    [0] Кидати нічого
    [one] Кинути { $dice } кубик
    [few] Кинути { $dice } кубики
    [many] Кинути { $dice } кубиків
   *[other] Кинути { $dice } кубика
 }
web-draw = Відкрити карту
web-total = Разом
web-pad = Таблиця очок
web-par = до трьох у кожному рядку
web-write = { $item }: записати { $points }
web-moves = { $count ->
    [1] Єдиний вибір
   *[other] Усі варіанти: { $count }
 }
web-menu = Меню
web-rules = Правила цього столу
web-undo = Повернути останній хід
web-stop = Закінчити гру
web-leave = Піти з-за столу
web-agree = Погодитися
web-decline = Ні
web-vote-undo = { $name } просить повернути останній хід.
web-vote-stop = { $name } пропонує закінчити гру.
web-away-long = { $name }: уже якийсь час немає за столом.
web-give = Хай грає бот
web-vote-waits = Чекаємо на відповідь: { $names }
web-bot-for-you = { $name }: зараз грає бот.
web-take-back = Повернутися на місце
web-pass = Тепер { $name }: передай пристрій
web-pass-why = Записів кожного не видно, доки не запишуть усі.
web-pass-here = Це я, { $name }
web-pass-wait = { $count ->
    [1] Тут усі записали. Ще обирає { $names }.
   *[other] Тут усі записали. Чекаємо на решту: { $count }.
 }
web-react = Подати знак
web-react-applause = Браво
web-react-luck = Щасти
web-react-wow = Ого
web-react-laugh = Ха-ха
web-react-ouch = Ой
web-react-thanks = Дякую

## Для тих, хто слухає
web-said-total = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очки.
    [many] { $name }: { $points } очок.
   *[other] { $name }: { $points } очка.
 }

## На телевізорі
web-tv = Показати на телевізорі
web-tv-scan = Дивись із телефона

## Кінець
web-over = Гру закінчено
web-over-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
web-won-you = Перемога за тобою
web-won = { $count ->
    [1] Перемога: { $names }
   *[other] Спільна перемога: { $names }
 }
web-again = Зіграти ще
web-record = Зберегти запис
web-steps = Крок за кроком

## Тренер
web-coach-ask = Спитати тренера
web-coach-thinks = Тренер думає…

## Що сталося
web-log = Що сталося
web-log-start = Гра починається.
web-log-roll = { $name }: кидок { $dice }.
web-log-dice = Кубики показують { $dice }.
web-log-draw = Карта: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Останній хід повернено.
web-log-amend = Запис виправлено.
web-log-back = { $name } знову тут.
web-log-bot = { $name }: далі грає бот.
web-log-stopped = Гру закінчили раніше.
# Після імені та двокрапки, а також окремо, коли гру переглядають.
web-did-keep = залишено { $dice }
web-did-keep-none = нічого не залишено
web-did-write = заповнено: { $item }
web-did-declare = заявлено: { $item }
web-did-set = відкладено { $dice }
web-did-go = гра далі
web-did-stop = зупинка
web-did-stone = камінь на { $square }
web-did-take-over = захоплено { $square }; той камінь іде на { $to }
web-did-box = камінь у коробку
web-did-lay = { $dice } на карту { $slot } ({ $card })
web-did-done = кінець ходу
web-did-stand = кубики лишаються як є
web-did-reroll = повторний кидок: { $colours }
web-did-twice = { $die } двічі, без { $drop }
web-did-number = записано { $number }: { $city }
web-did-cross = викреслено: { $city }

## Столи ігор
web-kivi-board = Поле
web-kivi-value = варта { $value }
web-kivi-stone = камінь: { $name }
web-kivi-gain = зараз { $gain }
web-kivi-line = { $stones ->
    [1] одинокий камінь: { $sum } × { $stones } = { $points }
   *[other] лінія з { $stones } каменів: { $sum } × { $stones } = { $points }
 }
web-kivi-only = Лише ці лінії
web-kivi-taking = Обери вільну клітинку для каменя, який лежить на { $square }.
web-tutto-risk = очки на кону
web-tutto-choose = Обери, що відкласти
web-tutto-made = Tutto за цей хід: { $count }
web-dicetto-empty = Немає карти
web-dicetto-done = Готово
web-dicetto-tie = { $tie } — двобій, вище не буває
web-dicetto-beat = { $beat } б’є, { $tie } — двобій
web-dicetto-battle = Двобій: { $card }
web-dicetto-again = { $face } і { $face }: ще раз.
web-dicetto-won = { $one } проти { $other }. Карта: { $name }.
web-dicetto-fought = двобій: { $name }
web-trip-map = Карта: { $name }
web-trip-empty = порожньо
web-trip-crossed = викреслено
web-trip-gain = { $number } тут: { $gain }
web-trip-numbers = Числа з цих кубиків
web-trip-make = Перетягни один кубик на інший, торкнися двох кубиків або числа.
web-trip-put = Тепер торкнися міста для { $number } або перетягни число туди.
web-trip-cross = Викреслити місто
web-trip-stand = Залишити кубики
web-trip-decide = Залиш кубики як є або торкнися тих, що кинеш знову, раз за гру.
web-trip-wait = Записано. Інші ще обирають.

## Чи чесні кубики?
web-back = Назад до столу
web-fair = Чи чесні кубики?
web-fair-how =
    До гри сервер пообіцяв одне таємне число, показавши його відбиток, а браузер кожного гравця
    додав своє число. Разом вони визначають кожен кидок. Таємне число показують наприкінці.
web-fair-real = Кубики в цій грі справжні: тут ніщо не могло їх змінити.
web-fair-promise = Обіцяно до гри
web-fair-player = Додано: { $name }
web-fair-secret = Таємне число
web-fair-later = покажемо, коли гра закінчиться
web-fair-check = { $count ->
    [1] Перевірити єдиний кидок
   *[other] Перевірити всі кидки й карти ({ $count })
 }
web-fair-right = { $count ->
    [1] Перевірено: як обіцяно.
   *[other] Перевірено тут, у цьому браузері ({ $count }): усе як обіцяно.
 }
web-fair-wrong = { $count ->
    [1] Подія { $event } («{ $text }») — не те, що обіцяно.
   *[other] Не те, що обіцяно: { $count }; перша — подія { $event } («{ $text }»).
 }
web-fair-broken = Таємне число не те, що було обіцяно.
web-fair-counts = Як часто випадало кожне число
web-fair-sample = Кубиків: { $dice }; кожне число випадає в середньому { $mean } разів. Така мала вибірка мало про що говорить.

## Удача і майстерність
web-review = Удача і майстерність
web-review-working = Тренер розбирає гру…
web-review-curve = Чого була варта гра для кожного на кожному кроці
web-review-none = Жоден вибір не коштував нічого помітного.
web-review-exact = Ці числа точні.
web-review-estimate = Ці числа — оцінки.
web-band-flawless = Бездоганно.
web-band-master = Гра на рівні майстра.
web-band-expert = Гра на рівні знавця.
web-band-skilled = Гра на доброму рівні.
web-band-casual = Гра на рівні любителя.
web-band-beginner = Гра на рівні початківця.

## Справжні кубики
web-real-pad = Що лежить на столі
web-real-tap = { $left ->
    [0] Це всі.
    [one] Вкажи ще { $left } кубик.
    [few] Вкажи ще { $left } кубики.
    [many] Вкажи ще { $left } кубиків.
   *[other] Вкажи ще { $left } кубика.
 }
web-real-tap-colour = Вкажи, що показує цей кубик: { $colour }.
web-real-face = Кубик показує { $face }
web-real-remove = Прибрати { $face }
web-real-enter = Ось ці кубики
web-real-choose = Тепер торкнися місця, куди вони йдуть. Так запишеться і те, і те.
web-real-other = Інші кубики
web-real-card = Торкнися карти, яку відкрито.
web-correct = Виправити
web-correct-text = Що мало бути
web-correct-open = Виправити запис
web-correct-which = Який запис неправильний?
web-correct-stood = Там записано: { $entry }
web-correct-other = Інший запис
web-correct-none = Поки нічого не записано.
web-correct-misfit = Те, що йшло після виправленого запису, більше не пасує, тож його прибрано: введи це знову.
web-clock-left = { $seconds ->
    [one] лишилася { $seconds } секунда
    [few] лишилося { $seconds } секунди
    [many] лишилося { $seconds } секунд
   *[other] лишилося { $seconds } секунди
 }
