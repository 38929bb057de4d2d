/** Numbers of the public pages of a knowledge base. Spec 2.2. */

/** The language of pages whose request names none, if the company has content in it. */
export const DEFAULT_LANGUAGE = 'en'

/** Articles on the home page, the newest; and questions. */
export const LATEST_ARTICLES = 6
/** Articles of its category beside an article, at most. */
export const TOPIC_ARTICLES = 20
/** List pages that one category page collects its articles from. */
export const CATEGORY_PAGES_MAX = 10
/** Entries per page of an index that shows their texts. */
export const INDEX_ENTRIES = 20

/** Headings from which a text gets a table of contents. */
export const CONTENTS_FROM_HEADINGS = 3

/** The largest body of the article rating form, in bytes. */
export const FEEDBACK_FORM_MAX_BYTES = 16 * 1_024
