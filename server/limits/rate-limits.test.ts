import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { LIMITS, type Limit, type LimitName } from '#contract/constants/limits.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import {
  createRateLimits,
  type LimitSubject,
  memoryWindows,
  RateLimitError,
  type RateLimits,
} from './rate-limits.ts'

/** `ok`, or the seconds to wait. */
async function take(limits: RateLimits, name: LimitName, subject: LimitSubject): Promise<'ok' | number> {
  return outcome(limits.take(name, subject))
}

async function outcome(asked: Promise<void>): Promise<'ok' | number> {
  try {
    await asked
    return 'ok'
  } catch (error) {
    if (error instanceof RateLimitError) return error.retryAfterS
    throw error
  }
}

/** Every part is somebody nobody else is. */
function somebody(): Required<LimitSubject> {
  const id = randomUUID()
  return { ip: id, account: `${id}@acme.test`, conversation: id, tenant: id, user: id }
}

describeEachDatabase('createRateLimits', given => {
  const setUp = () => {
    const clock = createManualClock(1_800_000_000_000)
    const parts = { database: given.database, clock }
    return { clock, limits: createRateLimits(parts), restarted: () => createRateLimits(parts) }
  }

  it.each(Object.keys(LIMITS) as LimitName[])(
    'lets exactly as many through as the limit says: %s',
    async name => {
      const { limits } = setUp()
      const windows: readonly Limit[] = LIMITS[name]
      const max = Math.min(...windows.map(window => window.max))
      const subject = somebody()
      for (let i = 0; i < max; i++) expect(await take(limits, name, subject), `call ${i + 1}`).toBe('ok')
      const wait = Math.max(...windows.filter(window => window.max === max).map(({ windowS }) => windowS))
      expect(await take(limits, name, subject)).toBe(wait)
      expect(await take(limits, name, somebody())).toBe('ok')
    },
  )

  it.each([
    ['in the database', 'signup'],
    ['in memory', 'subdomain'],
  ] as const)(
    'begins a window with the first call and ends it to the millisecond: %s',
    async (_where, name) => {
      const { clock, limits } = setUp()
      const [{ max, windowS }] = LIMITS[name]
      const { ip } = somebody()
      expect(await take(limits, name, { ip })).toBe('ok')
      clock.advance(1_000)
      for (let i = 1; i < max; i++) await limits.take(name, { ip })
      expect(await take(limits, name, { ip })).toBe(windowS - 1)
      clock.advance(windowS * 1_000 - 1_001)
      expect(await take(limits, name, { ip })).toBe(1)
      clock.advance(1)
      for (let i = 0; i < max; i++) expect(await take(limits, name, { ip })).toBe('ok')
      expect(await take(limits, name, { ip })).toBe(windowS)
    },
  )

  it('counts all windows of a limit, and tells the longest wait', async () => {
    const { clock, limits } = setUp()
    const { conversation } = somebody()
    for (let i = 0; i < 10; i++) await limits.take('postMessage', { conversation })
    expect(await take(limits, 'postMessage', { conversation })).toBe(5)
    for (const count of [10, 9]) {
      clock.advance(5_000)
      for (let i = 0; i < count; i++) expect(await take(limits, 'postMessage', { conversation })).toBe('ok')
    }
    expect(await take(limits, 'postMessage', { conversation })).toBe(50)
  })

  it.each([
    ['in the database', 'signup'],
    ['in memory', 'subdomain'],
  ] as const)('checks without counting: %s', async (_where, name) => {
    const { limits } = setUp()
    const { ip } = somebody()
    const [{ max, windowS }] = LIMITS[name]
    for (let i = 0; i < max; i++) {
      for (let j = 0; j < 3; j++) await limits.check(name, { ip })
      expect(await take(limits, name, { ip })).toBe('ok')
    }
    expect(await outcome(limits.check(name, { ip }))).toBe(windowS)
    expect(await outcome(limits.check(name, {}))).toBe('ok')
  })

  it('leaves out what it knows nothing of', async () => {
    const { limits } = setUp()
    const { ip, tenant, account } = somebody()
    for (let i = 0; i < 20; i++) {
      await limits.take('signup', {})
      await limits.take('createConversation', { tenant })
      await limits.take('createConversation', { ip })
    }
    for (let i = 0; i < 6; i++) await limits.take('createConversation', { tenant, ip, account })
    expect(await take(limits, 'createConversation', { tenant, ip, account })).toBe(12 * 60 * 60)
    expect(await take(limits, 'createConversation', { tenant: 'another', ip, account })).toBe('ok')
    expect(await take(limits, 'createConversation', { tenant, ip: somebody().ip, account })).toBe('ok')
  })

  it('takes an address in any writing, and a whole IPv6 network, for one', async () => {
    const { limits } = setUp()
    const name = randomUUID()
    for (let i = 0; i < 5; i++)
      await limits.take('passwordReset', {
        account: i % 2 ? `${name}@a.test` : ` ${name.toUpperCase()}@A.test`,
      })
    expect(await take(limits, 'passwordReset', { account: `${name}@a.test` })).toBe(3_600)
    for (let i = 0; i < 5; i++) await limits.take('signup', { ip: `2001:db8:7:7::${i}` })
    expect(await take(limits, 'signup', { ip: '2001:db8:7:7:ffff::1' })).toBe(1_800)
    expect(await take(limits, 'signup', { ip: '2001:db8:7:8::1' })).toBe('ok')
  })

  it('remembers the durable ones over a restart and on every node, the others on each node', async () => {
    const { limits, restarted } = setUp()
    const { ip } = somebody()
    for (let i = 0; i < 4; i++) await limits.take('signup', { ip })
    const other = restarted()
    expect(await take(other, 'signup', { ip })).toBe('ok')
    expect([await take(limits, 'signup', { ip }), await take(other, 'signup', { ip })]).toEqual([
      1_800, 1_800,
    ])
    for (let i = 0; i < 60; i++) await limits.take('subdomain', { ip })
    expect([await take(limits, 'subdomain', { ip }), await take(other, 'subdomain', { ip })]).toEqual([
      60,
      'ok',
    ])
  })

  it.each(['passwordReset', 'lead'] as const)(
    'lets exactly the maximum of 50 at once through: %s',
    async name => {
      const { limits, restarted } = setUp()
      const subject = somebody()
      const nodes = LIMITS[name].some((limit: Limit) => limit.isDurable) ? [limits, restarted()] : [limits]
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, i) => take(nodes[i % nodes.length]!, name, subject)),
      )
      const max = Math.min(...LIMITS[name].map(limit => limit.max))
      expect(outcomes.filter(each => each === 'ok')).toHaveLength(max)
    },
  )

  it('keeps no address, and deletes what is over', async () => {
    const { clock, limits } = setUp()
    const rows = () =>
      given.database.asOwner(query => query<{ key: string }>('select key from app.rate_limits'))
    await given.database.asOwner(query => query('delete from app.rate_limits'))
    await limits.take('passwordReset', { ip: '203.0.113.9', account: 'ada@acme.test' })
    const before = await rows()
    expect(before).toHaveLength(2)
    expect(JSON.stringify(before)).not.toMatch(/ada|acme|203/)
    clock.advance(60 * 60_000 - 1)
    await limits.take('signup', { ip: '203.0.113.10' })
    expect(await rows()).toHaveLength(3)
    clock.advance(10 * 60_000)
    await limits.take('signup', { ip: '203.0.113.10' })
    expect((await rows()).map(({ key }) => key.split(' ')[0])).toEqual(['signup'])
  })
})

const window = (key: string, windowMs = 10_000_000) => ({ key, max: 1, windowMs })

it('forgets the counters that began first when there are too many', async () => {
  const store = memoryWindows({ clock: createManualClock(0), maxKeys: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await store.add([window(key)])
  const known = await store.read([window('a'), window('b'), window('c')])
  expect(known.map(({ key }) => key)).toEqual(['b', 'c'])
})

it('sweeps those that are over, and so keeps a longer one that began before', async () => {
  const clock = createManualClock(0)
  const store = memoryWindows({ clock, maxKeys: 2 })
  await store.add([window('long'), window('short', 1_000)])
  clock.advance(60_000)
  await store.add([window('new')])
  const known = await store.read([window('long'), window('short'), window('new')])
  expect(known.map(({ key }) => key)).toEqual(['long', 'new'])
})
