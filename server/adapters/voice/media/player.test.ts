import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { startPlayer } from './player.ts'
import { FRAME_SAMPLES } from './rtp.ts'

function play() {
  const clock = createManualClock(0)
  const sent: number[] = []
  let ticks = 0
  const player = startPlayer({
    now: clock.now,
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    send: frame => sent.push(frame[0]!),
    onTick: () => {
      ticks += 1
    },
  })
  return { ...player, clock, sent, ticks: () => ticks }
}

const frames = (...values: readonly number[]) =>
  Int16Array.from(values.flatMap(value => new Array<number>(FRAME_SAMPLES).fill(value)))

describe('the pace of the audio', () => {
  it('is a frame each 20 ms, silence where there is nothing to play', () => {
    const { clock, sent, play: add, ticks } = play()
    clock.advance(39)
    add(frames(1, 2))
    clock.advance(61)
    expect(sent).toEqual([0, 0, 1, 2, 0, 0])
    expect(ticks()).toBe(6)
  })

  it('fills the last frame of a sound with silence', () => {
    const { clock, sent, play: add } = play()
    add(Int16Array.from([5, 5, 5]))
    clock.advance(0)
    expect(sent).toEqual([5])
  })

  it('has no gap between sounds that come in parts of a frame', () => {
    const { clock, sent, play: add, isQuiet } = play()
    const part = (value: number, length: number) => new Int16Array(length).fill(value)
    add(part(7, 500))
    add(part(8, 1_420))
    expect(isQuiet()).toBe(false)
    clock.advance(40)
    expect(sent).toEqual([7, 8, 0])
    expect(isQuiet()).toBe(true)
    add(part(9, 10))
    clock.advance(20)
    expect(sent.at(-1)).toBe(9)
  })

  it('says when all has been sent, or forgotten', async () => {
    const { clock, clear, play: add, whenQuiet } = play()
    const order: string[] = []
    await whenQuiet()
    add(frames(1, 2))
    const sent = whenQuiet().then(() => order.push('sent'))
    clock.advance(15)
    expect(order).toEqual([])
    clock.advance(10)
    await sent
    add(frames(1, 2, 3))
    const forgotten = whenQuiet().then(() => order.push('forgotten'))
    clear()
    await forgotten
    expect(order).toEqual(['sent', 'forgotten'])
  })

  it('stops', () => {
    const { clock, sent, stop } = play()
    clock.advance(0)
    stop()
    clock.advance(1_000)
    expect(sent).toHaveLength(1)
  })
})
