import { BRAND } from '#contract/brand.ts'
import type { Block, Page, SitePath } from './page.ts'

/**
 * Keys whose texts claim nothing about this product: addresses, code, names that select a part, dates, questions, and
 * facts about other products (`theirs` carries a source, `checked` the date).
 */
const OUTSIDE = new Set([
  ...['checked', 'code', 'date', 'does', 'figures', 'file', 'href', 'icon', 'kind', 'picture'],
  ...['question', 'related', 'source', 'speaker', 'template', 'theirs', 'to', 'widget'],
])

/**
 * Parts of a sentence that claim nothing: dates, numbering, references to laws and to criteria of a standard, names of
 * standards, `read-only` as a kind of access, an answer's own "No.", words in quotes (what a person says or a button
 * reads), and words in brackets (what an operator still has to fill in).
 */
const NO_CLAIM = [
  /“[^“”]*”/g,
  /\[[^[\]]*\]/g,
  /^No\.?$/,
  /\bread-only\b/gi,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(\d{1,2} )?(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
  /\b(in|of|since|Act) (19|20)\d{2}\b/g,
  /\b(19|20)\d{2} Act\b/g,
  /^\d+\.\s+/g,
  /^\d\.\d(\.\d)? (?=[A-Z][a-z]{2})/g,
  /\b(Articles?|Sections?|Recital|Regulation|Directive|Schedules?|Part|§+)\s*\(?[\dA-Z]*\d[\d()./a-z–-]*( to \d+)?/g,
  /\b(WCAG|EN|ISO|SOC|RFC|Node\.js|PostgreSQL|SHA-?|AES-|HS|BM|argon|MIT) ?\d[\d.]*(id\b| A{1,3}\b)?/g,
]

const CLAIM = /\d|\b(only|never|always|every|no)\b/i

/** Whether a value is a marked-up piece of a line. A code block has the same shape, but is among blocks. */
function isPiece(value: unknown): value is { kind: string; children?: unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['strong', 'emphasis', 'link', 'code', 'operator'].includes(String(value.kind))
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

const namesProduct = (block: Block) => JSON.stringify(block).includes(BRAND.name)

/** Pages that state what both sides owe each other. */
const AGREEMENTS: ReadonlySet<SitePath> = new Set(['/legal/terms', '/legal/dpa', '/refund-terms'])

/**
 * Returns the parts of a page that can make a claim about the product.
 *
 * - The prose of an agreement is terms: obligations that the operator accepts, with periods that nothing measures. Its
 *   tables count, because they say what the software does.
 * - A guide advises on any tool and calculates with made-up numbers. Its introduction and its notes count, and every
 *   block that names the product.
 */
function claimingParts(path: SitePath, page: Page): unknown {
  if (page.template !== 'article') return page
  const { blocks, ...introduction } = page
  if (AGREEMENTS.has(path)) return { ...introduction, blocks: blocks.filter(({ kind }) => kind === 'table') }
  if (path.startsWith('/resources/learn/'))
    return { ...introduction, blocks: blocks.filter(block => block.kind === 'note' || namesProduct(block)) }
  return page
}

/** Returns a page's sentences that make a claim: those with a digit, "only", "never", "always", "every" or "no". */
export function claimSentences(path: SitePath, page: Page): string[] {
  const sentences = texts(claimingParts(path, page))
    .flatMap(text => text.split(/(?<=[.?!])\s+/))
    .map(sentence => sentence.trim())
  return [...new Set(sentences)].filter(sentence => {
    const rest = NO_CLAIM.reduce((text, pattern) => text.replace(pattern, ''), sentence)
    return !sentence.endsWith('?') && CLAIM.test(rest)
  })
}
