/** Under which the views of the page are kept, each with its days. */
export const GAPS_KEY = ['gaps']
export const SUGGESTIONS_KEY = ['suggestions']
export const RATED_ANSWERS_KEY = ['rated-answers']
