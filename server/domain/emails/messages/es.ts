import { type EmailMessages, ticketTag } from './en.ts'

/** The email messages in Spanish. */
export const MESSAGES: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] ${company} ha recibido su solicitud`,
  receipt: ({ number, company, isAnswerable }) => [
    `${company} ha recibido su solicitud. Su número es #${number}.`,
    isAnswerable
      ? 'Una persona la leerá y le responderá por correo electrónico. Si quiere añadir algo, responda a este correo.'
      : 'Una persona la leerá y le responderá por correo electrónico. También puede volver a la conversación en el sitio donde escribió y añadir más allí.',
  ],
  receiptReason:
    'Si no nos ha escrito, es posible que alguien se haya equivocado al escribir una dirección: no tiene que hacer nada.',
  transcriptSubject: company => `Su conversación con ${company}`,
  transcriptReason: company =>
    `Recibe este correo porque en la conversación con ${company} se pidió una copia. Si no ha sido usted, no tiene que hacer nada.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}${company} le ha respondido`,
  replyBack:
    'Para responder, vuelva a la conversación en el sitio donde escribió. También puede escribirnos aquí:',
  replyByEmail: 'Para responder, conteste a este correo. También puede escribirnos aquí:',
  replyButton: company => `Escribir a ${company}`,
  replyReason: company =>
    `Recibe este correo porque en una conversación con ${company} se indicó esta dirección y la respuesta aún no se había leído allí. Si no ha sido usted, no tiene que hacer nada.`,
  surveySubject: company => `¿Qué le ha parecido su conversación con ${company}?`,
  faces: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'],
  thumbs: ['Mal', 'Bien'],
  likelihood: ({ min, max }) => `${min} significa nada probable y ${max}, muy probable.`,
  surveyButton: 'Escribir un comentario',
  surveyClick:
    'Un clic abre una página y cuenta como respuesta. Allí puede cambiarla durante un día y añadir un comentario.',
  surveyReason: company =>
    `Recibe este correo porque se indicó esta dirección en una conversación con ${company} que ya ha terminado. Si no ha sido usted, no tiene que hacer nada.`,
  you: 'Usted',
  said: (name, instant) => `${name}, ${instant}`,
}
