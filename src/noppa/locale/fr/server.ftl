# Le serveur : ce qu’il refuse, et les quelques mots de sa première page.

## Démarrage
serve-listening = Noppa tourne à { $url } (Ctrl-C pour l’arrêter).
serve-running = Noppa tourne déjà à { $url }.
serve-running-lan = Noppa tourne déjà à { $url }. Arrête-le d’abord, puis redémarre-le avec --lan.
serve-scan = Pour jouer sur un téléphone à la maison, scanne ce code :
serve-backed-up = { $count ->
    [one] { $count } partie sauvegardée dans { $path }.
   *[other] { $count } parties sauvegardées dans { $path }.
 }
serve-pruned = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
 }
serve-restored = { $count ->
    [one] { $count } partie restaurée.
   *[other] { $count } parties restaurées.
 }
serve-exported = { $count ->
    [one] { $count } partie exportée dans { $path }.
   *[other] { $count } parties exportées dans { $path }.
 }
serve-forgotten = { $deleted ->
    [one] { $deleted } partie supprimée.
   *[other] { $deleted } parties supprimées.
 } { $kept ->
    [one] Nom du joueur effacé de { $kept } partie avec d’autres.
   *[other] Nom du joueur effacé de { $kept } parties avec d’autres.
 }
error-setting-unknown = Le réglage « { $key } » n’existe pas. Réglages : { $allowed }.
error-setting-value = Le réglage « { $key } » ne peut pas être « { $value } ». Possible : { $allowed }.
error-setting-no-file = Impossible de lire le fichier de réglages { $path } : { $why }.
error-setting-not-toml = Le fichier de réglages { $path } n’est pas du TOML valable : { $why }.
error-setting-tls-pair = Un certificat TLS a besoin de sa clé, et une clé de son certificat. Indique les deux ou aucun.
error-setting-public-url = « { $value } » n’est pas une adresse publique. Écris-la comme https://dice.example.org.
error-setting-database = Écris l’adresse de la base de données ainsi : { $allowed }.
error-setting-age = Écris un âge comme 90d ou 12h, pas « { $text } ».
error-setting-extra = Il faut d’abord installer un paquet de plus : pip install 'noppa[{ $extra }]'.
error-secret-file = Impossible de lire ou de créer le fichier secret { $path } : { $why }.
error-secret-short = Le secret dans { $path } est trop court. Il lui faut au moins { $least } caractères.
error-port-in-use = Impossible d’écouter sur { $host }, port { $port } : { $why }.
error-database-no-file = Impossible d’ouvrir la base de données { $path } : { $why }.
error-database-in-use = Un autre serveur Noppa utilise déjà la base de données { $database }. Pour en faire tourner plusieurs, il faut Redis : voir --redis.
error-database-away = La base de données est injoignable ({ $why }).
error-database-newer = La base de données est en version { $found }, d’un Noppa plus récent. Ce Noppa ne connaît que les versions jusqu’à { $wanted }.
error-backup-exists = { $path } existe déjà. Choisis un autre nom pour la sauvegarde.
error-backup-no-database = Il n’y a pas de base de données { $path }, donc rien à sauvegarder.
error-backup-failed = Impossible d’écrire la sauvegarde { $path } : { $why }.
error-restore-failed = Impossible de restaurer { $path } : { $why }.
error-restore-not-empty = La base de données contient déjà des parties. Restaure dans une base vide.
error-lan-unavailable = Cet ordinateur n’est sur aucun réseau que des téléphones peuvent rejoindre.
error-lan-busy = Impossible d’écouter sur { $address } : { $why }.

## Demandes
error-request-invalid = La requête a une erreur dans { $where } : { $why }.
error-request-refused = Le serveur a refusé cette requête ({ $status }).
error-no-such-page = Il n’y a rien à { $path }.
error-method-not-allowed = On ne peut pas faire ça avec { $path }.
error-message-not-text = Envoie les messages sous forme de texte, pas d’octets.
error-body-too-long = Cette requête est trop grosse. La limite est de { $most } octets.
error-host-unknown = Ce serveur ne s’appelle pas « { $host } ».
error-origin-unknown = Les pages de { $origin } ne peuvent pas faire ça ici.
error-too-fast = { $seconds ->
    [one] C’était trop à la fois. Réessaie dans { $seconds } seconde.
   *[other] C’était trop à la fois. Réessaie dans { $seconds } secondes.
 }
error-too-many-sockets = Il y a trop de connexions depuis ton réseau. La limite est de { $most }.
error-storage-unavailable = Tes parties sont injoignables pour l’instant. Rien n’est perdu. Réessaie dans un instant.
error-storage-full = Il n’y a plus de place sur cet appareil. Supprime des parties et réessaie.
error-needs-server = Il faut un serveur pour ça. Ici, tu peux jouer avec des bots et avec les gens autour de cet appareil.
error-worker-unavailable = Le coach est occupé. Réessaie.
error-worker-busy = Trop de demandes attendent déjà. Réessaie dans un instant.
error-worker-too-long = Le calcul prend trop de temps.
error-name-refused = Ce nom n’est pas autorisé ici. Choisis-en un autre.
error-content-refused = Un mot de ce fichier n’est pas autorisé ici.
error-admin-off = La page de l’hôte est désactivée sur ce serveur.
error-admin-only = Ce n’est pas le mot de passe de l’hôte.
error-client-gone = La demande a été annulée.
error-disk-full = Le disque est presque plein. Il ne reste que { $free } Mo, et Noppa a besoin d’au moins { $least } Mo.
error-closing = Le serveur est en train de s’arrêter. Réessaie dans un instant.

## Parties
error-game-not-found = Cette partie est introuvable.
error-game-not-started = La partie n’a pas encore commencé.
error-game-not-over = La partie n’est pas encore terminée.
error-game-closed = Cette partie a été fermée, car ses règles ont changé depuis qu’elle a commencé.
error-seed-not-awaited = Cette partie n’attend pas de nombre secret de toi maintenant.
error-seed-differs = Ce n’est pas le nombre secret que tu avais promis.
error-seeds-differ = Les nombres secrets pour les dés de cette partie ne sont pas ceux qui étaient enregistrés : la partie ne peut pas continuer.
error-stale = La partie a avancé entre-temps. Regarde de nouveau.
error-same-needs-fair-dice = Les mêmes dés pour tout le monde, ce n’est possible qu’avec les dés de Noppa.
error-dice-not-real = On ne saisit les dés que dans une partie avec de vrais dés.
error-record-day-open = Ce sont les dés d’aujourd’hui. Tu pourras enregistrer la partie demain.
error-remark-no-move = L’entrée { $number } n’est pas un coup de ce joueur.
error-played-not-yours = Quelqu’un d’autre a déjà ajouté cette partie.
error-question-no-move = L’entrée { $number } de cette partie n’est pas un coup.
error-lesson-no-step = La leçon n’a pas d’étape { $step }.
error-practice-unknown = Il n’y a rien à quoi s’entraîner pour { $game }.
error-day-not-played = Ce sont les dés d’aujourd’hui. Joue ta partie jusqu’au bout, puis tu pourras voir celles des autres.
error-odds-unequal = Impossible d’afficher les chances de gagner quand un bot joue au hasard.
error-day-unknown = Il n’y a pas de dés du jour pour { $game } le { $day }.

## Places
error-seat-not-there = La place { $seat } n’existe pas.
error-seat-not-yours = Cette place est à quelqu’un d’autre.
error-seat-taken = Cette place est prise.
error-seat-is-bots = Un bot joue à cette place.
error-seat-present = La personne à cette place est encore connectée : sa place n’est pas libre.
error-remove-own = Pour laisser ta propre place, quitte la partie.
error-remove-too-few = Il faut au moins { $least } autres joueurs à la table pour retirer quelqu’un.
error-seat-in-round = Tu pourras rejoindre la partie quand cette manche sera finie.
error-seat-not-absent = Cette personne n’est pas absente depuis { $seconds } secondes.
error-creator-only = Seule la personne qui a créé la partie peut le faire.
error-players-only = Seuls les joueurs peuvent le faire.
error-host-only = Seule la personne qui a démarré le serveur peut le faire.
error-invite-unknown = Cette invitation ne marche plus. Demandes-en une nouvelle.
error-link-unknown = Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau.
error-coach-not-allowed = Cette partie se joue sans coach.
error-undo-not-agreed = Dans cette partie, on n’annule pas de coups.
error-nothing-asked = Personne ne l’a demandé, ou la partie a avancé entre-temps.

## Un site statique
site-written = { $count ->
    [one] { $count } fichier ({ $megabytes } Mo) écrit dans { $path }. Tu peux héberger ce dossier sur n’importe quel serveur web, à n’importe quelle adresse.
   *[other] { $count } fichiers ({ $megabytes } Mo) écrits dans { $path }. Tu peux héberger ce dossier sur n’importe quel serveur web, à n’importe quelle adresse.
 }
site-needs-server = Les visiteurs jouent sur leur propre appareil. Pour jouer par lien et partager le classement du jour, lance un serveur avec « noppa serve ».
error-site-not-built = L’application du navigateur n’est pas encore construite. Lance « cd web && npm ci && npm run build ».
error-site-not-empty = { $path } n’est pas vide. Choisis un nouveau dossier.
error-site-failed = Impossible d’écrire le site dans { $path } : { $why }.
