# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 cities, one long road

## Editions
dicetrip-edition-international = International

## Options, and what each value means
dicetrip-option-tens = Points for a number of each ten

## What an option changes, in a sentence
dicetrip-option-tens-true-more = As soon as your map has a number of each ten, you get a point for each coloured city that is still empty.
dicetrip-option-tens-false-more = Numbers of each ten bring nothing of their own.

## Lines of the score sheet
dicetrip-item-bonus = Bonus cities
dicetrip-item-crossed = Crossed off
dicetrip-item-road = Longest road
dicetrip-item-series = Longest series
dicetrip-item-zones = Clean zones
dicetrip-item-tens = All tens

## Dice
dicetrip-colour-red = red
dicetrip-colour-yellow = yellow
dicetrip-colour-green = green
dicetrip-colour-blue = blue

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = the map is our own drawing
dicetrip-zone-v = Flanders
dicetrip-zone-b = Brussels and around
dicetrip-zone-w = Wallonia
dicetrip-city-oostende = Ostend
dicetrip-city-brugge = Bruges
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Ghent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerp
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brussels
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Moves
dicetrip-move-stand = let the dice lie
dicetrip-move-reroll = roll again: { $colours }
dicetrip-move-twice = { $die } twice, without { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Round { $round } of { $rounds }
dicetrip-power-reroll = may roll again
dicetrip-power-twice = may use a die twice
dicetrip-road = road { $cities }: { $walked }
dicetrip-series = series { $cities }: { $walked }
dicetrip-zone-open = { $cities } empty
dicetrip-zone-clean = clean
dicetrip-zone-lost = lost
dicetrip-total = Total
dicetrip-decide = Let the dice lie (stand), or roll some of them again, once a game (reroll red blue).
dicetrip-makes = Makes (then):
dicetrip-makes-nothing = nothing new: cross off a city

## At the table in the browser
dicetrip-number-status = { $number } goes to…
dicetrip-cross-status = Cross off…
dicetrip-decide-status = Roll some again?
dicetrip-choose-number = Choose a number
dicetrip-choose-city = Choose a city
dicetrip-write = Write { $number } in { $city }
dicetrip-cross = Cross off { $city }
dicetrip-roll-again = { $dice ->
    [one] Roll 1 die again
   *[other] Roll { $dice } dice again
 }
dicetrip-twice = Use a die twice
dicetrip-twice-more = Once a game: one die counts in both numbers, another one is left out.
dicetrip-twice-choice = { $die } twice, without { $drop }
dicetrip-own-map = Back
dicetrip-advice-reroll = Roll { $colours } again
dicetrip-advice-twice = Use { $die } twice, leave out { $drop }
dicetrip-did-write = { $name } wrote { $number } in { $city }.
dicetrip-did-cross = { $name } crossed off { $city }.
dicetrip-moment = Road of { $cities }
dicetrip-moment-points = { $gain ->
    [one] +1 point
   *[other] +{ $gain } points
 }

## What can be typed
dicetrip-help =
    Write a number into a city: “gent=14” or “gent 14”. Cross a city off: “gent=x” or “gent x”.
    The roller may first roll dice again, once a game: “reroll red blue”, or “stand” to let them lie.
    Once a game, before writing, use a die twice and leave one out: “twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = The dice are { $allowed }; name each one to roll again once.
error-dicetrip-city-unknown = There is no city { $city }. The cities are: { $allowed }.
error-dicetrip-number-unknown = A city takes a number of two digits from 1 to 6 (11 to 66), or x to cross it off; not { $number }.
error-dicetrip-stand-first = The roller decides first: stand, or roll dice again.
error-dicetrip-not-the-roller = Only the roller of this round may roll again.
error-dicetrip-reroll-used = You have rolled again already in this game.
error-dicetrip-reroll-too-late = The dice of this round lie for good: write your numbers.
error-dicetrip-twice-used = You have used a die twice already in this game.
error-dicetrip-twice-last-round = In the last round no die is used twice.
error-dicetrip-twice-too-late = A die is used twice from the first number on: choose it before you write.
error-dicetrip-twice-not-there = Name two of the dice on the table: { $dice }.
error-dicetrip-twice-double = The { $die } counts twice, and must not make a double. You can write: { $allowed }.
error-dicetrip-twice-missing = The { $die } counts twice, and must be in both numbers. You can write: { $allowed }.
error-dicetrip-city-taken = { $city } is taken ({ $number }). Still empty: { $allowed }.
error-dicetrip-number-taken = { $number } is on your map already, in { $city }. You can write: { $allowed }.
error-dicetrip-number-not-made = These dice do not make { $number } now. You can write: { $allowed }.

error-dicetrip-cannot-come-up = In round { $round } no map has { $empty } empty cities.

## The coach's reasons
dicetrip-reason-stand = The best roll again would change what you may expect by { $change } points.
dicetrip-reason-reroll =
    { $dice ->
        [one] One die rolled again changes what you may expect by { $change } points, and the power is spent.
       *[other] { $dice } dice rolled again change what you may expect by { $change } points, and the power is spent.
    }
dicetrip-reason-twice = With the { $die } twice this round brings { $more } points more than without; keeping the power is worth { $kept }.
dicetrip-reason-series = Adds { $gain }: a series of { $series }, a road of { $road }.
dicetrip-reason-zone = Adds { $gain }: a zone is full and clean, with a road of { $road }.
dicetrip-reason-bonus = Adds { $gain }: a bonus city, with a road of { $road }.
dicetrip-reason-colour-spent = Adds { $gain }, with a road of { $road }; the { $colour } die will not find its city here.
dicetrip-reason-road = Adds { $gain }: a road of { $road }.
dicetrip-reason-between = Adds nothing now, with a road of { $road }; it stands beside { $numbers }.
dicetrip-reason-alone = Adds nothing now, with a road of { $road }; it stands beside nothing yet and has { $links } links.
dicetrip-reason-cross = Costs 1, and { $zone } no longer counts as a clean zone.
dicetrip-reason-cross-lost = Costs 1; { $zone } was lost already.

## What can be wrong with a map
error-dicetrip-map-zones = Map, { $place }: a map has { $allowed } zones, this one { $found }.
error-dicetrip-map-colours = Map, { $place }: the dice have { $allowed } different colours, here { $found }.
error-dicetrip-map-cities = Map, { $place }: a map has { $allowed } cities, this one { $found }.
error-dicetrip-map-city-twice = Map, { $place }: { $city } is there already.
error-dicetrip-map-unused = Map, { $place }: no city has { $key } = { $value }.
error-dicetrip-map-link = Map, { $place }: a link is a pair of two different cities, not { $found }.
error-dicetrip-map-link-twice = Map, { $place }: { $one } and { $other } are linked already.
error-dicetrip-map-value = Map, { $place }: there is no { $value }. Allowed: { $allowed }.
error-dicetrip-map-apart = Map, { $place }: no road leads from { $start } to { $cities }.
error-dicetrip-map-same-place = Map, { $place }: { $one } and { $other } lie in the same place.
error-dicetrip-map-crossing = Map, { $place }: { $one } and { $other } meet when they are drawn straight.
error-dicetrip-map-place = Map, { $place }: a place is two numbers of at most { $most }, not { $found }.
error-dicetrip-map-slug = Map, { $place }: { $value } is no short name; it must fit { $allowed }.
error-dicetrip-map-label = Map, { $place }: a name has 1 to { $most } characters on one line.
error-dicetrip-map-list = Map, { $place }: this must be a list, not { $found }.

## The rules, as Markdown
dicetrip-rules =
    Everyone has the same map: 25 cities in three zones, linked by roads, some of them coloured.
    In 13 rounds everyone fills the map. The highest total wins; equal totals share the win.
    One to four play.

    __A round.__ One player rolls four dice of four colours; the next round the next player rolls.
    Then everyone, at the same time, makes two two-digit numbers of the four dice, each die used
    once, and writes them into two empty cities. In the last round one city is left: any two of the
    four dice make its number.

    __An example.__ The dice are red ⚀, yellow ⚃, green ⚁ and blue ⚄. You could write 14 or 41 together
    with 25 or 52, or 12 or 21 with 45 or 54, or 15 or 51 with 24 or 42. If you write 14 in Antwerp, a
    red city, the red die is in its number: that is a bonus.

    __Limits.__ No number stands twice on a map. For a number that you cannot or will not write,
    cross off an empty city; the other number may then use any two dice.

    __Roll again, once a game.__ The roller, right after the roll, rolls one to four dice again, for
    everyone.

    __A die twice, once a game.__ Before writing, leave one die out and use another one in both numbers.
    With ⚀⚁⚃⚄, the ⚃ twice and without ⚀, you write 24 or 42 and 45 or 54. The die must be in both
    numbers and never makes a double. Only your own map is concerned. In the last round it cannot
    be used.

    __Scoring__

    | scoring | points |
    |---|---|
    | bonus city: a double (11, 22, …), or a coloured city with the die of its colour in its number | 1 each |
    | crossed-off city | −1 each |
    | longest road: linked cities, their numbers rising | 1 a city |
    | longest series: linked cities, each number the next one; after 16 comes 21 | 4 cities 2, 5 cities 3, 6 cities 4, 7 to 9 cities 6, more 9 |
    | zones full of numbers, nothing crossed off | one 4, two 7, three 9 |

    A city gives one bonus at most. Where dice show the same, they count as suits you best.

    __Scoring, an example.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 and Marche-en-Famenne 34 are linked one after
    the other. The numbers rise: a road of 5 cities, 5 points. The first four follow each other: a
    series of 4, 2 points. 22 is a double: 1 point. With two cities crossed off, −2, and one clean
    zone, 4, that makes 10.

    __All tens__ (an option). As soon as your map has a number of each ten, 1x to 6x, you get a
    point for each coloured city that is still empty after that writing.

    The map of Belgium is our own drawing. Another one can be loaded from a file.
