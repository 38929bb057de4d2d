import type { Page } from './page.ts'

/**
 * Keys whose texts claim nothing about this product: addresses, code, names that select a part, dates, questions, and
 * facts about other products (`theirs` carries a source, `checked` the date).
 */
const OUTSIDE = new Set([
  ...['checked', 'code', 'date', 'does', 'figures', 'file', 'href', 'icon', 'kind', 'picture'],
  ...['question', 'related', 'source', 'speaker', 'template', 'theirs', 'to', 'widget'],
])

/**
 * Parts of a sentence that claim nothing: dates, numbering, references to laws, names of standards, `read-only` as a
 * kind of access, an answer's own "No.", and words in quotes (what a person says or a button reads).
 */
const NO_CLAIM = [
  /“[^”]*”/g,
  /^No\.$/,
  /\bread-only\b/gi,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(\d{1,2} )?(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
  /\b(in|of|since|Act) (19|20)\d{2}\b/g,
  /^\d+\.\s+/g,
  /\b(Articles?|Sections?|Recital|Regulation|Directive|Schedule|Part|§+)\s*\(?[\dA-Z]*\d[\d()./a-z–-]*/g,
  /\b(WCAG|EN|ISO|RFC|Node\.js|PostgreSQL|SHA-?|HS|MIT) ?\d[\d.]*( A{1,3}\b)?/g,
]

const CLAIM = /\d|\b(only|never|always|every|no)\b/i

/** A marked-up piece of a line; a whole block of code has the same shape, but stands among blocks. */
function isPiece(value: unknown): value is { kind: string; children?: unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['strong', 'emphasis', 'link', 'code'].includes(String(value.kind))
  )
}

/** The text of a line; code spans are left out. */
function lineText(line: readonly unknown[]): string {
  return line
    .map(piece => {
      if (typeof piece === 'string') return piece
      return isPiece(piece) && piece.children ? lineText(piece.children) : ''
    })
    .join('')
}

function isLine(key: string, values: readonly unknown[]): boolean {
  return key === 'children' || (values.some(isPiece) && values.some(value => typeof value === 'string'))
}

function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return isLine(key, value) ? [lineText(value)] : value.flatMap(each => texts(each))
  if (typeof value !== 'object' || value === null) return []
  if (Object.keys(value).join() === 'kind,text') return []
  return Object.entries(value)
    .filter(([name]) => !OUTSIDE.has(name))
    .flatMap(([name, each]) => texts(each, name))
}

/** Returns a page's sentences that make a claim: those with a digit, "only", "never", "always", "every" or "no". */
export function claimSentences(page: Page): string[] {
  const sentences = texts(page)
    .flatMap(text => text.split(/(?<=[.?!])\s+/))
    .map(sentence => sentence.trim())
  return [...new Set(sentences)].filter(sentence => {
    const rest = NO_CLAIM.reduce((text, pattern) => text.replace(pattern, ''), sentence)
    return !sentence.endsWith('?') && CLAIM.test(rest)
  })
}
