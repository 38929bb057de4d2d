/** Nodes whose machines' clocks differ: leases and deadlines follow the database's time. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Clock } from '#core/clock.ts'
import { followDatabase } from '#server/adapters/clock/database-clock.ts'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { takeRuleEvent } from '#server/domain/conversations/automation/run-rules.ts'
import { applyDueTimeouts } from '#server/domain/conversations/lifecycle/apply-due-timeouts.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { settingsOf } from '../conversations/timeout-kit.ts'

const machine = (skewMs: number): Clock => ({ ...systemClock, now: () => Date.now() + skewMs })
const BEHIND = machine(-30_000)
const AHEAD = machine(30_000)

describeEachDemoDatabase('nodes whose machines’ clocks are a minute apart', given => {
  const closers: (() => void)[] = []
  const nodes: Clock[] = []
  let conversation: string

  beforeAll(async () => {
    const server = await openTestServer(given.database)
    conversation = (await settingsOf(server, given)['queue-timeout']()).id
    await server.close()
    for (const slow of [BEHIND, AHEAD]) {
      const { clock, close } = await followDatabase({
        database: given.database,
        log: { warn() {} },
        metrics: NO_METRICS,
        machine: slow,
      })
      nodes.push(clock)
      closers.push(close)
    }
  })
  afterAll(() => {
    for (const close of closers) close()
  })
  beforeEach(async () => {
    await given.database.asOwner(async query => {
      await query('delete from app.rule_events')
      await query(
        `insert into app.rule_events (company_id, conversation_id, event, key, depth, happened_at, due_at)
         select company_id, id, 'opened', 'of this test', 0, clock_timestamp(), clock_timestamp() - interval '1 second'
           from public.conversations where id = $1`,
        [conversation],
      )
    })
  })

  const take = (clock: Clock) => takeRuleEvent({ database: given.database, clock })
  const settle = async (clock: Clock, sinceS: number) => {
    await given.database.asOwner(query =>
      query(
        `update public.conversations set timeout_at = clock_timestamp() - $2 * interval '1 second' where id = $1`,
        [conversation, sinceS],
      ),
    )
    await applyDueTimeouts({ database: given.database, clock })
    const [row] = await given.database.asOwner(query =>
      query<{ status: string }>('select status from public.conversations where id = $1', [conversation]),
    )
    return row?.status
  }

  it('by themselves would take each other’s leases', async () => {
    await take(machine(0))
    expect(await take(AHEAD)).not.toBeNull()
  })

  it.each([
    ['behind', 'ahead', 0, 1],
    ['ahead', 'behind', 1, 0],
  ])('a lease of the one %s is not taken by the one %s', async (_first, _second, first, second) => {
    expect(await take(nodes[first]!)).not.toBeNull()
    expect(await take(nodes[second]!)).toBeNull()
  })

  it('a timeout comes on the node ahead no earlier, and on the node behind no later', async () => {
    expect(await settle(nodes[1]!, -15)).toBe('open')
    expect(await settle(nodes[0]!, 15)).toBe('ticket')
  })
})
