/**
 * `npm run bench:questions -- --data DIR --url URL [--show] [--json FILE]`: asks a running demo the
 * questions in a folder, as visitors, and rates the answers. Start the server with `RATE_LIMITS=off`. The
 * articles in `NAME-articles.jsonl` replace those of the demo company `empty`. `--show` prints wrong
 * answers.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { signInStaff } from '#tests/support/staff-member.ts'
import { ask } from './ask.ts'
import { importBase } from './import-base.ts'
import { judge } from './judge.ts'
import { type Item, readBase, readItems } from './read-items.ts'
import { formatFailure, formatReport, type Result } from './report.ts'

const AT_ONCE = 2
/** The demo company that has no articles of its own. */
const IMPORTS_INTO = 'empty'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    url: { type: 'string', default: 'http://localhost:3000' },
    show: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
if (values.data === undefined) {
  console.error('Usage: npm run bench:questions -- --data DIR --url URL [--show] [--json FILE]')
  process.exit(1)
}
const results = await run(values.data, values.url)
if (values.show)
  console.log(
    results
      .filter(({ verdict }) => verdict !== 'right')
      .map(formatFailure)
      .join('\n'),
  )
console.log(formatReport(results))
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results, null, 1))

async function run(folder: string, origin: string): Promise<Result[]> {
  const items = readItems(folder)
  const companies = new Map<string, string>()
  for (const tenant of new Set(items.map(item => item.tenant))) {
    const base = readBase(folder, tenant)
    if (base) await importBase((await signInStaff(origin, `admin@${IMPORTS_INTO}.test`)).call, base)
    companies.set(tenant, base ? IMPORTS_INTO : tenant)
  }
  const results: Result[] = []
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item; item = left.shift()) results.push(await resultOf(item))
  }
  const resultOf = async (item: Item): Promise<Result> => {
    const replies = await ask(origin, companies.get(item.tenant)!, item)
    const isCut = replies.length < item.said.length && item.kind !== 'human'
    return { item, replies, verdict: isCut ? 'refused' : judge(item, replies.at(-1)!) }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results.sort((a, b) => items.indexOf(a.item) - items.indexOf(b.item))
}
