import { type EmailMessages, ticketTag } from './en.ts'

/** The email messages in German. */
export const MESSAGES: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] Ihre Anfrage ist bei ${company} eingegangen`,
  receipt: ({ number, company, isAnswerable }) => [
    `Ihre Anfrage ist bei ${company} eingegangen. Ihre Nummer ist #${number}.`,
    isAnswerable
      ? 'Ein Mensch liest sie und antwortet Ihnen per E-Mail. Wenn Sie etwas hinzufügen möchten, antworten Sie einfach auf diese E-Mail.'
      : 'Ein Mensch liest sie und antwortet Ihnen per E-Mail. Sie können auch auf der Website, auf der Sie geschrieben haben, zur Unterhaltung zurückkehren und dort etwas hinzufügen.',
  ],
  receiptReason:
    'Falls Sie uns nicht geschrieben haben, hat sich vielleicht jemand bei einer Adresse vertippt: Sie brauchen nichts zu tun.',
  transcriptSubject: company => `Ihre Unterhaltung mit ${company}`,
  transcriptReason: company =>
    `Sie erhalten diese E-Mail, weil in der Unterhaltung mit ${company} eine Kopie angefordert wurde. Falls Sie das nicht waren, brauchen Sie nichts zu tun.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}${company} hat Ihnen geantwortet`,
  replyBack:
    'Wenn Sie antworten möchten, kehren Sie auf der Website, auf der Sie geschrieben haben, zur Unterhaltung zurück. Sie können uns auch hier schreiben:',
  replyByEmail:
    'Wenn Sie antworten möchten, antworten Sie einfach auf diese E-Mail. Sie können uns auch hier schreiben:',
  replyButton: company => `An ${company} schreiben`,
  replyReason: company =>
    `Sie erhalten diese E-Mail, weil in einer Unterhaltung mit ${company} diese Adresse angegeben und die Antwort dort noch nicht gelesen wurde. Falls Sie das nicht waren, brauchen Sie nichts zu tun.`,
  surveySubject: company => `Wie war Ihre Unterhaltung mit ${company}?`,
  faces: ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Sehr gut'],
  thumbs: ['Nicht gut', 'Gut'],
  likelihood: ({ min, max }) => `${min} heißt sehr unwahrscheinlich, ${max} heißt sehr wahrscheinlich.`,
  surveyButton: 'Kommentar schreiben',
  surveyClick:
    'Ein Klick öffnet eine Seite und zählt als Ihre Antwort. Dort können Sie sie einen Tag lang ändern und etwas dazu schreiben.',
  surveyReason: company =>
    `Sie erhalten diese E-Mail, weil diese Adresse in einer Unterhaltung mit ${company} angegeben wurde, die nun beendet ist. Falls Sie das nicht waren, brauchen Sie nichts zu tun.`,
  you: 'Sie',
  said: (name, instant) => `${name}, ${instant}`,
}
