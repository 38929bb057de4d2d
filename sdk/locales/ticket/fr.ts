import type { TicketMessages } from '../../ui/messages/ticket-messages.ts'
import type { TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'

const MESSAGES_FR: TicketMessages = {
  title: 'Écrivez-nous',
  intro:
    'Dites-nous ce qu’il vous faut. Vous recevez tout de suite un numéro de ticket, puis une réponse par e-mail.',
  optional: '(facultatif)',
  email: 'Adresse e-mail',
  emailExample: 'nom@example.com',
  name: 'Nom',
  subject: 'Objet',
  category: 'Catégorie',
  choose: 'Choisissez…',
  message: 'Comment pouvons-nous vous aider\u00a0?',
  articles: 'Ces articles y répondent peut-être',
  articlesFound: '{count} articles qui peuvent vous aider se trouvent sous l’objet.',
  articleFound: 'Un article qui peut vous aider se trouve sous l’objet.',
  opensInTab: 's’ouvre dans un nouvel onglet',
  files: 'Fichiers',
  removeFile: 'Retirer {name}',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  missing: 'Veuillez remplir ce champ.',
  notChosen: 'Veuillez faire un choix.',
  notAnEmail: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
  notAccepted: 'Ceci n’a pas été accepté. Veuillez vérifier.',
  refused: 'Ce texte contient un mot qui n’est pas accepté ici. Veuillez le modifier.',
  notSent:
    'Votre ticket n’a pas pu être envoyé. Ce que vous avez écrit est conservé ici\u00a0: veuillez réessayer dans un instant.',
  ticket: 'Ticket n°\u00a0{number}',
  receipt: 'Nous avons votre message, et un accusé de réception est en route vers {email}.',
  next: 'Une personne le lit et répond par e-mail. Vous pouvez le suivre ici et le compléter.',
  filesOnTheWay: '{done} fichiers envoyés sur {total}',
  filesDone: 'Tous les fichiers ont été envoyés.',
  filesNotSent: 'Votre ticket est bien arrivé, mais un fichier n’a pas pu être envoyé.',
  viewTicket: 'Voir le ticket',
  anotherTicket: 'Écrire un autre ticket',
  myTickets: 'Mes tickets',
  newTicket: 'Nouveau ticket',
  backToTickets: 'Retour à mes tickets',
  loading: 'Chargement…',
  open: 'Ouvert',
  resolved: 'Résolu',
  oneUnread: '1 nouveau message',
  unread: '{count} nouveaux messages',
}

/** French, in the formal address. `\u00a0` is the space before `?` and `:` and after `n°`. */
export const catalog: TicketCatalog = { locale: 'fr', t: MESSAGES_FR }
