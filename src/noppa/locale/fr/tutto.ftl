# Tutto : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

tutto-name = Tutto
tutto-tagline = Six dés, une carte et l’audace de continuer

## Éditions
tutto-edition-booklet = Règle de 2013
tutto-edition-later = Règles plus récentes

## Options, et ce que veut dire chaque valeur
tutto-option-target = Points qui terminent la partie
tutto-option-leader-plus-minus = Effet de « + ou - 1000 » pour qui est seul en tête
tutto-option-leader-plus-minus-misses-turn = termine le tour
tutto-option-leader-plus-minus-plays-on = se joue pour les 1000, et personne ne perd rien
tutto-option-ending = Quand la partie se termine
tutto-option-ending-at-once = dès que quelqu’un atteint l’objectif
tutto-option-ending-equal-turns = après la manche où quelqu’un l’atteint
tutto-option-floor-at-zero = Si « + ou - 1000 » s’arrête à 0
tutto-option-straight-is-tutto = Si une suite compte comme un Tutto
tutto-option-target-more = On joue jusqu’à { $value } points : plus il en faut, plus la partie est longue.
tutto-option-leader-plus-minus-misses-turn-more = Pour qui est seul en tête, « + ou - 1000 » est une carte Stop : le tour est fini et ses points sont perdus.
tutto-option-leader-plus-minus-plays-on-more = Qui est seul en tête joue « + ou - 1000 » comme les autres, mais personne ne perd de points.
tutto-option-ending-at-once-more = La partie est finie dès que quelqu’un atteint l’objectif, même au milieu d’une manche.
tutto-option-ending-equal-turns-more = On finit la manche pour que tous aient joué autant de tours ; puis le plus grand total gagne.
tutto-option-floor-at-zero-true-more = « + ou - 1000 » ne prend à personne plus qu’il n’a.
tutto-option-floor-at-zero-false-more = « + ou - 1000 » peut faire passer quelqu’un sous 0.
tutto-option-straight-is-tutto-true-more = Après une suite, tu peux retourner une autre carte et continuer, comme après tout Tutto.
tutto-option-straight-is-tutto-false-more = Une suite termine le tour, et tout ce qu’il a rapporté est noté.

## La feuille de score
tutto-item-banked = Marqués
tutto-item-lost = Perdus (+ ou - 1000)

## Cartes
tutto-card-clover = Trèfle
tutto-card-firework = Feux d’artifice
tutto-card-stop = Stop
tutto-card-straight = Suite
tutto-card-plus-minus = + ou - 1000
tutto-card-double = Double
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## Comment un tour s’est terminé
tutto-ending-null = un Rien
tutto-ending-stop-card = une carte Stop
tutto-ending-leader = « + ou - 1000 », seul en tête
tutto-ending-stopped = arrêté
tutto-ending-burnt-out = les feux d’artifice sont éteints
tutto-ending-straight = une suite
tutto-ending-clover = deux Tutto sous le trèfle

## À l’écran
tutto-player = Joueur
tutto-total = Total
tutto-points = { $points }
tutto-turn-number = Tour { $turn } · fin à { $target }
tutto-round-number = Manche { $round } · fin à { $target }
tutto-last-round = la dernière manche
tutto-last-turn = Tour précédent
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } perdus
tutto-took = + ou - 1000 ({ $by }) : { $points } de moins pour { $name }.
tutto-rule-clover = deux Tutto avec cette carte gagnent la partie ; pas d’arrêt
tutto-rule-firework = tout ce qui compte va de côté ; au Rien final, les points sont marqués
tutto-rule-straight = 1 à 6, un nouveau chiffre à chaque lancer, pour 2000 ; pas d’arrêt avant
tutto-rule-plus-minus = un Tutto vaut 1000 pour toi et enlève 1000 à qui est en tête ; pas d’arrêt avant
tutto-rule-double = un Tutto double les points de ce tour
tutto-rule-bonus-200 = un Tutto ajoute 200
tutto-rule-bonus-300 = un Tutto ajoute 300
tutto-rule-bonus-400 = un Tutto ajoute 400
tutto-rule-bonus-500 = un Tutto ajoute 500
tutto-rule-bonus-600 = un Tutto ajoute 600
tutto-first-made = un Tutto réussi
tutto-turn-so-far = Ce tour : { $points }
tutto-turn-cards = Ce tour : { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = De côté : { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Marquer enlève { $points } à { $name }.
tutto-null-next = Risque d’un Rien avec { $dice ->
    [one] { $dice } dé
    [many] { $dice } dés
   *[other] { $dice } dés
 } : { $percent } %
tutto-pile = Pioche de { $left } : { $cards }
tutto-pile-used-up = La pioche est épuisée : les 56 cartes sont mélangées de nouveau.
tutto-pays = { $count ->
    [one] La tournée est offerte par { $names }.
    [many] La tournée est offerte ensemble par { $names }.
   *[other] La tournée est offerte ensemble par { $names }.
 }
tutto-clover-won = Trèfle réussi ({ $name }) : la partie est gagnée, quels que soient les points.
tutto-turns-needed = { $turns ->
    [one] Il a fallu { $turns } tour.
    [many] Il a fallu { $turns } tours.
   *[other] Il a fallu { $turns } tours.
 }
tutto-label-set = { $dice } de côté
tutto-label-stop = arrêter et marquer { $points }
tutto-label-go = continuer avec la carte suivante
tutto-choice-set = { $points } points, { $collected } ce tour, puis { $left ->
    [one] { $left } dé
    [many] { $left } dés
   *[other] { $left } dés
 } : un Rien à { $percent } %
tutto-choice-faces = puis { $left ->
    [one] { $left } dé
    [many] { $left } dés
   *[other] { $left } dés
 } : un Rien à { $percent } %
tutto-choice-tutto = Tutto : { $collected } ce tour
tutto-choice-ends = La suite : marque { $collected } et termine le tour
tutto-choice-again = Tutto : les six de nouveau, un Rien à { $percent } %
tutto-choice-wins = Tutto : il gagne la partie
tutto-choice-stop = marque { $points }, total { $total }
tutto-choice-stop-tutto = Tutto : marque { $points }, total { $total }
tutto-choice-go = { $ends } cartes sur { $of } terminent le tour ; perdu par la carte ou le premier lancer : { $percent } %
tutto-choices-more = et { $count } de plus

## Les raisons du coach
kind-stop = arrêter ou relancer
kind-next-card = retourner une autre carte
kind-set = quels dés de côté

## Ce qu’on peut taper
tutto-help =
    Tape les dés à mettre de côté, les autres sont lancés : « 1 », « 1222 » ou « set 1 2 2 2 ».
    « stop » marque les points du tour, avec chaque dé du lancer qui compte.
    Après un Tutto, « go » retourne la carte suivante.

## Refus
error-tutto-set-never = Ces dés ne vont jamais de côté ensemble : les 1 et les 5 comptent seuls, les autres chiffres par trois ou six, et pour une suite chaque chiffre une fois. Tape par exemple « set 1 2 2 2 ».
error-tutto-set-not-there = Tu ne peux mettre de côté que des dés de ce lancer : { $dice }.
error-tutto-set-not-valid = Ils ne comptent pas tous. Parmi { $dice }, ceux-ci comptent : { $valid } ; les 1 et les 5 seuls, les autres chiffres par trois.
error-tutto-set-all = Sous les feux d’artifice, chaque dé qui compte va de côté : { $valid }.
error-tutto-set-new-faces = Pour une suite, chaque chiffre va de côté une fois. Nouveaux dans ce lancer : { $valid }.
error-tutto-set-after-tutto = Les six sont de côté : arrête-toi, ou continue avec la carte suivante.
error-tutto-stop-forbidden = { $card } : tu ne peux pas t’arrêter maintenant. Mets des dés de côté.
error-tutto-go-needs-tutto = La carte suivante ne vient qu’après un Tutto. Mets des dés de côté, ou arrête-toi si la carte le permet.
error-tutto-tally-not-now = On ne peut saisir un tour entier qu’avant sa première carte.
error-tutto-tally-no-cards = Un tour a au moins une carte.
error-tutto-tally-turn-over = Le tour finit avec { $card } : { $next } ne peut pas venir après.
error-tutto-tally-points = Un tour avec { $cards } ne peut pas marquer { $points }. Au plus près : { $nearest }.
error-tutto-tally-no-clover = Seul un tour dont la dernière carte est le trèfle peut gagner par lui, et il marque 0.

## Les règles, en Markdown
tutto-rules =
    Marque 6000 points avant tout le monde. Qui en a alors le moins paie une tournée.

    __Un tour.__ Retourne une carte et lance six dés. Si rien ne compte, c’est un *Rien* : le tour est fini et tous ses
    points sont perdus. Sinon, tu peux __arrêter__ et marquer les points du tour, avec chaque dé du dernier lancer
    qui compte, ou bien __mettre de côté__ au moins un dé seul ou un brelan et relancer le reste.

    __Ce qui compte__

    | dés | points | dés | points |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Ainsi ⚀⚁⚁⚁⚄⚅ contient 350 points. Trois dés identiques ne sont un brelan que s’ils sont venus *en un seul lancer* : trois ⚄
    mis de côté en trois lancers font 150, pas 500.

    __Tutto.__ Les six dés de côté, en un lancer ou plusieurs, font un Tutto. La carte donne ce qu’elle
    promet ; ensuite arrête-toi et marque, ou __continue__ : retourne la carte suivante et lance les six. Avec une carte Stop
    ou un Rien, tu perds alors tout ce que ce tour a rapporté, même les points des cartes d’avant.

    __Un exemple.__ La carte est Bonus 300. Tu lances ⚀⚁⚂⚂⚂⚅, mets ⚂⚂⚂ de côté (300) et en relances trois : ⚁⚃⚄.
    Tu mets ⚄ de côté (50) et en relances deux : ⚀⚄. Les deux vont de côté (150) : un Tutto. 500 pour les dés et 300 pour
    la carte font 800. Tu pourrais les marquer. Tu continues et retournes Double. Un autre Tutto, disons de 400, ferait
    1200, doublés à 2400. Mais tu lances ⚁⚁⚂⚃⚅⚅ : rien ne compte, et les 800 sont perdus.

    | carte | combien | ce qu’elle fait |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 de chaque | un Tutto ajoute le bonus |
    | Double | 5 | un Tutto double tous les points de ce tour jusqu’ici, même ceux des cartes d’avant |
    | Stop | 10 | le tour est fini, ses points sont perdus |
    | Feux d’artifice | 5 | mets de côté tout ce qui compte ; après un Tutto, relance les six sans nouvelle carte ; seul un Rien finit le tour, et les points sont alors *marqués* |
    | + ou - 1000 | 5 | pas d’arrêt avant un Tutto ; il vaut 1000 pour toi, quoi qu’on ait lancé, et quand tu marques, qui est en tête perd 1000 ; à plusieurs en tête, tous les perdent, toi jamais |
    | Suite | 5 | pas d’arrêt avant d’avoir mis de côté un à six, chacun une fois ; chaque lancer doit apporter au moins un nouveau chiffre, sinon c’est un Rien ; elle vaut 2000 et compte comme un Tutto |
    | Trèfle | 1 | pas d’arrêt ; deux Tutto avec cette carte, en relançant les six après le premier, gagnent la partie aussitôt, quels que soient les points |

    __Suite, un exemple.__ ⚀⚁⚁⚃⚄⚅ : mets ⚀⚁⚃⚄⚅ de côté et relance un dé. Seul ⚂ complète la suite ;
    tout le reste est un Rien. Tu pourrais aussi en mettre moins de côté et lancer plus de dés pour les chiffres qui manquent.

    __+ ou - 1000.__ Qui est en tête se lit sur les points de la feuille, avant d’ajouter ce tour. Si tu es seul
    en tête, la carte finit ton tour comme une carte Stop. Personne ne descend sous 0.

    __La pioche__ continue de tour en tour ; une fois épuisée, les 56 cartes sont mélangées de nouveau.

    __La fin.__ Dès que quelqu’un a marqué 6000 ou plus, la partie est finie et le plus grand total gagne.
    En solo, tu comptes les tours qu’il te faut.

    __Règles plus récentes.__ Qui est seul en tête joue « + ou - 1000 » pour ses 1000, et personne ne perd rien. La
    manche où quelqu’un atteint 6000 se joue d’abord jusqu’au bout ; à égalité, on partage la victoire.

## Un tour entier en une ligne, avec de vrais dés et de vraies cartes
tutto-help-turn = Tu tiens juste le score ? Tape « turn », les cartes dans l’ordre et les points marqués : « turn 600 x2 1500 ».
error-tutto-turn-form = Tape les cartes du tour puis ses points, 0 s’ils sont perdus : « turn 600 x2 1500 », pas « { $text } ».
