/** The job that handles timeouts of conversations whose widget is closed. */
import { expect, it } from 'vitest'
import { AUTO_CLOSE_AFTER_MS } from '#contract/constants/conversation.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { settingsOf } from './timeout-kit.ts'

const GRACE_MS = 5_000

describeEachDemoDatabase('the settle job', given => {
  async function statusOf({ id }: VisitorCaller): Promise<unknown> {
    const [row] = await given.database.asOwner(query =>
      query('select status, last_sequence from public.conversations where id = $1', [id]),
    )
    return row
  }
  const becomes = (visitor: VisitorCaller, expected: object) =>
    waitFor(async () => expect(await statusOf(visitor)).toEqual(expected), { interval: 15 })

  it('[CHAT-16] closes not before the grace is over, then also after a restart', async () => {
    const after = { status: 'resolved', last_sequence: 3 }
    const clock = createManualClock(Date.now() - 600_000)
    const first = await openTestServer(given.database, { clock })
    const visitor = await settingsOf(first, given)['auto-close']()
    const overdue = await settingsOf(first, given)['queue-timeout']()
    const before = await statusOf(visitor)
    await first.close()
    await given.database.asOwner(query =>
      query("update public.conversations set timeout_at = timeout_at - interval '1 hour' where id = $1", [
        overdue.id,
      ]),
    )

    clock.advance(AUTO_CLOSE_AFTER_MS + GRACE_MS - 1)
    const second = await openTestServer(given.database, { clock })
    await becomes(overdue, { status: 'ticket', last_sequence: 1 })
    await second.close()
    expect(await statusOf(visitor)).toEqual(before)

    clock.advance(1)
    const third = await openTestServer(given.database, { clock })
    await becomes(visitor, after)
    await third.close()
    expect(await statusOf(visitor)).toEqual(after)
  })

  it('settles while the server runs, more than one batch, each once beside a widget', async () => {
    const server = await openTestServer(given.database)
    const settings = settingsOf(server, given)
    const visitors = await Promise.all(Array.from({ length: 25 }, () => settings['queue-timeout']()))
    server.clock.advance(60_000 + GRACE_MS + 2_000)
    const [{ id, call }] = visitors as [VisitorCaller]
    await call('applyTimeout', { params: { id }, body: { rule: 'queue-timeout' } })
    for (const visitor of visitors) await becomes(visitor, { status: 'ticket', last_sequence: 1 })
    await server.close()
    for (const visitor of visitors)
      expect(await statusOf(visitor)).toEqual({ status: 'ticket', last_sequence: 1 })
  })

  it('leaves those of a suspended company waiting, and settles the others', async () => {
    const clock = createManualClock(Date.now() - 600_000)
    const server = await openTestServer(given.database, { clock })
    const suspended = await settingsOf(server, given)['queue-timeout']()
    const other = await server.asVisitor('noor')
    await other.call('setNeedsHuman', { params: { id: other.id }, body: { needs_human: true } })
    const suspend = (reason: string | null) =>
      given.database.asOwner(query =>
        query(
          "update public.companies set suspended_reason = $1, suspended_at = case when $1::text is null then null else now() end where subdomain = 'acme'",
          [reason],
        ),
      )
    await suspend('The invoice is overdue')
    const before = await statusOf(suspended)
    clock.advance(60_000 + GRACE_MS + 2_000)
    await waitFor(async () => expect(await statusOf(other)).toMatchObject({ status: 'ticket' }), {
      interval: 15,
    })
    expect(await statusOf(suspended)).toEqual(before)

    await suspend(null)
    clock.advance(2_000)
    await becomes(suspended, { status: 'ticket', last_sequence: 1 })
    await server.close()
  })
})
