# Dicetto : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

dicetto-name = Dicetto
dicetto-tagline = Pose tes dés sur les cartes que tu veux, et tiens-les une manche

## Éditions
dicetto-edition-international = Internationale
dicetto-edition-finnish = Finlandaise
dicetto-edition-polish = Polonaise

## Options, et ce que veut dire chaque valeur
dicetto-option-bonus = Jouer avec les cartes « Bonus »
dicetto-option-bonus-true = oui
dicetto-option-bonus-false = non
dicetto-option-cards-to-win = Cartes à gagner pour finir la partie
dicetto-option-most-cards-points = Ce que vaut la carte « Bonus » pour le plus de cartes
dicetto-option-battle = Quand se jouent les duels de dés
dicetto-option-battle-at-once = dès que des dés sont posés
dicetto-option-battle-end-of-turn = quand le tour est fini
dicetto-option-bonus-true-more = Quatre cartes « Bonus » sont visibles dès le début et attribuées à la fin.
dicetto-option-bonus-false-more = Seuls comptent les points des cartes « Dés ».
dicetto-option-cards-to-win-more = { $value ->
    [one] La partie se termine dès que quelqu’un a gagné { $value } carte.
   *[other] La partie se termine dès que quelqu’un a gagné { $value } cartes : moins il en faut, plus elle est courte.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Qui a le plus de cartes reçoit { $value } point, si cette carte « Bonus » est en jeu.
   *[other] Qui a le plus de cartes reçoit { $value } points, si cette carte « Bonus » est en jeu.
 }
dicetto-option-battle-at-once-more = Tu sais qui garde la carte avant de poser tes autres dés.
dicetto-option-battle-end-of-turn-more = Tu poses d’abord tous tes dés ; puis les duels se jouent l’un après l’autre.

## Feuille de score
dicetto-item-cards = Cartes « Dés »
dicetto-item-bonus = Cartes « Bonus »

## Cartes de dés
dicetto-card-ones = Les uns
dicetto-card-twos = Les 2
dicetto-card-threes = Les 3
dicetto-card-fours = Les 4
dicetto-card-fives = Les 5
dicetto-card-sixes = Les 6
dicetto-card-pair = Paire
dicetto-card-two-pairs = Deux paires
dicetto-card-three-of-a-kind = Brelan
dicetto-card-four-of-a-kind = Carré
dicetto-card-small-straight = Petite suite
dicetto-card-large-straight = Grande suite
dicetto-card-chance = Chance
dicetto-card-extra-roll = Relance

## Ce qui peut se poser sur une carte, en quelques mots
dicetto-asks-ones = autant de uns qu’on veut
dicetto-asks-twos = autant de 2 qu’on veut
dicetto-asks-threes = autant de 3 qu’on veut
dicetto-asks-fours = autant de 4 qu’on veut
dicetto-asks-fives = autant de 5 qu’on veut
dicetto-asks-sixes = autant de 6 qu’on veut
dicetto-asks-pair = deux dés identiques
dicetto-asks-two-pairs = deux paires, ou quatre dés identiques
dicetto-asks-three-of-a-kind = trois dés identiques
dicetto-asks-four-of-a-kind = quatre dés identiques
dicetto-asks-small-straight = trois dés qui se suivent
dicetto-asks-large-straight = quatre dés qui se suivent
dicetto-asks-chance = n’importe lesquels, au moins un
dicetto-asks-extra-roll = n’importe lesquels, au moins un

## Cartes bonus
dicetto-card-fewest-logos = Le moins de logos
dicetto-card-most-logos = Le plus de logos
dicetto-card-fewest-cards = Le moins de cartes
dicetto-card-most-cards = Le plus de cartes
dicetto-card-most-straights = Le plus de suites
dicetto-card-most-chances = Le plus de chances
dicetto-card-fewest-points = Le moins de points
dicetto-card-most-numbers = Le plus de 1 à 6

## Dés
dicetto-colour-red = rouge
dicetto-colour-yellow = jaune
dicetto-colour-green = vert
dicetto-colour-blue = bleu

## Les cartes
dicetto-deck-built-in = nos propres cartes
dicetto-deck-own = cartes d’un fichier

## Coups
dicetto-move-keep = { $count ->
    [0] relancer tous les dés
   *[other] garder { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] poser { $dice } sur { $card } (carte { $slot }) et renvoyer des dés
    [battle] poser { $dice } sur { $card } (carte { $slot }) et se battre pour elle
   *[takes] poser { $dice } sur { $card } (carte { $slot })
 }
dicetto-move-done = terminé

## La table
dicetto-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }
dicetto-fourth-roll = un 4e lancer
dicetto-free = libre
dicetto-tie = duel { $tie }
dicetto-tie-or-beat = duel { $tie }, { $beat }+
dicetto-on-card = sur { $slot }
dicetto-lost = perdu
dicetto-battle = Duel pour la carte { $slot } : { $challenger } (premier dé) contre { $owner }.
dicetto-total = total
dicetto-cards = cartes
dicetto-won = gagnées
dicetto-nobody = égalité
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] plus de lancer
    [one] encore 1 lancer
    [many] encore { $rolls } lancers
   *[other] encore { $rolls } lancers
 }
dicetto-pile = { $cards ->
    [0] la pioche est vide
    [one] 1 carte dans la pioche
    [many] { $cards } cartes dans la pioche
   *[other] { $cards } cartes dans la pioche
 } ({ $deck })
dicetto-typing-keep = « 55 » garde ceux-là et relance le reste, « p 2 55 » les pose sur la carte 2, « done » termine
dicetto-typing-place = « p 2 55 » pose des dés sur la carte 2, « done » termine le tour

## Les raisons du coach

## Sortes de choix, là où l’on perd le plus
kind-lay = quelle carte
kind-send-back = renvoyer des dés
kind-battle = duels
kind-end-turn = terminer le tour

## Ce qu’on peut taper
dicetto-help =
    Tape les dés à garder, les autres sont relancés : « 55 » ou « keep 5 5 » ; « keep » seul relance les quatre.
    Pour poser des dés sur une carte, tape son numéro et les dés : « place 2 5 5 » ou « p 2 55 » ; « p x 1 » pour la carte Relance.
    Une fois les premiers dés posés, on ne relance plus. « done » termine le tour.
    Les cartes s’écrivent « pair:1 », avec un logo « pair:1* » ; les cartes « Bonus » s’écrivent « most_logos », « fewest_cards » et ainsi de suite.

## Refus
error-dicetto-placed-already = Des dés sont posés : on ne relance plus dans ce tour.
error-dicetto-no-rolls-left = Il n’y a plus de lancer : pose des dés ou termine le tour.
error-dicetto-keep-not-there = Tu ne peux garder que des dés qui sont sur la table : { $dice }.
error-dicetto-slot-empty = Il n’y a pas de carte à l’emplacement { $slot }.
error-dicetto-challenge-lost = Tu as perdu un duel pour la carte { $slot } : elle ne prend plus de tes dés dans ce tour.
error-dicetto-once-a-turn = La carte { $slot } a déjà tes dés ; elle en prend une fois par tour.
error-dicetto-does-not-fit = Ces dés ne vont pas sur « { $card } ». { $count ->
    [0] Aucun des tiens ne va.
   *[other] Tu pourrais y poser : { $allowed }.
 }
error-dicetto-dice-not-in-hand = Tu n’as que ces dés à poser : { $hand }.
error-dicetto-dice-lost = Les dés perdus dans un duel ne se posent plus dans ce tour. Tu as : { $hand }.
error-dicetto-sum-too-low = { $sum } est trop peu pour la carte { $slot } : il faut { $least } pour un duel, plus renvoie les dés qui y sont.

## Des cartes dans un fichier
error-dicetto-deck-not-a-list = Dans les cartes, { $place } doit être une liste de tables : { $allowed }.
error-dicetto-deck-kind = Dans les cartes, { $place } : il n’y a pas de sorte « { $value } ». Sortes : { $allowed }.
error-dicetto-deck-number = Dans les cartes, { $place } : « { $key } » doit être un entier de { $least } à { $most }, pas { $value }.
error-dicetto-deck-logo = Dans les cartes, { $place } : « logo » doit être { $allowed }, pas { $value }.
error-dicetto-deck-twice = Dans les cartes, { $place } : { $card } y est déjà. Augmente plutôt son nombre.
error-dicetto-deck-few-cards = Il faut au moins { $least } cartes sous { $place } ; il y en a { $found }.
error-dicetto-deck-most-cards = Dans les cartes, { $place } : l’option most_cards_points dit { $allowed }, le fichier { $value }. Enlève les points, ou règle l’option.

## Les règles, en Markdown
dicetto-rules =
    Gagne des cartes en y posant des dés et en les tenant une manche. Le plus grand total gagne ; à égalité, on partage
    la victoire. On joue à deux, trois ou quatre, chacun avec quatre dés de sa couleur. Quatre cartes « Dés »
    sont en rangée, avec la carte Relance à côté. La personne la plus âgée commence, sauf si vous en convenez autrement.

    __Un tour : ramasser.__ Toute carte qui porte encore tes dés est à toi. Reprends les dés ; de nouvelles cartes
    complètent la rangée. La carte Relance reste sur la table et donne à ce tour un quatrième lancer.

    __Un tour : lancer.__ Lance tes quatre dés jusqu’à trois fois, chaque fois ceux que tu veux.

    __Un tour : poser.__ Pose des dés sur autant de cartes que tu veux ; après cela, on ne relance plus. Chaque
    carte prend tes dés une fois par tour, chaque dé est sur une seule carte, et les dés que tu ne poses pas restent
    devant toi. Les dés sur une carte doivent lui convenir exactement.

    | carte | dés qui conviennent | exemple | points |
    |---|---|---|---|
    | Des uns aux 6 | un ou plusieurs de ce chiffre | Les 4 : ⚃⚃⚃ | 2 |
    | Paire | deux identiques | ⚄⚄ | 1 |
    | Deux paires | deux paires, ou quatre identiques | ⚁⚁⚅⚅ | 6 |
    | Brelan | trois identiques | ⚂⚂⚂ | 4 |
    | Carré | quatre identiques | ⚁⚁⚁⚁ | 11 |
    | Petite suite | trois qui se suivent | ⚂⚃⚄ | 2 |
    | Grande suite | quatre qui se suivent | ⚁⚂⚃⚄ | 6 |
    | Chance | un ou plusieurs, n’importe lesquels | ⚀⚅⚅ | 1 |
    | Relance | un ou plusieurs, n’importe lesquels | ⚅ | 0 |

    __Une carte avec les dés d’un autre.__ Additionne les dés. Une somme plus grande les renvoie aussitôt à leur
    propriétaire. Une somme égale est un duel : les deux lancent un dé, à égalité on relance, le plus grand tient la carte.
    Si tu perds, ces dés ne servent plus dans ce tour et la carte ne prend plus de tes dés jusqu’à
    ton prochain tour. Une somme plus petite ne peut pas se poser.

    __Un exemple.__ Ton dernier lancer est ⚂⚄⚄⚅. Les ⚃⚃ d’un autre sont sur « Paire » : tes ⚄⚄ font 10 contre 8 et les
    renvoient. Le ⚅ d’un autre est sur « Les 6 » : ton ⚅ est égal, donc tu peux te battre pour la carte. Le ⚂ va sur
    « Les 3 », ou sur « Chance » si elle est libre. Si tout cela est encore là quand ton prochain tour commence, les cartes
    sont à toi.

    __La fin.__ La partie s’arrête quand quelqu’un gagne la dixième carte, ou quand il n’y a plus de carte « Dés ».
    Les cartes qui portent des dés vont alors aux propriétaires de ces dés. La carte Relance ne vaut rien
    et ne se compte pas.

    __Cartes « Bonus ».__ Quatre sur huit sont visibles dès le début et se donnent à la fin, à personne en cas
    d’égalité. Seules les cartes « Dés » y comptent.

    | carte « Bonus » | points | carte « Bonus » | points |
    |---|---|---|---|
    | Le moins de logos | 3 | Le plus de logos | 3 |
    | Le moins de cartes | 4 | Le plus de cartes | 3 |
    | Le plus de suites | 3 | Le plus de chances | 3 |
    | Le moins de points | 5 | Le plus de 1 à 6 | 3 |

    __Les cartes.__ Les 46 cartes « Dés » et leurs points sont les nôtres ; une carte sur deux porte le
    logo (★). Les vraies cartes peuvent se charger depuis un fichier.

    __Édition finlandaise.__ Les duels se jouent l’un après l’autre quand le tour est fini.

    __Édition polonaise.__ Sans cartes « Bonus », sauf si vous les voulez, et « Le plus de cartes » vaut 4.
