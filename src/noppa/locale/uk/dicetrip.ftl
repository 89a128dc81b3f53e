# Dice Trip: назви, про що можна домовитися, чому хід неможливий, і правила нашими словами.

dicetrip-name = Dice Trip
dicetrip-tagline = Чотири кольорові кубики, 25 міст, одна довга дорога

## Видання
dicetrip-edition-international = Міжнародне

## Налаштування і що означають їхні варіанти
dicetrip-option-tens = Очки за число з кожного десятка

## Що змінює налаштування, одним реченням
dicetrip-option-tens-true-more = Щойно на твоїй карті є число з кожного десятка, ти отримуєш очко за кожне ще порожнє кольорове місто.
dicetrip-option-tens-false-more = Числа з кожного десятка самі нічого не дають.

## Рядки таблиці очок
dicetrip-item-bonus = Бонусні міста
dicetrip-item-crossed = Викреслено
dicetrip-item-road = Найдовша дорога
dicetrip-item-series = Найдовша серія
dicetrip-item-zones = Чисті зони
dicetrip-item-tens = Усі десятки

## Кубики
dicetrip-colour-red = червоний
dicetrip-colour-yellow = жовтий
dicetrip-colour-green = зелений
dicetrip-colour-blue = синій

## Вбудована карта і що про неї казати там, де її показують
dicetrip-map-note = карта — наш власний малюнок
dicetrip-zone-v = Фландрія
dicetrip-zone-b = Брюссель і околиці
dicetrip-zone-w = Валлонія
dicetrip-city-oostende = Остенде
dicetrip-city-brugge = Брюгге
dicetrip-city-ieper = Іпр
dicetrip-city-kortrijk = Кортрейк
dicetrip-city-gent = Гент
dicetrip-city-sint-niklaas = Сінт-Ніклас
dicetrip-city-antwerpen = Антверпен
dicetrip-city-turnhout = Тюрнгаут
dicetrip-city-hasselt = Гасселт
dicetrip-city-mechelen = Мехелен
dicetrip-city-leuven = Левен
dicetrip-city-aalst = Алст
dicetrip-city-brussel = Брюссель
dicetrip-city-wavre = Вавр
dicetrip-city-nivelles = Нівель
dicetrip-city-tournai = Турне
dicetrip-city-mons = Монс
dicetrip-city-charleroi = Шарлеруа
dicetrip-city-namur = Намюр
dicetrip-city-dinant = Дінан
dicetrip-city-liege = Льєж
dicetrip-city-verviers = Верв’є
dicetrip-city-marche = Марш-ан-Фаменн
dicetrip-city-bastogne = Бастонь
dicetrip-city-arlon = Арлон

## Ходи
dicetrip-move-stand = залишити кубики як є
dicetrip-move-reroll = кинути знову: { $colours }
dicetrip-move-twice = { $die } двічі, без { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## За столом
dicetrip-round = Раунд { $round } з { $rounds }
dicetrip-power-reroll = можна кинути знову
dicetrip-power-twice = можна взяти кубик двічі
dicetrip-road = дорога { $cities }: { $walked }
dicetrip-series = серія { $cities }: { $walked }
dicetrip-zone-open = порожньо: { $cities }
dicetrip-zone-clean = чиста
dicetrip-zone-lost = втрачена
dicetrip-total = Разом
dicetrip-decide = Залиш кубики як є (stand) або кинь частину знову, раз за гру (reroll red blue).
dicetrip-makes = Дає (потім):
dicetrip-makes-nothing = нічого нового: викресли місто

## Що можна ввести
dicetrip-help =
    Запиши число в місто: «gent=14» або «gent 14». Викресли місто: «gent=x» або «gent x».
    Хто кидає, може спершу раз за гру кинути кубики знову: «reroll red blue», або «stand», щоб їх залишити.
    Раз за гру, до запису, візьми кубик двічі й відкинь один: «twice 5 drop 2».

## Відмови
error-dicetrip-colour-unknown = Кубики: { $allowed }; назви кожен для нового кидка один раз.
error-dicetrip-city-unknown = Міста { $city } немає. Міста: { $allowed }.
error-dicetrip-number-unknown = У місто пишуть число з двох цифр від 1 до 6 (від 11 до 66) або x, щоб його викреслити; не { $number }.
error-dicetrip-stand-first = Спершу вирішує той, хто кидає: залишити кубики чи кинути знову.
error-dicetrip-not-the-roller = Кинути знову може лише той, хто кидає в цьому раунді.
error-dicetrip-reroll-used = Твій повторний кидок у цій грі вже використано.
error-dicetrip-reroll-too-late = Кубики цього раунду вже не змінюються: записуй числа.
error-dicetrip-twice-used = Можливість узяти кубик двічі в цій грі вже використано.
error-dicetrip-twice-last-round = В останньому раунді кубик двічі не беруть.
error-dicetrip-twice-too-late = Кубик беруть двічі з першого числа: обери його до запису.
error-dicetrip-twice-not-there = Назви два кубики зі столу: { $dice }.
error-dicetrip-twice-double = { $die } рахується двічі й не може дати дубль. Можна записати: { $allowed }.
error-dicetrip-twice-missing = { $die } рахується двічі й має бути в обох числах. Можна записати: { $allowed }.
error-dicetrip-city-taken = { $city }: зайнято ({ $number }). Ще порожні: { $allowed }.
error-dicetrip-number-taken = { $number } уже є на твоїй карті: { $city }. Можна записати: { $allowed }.
error-dicetrip-number-not-made = Ці кубики зараз не дають { $number }. Можна записати: { $allowed }.

error-dicetrip-cannot-come-up = У раунді { $round } на жодній карті немає стільки порожніх міст: { $empty }.

## Міркування тренера

## Що може бути не так із картою
error-dicetrip-map-zones = Карта, { $place }: зон має бути { $allowed }, тут { $found }.
error-dicetrip-map-colours = Карта, { $place }: різних кольорів кубиків має бути { $allowed }, тут { $found }.
error-dicetrip-map-cities = Карта, { $place }: міст має бути { $allowed }, тут { $found }.
error-dicetrip-map-city-twice = Карта, { $place }: { $city } там уже є.
error-dicetrip-map-unused = Карта, { $place }: жодне місто не має { $key } = { $value }.
error-dicetrip-map-link = Карта, { $place }: зв’язок — це пара двох різних міст, а не { $found }.
error-dicetrip-map-link-twice = Карта, { $place }: { $one } і { $other } вже пов’язані.
error-dicetrip-map-value = Карта, { $place }: немає значення { $value }. Дозволено: { $allowed }.
error-dicetrip-map-apart = Карта, { $place }: немає дороги { $start } – { $cities }.
error-dicetrip-map-same-place = Карта, { $place }: { $one } і { $other } лежать в одному місці.
error-dicetrip-map-crossing = Карта, { $place }: { $one } і { $other } перетинаються, якщо малювати їх прямо.
error-dicetrip-map-place = Карта, { $place }: місце — це два числа, не більші за { $most }, а не { $found }.
error-dicetrip-map-slug = Карта, { $place }: { $value } — не коротка назва; вона має відповідати { $allowed }.
error-dicetrip-map-label = Карта, { $place }: у назві від 1 до { $most } знаків на одному рядку.
error-dicetrip-map-list = Карта, { $place }: тут потрібен список, а не { $found }.

## Правила, у Markdown
dicetrip-rules =
    У всіх однакова карта: 25 пов’язаних дорогами міст у трьох зонах, деякі міста кольорові.
    За 13 раундів кожен заповнює свою карту. Перемагає найбільша сума; за рівних сум перемога спільна.
    Грають від одного до чотирьох людей.

    __Раунд.__ Один гравець кидає чотири кубики чотирьох кольорів; у наступному раунді кидає наступний. Потім усі
    водночас складають із чотирьох кубиків два двоцифрові числа, кожен кубик беруть один раз, і пишуть їх у два
    порожні міста. В останньому раунді лишається одне місто: його число дають будь-які два з чотирьох кубиків.

    __Приклад.__ Випали червоний ⚀, жовтий ⚃, зелений ⚁ і синій ⚄. Можна записати 14 або 41 разом
    із 25 або 52, чи 12 або 21 із 45 або 54, чи 15 або 51 із 24 або 42. Якщо написати 14 в Антверпен,
    червоне місто, то червоний кубик є в його числі: це бонус.

    __Обмеження.__ Жодне число не стоїть на карті двічі. За число, яке не можна або не хочеться писати, викресли
    порожнє місто; інше число тоді може взяти будь-які два кубики.

    __Кинути знову, раз за гру.__ Хто кидає, може одразу після кидка кинути знову від одного до чотирьох кубиків,
    для всіх.

    __Кубик двічі, раз за гру.__ До запису відкинь один кубик, а інший візьми в обидва числа. З ⚀⚁⚃⚄, якщо ⚃
    двічі й без ⚀, пишеш 24 або 42 і 45 або 54. Цей кубик має бути в обох числах і ніколи не дає дубль. Це
    стосується лише твоєї карти. В останньому раунді так не можна.

    __Підрахунок__

    | за що | очки |
    |---|---|
    | бонусне місто: дубль (11, 22, …) або кольорове місто, у числі якого є кубик його кольору | по 1 |
    | викреслене місто | по −1 |
    | найдовша дорога: пов’язані міста, числа зростають | 1 за місто |
    | найдовша серія: пов’язані міста, кожне число наступне; після 16 іде 21 | 4 міста 2, 5 міст 3, 6 міст 4, від 7 до 9 міст 6, від 10 міст 9 |
    | зони, повні чисел, без викреслених | одна 4, дві 7, три 9 |

    Місто дає не більше одного бонусу. Якщо кубики показують те саме, вони рахуються так, як тобі вигідніше.

    __Підрахунок, приклад.__ Левен 15, Вавр 16, Намюр 21, Дінан 22 і Марш-ан-Фаменн 34 пов’язані одне за одним.
    Числа зростають: дорога з 5 міст, 5 очок. Перші чотири йдуть поспіль: серія з 4, 2 очки. 22 — дубль: 1 очко.
    Із двома викресленими містами, −2, і однією чистою зоною, 4, виходить 10.

    __Усі десятки__ (налаштування). Щойно на твоїй карті є число з кожного десятка, від 1x до 6x, ти отримуєш
    очко за кожне кольорове місто, яке після цього запису ще порожнє.

    Карта Бельгії — наш власний малюнок. Іншу можна завантажити з файлу.
