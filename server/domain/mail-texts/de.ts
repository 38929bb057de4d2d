import type { MailTexts } from './mail-texts.ts'

/** The mails in German. */
export const GERMAN_MAILS: MailTexts = {
  receiptSubject: ({ number, company }) => `[#${number}] Ihre Anfrage ist bei ${company} eingegangen`,
  receipt: ({ number, company }) => [
    `Ihre Anfrage ist bei ${company} eingegangen. Ihre Nummer ist #${number}.`,
    'Ein Mensch liest sie und antwortet Ihnen per E-Mail. Sie können auch auf der Website, auf der Sie geschrieben haben, zur Unterhaltung zurückkehren und dort etwas hinzufügen.',
    'Falls Sie uns nicht geschrieben haben, hat sich vielleicht jemand bei einer Adresse vertippt: Sie brauchen nichts zu tun.',
  ],
  transcriptSubject: company => `Ihre Unterhaltung mit ${company}`,
  you: 'Sie',
  said: (name, instant) => `${name}, ${instant}`,
}
