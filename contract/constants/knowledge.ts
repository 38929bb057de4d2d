/** The confidence (0..1) below which a search result must not be quoted. Spec 5 and 9. */
export const CONFIDENCE_THRESHOLD = 0.15
/** Characters of a passage around a quote. Spec 5 and 9. */
export const SNIPPET_MAX_LENGTH = 1_200

/** Types of content; each has pages of its own. Spec 2.2. */
export const CONTENT_TYPES = [
  'article',
  'faq',
  'comparison',
  'changelog',
  'announcement',
  'cms_page',
  'blog',
] as const
/** One of `CONTENT_TYPES`. */
export type ContentType = (typeof CONTENT_TYPES)[number]
/** Statuses of content. */
export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const

/** Slugs that pages of the knowledge base use themselves. */
export const RESERVED_SLUGS = ['search', 'category', 'feedback'] as const

/** Characters of a title. */
export const CONTENT_TITLE_MAX = 200
/** Characters of a slug. */
export const CONTENT_SLUG_MAX = 120
/** Characters of an excerpt. */
export const CONTENT_EXCERPT_MAX = 500
/** Characters of a body. */
export const CONTENT_BODY_MAX = 200_000
/** Characters of a search engine title. */
export const SEO_TITLE_MAX = 120
/** Characters of a search engine description. */
export const SEO_DESCRIPTION_MAX = 320
/** Alternate questions per article. */
export const ALTERNATE_QUESTIONS_MAX = 20
/** Characters of an alternate question. */
export const ALTERNATE_QUESTION_MAX = 300
/** Characters of the name of a category or section. */
export const TOPIC_NAME_MAX = 120
/** Characters of the description of a category or section. */
export const TOPIC_DESCRIPTION_MAX = 500
/** Words per synonym group. */
export const SYNONYM_WORDS_MAX = 20
/** Characters of a synonym. */
export const SYNONYM_WORD_MAX = 80
/** Characters of a comment on an article or on an AI answer. */
export const FEEDBACK_COMMENT_MAX = 1_000
/** Characters of a search query. */
export const SEARCH_QUERY_MAX = 300
/** The furthest a search report looks back, in days. */
export const SEARCH_REPORT_MAX_DAYS = 90
/** How long searches are kept, in ms. */
export const SEARCH_LOG_LIFETIME_MS = SEARCH_REPORT_MAX_DAYS * 24 * 60 * 60_000

/** The largest request body with an article's text, in bytes: four per character, and room for the rest. */
export const CONTENT_REQUEST_MAX_BYTES = 1_024 * 1_024

/** The storage bucket of articles' files, each below its article's id. */
export const CONTENT_BUCKET = 'content-attachments'
/** The largest size of one article's files together, in bytes. */
export const CONTENT_FILES_MAX_BYTES = 100 * 1_024 * 1_024

/** The default and the most rows per page of a list. */
export const CONTENT_PAGE = 50
/** Articles that one bulk call can change. */
export const BULK_MAX = 100
/** Related articles shown below an article. */
export const RELATED_ARTICLES = 4
/** The default and the most results of a search. */
export const SEARCH_RESULTS = 10

/** Files or pages per import. */
export const IMPORT_ITEMS_MAX = 10_000
/** Files per call that adds to an import. */
export const IMPORT_FILES_PER_CALL = 200
/** The largest body of such a call, in bytes. */
export const IMPORT_REQUEST_MAX_BYTES = 4 * 1_024 * 1_024

/** How long a browser may show a cached list or search, in ms. */
export const KNOWLEDGE_CACHE_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** Cached lists, and cached searches, per tenant. */
export const KNOWLEDGE_CACHE_ENTRIES = 20
/** Debounce delay of search fields, in ms. */
export const SEARCH_AFTER_MS = 250
/** Debounce delay of a draft's autosave, in ms. */
export const DRAFT_SAVE_AFTER_MS = 1_000
