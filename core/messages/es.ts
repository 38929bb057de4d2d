import type { CallMessages, SharedMessages, SurveyMessages } from './en.ts'

/** The shared messages in Spanish. */
export const SHARED_MESSAGES: SharedMessages = {
  emailGateTitle: 'Introduzca su correo electrónico para empezar',
  startChat: 'Iniciar chat',
  emailMissing: 'Introduzca su correo electrónico antes de iniciar el chat.',
  thinking: 'Pensando…',
  typing: 'Escribiendo…',
  online: 'En línea',
  resolvedEnd: 'Esta conversación se ha marcado como resuelta.',
  ticketEnd: 'Esta conversación se ha convertido en un ticket de soporte.',
  startNew: 'Iniciar una conversación nueva',
  reopen: 'Reabrir esta conversación',
  offerYes: 'Sí',
  offerNo: 'No',
  noThanks: '¡No, gracias!',
  otherQuestion: 'Sobre su otra pregunta no he encontrado nada en nuestros artículos de ayuda.',
  noInformation:
    'No tengo información sobre eso en nuestros artículos de ayuda. ¿Quiere que le ponga en contacto con una persona?',
  unsure:
    'No lo sé con certeza, pero es posible que la respuesta esté en uno de nuestros artículos de ayuda.',
  followUp: '¿Puedo ayudarle en algo más?',
  followUpDone: 'Gracias, eso responde a mi pregunta',
  followUpMore: 'Tengo otra pregunta',
  autoClose:
    'No he vuelto a tener noticias suyas, así que cierro esta conversación. Puede reabrirla cuando quiera.',
  apology:
    'Lo siento, ahora mismo no hay nadie disponible. He convertido su solicitud en un ticket de soporte y le responderemos por correo electrónico.',
  choiceTimeout:
    'No he vuelto a tener noticias suyas, así que he convertido su pregunta en un ticket de soporte. Le responderemos por correo electrónico.',
  merged: 'Esta conversación continúa en su otra conversación: «{subject}».',
  fileDeleted: '(El archivo se ha eliminado.)',
  manyAnswers:
    'Ya he dado muchas respuestas en esta conversación, así que conviene que siga una persona. ¿Quiere que le ponga en contacto con una persona de nuestro equipo?',
  fileReceived: 'Gracias por el archivo. Yo no puedo abrirlo. ¿Qué muestra y qué desea saber?',
  unavailable: 'Ahora mismo no puedo consultar eso. ¿Quiere que le ponga en contacto con una persona?',
  queue: 'Está en la cola para hablar con una persona. Su posición: {position}',
}

/** The messages of calls in Spanish. */
export const CALL_MESSAGES: CallMessages = {
  greeting: 'Hola, soy el asistente de IA de {company}. ¿En qué puedo ayudarle?',
  ending: 'Gracias por llamar. ¡Hasta luego!',
  consent:
    'Esta llamada es con una IA. No se graba. Lo que se dice se transcribe y se guarda como conversación.',
  waitForPerson:
    'He avisado a nuestro equipo de que quiere hablar con una persona. No cuelgue: en cuanto alguien escriba, se lo leeré. También puede seguir por escrito después de la llamada.',
  off: 'Aquí no se puede llamar.',
  language: 'No se puede llamar en este idioma.',
  busy: 'Todas las líneas están ocupadas. Inténtelo de nuevo en un minuto.',
  closed: 'Ahora nadie atiende llamadas. Llame durante nuestro horario de atención.',
  limit: 'Hoy no se pueden hacer más llamadas. Inténtelo de nuevo mañana.',
}

/** The messages of surveys in Spanish. */
export const SURVEY_MESSAGES: SurveyMessages = {
  question: '¿Qué le ha parecido nuestra ayuda?',
  recommend: '¿Con qué probabilidad nos recomendaría?',
  comment: '¿Qué quiere decirnos sobre nuestra ayuda?',
  low: '¿Qué podríamos mejorar?',
  high: '¿Qué le ha gustado?',
  thanks: 'Gracias por su opinión.',
}
