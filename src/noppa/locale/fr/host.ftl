# Les pages sur le serveur lui-même : ses limites, les données d’un joueur et la page de l’hôte.

## Limites
host-limits = Limites
host-limits-more = Ce serveur limite ce que peuvent faire chaque joueur et chaque adresse réseau, pour rester rapide pour tout le monde. Dans une partie normale, tu ne t’en apercevras pas.
host-limit-person = Par joueur
host-limit-address = Par adresse réseau
host-limit-commands = Coups et pages vues
host-limit-commands-more = Chaque coup compte, et chaque partie ou page que tu ouvres aussi.
host-limit-making = Nouvelles parties et fichiers
host-limit-making-more = Créer ou rejoindre une partie, relier un appareil, ouvrir une partie enregistrée, vérifier un plateau, un jeu de cartes ou une carte perso.
host-limit-thinking = Coach et bilans
host-limit-thinking-more = Temps de calcul pour les conseils, les chances de gagner, les bilans, l’entraînement et les fichiers perso. Les bots, eux, jouent toujours.
host-limit-newcomers = Nouveaux joueurs
host-limit-newcomers-more = Les navigateurs qui viennent pour la première fois.
host-limit-reactions = Réactions
host-limit-reactions-more = Applaudissements et autres réactions.
host-limit-connections = Parties ouvertes
host-limit-connections-more = Les parties ouvertes en ce moment dans un navigateur.
host-limit-rate = { $first } d’un coup, puis { $minute } par minute
host-limit-seconds = { $first } s d’un coup, puis { $minute } s par minute
host-limit-total = { $first } en même temps

## Les données d’un joueur
host-data = Tes données
host-data-more = Pas besoin de compte pour jouer ici. Le serveur enregistre tes parties : les coups, le moment où ils ont été joués et les noms que tu as tapés. Les vieilles parties peuvent être supprimées au bout d’un certain temps.
host-data-code = Ton code de joueur
host-data-code-more = Envoie-le à l’hôte de ce serveur si tu as une question sur tes données. Personne ne peut s’en servir pour jouer à ta place.
host-data-save = Enregistrer mes données
host-data-delete = Tout supprimer
host-data-delete-more = Ça supprime tes parties et tout ce qui est enregistré dans ce navigateur. Dans les parties avec d’autres, un bot prend ta place et ton nom est effacé. Impossible de revenir en arrière.
host-data-keep = Garder mes données
host-data-delete-yes = Oui, tout supprimer
host-data-deleted = Tout est supprimé
host-data-deleted-more = { $count ->
    [0] Tu n’avais aucune partie avec d’autres.
    [one] Dans une partie avec d’autres, ta place n’a plus de nom.
   *[other] Dans { $count } parties avec d’autres, ta place n’a plus de nom.
 }

## La page de l’hôte
host-admin = Page de l’hôte
host-admin-token = Mot de passe de l’hôte
host-admin-token-more = Il se trouve dans le fichier indiqué par admin_token_file.
host-admin-open = Ouvrir
host-admin-lock = Verrouiller
host-admin-running = En cours
host-admin-finished = Terminées
host-admin-none = Il n’y a pas de parties ici.
host-admin-end = Terminer la partie
host-admin-end-more = Les scores restent tels quels, et la partie est enregistrée.
host-admin-end-yes = Oui, terminer
host-admin-keep = Ne pas terminer
host-admin-older = Parties plus anciennes
host-admin-private = privée
host-admin-watching = { $count ->
    [one] { $count } personne connectée
   *[other] { $count } personnes connectées
 }
host-admin-connections = Connexions
host-admin-games = Parties ouvertes
host-admin-stored = Parties enregistrées
host-admin-disk = Espace disque libre
host-admin-disk-amount = { $amount } Go
host-admin-version = Version de Noppa
host-admin-person = Données d’un joueur
host-admin-person-code = Code de joueur
host-admin-person-save = Enregistrer les données
host-admin-person-delete = Supprimer le joueur
host-admin-person-delete-more = Ça supprime les parties du joueur. Dans les parties avec d’autres, la place perd son nom. Impossible de revenir en arrière.
host-admin-person-keep = Garder le joueur
host-admin-person-deleted = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
 }
