import Papa from 'papaparse'

/** A table from a file: the names of its columns, and its rows. */
export type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Reads CSV (RFC 4180), with whichever separator it has; null when there is no row under the names. */
export function readTable(text: string): Table | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [columns, ...rows] = data
  if (columns === undefined || rows.length === 0) return null
  return { columns: columns.map(name => name.trim()), rows }
}
