import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONVERSATION_SORTS, CONVERSATION_STATES } from '#contract/constants/lists.ts'
import { type RequestOf, ROUTES } from '#contract/routes/index.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import {
  countConversations,
  listConversations,
} from '#server/domain/conversations/inbox/list-conversations.ts'
import { type ListQuery, listStatement } from '#server/domain/conversations/inbox/list-statement.ts'
import { listMessages } from '#server/domain/conversations/read-conversations.ts'
import { openLog } from '#server/events/open-log.ts'
import type { Database } from '#server/ports/database.ts'
import { followEvents } from '#tests/support/follow-events.ts'
import { measureReports } from './measure-reports.ts'
import { printMessageCost } from './message-cost.ts'
import { type Desk, seedDesk } from './seed-desk.ts'
import { seedYear } from './seed-year.ts'

const STATEMENT_TIMEOUT_MS = 600_000
const DEEP_PAGES = 200
const MIGRATIONS_FOLDER = 'supabase/migrations'
/** Statements that the search functions run without row-level security, restricted to one company. */
const INSIDE = {
  'conversations_matching(): messages':
    'select from public.messages where app.search_vector(company_id, content) @@ $1::tsquery',
  'conversations_matching(): notes':
    'select from public.notes where app.search_vector(company_id, content) @@ $1::tsquery',
  'conversations_matching(), conversations_labelled(): conversations': `select from public.conversations
    where app.conversation_search_vector(company_id, number, subject, customer_name, customer_email, customer_company_name, tags)
      @@ $1::tsquery`,
}
type Plan = { readonly 'QUERY PLAN': string }
const USAGE = `Usage: npm run bench:desk -- [--database URL] [--conversations N] [--reports N] [--runs N]
  --database       an empty PostgreSQL, as its superuser; without it an embedded one in a temporary folder
  --conversations  50000 when left out
  --reports        adds N conversations over a year and measures the reports instead of the inbox; 150000 have a
                   million messages
  --runs           of each query; 40 when left out`

/** Fills a database, then prints the latency and indexes of each inbox query as a Markdown table. */
export async function benchDesk(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string' },
      conversations: { type: 'string', default: '50000' },
      reports: { type: 'string', default: '0' },
      runs: { type: 'string', default: '40' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const reports = Number(values.reports)
  const { database, remove } = await openDatabase(values.database)
  try {
    await prepareDatabase(database, { migrationsFolder: MIGRATIONS_FOLDER, bootstrap: true })
    await openLog(database)
    console.error('seeding …')
    const begun = performance.now()
    const desk = await seedDesk(database, { conversations: Number(values.conversations), longest: 3_000 })
    if (reports > 0) await seedYear(database, desk, reports)
    await followEvents(database)
    console.error(`seeded in ${Math.round((performance.now() - begun) / 1_000)} s`)
    console.log('| query | p50 ms | p95 ms | found by |\n|---|---|---|---|')
    if (reports > 0) await measureReports(database, desk, Number(values.runs), print, indexesOf)
    else await measureInbox(database, desk, Number(values.runs))
    if (values.database) await printMessageCost(database, desk)
  } finally {
    await database.close()
    remove()
  }
}

function print(name: string, times: readonly number[], plan: string): void {
  console.log(`| ${name} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${plan} |`)
}

async function measureInbox(database: Database, desk: Desk, runs: number): Promise<void> {
  for (const { name, query, isDeep } of deskQueries(desk)) {
    let asked: ListQuery = ROUTES.listConversations.query.parse(query)
    for (let page = 1; isDeep && page < DEEP_PAGES; page++) {
      const { next } = await listConversations(database, desk.member, asked)
      asked = { ...asked, cursor: next ?? undefined }
    }
    const times = await timesOf(runs, () => listConversations(database, desk.member, asked))
    print(name, times, await planOf(database, desk, asked))
  }
  print('counts of all states', await timesOf(runs, () => countConversations(database, desk.member)), '')
  const newest = { after: 2_900, limit: 100 }
  const thread = () => listMessages({ database, clock: Date }, desk.member, desk.longestId, newest)
  print('the last 100 of 3,000 messages', await timesOf(runs, thread), '')
  for (const [inside, statement] of Object.entries(INSIDE)) {
    const params = [`'${desk.member.companyId}' & ${desk.words.at(-1)}:*`]
    const plan = await database.asOwner(query => query<Plan>(`explain (costs off) ${statement}`, params))
    print(`inside ${inside}`, [], indexesOf(plan))
  }
}

async function timesOf(runs: number, call: () => Promise<unknown>): Promise<number[]> {
  await call()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)
}

/** Returns the indexes and full table scans in the plan of the member's statement, under row-level security. */
async function planOf(database: Database, desk: Desk, asked: ListQuery): Promise<string> {
  const { sql, params } = listStatement(asked, desk.member)
  return indexesOf(
    await database.as(desk.member.claims, query => query<Plan>(`explain (costs off) ${sql}`, params)),
  )
}

function indexesOf(plan: readonly Plan[]): string {
  const nodes = plan.flatMap(({ 'QUERY PLAN': line }) => {
    const index =
      /Index (?:Only )?Scan.* using (\S+)/.exec(line)?.[1] ?? /Bitmap Index Scan on (\S+)/.exec(line)?.[1]
    const whole = /Seq Scan on (\S+)/.exec(line)?.[1]
    const called = /Function Scan on (\S+)/.exec(line)?.[1]
    const named = index ?? (whole && `**all of ${whole}**`) ?? (called && `${called}()`)
    return named ? [named] : line.includes('conversations_labelled') ? ['conversations_labelled()'] : []
  })
  return [...new Set(nodes)].map(node => `\`${node}\``).join(', ')
}

function quantile(sorted: readonly number[], share: number): string {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1) ?? ''
}

async function openDatabase(url: string | undefined) {
  const options = { statementTimeoutMs: STATEMENT_TIMEOUT_MS }
  if (url) return { database: openPostgres({ url, ...options }), remove() {} }
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-bench-'))
  return {
    database: await openPglite({ folder, ...options }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Asked = NonNullable<RequestOf<'listConversations'>['query']>

type DeskQuery = { readonly name: string; readonly query: Asked; readonly isDeep?: true }

/** Returns the inbox's queries: each state, sort and filter, deep pages, and searches for frequent and rare words. */
function deskQueries({ colleagueId, teamId, customerId, words }: Desk): readonly DeskQuery[] {
  const frequent = words[1]!
  const middling = words[100]!
  const rare = words.at(-1)!
  return [
    ...CONVERSATION_STATES.map(state => ({ name: `state ${state}`, query: { state } })),
    ...CONVERSATION_SORTS.map(sort => ({ name: `open by ${sort}`, query: { state: 'open', sort } as const })),
    ...CONVERSATION_SORTS.map(sort => ({ name: `all by ${sort}`, query: { sort } })),
    { name: 'waiting, who asked first', query: { state: 'waiting', sort: 'waiting-longest' } },
    { name: 'all, the 200th page', query: {}, isDeep: true },
    { name: 'a colleague’s', query: { assignee: colleagueId } },
    { name: 'a colleague’s, open', query: { assignee: colleagueId, state: 'open' } },
    { name: 'of a team', query: { team: teamId } },
    { name: 'of no team, open', query: { team: 'none', state: 'open' } },
    { name: 'of a customer', query: { customer: customerId } },
    { name: 'urgent, open', query: { priority: 'urgent', state: 'open' } },
    { name: 'calls', query: { call: 'any' } },
    { name: 'ended calls, open', query: { call: 'ended', state: 'open' } },
    { name: 'waiting, on a live call', query: { call: 'live', state: 'waiting' } },
    { name: 'low, resolved', query: { priority: 'low', state: 'resolved' } },
    { name: 'a label of 20%', query: { label: 'common' } },
    { name: 'a label of 0.1%', query: { label: 'rare' } },
    { name: 'a label of 0.1%, open', query: { label: 'rare', state: 'open' } },
    { name: 'words: the second most frequent', query: { q: frequent } },
    { name: 'words: frequent, and open', query: { q: frequent, state: 'open' } },
    { name: 'words: the hundredth', query: { q: middling } },
    { name: 'words: a rare one', query: { q: rare } },
    { name: 'words: two', query: { q: `${frequent} ${middling}` } },
    { name: 'words: two first letters', query: { q: 'st' } },
    { name: 'words: an address', query: { q: 'customer7@shop7.test' } },
    { name: 'words: none such', query: { q: 'nosuchword' } },
  ]
}
