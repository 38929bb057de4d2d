import { plainText } from '../knowledge/search/quote/plain-text.ts'

const LIST_MARK = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/
const HEADING = /^\s*#{1,6}\s+/
const FENCE = /^\s*```/
const SENTENCE_END = /[.!?:…][)"'”’]*$/

/** Returns Markdown as words to be spoken: a sentence per line of a list, and nothing of links but their text. */
export function spokenText(markdown: string): string {
  return markdown
    .split('\n')
    .filter(line => !FENCE.test(line))
    .map(line => plainText(line.replace(LIST_MARK, '').replace(HEADING, '')).replaceAll('`', ''))
    .filter(Boolean)
    .map(line => (SENTENCE_END.test(line) ? line : `${line}.`))
    .join(' ')
}
