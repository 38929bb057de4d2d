/** Nodes that die while they fetch, and two nodes on one mailbox: everything is taken once. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { createOpenMailbox } from '#server/adapters/mail/imap-mailbox.ts'
import { createMailboxWatch } from '#server/domain/emails/mailboxes/watch-mailboxes.ts'
import type { Database } from '#server/ports/database.ts'
import { deriveMailKey, sealSecret } from '#server/tokens/seal-secret.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Dovecot, hasDovecot, MAILBOX_PASSWORD, startDovecot } from '#tests/support/dovecot.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { dyingAt } from './dying-node.ts'
import { sourceOf } from './incoming-mail-kit.ts'

const KEY = deriveMailKey('a secret of these tests')
/** Longer than a lease, and than the longest delay after a failure. */
const LATER_MS = 6 * 60_000

describe.skipIf(!hasDovecot())('with Dovecot', () => {
  describeEachDemoDatabase('a mailbox whose node dies', given => {
    let dovecot: Dovecot
    let clock: ManualClock

    beforeAll(async () => {
      dovecot = await startDovecot()
      clock = createManualClock(Date.now())
    })
    afterEach(() =>
      given.database.asOwner(async query => {
        await query('delete from public.mailboxes')
        await query('delete from public.incoming_emails')
      }),
    )
    afterAll(() => dovecot.close())

    /** A node that only watches mailboxes. */
    const nodeOn = (database: Database, changes: Partial<Parameters<typeof createMailboxWatch>[0]> = {}) =>
      createMailboxWatch({
        ...{ database, clock, conversationClock: clock, mailKey: KEY },
        post: () => Promise.reject(new Error('there is no provider')),
        judgeSender: async () => ({ dmarc: 'none', arc: null }),
        mailsSoon: () => {},
        openMailbox: createOpenMailbox({ allowsLoopback: true }),
        log: { error: () => {} },
        metrics: { count: () => {}, watch: () => {} },
        ...changes,
      })

    async function addMailbox(user: string, afterTaking: 'mark' | 'move'): Promise<void> {
      await given.database.asOwner(async query => {
        const [company] = await query<{ id: string }>(
          "select id from public.companies where subdomain = 'acme'",
        )
        await query(
          `insert into public.mailboxes (company_id, address, host, port, security, username, login, secret, folder, after_taking,
             move_to, created_at, retry_at) values ($1, $2, '127.0.0.1', $3, 'none', $4, 'password', $5, 'INBOX', $6, $7, $8, $8)`,
          [
            ...[company!.id, `${user}@acme.example`, dovecot.port, user],
            sealSecret(KEY, company!.id, MAILBOX_PASSWORD),
            ...[afterTaking, afterTaking === 'move' ? 'Taken' : null, new Date(clock.now())],
          ],
        )
      })
    }

    const mail = (n: number) =>
      sourceOf({ subject: `Mail ${n}`, heads: { 'Message-ID': `<${n}-${randomUUID()}@example.com>` } })

    const read = <T>(sql: string) => given.database.asOwner(query => query(sql)) as Promise<T[]>
    const countTaken = async () =>
      (await read<{ count: number }>('select count(*)::integer as count from public.incoming_emails'))[0]!
        .count
    const whenRead = () =>
      waitFor(async () => {
        const [row] = await read<{ is_read: boolean }>(
          'select lease_id is not null and checked_at is not null as is_read from public.mailboxes',
        )
        expect(row!.is_read).toBe(true)
      })

    it.each(['before', 'after'] as const)(
      '%s any of its transactions loses nothing',
      async when => {
        for (let step = 1; ; step += 1) {
          const user = `${when}${step}`
          await addMailbox(user, step % 2 === 0 ? 'move' : 'mark')
          const first = nodeOn(given.database)
          await first.round(() => {})
          await whenRead()
          await first.drained()
          await dovecot.add(user, [mail(1), mail(2), mail(3)])
          const dying = dyingAt(given.database, step, when)
          const dead = nodeOn(dying.database)
          clock.advance(LATER_MS)
          await dead.round(() => {}).catch(() => {})
          await waitFor(async () => expect(dying.hasDied() || (await countTaken()) === 3).toBe(true))
          await dead.drained()
          clock.advance(LATER_MS)
          const next = nodeOn(given.database)
          await next.round(() => {})
          await waitFor(async () => expect(await countTaken()).toBe(3))
          await next.drained()
          const hasDied = dying.hasDied()
          await given.database.asOwner(async query => {
            await query('delete from public.mailboxes')
            await query('delete from public.incoming_emails')
          })
          if (!hasDied) {
            expect(step).toBeGreaterThan(10)
            return
          }
        }
      },
      scaleTimeout(60_000),
    )

    it('is read by one of two nodes, and by the other once that one is gone', async () => {
      await addMailbox('two', 'mark')
      const [one, other] = [nodeOn(given.database), nodeOn(given.database)]
      await Promise.all([one.round(() => {}), other.round(() => {})])
      await whenRead()
      await dovecot.add('two', [mail(1), mail(2)])
      await waitFor(async () => expect(await countTaken()).toBe(2))
      await Promise.all([one.round(() => {}), other.round(() => {})])
      await one.drained()
      await other.round(() => {})
      await dovecot.add('two', [mail(3)])
      await waitFor(async () => expect(await countTaken()).toBe(3))
      await other.drained()
      expect(await countTaken()).toBe(3)
    })

    it('tells the operator of a fault of our own, and goes on after it', async () => {
      await addMailbox('fault', 'mark')
      const errors: object[] = []
      let isBroken = true
      const node = nodeOn(given.database, {
        log: { error: (detail: object) => errors.push(detail) },
        judgeSender: async () => {
          if (isBroken) throw new Error('a fault')
          return { dmarc: 'none', arc: null }
        },
      })
      await node.round(() => {})
      await whenRead()
      await dovecot.add('fault', [mail(1)])
      await waitFor(() => expect(errors).toEqual([expect.objectContaining({ error: new Error('a fault') })]))
      isBroken = false
      await waitFor(async () => {
        clock.advance(LATER_MS)
        await node.round(() => {})
        expect(await countTaken()).toBe(1)
      })
      await node.drained()
    })

    it('can wait for long: no wait leaves anything behind', async () => {
      await addMailbox('long', 'mark')
      const warnings: Error[] = []
      const note = (warning: Error) => void warnings.push(warning)
      process.on('warning', note)
      const node = nodeOn(given.database)
      await node.round(() => {})
      await whenRead()
      for (let look = 0; look < 15; look += 1) {
        const before = clock.now()
        await waitFor(async () => {
          clock.advance(60_000)
          await node.round(() => {})
          const [row] = await read<{ at: Date }>('select checked_at as at from public.mailboxes')
          expect(row!.at.getTime()).toBeGreaterThan(before)
        })
      }
      await node.drained()
      process.off('warning', note)
      expect(warnings).toEqual([])
    })
  })
})
