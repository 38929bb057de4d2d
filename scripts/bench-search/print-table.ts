import { meets, type Row } from './row.ts'

const COLUMNS = ['', 'Lapwing', 'goal', '', 'by words alone', 'MiniSearch', 'Postgres']

/** Returns the rows as a text table, grouped by name. */
export function printTable(rows: readonly Row[]): string {
  const lines = rows.map(row => {
    const met = meets(row)
    return [
      `${row.group}: ${row.name}`,
      format(row.lapwing, row),
      goalOf(row),
      met === undefined ? '' : met ? 'met' : 'MISSED',
      row.byWords === undefined ? '' : format(row.byWords, row),
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
  if (unit === 'auroc') return value.toFixed(3)
  return unit === '%' ? `${value.toFixed(1)}%` : `${value.toFixed(1)} ${unit}`
}

function goalOf(row: Row): string {
  if (!row.goal) return ''
  return 'atLeast' in row.goal ? `>= ${row.goal.atLeast}` : `<= ${row.goal.atMost}`
}
