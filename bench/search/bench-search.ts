import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readData } from './read-data.ts'
import { meets, type Row } from './row.ts'
import { ROW_SOURCES } from './rows/index.ts'

const COLUMNS = ['', 'Lapwing', 'goal', '', 'by words alone', 'MiniSearch', 'Postgres']

const USAGE = `Usage: npm run bench:search -- --data DIR [--json FILE] [--rows NAME,NAME] [--sizes N,N] [--database URL]
  DIR holds kb/*.docs.jsonl, kb/*.queries.jsonl and intents.jsonl (docs/search.md)
  --rows      only these: ${ROW_SOURCES.map(({ name }) => name).join(', ')}
  --sizes     articles that latency is measured with; 1000,10000,100000 when left out
  --database  an empty PostgreSQL to measure latency on as well, as its superuser`

/** Runs the measurements, prints a table and, with `--json`, writes the rows as JSON. */
export async function benchSearch(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      json: { type: 'string' },
      rows: { type: 'string' },
      sizes: { type: 'string', default: '1000,10000,100000' },
      database: { type: 'string' },
    },
  })
  if (!values.data) {
    console.error(USAGE)
    process.exitCode = 1
    return
  }
  const data = readData(values.data)
  const deps = {
    data,
    sizes: values.sizes.split(',').map(Number),
    databaseUrl: values.database,
  }
  const chosen = values.rows?.split(',')
  const rows: Row[] = []
  for (const { name, measure } of ROW_SOURCES) {
    if (chosen && !chosen.includes(name)) continue
    console.error(`measuring ${name} …`)
    rows.push(...(await measure(deps)))
  }
  console.log(printTable(rows))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
}

/** Returns the rows as a text table, grouped by name. */
function printTable(rows: readonly Row[]): string {
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
