/** Reads Markdown with a library's lexer, in time that hostile text can't stretch. */
import {
  MARKDOWN_DEPTH_MAX,
  MARKDOWN_LINES_MAX,
  MARKDOWN_SIGNS_MAX,
  MARKDOWN_UNMARKED_MAX,
} from '#contract/constants/text-limits.ts'

/** The part of the lexer that is used. Each text needs a new one. */
export type MarkdownLexer<T> = {
  lex(text: string): readonly T[]
  inlineTokens(source: string, tokens?: T[]): T[]
}

/** Characters that can start inline syntax. Normal paragraphs never have so many. */
const SIGNS = /[*_~`[\]<!]/g

/**
 * Changes a lexer, which takes quadratic time in a paragraph's syntax characters, so that a paragraph with very many stays
 * plain text.
 */
export function limitSigns<T>(lexer: MarkdownLexer<T>): MarkdownLexer<T> {
  const lexLine = lexer.inlineTokens.bind(lexer)
  lexer.inlineTokens = (source, tokens = []) => {
    if ((source.match(SIGNS)?.length ?? 0) <= MARKDOWN_SIGNS_MAX) return lexLine(source, tokens)
    tokens.push({ type: 'text', raw: source, text: source, escaped: false } as T)
    return tokens
  }
  return lexer
}

/** A list's item or a quotation that later lines may be inside of. `column` counts from the quotation around it. */
type Open = { readonly isQuote: boolean; readonly column: number }

/**
 * Whether Markdown exceeds the limits of `contract/constants/text-limits.ts`. Reads each character once, before any
 * parser does, and takes a doubtful line for a deeper one.
 */
export function isTooComplex(markdown: string): boolean {
  /** The outermost first. */
  const open: Open[] = []
  let lines = 0
  let unmarked = 0
  let isInNestedQuote = false
  for (let at = 0; at < markdown.length; ) {
    const line = readLineStart(markdown, at, open)
    if (open.length > MARKDOWN_DEPTH_MAX) return true
    if (!line.isBlank) lines += 1
    if (isInNestedQuote && !line.isBlank && line.marks === 0) unmarked += 1
    if (lines > MARKDOWN_LINES_MAX || unmarked > MARKDOWN_UNMARKED_MAX) return true
    isInNestedQuote = line.isQuote && line.marks > 1
    at = line.end
  }
  return false
}

/** Reads the marks of lists and quotations with which a line starts, and updates those that are open. */
function readLineStart(text: string, from: number, open: Open[]) {
  const newline = text.indexOf('\n', from)
  const end = newline < 0 ? text.length : newline
  const rule = ruleStart(text, from, end)
  let at = from
  let column = 0
  let marks = 0
  let isQuoted = false
  /** How many of the open ones this line is inside of, as far as it was read. */
  let inside = 0
  // No line needs more marks to be too deep.
  while (marks <= MARKDOWN_DEPTH_MAX) {
    while (at < end && isSpace(text[at])) {
      column += text[at] === '\t' ? 4 - (column % 4) : 1
      at += 1
    }
    const length = at >= rule ? 0 : markLength(text, at)
    if (length === 0) break
    const isQuote = text[at] === '>'
    while (inside < open.length && !open[inside]!.isQuote && open[inside]!.column < column) inside += 1
    if (!isQuote || !open[inside]?.isQuote) {
      open.length = inside
      open.push({ isQuote, column })
    }
    inside += 1
    marks += 1
    isQuoted ||= isQuote
    at += length
    column += length
    if (isQuote) {
      if (text[at] === ' ') at += 1
      column = 0
    }
  }
  return { end: end + 1, marks, isQuote: isQuoted, isBlank: at >= end }
}

/** Returns where a line's rule (`- - -`) starts, which is no list; the line's end if it has none. */
function ruleStart(text: string, from: number, end: number): number {
  let [start, count, mark] = [end, 0, '']
  for (let at = end - 1; at >= from; at--) {
    const character = text[at]!
    if (isSpace(character)) continue
    if ((mark !== '' && character !== mark) || (character !== '-' && character !== '*')) break
    ;[start, count, mark] = [at, count + 1, character]
  }
  return count > 2 ? start : end
}

/** Returns the length of the mark of a quotation or a list's item at a place; 0 if there is none. */
function markLength(text: string, at: number): number {
  if (text[at] === '>') return 1
  let end = at
  if ('-*+'.includes(text[at] ?? ' ')) end += 1
  else {
    while (end - at < 9 && isDigit(text[end])) end += 1
    if (end === at || (text[end] !== '.' && text[end] !== ')')) return 0
    end += 1
  }
  return end >= text.length || isSpace(text[end]) || text[end] === '\n' ? end - at : 0
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\r'
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}
