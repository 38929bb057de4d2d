/** Lines of a block: how wrapped lines are joined, and which look like headings. */

/** A line of a block: of a text, an item of a list with its mark, a row of a table, or code. */
export type Line = { readonly mark: string; readonly sentences: readonly string[]; readonly isCode?: true }

/** A block of an article. */
export type Block = {
  readonly kind: 'heading' | 'text' | 'list' | 'steps' | 'table' | 'code'
  readonly lines: readonly Line[]
}

/** From this length on, in characters, a line break is an editor's; after a shorter line it is the author's. */
const WRAPPED = 55
const HEADING_WORDS = 12
const HEADING_CHARACTERS = 90
const SENTENCE_END = /[.!?:;,…。！？：、؟؛۔]["”’»)\]]?$/u
/** Matches a tag or a link's text that ends on the next line. */
const UNCLOSED = /(?:<[a-z][^<>]{0,500}|\[[^[\]]{0,300})$/i
const TAIL = 600
const HARD_BREAK = /(?: {2}|\\)$/

/** Returns the lines of a paragraph with lines that an editor wrapped joined again. */
export function joinWrapped(parts: readonly string[]): string[] {
  const lines: string[] = []
  let previous = ''
  for (const part of parts) {
    const text = part.trim().replace(/\\$/, '')
    if (lines.length > 0 && (goesOn(previous, text) || UNCLOSED.test(lines.at(-1)!.slice(-TAIL))))
      lines[lines.length - 1] += ` ${text}`
    else lines.push(text)
    previous = part
  }
  return lines
}

function goesOn(line: string, next: string): boolean {
  if (HARD_BREAK.test(line)) return false
  return line.length >= WRAPPED || /^\p{Ll}/u.test(next) || /[,،、]$/.test(line.trim())
}

/**
 * Whether a text is a heading without a heading's mark: a question, or a few words without a full stop, alone on its
 * line and followed by something.
 */
export function isHeadingLike(lines: readonly Line[], next: Block | undefined): boolean {
  if (lines.length !== 1 || next === undefined || next.kind === 'heading') return false
  const [text, ...more] = lines[0]!.sentences
  if (text === undefined || more.length > 0 || text.length > HEADING_CHARACTERS) return false
  if (/[?؟？]$/.test(text)) return true
  return !SENTENCE_END.test(text) && text.split(/\s+/).length <= HEADING_WORDS && !/[:,;،]\s/.test(text)
}
