import type { Sentences } from './sentences.ts'

/** German. */
export const DE: Sentences = {
  requests: `
    kann ein kollege von ihnen übernehmen
    stellen sie mich durch
    bitte einen echten
    nicht du, jemand anderes bitte
    ich hab keine lust mehr mit nem bot zu schreiben
    könnte mich bitte jemand zurückrufen
    holen sie mir jemanden der sich auskennt
    gib mir nen menschn
    lassen sie das bitte einen mitarbeiter machen
    kann sich das mal jemand von euch ansehen
    schluss mit dem roboter
    ich will mit einem von euch reden
    bitte rufen sie mich an
    ist da überhaupt wer??
    ich bestehe auf einen ansprechpartner aus fleisch und blut
    können sie das an einen kollegen weitergeben
    rückruf bitte
    kein automat bitte, ein mensch
    ich rede nicht mit maschinen
    könnt ihr mich mit dem vertrieb verbinden
    wo erreiche ich bei euch einen menschen
    ich brauch einen mitarbeitr
    mit wem kann ich darüber reden
    ich möchte von einem menschen beraten werden`,
  others: `
    bist du ein mensch oder eine maschine
    wie lade ich einen kollegen ein
    kann mein kollege meine schicht übernehmen
    welcher mitarbeiter darf zeiten freigeben
    ich brauche keinen menschen, nur den preis
    wie kontaktiere ich jemanden in meinem team
    kann ein agent mein gehalt sehen
    wie viele personen passen in einen arbeitsbereich
    bitte nicht anrufen
    wie richte ich die rufumleitung ein
    ein mitarbeiter hat gekündigt, was nun
    jemand hat mein passwort geändert
    wie schalte ich den bot auf meiner seite aus
    ich habe gestern mit jemandem telefoniert
    wer kann meine anrufe hören
    wie gebe ich eine aufgabe an einen kollegen weiter
    ich bin ein mensch
    können mitarbeiter ihre stunden selbst eintragen
    muss ich dafür anrufen
    kann jemand anderes mein konto nutzen
    wie verbinde ich mein konto mit slack
    brauche ich für jeden mitarbeiter eine lizenz
    ich will nicht verbunden werden
    unsere kunden wollen mit einem menschen sprechen, geht das mit eurem widget`,
}
