/**
 * Claims never outlive their transaction, even with two tenants on a much too small pool and a third of all
 * requests failing.
 */
import { expect, it } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { type Claims, type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { ID, IDENTITIES } from './rls-identities.ts'
import { addRlsRows } from './rls-rows.ts'

const REQUESTS: Readonly<Record<Database['kind'], number>> = {
  // Two connections are lost, one of each tenant.
  postgres: isFullTier ? 5_000 : 200,
  // PGlite has one connection, so nothing can be mixed up.
  pglite: 1_000,
}
const PARALLEL = 64

type Tenant = { readonly company: string; readonly conversation: string; readonly claims: Claims }
const TENANTS: readonly [Tenant, Tenant] = [
  { company: ID.A, conversation: ID.A1, claims: IDENTITIES['api visitorA1'] as Claims },
  { company: ID.B, conversation: ID.B1, claims: IDENTITIES['api visitorB'] as Claims },
]

class Planned extends Error {}

/** How a request fails: its work throws, a statement is refused or canceled, or the connection is lost. */
type Failure = 'throws' | 'refused' | 'cancelled' | 'lost'
const OUTCOMES: Readonly<Record<Failure, string>> = {
  throws: 'planned',
  refused: '22012',
  cancelled: '57014',
  lost: '08006',
}

/** Returns how request `index` fails; every third one does. PGlite can neither cancel nor lose anything. */
function failureOf(index: number, kind: Database['kind']): Failure | null {
  if (index % 3 !== 0) return null
  if (kind === 'pglite') return index % 2 === 0 ? 'throws' : 'refused'
  if (index % 99 === 0) return 'lost'
  return (['throws', 'refused', 'cancelled'] as const)[(index / 3) % 3]!
}

async function fail(query: Query, failure: Failure, killer: Database): Promise<void> {
  if (failure === 'throws') throw new Planned()
  if (failure === 'refused') await query('select 1/0')
  if (failure === 'cancelled') {
    await query("select set_config('statement_timeout', '1', true)")
    await query('select pg_sleep(5)')
  }
  const [backend] = await query<{ pid: number }>('select pg_backend_pid() as pid')
  // Gone before the next statement is sent: one that is under way would fail with 57P01.
  await killer.asOwner(kill => kill('select pg_terminate_backend($1, 5000)', [backend!.pid]))
  await query('select 1')
}

/** Runs a request. Returns what it saw of others, or an unexpected result; null if all is well. */
async function request(database: Database, killer: Database, index: number): Promise<string[]> {
  const { company, conversation, claims } = TENANTS[index % 2]!
  const own = { ...claims, request: index }
  const failure = failureOf(index, database.kind)
  const met: unknown[] = []
  const outcome = await database
    .as(own, async query => {
      await query(
        `insert into public.messages (company_id, conversation_id, sender_type, content) values ($1, $2, 'visitor', $3)`,
        [company, conversation, `request ${index}`],
      )
      const rows = await query<{ company: string; claims: string }>(
        `select distinct company_id as company, current_setting('request.jwt.claims') as claims
           from (select company_id from public.messages union all select company_id from public.content) seen`,
      )
      met.push(...rows.flatMap(row => [row.company, row.claims]))
      if (failure) await fail(query, failure, killer)
      return 'done'
    })
    .catch((error: unknown) => {
      if (error instanceof Planned) return 'planned'
      return error instanceof DatabaseError ? error.code : String(error)
    })
  const allowed: unknown[] = [company, JSON.stringify(own)]
  const crossings = met
    .filter(value => !allowed.includes(value))
    .map(value => `${index} met ${String(value)}`)
  const isAsPlanned = outcome === (failure ? OUTCOMES[failure] : 'done') && met.length > 0
  return isAsPlanned ? crossings : [...crossings, `${index}: ${outcome}`]
}

/** Runs many requests at once. `killer` reaches the same server over connections of its own. */
async function checkRequests(database: Database, killer: Database): Promise<void> {
  const requests = REQUESTS[database.kind]
  await database.asOwner(addRlsRows)
  const wrong: string[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (next < requests) wrong.push(...(await request(database, killer, next++)))
    }),
  )
  expect(wrong).toEqual([])

  const kept = await database.asOwner(query =>
    query<{ company: string; index: number }>(
      `select company_id as company, split_part(content, ' ', 2)::integer as index from public.messages
        where content like 'request %' order by 2`,
    ),
  )
  const done = Array.from({ length: requests }, (_, index) => index).filter(index => index % 3 !== 0)
  expect(kept).toEqual(done.map(index => ({ company: TENANTS[index % 2]!.company, index })))
}

it(`on a pool of two connections to PostgreSQL, 0 of ${REQUESTS.postgres} requests meet the other tenant`, {
  timeout: scaleTimeout(120_000),
}, async () => {
  const { url, drop } = await createPostgresDatabase('migrated')
  const database = openPostgres({ url, maxConnections: 2 })
  const killer = openPostgres({ url, maxConnections: 1 })
  try {
    await checkRequests(database, killer)
  } finally {
    await Promise.all([database.close(), killer.close()])
    await drop()
  }
})

it.runIf(isFullTier)(
  'on the one connection of PGlite, 0 of 1,000 requests meet the other tenant',
  async () => {
    const database = await openTestDatabase('pglite')
    try {
      await checkRequests(database, database)
    } finally {
      await database.close()
    }
  },
  scaleTimeout(120_000),
)
