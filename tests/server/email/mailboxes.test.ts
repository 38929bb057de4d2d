import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mailbox } from '#contract/entities/mailbox.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { createOpenMailbox } from '#server/adapters/mail/imap-mailbox.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Dovecot, hasDovecot, MAILBOX_PASSWORD, startDovecot } from '#tests/support/dovecot.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { readTaken, sourceOf, type Taken } from './incoming-mail-kit.ts'

const ADDRESS = 'support@acme.example'
/** Longer than the longest delay after a failure, and than a lease. */
const LATER_MS = 6 * 60_000

describe.skipIf(!hasDovecot())('with Dovecot', () => {
  describeEachDemoDatabase('a mailbox', given => {
    let dovecot: Dovecot
    let server: TestServer
    let admin: Caller
    /** Each test has a mailbox of its own. */
    let user = ''
    let tests = 0

    beforeAll(async () => {
      dovecot = await startDovecot()
      server = await openTestServer(given.database)
      // Time passes by hours: each call has a new token.
      admin = (async (...call: Parameters<Caller>) =>
        (await server.asMember('admin@acme.test'))(...call)) as Caller
    })
    beforeEach(() => {
      tests += 1
      user = `user${tests}`
    })
    afterEach(async () => {
      await given.database.asOwner(async query => {
        await query('delete from public.mailboxes')
        await query("delete from public.conversations where source = 'email'")
        await query('delete from public.incoming_emails')
      })
      await pass(5_000)
    })
    afterAll(async () => {
      await server.close()
      await dovecot.close()
    })

    /** Lets time pass, so that jobs run their rounds. */
    async function pass(ms: number): Promise<void> {
      server.clock.advance(ms)
      await server.jobsSettled()
    }

    type Body = RequestOf<'addMailbox'>['body']
    const bodyOf = (changes: Partial<Body> = {}): Body => ({
      ...{ address: ADDRESS, login: 'password', host: '127.0.0.1', port: dovecot.port, security: 'none' },
      ...{ username: user, password: MAILBOX_PASSWORD },
      ...changes,
    })

    async function connect(changes: Partial<Body> = {}): Promise<Mailbox> {
      const { body, text } = await admin('addMailbox', { body: bodyOf(changes) })
      if (!body.id) throw new Error(text)
      await waitFor(async () => expect((await stateOf(body.id)).checked_at).not.toBeNull())
      return body
    }

    async function stateOf(id: string): Promise<Mailbox> {
      const { body } = await admin('listMailboxes')
      return body.mailboxes.find(each => each.id === id)!
    }

    /** Returns what came in once there are `count`, all read, the newest first. */
    function whenTaken(count: number): Promise<Taken[]> {
      return waitFor(async () => {
        await pass(1_000)
        const taken = await readTaken(given.database)
        expect(taken).toHaveLength(count)
        expect(taken.every(({ state }) => state !== 'waiting')).toBe(true)
        return taken
      })
    }

    const mail = (n: number, heads: Record<string, string> = {}) =>
      sourceOf({
        ...{ to: ADDRESS, subject: `Lamp ${n}`, text: `Lamp ${n} is broken.` },
        heads: { 'Message-ID': `<lamp-${n}@example.com>`, ...heads },
      })

    it('is read as mail arrives, and its mails become tickets; what was there before stays where it is', async () => {
      await dovecot.add(user, [mail(1)])
      await connect()
      await dovecot.add(user, [mail(2)])
      const [taken] = await whenTaken(1)
      expect(taken).toMatchObject({ state: 'done', kind: 'message', messages: ['Lamp 2 is broken.'] })
      const { body } = await admin('getConversation', { params: { id: taken!.conversation_id! } })
      expect(body).toMatchObject({ status: 'ticket', source: 'email', customer_email: 'dana@example.com' })
      const client = await dovecot.open(user)
      await client.mailboxOpen('INBOX')
      await waitFor(async () => expect(await client.search({ seen: true }, { uid: true })).toEqual([2]))
      await client.logout()
    })

    it('gives mails that were taken to another folder, if the company wants that', async () => {
      await connect({ after_taking: 'move', move_to: 'Taken' })
      await dovecot.add(user, [mail(1)])
      await whenTaken(1)
      const client = await dovecot.open(user)
      await waitFor(async () =>
        expect(await client.status('Taken', { messages: true })).toMatchObject({ messages: 1 }),
      )
      expect(await client.status('INBOX', { messages: true })).toMatchObject({ messages: 0 })
      await client.logout()
    })

    it('believes the verdict of its own server under a name that the company gave, and of nobody else', async () => {
      await changeSettings(admin, 'incoming-email', { authserv_ids: ['mx.acme.example'] })
      await connect()
      const verdict = (id: string) => ({
        'Authentication-Results': `${id}; dmarc=fail header.from=example.com`,
      })
      await dovecot.add(user, [mail(1, verdict('mx.unknown.example')), mail(2, verdict('mx.acme.example'))])
      const taken = await whenTaken(2)
      expect(new Set(taken.map(({ authentication }) => authentication))).toEqual(new Set(['none', 'fail']))
    })

    it('gives its history only when asked, and nothing follows from it', async () => {
      const day = (n: number) => new Date(Date.UTC(2026, 2, n, 12))
      for (const n of [1, 2, 3]) await dovecot.add(user, [mail(n)], 'INBOX', day(n))
      const { id } = await connect()
      const asked = await admin('takeMailboxHistory', { params: { id }, body: { since: '2026-03-02' } })
      expect(asked.text).toContain('running')
      const taken = await whenTaken(2)
      const third = taken.find(({ messages }) => messages[0] === 'Lamp 3 is broken.')!
      expect(taken.map(({ messages }) => messages[0]).sort()).toEqual([
        'Lamp 2 is broken.',
        'Lamp 3 is broken.',
      ])
      await waitFor(async () =>
        expect(await stateOf(id)).toMatchObject({ history_state: 'done', history_total: 2, history_done: 2 }),
      )
      const { body } = await admin('getConversation', { params: { id: third.conversation_id! } })
      expect(body).toMatchObject({ status: 'resolved', needs_human: false, created_at: day(3).toISOString() })
      await server.catchUp()
      await given.database.asOwner(async query => {
        for (const table of ['public.emails', 'public.notifications', 'app.rule_events', 'public.sla_timers'])
          expect(
            await query(
              `select from ${table} where conversation_id in (select id from public.conversations where source = 'email')`,
            ),
          ).toEqual([])
      })
    })

    it('is read on after its server was away, for an hour, without a loss or a repetition', async () => {
      const { id } = await connect()
      await dovecot.add(user, [mail(1)])
      await whenTaken(1)
      await dovecot.kill()
      await waitFor(async () => {
        await pass(5_000)
        expect((await stateOf(id)).problem).toBe('connection_refused')
      })
      for (let minute = 0; minute < 60; minute += 6) await pass(LATER_MS)
      await dovecot.start()
      await dovecot.add(user, [mail(2), mail(3)])
      await waitFor(async () => {
        await pass(LATER_MS)
        expect((await stateOf(id)).problem).toBeNull()
      })
      const taken = await whenTaken(3)
      expect(taken.flatMap(({ messages }) => messages).sort()).toEqual(
        [1, 2, 3].map(n => `Lamp ${n} is broken.`),
      )
    })

    it('is not read twice once its folder counts anew', async () => {
      const { id } = await connect()
      const now = () => new Date(server.clock.now())
      await dovecot.add(user, [mail(1)], 'INBOX', now())
      await whenTaken(1)
      await given.database.asOwner(query =>
        query('update public.mailboxes set uid_validity = 1, lease_id = null, lease_until = null'),
      )
      await dovecot.add(user, [mail(2)], 'INBOX', now())
      await waitFor(async () => {
        await pass(5_000)
        const [row] = await given.database.asOwner(query =>
          query<{ is_new: boolean }>(
            'select uid_validity > 1 as is_new from public.mailboxes where id = $1',
            [id],
          ),
        )
        expect(row!.is_new).toBe(true)
      })
      expect(await whenTaken(2)).toHaveLength(2)
    })

    it('says what is wrong: a wrong password, a folder that is not there, and a server that is none', async () => {
      for (const [changes, problem] of [
        [{ password: 'wrong' }, 'login'],
        [{ folder: 'Nowhere' }, 'folder_not_found'],
        [{ port: 1 }, 'connection_refused'],
      ] as const) {
        const { body } = await admin('addMailbox', { body: bodyOf(changes) })
        await waitFor(async () => expect((await stateOf(body.id)).problem).toBe(problem))
        await admin('removeMailbox', { params: { id: body.id } })
        await server.jobsSettled()
      }
    })

    it('lists a mail that is too large, and goes on', async () => {
      await connect()
      const large = sourceOf({
        to: ADDRESS,
        subject: 'A film',
        text: 'x'.repeat(998).concat('\r\n').repeat(27_000),
      })
      await dovecot.add(user, [large, mail(2)])
      const taken = await whenTaken(2)
      expect(taken.map(({ state, cause }) => [state, cause])).toEqual(
        expect.arrayContaining([
          ['failed', 'too-large'],
          ['done', null],
        ]),
      )
    })

    it('refuses servers of its own network, at adding and at connecting', async () => {
      const refused = await admin('addMailbox', { body: bodyOf({ host: 'mail.acme.example', port: 8080 }) })
      expect(refused.status).toBe(400)
      const open = createOpenMailbox({ allowsLoopback: false, resolve: async () => ['10.0.0.5'] })
      const login = { password: 'x' }
      await expect(
        open({
          host: 'mail.acme.example',
          port: 993,
          security: 'tls',
          username: 'x',
          login,
          folder: 'INBOX',
          moveTo: null,
        }),
      ).rejects.toMatchObject({ problem: 'address_refused' })
    })
  })
})
