# Ce qui n’a pas marché, et ce qui irait. Un message par erreur ;
# ce qui ne concerne qu’un jeu est dans son fichier.

error-unforeseen = Quelque chose s’est mal passé ({ $code }).

## Coups
error-move-unreadable = « { $text } » n’est pas un coup de ce jeu.
error-move-illegal = Tu ne peux pas jouer « { $move } » maintenant.
error-move-not-a-move = « { $move } » n’est pas un objet coup. Fais-en un à partir du texte avec rules.parse().
error-move-game-over = La partie est terminée.
error-move-chance-first = { $asked ->
    [draw] Tire d’abord une carte.
   *[roll] Lance d’abord les dés.
 }
error-move-out-of-turn = Ce n’est pas le tour de ce joueur.

## Hasard
error-roll-not-asked = Il n’y a rien à lancer maintenant.
error-roll-count = { $dice ->
    [one] Ce lancer se fait avec un dé, pas { $given }.
   *[other] Ce lancer se fait avec { $dice } dés, pas { $given }.
 }
error-roll-face = Un dé montre un chiffre de 1 à 6, pas { $face }.
error-draw-not-asked = Il n’y a pas de carte à tirer maintenant.
error-card-not-in-pile = La carte « { $card } » n’est plus dans la pioche. Il reste { $allowed }.
error-card-unknown = La carte « { $card } » n’existe pas. Cartes : { $allowed }.
error-real-dice = Tu joues avec de vrais dés. Saisis ce qu’ils montrent.
error-real-card = Tu joues avec de vraies cartes. Saisis la carte que tu as tirée.
error-replay-over = La partie enregistrée n’a plus de lancers ni de cartes.
error-replay-differs = La partie enregistrée a autre chose ici : { $came }.

## Jeux, éditions, options
error-game-unknown = Le jeu « { $game } » n’existe pas. Jeux : { $allowed }.
error-edition-unknown = L’édition « { $edition } » n’existe pas. Éditions : { $allowed }.
error-first-unknown = Personne ne s’appelle « { $name } » ici. Qui commence : { $allowed }.
error-option-unknown = L’option « { $key } » n’existe pas. Options : { $allowed }.
error-option-value = « { $key } » ne peut pas être { $value }. Possible : { $allowed }.
error-option-form = Écris une option sous la forme NAME=VALUE, pas « { $text } ».
error-players = Ce jeu est pour { $least } à { $most } joueurs, pas pour { $players }.

## Plateaux, jeux de cartes et cartes géographiques perso
# { $content } est le nom de l’un d’eux, seul : Plateau, Cartes, Carte.
content-board = Plateau
content-deck = Jeu de cartes
content-map = Carte
content-content = Plateau, jeu de cartes ou carte
error-content-other-game = { $content } : ce fichier est pour { $allowed }, pas pour { $game }.
error-content-not-plain = { $content } : n’utilise que des données simples (texte, nombres, listes et tables).
error-content-kind = { $content } : donne un chemin, un texte TOML ou une table, pas { $given }.
error-content-not-a-table = { $content } : { $place } doit être une table avec { $allowed }.
error-content-key-unknown = { $content } : { $place } a une clé inconnue « { $key } ». Possible : { $allowed }.
error-content-key-missing = { $content } : il manque la clé « { $key } » dans { $place }.
error-content-no-file = { $content } : impossible de lire le fichier { $path } ({ $why }).
error-content-not-text = { $content } : le fichier n’est pas du texte UTF-8 (octet { $byte }).
error-content-not-toml = { $content } : le fichier n’est pas du TOML valable ({ $why }).
error-content-line-too-long = { $content } : la ligne { $line } dépasse { $most } caractères.
error-content-too-deep = { $content } : { $line ->
    [0] les crochets sont imbriqués sur plus de { $most } niveaux.
   *[other] une clé de la ligne { $line } a plus de { $most } parties.
 }
error-content-too-costly = { $content } : une partie demanderait plus de { $most } lancers, cartes et coups. Raccourcis-la.
error-content-too-long = { $content } : le fichier est trop gros. Il peut faire jusqu’à { $most } octets.

## La table
error-table-no-chance = Il n’y a rien à lancer ni à tirer maintenant.
error-table-started = La partie a déjà commencé.
error-table-not-over = La partie n’est pas encore terminée.
error-table-ended = La partie est déjà terminée.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-not-yours = Le dernier coup était à quelqu’un d’autre, et cette manche n’est pas finie.
error-undo-past-chance = On ne peut plus annuler un coup après le lancer suivant ou la carte suivante.
error-amend-needs-real-dice = On ne peut corriger des entrées qu’avec de vrais dés.
error-amend-other-kind = L’entrée { $number } est « { $was } ». On ne peut pas la changer en « { $text } ».
error-step-unknown = Il n’y a pas d’entrée { $number } à changer. Entrées : { $legal }.
error-seat-unknown = La place { $seat } n’existe pas.
error-bot-unknown = Le bot « { $bot } » n’existe pas. Bots : { $legal }.

## Le coach
error-coach-no-worth = Le coach ne connaît pas encore { $game }.
error-worth-not-over = La partie n’est pas encore terminée, donc personne n’a gagné.
error-bot-not-due = La place { $seat } n’a rien à choisir maintenant : il n’y a donc pas de coup à demander à son bot.
error-advice-not-due = La place { $seat } n’a rien à choisir maintenant.
error-review-unfinished = Cette partie n’est pas terminée. Joue-la jusqu’au bout pour en voir le bilan.

## Simulations
error-simulate-games = Le nombre de parties doit être un nombre entier, 1 ou plus, pas { $games }.
error-simulate-seed = Le nombre de départ doit être un nombre entier, pas { $seed }.
error-simulate-settled = Ces règles de { $game } contiennent déjà leurs options. Ne donne ni édition ni options avec elles.
error-simulate-backend = Il n’y a pas de moteur « { $backend } ». Moteurs : { $allowed }.
error-simulate-workers = Le nombre de processus doit être un nombre entier, 1 ou plus, pas { $workers }.
error-simulate-cluster = On ne peut donner une adresse de grappe que pour { $allowed }, pas pour { $backend }.
error-simulate-no-cluster = Impossible de joindre une grappe { $backend } à { $cluster } : { $reason }.
error-extra-missing = Il faut d’autres paquets : pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } a joué le coup interdit « { $move } » dans la partie { $game }. Permis : { $allowed }.
error-simulate-apart = { $player } ne joue que dans des parties compilées, avec des joueurs de ces niveaux : { $allowed }.
error-simulate-actions = { $player } doit renvoyer { $count } nombres entiers, un par partie, et non { $kind } de forme { $shape }.
error-simulate-failed = { $player } : erreur dans la partie { $game } : { $reason }
error-simulate-endless = La partie { $game } n’est pas terminée après { $decisions } décisions. Ces joueurs ne la finiront peut-être jamais.
error-simulate-format = Impossible d’enregistrer les résultats dans { $path }. Utilise un fichier de l’un de ces types : { $allowed }.
error-simulate-write = Impossible d’écrire { $path } : { $why }. Il contient déjà les résultats de { $games } parties.
error-simulate-out-one = On ne peut enregistrer le résultat de chaque partie qu’en simulant une seule série de règles, pas en en comparant plusieurs.
error-simulate-vary = Écris ce qu’il faut comparer sous la forme NAME=A,B,C, pas « { $text } ».
error-simulate-vary-twice = Tu as indiqué « { $key } » deux fois. Mets toutes ses valeurs dans une seule liste.

## Enregistrements
error-record-no-file = Impossible de lire { $path } : { $why }.
error-save-exists = { $path } existe déjà et pourrait être une autre partie. Continue-la avec --resume, remplace-la avec --overwrite, ou choisis un autre nom.
error-save-taken = { $path } existe déjà. Choisis un autre nom.
error-file-not-written = Impossible d’écrire { $path } : { $why }.
error-record-too-long = Ce fichier est trop gros. Un enregistrement peut faire jusqu’à { $most } octets.
error-record-not-text = Ce fichier n’est pas du texte UTF-8 (octet { $byte }).
error-record-not-json = Cet enregistrement est abîmé ou incomplet (ligne { $line }, colonne { $column }).
error-record-not-a-record = Ce fichier n’est pas un enregistrement de Noppa.
error-record-format-version = Cet enregistrement est au format { $found }. Ce Noppa lit le format { $wanted }.
error-record-rules-version = Cette partie a été jouée avec la version { $found } des règles. Ce Noppa a la version { $wanted }.
error-record-key-unknown = L’enregistrement a une clé inconnue « { $key } ». Clés connues : { $allowed }.
error-record-key-missing = Il manque la clé « { $key } » dans l’enregistrement.
error-record-key-twice = La clé « { $key } » figure deux fois dans l’enregistrement.
error-record-value = L’enregistrement a une valeur fausse pour « { $key } ». Possible : { $allowed }.
error-record-not-over = La partie de cet enregistrement n’est pas terminée.
error-record-content-hash = Le plateau, le jeu de cartes ou la carte de cet enregistrement n’est pas celui de la partie jouée.
error-event-unreadable = « { $text } » n’est ni un lancer, ni une carte, ni un coup.
error-record-event = Impossible de lire l’entrée { $number } : « { $text } ».
error-event-misfit = L’entrée { $number }, « { $event } », ne va pas dans cette partie. { $why }
error-state-unreadable = Impossible de lire un état enregistré : { $wanted } attendu, { $found } trouvé.
error-verify-real-dice = Cette partie a été jouée avec de vrais dés : il n’y a pas de lancers à vérifier.
error-verify-commitment = Le nombre secret n’est pas celui promis avant la partie. Il donne { $shown } au lieu de { $promised }.
error-verify-differs = L’entrée { $number } ne correspond pas. L’enregistrement dit « { $event } », mais les nombres secrets donnent « { $promised } ».

## Requêtes de programmes
error-engine-too-long = Cette ligne est trop longue. La limite est de { $most } octets.
error-engine-not-json = Cette ligne n’est pas du JSON : « { $text } ».
error-engine-not-an-object = Une requête doit être un objet JSON, pas « { $text } ».
error-engine-request = Il n’y a pas de requête « { $request } ». Requêtes : { $allowed }.
error-engine-key-unknown = La requête « { $request } » n’a pas de clé « { $key } ». Clés : { $allowed }.
error-engine-key-missing = La requête « { $request } » a besoin de la clé « { $key } ».
error-engine-value = La requête « { $request } » a une valeur fausse pour « { $key } ». Types possibles : { $allowed }.
error-engine-protocol = Ce moteur parle la version { $wanted } du protocole, pas { $found }.
error-engine-table = Il n’y a pas de table « { $table } ». Tables : { $allowed }.
error-engine-nobody-due = Personne n’a rien à choisir maintenant.
error-engine-action = Les actions sont numérotées de 0 à { $most } ; { $action } n’en fait pas partie.
error-engine-record = Cette partie n’a pas d’enregistrement, car elle a été continuée à partir d’un état donné.
error-engine-names = L’enregistrement a besoin de { $wanted } noms, pas { $given }.
error-engine-number = « { $key } » doit être compris entre { $least } et { $most }, pas { $given }.
error-engine-position = Cet état est impossible dans le jeu ({ $why }).
error-engine-position-players = Cet état a { $players } joueurs, mais la partie en a { $wanted }.

## Leçons
error-lesson-unknown = Il n’y a pas de leçon pour « { $game } ». Leçons : { $allowed }.

## Programmes à table
error-program-no-start = Impossible de démarrer le programme « { $command } » : { $why }.
error-program-hangs = { $seconds ->
    [one] Le programme « { $command } » n’a pas répondu en { $seconds } seconde.
   *[other] Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
 }
error-program-ended = Le programme « { $command } » s’est terminé avec le code { $exit } au lieu de répondre. { $complaint }
error-program-protocol = Le programme « { $command } » parle la version { $found } du protocole, pas { $wanted }.
error-program-rubbish = Le programme « { $command } » a envoyé une réponse non valable : « { $text } ».
error-program-gives-up = Le programme « { $command } » a signalé une erreur : { $text }.
error-program-no-move = Le programme « { $command } » a joué « { $move } », qui n’est pas un coup de ce jeu.
error-program-illegal = Le programme « { $command } » a joué « { $move } », qui n’est pas permis maintenant.
error-programs-seated = { $seats ->
    [one] Cette partie a { $seats } place pour des programmes,
   *[other] Cette partie a { $seats } places pour des programmes,
 } mais tu en as indiqué { $programs } avec --engine.

## Parties sur un serveur
error-join-link = « { $text } » n’est pas un lien vers une partie. Un lien ressemble à https://dice.example.org/#join=…
error-join-no-server = { $url } ne répond pas : { $why }.
error-join-not-noppa = Il n’y a pas de serveur Noppa à cette adresse (statut { $status }).
error-join-no-coach = Il n’y a pas de coach dans les parties sur un serveur. Tu pourras voir le bilan à la fin.
error-join-own-content = Cette partie a un plateau, un jeu de cartes ou une carte perso. Ouvre le lien dans un navigateur pour y jouer.
error-join-lost = La connexion à { $url } a été perdue.
error-practice-daily = L’énigme du jour est la même pour tout le monde : --daily ne va pas avec { $option }.
error-play-resume = --resume reprend la partie du fichier telle quelle et ne va donc pas avec { $option }.

## Matchs
error-match-games = Un match a besoin d’un nombre pair de parties, 2 ou plus, pas { $games }.
error-match-sprt = La règle d’arrêt prend deux écarts Elo, le plus petit d’abord, comme --sprt 0,10, pas « { $text } ».

## Apprentissage
error-rl-unknown = L’environnement « { $name } » n’existe pas. Environnements : { $allowed }.
error-rl-reward = La récompense doit être l’une de { $allowed }, pas « { $reward } ».
error-rl-illegal = Le réglage des actions interdites doit être l’un de { $allowed }, pas « { $illegal } ».
error-rl-action = Les actions sont numérotées de 0 à { $most } ; { $action } n’en fait pas partie.
error-rl-envs = Un lot a besoin d’au moins une partie, pas { $envs }.
error-rl-threads = Un lot a besoin d’au moins un thread, pas { $threads }.
error-rl-seeds = Donne un seul nombre de départ pour tout le lot.
error-rl-actions = Donne un tableau de { $count } nombres entiers, pas un tableau de { $kind } de forme { $shape }.
error-rl-batch = L’action { $action } (« { $move } ») n’est pas permise dans la partie { $game_number } du lot. Permis : { $legal }.
error-rl-no-batch = { $game } ne se joue pas encore par lots.
error-rl-no-observation = { $game } n’a pas d’observations pour les programmes qui apprennent.
error-native-missing = Impossible de charger le cœur natif de Noppa depuis { $path } : { $reason }. Réinstalle Noppa.
error-native-refused = Le cœur natif de Noppa a refusé un appel à { $function } : { $problem }.

## Pourquoi le système a refusé quelque chose, après deux points
why-no-such-file = ce fichier n’existe pas
why-not-permitted = tu n’as pas l’autorisation
why-is-a-folder = c’est un dossier
why-not-a-folder = une partie du chemin n’est pas un dossier
why-already-there = il existe déjà
why-disk-full = le disque est plein
why-read-only = le disque est en lecture seule
why-address-in-use = un autre programme l’utilise
why-no-such-address = cet ordinateur n’a pas cette adresse
why-connection-refused = rien ne répond là-bas
error-not-a-backup = Ce n’est pas un fichier de parties enregistrées sur un appareil.
