# Le terminal.

## Listes
players-range = { $least } à { $most } joueurs
list-editions = éditions
default-is = par défaut { $value }

## Langues
told-no-language = Noppa ne parle pas encore « { $language } », donc ceci est en anglais. Il parle : { $allowed }.
told-edition-own = Édition : { $edition }, comme dans le livret de ta langue. Une autre : --edition
languages-complete = complète
languages-missing = { $count ->
    [one] { $count } message manque
    [many] { $count } messages manquent
   *[other] { $count } messages manquent
 }
languages-broken = { $file }, ligne { $line } : ce message est illisible, il est donc dit en anglais.
languages-odd = { $message } : ce message n’existe pas en anglais.
error-languages-no-folder = Il n’y a pas de dossier { $path } avec des fichiers de messages.

## Qui est assis où
you = Toi
bot-name = { $count ->
    [one] Bot
    [many] Bot { $number }
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name } : appuie sur Entrée pour lancer.
ask-draw = { $name } : appuie sur Entrée pour retourner une carte.
ask-move = { $name }, ton choix (? pour l’aide) :
ask-dice = { $name } : que { $dice ->
    [one] montre le dé ?
    [many] montrent les { $dice } dés ?
   *[other] montrent les { $dice } dés ?
 }
ask-final-dice = { $name } : lance, et tape les { $dice } dés sur lesquels tu t’arrêtes :
ask-card = { $name } : quelle carte a été retournée ?
ask-save = Enregistrer cette partie sous { $path } ? [O/n]
ask-hand-over = { $name }, c’est ton tour : appuie sur Entrée quand personne d’autre ne regarde.
ask-resume-or-new = Un jeu ou --resume FILE, pas les deux : le fichier dit de quel jeu il s’agit.
ask-go-on = Entrée continue, q quitte.
ask-which-game = Quel jeu ? Un parmi { $games }, ou --resume FILE.
typed-roll = lancer
typed-no = non
typed-yes = oui

## Ce qui s’est passé
event-roll = { $name } : { $dice } au lancer.
event-draw = { $name } : carte { $card }.
event-move = { $name } : { $move }.
hint-moves = Tu peux taper : { $moves }.
told-undone = Annulé.
told-fixed = L’entrée { $number } est corrigée.
told-misfit = L’entrée { $number } est corrigée. L’entrée { $misfit } (« { $step } ») ne va plus : { $why } Continue à partir de là.
told-saved = Enregistré : { $path }
told-not-saved = Impossible d’écrire { $path } : { $why }.
told-solo = { $points ->
    [one] Fin : { $points } point.
    [many] Fin : { $points } de points.
   *[other] Fin : { $points } points.
 }
told-won = { $count ->
    [one] Victoire : { $names }, avec { $points } points.
    [many] Victoire partagée : { $names }, avec { $points } points chacun.
   *[other] Victoire partagée : { $names }, avec { $points } points chacun.
 }
told-stand-in = { $why } Le bot « { $bot } » continue pour { $name }.
told-verified = { $count ->
    [one] { $count } lancer vérifié : conforme à la promesse.
    [many] { $count } lancers vérifiés : tous conformes à la promesse.
   *[other] { $count } lancers vérifiés : tous conformes à la promesse.
 }
told-commitment = Promesse faite avant la partie : { $commitment }

## Aide
help-commands =
    ? affiche ceci, « rules » les règles, « undo » annule un coup, « save FILE » enregistre la partie, « quit » la quitte.
help-real =
    ? affiche ceci, « rules » les règles, « undo » annule la dernière entrée, « fix » en corrige une plus ancienne,
    « save FILE » enregistre la partie, « quit » la quitte.
help-fix = Tape « fix », le numéro et ce qu’il aurait fallu.

## Fautes de frappe
error-typed-no-dice = Tape les dés en chiffres de 1 à 6, pas « { $text } ».
error-typed-ambiguous = « { $text } » pourrait être : { $like }.
error-typed-unknown = « { $text } » ne se joue pas ici. Entrée montre ce qui se joue, ? aide.
error-typed-close = « { $text } » ne se joue pas ici. Pensais-tu à : { $like } ?
error-typed-enter = Appuie sur Entrée ; « { $text } » ne veut rien dire ici.

## Menu
menu-title = Noppa : à quelle table veux-tu t’asseoir ?
menu-game = 1 à { $most }, Entrée pour le premier :
menu-way-bot = contre un bot
menu-way-alone = en solo, contre ton record
menu-way-friends = entre amis, sur cet appareil
menu-way-real = avec de vrais dés : Noppa tient le score
menu-level-easy = un bot facile
menu-level-medium = un bot moyen
menu-level-hard = un bot fort
menu-level = 1 à { $most }, Entrée pour le premier :
menu-way = 1 à { $most }, Entrée pour le premier choix :
menu-names = Noms, séparés par des virgules :
menu-not-there = « { $typed } » n’est pas dans la liste : 1 à { $most }.

## Résolution
solving = Résolution
solving-distribution = Calcul de la répartition
solved-value = { $expected } points attendus en jouant au mieux ({ $seconds } s).
solved-spread = Moyenne { $mean }, écart type { $spread }.
solved-percentiles = Centiles : { $parts }
error-solve-unsolved = { $game } n’est pas résolu ; le sont : { $allowed }.

## Bilans
reviewing = Bilan en cours
review-title = { $game } : chance et talent
review-player = joueur
review-final = fin
review-expected = attendu
review-luck = chance
review-loss = choix
review-others = autres
review-revision = révision
review-each = par choix
review-band = niveau
review-curve = Résultat attendu au fil de la partie
review-exact = En { $unit }, exact.
review-estimate = En { $unit }, estimation.
review-final-dice-only = Seuls les derniers dés ont été saisis : les lancers d’un tour comptent ensemble comme un seul coup de chance.
unit-points = points du score final attendu
unit-lead = points d’avance attendue sur le plus fort des autres
unit-chance = pour cent de chances de gagner
per-cent = { $value } %
band-flawless = sans faute
band-master = maître
band-expert = expert
band-skilled = bon niveau
band-casual = occasionnel
band-beginner = débutant

## Le coach pendant la partie

## Historique
history-none = Aucune partie terminée pour l’instant. Joues-en une : noppa play yatzy
history-games = Parties
history-records = Records
history-day = jour
history-game = jeu
history-player = joueur
history-score = score
history-luck = chance
history-loss = coût des choix
history-best = meilleur
history-average = moyenne
history-each = { $game } : un choix a coûté en moyenne { $each }.
history-each-curve = En centièmes par choix, partie après partie
history-kinds = Où sont passés les points

## Entraînement
practice-welcome = Choisis comme dans une partie ; q quitte.
practice-own = Tiré d’une de tes parties :
practice-right = Bien choisi.
practice-wrong = Cela coûte { $loss }.
practice-sum = { $right } sur { $asked } bien choisis, perte : { $lost }.
ask-practice = Ton choix :

## Simulations
simulating = Simulation
simulate-progress = { $done } sur { $games }, { $rate } par seconde
simulate-title = { $games ->
    [one] { $game }, { $edition } : { $games } partie
    [many] { $game }, { $edition } : { $games } de parties
   *[other] { $game }, { $edition } : { $games } parties
 }
simulate-rate = en { $seconds } secondes, { $rate } par seconde
simulate-stopped = Arrêté après { $done } parties sur { $games } ; ce qui a été joué est gardé.
simulate-player = joueur
simulate-wins = victoires
simulate-mean = score
simulate-deviation = écart
simulate-low = 5 %
simulate-median = médiane
simulate-high = 95 %
simulate-first = Qui est assis à la première place gagne { $share } ({ $interval }) : { $more } par rapport à une part égale.
simulate-length = Une partie compte { $mean } ± { $error } décisions. Ce qui suit ± vaut dans 95 simulations sur 100.
simulate-distribution = Scores : { $player }
simulate-everybody = tout le monde
simulate-uses = Usage par joueur et par partie, compté sur { $games } parties
simulate-variants = { $game }, { $games } parties chacune
simulate-variant = règles
simulate-wins-of = { $player } : victoires
simulate-mean-of = { $player } : score
simulate-first-seat = première place
simulate-decisions = décisions
simulate-picture = { $game } : scores de { $games } parties, en pourcentage
