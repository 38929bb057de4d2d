import type { CallMessages, SharedMessages, SurveyMessages } from './en.ts'

/**
 * The shared messages in French. `\u00a0` is the French space before `?`, `!`, `:` and inside quotation marks.
 */
export const SHARED_MESSAGES: SharedMessages = {
  emailGateTitle: 'Saisissez votre adresse e-mail pour commencer',
  startChat: 'Démarrer le chat',
  emailMissing: 'Veuillez saisir votre adresse e-mail avant de démarrer le chat.',
  thinking: 'Réflexion en cours…',
  typing: 'Écrit un message…',
  online: 'En ligne',
  resolvedEnd: 'Cette conversation a été marquée comme résolue.',
  ticketEnd: 'Cette conversation a été transformée en ticket d’assistance.',
  startNew: 'Démarrer une nouvelle conversation',
  reopen: 'Rouvrir cette conversation',
  offerYes: 'Oui',
  offerNo: 'Non',
  noThanks: 'Non, merci.',
  otherQuestion: 'Je n’ai rien trouvé sur votre autre question dans nos articles d’aide.',
  noInformation:
    'Je n’ai pas d’information à ce sujet dans nos articles d’aide. Souhaitez-vous que je vous mette en relation avec une personne\u00a0?',
  unsure: 'Je n’ai pas de certitude, mais la réponse se trouve peut-être dans l’un de nos articles d’aide.',
  followUp: 'Puis-je vous aider pour autre chose\u00a0?',
  followUpDone: 'Merci, cela répond à ma question',
  followUpMore: 'J’ai une autre question',
  autoClose:
    'Je n’ai plus de nouvelles de votre part, je ferme donc cette conversation. Vous pouvez la rouvrir quand vous voulez.',
  apology:
    'Désolé, personne n’est disponible pour le moment. J’ai transformé votre demande en ticket d’assistance, et nous vous répondrons par e-mail.',
  choiceTimeout:
    'Je n’ai plus de nouvelles de votre part, j’ai donc transformé votre question en ticket d’assistance. Nous vous répondrons par e-mail.',
  merged: 'Cette conversation se poursuit dans votre autre conversation\u00a0: «\u00a0{subject}\u00a0».',
  fileDeleted: '(Le fichier a été supprimé.)',
  manyAnswers:
    'J’ai déjà donné beaucoup de réponses dans cette conversation\u00a0: une personne devrait prendre le relais. Souhaitez-vous que je vous mette en relation avec une personne de notre équipe\u00a0?',
  fileReceived:
    'Merci pour le fichier. Je ne peux pas l’ouvrir moi-même. Que montre-t-il et que souhaitez-vous savoir\u00a0?',
  unavailable:
    'Je ne peux pas vérifier cela pour le moment. Souhaitez-vous que je vous mette en relation avec une personne\u00a0?',
  queue: 'Vous êtes dans la file d’attente pour parler à une personne. Votre position\u00a0: {position}',
}

/** The messages of calls in French. */
export const CALL_MESSAGES: CallMessages = {
  greeting: 'Bonjour, je suis l’assistant IA de {company}. Comment puis-je vous aider ?',
  ending: 'Merci de votre appel. Au revoir !',
  consent:
    'Cet appel se fait avec une IA. Il n’est pas enregistré. Ce qui est dit est transcrit et conservé comme conversation.',
  waitForPerson:
    'J’ai prévenu notre équipe que vous souhaitez parler à une personne. Restez en ligne : dès que quelqu’un écrit, je vous le lis. Vous pouvez aussi continuer par écrit après l’appel.',
  off: 'Les appels ne sont pas disponibles ici.',
  language: 'Les appels ne sont pas disponibles dans cette langue.',
  busy: 'Toutes les lignes sont occupées. Réessayez dans une minute.',
  closed: 'Personne ne prend d’appels en ce moment. Appelez pendant nos heures d’ouverture.',
  limit: 'Plus aucun appel n’est possible aujourd’hui. Réessayez demain.',
}

/** The messages of surveys in French. */
export const SURVEY_MESSAGES: SurveyMessages = {
  question: 'Que pensez-vous de notre aide ?',
  recommend: 'Quelle est la probabilité que vous nous recommandiez ?',
  comment: 'Que souhaitez-vous nous dire sur notre aide ?',
  low: 'Que pourrions-nous améliorer ?',
  high: 'Qu’avez-vous apprécié ?',
  thanks: 'Merci pour votre avis.',
}
