import { describe, expect, it } from 'vitest'
import { createManualClock } from './manual-clock.ts'

describe('createManualClock', () => {
  it('calls what falls due in order, each at its own instant', () => {
    const clock = createManualClock(1_000)
    const calls: string[] = []
    const note = (name: string) => () => void calls.push(`${name} ${clock.now()}`)
    clock.setTimeout(note('late'), 30)
    clock.setTimeout(note('first'), 10)
    clock.setTimeout(note('second'), 10)
    clock.advance(29)
    expect(calls).toEqual(['first 1010', 'second 1010'])
    clock.advance(1)
    expect(calls.at(-1)).toBe('late 1030')
    expect(clock.now()).toBe(1_030)
  })

  it('calls a timer that was set on the way', () => {
    const clock = createManualClock(0)
    const calls: number[] = []
    const again = () => {
      calls.push(clock.now())
      clock.setTimeout(again, 10)
    }
    clock.setTimeout(again, 10)
    clock.advance(35)
    expect(calls).toEqual([10, 20, 30])
    expect(clock.now()).toBe(35)
  })

  it('forgets a timer that was cleared, and takes a negative delay for none', () => {
    const clock = createManualClock(0)
    const calls: string[] = []
    clock.clearTimeout(clock.setTimeout(() => void calls.push('cleared'), 5))
    clock.setTimeout(() => void calls.push('at once'), -5)
    clock.advance(0)
    clock.advance(100)
    expect(calls).toEqual(['at once'])
  })
})
