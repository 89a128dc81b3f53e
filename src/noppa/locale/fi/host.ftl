# Itse palvelinta koskevat sivut: sen rajat, pelaajan tiedot ja ylläpitäjän sivu.

## Limits
host-limits = Rajat
host-limits-more = Tämä palvelin rajoittaa, kuinka paljon kukin pelaaja ja verkko-osoite voi tehdä, jotta se pysyy nopeana kaikille. Tavallisessa pelissä et huomaa rajoja.
host-limit-person = Pelaajaa kohti
host-limit-address = Verkko-osoitetta kohti
host-limit-commands = Siirrot ja sivut
host-limit-commands-more = Jokainen siirto lasketaan, samoin jokainen avattu peli tai sivu.
host-limit-making = Uudet pelit ja tiedostot
host-limit-making-more = Pelin luominen tai siihen liittyminen, laitteen yhdistäminen, tallennetun pelin avaaminen, oman laudan, pakan tai kartan tarkistaminen.
host-limit-thinking = Valmentaja ja katsaukset
host-limit-thinking-more = Laskenta-aika neuvoihin, voittomahdollisuuksiin, katsauksiin, harjoitteluun ja omiin tiedostoihin. Botit pelaavat aina.
host-limit-newcomers = Uudet pelaajat
host-limit-newcomers-more = Selaimet, jotka tulevat ensimmäistä kertaa.
host-limit-reactions = Reaktiot
host-limit-reactions-more = Aplodit ja muut reaktiot.
host-limit-connections = Avoimet pelit
host-limit-connections-more = Pelit, jotka sinulla on juuri nyt auki selaimessa.
host-limit-rate = { $first } kerralla, sitten { $minute } minuutissa
host-limit-seconds = { $first } s kerralla, sitten { $minute } s minuutissa
host-limit-total = { $first } samaan aikaan

## A player’s data
host-data = Tietosi
host-data-more = Täällä voi pelata ilman tiliä. Palvelin säilyttää pelisi: siirrot, niiden ajat ja kirjoittamasi nimet. Vanhat pelit voidaan poistaa jonkin ajan kuluttua.
host-data-code = Pelaajakoodisi
host-data-code-more = Lähetä se tämän palvelimen ylläpitäjälle, jos sinulla on kysyttävää tiedoistasi. Kukaan ei voi sen avulla pelata sinuna.
host-data-save = Tallenna tietoni
host-data-delete = Poista kaikki
host-data-delete-more = Tämä poistaa pelisi ja kaiken tähän selaimeen tallennetun. Muiden kanssa pelatuissa peleissä botti ottaa paikkasi, ja nimesi poistetaan. Tätä ei voi perua.
host-data-keep = Säilytä tietoni
host-data-delete-yes = Kyllä, poista kaikki
host-data-deleted = Kaikki on poistettu
host-data-deleted-more = { $count ->
    [0] Sinulla ei ollut pelejä muiden kanssa.
    [one] Yhdessä pelissä muiden kanssa paikallasi ei ole enää nimeä.
   *[other] { $count } pelissä muiden kanssa paikallasi ei ole enää nimeä.
 }

## The host’s page
host-admin = Ylläpitäjän sivu
host-admin-token = Ylläpitäjän avain
host-admin-token-more = Se on tiedostossa, joka on annettu asetuksessa admin_token_file.
host-admin-open = Avaa
host-admin-lock = Lukitse
host-admin-running = Käynnissä
host-admin-finished = Päättyneet
host-admin-none = Täällä ei ole pelejä.
host-admin-end = Lopeta peli
host-admin-end-more = Pisteet jäävät ennalleen, ja peli tallennetaan.
host-admin-end-yes = Kyllä, lopeta peli
host-admin-keep = Älä lopeta
host-admin-older = Vanhemmat pelit
host-admin-private = yksityinen
host-admin-watching = { $count ->
    [one] yksi henkilö yhteydessä
   *[other] { $count } henkilöä yhteydessä
 }
host-admin-connections = Yhteydet
host-admin-games = Avoinna olevat pelit
host-admin-stored = Tallessa olevat pelit
host-admin-disk = Vapaa levytila
host-admin-disk-amount = { $amount } Gt
host-admin-version = Versio
host-admin-person = Pelaajan tiedot
host-admin-person-code = Pelaajakoodi
host-admin-person-save = Tallenna tiedot
host-admin-person-delete = Poista pelaaja
host-admin-person-delete-more = Tämä poistaa pelaajan pelit. Muiden kanssa pelatuissa peleissä paikka jää nimettömäksi. Tätä ei voi perua.
host-admin-person-keep = Säilytä pelaaja
host-admin-person-deleted = { $count ->
    [one] Yksi peli poistettiin.
   *[other] { $count } peliä poistettiin.
 }
