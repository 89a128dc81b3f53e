# Сторінки про сам сервер: обмеження, дані гравця і сторінка господаря.

## Обмеження
host-limits = Обмеження
host-limits-more = Сервер обмежує, скільки може робити кожен гравець і кожна мережева адреса, щоб усім гралося швидко. У звичайній грі цього не помітно.
host-limit-person = На гравця
host-limit-address = На мережеву адресу
host-limit-commands = Ходи й відкриті сторінки
host-limit-commands-more = Рахується кожен хід і кожна відкрита гра чи сторінка.
host-limit-making = Нові ігри й файли
host-limit-making-more = Створити гру або приєднатися до неї, під’єднати пристрій, відкрити збережену гру, перевірити власне поле, колоду чи карту.
host-limit-thinking = Тренер і розбори
host-limit-thinking-more = Час на обчислення: поради, шанси на перемогу, розбори, тренування і власні файли. Боти грають завжди.
host-limit-newcomers = Нові гравці
host-limit-newcomers-more = Браузери, що зайшли вперше.
host-limit-reactions = Реакції
host-limit-reactions-more = Оплески та інші реакції.
host-limit-connections = Відкриті ігри
host-limit-connections-more = Ігри, відкриті зараз у твоєму браузері.
host-limit-rate = { $first } одразу, потім { $minute } на хвилину
host-limit-seconds = { $first } с одразу, потім { $minute } с на хвилину
host-limit-total = { $first } одночасно

## Дані гравця
host-data = Твої дані
host-data-more = Щоб тут грати, обліковий запис не потрібен. Сервер зберігає твої ігри: ходи, час ходів і введені імена. Старі ігри згодом можуть видалятися.
host-data-code = Твій код гравця
host-data-code-more = Надішли його господареві сервера, якщо маєш запитання про свої дані. Грати за тебе з ним не можна.
host-data-save = Зберегти мої дані
host-data-delete = Видалити все
host-data-delete-more = Буде видалено твої ігри та все, що зберігається в цьому браузері. В іграх з іншими твоє місце займе бот, а ім’я зникне. Скасувати це не можна.
host-data-keep = Залишити мої дані
host-data-delete-yes = Так, видалити все
host-data-deleted = Усе видалено
host-data-deleted-more = { $count ->
    [0] Ігор з іншими в тебе не було.
    [one] В { $count } грі з іншими твоє місце тепер без імені.
    [few] У { $count } іграх з іншими твоє місце тепер без імені.
    [many] У { $count } іграх з іншими твоє місце тепер без імені.
   *[other] У { $count } гри з іншими твоє місце тепер без імені.
 }

## Сторінка господаря
host-admin = Сторінка господаря
host-admin-token = Ключ господаря
host-admin-token-more = Він лежить у файлі, указаному в admin_token_file.
host-admin-open = Відкрити
host-admin-lock = Закрити
host-admin-running = Тривають
host-admin-finished = Закінчені
host-admin-none = Ігор тут немає.
host-admin-end = Закінчити гру
host-admin-end-more = Рахунок лишиться як є, гра збережеться.
host-admin-end-yes = Так, закінчити
host-admin-keep = Не закінчувати
host-admin-older = Давніші ігри
host-admin-private = закрита
host-admin-watching = { $count ->
    [one] на зв’язку { $count } людина
    [few] на зв’язку { $count } людини
    [many] на зв’язку { $count } людей
   *[other] на зв’язку { $count } людини
 }
host-admin-connections = З’єднання
host-admin-games = Відкриті ігри
host-admin-stored = Збережені ігри
host-admin-disk = Вільно на диску
host-admin-disk-amount = { $amount } ГБ
host-admin-version = Версія
host-admin-person = Дані гравця
host-admin-person-code = Код гравця
host-admin-person-save = Зберегти дані
host-admin-person-delete = Видалити гравця
host-admin-person-delete-more = Ігри цього гравця буде видалено. В іграх з іншими місце лишиться без імені. Скасувати це не можна.
host-admin-person-keep = Залишити гравця
host-admin-person-deleted = { $count ->
    [one] Видалено { $count } гру.
    [few] Видалено { $count } гри.
    [many] Видалено { $count } ігор.
   *[other] Видалено { $count } гри.
 }
