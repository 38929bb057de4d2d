/** Numbers of knowledge-base search (spec sections 5 and 9). */
export const CONFIDENCE_THRESHOLD = 0.15
export const SNIPPET_MAX_LENGTH = 1_200

/** What a company writes; each has pages of its own (spec section 2.2). */
export const CONTENT_TYPES = [
  'article',
  'faq',
  'comparison',
  'changelog',
  'announcement',
  'cms_page',
  'blog',
] as const
export type ContentType = (typeof CONTENT_TYPES)[number]
export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const

/** Slugs of articles that would stand where a page of the knowledge base does. */
export const RESERVED_SLUGS = ['search', 'category', 'feedback'] as const

/** Lengths in characters. */
export const CONTENT_TITLE_MAX = 200
export const CONTENT_SLUG_MAX = 120
export const CONTENT_EXCERPT_MAX = 500
export const CONTENT_BODY_MAX = 200_000
export const SEO_TITLE_MAX = 120
export const SEO_DESCRIPTION_MAX = 320
export const ALTERNATE_QUESTIONS_MAX = 20
export const ALTERNATE_QUESTION_MAX = 300
export const TOPIC_NAME_MAX = 120
export const TOPIC_DESCRIPTION_MAX = 500
export const SYNONYM_WORDS_MAX = 20
export const SYNONYM_WORD_MAX = 80
export const FEEDBACK_COMMENT_MAX = 1_000
export const SEARCH_QUERY_MAX = 300
/** What was searched for is kept this long; no report looks further back. */
export const SEARCH_REPORT_MAX_DAYS = 90
export const SEARCH_LOG_LIFETIME_MS = SEARCH_REPORT_MAX_DAYS * 24 * 60 * 60_000

/** The largest body of a call that carries an article's text: four bytes a character, and room for the rest. */
export const CONTENT_REQUEST_MAX_BYTES = 1_024 * 1_024

/** Where the files of articles lie; each under its article's id. */
export const CONTENT_BUCKET = 'content-attachments'
/** The files of one article together. */
export const CONTENT_FILES_MAX_BYTES = 100 * 1_024 * 1_024

/** Rows of a page of a list, unless it is asked for fewer. */
export const CONTENT_PAGE = 50
/** Articles that one call changes at once. */
export const BULK_MAX = 100
export const RELATED_ARTICLES = 4
/** Articles that a search gives, unless it is asked for fewer. */
export const SEARCH_RESULTS = 10

export const IMPORT_ITEMS_MAX = 10_000
/** Files of one call that adds to an import, and the largest body of it. */
export const IMPORT_FILES_PER_CALL = 200
export const IMPORT_REQUEST_MAX_BYTES = 4 * 1_024 * 1_024

/** A browser shows a list or a search again from what it kept, at most this long afterwards. */
export const KNOWLEDGE_CACHE_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** So many lists, and so many searches, are kept for each tenant. */
export const KNOWLEDGE_CACHE_ENTRIES = 20
/** Whoever pauses this long has written something to search for. */
export const SEARCH_AFTER_MS = 250
/** A draft saves itself once nothing was typed for so long. */
export const DRAFT_SAVE_AFTER_MS = 1_000
