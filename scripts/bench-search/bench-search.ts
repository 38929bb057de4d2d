import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printTable } from './print-table.ts'
import { readData } from './read-data.ts'
import type { Row } from './row.ts'
import { ROW_SOURCES } from './rows/index.ts'

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
