# Le serveur : ce qu’il refuse, et les quelques mots de sa première page.

## Démarrage
serve-listening = Noppa est à { $url } (Ctrl-C l’arrête).
serve-scan = Un téléphone à la maison l’ouvre avec ce code :
serve-backed-up = { $count ->
    [one] { $count } partie se trouve dans { $path }.
    [many] { $count } de parties se trouvent dans { $path }.
   *[other] { $count } parties se trouvent dans { $path }.
 }
serve-pruned = { $count ->
    [one] { $count } partie supprimée.
    [many] { $count } de parties supprimées.
   *[other] { $count } parties supprimées.
 }
error-setting-unknown = Il n’y a pas de réglage « { $key } ». Réglages : { $allowed }.
error-setting-value = Le réglage « { $key } » ne peut pas être « { $value } » : { $allowed } attendu.
error-setting-no-file = Impossible de lire le fichier de réglages { $path } : { $why }.
error-setting-not-toml = Le fichier de réglages { $path } n’est pas du TOML valable : { $why }.
error-setting-tls-pair = Un certificat et sa clé vont ensemble : donne les deux ou aucun.
error-setting-public-url = « { $value } » n’est pas une adresse où l’on peut venir : écris-la comme https://dice.example.org.
error-setting-database = Une base de données s’indique ainsi : { $allowed }.
error-setting-age = Écris un âge comme 90d ou 12h, pas « { $text } ».
error-setting-extra = Il faut installer autre chose : pip install 'noppa[{ $extra }]'.
error-secret-file = Impossible de lire ou de créer le fichier secret { $path } : { $why }.
error-secret-short = Le secret dans { $path } doit avoir au moins { $least } caractères.
error-port-in-use = Impossible d’écouter sur { $host }, port { $port } : { $why }.
error-database-no-file = Impossible d’ouvrir la base de données { $path } : { $why }.
error-database-in-use = Un autre Noppa tourne sur la base de données { $database }. À plusieurs, il faut Redis : voir --redis.
error-database-away = La base de données est injoignable ({ $why }).
error-database-newer = La base de données est en version { $found }, d’un Noppa plus récent ; celui-ci connaît { $wanted }.
error-backup-exists = { $path } existe déjà : une sauvegarde n’écrase jamais rien.
error-backup-failed = Impossible d’écrire la sauvegarde { $path } : { $why }.
error-lan-unavailable = Cette machine n’est sur aucun réseau que des téléphones pourraient rejoindre.
error-lan-busy = Impossible d’écouter sur { $address } : { $why }.

## Demandes
error-request-invalid = Illisible : { $where } : { $why }.
error-request-refused = Cette demande est refusée ({ $status }).
error-no-such-page = Il n’y a rien à { $path }.
error-method-not-allowed = Cela ne se fait pas avec { $path }.
error-message-not-text = Un message est un texte, pas des octets.
error-body-too-long = Une demande a au plus { $most } octets.
error-host-unknown = Ce serveur ne s’appelle pas « { $host } ».
error-origin-unknown = Une page de { $origin } ne peut pas faire cela ici.
error-too-fast = Trop à la fois : réessaie dans { $seconds } s.
error-too-many-sockets = Une adresse a au plus { $most } connexions.
error-storage-unavailable = Les parties sont injoignables pour l’instant. Rien n’est perdu : réessaie.
error-worker-unavailable = Personne n’a pu y réfléchir pour l’instant : réessaie.
error-closing = Le serveur est en train de fermer : réessaie dans un moment.

## Parties
error-game-not-found = Cette partie n’existe pas.
error-game-not-started = La partie n’a pas encore commencé.
error-game-not-over = La partie n’est pas encore terminée.
error-game-closed = Cette partie a été fermée : ses règles ont changé depuis.
error-stale = Autre chose s’est passé avant : regarde de nouveau.
error-same-needs-fair-dice = Les mêmes dés pour tous, c’est seulement avec les dés de Noppa.
error-dice-not-real = On ne saisit les dés que s’ils sont vrais.
error-record-day-open = Ce sont les dés d’aujourd’hui : l’enregistrement sera là demain.
error-remark-no-move = L’événement { $number } n’est pas un coup de cette place.
error-question-no-move = L’événement { $number } de cette partie n’est pas un coup.
error-practice-unknown = Il n’y a rien à travailler pour { $game }.
error-day-unknown = Il n’y a pas de dés du jour pour { $game } le { $day }.

## Places
error-seat-not-there = Il n’y a pas de place { $seat }.
error-seat-not-yours = Cette place est à quelqu’un d’autre.
error-seat-taken = Cette place est prise.
error-seat-is-bots = Un bot joue à cette place.
error-seat-not-absent = Qui est assis là n’est pas absent depuis { $seconds } s.
error-creator-only = Seule la personne qui a créé la partie peut le faire.
error-players-only = Seuls les joueurs peuvent le faire.
error-host-only = Seule la personne qui a démarré le serveur peut le faire.
error-invite-unknown = Cette invitation n’est pas valable : demandes-en une nouvelle.
error-link-unknown = Ce lien a déjà servi ou est trop ancien : demandes-en un nouveau.
error-coach-not-allowed = À cette table, on a convenu de jouer sans coach.
error-undo-not-agreed = À cette table, on a convenu de ne pas annuler de coups.
error-nothing-asked = Personne ne l’a demandé, ou quelque chose s’est passé depuis.

## La première page
