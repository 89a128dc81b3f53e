# Dicetto : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

dicetto-name = Dicetto
dicetto-tagline = Prends des cartes et défends-les

## Éditions
dicetto-edition-international = Internationale
dicetto-edition-finnish = Finlandaise
dicetto-edition-polish = Polonaise

## Options, et ce que veut dire chaque valeur
dicetto-option-bonus = Jouer avec les cartes « Bonus »
dicetto-option-bonus-true = oui
dicetto-option-bonus-false = non
dicetto-option-cards-to-win = Cartes pour finir la partie
dicetto-option-most-cards-points = Points du bonus « Le plus de cartes »
dicetto-option-battle = Quand ont lieu les duels de dés
dicetto-option-battle-at-once = tout de suite
dicetto-option-battle-end-of-turn = à la fin du tour

## Ce que change une option, en une phrase
dicetto-option-bonus-true-more = Quatre cartes « Bonus » sont visibles dès le début. On les reçoit à la fin.
dicetto-option-bonus-false-more = Seuls les points des cartes « Dés » comptent.
dicetto-option-cards-to-win-more = { $value ->
    [one] La partie se termine dès que quelqu’un a { $value } carte.
   *[other] La partie se termine dès que quelqu’un a { $value } cartes. Moins il en faut, plus la partie est courte.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] La personne qui a le plus de cartes reçoit { $value } point de plus, si cette carte « Bonus » est en jeu.
   *[other] La personne qui a le plus de cartes reçoit { $value } points de plus, si cette carte « Bonus » est en jeu.
 }
dicetto-option-battle-at-once-more = Tu sais qui tient la carte avant de poser tes autres dés.
dicetto-option-battle-end-of-turn-more = Tu poses d’abord tous tes dés, puis les duels se jouent l’un après l’autre.

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
dicetto-asks-ones = des uns, autant que tu veux
dicetto-asks-twos = des 2, autant que tu veux
dicetto-asks-threes = des 3, autant que tu veux
dicetto-asks-fours = des 4, autant que tu veux
dicetto-asks-fives = des 5, autant que tu veux
dicetto-asks-sixes = des 6, autant que tu veux
dicetto-asks-pair = deux dés identiques
dicetto-asks-two-pairs = deux paires, ou quatre dés identiques
dicetto-asks-three-of-a-kind = trois dés identiques
dicetto-asks-four-of-a-kind = quatre dés identiques
dicetto-asks-small-straight = trois chiffres qui se suivent
dicetto-asks-large-straight = quatre chiffres qui se suivent
dicetto-asks-chance = n’importe quels dés, au moins un
dicetto-asks-extra-roll = n’importe quels dés, au moins un

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
dicetto-deck-own = cartes perso

## Coups
dicetto-move-keep = { $count ->
    [0] relancer tous les dés
   *[other] garder { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] poser { $dice } sur « { $card } » (carte { $slot }) et renvoyer les autres dés
    [battle] poser { $dice } sur « { $card } » (carte { $slot }) en duel
   *[takes] poser { $dice } sur « { $card } » (carte { $slot })
 }
dicetto-move-done = terminé

## La table
dicetto-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
dicetto-fourth-roll = un 4e lancer
dicetto-free = libre
dicetto-tie = égalité { $tie }
dicetto-tie-or-beat = égalité { $tie }, bat { $beat }
dicetto-on-card = sur { $slot }
dicetto-lost = perdu
dicetto-battle = Duel pour la carte { $slot }. Premier dé : { $challenger }, second dé : { $owner }.
dicetto-total = total
dicetto-cards = cartes
dicetto-won = gagnées
dicetto-nobody = égalité
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] plus aucun lancer
    [one] encore 1 lancer
   *[other] encore { $rolls } lancers
 }
dicetto-pile = { $cards ->
    [0] la pioche est vide
    [one] 1 carte dans la pioche
   *[other] { $cards } cartes dans la pioche
 } ({ $deck })
dicetto-typing-keep = « 55 » pour garder ceux-là, « p 2 55 » pour les poser sur la carte 2, « done » pour finir ton tour
dicetto-typing-place = « p 2 55 » pour poser des dés sur la carte 2, « done » pour finir ton tour

## À la table dans le navigateur
dicetto-lay = Poser { $dice } sur « { $card } »
dicetto-lay-on = Poser sur « { $card } »
dicetto-lay-short = Poser { $dice } { $sum }
dicetto-hint = Choisis des dés, puis touche une carte.
dicetto-ends = { $cards ->
    [one] { $cards } carte finit la partie
   *[other] { $cards } cartes finissent la partie
 }
dicetto-in-pile = dans la pioche
dicetto-logo = avec le logo
dicetto-points-word = { $points ->
    [one] point
   *[other] points
 }
dicetto-battle-status = Duel : { $challenger } contre { $owner }
dicetto-did-lay = { $name } : { $dice } sur « { $card } ».
dicetto-moment = Duel gagné
dicetto-moment-card = La carte « { $card } » change de mains

## Ce que dit le coach, et pourquoi
dicetto-advice-keep = { $count ->
    [0] Relance les quatre dés
   *[other] Garde { $dice } et relance { $left ->
        [one] un dé
       *[other] { $left } dés
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Relance les quatre
   *[other] Garde { $dice }
 }
dicetto-advice-lay = Pose { $dice } sur « { $card } »
dicetto-advice-done = Finis ton tour
dicetto-why-keep = { $percent ->
    [100] Quel que soit le lancer, tu auras des dés pour « { $card } », qui vaut { study-amount-points }.
   *[other] Si tu vises « { $card } », qui vaut { study-amount-points }, tu réussis dans { $percent } % des cas.
 }
dicetto-why-keep-too = { $percent ->
    [100] Tu réussis aussi « { $card } », qui vaut { study-amount-points }, quel que soit le lancer.
   *[other] Avec « { $card } », qui vaut { study-amount-points }, tu réussis dans { $percent } % des cas.
 }
dicetto-why-keep-none = Tu ne peux prendre aucune carte de la rangée : tu lances donc pour la carte Relance.
dicetto-why-points = « { $card } » vaut { study-amount-points }.
dicetto-why-extra = La carte Relance te donne un quatrième lancer au prochain tour.
dicetto-why-beaten = Un adversaire qui vise cette carte te la prend dans { $percent } % des cas.
dicetto-why-send-back = Ta somme de { $sum } bat celle de { $lying } sur la carte.
dicetto-why-battle = Ta somme de { $sum } égale celle de { $lying } sur la carte : chacun lance donc un dé. Tu gagnes une fois sur deux.
dicetto-why-done = { $cards ->
    [0] Tu n’as des dés que sur la carte Relance.
    [one] Tu as des dés sur une carte, qui vaut { study-amount-points }.
   *[other] Tu as des dés sur { $cards } cartes, qui valent { study-amount-points } en tout.
 }
dicetto-why-nothing = Tu finis ton tour sans dés sur les cartes.
dicetto-why-roll-instead = { $than ->
    [less] Relancer vaudrait { study-amount-chance } de moins.
    [more] Relancer vaudrait { study-amount-chance } de plus.
   *[same] Relancer vaudrait autant.
 }
dicetto-why-lay-instead = { $than ->
    [less] Poser { $dice } sur « { $card } » maintenant vaudrait { study-amount-chance } de moins.
    [more] Poser { $dice } sur « { $card } » maintenant vaudrait { study-amount-chance } de plus.
   *[same] Poser { $dice } sur « { $card } » maintenant vaudrait autant.
 }

## Sortes de choix, là où l’on perd le plus
kind-lay = quelle carte
kind-send-back = renvoyer des dés
kind-battle = duels
kind-end-turn = finir le tour

## Ce qu’on peut taper
dicetto-help =
    Tape les dés que tu veux garder, et les autres sont relancés : « 55 » ou « keep 5 5 ». « keep » seul relance les quatre.
    Pour poser des dés sur une carte, tape son numéro et les dés : « place 2 5 5 » ou « p 2 55 ». Pour la carte Relance, tape « p x 1 ».
    Une fois des dés posés, tu ne peux plus relancer dans ce tour. « done » finit ton tour.
    Les cartes s’écrivent « pair:1 », ou « pair:1* » avec un logo. Les cartes « Bonus » s’écrivent « most_logos », « fewest_cards » et ainsi de suite.

## Refus
error-dicetto-placed-already = Tu as déjà posé des dés : tu ne peux plus relancer dans ce tour.
error-dicetto-no-rolls-left = Tu n’as plus aucun lancer. Pose des dés ou finis ton tour.
error-dicetto-keep-not-there = Tu ne peux garder que des dés qui sont sur la table : { $dice }.
error-dicetto-slot-empty = Il n’y a pas de carte à l’emplacement { $slot }. Choisis-en un autre.
error-dicetto-challenge-lost = Tu as perdu un duel pour la carte { $slot } : tu ne peux plus y poser de dés dans ce tour.
error-dicetto-once-a-turn = Tu as déjà posé des dés sur la carte { $slot }. C’est possible une seule fois par tour.
error-dicetto-does-not-fit = Ces dés ne vont pas sur la carte « { $card } ». { $count ->
    [0] Aucun des tiens ne convient.
   *[other] Ceux-ci conviendraient : { $allowed }.
 }
error-dicetto-dice-not-in-hand = Tu n’as que ces dés à poser : { $hand }.
error-dicetto-dice-lost = Des dés perdus dans un duel ne se reposent plus dans ce tour. Tu as : { $hand }.
error-dicetto-sum-too-low = { $sum } ne suffit pas pour la carte { $slot }. { $least } provoque un duel, et une somme plus grande renvoie les dés posés.

## Des cartes dans un fichier
error-dicetto-deck-not-a-list = Dans le fichier des cartes, { $place } doit être une liste de tables, écrite { $allowed }.
error-dicetto-deck-kind = Dans le fichier des cartes, { $place } a la sorte « { $value } », qui n’existe pas. Utilise l’une de celles-ci : { $allowed }.
error-dicetto-deck-number = Dans le fichier des cartes, « { $key } » dans { $place } doit être un nombre entier de { $least } à { $most }, pas { $value }.
error-dicetto-deck-logo = Dans le fichier des cartes, « logo » dans { $place } est { $value }. Utilise l’un de ceux-ci : { $allowed }.
error-dicetto-deck-twice = Dans le fichier des cartes, { $place } répète la carte « { $card } ». Augmente plutôt son nombre.
error-dicetto-deck-few-cards = Le fichier des cartes doit avoir au moins { $least } cartes sous { $place }, mais il en a { $found }.
error-dicetto-deck-most-cards = Dans le fichier des cartes, { $place } vaut { $value }, mais l’option most_cards_points dit { $allowed }. Enlève les points du fichier, ou change l’option.

## Les règles, en Markdown
dicetto-rules =
    Pose des dés sur des cartes. S’ils y sont encore au début de ton prochain tour, les cartes sont à toi. Qui a le plus
    de points gagne ; à égalité, on partage la victoire. On joue à deux, trois ou quatre, chacun avec quatre dés de sa couleur.
    Quatre cartes « Dés » sont en rangée, avec la carte Relance à côté. La personne la plus âgée commence, sauf si vous
    en décidez autrement.

    __Ton tour : ramasser.__ Prends toutes les cartes qui portent encore tes dés, et reprends ces dés. De nouvelles cartes
    complètent la rangée. La carte Relance reste sur la table, mais elle te donne un quatrième lancer dans ce tour.

    __Ton tour : lancer.__ Lance tes quatre dés jusqu’à trois fois. Après chaque lancer, choisis quels dés relancer.

    __Ton tour : poser.__ Pose des dés sur autant de cartes que tu veux. Une fois des dés posés, tu ne peux plus relancer
    dans ce tour. Tu ne peux poser des dés sur une carte qu’une fois par tour, et chaque dé ne va que sur une carte.
    Les dés que tu ne poses pas restent devant toi. Les dés sur une carte doivent lui convenir exactement.

    | carte | dés qui conviennent | exemple | points |
    |---|---|---|---|
    | de « Les uns » à « Les 6 » | un ou plusieurs de ce chiffre | Les 4 : ⚃⚃⚃ | 2 |
    | Paire | deux dés identiques | ⚄⚄ | 1 |
    | Deux paires | deux paires, ou quatre dés identiques | ⚁⚁⚅⚅ | 6 |
    | Brelan | trois dés identiques | ⚂⚂⚂ | 4 |
    | Carré | quatre dés identiques | ⚁⚁⚁⚁ | 11 |
    | Petite suite | trois chiffres qui se suivent | ⚂⚃⚄ | 2 |
    | Grande suite | quatre chiffres qui se suivent | ⚁⚂⚃⚄ | 6 |
    | Chance | n’importe quels dés, au moins un | ⚀⚅⚅ | 1 |
    | Relance | n’importe quels dés, au moins un | ⚅ | 0 |

    __Une carte avec les dés d’un autre joueur.__ Additionne les dés. Une somme plus grande renvoie aussitôt les siens. Une
    somme égale provoque un duel : chacun lance un dé, et le plus haut tient la carte. À égalité, on relance. Qui perd
    reprend ses dés. Si tu perds pendant ton propre tour, tu ne peux plus utiliser ces dés ni cette carte dans ce tour.
    Tu ne peux pas poser une somme plus petite.

    __Un exemple.__ Ton dernier lancer est ⚂⚄⚄⚅. Quelqu’un a ⚃⚃ sur « Paire ». Tes ⚄⚄ les battent, 10 contre 8, et les
    renvoient. Quelqu’un a ⚅ sur « Les 6 ». Ton ⚅ est égal, donc tu peux te battre en duel pour la carte. Ton ⚂ va sur « Les 3 »,
    ou sur « Chance » si elle est libre. Si tes dés sont encore là au début de ton prochain tour, les cartes sont à toi.

    __La fin.__ La partie s’arrête quand quelqu’un gagne sa dixième carte, ou quand il n’y a plus de cartes « Dés ».
    Les cartes qui portent des dés vont aux joueurs qui les ont posés. La carte Relance ne vaut rien et ne compte pas
    comme une carte.

    __Cartes « Bonus ».__ Quatre sur huit sont visibles dès le début, et on les reçoit à la fin. En cas d’égalité,
    personne ne reçoit la carte. Seules les cartes « Dés » comptent.

    | carte « Bonus » | points | carte « Bonus » | points |
    |---|---|---|---|
    | Le moins de logos | 3 | Le plus de logos | 3 |
    | Le moins de cartes | 4 | Le plus de cartes | 3 |
    | Le plus de suites | 3 | Le plus de chances | 3 |
    | Le moins de points | 5 | Le plus de 1 à 6 | 3 |

    __Les cartes.__ Les 46 cartes « Dés » et leurs points sont de nous, et une carte sur deux porte le logo (★).
    Si tu as les vraies cartes, tu peux les charger depuis un fichier.

    __Édition finlandaise.__ Tous les duels se jouent à la fin du tour, l’un après l’autre.

    __Édition polonaise.__ Pas de cartes « Bonus », sauf si vous les demandez, et « Le plus de cartes » vaut 4.

## Les règles en bref
dicetto-goal = { $cards ->
    [one] Gagne des cartes avec tes dés. La partie se termine quand quelqu’un a une carte, et on gagne avec le plus de points.
   *[other] Gagne des cartes avec tes dés. La partie se termine quand quelqu’un en a { $cards }, et on gagne avec le plus de points.
 }
dicetto-begins = Le livret dit que la personne la plus âgée commence.
dicetto-step-roll = Lance quatre dés jusqu’à trois fois. Garde ce qui te plaît.
dicetto-step-lay = Pose les dés exacts que demandent les cartes.
dicetto-step-keep = S’ils y sont encore au début de ton prochain tour, la carte est à toi.
dicetto-needs = Prend { $asks }.
dicetto-needs-range = Prend { $asks }. Vaut de { $least } à { $most } points.
dicetto-needs-extra-roll = Prend n’importe quels dés. Si tu la gagnes, tu as un quatrième lancer dans ce tour. Puis elle retourne sur la table. Elle ne vaut aucun point.
dicetto-needs-fewest-logos = Pour la personne qui a le moins d’étoiles sur ses cartes.
dicetto-needs-most-logos = Pour la personne qui a le plus d’étoiles sur ses cartes.
dicetto-needs-fewest-cards = Pour la personne qui a le moins de cartes « Dés ».
dicetto-needs-most-cards = Pour la personne qui a le plus de cartes « Dés ».
dicetto-needs-most-straights = Pour la personne qui a le plus de suites, petites et grandes ensemble.
dicetto-needs-most-chances = Pour la personne qui a le plus de cartes « Chance ».
dicetto-needs-fewest-points = Pour la personne qui a le moins de points en cartes « Dés ».
dicetto-needs-most-numbers = Pour la personne qui a le plus de cartes de « Les uns » à « Les 6 ».
dicetto-example-lies = Un autre joueur a { $dice } sur la carte « { $pair } ». Ça fait une somme de { $sum }.
dicetto-example-rolled = Tu lances { $dice } et tu veux cette carte.
dicetto-example-beats = { $sum } bat { $other } : tes dés vont sur la carte et les autres sont renvoyés.
dicetto-example-equal = Cette fois, la somme de tes dés est { $sum } aussi. À sommes égales, c’est un duel.
dicetto-example-battle = Chacun lance un dé. Tu obtiens { $one }, l’autre { $other } : c’est toi qui tiens la carte. À égalité, on relance.
dicetto-ask-twice = Puis-je poser des dés sur plusieurs cartes ?
dicetto-answer-twice = Oui, sur autant que tu veux. Mais une seule fois par tour sur chaque carte, et tu ne peux plus les déplacer ensuite.
dicetto-ask-four-alike = Quatre dés identiques comptent-ils comme deux paires ?
dicetto-answer-four-alike = Oui. Tu peux les poser sur « Deux paires » ou sur « Carré ».
dicetto-ask-battle-at-once = Quand joue-t-on un duel ?
dicetto-answer-battle-at-once = Dès que tu poses les dés. Ensuite, tu peux poser tes autres dés.
dicetto-ask-battle-end-of-turn = Quand joue-t-on un duel ?
dicetto-answer-battle-end-of-turn = À la fin de ton tour, l’un après l’autre.
dicetto-ask-lost = Que deviennent les dés qui perdent un duel ?
dicetto-answer-lost = Ils retournent à leur propriétaire. Si tu perds pendant ton propre tour, tu ne peux plus utiliser ces dés dans ce tour.
dicetto-ask-end = Quand la partie se termine-t-elle ?
dicetto-answer-end = { $cards ->
    [one] Quand quelqu’un gagne une carte. Les cartes qui portent encore des dés vont aux joueurs qui les ont posés.
   *[other] Quand quelqu’un a gagné { $cards } cartes. Les cartes qui portent encore des dés vont aux joueurs qui les ont posés.
 }
dicetto-ask-bonus = Qui reçoit une carte « Bonus » en cas d’égalité ?
dicetto-answer-bonus = Personne.
dicetto-now-tied = Pour l’instant, personne ne la recevrait : il y a égalité.
dicetto-now-leads = En tête pour l’instant : { $name }, avec { $count }.
dicetto-now-free = Il y en a une sur la table, sans dés.
dicetto-now-held = Il y en a une de prise ({ $name }), avec une somme de { $sum }.

## La leçon : que faire à chaque étape, et pourquoi une fois que c’est fait
dicetto-lesson-goal = Gagne trois cartes avant l’adversaire
dicetto-lesson-roll = Lance tes quatre dés.
dicetto-lesson-roll-why = Tu as trois lancers pour faire ce que demandent les cartes.
dicetto-lesson-keep = ⚃⚃ conviennent à la carte « Les 4 ». Garde-les et relance les deux autres.
dicetto-lesson-keep-why = Un troisième ⚃. La carte « Les 4 » prend autant de ⚃ que tu en as.
dicetto-lesson-fours = Pose ⚃⚃⚃ sur « Les 4 ».
dicetto-lesson-fours-why = Ça fait 12. Pour te prendre cette carte, il faut au moins 12 aussi.
dicetto-lesson-chance = « Chance » prend n’importe quels dés. Poses-y ⚀.
dicetto-lesson-chance-why = Tu peux poser des dés sur plusieurs cartes, mais chaque dé une seule fois.
dicetto-lesson-turn-over = Tu n’as plus de dés. Finis ton tour.
dicetto-lesson-turn-over-why = Jussi, le bot, a battu ton 1 sur « Chance » avec un 10 : ⚀ t’est revenu.
dicetto-lesson-roll-two = ⚃⚃⚃ ont tenu une manche : « Les 4 » est à toi. Lance à nouveau.
dicetto-lesson-roll-two-why = Jussi a ⚄⚄ sur « Paire ». Tu peux faire mieux.
dicetto-lesson-coach = Demande au coach quels dés garder.
dicetto-lesson-coach-why = ⚅⚅ conviennent déjà à « Paire », et tu as lancé ⚅⚃ en plus.
dicetto-lesson-pair = ⚅⚅ font 12 et battent le 10 de Jussi. Pose-les sur « Paire ».
dicetto-lesson-pair-why = Jussi a dû reprendre ces dés.
dicetto-lesson-battle = ⚃⚅ font 10, comme Jussi sur « Chance ». Pose-les là pour un duel.
dicetto-lesson-battle-why = Chacun a lancé un dé. Ton ⚄ a battu le ⚁ de Jussi : tu tiens la carte.
dicetto-lesson-end = Finis ton tour et vois si tes dés tiennent.
dicetto-lesson-end-why = Ils ont tenu. Avec « Paire » et « Chance », tu as trois cartes.
dicetto-lesson-done = Les grandes sommes sont dures à battre, et des dés sur plusieurs cartes t’en font gagner plus.
