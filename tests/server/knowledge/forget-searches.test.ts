/** Visitors' searches are deleted after a time. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEARCH_LOG_LIFETIME_MS } from '#contract/constants/knowledge.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { forgetSearches } from '#server/domain/knowledge/articles/search-log.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

describeEachDemoDatabase('the searches that are forgotten', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  const forget = (afterMs: number) =>
    forgetSearches({ database: given.database, clock: createManualClock(server.clock.now() + afterMs) })
  const logged = async () => {
    const rows = await given.database.asOwner(query =>
      query<{ query: string }>('select query from public.search_log order by query'),
    )
    return rows.map(row => row.query)
  }
  /** Searches as a visitor. The search is recorded after the answer. */
  async function search(tenant: string, q: string): Promise<void> {
    expect((await server.caller(null, tenant)('searchKnowledge', { query: { q } })).status).toBe(200)
    await waitFor(async () => expect(await logged()).toContain(q))
  }

  it('stand until their time is over, to the millisecond, and are gone then for every company', async () => {
    await search('acme', 'a refund')
    await search('noor', 'b refund')
    await forget(SEARCH_LOG_LIFETIME_MS - 1)
    expect(await logged()).toEqual(['a refund', 'b refund'])
    expect(await forget(SEARCH_LOG_LIFETIME_MS)).toBe(false)
    expect(await logged()).toEqual([])
  })

  it('leave the younger ones alone', async () => {
    await search('acme', 'older')
    server.clock.advance(1)
    await search('acme', 'younger')
    await forget(SEARCH_LOG_LIFETIME_MS - 1)
    expect(await logged()).toEqual(['younger'])
    await forget(SEARCH_LOG_LIFETIME_MS)
  })

  it('are more than go at once', async () => {
    await given.database.asOwner(query =>
      query(
        `insert into public.search_log (company_id, query, result_count, confidence, searched_at)
         select id, 'many', 0, 0, $1 from public.companies, generate_series(1, 3000) where subdomain in ('acme', 'noor')`,
        [new Date(server.clock.now())],
      ),
    )
    const several = await Promise.all([forget(SEARCH_LOG_LIFETIME_MS), forget(SEARCH_LOG_LIFETIME_MS)])
    expect(several).toContain(true)
    while (await forget(SEARCH_LOG_LIFETIME_MS)) {}
    expect(await logged()).toEqual([])
  })

  it('are found by the server itself', async () => {
    await search('acme', 'a refund')
    const later = createManualClock(server.clock.now() + SEARCH_LOG_LIFETIME_MS)
    const second = await openTestServer(given.database, { clock: later })
    await waitFor(async () => expect(await logged()).toEqual([]))
    await second.close()
  })
})
