/** Settings that act over the days: auto-close of inactive conversations, and retention. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { SettingsInput } from '#contract/settings/index.ts'
import { closeInactive } from '#server/domain/conversations/lifecycle/close-inactive.ts'
import { eraseExpiredConversations } from '#server/domain/conversations/lifecycle/retention.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { type ImpersonationKit, openImpersonationKit } from '../platform/impersonation-kit.ts'

const DAY_MS = 24 * 60 * 60_000
const LOG = { error: () => {} }

describeEachDemoDatabase('conversations over the days', given => {
  let server: TestServer
  let admin: Caller
  let kit: ImpersonationKit

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    kit = await openImpersonationKit(server, given.database)
  })
  afterAll(() => server.close())

  async function setTo(change: SettingsInput<'conversations'>): Promise<void> {
    const { status, text } = await changeSettings(admin, 'conversations', change)
    expect(status, text).toBe(200)
  }
  const rowOf = async (id: string) =>
    (await kit.sql('select status, resolved_at from public.conversations where id = $1', [id]))[0]
  /** Opens a conversation whose last message is of now, in a state that SQL describes. */
  async function conversation(state = ''): Promise<{ id: string; at: number; call: Caller }> {
    const { id, call } = await server.asVisitor()
    const at = server.clock.now()
    await kit.sql(
      `update public.conversations set last_message_at = $2 ${state && `, ${state}`} where id = $1`,
      [id, new Date(at)],
    )
    return { id, at, call }
  }

  describe('auto-close', () => {
    const closeAt = (now: number) => closeInactive({ database: given.database, clock: { now: () => now } })

    it('[ADMIN-04] closes nothing before somebody turns it on', async () => {
      const { id, at } = await conversation()
      await closeAt(at + 400 * DAY_MS)
      expect(await rowOf(id)).toMatchObject({ status: 'open' })
    })

    it('[ADMIN-04] resolves a conversation after its days, not a millisecond before, in the rule’s name', async () => {
      await setTo({ auto_close_days: 14 })
      const { id, at, call } = await conversation()
      const due = at + 14 * DAY_MS
      await closeAt(due - 1)
      expect(await rowOf(id)).toMatchObject({ status: 'open' })
      await Promise.all([closeAt(due), closeAt(due)])
      expect(await rowOf(id)).toEqual({ status: 'resolved', resolved_at: new Date(due) })
      const { activities } = (await admin('listActivities', { params: { id } })).body
      expect(activities.filter(({ kind }) => kind === 'status')).toMatchObject([
        { actor_type: 'system', actor_name: 'Auto-close after 14 days', detail: { to: 'resolved' } },
      ])
      await call('postMessage', { params: { id }, body: { content: 'One more thing.' } })
      expect(await rowOf(id)).toMatchObject({ status: 'open' })
    })

    const AGENT = `responder = 'agent', assignee_id = '${personId('agent@acme.test')}'`
    const WAITS = "needs_human = true, human_requested_at = now(), responder = 'none'"
    it.each([
      ['an agent’s conversation that is answered', AGENT, true],
      ['an agent’s conversation that waits for an answer', `${AGENT}, waiting_since = now()`, false],
      ['a request for a human', WAITS, false],
      ['a snoozed conversation', "snoozed_until = now() + interval '1 year'", false],
      ['a ticket', `status = 'ticket', number = 900001, ${AGENT}`, false],
    ])('[ADMIN-04] treats %s as it says', async (_, state, isClosed) => {
      await setTo({ auto_close_days: 1, auto_close_tickets: false })
      const { id, at } = await conversation(state)
      await closeAt(at + DAY_MS)
      expect((await rowOf(id))!['status'] === 'resolved').toBe(isClosed)
      await kit.sql('delete from public.conversations where id = $1', [id])
    })

    it('[ADMIN-04] resolves tickets too if it is told to, except those that nobody has taken', async () => {
      await setTo({ auto_close_days: 1, auto_close_tickets: true })
      const taken = await conversation(
        `status = 'ticket', number = 900002, ${AGENT}, needs_human = true, human_requested_at = now()`,
      )
      const waiting = await conversation(`status = 'ticket', number = 900003, ${WAITS}`)
      await closeAt(Math.max(taken.at, waiting.at) + DAY_MS)
      expect(await rowOf(taken.id)).toMatchObject({ status: 'resolved' })
      expect(await rowOf(waiting.id)).toMatchObject({ status: 'ticket' })
      await setTo({ auto_close_days: null })
    })

    it('[TENANT-01] is each company’s own', async () => {
      await setTo({ auto_close_days: 1 })
      const { id } = await server.asVisitor('noor')
      await closeAt(server.clock.now() + 300 * DAY_MS)
      expect(await rowOf(id)).toMatchObject({ status: 'open' })
      await setTo({ auto_close_days: null })
    })
  })

  describe('retention', () => {
    const removed: string[] = []
    const eraseAt = async (now: number) => {
      const removeFiles = async (keys: readonly string[]) => void removed.push(...keys)
      const deps = { database: given.database, clock: { now: () => now }, removeFiles, log: LOG }
      while (await eraseExpiredConversations(deps));
    }
    const resolvedAt = (at: number) => `status = 'resolved', resolved_at = '${new Date(at).toISOString()}'`

    it('[ADMIN-04] says how many it would erase, and erases them with their files after their days', async () => {
      const at = server.clock.now() - 40 * DAY_MS
      const count = async (days: number) =>
        (await admin('countExpired', { query: { retention_days: days } })).body.conversations!
      const before = await count(40)
      const beforeLonger = await count(41)
      const { id, call } = await conversation(resolvedAt(at))
      const open = await conversation()
      const file = `${id}/1700000000000-${randomUUID().replaceAll('-', '')}-a.txt`
      await kit.sql('insert into storage.objects (bucket_id, name) values ($1, $2)', [UPLOAD_BUCKET, file])
      await kit.sql(
        'insert into public.messages (company_id, conversation_id, sender_type, content) select company_id, id, $2, $3 from public.conversations where id = $1',
        [id, 'visitor', 'My secret'],
      )
      await kit.sql(`update public.conversations set ${resolvedAt(at)} where id = $1`, [id])
      expect(await count(40)).toBe(before + 1)
      expect(await count(41)).toBe(beforeLonger)

      await setTo({ retention_days: 100 })
      await eraseAt(at + 100 * DAY_MS - 1)
      expect(await rowOf(id)).toMatchObject({ status: 'resolved' })
      await eraseAt(at + 100 * DAY_MS)
      expect(await rowOf(id)).toBeUndefined()
      expect(await kit.sql('select from public.messages where conversation_id = $1', [id])).toEqual([])
      expect(removed).toContain(file)
      expect((await call('getConversation', { params: { id } })).status).toBe(404)
      expect(await rowOf(open.id)).toMatchObject({ status: 'open' })
      const entries = await kit.sql<{ detail: { conversations: number; files: number; days: number } }>(
        "select detail from public.audit where action = 'conversations.expired' order by created_at desc limit 1",
      )
      expect(entries[0]!.detail).toMatchObject({ days: 100, files: 1 })
      expect(entries[0]!.detail.conversations).toBeGreaterThan(0)
      await setTo({ retention_days: null })
    })

    it('[TENANT-01] leaves other companies’ conversations alone, and those of a suspended company', async () => {
      const noor = await server.asVisitor('noor')
      const { id } = await conversation(resolvedAt(server.clock.now() - 2_000 * DAY_MS))
      await kit.sql(
        `update public.conversations set ${resolvedAt(server.clock.now() - 2_000 * DAY_MS)} where id = $1`,
        [noor.id],
      )
      await setTo({ retention_days: 30 })
      const suspend = (change: string) =>
        kit.sql(`update public.companies set ${change} where subdomain = 'acme'`)
      await suspend("suspended_at = now(), suspended_reason = 'Unpaid.'")
      await eraseAt(server.clock.now())
      expect(await rowOf(id)).toBeDefined()
      await suspend('suspended_at = null, suspended_reason = null')
      await eraseAt(server.clock.now())
      expect(await rowOf(id)).toBeUndefined()
      expect(await rowOf(noor.id)).toBeDefined()
      await setTo({ retention_days: null })
    })

    it('[IMP-05] is not set by staff who act for the company, and not counted by agents', async () => {
      const writing = await kit.acting(true)
      for (const change of [{ retention_days: 30 }, { file_retention_days: 7 }]) {
        const refused = await changeSettings(writing.call, 'conversations', change)
        expect(refused.code).toBe('forbidden_while_impersonating')
      }
      expect((await changeSettings(writing.call, 'conversations', { auto_close_days: 3 })).status).toBe(200)
      await setTo({ auto_close_days: null })
      const agent = await server.asMember('agent@acme.test')
      expect((await agent('countExpired', { query: { retention_days: 30 } })).code).toBe('forbidden')
    })
  })
})
