/** Emails to agents while a customer waits and nobody is online: to whom, once, and who turned them off. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AWAY_EMAIL_EVERY_MS } from '#contract/constants/notifications.ts'
import { PRESENCE_LASTS_MS } from '#contract/constants/staff.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { emailAway } from '#server/domain/conversations/attention/email-away.ts'
import type { Mail } from '#server/ports/mail.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const PRIYA = 'agent@acme.test'

describeEachDemoDatabase('[CHAT-28] emails about waiting customers', given => {
  let server: TestServer
  let agent: Caller
  const sql = (text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query(text, values))

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember(PRIYA)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await sql('delete from public.conversations')
    await sql('delete from public.notification_choices')
    await sql('delete from app.presences')
  })

  /** A customer who waits, and the emails of rounds at the instants of a clock that stands until it is moved. */
  async function waiting() {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    const clock = createManualClock(Date.now() + AWAY_EMAIL_EVERY_MS)
    const sent: Mail[] = []
    const round = async (send = async (mail: Mail) => void sent.push(mail)) => {
      sent.length = 0
      await emailAway({
        database: given.database,
        clock,
        mailer: { send },
        publicUrl: () => 'https://lapwing.test',
        replyAddressOf: (_: string, id: string) => `acme+${id}@in.lapwing.test`,
        log: { error: () => {} },
      })
      return sent.map(({ to }) => to)
    }
    // The server's own job may have been first.
    await sql('update public.notifications set emailed_at = null')
    return { visitor, clock, sent, round }
  }

  it('go to everybody who may answer, once, with the way to the conversation', async () => {
    const { visitor, sent, round } = await waiting()
    const to = await round()
    expect(to).toContain(PRIYA)
    expect(to).not.toContain('elena@acme.test')
    expect(to.filter(address => address.endsWith('@noor.test'))).toEqual([])
    const mail = sent.find(each => each.to === PRIYA)!
    expect(mail.subject).toContain('is waiting for a human')
    expect(mail.text).toContain(`/admin/conversations/${visitor.id}`)
    expect(mail.text).toContain('Reply to this email')
    expect(mail.replyTo).toBe(`acme+${visitor.id}@in.lapwing.test`)
    expect(await round()).toEqual([])
  })

  it('are one to a person in ten minutes', async () => {
    const { clock, round } = await waiting()
    expect(await round()).toContain(PRIYA)
    const other = await server.asVisitor()
    await other.call('setNeedsHuman', { params: { id: other.id }, body: { needs_human: true } })
    await sql('update public.notifications set emailed_at = null where conversation_id = $1', [other.id])
    clock.advance(AWAY_EMAIL_EVERY_MS - 1)
    expect(await round()).toEqual([])
    clock.advance(1)
    expect(await round()).toContain(PRIYA)
  })

  describe('are not sent', () => {
    it('while somebody who may answer is online, unless they are set to away', async () => {
      const { clock, round } = await waiting()
      const [session] = await sql('select id from auth.sessions where user_id = $1 limit 1', [
        personId(PRIYA),
      ])
      const activeAt = (at: number) =>
        sql(
          `insert into app.presences (company_id, person_id, tab_id, session_id, status, active_at, expires_at)
           select company_id, id, gen_random_uuid(), $2, 'away', $3, $4 from public.profiles where id = $1`,
          [personId(PRIYA), session!['id'], new Date(at), new Date(clock.now() + PRESENCE_LASTS_MS)],
        )
      await activeAt(clock.now() - PRESENCE_LASTS_MS + 1)
      expect(await round()).toEqual([])
      await sql('delete from app.presences')
      await activeAt(clock.now() - PRESENCE_LASTS_MS)
      expect(await round()).toContain(PRIYA)
    })

    it('once somebody has come', async () => {
      const { visitor, round } = await waiting()
      const body = { assignee_id: personId(PRIYA) }
      await agent('updateConversation', { params: { id: visitor.id }, body })
      expect(await round()).toEqual([])
    })

    it('to who has turned them off', async () => {
      const { round } = await waiting()
      const choice = {
        kind: 'human-request',
        in_app: true,
        sound: true,
        desktop: true,
        email: false,
      } as const
      await agent('setNotificationChoice', { body: choice })
      const to = await round()
      expect(to).not.toContain(PRIYA)
      expect(to).toContain('tomas@acme.test')
    })
  })

  it('are tried again after a mail server that failed', async () => {
    const { round } = await waiting()
    await round(() => Promise.reject(new Error('down')))
    expect(await round()).toContain(PRIYA)
  })
})
