import { describe, expect, it } from 'vitest'
import { frameTime, tellFrames } from './frame-clock.ts'

function storedClock(time: Parameters<typeof tellFrames>[0]): string {
  let text = ''
  tellFrames(time, {
    setItem: (_key, value) => {
      text = value
    },
  })
  return text
}

describe('the clock of the demo’s frames', () => {
  it('is the browser’s, as far ahead of it as the server’s demo clock is of the server’s own', () => {
    expect(frameTime(null, 5_000)).toBe(5_000)
    expect(frameTime(storedClock({ nowMs: 91_000, aheadMs: 60_000, isPaused: false }), 5_000)).toBe(65_000)
  })

  it('stands where the server’s stands', () => {
    const text = storedClock({ nowMs: 91_000, aheadMs: 60_000, isPaused: true })
    expect([frameTime(text, 5_000), frameTime(text, 9_000)]).toEqual([91_000, 91_000])
  })

  it('is told the same thing in the same words, so that no frame is woken for nothing', () => {
    expect(storedClock({ nowMs: 2, aheadMs: 7, isPaused: false })).toBe(
      storedClock({ nowMs: 1, aheadMs: 7, isPaused: false }),
    )
    expect(storedClock({ nowMs: 1, aheadMs: 7, isPaused: true })).toBe(
      storedClock({ nowMs: 1, aheadMs: 2, isPaused: true }),
    )
  })
})
