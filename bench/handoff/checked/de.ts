import type { Sentences } from '../blind/sentences.ts'

/** German. */
export const DE: Sentences = {
  requests: `
    holt mir bitte euren chef ran
    könnt ihr mich anrufen
    ich will das mit einem menschen klären
    gibt es bei ihnen auch echte leute
    ich hätte gern einen rückruf
    kann da mal ein mensch drüberschauen
    nein danke, kein bot, einen mitarbeiter
    leiten sie meine anfrage an einen mitarbeiter weiter
    ich komm mit dir nicht weiter, wer anderes bitte
    darf ich mal mit jemandem telefonieren
    jemand vom support bitte
    gebt mir wen anders
    ich will ein richtiges gespräch mit einem menschen
    geht das auch persönlich mit einem mitarbeiter
    kein bock auf bot
    ich möchte zurückgerufen werden
    kann sich ein mensch drum kümmern
    verbinde mich mit deinem kollegen
    gibts da auch menschen
    reichen sie mich an jemanden weiter
    kann ich bitte mit einer person sprechen die mir hilft
    ich erwarte einen rückruf
    holen sie bitte einen vorgesetzten
    ich möchte, dass sich ein mensch darum kümmert
    das soll bitte ein mitarbeiter beantworten
    der bot versteht nix, bitte jemand echtes
    können sie mir jemanden geben
    schicken sie mir einen techniker
    mensch!!!
    wann ruft mich jemand an
    gibts wen zum reden
    ich brauche persönliche hilfe
    kontakt zu einem mitarbeiter
    ich will einen menschen an der strippe
    leiten sie das bitte weiter an den support
    ich hätte gern mal nen richtigen menschen dran
    gib das an deinen chef weiter
    ist jemand aus dem support da
    bitte um anruf unter 0171 2345678
    können wir das mit einem kollegen besprechen
    dieser bot kann nix, mitarbeiter her
    ich will jetzt endlich einen menschen sprechen
    wie komme ich zu einem echten ansprechpartner
    können sie mich mal mit einem verantwortlichen verbinden
    ich hätte das gern mit jemandem besprochen
    bitte um kontaktaufnahme
    sagen sie einem kollegen er soll mich anrufen
    gibt es auch ne echte person hier
    kann bitte ein mitarbeiter in den chat kommen
    ich hätte gerne jemand anderen
    rufen sie mich bitte morgen zurück
    ich möchte keine automatischen antworten sondern einen menschen
    wo kann ich mit jemandem sprechen
    verbinden sie mich mit jemandem der entscheiden darf
    ich hab genug, gib mir deinen vorgesetzten
    könnte jemand von ihnen mich kontaktieren`,
  others: `
    darf ein kollege meine stunden sehen
    ich habe jemanden eingeladen
    kann ich jemanden für mich einchecken lassen
    wie rufe ich einen kunden an
    mein chef will den bericht
    muss ein mensch das freigeben
    wie viele leute sind im team
    wie kann ein mitarbeiter seine schicht tauschen
    kann ein mitarbeiter das für mich genehmigen
    übernimmt ein kollege automatisch die schicht
    wer antwortet hier eigentlich
    wo finde ich die kontaktdaten eines kollegen
    kann ich jemanden anrufen über die app
    ich bin kein roboter
    gibt es einen bot für slack
    hilft mir die app beim planen
    kann mein chef sich das ansehen
    soll ich das einem mitarbeiter geben
    verbindet sich die app mit dem kalender
    kunden möchten einen menschen sprechen, wo stelle ich das ein
    wenn besucher einen mitarbeiter wollen, was passiert
    ich möchte nicht weitergeleitet werden
    bitte verbinden sie mich nicht
    ich möchte mit niemandem sprechen
    brauche ich einen menschen für die einrichtung
    jemand der gegangen ist hat noch zugriff
    gestern habe ich mit einem ihrer kollegen gesprochen
    ich muss beweisen dass ich ein mensch bin
    wie mache ich einen kollegen zum admin
    können mich kunden anrufen
    wer im team darf urlaub genehmigen
    ruft mich die app an wenn die schicht beginnt
    ein kollege kann sich nicht anmelden
    wie viele kollegen kann ich einladen
    sind meine daten für mitarbeiter von ihnen sichtbar
    ich möchte keinen anruf
    gibt es rabatt für große teams
    kann man einem mitarbeiter eine nachricht schicken
    wie erreicht mich mein mitarbeiter
    wer ist euer chef
    kann jemand ohne konto buchen
    der bot soll nachts antworten, geht das
    darf der vorgesetzte meine nachrichten lesen
    zwei mitarbeiter haben die gleiche schicht
    wie sehe ich welcher kollege heute arbeitet
    können kollegen miteinander chatten
    wer bekommt eine benachrichtigung
    plant ein mensch oder ein programm die schichten
    ich will keine anrufe vom vertrieb
    wie sage ich einem kollegen bescheid
    kann ich die chefin als admin eintragen`,
}
