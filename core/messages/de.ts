import type { CallMessages, SharedMessages, SurveyMessages } from './en.ts'

/** The shared messages in German. */
export const SHARED_MESSAGES: SharedMessages = {
  emailGateTitle: 'Geben Sie zum Start Ihre E-Mail-Adresse ein',
  startChat: 'Chat starten',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein, bevor Sie den Chat starten.',
  thinking: 'Denkt nach…',
  typing: 'Schreibt…',
  online: 'Online',
  resolvedEnd: 'Diese Unterhaltung wurde als gelöst markiert.',
  ticketEnd: 'Diese Unterhaltung wurde in ein Support-Ticket umgewandelt.',
  startNew: 'Neue Unterhaltung beginnen',
  reopen: 'Diese Unterhaltung wieder öffnen',
  offerYes: 'Ja',
  offerNo: 'Nein',
  noThanks: 'Nein danke!',
  otherQuestion: 'Zu Ihrer anderen Frage finde ich in unseren Hilfeartikeln nichts.',
  noInformation:
    'Dazu finde ich in unseren Hilfeartikeln nichts. Soll ich Sie mit einem Menschen aus unserem Team verbinden?',
  unsure: 'Ich bin nicht sicher, aber vielleicht steht die Antwort in einem unserer Hilfeartikel.',
  followUp: 'Kann ich Ihnen sonst noch helfen?',
  followUpDone: 'Danke, das hat meine Frage beantwortet',
  followUpMore: 'Ich habe noch eine Frage',
  autoClose:
    'Ich habe nichts mehr von Ihnen gehört und schließe deshalb diese Unterhaltung. Sie können sie jederzeit wieder öffnen.',
  apology:
    'Es tut mir leid, gerade ist niemand frei. Ich habe aus Ihrer Anfrage ein Support-Ticket gemacht; wir melden uns per E-Mail bei Ihnen.',
  choiceTimeout:
    'Ich habe nichts mehr von Ihnen gehört und deshalb aus Ihrer Frage ein Support-Ticket gemacht. Wir melden uns per E-Mail bei Ihnen.',
  merged: 'Diese Unterhaltung geht in Ihrer anderen weiter: „{subject}“.',
  fileDeleted: '(Die Datei wurde gelöscht.)',
  manyAnswers:
    'Ich habe in dieser Unterhaltung schon viele Antworten gegeben; jetzt sollte ein Mensch übernehmen. Soll ich Sie mit einem Menschen aus unserem Team verbinden?',
  fileReceived:
    'Danke für die Datei. Ich kann sie selbst nicht öffnen. Was zeigt sie, und was möchten Sie wissen?',
  unavailable:
    'Das kann ich gerade nicht nachschlagen. Soll ich Sie mit einem Menschen aus unserem Team verbinden?',
  queue: 'Sie warten auf ein Gespräch mit einem Menschen aus unserem Team. Ihr Platz: {position}',
}

/** The messages of calls in German. */
export const CALL_MESSAGES: CallMessages = {
  greeting: 'Guten Tag, hier ist der KI-Assistent von {company}. Wie kann ich Ihnen helfen?',
  ending: 'Vielen Dank für Ihren Anruf. Auf Wiederhören!',
  consent:
    'Dieses Gespräch führen Sie mit einer KI. Es wird nicht aufgenommen. Was gesagt wird, wird mitgeschrieben und als Unterhaltung gespeichert.',
  waitForPerson:
    'Ich habe unserem Team gesagt, dass Sie mit einem Menschen sprechen möchten. Bleiben Sie in der Leitung: Sobald jemand schreibt, lese ich es Ihnen vor. Nach dem Anruf können Sie auch schriftlich weitermachen.',
  off: 'Anrufe sind hier nicht möglich.',
  language: 'Anrufe sind in dieser Sprache nicht möglich.',
  busy: 'Alle Leitungen sind besetzt. Bitte versuchen Sie es in einer Minute noch einmal.',
  closed: 'Gerade nimmt niemand Anrufe an. Bitte rufen Sie während unserer Öffnungszeiten an.',
  limit: 'Heute sind keine weiteren Anrufe möglich. Bitte versuchen Sie es morgen wieder.',
}

/** The messages of surveys in German. */
export const SURVEY_MESSAGES: SurveyMessages = {
  question: 'Wie war unsere Hilfe?',
  recommend: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
  comment: 'Was möchten Sie uns über unsere Hilfe sagen?',
  low: 'Was können wir besser machen?',
  high: 'Was hat Ihnen gefallen?',
  thanks: 'Vielen Dank für Ihre Rückmeldung.',
}
