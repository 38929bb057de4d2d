/** Scheduled drafts, on nodes that all check at the same time. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishDue } from '#server/domain/knowledge/authoring/publish-due.ts'
import { seedCompanies } from '#server/seed/companies.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent } from './content-kit.ts'

const NODES = 4

describeEachDemoDatabase('drafts with a date', given => {
  let server: TestServer
  let admin: Caller
  const acme = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id

  beforeAll(async () => {
    // Its own job is paused with its clock.
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const nodeAt = (at: number) =>
    publishDue({ database: given.database, clock: { now: () => at }, log: { warn: () => {} } })
  const versionsOf = async (id: string) =>
    (await admin('getContent', { params: { id } })).body.versions.map(({ number }) => number)

  async function scheduled(at: number): Promise<string> {
    const { id, revision } = await newContent(admin)
    const publish_at = new Date(at).toISOString()
    const answer = await admin('scheduleContent', { params: { id }, body: { revision, publish_at } })
    expect(answer.status).toBe(200)
    return id
  }

  it('are published at that millisecond, by one node of several', async () => {
    const at = server.clock.now() + 3_600_000
    const ids = await Promise.all(Array.from({ length: 5 }, () => scheduled(at)))
    const atOnce = (now: number) => Promise.all(Array.from({ length: NODES }, () => nodeAt(now)))
    await atOnce(at - 1)
    for (const id of ids) expect(await versionsOf(id)).toEqual([])
    await atOnce(at)
    await atOnce(at)
    for (const id of ids) expect(await versionsOf(id)).toEqual([1])
  })

  it('of a suspended company wait until it is open again', async () => {
    const at = server.clock.now() + 7_200_000
    const id = await scheduled(at)
    const suspend = (since: Date | null) =>
      given.database.asOwner(query =>
        query('update public.companies set suspended_at = $2, suspended_reason = $3 where id = $1', [
          acme,
          since,
          since && 'Unpaid.',
        ]),
      )
    await suspend(new Date(at))
    await nodeAt(at)
    await suspend(null)
    expect(await versionsOf(id)).toEqual([])
    await nodeAt(at)
    expect(await versionsOf(id)).toEqual([1])
  })
})
