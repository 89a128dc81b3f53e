# KIVI : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

kivi-name = KIVI
kivi-tagline = Dix pierres, six dés et des lignes en long et en large

## Éditions
kivi-edition-international = Internationale
kivi-edition-italian = Italienne

## Options, et ce que veut dire chaque valeur
kivi-option-run-of-six = Ce que permet 1-2-3-4-5-6
kivi-option-run-of-six-vacant = n’importe quelle case libre
kivi-option-run-of-six-take-over = n’importe quelle case libre, ou celle d’un autre
kivi-option-run-of-six-vacant-more = Avec 1-2-3-4-5-6 tu peux poser ta pierre sur n’importe quelle case libre.
kivi-option-run-of-six-take-over-more = Avec 1-2-3-4-5-6 tu peux aussi prendre la case d’un autre et déplacer sa pierre, comme avec six dés identiques.

## Ce qui compte
kivi-item-lines = Lignes
kivi-item-singles = Pierres seules

## Objectifs des cases
kivi-target-two-pairs = 2 paires
kivi-target-three-of-a-kind = Brelan
kivi-target-run-of-4 = Suite de 4
kivi-target-three-and-two = Brelan + paire
kivi-target-four-of-a-kind = Carré
kivi-target-run-of-5 = Suite de 5
kivi-target-all-even = Tous pairs
kivi-target-all-odd = Tous impairs
kivi-target-at-most-12 = 12 ou moins
kivi-target-at-least-30 = 30 ou plus
kivi-target-three-pairs = 3 paires
kivi-target-two-triples = 2 brelans
kivi-target-four-and-two = Carré + paire

## Objectifs tels qu’ils figurent sur une case : six lettres au plus
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = pair
kivi-short-all-odd = impair
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Où un lancer peut aller, quoi que disent les objectifs
kivi-wild-vacant = N’importe quelle case libre
kivi-wild-take-over = N’importe quelle case libre, ou celle d’un autre

## À l’écran
kivi-stones = { $box ->
    [0] { $hand } à jouer
   *[other] { $hand } à jouer, boîte { $box }
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Manche { $round } sur { $rounds }
kivi-rolls-left = { $rolls ->
    [0] plus de lancer
    [one] encore un lancer
    [many] encore { $rolls } lancers
   *[other] encore { $rolls } lancers
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, déjà pris
kivi-meets-nothing = Aucun objectif
kivi-move-keep = { $count ->
    [0] relancer les six dés
   *[other] garder { $dice }
 }
kivi-move-place = pierre en { $square } ({ $gain })
kivi-move-take-over = pierre en { $square } ({ $gain }), celle qui y est va en { $to } ({ $change })
kivi-move-box = pierre dans la boîte

## Ce qu’on peut taper
kivi-help =
    Tape les dés à garder, les autres sont relancés : « 444 » ou « keep 4 4 4 » ; « keep » seul relance les six.
    Tape une case pour y poser une pierre : « d4 » ou « place d4 ».
    Pour prendre une case, dis où va l’autre pierre : « d4 b2 » ou « place d4 move b2 ».
    « box » met la pierre dans la boîte, quand rien ne peut être posé.

## Refus
error-kivi-no-rolls-left = Il n’y a plus de lancer : pose une pierre, ou mets-la dans la boîte si elle ne va nulle part.
error-kivi-keep-not-there = Tu ne peux garder que des dés qui sont sur la table : { $dice }.
error-kivi-keep-all = Si tu gardes les six dés, rien n’est relancé : pose une pierre, ou relances-en quelques-uns.
error-kivi-square-unknown = Il n’y a pas de case { $square } sur ce plateau : elles vont de { $first } à { $last }.
error-kivi-square-taken = Il y a déjà une pierre en { $square }.
error-kivi-take-over-where = Pour prendre { $square }, dis sur quelle case libre va sa pierre.
error-kivi-no-take-over = Ce lancer ne prend aucune case.
error-kivi-take-over-vacant = { $square } est libre : pose simplement une pierre.
error-kivi-take-over-own = La pierre en { $square } est à toi.
error-kivi-move-to-taken = Il y a déjà une pierre en { $to } : celle de { $square } doit aller sur une case libre.
error-kivi-board-full = Aucune case n’est libre, donc aucune pierre ne peut être déplacée.
error-kivi-box-rolls-left = La boîte est pour un dernier lancer qui ne va nulle part : il te reste des lancers.
error-kivi-box-can-place = Ce lancer permet de poser la pierre, donc elle va sur le plateau : { $open }.

error-kivi-position-impossible = Une telle position ne se présente pas : pierres à jouer { $hands }, sur le plateau { $stones }, tour de la place { $turn }.

## Les raisons du coach

## Quelle sorte de choix c’était
kind-roll-on = poser ou relancer
kind-square = quelle case
kind-block = cases que d’autres veulent
kind-take-over = prendre une case

## Plateaux faits maison
error-kivi-board-size = { $place } est { $given } : un plateau a { $least } à { $most } rangées et colonnes.
error-kivi-board-rows = { $place } doit avoir { $rows } rangées, comme le dit la taille, pas { $given }.
error-kivi-board-columns = { $place } doit avoir { $columns } cases, comme le dit la taille, pas { $given }.
error-kivi-board-target = Il n’y a pas d’objectif « { $target } » (case { $place }). Il y a : { $allowed }.
error-kivi-board-value = La valeur « { $value } » (case { $place }) n’est pas un entier de { $least } à { $most }.

## Les règles, en Markdown
kivi-rules =
    Pose tes dix pierres en longues lignes, à l’horizontale et à la verticale. Le plus grand total gagne ; à égalité,
    on partage la victoire. On joue à deux, trois ou quatre, dix tours chacun, sur un plateau de 49 cases.

    __Un tour.__ Lance six dés. Encore deux fois au plus, garde ce que tu veux et relance le reste. Tu peux t’arrêter
    après tout lancer qui va sur une case libre, et y poser une pierre. Après le troisième lancer, tu dois
    poser si tu peux, où tu veux ; si rien ne va, la pierre va dans la boîte et elle est perdue.

    __Objectifs.__ Chaque case indique un objectif et compte 1, 2 ou 3.

    | objectif | compte | exemple |
    |---|---|---|
    | 2 paires | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Brelan | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Suite de 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | Brelan + paire | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Carré | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Suite de 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Tous pairs | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Tous impairs | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 ou moins | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 ou plus | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 paires | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 brelans | 3 | ⚁⚁⚁⚄⚄⚄ |
    | Carré + paire | 3 | ⚂⚂⚅⚅⚅⚅ |

    Les six dés comptent : trois dés identiques à côté d’une paire font « Brelan + paire », jamais « Brelan », et une suite
    de cinq n’est pas une suite de quatre. Un lancer qui atteint plusieurs objectifs peut prendre n’importe lequel.

    __Un exemple.__ Tu lances ⚁⚁⚃⚃⚄⚅. C’est « 2 paires », et tu pourrais poser tout de suite. Tu gardes ⚁⚁⚃⚃, relances
    deux dés et obtiens ⚁⚅. Maintenant ⚁⚁⚁⚃⚃⚅ est « Brelan + paire » et « Tous pairs », mais plus « 2 paires ».

    __Lancers libres.__ Cinq dés identiques, ⚃⚃⚃⚃⚃⚅, ou tous les chiffres, ⚀⚁⚂⚃⚄⚅ : n’importe quelle case libre. Six identiques,
    ⚂⚂⚂⚂⚂⚂ : n’importe quelle case libre, ou une case avec la pierre d’un autre ; tu déplaces cette pierre
    sur la case libre de ton choix.

    __Le compte.__ Deux de tes pierres ou plus côte à côte, sans trou, font une ligne. Elle compte la somme de ses
    cases multipliée par le nombre de ses pierres. Une pierre peut être dans deux lignes, l’une horizontale, l’autre
    verticale. Une pierre hors de toute ligne compte sa case une fois.

    __Le compte, un exemple.__ Les colonnes vont de a à g depuis la gauche, les rangées de 1 à 7 depuis le haut. Tes pierres
    sont en b2, c2, d2, c3 et g7. À l’horizontale, b2, c2 et d2 comptent 3, 1 et 3 : 7 × 3 = 21. À la verticale, c2 et c3
    comptent 1 et 2 : 3 × 2 = 6. La pierre en g7 est seule : 1. En tout 28.

    __Édition italienne.__ Avec tous les chiffres, ⚀⚁⚂⚃⚄⚅, on peut aussi prendre une case, comme avec six identiques.
