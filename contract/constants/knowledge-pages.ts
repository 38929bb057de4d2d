/** Numbers and words of the public pages of a knowledge base (spec section 2.2). */

/** Of a company that has content in it, unless another is asked for. */
export const DEFAULT_LANGUAGE = 'en'

/** Articles of the home page, the newest. */
export const LATEST_ARTICLES = 6
/** Articles of a category's page, and pages of a list that it is gathered from. */
export const CATEGORY_PAGES_MAX = 10
/** Entries of a page of an index that shows their texts. */
export const INDEX_ENTRIES = 20

/** A text has a table of contents from so many headings on. */
export const CONTENTS_FROM_HEADINGS = 3

/** The largest body of a form that rates an article: its comment, and room for the rest. */
export const FEEDBACK_FORM_MAX_BYTES = 16 * 1_024
