/** Splits an article's Markdown into lines, with each code block as a whole. */

/** A line of text, an empty line, or a whole code block with its fence. */
export type SourceLine =
  | { readonly kind: 'text' | 'gap'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly indent: number }

const FRONT_MATTER = /^---[ \t]*\n(?:[^\n]*\n){0,60}?---[ \t]*(?:\n|$)/
const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w+#.-]*)/
/** Matches a link definition or a footnote. */
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S/
const QUOTE_MARKS = /^(?: {0,3}>[ \t]?){1,20}/
/** Matches '> [!NOTE]' and ':::tip', which only affect how a text is drawn. */
const CALLOUT = /^[ \t]*(?:\[![A-Za-z]+\][ \t]*$|:{3})/
const HIDDEN = /^[ \t]*<(script|style|template)\b/i
const COMMENT = '<!--'
const COMMENT_END = '-->'

/** Returns the lines that readers see: without front matter, comments, scripts and link definitions. */
export function readSource(markdown: string): SourceLine[] {
  const rows = markdown.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, '').split('\n')
  const lines: SourceLine[] = []
  for (let i = 0; i < rows.length; i++) {
    const row = withoutQuoteMarks(rows[i]!)
    const fence = FENCE.exec(row)
    if (fence) {
      const end = fenceEnd(rows, i, fence[2]!)
      const code = rows.slice(i + 1, end).map(line => dedent(withoutQuoteMarks(line), fence[1]!.length))
      lines.push({ kind: 'code', text: fenced(code, fence[3]!), indent: fence[1]!.length })
      i = end
      continue
    }
    const hidden = HIDDEN.exec(row)
    const closing = hidden ? `</${hidden[1]!.toLowerCase()}` : row.includes(COMMENT) ? COMMENT_END : null
    if (closing === null) lines.push(readRow(row))
    else {
      const end = rowWith(rows, i, closing)
      const rest = hidden ? '' : withoutComment(rows.slice(i, end + 1).join(' '))
      if (rest.trim() !== '') lines.push(readRow(rest))
      i = end
    }
  }
  return lines
}

function readRow(row: string): SourceLine {
  if (row.trim() === '' || CALLOUT.test(row)) return { kind: 'gap', text: '' }
  return DEFINITION.test(row) ? { kind: 'gap', text: '' } : { kind: 'text', text: row }
}

function withoutQuoteMarks(row: string): string {
  return row.replace(QUOTE_MARKS, '')
}

/** Returns the row that ends a fence, or the end of the text for an unclosed one. */
function fenceEnd(rows: readonly string[], from: number, mark: string): number {
  for (let i = from + 1; i < rows.length; i++) {
    const row = withoutQuoteMarks(rows[i]!).trim()
    if (row.startsWith(mark) && row.replaceAll(mark[0]!, '') === '') return i
  }
  return rows.length
}

/** Returns the first row with `closing`, else the last row. */
function rowWith(rows: readonly string[], from: number, closing: string): number {
  for (let i = from; i < rows.length; i++) if (rows[i]!.toLowerCase().includes(closing)) return i
  return rows.length - 1
}

function withoutComment(text: string): string {
  let rest = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(COMMENT, at)
    if (from < 0) return rest + text.slice(at)
    rest += text.slice(at, from)
    const end = text.indexOf(COMMENT_END, from)
    if (end < 0) return rest
    at = end + COMMENT_END.length
  }
}

function dedent(line: string, indent: number): string {
  return line.slice(0, indent).trim() === '' ? line.slice(indent) : line.trimStart()
}

function fenced(code: readonly string[], language: string): string {
  return [`\`\`\`${language}`, ...code, '```'].join('\n')
}
