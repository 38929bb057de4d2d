/** Limits of texts that are parsed: articles, and what a language model writes. A text beyond one is never parsed. */

/** Lists and quotations inside each other, in Markdown. */
export const MARKDOWN_DEPTH_MAX = 20
/** Lines of Markdown that are not blank. */
export const MARKDOWN_LINES_MAX = 10_000
/** Lines that go on a nested quotation without its marks. Each makes a parser read the rest again. */
export const MARKDOWN_UNMARKED_MAX = 100
/** Characters of syntax in one paragraph, beyond which it is shown as it was written. */
export const MARKDOWN_SIGNS_MAX = 200
/** Elements inside each other in an imported page. */
export const HTML_DEPTH_MAX = 200
/** Characters of what a language model writes, without its thoughts. */
export const MODEL_TEXT_MAX = 8_000
/** Letters and digits in a row in what a language model writes. Scripts without spaces have punctuation. */
export const MODEL_WORD_MAX = 400
