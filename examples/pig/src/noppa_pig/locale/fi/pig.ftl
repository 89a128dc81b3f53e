# Possu: nimet, sovittavat asiat, ohje ja säännöt.

pig-name = Possu
pig-tagline = Heitä niin monta kertaa kuin uskallat

## Laitokset
pig-edition-classic = Perinteinen, yksi noppa
pig-edition-two-dice = Kaksi noppaa

## Valinnat
pig-option-target = Pisteet, joilla peli voitetaan
pig-option-target-more = Ensimmäisenä { $value } pistettä kerännyt voittaa.
pig-option-dice = Nopat
pig-option-dice-1 = yksi
pig-option-dice-2 = kaksi
pig-option-dice-1-more = Heität yhtä noppaa.
pig-option-dice-2-more = Heität kahta noppaa; kaksi ykköstä vie kaiken.

## Pistetaulukko
pig-item-banked = Pankissa
pig-item-turn = Tällä vuorolla

## Siirrot
pig-move-hold = hold: ota { $points }
pig-move-again = again: heitä uudelleen, { $points } vaarassa
pig-did-hold = otti pisteet
pig-did-again = heitti uudelleen

## Ohje
pig-help = Kirjoita ”again”, niin heität uudelleen, tai ”hold”, niin tämän vuoron pisteet ovat sinun.

## Säännöt
pig-rules =
    Kerää ensimmäisenä 100 pistettä.

    __Vuoro.__ Heitä noppaa. Silmäluvut lasketaan yhteen, ja saat heittää uudelleen niin monta kertaa kuin haluat.
    Kun lopetat, pisteet ovat sinun: ⚂⚄⚅ on 14. Jos saat ykkösen, ⚀, vuorosi päättyy ja sen pisteet menevät.

    __Kaksi noppaa.__ Yksi ⚀ päättää vuoron kuten ennenkin. Kaksi ykköstä, ⚀⚀, vie myös kaiken, mitä olet kerännyt.
