import { type EmailMessages, ticketTag } from './en.ts'

/** The email messages in French. `\u00a0` is the space that French puts before `:` and after `n°`. */
export const MESSAGES: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] ${company} a reçu votre demande`,
  receipt: ({ number, company, isAnswerable }) => [
    `${company} a reçu votre demande. Elle porte le n°\u00a0#${number}.`,
    isAnswerable
      ? 'Une personne la lit et vous répond par e-mail. Pour la compléter, répondez à cet e-mail.'
      : 'Une personne la lit et vous répond par e-mail. Vous pouvez aussi revenir à la conversation sur le site où vous avez écrit, et la compléter.',
  ],
  receiptReason:
    'Si vous ne nous avez pas écrit, quelqu’un s’est peut-être trompé d’adresse\u00a0: vous n’avez rien à faire.',
  transcriptSubject: company => `Votre conversation avec ${company}`,
  transcriptReason: company =>
    `Vous recevez cet e-mail parce qu’une copie de la conversation avec ${company} a été demandée. Si ce n’était pas vous, vous n’avez rien à faire.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}${company} vous a répondu`,
  replyBack:
    'Pour répondre, revenez à la conversation sur le site où vous avez écrit. Vous pouvez aussi nous écrire ici\u00a0:',
  replyByEmail: 'Pour répondre, répondez simplement à cet e-mail. Vous pouvez aussi nous écrire ici\u00a0:',
  replyButton: company => `Écrire à ${company}`,
  replyReason: company =>
    `Vous recevez cet e-mail parce que cette adresse a été donnée dans une conversation avec ${company} et que la réponse n’y avait pas encore été lue. Si ce n’était pas vous, vous n’avez rien à faire.`,
  surveySubject: company => `Que pensez-vous de votre conversation avec ${company}\u00a0?`,
  faces: ['Très mauvais', 'Mauvais', 'Correct', 'Bon', 'Très bon'],
  thumbs: ['Pas bon', 'Bon'],
  likelihood: ({ min, max }) => `${min} signifie pas du tout probable, ${max} signifie très probable.`,
  surveyButton: 'Écrire un commentaire',
  surveyClick:
    'Un clic ouvre une page et compte comme réponse. Vous pouvez l’y modifier pendant un jour et ajouter un commentaire.',
  surveyReason: company =>
    `Vous recevez cet e-mail parce que cette adresse a été donnée dans une conversation avec ${company}, qui est terminée. Si ce n’était pas vous, vous n’avez rien à faire.`,
  you: 'Vous',
  said: (name, instant) => `${name}, ${instant}`,
}
