# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Grenser
host-limits-more = Serveren begrenser hvor mye hver spiller og hver nettverksadresse kan gjøre, så den er rask for alle. I et vanlig spill merker du ingenting til det.
host-limit-person = Per spiller
host-limit-address = Per nettverksadresse
host-limit-commands = Trekk og sidevisninger
host-limit-commands-more = Hvert trekk teller, og hvert spill eller hver side du åpner.
host-limit-making = Nye spill og filer
host-limit-making-more = Lage eller bli med i et spill, koble til en enhet, åpne et lagret spill, kontrollere et eget brett, en egen kortstokk eller et eget kart.
host-limit-thinking = Trener og gjennomganger
host-limit-thinking-more = Regnetid til råd, vinnersjanser, gjennomganger, øving og egne filer. Botene spiller alltid videre.
host-limit-newcomers = Nye spillere
host-limit-newcomers-more = Nettlesere som er her for første gang.
host-limit-reactions = Reaksjoner
host-limit-reactions-more = Applaus og andre reaksjoner.
host-limit-connections = Åpne spill
host-limit-connections-more = Spill du har åpne i en nettleser akkurat nå.
host-limit-rate = { $first } på en gang, deretter { $minute } per minutt
host-limit-seconds = { $first } s på en gang, deretter { $minute } s per minutt
host-limit-total = { $first } samtidig

## A player’s data
host-data = Dine data
host-data-more = Du trenger ingen konto for å spille her. Serveren lagrer spillene dine: trekkene, når de ble gjort, og navnene du skrev. Gamle spill kan bli slettet etter en stund.
host-data-code = Spillerkoden din
host-data-code-more = Send den til den som driver serveren, hvis du har spørsmål om dataene dine. Ingen kan bruke den til å spille som deg.
host-data-save = Lagre dataene mine
host-data-delete = Slett alt
host-data-delete-more = Dette sletter spillene dine og alt som er lagret i denne nettleseren. I spill med andre tar en bot plassen din, og navnet ditt fjernes. Dette kan ikke angres.
host-data-keep = Behold dataene mine
host-data-delete-yes = Ja, slett alt
host-data-deleted = Alt er slettet
host-data-deleted-more =
    { $count ->
        [0] Du var ikke med i noen spill med andre.
        [one] I ett spill med andre har plassen din ikke lenger noe navn.
       *[other] I { $count } spill med andre har plassen din ikke lenger noe navn.
    }

## The host’s page
host-admin = Vertsside
host-admin-token = Vertskode
host-admin-token-more = Du finner den i filen som er oppgitt i admin_token_file.
host-admin-open = Åpne
host-admin-lock = Lås
host-admin-running = I gang
host-admin-finished = Avsluttet
host-admin-none = Det er ingen spill her.
host-admin-end = Avslutt spillet
host-admin-end-more = Poengene blir stående som de er, og spillet lagres.
host-admin-end-yes = Ja, avslutt spillet
host-admin-keep = Ikke avslutt
host-admin-older = Eldre spill
host-admin-private = privat
host-admin-watching =
    { $count ->
        [one] én person tilkoblet
       *[other] { $count } personer tilkoblet
    }
host-admin-connections = Tilkoblinger
host-admin-games = Åpne spill nå
host-admin-stored = Lagrede spill
host-admin-disk = Ledig diskplass
host-admin-disk-amount = { $amount } GB
host-admin-version = Versjon
host-admin-person = Dataene til en spiller
host-admin-person-code = Spillerkode
host-admin-person-save = Lagre dataene
host-admin-person-delete = Slett spilleren
host-admin-person-delete-more = Dette sletter spillene til spilleren. I spill med andre mister plassen navnet. Dette kan ikke angres.
host-admin-person-keep = Behold spilleren
host-admin-person-deleted =
    { $count ->
        [one] Ett spill ble slettet.
       *[other] { $count } spill ble slettet.
    }
