/** Under which the answers about what the company writes are kept. */
export const CONTENT_KEY = ['content'] as const

/** Of one article. */
export function contentKey(id: string) {
  return [...CONTENT_KEY, 'one', id] as const
}

/** Of lists of articles, each with its filters. */
export const CONTENT_LIST_KEY = [...CONTENT_KEY, 'list'] as const
/** Of the last drafts that the playground can ask. */
export const DRAFTS_KEY = [...CONTENT_KEY, 'drafts'] as const
/** Of categories and their sections. */
export const TOPICS_KEY = ['topics'] as const
/** Of groups of synonyms. */
export const SYNONYMS_KEY = ['synonyms'] as const
/** Of imports, and of each under its id. */
export const IMPORTS_KEY = ['imports'] as const
/** Of the views of the gaps, each with its days. */
export const GAPS_KEY = ['gaps'] as const
export const WORDING_GAPS_KEY = ['wording-gaps'] as const
export const SUGGESTIONS_KEY = ['suggestions'] as const
export const RATED_ANSWERS_KEY = ['rated-answers'] as const
/** Of the pinned tests. */
export const TESTS_KEY = ['pinned-tests'] as const
