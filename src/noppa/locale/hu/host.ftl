# Magáról a szerverről szóló oldalak: a korlátai, egy játékos adatai és a házigazda oldala.

## Korlátok
host-limits = Korlátok
host-limits-more = Ez a szerver korlátozza, mennyit tehet egy-egy játékos és hálózati cím, hogy mindenkinek gyors maradjon. Rendes játék közben ezt nem veszed észre.
host-limit-person = Játékosonként
host-limit-address = Hálózati címenként
host-limit-commands = Lépések és oldalak
host-limit-commands-more = Minden lépés számít, és minden játék vagy oldal is, amit megnyitsz.
host-limit-making = Új játékok és fájlok
host-limit-making-more = Játék indítása, csatlakozás, eszköz összekapcsolása, mentett játék megnyitása, saját tábla, pakli vagy térkép ellenőrzése.
host-limit-thinking = Edző és elemzések
host-limit-thinking-more = Számítási idő tanácsokra, nyerési esélyekre, elemzésekre, gyakorlásra és saját fájlokra. A botok mindig játszanak tovább.
host-limit-newcomers = Új játékosok
host-limit-newcomers-more = Először idelátogató böngészők.
host-limit-reactions = Reakciók
host-limit-reactions-more = Taps és más reakciók.
host-limit-connections = Megnyitott játékok
host-limit-connections-more = A böngészőkben éppen megnyitott játékaid.
host-limit-rate = egyszerre { $first }, utána percenként { $minute }
host-limit-seconds = egyszerre { $first } mp, utána percenként { $minute } mp
host-limit-total = egyidejűleg { $first }

## Egy játékos adatai
host-data = Adataid
host-data-more = Itt fiók nélkül játszhatsz. A szerver a játékaidat tárolja: a lépéseket, az időpontjukat és a beírt neveket. A régi játékok egy idő után törlődhetnek.
host-data-code = Játékoskódod
host-data-code-more = Küldd el a szerver házigazdájának, ha az adataidról kérdeznél. Senki sem játszhat vele a nevedben.
host-data-save = Adataim mentése
host-data-delete = Minden törlése
host-data-delete-more = Ez törli a játékaidat és mindent, amit ez a böngésző tárol. A másokkal közös játékokban bot ül a helyedre, és a neved eltűnik. Ezt nem lehet visszavonni.
host-data-keep = Adataim megtartása
host-data-delete-yes = Igen, törölj mindent
host-data-deleted = Minden törölve
host-data-deleted-more = { $count ->
    [0] Nem volt másokkal közös játékod.
    [one] Egy másokkal közös játékban a helyed névtelen lett.
   *[other] { $count } másokkal közös játékban a helyed névtelen lett.
 }

## A házigazda oldala
host-admin = Házigazda oldala
host-admin-token = Házigazda kódja
host-admin-token-more = Abban a fájlban van, amelyet az admin_token_file beállítás megad.
host-admin-open = Megnyitás
host-admin-lock = Zárolás
host-admin-running = Folyamatban
host-admin-finished = Befejezett
host-admin-none = Itt nincsenek játékok.
host-admin-end = Játék befejezése
host-admin-end-more = Az eredmény úgy marad, ahogy most áll, és a játék elmentődik.
host-admin-end-yes = Igen, befejezem
host-admin-keep = Maradjon
host-admin-older = Régebbi játékok
host-admin-private = privát
host-admin-watching = { $count ->
    [one] egy kapcsolódott
   *[other] { $count } kapcsolódott
 }
host-admin-connections = Kapcsolatok
host-admin-games = Most megnyitott játékok
host-admin-stored = Tárolt játékok
host-admin-disk = Szabad lemezterület
host-admin-disk-amount = { $amount } GB
host-admin-version = Verzió
host-admin-person = Egy játékos adatai
host-admin-person-code = Játékoskód
host-admin-person-save = Adatok mentése
host-admin-person-delete = Játékos törlése
host-admin-person-delete-more = Ez törli a játékos játékait. A másokkal közös játékokban a helye névtelen lesz. Ezt nem lehet visszavonni.
host-admin-person-keep = Játékos megtartása
host-admin-person-deleted = { $count ->
    [one] Egy játék törölve.
   *[other] { $count } játék törölve.
 }
