import { expect, it } from 'vitest'
import { DEMO_WAIT_MS } from '#contract/constants/demo.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createWaitPause } from './use-tour.ts'

function setUp() {
  const clock = createManualClock(0)
  const did: string[] = []
  const pause = createWaitPause({
    clock,
    pause: () => did.push('pause'),
    resume: () => did.push('resume'),
  })
  return { clock, did, pause }
}

it(`a tour that waits pauses the clock after ${DEMO_WAIT_MS} ms, not 1 ms earlier, and once`, () => {
  const { clock, did, pause } = setUp()
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS - 1)
  expect(did).toEqual([])
  clock.advance(1)
  expect(did).toEqual(['pause'])
  clock.advance(10 * DEMO_WAIT_MS)
  expect(did).toEqual(['pause'])
})

it('whatever happens meanwhile restarts the wait', () => {
  const { clock, did, pause } = setUp()
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS - 1)
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS - 1)
  expect(did).toEqual([])
  clock.advance(1)
  expect(did).toEqual(['pause'])
})

it('a paused clock resumes once something happens, and is paused again if the tour waits', () => {
  const { clock, did, pause } = setUp()
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS)
  pause.restart(true)
  expect(did).toEqual(['pause', 'resume'])
  clock.advance(DEMO_WAIT_MS)
  expect(did).toEqual(['pause', 'resume', 'pause'])
})

it('the clock runs on while no stop waits', () => {
  const { clock, did, pause } = setUp()
  pause.restart(true)
  pause.restart(false)
  clock.advance(10 * DEMO_WAIT_MS)
  expect(did).toEqual([])
})

it('a clock that the visitor moved stays as it is until something happens', () => {
  const { clock, did, pause } = setUp()
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS)
  pause.release()
  clock.advance(10 * DEMO_WAIT_MS)
  pause.end()
  expect(did).toEqual(['pause'])
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS)
  expect(did).toEqual(['pause', 'pause'])
})

it('the end of the tour resumes a clock that it paused', () => {
  const { clock, did, pause } = setUp()
  pause.restart(true)
  clock.advance(DEMO_WAIT_MS)
  pause.end()
  clock.advance(10 * DEMO_WAIT_MS)
  expect(did).toEqual(['pause', 'resume'])
})
