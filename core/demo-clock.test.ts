import { describe, expect, it } from 'vitest'
import { createDemoClock } from './demo-clock.ts'
import { createManualClock } from './manual-clock.ts'

const MINUTE_MS = 60_000

function clocks() {
  const base = createManualClock(1_000)
  return { base, demo: createDemoClock(base) }
}

describe('createDemoClock', () => {
  it('is the clock behind it, until it is moved on', () => {
    const { base, demo } = clocks()
    base.advance(500)
    expect(demo.read()).toEqual({ nowMs: 1_500, aheadMs: 0, isPaused: false })
    demo.jump(20_000)
    demo.jump(25_000)
    expect(demo.read()).toEqual({ nowMs: 46_500, aheadMs: 45_000, isPaused: false })
    expect([demo.clock.now(), base.now()]).toEqual([46_500, 1_500])
  })

  it('stands while it is paused, can be moved on even so, and goes on from there', () => {
    const { base, demo } = clocks()
    demo.pause()
    base.advance(30_000)
    expect(demo.read()).toEqual({ nowMs: 1_000, aheadMs: -30_000, isPaused: true })
    demo.jump(MINUTE_MS)
    expect(demo.clock.now()).toBe(1_000 + MINUTE_MS)
    demo.resume()
    demo.resume()
    base.advance(5)
    expect(demo.read()).toEqual({ nowMs: 1_005 + MINUTE_MS, aheadMs: MINUTE_MS - 30_000, isPaused: false })
  })

  it('goes on by itself ten minutes after the last pause', () => {
    const { base, demo } = clocks()
    demo.pause()
    base.advance(9 * MINUTE_MS)
    demo.pause()
    base.advance(10 * MINUTE_MS - 1)
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: true })
    base.advance(1)
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: false })
    base.advance(7)
    expect(demo.clock.now()).toBe(1_007)
    demo.resume()
    expect(demo.clock.now()).toBe(1_007)
  })

  it('leaves timers to the clock behind it, whatever the time', () => {
    const { base, demo } = clocks()
    const calls: number[] = []
    demo.clock.setTimeout(() => calls.push(demo.clock.now()), 10)
    demo.clock.clearTimeout(demo.clock.setTimeout(() => calls.push(0), 5))
    demo.pause()
    base.advance(10)
    expect(calls).toEqual([1_000])
  })
})
