import type { TicketMessages } from '../../ui/messages/ticket-messages.ts'
import type { TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'

const MESSAGES_ES: TicketMessages = {
  title: 'Envíenos un mensaje',
  intro:
    'Díganos qué necesita. Recibirá un número de ticket al momento y una respuesta por correo electrónico.',
  optional: '(opcional)',
  email: 'Correo electrónico',
  emailExample: 'nombre@example.com',
  name: 'Nombre',
  subject: 'Asunto',
  category: 'Categoría',
  choose: 'Elija una opción…',
  message: '¿En qué podemos ayudarle?',
  articles: 'Estos artículos quizá lo respondan',
  articlesFound: 'Debajo del asunto hay {count} artículos que pueden ayudarle.',
  articleFound: 'Debajo del asunto hay un artículo que puede ayudarle.',
  opensInTab: 'se abre en una pestaña nueva',
  files: 'Archivos',
  removeFile: 'Quitar {name}',
  send: 'Enviar',
  sending: 'Enviando…',
  missing: 'Rellene este campo.',
  notChosen: 'Elija una opción.',
  notAnEmail: 'Introduzca una dirección de correo como nombre@example.com.',
  notAccepted: 'No se ha aceptado. Revíselo, por favor.',
  refused: 'Contiene una palabra que no se admite aquí. Cambie el texto, por favor.',
  notSent:
    'No se ha podido enviar su ticket. Lo que ha escrito está a salvo aquí: inténtelo de nuevo en un momento.',
  ticket: 'Ticket n.º {number}',
  receipt: 'Tenemos su mensaje, y una confirmación va de camino a {email}.',
  next: 'Una persona lo leerá y le responderá por correo electrónico. Aquí puede seguirlo y añadir más.',
  filesOnTheWay: '{done} de {total} archivos enviados',
  filesDone: 'Se han enviado todos los archivos.',
  filesNotSent: 'Su ticket ha llegado, pero no se ha podido enviar un archivo.',
  viewTicket: 'Ver ticket',
  anotherTicket: 'Escribir otro ticket',
  myTickets: 'Mis tickets',
  newTicket: 'Nuevo ticket',
  backToTickets: 'Volver a mis tickets',
  loading: 'Cargando…',
  open: 'Abierto',
  resolved: 'Resuelto',
  oneUnread: '1 mensaje nuevo',
  unread: '{count} mensajes nuevos',
}

/** Spanish, in the formal address. */
export const catalog: TicketCatalog = { locale: 'es', t: MESSAGES_ES }
