# Dice Trip: названия, о чём можно договориться, почему ход невозможен, и правила нашими словами.

dicetrip-name = Dice Trip
dicetrip-tagline = Четыре цветных кубика, 25 городов, одна длинная дорога

## Издания
dicetrip-edition-international = Международное

## Настройки и что значат их варианты
dicetrip-option-tens = Очки за число из каждого десятка

## Что меняет настройка, одной фразой
dicetrip-option-tens-true-more = Как только на твоей карте есть число из каждого десятка, ты получаешь очко за каждый ещё пустой цветной город.
dicetrip-option-tens-false-more = Числа из каждого десятка сами ничего не дают.

## Строки таблицы очков
dicetrip-item-bonus = Бонусные города
dicetrip-item-crossed = Вычеркнуто
dicetrip-item-road = Длинная дорога
dicetrip-item-series = Длинная серия
dicetrip-item-zones = Чистые зоны
dicetrip-item-tens = Все десятки

## Кубики
dicetrip-colour-red = красный
dicetrip-colour-yellow = жёлтый
dicetrip-colour-green = зелёный
dicetrip-colour-blue = синий

## Встроенная карта и что о ней говорить там, где её показывают
dicetrip-map-note = карта — наш собственный рисунок
dicetrip-zone-v = Фландрия
dicetrip-zone-b = Брюссель и окрестности
dicetrip-zone-w = Валлония
dicetrip-city-oostende = Остенде
dicetrip-city-brugge = Брюгге
dicetrip-city-ieper = Ипр
dicetrip-city-kortrijk = Кортрейк
dicetrip-city-gent = Гент
dicetrip-city-sint-niklaas = Синт-Никлас
dicetrip-city-antwerpen = Антверпен
dicetrip-city-turnhout = Тюрнхаут
dicetrip-city-hasselt = Хасселт
dicetrip-city-mechelen = Мехелен
dicetrip-city-leuven = Лёвен
dicetrip-city-aalst = Алст
dicetrip-city-brussel = Брюссель
dicetrip-city-wavre = Вавр
dicetrip-city-nivelles = Нивель
dicetrip-city-tournai = Турне
dicetrip-city-mons = Монс
dicetrip-city-charleroi = Шарлеруа
dicetrip-city-namur = Намюр
dicetrip-city-dinant = Динан
dicetrip-city-liege = Льеж
dicetrip-city-verviers = Вервье
dicetrip-city-marche = Марш-ан-Фамен
dicetrip-city-bastogne = Бастонь
dicetrip-city-arlon = Арлон

## Ходы
dicetrip-move-stand = оставить кубики как есть
dicetrip-move-reroll = бросить снова: { $colours }
dicetrip-move-twice = { $die } дважды, без { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## За столом
dicetrip-round = Раунд { $round } из { $rounds }
dicetrip-power-reroll = можно бросить снова
dicetrip-power-twice = можно взять кубик дважды
dicetrip-road = дорога { $cities }: { $walked }
dicetrip-series = серия { $cities }: { $walked }
dicetrip-zone-open = пусто: { $cities }
dicetrip-zone-clean = чистая
dicetrip-zone-lost = потеряна
dicetrip-total = Итого
dicetrip-decide = Оставь кубики как есть (stand) или брось часть снова, раз за игру (reroll red blue).
dicetrip-makes = Даёт (потом):
dicetrip-makes-nothing = ничего нового: вычеркни город

## Что можно ввести
dicetrip-help =
    Запиши число в город: «gent=14» или «gent 14». Вычеркни город: «gent=x» или «gent x».
    Кто бросает, может сначала раз за игру бросить кубики снова: «reroll red blue», или «stand», чтобы их оставить.
    Раз за игру, до записи, возьми кубик дважды и отбрось один: «twice 5 drop 2».

## Отказы
error-dicetrip-colour-unknown = Кубики: { $allowed }; назови каждый для нового броска один раз.
error-dicetrip-city-unknown = Города { $city } нет. Города: { $allowed }.
error-dicetrip-number-unknown = В город пишут число из двух цифр от 1 до 6 (от 11 до 66) или x, чтобы его вычеркнуть; не { $number }.
error-dicetrip-stand-first = Сначала решает тот, кто бросает: оставить кубики или бросить снова.
error-dicetrip-not-the-roller = Бросить снова может только тот, кто бросает в этом раунде.
error-dicetrip-reroll-used = Твой повторный бросок в этой игре уже использован.
error-dicetrip-reroll-too-late = Кубики этого раунда уже не меняются: записывай числа.
error-dicetrip-twice-used = Возможность взять кубик дважды в этой игре уже использована.
error-dicetrip-twice-last-round = В последнем раунде кубик дважды не берут.
error-dicetrip-twice-too-late = Кубик берут дважды с первого числа: выбери его до записи.
error-dicetrip-twice-not-there = Назови два кубика со стола: { $dice }.
error-dicetrip-twice-double = { $die } считается дважды и не может дать дубль. Можно записать: { $allowed }.
error-dicetrip-twice-missing = { $die } считается дважды и должно быть в обоих числах. Можно записать: { $allowed }.
error-dicetrip-city-taken = { $city }: занято ({ $number }). Ещё пусты: { $allowed }.
error-dicetrip-number-taken = { $number } уже есть на твоей карте: { $city }. Можно записать: { $allowed }.
error-dicetrip-number-not-made = Эти кубики сейчас не дают { $number }. Можно записать: { $allowed }.

error-dicetrip-cannot-come-up = В раунде { $round } ни на одной карте нет столько пустых городов: { $empty }.

## Доводы тренера

## Что может быть не так с картой
error-dicetrip-map-zones = Карта, { $place }: зон должно быть { $allowed }, здесь { $found }.
error-dicetrip-map-colours = Карта, { $place }: разных цветов кубиков должно быть { $allowed }, здесь { $found }.
error-dicetrip-map-cities = Карта, { $place }: городов должно быть { $allowed }, здесь { $found }.
error-dicetrip-map-city-twice = Карта, { $place }: { $city } там уже есть.
error-dicetrip-map-unused = Карта, { $place }: ни у одного города нет { $key } = { $value }.
error-dicetrip-map-link = Карта, { $place }: связь — это пара двух разных городов, а не { $found }.
error-dicetrip-map-link-twice = Карта, { $place }: { $one } и { $other } уже связаны.
error-dicetrip-map-value = Карта, { $place }: нет значения { $value }. Допустимы: { $allowed }.
error-dicetrip-map-apart = Карта, { $place }: нет дороги { $start } – { $cities }.
error-dicetrip-map-same-place = Карта, { $place }: { $one } и { $other } лежат в одном месте.
error-dicetrip-map-crossing = Карта, { $place }: { $one } и { $other } пересекаются, если рисовать их прямо.
error-dicetrip-map-place = Карта, { $place }: место — это два числа не больше { $most }, а не { $found }.
error-dicetrip-map-slug = Карта, { $place }: { $value } — не короткое имя; оно должно подходить под { $allowed }.
error-dicetrip-map-label = Карта, { $place }: в названии от 1 до { $most } знаков на одной строке.
error-dicetrip-map-list = Карта, { $place }: здесь нужен список, а не { $found }.

## Правила, в Markdown
dicetrip-rules =
    У всех одинаковая карта: 25 связанных дорогами городов в трёх зонах, некоторые города цветные.
    За 13 раундов каждый заполняет свою карту. Побеждает наибольшая сумма; при равных суммах победа общая.
    Играют от одного до четырёх человек.

    __Раунд.__ Один игрок бросает четыре кубика четырёх цветов; в следующем раунде бросает следующий. Потом все
    одновременно составляют из четырёх кубиков два двузначных числа, каждый кубик берётся один раз, и пишут их
    в два пустых города. В последнем раунде остаётся один город: его число дают любые два из четырёх кубиков.

    __Пример.__ Выпали красный ⚀, жёлтый ⚃, зелёный ⚁ и синий ⚄. Можно записать 14 или 41 вместе
    с 25 или 52, либо 12 или 21 с 45 или 54, либо 15 или 51 с 24 или 42. Если написать 14 в Антверпен,
    красный город, то красный кубик есть в его числе: это бонус.

    __Ограничения.__ Ни одно число не стоит на карте дважды. За число, которое нельзя или не хочется писать,
    вычеркни пустой город; другое число тогда может взять любые два кубика.

    __Бросить снова, раз за игру.__ Кто бросает, может сразу после броска бросить снова от одного до четырёх
    кубиков, для всех.

    __Кубик дважды, раз за игру.__ До записи отбрось один кубик, а другой возьми в оба числа. С ⚀⚁⚃⚄, если ⚃
    дважды и без ⚀, пишешь 24 или 42 и 45 или 54. Этот кубик должен быть в обоих числах и никогда не даёт дубль.
    Это касается только твоей карты. В последнем раунде так нельзя.

    __Подсчёт__

    | за что | очки |
    |---|---|
    | бонусный город: дубль (11, 22, …) или цветной город, в числе которого есть кубик его цвета | по 1 |
    | вычеркнутый город | по −1 |
    | самая длинная дорога: связанные города, числа растут | 1 за город |
    | самая длинная серия: связанные города, каждое число следующее; после 16 идёт 21 | 4 города 2, 5 городов 3, 6 городов 4, от 7 до 9 городов 6, от 10 городов 9 |
    | зоны, полные чисел, без вычеркнутых | одна 4, две 7, три 9 |

    Город даёт не больше одного бонуса. Если кубики показывают одно и то же, они считаются так, как тебе выгоднее.

    __Подсчёт, пример.__ Лёвен 15, Вавр 16, Намюр 21, Динан 22 и Марш-ан-Фамен 34 связаны один за другим. Числа
    растут: дорога из 5 городов, 5 очков. Первые четыре идут подряд: серия из 4, 2 очка. 22 — дубль: 1 очко.
    С двумя вычеркнутыми городами, −2, и одной чистой зоной, 4, получается 10.

    __Все десятки__ (настройка). Как только на твоей карте есть число из каждого десятка, от 1x до 6x, ты получаешь
    очко за каждый цветной город, который после этой записи ещё пуст.

    Карта Бельгии — наш собственный рисунок. Другую можно загрузить из файла.
