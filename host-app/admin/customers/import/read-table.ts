import Papa from 'papaparse'

/** A table from a file: its column names, which differ, and its rows. */
export type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The line of the file on which each row begins, from 1. */
  readonly lines: readonly number[]
  readonly encoding: Encoding
}

/** Encodings that the person can choose, with their names. The keys are labels of the Encoding Standard. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252 (Western)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1255': 'Windows-1255 (Hebrew)',
  'windows-1256': 'Windows-1256 (Arabic)',
  macintosh: 'Mac Roman',
  gb18030: 'GB 18030 (Chinese)',
  shift_jis: 'Shift JIS (Japanese)',
} as const
/** One of `ENCODINGS`. */
export type Encoding = keyof typeof ENCODINGS

/** The largest file, in bytes: many times 10,000 rows. */
const FILE_MAX_BYTES = 50_000_000
const COLUMNS_MAX = 500

/** First bytes of files that are no text, and what to call them. */
const BINARY: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a spreadsheet or a ZIP file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an Excel file'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF file'],
  [[0x1f, 0x8b], 'a compressed file'],
]

/** Byte order marks. They come before every other sign of an encoding. */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Says why a file is not read, in a sentence for the person. */
export class TableError extends Error {
  override readonly name = 'TableError'
}

/**
 * Reads a CSV file (RFC 4180). Its separator is the one of a first line such as `sep=;`, or else the likeliest. Without
 * an encoding, the byte order mark decides, then whether the file is valid UTF-8; if it is not, it is Windows-1252.
 * @throws TableError
 */
export function readTable(bytes: Uint8Array, encoding = encodingOf(bytes)): Table {
  if (bytes.length > FILE_MAX_BYTES)
    throw new TableError('The file is larger than 50 MB. Split it, and import the parts.')
  const binary = BINARY.find(([start]) => beginsWith(bytes, start))?.[1]
  if (binary !== undefined)
    throw new TableError(`This is ${binary}, not a CSV file. Save it as CSV, and choose that file.`)
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n')
  if (text.includes('\0'))
    throw new TableError('This is not a text file. Save the table as CSV, and choose that file.')
  if (/^\s*<(!doctype|html|\?xml|table)\b/i.test(text))
    throw new TableError('This is a web page or XML, not a CSV file. Save it as CSV, and choose that file.')

  const separator = /^"?sep=(.)"?[^\S\n]*(?:\n|$)/i.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const delimiter = separator?.[1] ?? likeliestSeparator(body)
  const { data, errors } = Papa.parse<string[]>(body, { newline: '\n', delimiter })
  const records = withLines(data, separator ? 2 : 1)
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) {
    const line = records[quotes.row ?? 0]?.line ?? 1
    throw new TableError(
      `A text in quotation marks that begins on line ${line.toLocaleString()} doesn’t end properly. A quotation mark inside such a text is written twice.`,
    )
  }
  const [header, ...rows] = records.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (header === undefined || rows.length === 0)
    throw new TableError('The file has no rows. Choose a CSV file whose first line names the columns.')
  const columns = columnNames(header.cells, rows)
  if (columns.length > COLUMNS_MAX)
    throw new TableError(
      `The file has ${columns.length.toLocaleString()} columns; at most ${COLUMNS_MAX} can be read. Delete those that you don’t need.`,
    )
  return { columns, rows: rows.map(({ cells }) => cells), lines: rows.map(({ line }) => line), encoding }
}

/** Returns the encoding of a file without regard to what the person chose. */
function encodingOf(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([mark]) => beginsWith(bytes, mark))?.[1]
  if (marked !== undefined) return marked
  try {
    // In Latin letters, every second byte of UTF-16 is zero. Those bytes are valid UTF-8, too.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (/^[^\0]\0/.test(text)) return 'utf-16le'
    return /^\0[^\0]/.test(text) ? 'utf-16be' : 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** Blank lines count for nothing here; in the rows, they count as lines of the file. */
function likeliestSeparator(text: string): string {
  return Papa.parse(text, { newline: '\n', preview: 1, skipEmptyLines: 'greedy' }).meta.delimiter
}

type Line = { readonly cells: readonly string[]; readonly line: number }

/** Adds the line on which each record begins. A record has one line more than line breaks in its cells. */
function withLines(records: readonly (readonly string[])[], first: number): Line[] {
  let next = first
  return records.map(cells => {
    const line = next
    next += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
    return { cells, line }
  })
}

/**
 * Returns different names for all columns, '' for unnamed ones. Separators at the ends of lines make columns without
 * names and values, which are left out.
 */
function columnNames(header: readonly string[], rows: readonly Line[]): string[] {
  const isUsed = (index: number) =>
    (header[index] ?? '').trim() !== '' || rows.some(({ cells }) => (cells[index] ?? '').trim() !== '')
  let { length } = header
  while (length > 0 && !isUsed(length - 1)) length--
  const names = new Set<string>()
  return header.slice(0, length).map(cell => {
    const name = cell.trim()
    if (name === '') return name
    let free = name
    for (let count = 2; names.has(free); count++) free = `${name} ${count}`
    names.add(free)
    return free
  })
}
