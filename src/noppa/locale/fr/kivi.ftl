# KIVI : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

kivi-name = KIVI
kivi-tagline = De longues lignes sur un plateau de 7 × 7

## Éditions
kivi-edition-international = Internationale
kivi-edition-italian = Italienne

## Options, et ce que veut dire chaque valeur
kivi-option-run-of-six = Où peut aller 1-2-3-4-5-6
kivi-option-run-of-six-vacant = toute case libre
kivi-option-run-of-six-take-over = toute case libre, ou celle d’un autre joueur
kivi-option-alike = Où vont cinq et six dés identiques
kivi-option-alike-wild = toute case libre ; avec six, aussi celle d’un autre joueur
kivi-option-alike-plain = seulement les cases qui conviennent

## Ce que change une option, en une phrase
kivi-option-run-of-six-vacant-more = Avec 1-2-3-4-5-6 tu peux poser ta pierre sur n’importe quelle case libre.
kivi-option-run-of-six-take-over-more = Avec 1-2-3-4-5-6 tu peux poser ta pierre sur n’importe quelle case libre, ou prendre celle d’un autre joueur et déplacer sa pierre ailleurs.
kivi-option-alike-wild-more = Avec cinq dés identiques, tu peux poser ta pierre sur n’importe quelle case libre. Avec six, tu peux aussi prendre la case d’un autre joueur et déplacer sa pierre ailleurs.
kivi-option-alike-plain-more = Cinq et six dés identiques n’ont rien de spécial. Ils ne conviennent qu’à « Tous impairs », « Tous pairs », « 12 ou moins » et « 30 ou plus ».

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
kivi-wild-vacant = Toute case libre
kivi-wild-take-over = Toute case libre, ou celle d’un autre joueur

## À l’écran
kivi-stones = { $box ->
    [0] { $hand } à jouer
   *[other] { $hand } à jouer, { $box } de perdues
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Manche { $round } sur { $rounds }
kivi-rolls-left = { $rolls ->
    [0] plus aucun lancer
    [one] encore un lancer
   *[other] encore { $rolls } lancers
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, mais la case est déjà prise
kivi-meets-nothing = Aucun objectif
kivi-move-keep = { $count ->
    [0] relancer les six dés
   *[other] garder { $dice }
 }
kivi-move-place = pierre en { $square } ({ $gain })
kivi-move-take-over = pierre en { $square } ({ $gain }), l’autre va en { $to } ({ $change })
kivi-move-box = pierre dans la boîte

## À la table dans le navigateur
kivi-turn = Tour { $round } sur { $rounds }
kivi-place = Poser en { $square }
kivi-take-over = Prendre { $square }, la pierre qui y est va en { $to }
kivi-box = Mettre la pierre dans la boîte
kivi-choose = Touche une case qui convient.
kivi-choose-vacant = Touche une case libre pour l’autre pierre.
kivi-key-hint = Touche une case pour voir ce qu’elle demande.
kivi-hint-meets = { $free ->
    [0] Tes dés font : { $targets }. Mais aucune de ces cases n’est libre.
   *[other] Tes dés font : { $targets }. Touche une case éclairée.
 }
kivi-hint-nothing = Tes dés ne conviennent à aucune case.
kivi-hint-keep = Touche les dés que tu veux garder, puis relance les autres.
kivi-wild-fits = { $roll ->
    [six] Six dés identiques vont partout.
    [five] Cinq dés identiques vont partout.
   *[run] 1-2-3-4-5-6 va partout.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Touche une case libre, ou une case avec la pierre d’un autre joueur.
   *[vacant] Touche une case libre.
 }
kivi-key-value = { $value ->
    [1] blanche, vaut 1
    [2] noire, vaut 2
    [3] rouge, vaut 3
   *[other] vaut { $value }
 }
kivi-key-example = par exemple
kivi-key-line = ligne de { $stones } = { $points }
kivi-key-single = une pierre seule
kivi-key-not = Tes dés font plutôt : { $targets }.
kivi-colours = Les cases blanches valent 1, les noires 2, les rouges 3.
kivi-did-place = { $name } : case { $square } prise (« { $target } »).
kivi-did-take-over = { $name } : case { $square } prise, la pierre qui y était va en { $to }.
kivi-did-box = { $name } : une pierre dans la boîte.
kivi-moment = Ligne de { $stones }
kivi-moment-wild = { $roll ->
    [six] Six dés identiques
    [five] Cinq dés identiques
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Ça va sur toutes les cases libres.
kivi-moment-points = { $gain ->
    [one] +{ $gain } point
   *[other] +{ $gain } points
 }

## Ce qu’on peut taper
kivi-help =
    Tape les dés que tu veux garder, et les autres sont relancés : « 444 » ou « keep 4 4 4 ». « keep » seul relance les six.
    Tape une case pour y poser une pierre : « d4 » ou « place d4 ».
    Pour prendre une case, ajoute où va l’autre pierre : « d4 b2 » ou « place d4 move b2 ».
    Tape « box » pour mettre la pierre dans la boîte quand elle ne va nulle part.

## Refus
error-kivi-no-rolls-left = Tu n’as plus aucun lancer. Pose une pierre, ou mets-la dans la boîte si elle ne va nulle part.
error-kivi-keep-not-there = Tu ne peux garder que des dés que tu as lancés : { $dice }.
error-kivi-keep-all = Si tu gardes les six dés, il n’y a rien à lancer. Pose une pierre, ou relance des dés.
error-kivi-square-unknown = Il n’y a pas de case { $square } sur ce plateau. Les cases vont de { $first } à { $last }.
error-kivi-square-taken = Il y a déjà une pierre en { $square }. Choisis une autre case.
error-kivi-target-not-met = La case { $square } demande « { $target } ». { $needs } { $count ->
    [0] Tes dés ne vont nulle part.
   *[other] Tes dés vont en { $open }.
 }
error-kivi-take-over-where = Pour prendre { $square }, dis sur quelle case libre va la pierre qui s’y trouve.
error-kivi-no-take-over = Ce lancer ne permet pas de prendre une case. Choisis une case libre.
error-kivi-take-over-vacant = { $square } est libre. Poses-y simplement une pierre.
error-kivi-take-over-own = La pierre en { $square } est déjà à toi. Choisis une autre case.
error-kivi-move-to-taken = Il y a déjà une pierre en { $to }. Déplace celle de { $square } sur une case libre.
error-kivi-board-full = Le plateau est plein : impossible de déplacer une pierre.
error-kivi-box-rolls-left = Il te reste des lancers. La boîte ne sert que pour un dernier lancer qui ne va nulle part.
error-kivi-box-can-place = Ce lancer va en { $open } : il faut donc poser la pierre.

error-kivi-position-impossible = Cette situation est impossible dans une partie : pierres à jouer { $hands }, pierres sur le plateau { $stones }, au tour de la place { $turn }.

## Ce que dit le coach, et pourquoi
kivi-advice-keep = { $count ->
    [0] Relance les six dés
   *[other] Garde { $dice } et relance { $left ->
        [one] un dé
       *[other] { $left } dés
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Relance les six
   *[other] Garde { $dice }
 }
kivi-advice-place = Pose en { $square } ({ $target })
kivi-advice-place-brief = Pose en { $square }
kivi-advice-take-over = Prends { $square } et déplace en { $to } la pierre qui y est
kivi-advice-box = Mets la pierre dans la boîte
kivi-why-gain = Ça ajoute { study-amount-points } tout de suite.
kivi-why-line = Ça ajoute { study-amount-points } tout de suite, dans une ligne de { $stones } pierres.
kivi-why-block = Ça bloque aussi tes adversaires. L’un d’eux aurait pu y marquer { study-amount-points }.
kivi-why-rare = Si tu vises « { $target } » pendant tout un tour, tu réussis dans { $percent } % des cas.
kivi-why-take-over = Déplacer l’autre pierre coûte { study-amount-points } à son joueur.
kivi-why-box = Ce lancer ne va sur aucune case libre : tu perds la pierre.
kivi-why-keep = Le plus probable est de finir en { $square } ({ $target }, { $percent } %) ou en { $other_square } ({ $other_target }, { $other_percent } %).
kivi-why-keep-one = Le plus probable est de finir en { $square } ({ $target }, { $percent } %).
kivi-why-keep-nothing = Plus aucun lancer ne peut aller sur une case libre : tu perds la pierre.
kivi-why-turn = { $percent ->
    [0] En moyenne, le tour ajoute { study-amount-points }, et tu ne perds jamais la pierre.
   *[other] En moyenne, le tour ajoute { study-amount-points }. Tu perds la pierre dans { $percent } % des cas.
 }
kivi-why-roll-instead = { $than ->
    [less] Relancer vaudrait { study-amount-lead } de moins.
    [more] Relancer vaudrait { study-amount-lead } de plus.
   *[same] Relancer vaudrait autant.
 }
kivi-why-place-instead = { $than ->
    [less] Poser en { $square } ({ $target }) vaudrait { study-amount-lead } de moins.
    [more] Poser en { $square } ({ $target }) vaudrait { study-amount-lead } de plus.
   *[same] Poser en { $square } ({ $target }) vaudrait autant.
 }

## Quelle sorte de choix c’était
kind-roll-on = poser la pierre ou relancer
kind-square = quelle case
kind-block = cases utiles aux autres
kind-take-over = prendre une case

## Plateaux perso
error-kivi-board-size = { $place } est { $given }, mais un plateau a de { $least } à { $most } rangées et colonnes.
error-kivi-board-rows = { $place } doit avoir { $rows } rangées pour correspondre à la taille, pas { $given }.
error-kivi-board-columns = { $place } doit avoir { $columns } cases pour correspondre à la taille, pas { $given }.
error-kivi-board-target = Il n’y a pas d’objectif « { $target } » (case { $place }). Utilise l’un de ceux-ci : { $allowed }.
error-kivi-board-value = La valeur « { $value } » (case { $place }) n’est pas un nombre entier de { $least } à { $most }.

## Les règles, en Markdown
kivi-rules =
    Forme de longues lignes avec tes dix pierres, à l’horizontale et à la verticale. Le plus grand total gagne ; en cas
    d’égalité, on partage la victoire. On joue à deux, trois ou quatre, dix tours chacun, sur un plateau de 49 cases.

    __Un tour.__ Lance six dés. Tu peux relancer jusqu’à deux fois, en gardant chaque fois ce que tu veux. Après tout
    lancer qui va sur une case libre, tu peux t’arrêter et y poser une pierre. Après le troisième lancer, il faut
    poser une pierre si c’est possible, sur la case de ton choix. Si rien ne va, ta pierre finit dans la boîte : elle est perdue.

    __Objectifs.__ Chaque case a un objectif et vaut 1, 2 ou 3.

    | objectif | vaut | exemple |
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

    Les six dés comptent. Un brelan avec une paire est « Brelan + paire », jamais « Brelan », et une suite de
    cinq n’est pas une suite de quatre. Si un lancer convient à plusieurs objectifs, tu en choisis un.

    __Un exemple.__ Tu lances ⚁⚁⚃⚃⚄⚅. C’est « 2 paires », et tu pourrais poser une pierre tout de suite. Mais tu gardes
    ⚁⚁⚃⚃, relances deux dés et obtiens ⚁⚅. Maintenant ⚁⚁⚁⚃⚃⚅ est « Brelan + paire » et « Tous pairs », mais plus « 2 paires ».

    __Lancers libres.__ Cinq dés identiques, ⚃⚃⚃⚃⚃⚅, ou un à six, ⚀⚁⚂⚃⚄⚅, vont sur n’importe quelle case libre. Six dés
    identiques, ⚂⚂⚂⚂⚂⚂, vont sur n’importe quelle case libre ou sur une case avec la pierre d’un autre joueur ; tu déplaces
    alors cette pierre sur une case libre de ton choix.

    __Les points.__ Deux de tes pierres ou plus côte à côte, sans trou, font une ligne. Une ligne rapporte la somme de
    ses cases multipliée par le nombre de ses pierres. Une pierre peut être dans deux lignes, une horizontale et une
    verticale. Une pierre hors de toute ligne rapporte la valeur de sa case.

    __Les points, un exemple.__ Les colonnes vont de a à g depuis la gauche, les rangées de 1 à 7 depuis le haut. Tes pierres
    sont en b2, c2, d2, c3 et g7. À l’horizontale, b2, c2 et d2 valent 3, 1 et 3 : 7 × 3 = 21. À la verticale, c2 et c3
    valent 1 et 2 : 3 × 2 = 6. La pierre en g7 est seule : 1. Ça fait 28 en tout.

    __Édition italienne.__ Avec un à six, ⚀⚁⚂⚃⚄⚅, tu peux aussi prendre la case d’un autre joueur et déplacer sa pierre
    sur n’importe quelle case libre. Cinq et six dés identiques ne sont pas des lancers libres.

## Les règles en bref
kivi-goal = Forme de longues lignes avec tes pierres. Une ligne rapporte la somme de ses cases fois le nombre de ses pierres : { $sum } × { $stones } = { $points }.
kivi-begins = Le livret dit que chacun lance un dé et que le plus grand chiffre commence. On joue ensuite dans le sens des aiguilles d’une montre.
kivi-step-roll = Lance six dés.
kivi-step-keep = Garde des dés et relance les autres, jusqu’à deux fois.
kivi-step-place = Pose une pierre sur une case libre qui convient à tes dés.
kivi-needs-two-pairs = Deux paires et deux autres dés.
kivi-needs-three-of-a-kind = Trois dés identiques et trois dés différents.
kivi-needs-run-of-4 = Quatre dés qui se suivent, pas cinq.
kivi-needs-three-and-two = Trois dés identiques, une paire et un autre dé.
kivi-needs-four-of-a-kind = Quatre dés identiques et deux dés différents.
kivi-needs-run-of-5 = Cinq dés qui se suivent, pas six.
kivi-needs-all-even = Seulement des 2, des 4 et des 6.
kivi-needs-all-odd = Seulement des 1, des 3 et des 5.
kivi-needs-at-most-12 = La somme des six dés est 12 ou moins.
kivi-needs-at-least-30 = La somme des six dés est 30 ou plus.
kivi-needs-three-pairs = Trois paires différentes.
kivi-needs-two-triples = Deux fois trois dés identiques.
kivi-needs-four-and-two = Quatre dés identiques et une paire.
kivi-item-five = Cinq identiques
kivi-item-run = Un à six
kivi-item-six = Six identiques
kivi-example-first = Ton premier lancer fait « { $target } ». Tu pourrais poser une pierre tout de suite.
kivi-example-keep = Tu vises plus haut. Tu gardes { $kept } et en relances deux.
kivi-example-last = Maintenant, tes dés font à la fois « { $one } » et « { $other } », et tu choisis une case.
kivi-example-line = Une ligne : { $sum } × { $stones } = { $points }
kivi-example-alone = Une pierre seule : { $points }
kivi-example-total = Ça fait { $points } points en tout.
kivi-ask-all-dice = Est-ce que les six dés comptent ?
kivi-answer-all-dice = Oui. ⚄⚄⚄⚂⚂⚁ est « Brelan + paire », jamais « Brelan ». Si tes dés conviennent à plusieurs objectifs, tu en choisis un.
kivi-ask-nothing = Et si rien ne va après le troisième lancer ?
kivi-answer-nothing = Une de tes pierres finit dans la boîte : elle est perdue.
kivi-ask-twice = Une pierre peut-elle compter deux fois ?
kivi-answer-twice = Oui, une fois dans une ligne horizontale et une fois dans une ligne verticale.
kivi-ask-after = Dois-je utiliser les trois lancers ?
kivi-answer-after = Non. Tu peux poser une pierre après tout lancer qui va sur une case libre. Après le troisième, il le faut si c’est possible.
kivi-ask-tie = Qui gagne en cas d’égalité ?
kivi-answer-tie = En cas d’égalité, on partage la victoire.
kivi-now = { $met ->
    [yes] Tes dés conviennent.{" "}
   *[no] {""}
 }{ $free ->
    [0] Aucune de ces cases n’est libre.
    [one] { $free } de ces { $of } cases est libre.
   *[other] { $free } de ces { $of } cases sont libres.
 }

## La leçon : que faire à chaque étape, et pourquoi une fois que c’est fait
kivi-lesson-goal = Fais de longues lignes avec tes pierres
kivi-lesson-roll = Lance tes six dés.
kivi-lesson-roll-why = Tu as trois lancers pour réussir l’objectif d’une case.
kivi-lesson-keep = Garde ⚄⚄⚄, et relance les trois autres.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ est « Brelan + paire », et plus « Brelan ».
kivi-lesson-place = Les cases qui conviennent sont éclairées. Pose ta première pierre en b4.
kivi-lesson-place-why = Les cases blanches valent 1, les noires 2 et les rouges 3. Plus c’est difficile, plus ça rapporte.
kivi-lesson-roll-two = Jussi, le bot contre qui tu joues, a posé une pierre aussi. Lance à nouveau.
kivi-lesson-roll-two-why = C’est « Tous pairs », et aussi « Brelan + paire ». À toi de choisir.
kivi-lesson-line = c4 demande « Tous pairs » et se trouve à côté de ta pierre. Poses-y la suivante.
kivi-lesson-line-why = Une ligne rapporte ses cases fois ses pierres : (1 + 2) × 2 = 6.
kivi-lesson-roll-three = La case rouge d4 ferait une ligne de trois. Lance.
kivi-lesson-roll-three-why = d4 demande « 2 brelans », comme ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Demande au coach quels dés garder.
kivi-lesson-coach-why = Il ne te manquait qu’un ⚅, et il est venu.
kivi-lesson-three = C’est « 2 brelans ». Pose ta pierre en d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 points. Les longues lignes grandissent vite.
kivi-lesson-roll-last = Sautons jusqu’à ta dernière pierre. Lance.
kivi-lesson-roll-last-why = La somme de ces dés est 11 : ils vont sur toute case libre ≤12.
kivi-lesson-last = a4 et e4 font toutes deux une ligne de quatre. e4 bloque aussi Jussi : pose-la là.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Le dernier lancer de Jussi n’allait nulle part : cette pierre est perdue.
kivi-lesson-done = Cherche les cases qui allongent tes lignes, et bloque tes adversaires à temps.
