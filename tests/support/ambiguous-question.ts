/** A question for which acme has several possible articles, none of which surely answers it. */
export const AMBIGUOUS = 'free?'
