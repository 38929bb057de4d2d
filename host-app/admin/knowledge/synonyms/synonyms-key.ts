/** Under which synonyms are kept. */
export const SYNONYMS_KEY = ['synonyms']
