import { meets, type Row } from './row.ts'

const COLUMNS = ['', 'Lapwing', 'goal', '', 'MiniSearch', 'Postgres']

/** The rows as one table of text, under the name of their group. */
export function printTable(rows: readonly Row[]): string {
  const lines = rows.map(row => {
    const met = meets(row)
    return [
      `${row.group}: ${row.name}`,
      format(row.lapwing, row),
      goalOf(row),
      met === undefined ? '' : met ? 'met' : 'MISSED',
      row.minisearch === undefined ? '' : format(row.minisearch, row),
      row.postgres === undefined ? '' : format(row.postgres, row),
    ]
  })
  const all = [COLUMNS, ...lines]
  const widths = COLUMNS.map((_column, i) => Math.max(...all.map(line => line[i]!.length)))
  return all
    .map(line =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n')
}

function format(value: number, { unit }: Row): string {
  return unit === '%' ? `${value.toFixed(1)}%` : unit === 'ms' ? `${value.toFixed(1)} ms` : value.toFixed(3)
}

function goalOf(row: Row): string {
  if (!row.goal) return ''
  return 'atLeast' in row.goal ? `>= ${row.goal.atLeast}` : `<= ${row.goal.atMost}`
}
