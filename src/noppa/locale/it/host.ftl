# Le pagine sul server stesso: i suoi limiti, i dati di un giocatore e la pagina del gestore.

## Limiti
host-limits = Limiti
host-limits-more = Questo server limita quanto può fare ogni giocatore e ogni indirizzo di rete, per restare veloce per tutti. In una partita normale non te ne accorgerai.
host-limit-person = Per giocatore
host-limit-address = Per indirizzo di rete
host-limit-commands = Mosse e pagine viste
host-limit-commands-more = Conta ogni mossa, e anche ogni partita o pagina che apri.
host-limit-making = Nuove partite e file
host-limit-making-more = Creare una partita o entrarci, collegare un dispositivo, aprire una partita salvata, controllare un piano, un mazzo o una mappa personalizzati.
host-limit-thinking = Coach e analisi
host-limit-thinking-more = Tempo di calcolo per consigli, probabilità di vincere, analisi, allenamento e file personalizzati. I bot continuano sempre a giocare.
host-limit-newcomers = Nuovi giocatori
host-limit-newcomers-more = Browser alla loro prima visita.
host-limit-reactions = Reazioni
host-limit-reactions-more = Applausi e altre reazioni.
host-limit-connections = Partite aperte
host-limit-connections-more = Partite che hai aperto ora in un browser.
host-limit-rate = { $first } subito, poi { $minute } al minuto
host-limit-seconds = { $first } s subito, poi { $minute } s al minuto
host-limit-total = { $first } contemporaneamente

## I dati di un giocatore
host-data = I tuoi dati
host-data-more = Per giocare qui non serve un account. Il server salva le tue partite: le mosse, quando sono state fatte e i nomi che hai scritto. Dopo un po’ le partite vecchie possono essere eliminate.
host-data-code = Il tuo codice giocatore
host-data-code-more = Mandalo al gestore di questo server se hai una domanda sui tuoi dati. Nessuno può usarlo per giocare al posto tuo.
host-data-save = Salva i miei dati
host-data-delete = Elimina tutto
host-data-delete-more = Questo elimina le tue partite e tutto ciò che è salvato in questo browser. Nelle partite con altri un bot prende il tuo posto e il tuo nome viene tolto. Non si può annullare.
host-data-keep = Tieni i miei dati
host-data-delete-yes = Sì, elimina tutto
host-data-deleted = Tutto eliminato
host-data-deleted-more = { $count ->
    [0] Non avevi partite con altri.
    [one] In una partita con altri, il tuo posto non ha più un nome.
   *[other] In { $count } partite con altri, il tuo posto non ha più un nome.
 }

## La pagina del gestore
host-admin = Pagina del gestore
host-admin-token = Password del gestore
host-admin-token-more = La trovi nel file indicato da admin_token_file.
host-admin-open = Apri
host-admin-lock = Blocca
host-admin-running = In corso
host-admin-finished = Finite
host-admin-none = Qui non ci sono partite.
host-admin-end = Termina la partita
host-admin-end-more = I punteggi restano come sono e la partita viene salvata.
host-admin-end-yes = Sì, termina
host-admin-keep = Non terminare
host-admin-older = Partite più vecchie
host-admin-private = privata
host-admin-watching = { $count ->
    [one] una persona collegata
   *[other] { $count } persone collegate
 }
host-admin-connections = Connessioni
host-admin-games = Partite aperte ora
host-admin-stored = Partite salvate
host-admin-disk = Spazio libero su disco
host-admin-disk-amount = { $amount } GB
host-admin-version = Versione
host-admin-person = Dati di un giocatore
host-admin-person-code = Codice giocatore
host-admin-person-save = Salva i dati
host-admin-person-delete = Elimina il giocatore
host-admin-person-delete-more = Questo elimina le partite del giocatore. Nelle partite con altri il posto perde il nome. Non si può annullare.
host-admin-person-keep = Tieni il giocatore
host-admin-person-deleted = { $count ->
    [one] Eliminata una partita.
   *[other] Eliminate { $count } partite.
 }
