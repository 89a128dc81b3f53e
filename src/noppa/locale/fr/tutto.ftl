# Tutto : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

tutto-name = Tutto
tutto-tagline = Tente ta chance, carte après carte

## Éditions
tutto-edition-booklet = Livret de 2013
tutto-edition-later = Règles plus récentes

## Options, et ce que veut dire chaque valeur
tutto-option-target = Score à atteindre
tutto-option-leader-plus-minus = Si la personne en tête tire « + ou - 1000 »
tutto-option-leader-plus-minus-misses-turn = le tour est fini
tutto-option-leader-plus-minus-plays-on = on joue pour 1 000 et personne ne perd rien
tutto-option-ending = Fin de la partie
tutto-option-ending-at-once = dès que quelqu’un atteint le score
tutto-option-ending-equal-turns = à la fin de la manche où quelqu’un l’atteint
tutto-option-floor-at-zero = Les scores ne descendent pas sous 0
tutto-option-straight-is-tutto = Une suite compte comme un Tutto

## Ce que change une option, en une phrase
tutto-option-target-more = On joue jusqu’à { $value } points. Plus le score est haut, plus la partie est longue.
tutto-option-leader-plus-minus-misses-turn-more = Si tu es la seule personne en tête, « + ou - 1000 » agit comme une carte Stop. Ton tour est fini et tu perds ses points.
tutto-option-leader-plus-minus-plays-on-more = Si tu es la seule personne en tête, tu joues « + ou - 1000 » pour ses 1 000, mais personne ne perd de points.
tutto-option-ending-at-once-more = La partie s’arrête dès que quelqu’un atteint le score, même au milieu d’une manche.
tutto-option-ending-equal-turns-more = Quand quelqu’un atteint le score, on finit la manche pour que tout le monde ait joué autant de tours. Puis la personne qui a le plus de points gagne.
tutto-option-floor-at-zero-true-more = « + ou - 1000 » ne peut pas faire descendre un score sous 0.
tutto-option-floor-at-zero-false-more = « + ou - 1000 » peut faire descendre un score sous 0.
tutto-option-straight-is-tutto-true-more = Après une suite, tu peux tirer une autre carte et continuer, comme après tout Tutto.
tutto-option-straight-is-tutto-false-more = Une suite termine ton tour, et tu en marques tous les points.

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
tutto-ending-leader = « + ou - 1000 » en tête
tutto-ending-stopped = arrêt
tutto-ending-burnt-out = fin des feux d’artifice
tutto-ending-straight = suite complète
tutto-ending-clover = victoire au trèfle

## À l’écran
tutto-player = Joueur
tutto-total = Total
tutto-points = { $points }
tutto-turn-number = Tour { $turn } · jusqu’à { $target }
tutto-round-number = Manche { $round } · jusqu’à { $target }
tutto-last-round = Dernière manche
tutto-last-turn = Tour précédent
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
 }
tutto-took = « + ou - 1000 » ({ $by }) : { $points } de moins pour { $name }.
tutto-rule-clover = deux Tutto avec cette carte et tu gagnes la partie ; pas d’arrêt
tutto-rule-firework = mets de côté tous les dés qui comptent ; le Rien final te fait marquer tes points
tutto-rule-straight = réunis les chiffres de 1 à 6 pour 2 000, un nouveau chiffre à chaque lancer ; pas d’arrêt avant
tutto-rule-plus-minus = un Tutto te donne 1 000 et en enlève 1 000 à qui est en tête ; pas d’arrêt avant
tutto-rule-double = un Tutto double tes points de ce tour
tutto-rule-bonus-200 = un Tutto ajoute 200
tutto-rule-bonus-300 = un Tutto ajoute 300
tutto-rule-bonus-400 = un Tutto ajoute 400
tutto-rule-bonus-500 = un Tutto ajoute 500
tutto-rule-bonus-600 = un Tutto ajoute 600
tutto-first-made = premier Tutto réussi, encore un
tutto-turn-so-far = Ce tour : { $points }
tutto-turn-cards = Ce tour : { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = De côté : { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = En marquant, tu enlèves { $points } à { $name }.
tutto-null-next = Avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
 }, le risque d’un Rien est de { $percent } %.
tutto-pile = Pioche de { $left } : { $cards }
tutto-pile-used-up = La pioche est vide. On mélange de nouveau les 56 cartes.
tutto-pays = { $count ->
    [one] La tournée est offerte par { $names }.
   *[other] La tournée est offerte ensemble par { $names }.
 }
tutto-clover-won = { $name } : deux Tutto avec le trèfle et la victoire, quels que soient les scores.
tutto-turns-needed = { $turns ->
    [one] Il a fallu un tour.
   *[other] Il a fallu { $turns } tours.
 }
tutto-first-to = Objectif : { $target }
tutto-round = Manche { $round }
tutto-percent = { $percent } %
tutto-null-with = { $dice ->
    [one] risque d’un Rien avec 1 dé
   *[other] risque d’un Rien avec { $dice } dés
 }
tutto-pile-left = { $left ->
    [one] encore { $left } carte dans la pioche
   *[other] encore { $left } cartes dans la pioche
 }, { $stops ->
    [0] aucun Stop
    [one] dont 1 Stop
   *[other] dont { $stops } Stop
 }
tutto-set-aside = De côté
tutto-choose = choisis, puis lance ou marque
tutto-hint = Touche des dés qui comptent, puis lance le reste.
tutto-next-card = Carte suivante
tutto-risks = { $points } en jeu
tutto-bank = Marquer { $points }
tutto-then = nouveau total { $total }
tutto-set-button = { $what ->
    [tutto] De côté, et c’est un Tutto
    [ends] Compléter la suite
   *[roll] De côté, lancer { $left ->
        [one] un dé
       *[other] { $left } dés
     }
 }
tutto-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tutto-told-banked = { $name } : { $points ->
    [one] { $points } point marqué.
   *[other] { $points } points marqués.
 }
tutto-told-lost = { $name } : { $ending }, { $points } points perdus.
tutto-told-nothing = { $name } : { $ending }, aucun point.
tutto-told-set = { $name } : { $dice } de côté.
tutto-told-go = { $name } : une autre carte.
tutto-own-banked = Tu as marqué { $points }.
tutto-own-lost = { $ending ->
    [null] Un Rien
    [stop_card] Une carte Stop
   *[other] Ton tour est fini
 } : { $points ->
    [0] aucun point ce tour.
    [one] { $points } point perdu.
   *[other] { $points } points perdus.
 }
tutto-all-six = Les six dés
tutto-label-set = mettre { $dice } de côté
tutto-label-stop = arrêter et marquer { $points }
tutto-label-go = continuer et tirer la carte suivante
tutto-choice-set = { $points } points, { $collected } ce tour ; { $percent } % de risque d’un Rien avec { $left ->
    [one] un dé
   *[other] { $left } dés
 }
tutto-choice-faces = { $percent } % de risque d’un Rien avec { $left ->
    [one] un dé
   *[other] { $left } dés
 }
tutto-choice-tutto = un Tutto, { $collected } ce tour
tutto-choice-ends = complète la suite, marque { $collected } et termine le tour
tutto-choice-again = un Tutto ; { $percent } % de risque d’un Rien en relançant les six
tutto-choice-wins = un Tutto qui gagne la partie
tutto-choice-stop = marque { $points }, pour un total de { $total }
tutto-choice-stop-tutto = un Tutto, marque { $points }, pour un total de { $total }
tutto-choice-go = { $ends } cartes sur { $of } terminent le tour ; { $percent } % de risque avec le premier lancer
tutto-choices-more = et { $count } de plus

## Ce que dit le coach, et pourquoi
tutto-advice-set = { $what ->
    [tutto] Mets { $dice } de côté pour un Tutto
    [straight] Mets { $dice } de côté pour compléter la suite
   *[roll] Mets { $dice } de côté et lance { $left ->
        [one] un dé
       *[other] { $left } dés
     }
 }
tutto-advice-set-brief = Mets { $dice } de côté
tutto-advice-stop = Marque { $points } points
tutto-advice-stop-brief = Marque { $points }
tutto-advice-go = Tire la carte suivante
tutto-why-null = { $points ->
    [0] Lancer { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } donne un Rien dans { $percent } % des cas, mais tu n’as pas encore de points à perdre.
   *[other] Lancer { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } donne un Rien dans { $percent } % des cas, et tu perds alors { $points } points.
 }
tutto-why-null-straight = { $points ->
    [0] Lancer { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } ne donne aucun nouveau chiffre dans { $percent } % des cas, mais tu n’as pas encore de points à perdre.
   *[other] Lancer { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } ne donne aucun nouveau chiffre dans { $percent } % des cas, et tu perds alors { $points } points.
 }
tutto-why-bonus = À partir d’ici, tu réussis un Tutto dans { $percent } % des cas, et il ajoute { $gift } points.
tutto-why-double = À partir d’ici, tu réussis un Tutto dans { $percent } % des cas, et il double tes points de ce tour.
tutto-why-plus-minus = À partir d’ici, tu réussis un Tutto dans { $percent } % des cas. Il vaut { 1000 } points et en enlève { 1000 } à qui est en tête.
tutto-why-straight = À partir d’ici, tu complètes la suite dans { $percent } % des cas, pour { 2000 } points.
tutto-why-clover = À partir d’ici, tu gagnes la partie avec le trèfle dans { $percent } % des cas.
tutto-why-clover-half = C’est le premier Tutto pour le trèfle. À partir d’ici, tu réussis le second et gagnes la partie dans { $percent } % des cas.
tutto-why-clover-wins = C’est le second Tutto pour le trèfle, et tu gagnes la partie.
tutto-why-firework = Avec les feux d’artifice, tu ne peux pas perdre de points. Tu en as { $points }, et tu en gagnes encore { $more } en moyenne.
tutto-why-tutto = C’est un Tutto. La carte te donne { $gift } points, tu en as donc { $points } ce tour.
tutto-why-straight-ends = Ça complète la suite : tu marques { $points } points et le tour est fini.
tutto-why-takes = Marquer enlève aussi { $taken } points à tes adversaires.
tutto-why-stop = Tu marques { $points } points, pour un total de { $total }.
tutto-why-stop-wins = Ça te porte à { $total } points et te fait gagner la partie.
tutto-why-stop-reaches = Ça te porte à { $total } points : le score est atteint. Les autres finissent encore la manche.
tutto-why-go = La carte suivante ou le premier lancer te coûte tes { $points } points dans { $percent } % des cas. En moyenne, tu finis le tour avec { $mean } points.
tutto-why-stop-instead = { $than ->
    [less] Marquer { $points } maintenant vaudrait { study-amount-chance } de moins.
    [more] Marquer { $points } maintenant vaudrait { study-amount-chance } de plus.
   *[same] Marquer { $points } maintenant vaudrait autant.
 }
tutto-why-go-instead = { $than ->
    [less] Tirer une autre carte vaudrait { study-amount-chance } de moins.
    [more] Tirer une autre carte vaudrait { study-amount-chance } de plus.
   *[same] Tirer une autre carte vaudrait autant.
 }
tutto-why-set-instead = { $left ->
    [0] Mettre { $dice } de côté pour un Tutto
   *[other] Mettre { $dice } de côté et lancer { $left } (un Rien dans { $percent } % des cas)
 } { $than ->
    [less] vaudrait { study-amount-chance } de moins.
    [more] vaudrait { study-amount-chance } de plus.
   *[same] vaudrait autant.
 }
kind-stop = arrêter ou relancer
kind-next-card = tirer une autre carte
kind-set = quels dés mettre de côté

## Ce qu’on peut taper
tutto-help =
    Tape les dés que tu veux mettre de côté, et les autres sont lancés : « 1 », « 1222 » ou « set 1 2 2 2 ».
    Tape « stop » pour marquer les points de ce tour, avec chaque dé du lancer qui compte.
    Après un Tutto, tape « go » pour tirer la carte suivante.

## Refus
error-tutto-set-never = Ces dés ne comptent pas ensemble. Mets de côté des 1 et des 5, ou trois ou six dés d’un autre chiffre. Pour une suite, prends chaque chiffre une seule fois. Tape par exemple « set 1 2 2 2 ».
error-tutto-set-not-there = Tu ne peux mettre de côté que des dés de ce lancer : { $dice }.
error-tutto-set-not-valid = Ces dés ne comptent pas tous. De { $dice }, tu peux mettre de côté { $valid }. Les 1 et les 5 comptent seuls, les autres chiffres seulement par trois.
error-tutto-set-all = Avec les feux d’artifice, il faut mettre de côté tous les dés qui comptent : { $valid }.
error-tutto-set-new-faces = Pour la suite, chaque chiffre ne se met de côté qu’une fois. Nouveaux dans ce lancer : { $valid }.
error-tutto-set-after-tutto = Les six dés sont de côté. Arrête et marque, ou continue avec la carte suivante.
error-tutto-stop-forbidden = La carte « { $card } » ne permet pas de t’arrêter maintenant. Mets des dés de côté.
error-tutto-go-needs-tutto = Tu n’as une autre carte qu’après un Tutto. Mets des dés de côté, ou arrête si la carte le permet.
error-tutto-tally-not-now = On ne peut saisir un tour entier qu’avant sa première carte.
error-tutto-tally-no-cards = Un tour a au moins une carte. Saisis les cartes que tu as tirées.
error-tutto-tally-turn-over = La carte « { $card } » termine le tour : « { $next } » ne peut donc pas venir après.
error-tutto-tally-points = Un tour avec { $cards } ne peut pas marquer { $points }. Au plus près : { $nearest }.
error-tutto-tally-no-clover = On ne peut gagner avec le trèfle que s’il est la dernière carte du tour, et ce tour marque 0.

## Les règles, en Markdown
tutto-rules =
    Marque 6 000 points avant tout le monde. La personne qui a le moins de points paie alors une tournée.

    __Un tour.__ Tire une carte et lance six dés. Si aucun dé ne compte, c’est un *Rien* : ton tour est fini et tu perds
    tous ses points. Sinon, tu peux __arrêter__ et marquer les points du tour, avec chaque dé du dernier lancer
    qui compte, ou bien __mettre de côté__ au moins un dé seul ou un brelan et relancer le reste.

    __Ce qui compte__

    | dés | points | dés | points |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Ainsi ⚀⚁⚁⚁⚄⚅ vaut 350 points. Un brelan ne compte que si ses trois dés sont venus *en un seul lancer* : trois ⚄
    mis de côté en trois lancers valent 150, pas 500.

    __Tutto.__ Quand les six dés sont de côté, en un lancer ou plusieurs, c’est un Tutto. La carte te donne ce qu’elle
    promet. Ensuite, arrête et marque, ou __continue__ : tire la carte suivante et lance les six dés. Si tu tombes alors
    sur une carte Stop ou un Rien, tu perds tous les points de ce tour, même ceux des cartes d’avant.

    __Un exemple.__ Ta carte est Bonus 300. Tu lances ⚀⚁⚂⚂⚂⚅, mets ⚂⚂⚂ de côté (300) et en relances trois : ⚁⚃⚄.
    Tu mets ⚄ de côté (50) et en relances deux : ⚀⚄. Tu mets les deux de côté (150), et c’est un Tutto. Avec 500 pour
    les dés et 300 pour la carte, tu as 800. Tu pourrais les marquer, mais tu continues et tires Double. Un autre Tutto,
    disons de 400, ferait 1 200, doublés à 2 400. Mais tu lances ⚁⚁⚂⚃⚅⚅. Aucun dé ne compte, et les 800 points sont perdus.

    | carte | combien | ce qu’elle fait |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 de chaque | Un Tutto ajoute le bonus. |
    | Double | 5 | Un Tutto double tous tes points de ce tour jusqu’ici, même ceux des cartes d’avant. |
    | Stop | 10 | Ton tour est fini et tu perds ses points. |
    | Feux d’artifice | 5 | Mets de côté tous les dés qui comptent. Après un Tutto, relance les six sans nouvelle carte. Seul un Rien termine ton tour, et alors tu *marques* tes points. |
    | + ou - 1000 | 5 | Pas d’arrêt avant un Tutto. Il te donne 1 000, quoi que tu aies lancé, et quand tu marques, la personne en tête perd 1 000. À égalité en tête, tout le monde en perd autant, mais toi jamais. |
    | Suite | 5 | Pas d’arrêt avant d’avoir mis de côté les chiffres de un à six, chacun une fois. Chaque lancer doit apporter au moins un nouveau chiffre, sinon c’est un Rien. Une suite vaut 2 000 et compte comme un Tutto. |
    | Trèfle | 1 | Pas d’arrêt. Réussis deux Tutto avec cette carte et tu gagnes aussitôt la partie, quels que soient les scores. Après le premier, relance les six dés. |

    __Suite, un exemple.__ Tu lances ⚀⚁⚁⚃⚄⚅, mets ⚀⚁⚃⚄⚅ de côté et relances un dé. Seul ⚂ complète la suite ;
    tout le reste est un Rien. Tu pourrais aussi mettre moins de dés de côté et en lancer plus pour les chiffres qui manquent.

    __+ ou - 1000.__ Pour savoir qui est en tête, regarde la feuille de score avant d’ajouter les points de ce tour. Si tu es
    la seule personne en tête, la carte termine ton tour comme une carte Stop. Personne ne descend sous 0.

    __La pioche__ continue de tour en tour. Quand elle est vide, on mélange de nouveau les 56 cartes.

    __La fin.__ La partie se termine dès que quelqu’un a marqué 6 000 points ou plus, et la personne qui a le plus
    de points gagne.
    En solo, compte combien de tours il te faut.

    __Règles plus récentes.__ Si tu es la seule personne en tête, tu joues « + ou - 1000 » pour ses 1 000 et personne ne perd de points.
    Quand quelqu’un atteint 6 000, on finit la manche. En cas d’égalité, on partage la victoire.

## Un tour entier en une ligne, avec de vrais dés et de vraies cartes
tutto-help-turn = Tu comptes juste les points ? Tape « turn », les cartes dans l’ordre et les points marqués : « turn 600 x2 1500 ».
error-tutto-turn-form = Impossible de lire « { $text } ». Tape les cartes du tour puis ses points, ou 0 s’ils sont perdus : « turn 600 x2 1500 ».

## Les règles en bref
tutto-goal = Marque { $target } points avant tout le monde.
tutto-begins = Le livret dit que la personne la plus chanceuse commence. À vous de décider qui c’est.
tutto-step-card = Tire une carte et lance six dés.
tutto-step-set = Mets de côté au moins un dé qui compte et relance le reste. Ou arrête et marque.
tutto-step-tutto = Six dés de côté, c’est un Tutto, et la carte te récompense. Marque, ou tire une autre carte.
tutto-item-single = Dé seul
tutto-item-triple = Brelan
tutto-needs-single = Chacun compte tout seul.
tutto-needs-triple = Trois dés identiques en un lancer.
tutto-needs-stop = ton tour est fini et tu perds ses points
tutto-example-card = Tu tires « { $card } ».
tutto-example-set = Tu mets { $aside } de côté pour { $points } points. Ça fait { $total } pour l’instant.
tutto-example-tutto = Les six dés sont de côté : c’est un Tutto. { $dice } pour les dés et { $bonus } pour la carte font { $points }.
tutto-example-go = Au lieu de marquer les { $points }, tu tires une autre carte : « { $card } ».
tutto-example-null = Aucun dé ne compte. C’est un Rien, et les { $points } points sont perdus.
tutto-ask-triple = Trois 5 venus en trois lancers font-ils un brelan ?
tutto-answer-triple = Non. Un brelan doit venir en un seul lancer.
tutto-ask-at-once = Dois-je mettre des dés de côté avant de m’arrêter ?
tutto-answer-at-once = Non. En t’arrêtant, tu marques aussi chaque dé du dernier lancer qui compte.
tutto-ask-null = Qu’est-ce que je perds avec un Rien ?
tutto-answer-null = Tous les points de ce tour, même ceux des cartes d’avant. Les points déjà marqués ne risquent rien. Avec les feux d’artifice seulement, un Rien te fait marquer tes points.
tutto-ask-leader-misses-turn = Et si je suis en tête et que je tire « + ou - 1000 » ?
tutto-answer-leader-misses-turn = Si tu es la seule personne en tête, ton tour est fini, comme avec une carte Stop.
tutto-ask-leader-plays-on = Et si je suis en tête et que je tire « + ou - 1000 » ?
tutto-answer-leader-plays-on = Si tu es la seule personne en tête, tu joues pour les 1 000 et personne ne perd rien.
tutto-ask-end-at-once = Quand la partie se termine-t-elle ?
tutto-answer-end-at-once = Dès que quelqu’un a marqué { $target } points ou plus.
tutto-ask-end-equal-turns = Quand la partie se termine-t-elle ?
tutto-answer-end-equal-turns = À la fin de la manche où quelqu’un marque { $target } points ou plus.
tutto-now-risk = C’est la carte sur la table, avec { $points } points en jeu.
tutto-now-left = { $left ->
    [0] Plus aucune dans la pioche de { $cards }.
    [one] Encore { $left } dans la pioche de { $cards }.
   *[other] Encore { $left } dans la pioche de { $cards }.
 }

## La leçon : que faire à chaque étape, et pourquoi une fois que c’est fait
tutto-lesson-goal = Atteins 1 000 points avant l’adversaire
tutto-lesson-draw = Chaque tour commence par une carte. Tires-en une.
tutto-lesson-draw-why = Mets les six dés de côté, et cette carte te donne 300 de plus.
tutto-lesson-one = Seuls ⚀ et ⚄ comptent tout seuls. Mets ⚀ de côté et relance le reste.
tutto-lesson-one-why = ⚀ vaut 100 points, ⚄ en vaut 50.
tutto-lesson-triple = Trois dés identiques en un lancer comptent ensemble. Mets ⚁⚁⚁ de côté.
tutto-lesson-triple-why = Ça fait 200 points. ⚅⚅⚅ en vaudrait 600, et ⚀⚀⚀ même 1 000.
tutto-lesson-tutto = Les deux dés comptent. Mets ⚀⚄ de côté.
tutto-lesson-tutto-why = Les six dés sont de côté. C’est un Tutto, et la carte ajoute 300.
tutto-lesson-bank = Tu pourrais continuer et tout risquer. Marque plutôt tes 750 points.
tutto-lesson-bank-why = Les points marqués ne risquent plus rien. Jussi, le bot, a joué ensuite et marqué 250.
tutto-lesson-null = À toi de nouveau. Tire la carte suivante.
tutto-lesson-null-why = Pas de ⚀, pas de ⚄, pas de brelan. C’est un Rien, et le tour ne rapporte aucun point.
tutto-lesson-draw-again = Jussi a tiré une carte Stop et a dû s’arrêter. Tire la tienne.
tutto-lesson-draw-again-why = Il te faut 250 pour gagner. Marquer maintenant ne t’en donne que 200.
tutto-lesson-coach = Demande au coach ce qu’il faut mettre de côté.
tutto-lesson-coach-why = Juste ⚀, car plus tu lances de dés, moins un Rien est probable.
tutto-lesson-win = 250 points, juste assez. Marque-les.
tutto-lesson-win-why = Ça fait 1 000 points, et tu gagnes. D’habitude, on joue jusqu’à 6 000.
tutto-lesson-done = Arrête-toi à temps, et ne mets de côté que les dés qu’il te faut.
