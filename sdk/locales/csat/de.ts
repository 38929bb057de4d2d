import type { CsatMessages } from './en.ts'

/** German, in the formal address. */
export const MESSAGES: CsatMessages = {
  name: 'Rückmeldung',
  close: 'Schließen',
  loading: 'Wird geladen…',
  notLoaded: 'Die Umfrage konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  ofScore: '{score} von {max}',
  terrible: 'Sehr schlecht',
  bad: 'Schlecht',
  okay: 'Geht so',
  good: 'Gut',
  great: 'Sehr gut',
  notGood: 'Nicht gut',
  unlikely: 'Unwahrscheinlich',
  likely: 'Sehr wahrscheinlich',
  optional: '(optional)',
  send: 'Senden',
  sending: 'Wird gesendet…',
  skip: 'Überspringen',
  notSent: 'Ihre Antwort konnte nicht gesendet werden. Sie ist noch da.',
  saved: 'Gespeichert: {answer}. Sie können das noch ändern.',
  yourAnswer: 'Ihre Antwort: {answer}',
  change: 'Antwort ändern',
  closed: 'Diese Umfrage ist beendet. Eine Antwort kann 24 Stunden lang geändert werden.',
  invalid: 'Dieser Link ist abgelaufen oder unvollständig.',
}
