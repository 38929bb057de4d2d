const ITEM = /^[ \t]*(?:-|\d{1,9}\.)[ \t]+/
const FENCE = /^```.*$/gm
const SENTENCE_END = /[.!?:;…。！？؟]["”»)]?$/u

/** A quote as one line of plain text, as lists of search results show it: items of a list follow one another. */
export function oneLineOf(quote: string): string {
  return quote
    .replace(FENCE, '')
    .split('\n')
    .map(line => line.replace(ITEM, '').replaceAll('`', '').trim())
    .filter(line => line !== '')
    .map((line, i, { length }) => (i + 1 < length && !SENTENCE_END.test(line) ? `${line};` : line))
    .join(' ')
}
