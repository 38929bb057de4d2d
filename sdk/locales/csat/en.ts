/** The survey element's own messages. The company's questions come from the server. */
export const MESSAGES = {
  name: 'Feedback',
  close: 'Close',
  loading: 'Loading…',
  notLoaded: 'The survey could not be loaded.',
  retry: 'Try again',
  ofScore: '{score} of {max}',
  terrible: 'Terrible',
  bad: 'Bad',
  okay: 'Okay',
  good: 'Good',
  great: 'Great',
  notGood: 'Not good',
  unlikely: 'Not likely',
  likely: 'Very likely',
  optional: '(optional)',
  send: 'Send',
  sending: 'Sending…',
  skip: 'Skip',
  notSent: 'Your answer could not be sent. It is still here.',
  saved: 'Saved: {answer}. You can still change it.',
  yourAnswer: 'Your answer: {answer}',
  change: 'Change my answer',
  closed: 'This survey is closed. An answer can be changed for 24 hours.',
  invalid: 'This link has expired or is incomplete.',
} as const

/** The same messages in any language. */
export type CsatMessages = Readonly<Record<keyof typeof MESSAGES, string>>
