# Слова самого застосунку в браузері; ігри, рядки й відмови говорять зі своїх файлів.

web-name = Noppa
web-nav = Сторінки
web-preferences = Налаштування
web-your-data = Твої дані
web-limits = Обмеження сервера
web-language = Мова
web-language-auto = Як у браузері ({ $language })
web-theme = Тема
web-theme-auto = Як на пристрої
web-theme-light = Світла
web-theme-dark = Темна
web-still = Без анімації
web-sound = Звуки
web-remarks = Казати, коли я помиляюся
web-chances = Показувати шанси на перемогу
web-buzz = Вібрувати, коли мій хід
web-pace = Як швидко грають боти
web-pace-slow = Повільно
web-pace-normal = Звичайно
web-pace-at-once = Миттєво
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
web-begin = Зіграти в { $game }
web-begin-more = Одразу проти бота { $bot }.
web-resume = { $game } · { $names }
web-resume-yours = Твій хід · { $game } · { $names }
web-resume-waiting = Чекаємо на гравців · { $game }
web-running = Інші твої ігри
web-day-game = { $game }, ті самі кидки для всіх
web-day-play = Грати в { $game } кубиками дня
web-day-done = { $points ->
    [one] { $game }: { $points } очко
    [few] { $game }: { $points } очки
    [many] { $game }: { $points } очок
   *[other] { $game }: { $points } очка
 }
web-day-newcomer = сьогодні вперше
web-day-results = Результати
web-day-secret = Спершу дограй свою гру, тоді зможеш подивитися чужі.
web-day-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
    [many] { $days } днів поспіль
   *[other] { $days } дня поспіль
 }
web-day-share = { $days ->
    [0] { $game }, кубики дня на Noppa. Мій рахунок: { $points }.
    [1] { $game }, кубики дня на Noppa. Мій рахунок: { $points }.
    [one] { $game }, кубики дня на Noppa. Мій рахунок: { $points }. Граю { $days } день поспіль.
    [few] { $game }, кубики дня на Noppa. Мій рахунок: { $points }. Граю { $days } дні поспіль.
    [many] { $game }, кубики дня на Noppa. Мій рахунок: { $points }. Граю { $days } днів поспіль.
   *[other] { $game }, кубики дня на Noppa. Мій рахунок: { $points }. Граю { $days } дня поспіль.
 }
web-share-short = Поділитися
web-share-failed = Не вдалося скопіювати
web-real-dice = Справжні кубики
web-real-dice-more = Ти кидаєш, Noppa веде рахунок.
web-welcome = Сідай до столу.
web-welcome-more = П’ять ігор із кубиками: наодинці, на одному пристрої або з друзями за посиланням. Тренер покаже, чого вартий кожен вибір.
web-players = гравців: від { $least } до { $most }
web-play = Грати
web-play-game = Грати в { $game } проти бота
web-more = Друзі…
web-more-game = Грати в { $game } з друзями або змінити правила
web-go-on = Продовжити
web-day = Кубики дня
web-day-more = Однакові кубики для всіх, раз на день.
web-day-none = Сьогоднішніми кубиками ще ніхто не грав.
web-day-playing = грає
web-past = Закінчені ігри
web-watch = Інші столи
web-practice = Тренування
web-practice-more = Зроби вибір і порівняй усі варіанти.
web-history = Твої ігри
web-history-more = Результати, середні й найкращі.
web-open-record = Відкрити запис гри
web-open-record-drop = Обери файл збереженої гри або перетягни його сюди.
web-phones = Телефони вдома
web-phones-open = Під’єднати телефони
web-home = На головну
web-lost-title = Не вдалося відкрити цю сторінку
web-gone = Такого тут немає
error-offline = Немає мережі, а для цього потрібен сервер. Усе запрацює, коли зв’язок повернеться.
error-server-away = Сервер не відповідає. Нічого не пропало. Спробуй трохи згодом.

## Нова гра
web-new-game = { $game }: нова гра
web-how-to = { $game }: як грати
web-way-here = На цьому пристрої
web-way-here-more = передаючи по колу
web-way-link = За посиланням
web-way-link-more = друзі будь-де
web-way-bots = Проти ботів
web-way-bots-more = почати одразу
web-at-the-table = За столом
web-seat-you = ти; торкнися, щоб змінити ім’я
web-seat-here = на цьому пристрої
web-link-next = Далі ти отримаєш код і посилання для кожного з друзів. Гра почнеться, коли всі зберуться.
web-seat-by-link = приєднається за посиланням
web-seats-most = до { $most }
web-bot-choose = Обери, як грає { $name }
web-bot-plays = Як грає { $name }
web-bot-hare = учень
web-bot-hare-level = бот-учень
web-bot-hare-more = ще вчиться, часто не бачить найкращого ходу
web-bot-hedgehog = середняк
web-bot-hedgehog-level = бот-середняк
web-bot-hedgehog-more = грає рівно, думає лише про цей хід
web-bot-fox = хитрун
web-bot-fox-level = бот-хитрун
web-bot-fox-more = грає сильно, але часом помиляється
web-bot-owl = знавець
web-bot-owl-level = бот-знавець
web-bot-owl-more = завжди робить найкращий хід, який знає
web-start-game = { $count ->
    [1] Почати гру
    [one] Почати гру, { $count } гравець
    [few] Почати гру, { $count } гравці
    [many] Почати гру, { $count } гравців
   *[other] Почати гру, { $count } гравця
 }
web-start-link = { $count ->
    [1] Почати гру
   *[other] Почати гру й запросити друзів
 }
web-summary-board = власне поле
web-summary-deck = власна колода
web-summary-map = власна карта
web-summary-changed = { $count ->
    [one] { $count } зміна
    [few] { $count } зміни
    [many] { $count } змін
   *[other] { $count } зміни
 }
web-coach-allowed = може допомагати
web-coach-off = мовчить
web-own-how = Завантаж файл Noppa, зміни його й обери тут. Щонайбільше 64 кБ.
web-own-template-board = Завантажити поле
web-own-template-deck = Завантажити колоду
web-own-template-map = Завантажити карту
web-own-example = Подивитися приклад
web-own-checking = Перевіряємо файл…
web-own-fine = Файл годиться. Гратимете з ним.
web-join-full = { $game }: це місце вже зайнято
web-who = Хто грає
web-seat-name = Ім’я гравця { $number }
web-seat-move = Пересунути: { $name }, гравець { $number } з { $count }
web-seat-remove = Прибрати гравця { $number }
web-bot-level = Як добре грає бот
web-add-here = Додати гравця
web-add-link = Запросити за посиланням
web-add-bot = Додати бота
web-house-rules = Домашні правила
web-edition = Видання
web-edition-own = { $edition }, як у буклеті твоєю мовою
web-dice-are = Кубики
web-dice-fair = кубики Noppa
web-dice-real = справжні
web-every-roll = Вводити кожен кидок, а не лише останні кубики
web-starts = Хто починає
web-starts-chosen = перший у списку
web-starts-drawn = у кого випало більше
web-starts-loser = хто програв минулу гру
web-clock = Час на хід
web-clock-seconds = { $seconds ->
    [0] без обмеження
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
 }
web-allow-coach = Дозволити тренера
web-allow-undo = Дозволити скасування, якщо всі згодні
web-dice-fair-more = Кидає Noppa. Після гри твій браузер може перевірити кожен кидок.
web-dice-real-more = Ти кидаєш справжні кубики й позначаєш, що випало. Noppa веде рахунок.
web-starts-chosen-more = Починає перший у списку, далі всі ходять по черзі.
web-starts-drawn-more = Кожен кидає один кубик, і починає той, у кого більше.
web-starts-loser-more = Наступну гру починає той, хто посів останнє місце. Першу — той, у кого випало більше.
web-clock-more = { $seconds ->
    [0] Думати можна скільки завгодно.
    [one] Якщо не зробити хід за { $seconds } секунду, Noppa зробить його за тебе.
    [few] Якщо не зробити хід за { $seconds } секунди, Noppa зробить його за тебе.
    [many] Якщо не зробити хід за { $seconds } секунд, Noppa зробить його за тебе.
   *[other] Якщо не зробити хід за { $seconds } секунди, Noppa зробить його за тебе.
 }
web-coach-yes-more = Гравці можуть питати, чого вартий кожен вибір.
web-coach-no-more = Під час гри підказок не має ніхто.
web-undo-yes-more = Хід можна скасувати, якщо решта згодна й після нього ще не випали кубики й не відкрито карту.
web-undo-no-more = Ходів ніхто не скасовує.
web-edition-more = Видання — це набір домашніх правил. Кожне можна змінити нижче.
web-own-board = Власне поле
web-own-deck = Власна колода
web-own-map = Власна карта
web-own-remove = Прибрати файл
web-own-used = Власне, з файлу
web-kind-gone = У цю гру тут зіграти не можна. Усі доступні ігри — на головній сторінці.
web-invited = Тебе запрошують зіграти в { $game }
web-sit = Приєднатися
web-just-watch = Лише дивитися
web-join-taken = Це місце вже зайняли. Можна дивитися або попросити інше посилання.
web-waiting = { $count ->
    [0] Усі на місці
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
 }
web-invite = { $name }: відскануй код або відкрий посилання.
web-qr = QR-код із посиланням
web-link = Посилання
web-share = Надіслати посилання
web-copied = Скопійовано
web-share-by-hand = Цей браузер не може надіслати чи скопіювати посилання. Виділи його вище й скопіюй.
web-device = Продовжити на цьому пристрої
web-device-more = Тут ти гратимеш далі як той самий гравець.
web-device-go = Так, це я
web-device-link = Продовжити на іншому пристрої
web-device-scan = Відкрий це посилання на іншому пристрої впродовж десяти хвилин. Воно діє один раз.

## За столом
web-title = { $game } · Noppa
web-title-turn = Твій хід · { $game }
web-opening = Відкриваємо стіл…
web-getting-ready = Noppa готується. Перший запуск гри може тривати хвилину.
web-connection-lost = Зв’язок зник. Noppa під’єднується знову, гра не пропаде.
web-connection-last-seen = Сервер не відповідає. Можна подивитися гру такою, якою вона була востаннє, і грати далі, коли сервер знову запрацює.
web-seats = Гравці
web-seat-free = вільно
web-seat-away = немає на місці
web-seat-bot = грає бот
web-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
 }
web-rail = Гравці, тренер і що сталося
web-result = Результат
web-lesson = Урок
web-lesson-offer = Граєш у { $game } вперше?
web-lesson-play = Пройти урок
web-lesson-later = Не зараз
web-lesson-entry-more = Коротка перша гра. Кубики вже підготовлено.
web-lesson-step = Крок { $step } з { $steps }
web-lesson-skip = Пропустити
web-lesson-show = Показати
web-lesson-allowed = Так теж можна. Але спробуймо інакше.
web-lesson-coached = Тренер радить: { $move }.
web-lesson-rival = Ходить { $name }…
web-lesson-back = Не { $dice }. Торкнися ще раз, щоб відпустити.
web-lesson-over = Тепер ти вмієш грати в { $game }
web-lesson-game = Зіграти
web-sound-ask = Грати зі звуком?
web-sound-on = Увімкнути звук
web-sound-off = Ні
web-chance-of = { $name }: { $percent }% на перемогу.
web-chances-best = Ці шанси — якщо всі грають як знавці.
web-chance-short = { $percent }% на перемогу
web-plus-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
    [many] +{ $points } очок
   *[other] +{ $points } очка
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
web-turn-of = Ходить { $name }
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
web-roll-number = Кидок { $number }
web-roll-kept = { $count ->
    [0] нічого не залишено
   *[other] залишено
 }
web-draw = Відкрити карту
web-total = Разом
web-pad = Таблиця очок
web-par = порівняно з трьома кубиками кожного числа
web-write = Записати { $points } у рядок «{ $item }»
web-moves = { $count ->
    [1] Єдиний варіант
   *[other] Усі варіанти: { $count }
 }
web-menu = Меню
web-rules = Правила
web-undo = Скасувати хід
web-stop = Закінчити гру
web-leave = Вийти з-за столу
web-while-playing = Під час гри
web-this-table = Цей стіл
web-stop-group = Вихід
web-play-on = Грати далі
web-leave-kept = гра збережеться
web-leave-ask = Вийти з-за столу?
web-leave-more = Поки тебе немає, за тебе грає бот. Повернутися можна, доки гра триває.
web-leave-yes = Вийти
web-left = Тебе немає за столом, за тебе грає бот.
web-stop-ask = Закінчити гру для всіх?
web-stop-more = Рахунок лишиться як є. Скасувати це не можна.
web-stop-yes = Закінчити гру
web-invite-watch = Посилання для глядачів
web-keys = Клавіатура
web-key-roll = Кинути кубики
web-key-die = Залишити кубик або відпустити його
web-key-explain = Пояснити рядок чи карту
web-key-tab = Рухатися столом; Enter — обрати
web-key-escape = Закрити відкрите
web-agree = Погодитися
web-decline = Ні
web-vote-undo = { $name } просить скасувати останній хід.
web-vote-remove = { $name } пропонує прибрати з гри: { $other }.
web-remove = Прибрати: { $name }
web-vote-stop = { $name } пропонує закінчити гру.
web-away-long = { $name } уже давно не на місці.
web-give = Хай дограє бот
web-vote-waits = Чекаємо: { $names }
web-bot-for-you = { $name }: грає бот.
web-take-back = Повернутися на місце
web-pass = Передай пристрій: { $name }
web-pass-why = Ніхто не бачить, що пишуть інші, доки всі не закінчать.
web-pass-here = Це я, { $name }
web-pass-wait = { $count ->
    [1] Тут усі закінчили. Чекаємо: { $names }.
   *[other] Тут усі закінчили. Чекаємо на решту: { $count }.
 }
web-react = Надіслати реакцію
web-react-applause = Молодець
web-react-luck = Хай щастить
web-react-wow = Ого
web-react-laugh = Ха-ха
web-react-ouch = Ой
web-react-thanks = Дякую
web-react-said = { $name }: { $what }.

## Для тих, хто слухає
web-said-total = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очки.
    [many] { $name }: { $points } очок.
   *[other] { $name }: { $points } очка.
 }

## На телевізорі
web-tv = Показати на телевізорі
web-tv-scan = Дивитися на телефоні

## Кінець
web-over = Гру закінчено
web-over-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
web-won-you = Перемога твоя
web-won = { $count ->
    [1] Перемагає { $names }
   *[other] Перемогу ділять { $names }
 }
web-won-you-by = Твоя перемога з відривом { $points }
web-won-by = { $name } перемагає з відривом { $points }
web-end-share = { $game } на Noppa: { $results }
web-end-luck-points = очки завдяки удачі
web-end-luck-chance = { $amount ->
    [one] пункт шансу на перемогу завдяки удачі
    [few] пункти шансу на перемогу завдяки удачі
    [many] пунктів шансу на перемогу завдяки удачі
   *[other] пункту шансу на перемогу завдяки удачі
 }
web-end-luck-lead = очки відриву завдяки удачі
web-end-loss-points = очки через помилки
web-end-loss-chance = { $amount ->
    [one] пункт шансу на перемогу через помилки
    [few] пункти шансу на перемогу через помилки
    [many] пунктів шансу на перемогу через помилки
   *[other] пункту шансу на перемогу через помилки
 }
web-end-loss-lead = очки відриву через помилки
web-end-band = твій рівень
web-end-band-of = { $name }: рівень гри
web-end-band-flawless = Бездоганний
web-end-band-master = Майстер
web-end-band-expert = Знавець
web-end-band-skilled = Досвідчений
web-end-band-casual = Аматор
web-end-band-beginner = Початківець
web-end-curve-points = Імовірний підсумок
web-end-curve-chance = Шанс на перемогу
web-end-curve-lead = Імовірний відрив наприкінці
web-end-swing = Переломний момент: { $what }
web-again = Зіграти ще
web-record = Зберегти запис гри
web-steps = Крок за кроком

## Тренер
web-coach-ask = Спитати тренера
web-coach-thinks = Думаю…
web-coach-later = Тренера можна спитати, коли тобі є що обирати.
web-coach = Тренер
web-coach-list = Чого вартий кожен вибір
web-coach-do = Зробити так
web-coach-is-best = найкращий
web-exact = точно
web-estimate = приблизно
web-remark = Це коштувало { $amount }. Краще було: { $move }.

## Що сталося
web-log = Що сталося
web-log-start = Гра починається.
web-log-roll = { $name }: кидок { $dice }.
web-log-dice = Кубики показують { $dice }.
web-log-draw = Карта: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Останній хід скасовано.
web-log-amend = Запис виправлено.
web-log-back = { $name } знову тут.
web-log-bot = { $name }: далі грає бот.
web-log-stopped = Гру закінчили достроково.
# Після імені та двокрапки, а також окремо, коли гру переглядають.
web-did-keep = залишено { $dice }
web-did-keep-none = нічого не залишено
web-told-keep = { $count ->
    [0] { $name }: знову всі кубики.
   *[other] { $name }: залишено { $dice }.
 }
web-did-write = заповнено рядок «{ $item }»
web-did-declare = заявлено рядок «{ $item }»
web-did-set = відкладено { $dice }
web-did-go = далі
web-did-stop = зупинка
web-did-stone = камінь на клітинку { $square }
web-did-take-over = захоплено клітинку { $square }, її камінь — на клітинку { $to }
web-did-box = камінь у коробку
web-did-lay = { $dice } на карту { $slot } («{ $card }»)
web-did-done = кінець ходу
web-did-stand = кубики залишено
web-did-reroll = повторний кидок: { $colours }
web-did-twice = { $die } двічі, без { $drop }
web-did-number = { $number } у місто { $city }
web-did-cross = викреслено місто { $city }

## Столи ігор
web-kivi-board = Поле
web-kivi-value = вартість { $value }
web-kivi-stone = камінь: { $name }
web-kivi-gain = { $gain } зараз
web-kivi-line = лінія з { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Показати лише ці лінії
web-kivi-taking = Торкнися вільної клітинки для каменя з клітинки { $square }.
web-tutto-risk = під загрозою
web-tutto-choose = Торкнися кубиків, щоб відкласти
web-tutto-made = За цей хід Tutto: { $count }
web-dicetto-empty = Немає карти
web-dicetto-done = Готово
web-dicetto-tie = { $tie } — двобій
web-dicetto-beat = { $beat } б’є, { $tie } — двобій
web-dicetto-battle = Двобій за карту «{ $card }»
web-dicetto-again = В обох { $face }. Кидаємо ще раз.
web-dicetto-won = { $one } проти { $other }. У двобої перемагає { $name }.
web-dicetto-fought = { $name }: двобій
web-trip-map = Карта: { $name }
web-trip-empty = порожньо
web-trip-crossed = викреслено
web-trip-gain = { $number } тут: { $gain }
web-trip-numbers = Які числа дають ці кубики
web-trip-make = Торкнися двох кубиків або числа.
web-trip-put = Торкнися міста для { $number } або перетягни число туди.
web-trip-cross = Викреслити місто
web-trip-stand = Залишити всі чотири
web-trip-decide = Залиш ці кубики або торкнися тих, які кинеш знову. Так можна раз за гру.
web-trip-wait = Готово. Інші ще обирають.

## Чи чесні кубики?
web-back = Назад до столу
web-fair = Чи чесні кубики?
web-fair-how =
    Перед грою сервер обрав таємне число й показав його відбиток, щоб потім числа не можна було підмінити.
    Тоді те саме зробив браузер кожного гравця. Усі ці числа разом визначають кожен кидок. Коли гра
    закінчиться, таємне число покажуть.
web-fair-real = У цій грі кубики справжні, Noppa на кидки не впливає.
web-fair-promise = Відбиток, показаний до гри
web-fair-player = Число додав гравець: { $name }
web-fair-secret = Таємне число
web-fair-later = покажемо, коли гра закінчиться
web-fair-check = { $count ->
    [1] Перевірити кидок
   *[other] Перевірити всі кидки й карти ({ $count })
 }
web-fair-right = { $count ->
    [1] Перевірено в цьому браузері. Кидок саме такий, як обіцяно.
   *[other] Перевірено в цьому браузері. Усі кидки й карти ({ $count }) саме такі, як обіцяно.
 }
web-fair-wrong = { $count ->
    [1] Крок { $event } («{ $text }») не такий, як обіцяно.
   *[other] Кидків або карт, не таких, як обіцяно: { $count }. Перший — крок { $event } («{ $text }»).
 }
web-fair-broken = Таємне число не те, яке було обіцяно.
web-fair-changed = Це не ті числа, які браузер бачив перед грою.
web-fair-remembered = Браузер пам’ятає числа, показані до гри, і не вірив серверові на слово.
web-fair-not-there = Цей браузер не додавав числа до цієї гри, тому може перевірити лише те, що каже сервер.
web-fair-unrevealed = не надійшло вчасно
web-fair-counts = Як часто випадало кожне число
web-fair-sample = Кинуто кубиків: { $dice }. Кожне число випадає в середньому { $mean ->
    [one] { $mean } раз
    [few] { $mean } рази
    [many] { $mean } разів
   *[other] { $mean } раза
 }. Це замало для висновків.

## Удача й майстерність
web-review = Удача й майстерність
web-review-working = Тренер розбирає гру…
web-review-curve = Як ішла гра в кожного
web-review-none = Помітних помилок немає.
web-review-exact = Ці числа точні.
web-review-estimate = Ці числа приблизні.
web-band-flawless = Бездоганна гра.
web-band-master = Гра на рівні майстра.
web-band-expert = Гра на рівні знавця.
web-band-skilled = Гра на рівні досвідченого гравця.
web-band-casual = Гра на рівні аматора.
web-band-beginner = Гра на рівні початківця.

## Справжні кубики
web-real-pad = Що на столі
web-real-tap = { $left ->
    [0] Це всі.
    [one] Торкнися числа ще { $left } кубика.
    [few] Торкнися чисел ще { $left } кубиків.
    [many] Торкнися чисел ще { $left } кубиків.
   *[other] Торкнися чисел ще { $left } кубика.
 }
web-real-tap-colour = Торкнися числа на цьому кубику: { $colour }.
web-real-face = Додати { $face }
web-real-remove = Прибрати { $face }
web-real-enter = Узяти ці кубики
web-real-choose = Тепер торкнися, куди їх записати. Так буде введено і кубики, і твій хід.
web-real-other = Змінити кубики
web-real-card = Торкнися карти, яка відкрилася.
web-correct = Зберегти виправлення
web-correct-text = Як має бути?
web-correct-open = Виправити запис
web-correct-which = Який запис неправильний?
web-correct-stood = Там записано: { $entry }
web-correct-other = Обрати інший запис
web-correct-none = Поки нічого не введено.
web-correct-misfit = Записи після виправлення більше не сходяться, їх прибрано. Введи їх знову.
web-clock-left = { $seconds ->
    [one] лишилася { $seconds } секунда
    [few] лишилося { $seconds } секунди
    [many] лишилося { $seconds } секунд
   *[other] лишилося { $seconds } секунди
 }

## Короткі правила: на аркуші за «?» і в `noppa rules`
guide-goal = Мета
guide-turn = Твій хід
guide-scores = Очки
guide-examples = Приклади
guide-example-number = Приклад { $number }
guide-questions = Запитання
guide-full = Повні правила
guide-table = Цей стіл
guide-ask-begins = Хто починає?
guide-points = { $points ->
    [-1] −1 очко
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
guide-points-word = { $points ->
    [-1] очко
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }
guide-about = { $thing }: докладніше
guide-more = Показати в правилах
guide-now = Зараз
guide-chances = Як часто це вдається, якщо весь хід іти до цієї цілі:

## Гра без сервера
web-device-loading = Готуємо кубики… { $percent }%
web-device-loading-more = Так довго лише першого разу. А тим часом вивчи гру:
web-device-elsewhere = Noppa відкрита в іншій вкладці.
web-device-elsewhere-more = Ігри на цьому пристрої йдуть лише в одній вкладці. З ними все гаразд.
web-device-here = Грати тут
web-device-failed = Noppa не запустилася на цьому пристрої.
web-device-storage-away = Цей браузер не дає Noppa зберігати ігри. Так часто буває в приватному вікні, тож відкрий Noppa у звичайному.
web-device-again = Спробувати ще раз
web-device-hosted = Ти граєш на цьому пристрої.
web-device-hosted-more = Сервер недоступний. Ігри зберігаються тут і потраплять до твоєї історії, коли він повернеться.
web-device-site = Усе працює на цьому пристрої й лишається на ньому. Щоб грати за посиланням чи порівнювати кубики дня, потрібен сервер Noppa.
web-version-new = Є нова версія Noppa. Перезавантаж сторінку.
web-version-reload = Перезавантажити
web-offline = Грати без мережі
web-offline-more = Збереже { $megabytes } МБ на цьому пристрої, щоб грати без зв’язку.
web-offline-ready = Можна грати без мережі.
web-offline-loading = Зберігаємо для гри без мережі… { $percent }%
web-offline-failed = Не все вдалося зберегти для гри без мережі. Noppa спробує знову наступного разу.
web-way-link-away = Потрібен сервер
web-everything = Усе в одному файлі
web-everything-more = Усі ігри цього пристрою, закінчені й ні: про запас або щоб перенести на інший пристрій.
web-everything-save = Зберегти у файл
web-everything-open = Відкрити файл
web-everything-added = { $added ->
    [0] Усі ці ігри в тебе вже є.
    [one] Додано { $added } гру.
    [few] Додано { $added } гри.
    [many] Додано { $added } ігор.
   *[other] Додано { $added } гри.
 }
error-device-failed = Noppa не запустилася на цьому пристрої. Перезавантаж сторінку й спробуй знову.
error-elsewhere = Noppa відкрита в іншій вкладці. Грай там або закрий ту вкладку й спробуй знову.
