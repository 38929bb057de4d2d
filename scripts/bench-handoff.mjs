/** `npm run bench:handoff -- --data DIR`: how well a wish for a person is heard, on the `intents.jsonl` of a folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

ensureInstall()
await loadTypeScript()
const { handoffRows } = await import('./bench-search/rows/handoff.ts')
const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (!values.data) throw new Error('Usage: npm run bench:handoff -- --data DIR')
const utterances = readFileSync(join(values.data, 'intents.jsonl'), 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => JSON.parse(line))
for (const { group, name, lapwing, goal } of await handoffRows.measure({ data: { utterances } }))
  console.log(
    `${`${group}: ${name}`.padEnd(50)} ${lapwing.toFixed(2).padStart(7)}%  ${goal ? JSON.stringify(goal) : ''}`,
  )
