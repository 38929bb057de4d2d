import Papa from 'papaparse'

/** A table from a file: its column names and its rows. */
export type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Parses CSV (RFC 4180) and detects the separator. Null when there is no row below the header. */
export function readTable(text: string): Table | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [columns, ...rows] = data
  if (columns === undefined || rows.length === 0) return null
  return { columns: columns.map(name => name.trim()), rows }
}
