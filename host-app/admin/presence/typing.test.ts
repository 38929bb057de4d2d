import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createTyping } from './typing.ts'

describe('typing', () => {
  it('lasts until five seconds after the last key, and tells of changes alone', () => {
    const clock = createManualClock(0)
    const typing = createTyping(clock)
    const changed = vi.fn()
    typing.subscribe(changed)
    typing.note('a')
    clock.advance(4_999)
    typing.note('a')
    clock.advance(4_999)
    expect([typing.current(), changed.mock.calls.length]).toEqual(['a', 1])
    clock.advance(1)
    expect([typing.current(), changed.mock.calls.length]).toEqual([null, 2])
  })

  it('ends when it is stopped, and goes to another conversation', () => {
    const typing = createTyping(createManualClock(0))
    typing.note('a')
    typing.note('b')
    expect(typing.current()).toBe('b')
    typing.stop()
    expect(typing.current()).toBeNull()
  })
})
