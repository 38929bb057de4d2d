/**
 * Rows in the text format of PostgreSQL's COPY, so that a table of a backup can also be read with `psql`: a line for each
 * row, columns separated by tabs, `\N` for null ("COPY", section "Text Format", in PostgreSQL's manual).
 */

/** A row: each value as the text that PostgreSQL prints, in the order of the columns. */
export type TextRow = readonly (string | null)[]

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}
const CHARACTERS = new Map(Object.entries(ESCAPES).map(([character, sequence]) => [sequence, character]))

/** Returns a row as a line, with its end. */
export function encodeRow(row: TextRow): string {
  return `${row.map(encodeValue).join('\t')}\n`
}

function encodeValue(value: string | null): string {
  return value === null ? '\\N' : value.replace(/[\\\b\f\n\r\t\v]/g, character => ESCAPES[character]!)
}

/** Returns the rows of whole lines. @throws Error for an escape that `encodeRow` never writes. */
export function decodeRows(text: string): TextRow[] {
  return text.split('\n').slice(0, -1).map(decodeRow)
}

function decodeRow(line: string): TextRow {
  return line.split('\t').map(value => (value === '\\N' ? null : decodeValue(value)))
}

function decodeValue(value: string): string {
  return value.replace(/\\.?/g, sequence => {
    const character = CHARACTERS.get(sequence)
    if (character === undefined) throw new Error(`A row has the unknown escape ${sequence}.`)
    return character
  })
}
