/** A question for which acme has several articles that may answer, and none that surely does. */
export const AMBIGUOUS = 'free?'
