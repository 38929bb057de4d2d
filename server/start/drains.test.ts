import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createDrains } from './drains.ts'

const GRACE_MS = 30_000
const flush = () => new Promise(resolve => setImmediate(resolve))

describe('createDrains', () => {
  it('ends all work at the same time, each once, and waits for it', async () => {
    const drains = createDrains(createManualClock(0))
    const begun: string[] = []
    let finish = () => {}
    const closeJobs = drains.add('jobs', () => {
      begun.push('jobs')
      return new Promise<void>(resolve => (finish = resolve))
    })
    drains.add('calls', async () => void begun.push('calls'))
    expect(drains.isDraining()).toBe(false)
    let givenUp: readonly string[] | null = null
    void drains.drain(GRACE_MS).then(names => (givenUp = names))
    await flush()
    expect([drains.isDraining(), begun, givenUp]).toEqual([true, ['jobs', 'calls'], null])
    finish()
    await flush()
    await closeJobs()
    expect([begun, givenUp]).toEqual([['jobs', 'calls'], []])
  })

  it('gives up what never ends after the grace period, and its closer waits for it no longer', async () => {
    const clock = createManualClock(0)
    const drains = createDrains(clock)
    const closeJobs = drains.add(
      'jobs',
      () => new Promise(() => {}),
      () => ['emails', 'rules'],
    )
    drains.add('files', () => new Promise(() => {}))
    drains.add('calls', async () => {})
    let givenUp: readonly string[] | null = null
    const drained = drains.drain(GRACE_MS).then(names => (givenUp = names))
    clock.advance(GRACE_MS - 1)
    await flush()
    expect(givenUp).toBeNull()
    clock.advance(1)
    await drained
    expect(givenUp).toEqual(['jobs:emails', 'jobs:rules', 'files'])
    await closeJobs()
  })

  it('without a drain, a closer waits until its work has ended, and tells of its failure', async () => {
    const drains = createDrains(createManualClock(0))
    const close = drains.add('jobs', () => Promise.reject(new Error('no')))
    await expect(close()).rejects.toThrow('no')
    expect(await drains.drain(GRACE_MS)).toEqual([])
  })
})
