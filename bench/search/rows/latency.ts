import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import { tenantClaims } from '#server/domain/actor.ts'
import { readContentVersion } from '#server/domain/knowledge/search/content-reader.ts'
import { createKnowledge } from '#server/domain/knowledge/search/knowledge.ts'
import type { Article } from '#server/domain/knowledge/search/search-index.ts'
import type { Database } from '#server/ports/database.ts'
import { largeBase } from '../large-base.ts'
import type { Deps, Row, RowSource } from '../row.ts'

const QUESTIONS = 300
const CHECKS = 50
const BATCH = 1_000
const COMPANY = '00000000-0000-4000-8000-00000000be7c'
const MIGRATIONS = join(import.meta.dirname, '../../../supabase/migrations')
/** Goal for the 95th percentile in ms, by number of articles. */
const GOALS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  embedded: { 1000: 5, 10000: 15, 100000: 30 },
  PostgreSQL: { 1000: 5, 10000: 15, 100000: 20 },
}

/** Measures the latency of a question through the database, including the check for changes and row-level security. */
export const latencyRows: RowSource = {
  name: 'latency',
  async measure(deps) {
    const rows: Row[] = []
    for (const size of deps.sizes) {
      const articles = largeBase(deps.data.knowledgeBases, size)
      rows.push(...(await onPglite(database => measureOn('embedded', database, articles, deps))))
      if (deps.databaseUrl) {
        const database = await openPostgres({ url: deps.databaseUrl, maxConnections: 4 })
        rows.push(...(await measureOn('PostgreSQL', database, articles, deps)))
        await database.close()
      }
    }
    return rows
  },
}

async function onPglite(work: (database: Database) => Promise<Row[]>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-bench-'))
  const database = await openPglite({ folder })
  try {
    return await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(
  kind: 'embedded' | 'PostgreSQL',
  database: Database,
  articles: readonly Article[],
  { data }: Deps,
): Promise<Row[]> {
  await prepareDatabase(database, { migrationsFolder: MIGRATIONS, bootstrap: true })
  await fill(database, articles)
  const knowledge = createKnowledge(database)
  const claims = tenantClaims({ companyId: COMPANY })
  const ask = (question: string) => knowledge.search(COMPANY, claims, question, 3)
  const questions = data.knowledgeBases
    .filter(({ name }) => !/\.(?!en)/.test(name))
    .flatMap(({ queries }) => queries.slice(0, QUESTIONS / 3).map(({ q }) => q))
  const build = await timed(() => ask(questions[0]!))
  const times: number[] = []
  for (const question of questions) times.push(await timed(() => ask(question)))
  const checks: number[] = []
  for (let i = 0; i < CHECKS; i++) checks.push(await timed(() => database.as(claims, readContentVersion)))
  await database.asOwner(query =>
    query(`update public.content set body = body || ' Zanzibarquux.' where company_id = $1 and slug = $2`, [
      COMPANY,
      articles[0]!.slug,
    ]),
  )
  const edit = await timed(async () => {
    const [hit] = await ask('Zanzibarquux')
    if (hit?.article.slug !== articles[0]!.slug) throw new Error('An edited article was not found.')
  })
  const row = (name: string, lapwing: number, atMost?: number): Row => ({
    group: `${articles.length.toLocaleString('en')} articles, ${kind}`,
    name,
    unit: 'ms',
    ...(atMost === undefined ? {} : { goal: { atMost } }),
    lapwing,
  })
  return [
    row('first question, index made', build),
    row('p50', at(times, 0.5)),
    row('p50 of the check for changes alone', at(checks, 0.5)),
    row('p95', at(times, 0.95), GOALS[kind]![articles.length]),
    row('edited article found', edit, 1_000),
  ]
}

/** Returns a percentile of the times. @param share 0.95 for the 95th percentile. */
function at(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))]!
}

async function fill(database: Database, articles: readonly Article[]): Promise<void> {
  await database.asOwner(async query => {
    await query('delete from public.companies where id = $1', [COMPANY])
    await query(`insert into public.companies (id, name, subdomain) values ($1, 'Bench', 'bench')`, [COMPANY])
  })
  for (let from = 0; from < articles.length; from += BATCH) {
    const some = articles.slice(from, from + BATCH)
    await database.asOwner(query =>
      query(
        `insert into public.content (company_id, slug, title, body, status)
         select $1, slug, title, body, 'published'
           from unnest($2::text[], $3::text[], $4::text[]) as given (slug, title, body)`,
        [COMPANY, some.map(({ slug }) => slug), some.map(({ title }) => title), some.map(({ body }) => body)],
      ),
    )
  }
  await database.script('vacuum analyze public.content')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
