import type { CsatMessages } from './en.ts'

/** French, in the formal address. `\u00a0` is the space before `:`. */
export const MESSAGES: CsatMessages = {
  name: 'Votre avis',
  close: 'Fermer',
  loading: 'Chargement…',
  notLoaded: 'L’enquête n’a pas pu être chargée.',
  retry: 'Réessayer',
  ofScore: '{score} sur {max}',
  terrible: 'Très mal',
  bad: 'Mal',
  okay: 'Moyen',
  good: 'Bien',
  great: 'Très bien',
  notGood: 'Pas bien',
  unlikely: 'Peu probable',
  likely: 'Très probable',
  optional: '(facultatif)',
  send: 'Envoyer',
  sending: 'Envoi…',
  skip: 'Passer',
  notSent: 'Votre réponse n’a pas pu être envoyée. Elle est toujours là.',
  saved: 'Enregistré\u00a0: {answer}. Vous pouvez encore changer.',
  yourAnswer: 'Votre réponse\u00a0: {answer}',
  change: 'Changer ma réponse',
  closed: 'Cette enquête est terminée. Une réponse peut être changée pendant 24 heures.',
  invalid: 'Ce lien a expiré ou est incomplet.',
}
