/** CSV files (RFC 4180), as spreadsheets read them. Everything that Lapwing writes as CSV is written here. */

/** A line of a CSV file. A missing value is empty. */
export type CsvRow = readonly (string | number | null)[]

/** The byte order mark with which a file begins, so that spreadsheets read it as UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * The beginning of a text that a spreadsheet may read as a formula. Some trim the first three, and some read the
 * full-width signs like the plain ones.
 */
const FORMULA = /^[\t\r\n=+\-@＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n\uFEFF]|^\s|\s$/

/** Returns one line with its end. A text that a spreadsheet may read as a formula starts with an apostrophe. */
export function csvLine(row: CsvRow): string {
  return `${row.map(cell).join(',')}\r\n`
}

/** Returns a whole file. */
export function csvText(rows: readonly CsvRow[]): string {
  return CSV_MARK + rows.map(csvLine).join('')
}

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  if (FORMULA.test(value)) return quoted(`'${value}`)
  return NEEDS_QUOTES.test(value) ? quoted(value) : value
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
