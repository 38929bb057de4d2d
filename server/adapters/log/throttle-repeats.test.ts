import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { DatabaseError } from '#server/ports/database.ts'
import { throttleRepeats } from './throttle-repeats.ts'

const MINUTE_MS = 60_000

function started() {
  const clock = createManualClock(0)
  const lines: unknown[] = []
  const write = (detail: object, text: string) => {
    const { leftOut } = detail as { leftOut?: number }
    lines.push([clock.now(), text, ...(leftOut === undefined ? [] : [leftOut])])
  }
  return { clock, lines, log: throttleRepeats({ error: write, warn: write, info: write }, clock) }
}

describe('an error that repeats in the log', () => {
  it('is written at once, and then once a minute with the number left out', () => {
    const { clock, lines, log } = started()
    const fail = () => log.error({ error: new DatabaseError('08006', 'lost') }, 'no database')
    for (let second = 0; second < 150; second++) {
      fail()
      clock.advance(1_000)
    }
    clock.advance(10 * MINUTE_MS)
    expect(lines).toEqual([
      [0, 'no database'],
      [MINUTE_MS, 'no database', 58],
      [2 * MINUTE_MS, 'no database', 59],
      [3 * MINUTE_MS, 'no database', 29],
    ])
  })

  it('is written at once again after a minute without it', () => {
    const { clock, lines, log } = started()
    log.warn({}, 'late')
    clock.advance(MINUTE_MS)
    log.warn({}, 'late')
    expect(lines).toEqual([
      [0, 'late'],
      [MINUTE_MS, 'late'],
    ])
  })

  it('hides no other error, no other code of the same text, and no access', () => {
    const { lines, log } = started()
    log.error({ error: new DatabaseError('08006', 'lost') }, 'no database')
    log.error({ err: new DatabaseError('53300', 'full') }, 'no database')
    log.error({ error: new TypeError('x') }, 'a request failed')
    log.error({ error: new RangeError('x') }, 'a request failed')
    log.info({}, 'request')
    log.info({}, 'request')
    expect(lines).toHaveLength(6)
  })
})
