import { describe, expect, it } from 'vitest'
import { DEMO_LEFT_MS, DEMO_PAUSE_MAX_MS, DEMO_VISIT_MS } from '#contract/constants/demo.ts'
import { createDemoClock } from './demo-clock.ts'
import { createManualClock } from './manual-clock.ts'

const MINUTE_MS = 60_000

function clocks() {
  const base = createManualClock(1_000)
  const demo = createDemoClock(base)
  /** Moves real time on, while visitors with the demo open poll it. */
  function pass(ms: number, visitors: Readonly<Record<string, boolean>>): void {
    const step = DEMO_VISIT_MS / 3
    for (let left = ms; left > 0; left -= step) {
      base.advance(Math.min(left, step))
      for (const [visitor, isPaused] of Object.entries(visitors)) demo.visit(visitor, isPaused)
    }
  }
  return { base, demo, pass }
}

describe('createDemoClock', () => {
  it('is the clock behind it, until it is moved on', () => {
    const { base, demo } = clocks()
    base.advance(500)
    expect(demo.read()).toEqual({ nowMs: 1_500, aheadMs: 0, isPaused: false, isShared: false })
    demo.jump(20_000)
    demo.jump(25_000)
    expect(demo.read()).toMatchObject({ nowMs: 46_500, aheadMs: 45_000, isPaused: false })
    expect([demo.clock.now(), base.now()]).toEqual([46_500, 1_500])
  })

  it('stands while its only visitor pauses, can be moved on even so, and goes on from there', () => {
    const { base, demo, pass } = clocks()
    demo.visit('ada', true)
    pass(30_000, { ada: true })
    expect(demo.read()).toEqual({ nowMs: 1_000, aheadMs: -30_000, isPaused: true, isShared: false })
    demo.jump(MINUTE_MS)
    expect(demo.clock.now()).toBe(1_000 + MINUTE_MS)
    demo.visit('ada', false)
    demo.visit('ada', false)
    base.advance(5)
    expect(demo.read()).toMatchObject({ nowMs: 1_005 + MINUTE_MS, aheadMs: 30_000, isPaused: false })
  })

  it('runs on once everybody has left', () => {
    const { base, demo } = clocks()
    demo.visit('ada', true)
    base.advance(DEMO_LEFT_MS - 1)
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: true })
    base.advance(1)
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: false })
    base.advance(MINUTE_MS)
    expect(demo.read()).toMatchObject({ nowMs: 1_000 + MINUTE_MS, isPaused: false })
  })

  it('runs on for a visitor who does not pause, and stands once all of them do', () => {
    const { demo, pass } = clocks()
    pass(5_000, { ada: false, ben: false })
    pass(20_000, { ada: true, ben: false })
    expect(demo.read()).toEqual({ nowMs: 26_000, aheadMs: 0, isPaused: false, isShared: true })
    pass(5_000, { ada: true, ben: true })
    pass(20_000, { ada: true, ben: true })
    expect(demo.read()).toMatchObject({ nowMs: 31_000, isPaused: true })
    demo.visit('ben', false)
    pass(20_000, { ada: true, ben: false })
    expect(demo.read()).toMatchObject({ nowMs: 51_000, isPaused: false })
  })

  it('runs on as soon as somebody comes who does not pause', () => {
    const { base, demo } = clocks()
    demo.visit('ada', true)
    base.advance(4_000)
    demo.visit('ben', false)
    base.advance(4_000)
    expect(demo.clock.now()).toBe(5_000)
  })

  it(`stands for a visitor who pauses once the others are gone for ${DEMO_VISIT_MS} ms, not 1 ms earlier`, () => {
    const { base, demo } = clocks()
    demo.visit('ben', false)
    base.advance(DEMO_VISIT_MS - 1)
    demo.visit('ada', true)
    expect(demo.read()).toMatchObject({ isPaused: false, isShared: true })
    base.advance(1)
    demo.visit('ada', true)
    expect(demo.read()).toMatchObject({ isPaused: true, isShared: false })
  })

  it('stands for a visitor alone whose browser polls rarely', () => {
    const { base, demo } = clocks()
    demo.visit('ada', true)
    base.advance(MINUTE_MS)
    demo.visit('ada', true)
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: true })
  })

  it('goes on by itself ten minutes after the pause began', () => {
    const { base, demo, pass } = clocks()
    demo.visit('ada', true)
    pass(DEMO_PAUSE_MAX_MS - 1, { ada: true })
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: true })
    base.advance(1)
    expect(demo.read()).toMatchObject({ nowMs: 1_000, isPaused: false })
    base.advance(7)
    demo.visit('ada', true)
    expect(demo.clock.now()).toBe(1_007)
    demo.visit('ada', false)
    demo.visit('ada', true)
    base.advance(7)
    expect(demo.read()).toMatchObject({ nowMs: 1_007, isPaused: true })
  })

  it('is not behind for the first visitor after the others, but keeps the jumps', () => {
    const { base, demo } = clocks()
    demo.visit('ada', true)
    base.advance(MINUTE_MS)
    demo.visit('ben', false)
    expect(demo.read()).toMatchObject({ aheadMs: 0 })
    demo.jump(MINUTE_MS)
    base.advance(DEMO_VISIT_MS)
    demo.visit('cem', false)
    expect(demo.read()).toMatchObject({ aheadMs: MINUTE_MS })
  })

  it('leaves timers to the clock behind it, whatever the time', () => {
    const { base, demo } = clocks()
    const calls: number[] = []
    demo.clock.setTimeout(() => calls.push(demo.clock.now()), 10)
    demo.clock.clearTimeout(demo.clock.setTimeout(() => calls.push(0), 5))
    demo.visit('ada', true)
    base.advance(10)
    expect(calls).toEqual([1_000])
  })
})
