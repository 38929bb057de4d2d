import type { TicketMessages } from '../../ui/messages/ticket-messages.ts'
import type { TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'

const MESSAGES_DE: TicketMessages = {
  title: 'Schreiben Sie uns',
  intro:
    'Sagen Sie uns, was Sie brauchen. Sie bekommen sofort eine Ticketnummer und eine Antwort per E-Mail.',
  optional: '(freiwillig)',
  email: 'E-Mail-Adresse',
  emailExample: 'name@example.com',
  name: 'Name',
  subject: 'Betreff',
  category: 'Kategorie',
  choose: 'Bitte wählen…',
  message: 'Wie können wir helfen?',
  articles: 'Diese Artikel beantworten es vielleicht',
  articlesFound: 'Unter dem Betreff stehen {count} Artikel, die helfen können.',
  articleFound: 'Unter dem Betreff steht ein Artikel, der helfen kann.',
  opensInTab: 'öffnet sich in einem neuen Tab',
  files: 'Dateien',
  removeFile: '{name} entfernen',
  send: 'Senden',
  sending: 'Wird gesendet…',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  notChosen: 'Bitte wählen Sie etwas aus.',
  notAnEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  notAccepted: 'Das wurde nicht angenommen. Bitte prüfen Sie die Eingabe.',
  refused: 'Hier steht ein Wort, das nicht erlaubt ist. Bitte ändern Sie den Text.',
  notSent:
    'Ihr Ticket konnte nicht gesendet werden. Was Sie geschrieben haben, ist hier sicher: Bitte versuchen Sie es gleich noch einmal.',
  ticket: 'Ticket Nr. {number}',
  receipt: 'Wir haben Ihre Nachricht, und eine Bestätigung ist unterwegs an {email}.',
  next: 'Ein Mensch liest sie und antwortet per E-Mail. Sie können den Stand hier verfolgen und etwas hinzufügen.',
  filesOnTheWay: '{done} von {total} Dateien gesendet',
  filesDone: 'Alle Dateien wurden gesendet.',
  filesNotSent: 'Ihr Ticket ist angekommen, aber eine Datei konnte nicht gesendet werden.',
  viewTicket: 'Ticket ansehen',
  anotherTicket: 'Weiteres Ticket schreiben',
  myTickets: 'Meine Tickets',
  newTicket: 'Neues Ticket',
  backToTickets: 'Zurück zu meinen Tickets',
  loading: 'Wird geladen…',
  open: 'Offen',
  resolved: 'Gelöst',
  oneUnread: '1 neue Nachricht',
  unread: '{count} neue Nachrichten',
}

/** German, in the formal address. */
export const catalog: TicketCatalog = { locale: 'de', t: MESSAGES_DE }
