# Ce qui n’a pas marché, et ce qui irait. Un message par erreur ;
# ce qui ne concerne qu’un jeu est dans son fichier.

error-unforeseen = Quelque chose n’a pas marché ({ $code }).

## Coups
error-move-unreadable = « { $text } » n’est pas un coup de ce jeu.
error-move-illegal = « { $move } » ne peut pas se jouer maintenant.
error-move-not-a-move = « { $move } » n’est pas un coup ; les règles prennent des coups, pas du texte.
error-move-game-over = La partie est terminée.
error-move-chance-first = { $asked ->
    [draw] D’abord une carte.
   *[roll] D’abord les dés.
 }
error-move-out-of-turn = Ce n’est pas le tour de cette place.

## Hasard
error-roll-not-asked = Il n’y a pas de dés à lancer maintenant.
error-roll-count = { $dice ->
    [one] On lance { $dice } dé, pas { $given }.
    [many] On lance { $dice } dés, pas { $given }.
   *[other] On lance { $dice } dés, pas { $given }.
 }
error-roll-face = Un dé montre 1 à 6, pas { $face }.
error-draw-not-asked = Il n’y a pas de carte à retourner maintenant.
error-card-not-in-pile = { $card } n’est plus dans la pioche. Il reste : { $allowed }.
error-card-unknown = Il n’y a pas de carte « { $card } ». Cartes : { $allowed }.
error-real-dice = Les dés sont vrais : tape ce qu’ils montrent.
error-real-card = Les cartes sont vraies : tape ce qui a été retourné.
error-replay-over = La partie enregistrée n’avait pas plus de dés ni de cartes.
error-replay-differs = La partie enregistrée a autre chose à cet endroit : { $came }.

## Jeux, éditions, options
error-game-unknown = Il n’y a pas de jeu « { $game } ». Jeux : { $allowed }.
error-edition-unknown = Il n’y a pas d’édition « { $edition } ». Éditions : { $allowed }.
error-option-unknown = Il n’y a pas d’option « { $key } ». Options : { $allowed }.
error-option-value = « { $key } » ne peut pas valoir { $value }. Possible : { $allowed }.
error-option-form = Écris une option NAME=VALUE, pas « { $text } ».
error-players = On joue de { $least } à { $most }, pas à { $players }.

## Plateaux, jeux de cartes et plans faits maison
# { $content } est le nom de l’un d’eux, seul : Plateau, Cartes, Plan.
content-board = Plateau
content-deck = Cartes
content-map = Plan
content-content = Plateau, cartes ou plan
error-content-other-game = { $content } : c’est pour { $allowed }, pas pour { $game }.
error-content-not-plain = { $content } : quelque chose n’y est pas une donnée simple.
error-content-kind = { $content } : donne un fichier, un texte ou une table, pas { $given }.
error-content-not-a-table = { $content } : { $place } doit être une table avec { $allowed }.
error-content-key-unknown = { $content } : { $place } a une clé inconnue « { $key } ». Possible : { $allowed }.
error-content-key-missing = { $content } : il manque « { $key } » dans { $place }.
error-content-no-file = { $content } : impossible de lire le fichier { $path } : { $why }.
error-content-not-text = { $content } : le fichier n’est pas du texte UTF-8 (octet { $byte }).
error-content-not-toml = { $content } : ce n’est pas du TOML valable : { $why }.
error-content-too-long = { $content } : un fichier a au plus { $most } octets.

## La table
error-table-no-chance = Rien à lancer ni à retourner maintenant.
error-table-started = Une partie commence une fois, avec son premier événement.
error-table-not-over = La partie n’est pas encore terminée.
error-table-ended = La partie est déjà terminée.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-not-yours = Le dernier choix est à quelqu’un d’autre, et cette manche n’est pas finie.
error-undo-past-chance = Un coup ne s’annule plus quand des dés ou une carte l’ont suivi.
error-amend-needs-real-dice = On ne corrige des entrées qu’avec de vrais dés.
error-amend-other-kind = L’entrée { $number } est « { $was } » ; « { $text } » ne peut pas prendre sa place.
error-step-unknown = Il n’y a pas d’entrée { $number } à changer. Entrées : { $legal }.
error-seat-unknown = Il n’y a pas de place { $seat }.
error-bot-unknown = Il n’y a pas de bot « { $bot } ». Bots : { $legal }.

## Le coach
error-coach-no-worth = Le coach ne connaît pas encore { $game }.
error-worth-not-over = La partie n’est pas terminée, donc personne ne l’a gagnée.
error-bot-not-due = La place { $seat } n’a rien à choisir maintenant, donc son bot n’est pas consulté.
error-advice-not-due = La place { $seat } n’a rien à choisir maintenant.
error-review-unfinished = Cette partie n’est pas terminée : un bilan a besoin de la fin.

## Simulations
error-simulate-games = Le nombre de parties doit être un entier à partir de 1, pas { $games }.
error-simulate-seed = Une graine est un nombre entier, pas { $seed }.
error-simulate-settled = Ces règles de { $game } sont fixées : on ne peut pas ajouter d’édition ni d’option.
error-simulate-backend = Il n’y a pas de moteur « { $backend } ». Moteurs : { $allowed }.
error-simulate-workers = Le nombre de processus doit être un entier à partir de 1, pas { $workers }.
error-simulate-cluster = Une grappe n’a d’adresse que pour { $allowed }, pas pour { $backend }.
error-simulate-no-cluster = Aucune grappe { $backend } ne répond à { $cluster } : { $reason }.
error-extra-missing = Il faut d’autres paquets : pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } a joué « { $move } » dans la partie { $game }, ce qui n’y est pas permis. Permis : { $allowed }.
error-simulate-apart = { $player } ne joue que dans des parties compilées, avec ces niveaux : { $allowed }.
error-simulate-actions = { $player } doit répondre par { $count } nombres entiers, un par partie, et non par { $kind } de forme { $shape }.
error-simulate-failed = { $player } est tombé en panne dans la partie { $game } : { $reason }
error-simulate-endless = La partie { $game } n’est pas finie après { $decisions } décisions : ces joueurs ne la finiront peut-être jamais.
error-simulate-format = Les résultats vont dans un fichier de ces types : { $allowed } ; pas { $path }.
error-simulate-write = Impossible d’écrire { $path } : { $reason }. Il contient les résultats de { $games } parties.
error-simulate-out-one = Les résultats de chaque partie vont dans un fichier pour un seul jeu de règles, pas pour plusieurs à comparer.
error-simulate-vary = Ce qu’on compare s’écrit NAME=A,B,C, pas « { $text } ».
error-simulate-vary-twice = « { $key } » varie deux fois.

## Enregistrements
error-record-no-file = Impossible de lire { $path } : { $why }.
error-record-too-long = Un enregistrement a au plus { $most } octets.
error-record-not-text = Ce fichier n’est pas du texte UTF-8 (octet { $byte }).
error-record-not-json = Cet enregistrement est abîmé ou coupé : ligne { $line }, colonne { $column }.
error-record-not-a-record = Ce fichier n’est pas un enregistrement de Noppa.
error-record-format-version = Cet enregistrement est au format { $found } ; on sait lire le format { $wanted }.
error-record-rules-version = Cette partie a été jouée avec la version { $found } des règles ; ici c’est la version { $wanted }.
error-record-key-unknown = Clé inconnue « { $key } » dans l’enregistrement. Connues : { $allowed }.
error-record-key-missing = Il manque « { $key } » dans l’enregistrement.
error-record-key-twice = La clé « { $key } » figure deux fois dans l’enregistrement.
error-record-value = « { $key } » dans l’enregistrement doit être : { $allowed }.
error-record-content-hash = Le plateau, les cartes ou le plan de cet enregistrement ne sont pas ceux de la partie jouée.
error-event-unreadable = « { $text } » n’est ni un lancer, ni une carte, ni un coup.
error-record-event = Impossible de lire l’événement { $number } : « { $text } ».
error-event-misfit = L’événement { $number }, « { $event } », ne va pas : { $why }
error-state-unreadable = Impossible de lire une position enregistrée : { $wanted } attendu, { $found } trouvé.
error-verify-real-dice = Cette partie a été jouée avec de vrais dés : il n’y a pas de graines à vérifier.
error-verify-commitment = La graine montrée n’est pas celle promise : { $shown } au lieu de { $promised }.
error-verify-differs = L’événement { $number } diffère : l’enregistrement dit « { $event } », les graines donnent « { $promised } ».

## Demandes de programmes
error-engine-too-long = Une ligne a au plus { $most } octets.
error-engine-not-json = Cette ligne n’est pas du JSON : « { $text } ».
error-engine-not-an-object = Une demande est un objet JSON, pas « { $text } ».
error-engine-request = Il n’y a pas de demande « { $request } ». Demandes : { $allowed }.
error-engine-key-unknown = « { $request } » ne connaît pas la clé « { $key } ». Clés : { $allowed }.
error-engine-key-missing = « { $request } » a besoin de la clé « { $key } ».
error-engine-value = Dans « { $request } », la clé « { $key } » doit être : { $allowed }.
error-engine-protocol = Ici on parle la version { $wanted } du protocole, pas { $found }.
error-engine-table = Il n’y a pas de table « { $table } ». Tables : { $allowed }.
error-engine-nobody-due = Personne n’a rien à choisir maintenant.
error-engine-action = Les actions sont numérotées de 0 à { $most }, pas { $action }.
error-engine-position = Cette position ne peut pas se présenter ({ $why }).
error-engine-position-players = Cette position est à { $players } joueurs, la partie à { $wanted }.

## Programmes à table
error-program-no-start = Impossible de démarrer le programme « { $command } » : { $why }.
error-program-hangs = Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
error-program-ended = Le programme « { $command } » s’est terminé avec le code { $exit } au lieu de répondre. { $complaint }
error-program-protocol = Le programme « { $command } » parle la version { $found } du protocole, pas { $wanted }.
error-program-rubbish = Le programme « { $command } » a écrit quelque chose qui n’est pas une réponse : « { $text } ».
error-program-gives-up = Le programme « { $command } » a signalé une erreur : { $text }.
error-program-no-move = Le programme « { $command } » a joué « { $move } », qui n’est pas un coup de ce jeu.
error-program-illegal = Le programme « { $command } » a joué « { $move } », qui n’est pas permis maintenant.
error-programs-seated = { $seats ->
    [one] { $seats } programme est assis
    [many] { $seats } programmes sont assis
   *[other] { $seats } programmes sont assis
 } à cette table, et { $programs } ont été nommés avec --engine.

## Apprentissage
error-rl-unknown = Il n’y a pas d’environnement « { $name } ». Environnements : { $allowed }.
error-rl-reward = Une récompense est l’une de { $allowed }, pas « { $reward } ».
error-rl-illegal = L’effet d’une action interdite est l’un de { $allowed }, pas « { $illegal } ».
error-rl-action = Les actions vont de 0 à { $most }, pas { $action }.
error-rl-envs = Un lot a au moins une partie, pas { $envs }.
error-rl-threads = Un lot est joué par au moins un thread, pas { $threads }.
error-rl-seeds = Un lot prend une seule graine pour toutes ses parties.
error-rl-actions = Il faut un tableau de { $count } nombres entiers, pas un tableau de { $kind } de forme { $shape }.
error-rl-batch = Dans la partie { $game_number } du lot, l’action { $action } (« { $move } ») n’est pas permise. Permis : { $legal }.
error-rl-no-batch = { $game } ne se joue pas encore par lots.
error-rl-no-observation = { $game } n’a pas d’observations pour les programmes qui apprennent.
error-native-missing = Impossible de charger le noyau compilé de Noppa depuis { $path } : { $reason }. Réinstalle Noppa.
error-native-refused = Le noyau compilé de Noppa a refusé un appel de { $function } : { $problem }.
