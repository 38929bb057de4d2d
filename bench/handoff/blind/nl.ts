import type { Sentences } from './sentences.ts'

/** Dutch. */
export const NL: Sentences = {
  requests: `
    kan een collega van je het overnemen
    verbind me door
    een echte graag
    niet jij, iemand anders
    ik wil niet met een robot praten
    kan iemand me terugbellen
    geef me iemand die er verstand van heeft
    stop met die bot
    ik wil dat een mens hiernaar kijkt
    is daar iemand
    ik heb liever een mens
    bel me even op 0612345678
    mag ik een medewerker spreken aub
    laat iemand mij bellen
    kan een van jullie mij helpen
    ik wil je baas spreken
    geen machine aub, een persoon
    kun je dit doorgeven aan een collega
    wil graag een mdewerker
    kan ik met iemand van de verkoop praten
    ik ben klaar met deze bot
    zet me door naar support
    graag teruggebeld worden
    wie kan ik hierover spreken`,
  others: `
    ben je een mens
    hoe nodig ik een collega uit
    kan een collega mijn dienst overnemen
    welke persoon keurt uren goed
    ik heb geen mens nodig, alleen de prijs
    hoe bereik ik iemand in mijn team
    kan een agent mijn salaris zien
    hoeveel personen mogen in een werkruimte
    bel me niet
    hoe schakel ik oproepen door
    iemand heeft mijn wachtwoord veranderd
    mijn baas ziet mijn uren niet
    ik ben een mens
    gisteren heb ik met iemand gesproken
    hoe zet ik de bot uit op mijn site
    wie kan mijn gesprekken horen
    hoe geef ik een taak door aan iemand anders
    kunnen medewerkers zelf inklokken
    moet ik bellen om op te zeggen
    ik wil niet doorverbonden worden
    mijn klanten willen met een mens praten, kan dat
    iemand anders gebruikt mijn account
    hoe voeg ik een medewerker toe
    heb ik een mens nodig om dit in te stellen`,
}
