# Страницы о самом сервере: ограничения, данные игрока и страница хозяина.

## Ограничения
host-limits = Ограничения
host-limits-more = Сервер ограничивает, сколько может делать каждый игрок и каждый сетевой адрес, чтобы всем игралось быстро. В обычной игре это незаметно.
host-limit-person = На игрока
host-limit-address = На сетевой адрес
host-limit-commands = Ходы и открытые страницы
host-limit-commands-more = Считается каждый ход и каждая открытая игра или страница.
host-limit-making = Новые игры и файлы
host-limit-making-more = Создать игру или войти в неё, подключить устройство, открыть сохранённую игру, проверить своё поле, колоду или карту.
host-limit-thinking = Тренер и разборы
host-limit-thinking-more = Время на расчёты: советы, шансы победить, разборы, тренировка и свои файлы. Боты играют всегда.
host-limit-newcomers = Новые игроки
host-limit-newcomers-more = Браузеры, которые зашли впервые.
host-limit-reactions = Реакции
host-limit-reactions-more = Аплодисменты и другие реакции.
host-limit-connections = Открытые игры
host-limit-connections-more = Игры, которые сейчас открыты у тебя в браузере.
host-limit-rate = { $first } сразу, потом { $minute } в минуту
host-limit-seconds = { $first } с сразу, потом { $minute } с в минуту
host-limit-total = { $first } одновременно

## Данные игрока
host-data = Твои данные
host-data-more = Чтобы здесь играть, учётная запись не нужна. Сервер хранит твои игры: ходы, когда они сделаны и введённые имена. Старые игры со временем могут удаляться.
host-data-code = Твой код игрока
host-data-code-more = Отправь его хозяину сервера, если есть вопрос о твоих данных. Играть за тебя с этим кодом нельзя.
host-data-save = Сохранить мои данные
host-data-delete = Удалить всё
host-data-delete-more = Удалятся твои игры и всё, что хранится в этом браузере. В играх с другими твоё место займёт бот, а имя исчезнет. Отменить это нельзя.
host-data-keep = Оставить мои данные
host-data-delete-yes = Да, удалить всё
host-data-deleted = Всё удалено
host-data-deleted-more = { $count ->
    [0] Игр с другими у тебя не было.
    [one] В { $count } игре с другими твоё место теперь без имени.
    [few] В { $count } играх с другими твоё место теперь без имени.
    [many] В { $count } играх с другими твоё место теперь без имени.
   *[other] В { $count } игры с другими твоё место теперь без имени.
 }

## Страница хозяина
host-admin = Страница хозяина
host-admin-token = Ключ хозяина
host-admin-token-more = Он лежит в файле, указанном в admin_token_file.
host-admin-open = Открыть
host-admin-lock = Закрыть
host-admin-running = Идут сейчас
host-admin-finished = Закончены
host-admin-none = Игр здесь нет.
host-admin-end = Закончить игру
host-admin-end-more = Счёт останется как есть, игра сохранится.
host-admin-end-yes = Да, закончить
host-admin-keep = Не заканчивать
host-admin-older = Более старые игры
host-admin-private = закрытая
host-admin-watching = { $count ->
    [one] на связи { $count } человек
    [few] на связи { $count } человека
    [many] на связи { $count } человек
   *[other] на связи { $count } человека
 }
host-admin-connections = Подключения
host-admin-games = Открытые игры
host-admin-stored = Сохранённые игры
host-admin-disk = Свободно на диске
host-admin-disk-amount = { $amount } ГБ
host-admin-version = Версия
host-admin-person = Данные игрока
host-admin-person-code = Код игрока
host-admin-person-save = Сохранить данные
host-admin-person-delete = Удалить игрока
host-admin-person-delete-more = Игры этого игрока удалятся. В играх с другими место останется без имени. Отменить это нельзя.
host-admin-person-keep = Оставить игрока
host-admin-person-deleted = { $count ->
    [one] Удалена { $count } игра.
    [few] Удалены { $count } игры.
    [many] Удалено { $count } игр.
   *[other] Удалено { $count } игры.
 }
