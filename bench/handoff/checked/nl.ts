import type { Sentences } from '../blind/sentences.ts'

/** Dutch. */
export const NL: Sentences = {
  requests: `
    kan iemand mij helpen
    kunnen jullie mij bellen
    ik wil de manager spreken
    mag ik een collega van jou
    laat een mens antwoorden
    geen robot, ik wil een mens
    zit daar een echt persoon
    waar kan ik met iemand praten
    iemand anders aub
    stuur mijn vraag door naar een medewerker
    ik ben die bot zat
    geef mij een medewerker
    ik wil gebeld worden
    geen bots
    kan ik een echt iemand spreken
    iemand van jullie team graag
    verbind me met een collega
    ik wil iemand aan de telefoon
    ik eis een leidinggevende
    ik wil dat een mens antwoordt
    kan ik met iemand van het team praten
    neem contact met mij op
    verbind mij met een medewerker
    ik wil dat iemand mij belt
    die bot snapt niks, geef me een mens
    is er een medewerker beschikbaar
    iemand die mij kan helpen aub
    liever een persoon
    stuur me door naar een collega
    ik heb een mens nodig
    kan een medewerker mij antwoorden
    ik wil met jullie team praten
    bel mij
    laat iemand antwoorden die geen bot is
    geef dit door aan een leidinggevende
    kan ik iemand telefonisch spreken
    ik ben die machine moe, een persoon graag
    kan een adviseur contact met me opnemen
    ik wil je chef
    is een van jullie medewerkers vrij
    je snapt niks, geef me een mens
    ik bespreek dit liever met een persoon
    zeg een collega dat hij me belt
    is er niemand?
    ik wil graag contact met een adviseur
    hou op, ik wil een echt mens
    kan iemand dit overnemen
    kan een medewerker in de chat komen
    ik wil graag iemand anders
    bel me morgen terug aub
    geen automatische antwoorden maar een mens
    ik wil hulp van een echt iemand
    verbind me met iemand die mag beslissen
    nu is het genoeg, geef me je leidinggevende
    kan iemand van jullie contact met mij opnemen`,
  others: `
    kan een medewerker mijn berichten zien
    hoe voeg ik nog een persoon toe
    mijn baas belt me
    welke collega heeft de dienst veranderd
    kan ik bellen met de app
    ik heb twee personen nodig per dienst
    wat kost een agent
    kan een collega mijn invoer aanpassen
    wie antwoordt hier
    ik ben geen robot
    is er een bot voor slack
    hoe bel ik een klant
    kan iemand mijn profiel zien
    ik wil niet doorgestuurd worden
    verbind me niet door
    bezoekers willen een medewerker, waar stel ik dat in
    is er een persoon nodig voor de installatie
    iemand die weg is heeft nog toegang
    ik sprak gisteren een collega van jullie
    ik moet bewijzen dat ik een mens ben
    hoe maak ik een collega admin
    mijn klanten willen een mens spreken
    wie in mijn bedrijf mag goedkeuren
    waarschuwt de app mijn collega
    een collega kan niet inloggen
    hoeveel collega's kan ik uitnodigen
    zien jullie medewerkers mijn gegevens
    ik wil niet gebeld worden
    is er korting voor grote teams
    kan ik een medewerker een bericht sturen
    wie is jullie baas
    kan iemand zonder account boeken
    kan de bot 's nachts antwoorden
    mag mijn leidinggevende mijn berichten lezen
    twee medewerkers hebben dezelfde dienst
    hoe bereiken mijn medewerkers mij
    welke collega werkt vandaag
    kunnen medewerkers met elkaar chatten
    wie krijgt de melding
    ik wil geen telefoontjes van verkoop
    hoe bel ik mijn leidinggevende via de app
    hoe laat ik een collega iets weten
    kan ik mijn bazin admin maken`,
}
