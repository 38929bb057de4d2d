import { describe, expect, it } from 'vitest'
import { MODEL_REST_MS, MODEL_TIMEOUT_MS } from '#contract/constants/ai.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { type Model, ModelError, type ModelRequest } from '#server/ports/model.ts'
import { createModelRest, problemOf } from './model-rest.ts'

const DONE = { kind: 'no-information' } as const
const request = (signal = new AbortController().signal) => ({ signal }) as ModelRequest

function guarded() {
  const clock = createManualClock(0)
  const { guard } = createModelRest(clock, NO_METRICS)
  const asked: number[] = []
  let answer: Model['answer'] = async () => DONE
  const model: Model = {
    answer(given) {
      asked.push(clock.now())
      return answer(given)
    },
  }
  const ask = (key = 'a') => guard(key, { name: 'm', model }).model.answer(request()).catch(problemOf)
  return {
    ...{ clock, asked, ask, guard, model },
    become(next: Model['answer']) {
      answer = next
    },
    fail(problem: ModelError['problem'] = 'failed') {
      answer = async () => Promise.reject(new ModelError(problem, 'no'))
    },
  }
}

describe('a language model that fails', () => {
  it('is asked again after one failure, and rests after two in a row', async () => {
    const { ask, asked, clock, fail, become } = guarded()
    fail()
    expect([await ask(), await ask(), await ask()]).toEqual(['failed', 'failed', 'resting'])
    become(async () => DONE)
    clock.advance(MODEL_REST_MS - 1)
    expect(await ask()).toBe('resting')
    clock.advance(1)
    expect(await ask()).toEqual(DONE)
    expect(await ask()).toEqual(DONE)
    expect(asked).toHaveLength(4)
  })

  it('does not rest while answers come in between', async () => {
    const { ask, fail, become } = guarded()
    for (let round = 0; round < 3; round++) {
      fail('too_slow')
      expect(await ask()).toBe('too_slow')
      become(async () => DONE)
      expect(await ask()).toEqual(DONE)
    }
  })

  it('is tried by one question after its rest, while the next ones do not wait', async () => {
    const { ask, clock, fail, become } = guarded()
    fail()
    await ask()
    await ask()
    clock.advance(MODEL_REST_MS)
    let release = () => {}
    become(
      () =>
        new Promise(resolve => {
          release = () => resolve(DONE)
        }),
    )
    const first = ask()
    expect(await ask()).toBe('resting')
    clock.advance(MODEL_TIMEOUT_MS - 1)
    expect(await ask()).toBe('resting')
    release()
    expect(await first).toEqual(DONE)
  })

  it('rests twice as long after each further failure', async () => {
    const { ask, clock, fail } = guarded()
    fail()
    await ask()
    await ask()
    for (const rest of [
      MODEL_REST_MS,
      2 * MODEL_REST_MS,
      4 * MODEL_REST_MS,
      8 * MODEL_REST_MS,
      10 * MODEL_REST_MS,
      10 * MODEL_REST_MS,
    ]) {
      clock.advance(rest - 1)
      expect(await ask()).toBe('resting')
      clock.advance(1)
      expect(await ask()).toBe('failed')
    }
  })

  it.each(['unauthorized', 'not_found', 'address_refused'] as const)(
    'rests at once when only its settings can help: %s',
    async problem => {
      const { ask, fail } = guarded()
      fail(problem)
      expect([await ask(), await ask()]).toEqual([problem, 'resting'])
    },
  )

  it('keeps no other model from answering, nor itself with another key', async () => {
    const { ask, fail, become } = guarded()
    fail('unauthorized')
    await ask('a')
    become(async () => DONE)
    expect([await ask('a'), await ask('b')]).toEqual(['resting', DONE])
  })

  it('is too slow when the question is given up for that reason', async () => {
    const { guard, model, become } = guarded()
    const stop = new AbortController()
    become(() => new Promise(() => {}))
    const answer = guard('a', { name: 'm', model }).model.answer(request(stop.signal))
    stop.abort(new ModelError('too_slow', 'The model took too long.'))
    await expect(answer).rejects.toThrow('The model took too long.')
    become(async () => Promise.reject(new ModelError('failed', 'no')))
    const again = () => guard('a', { name: 'm', model }).model.answer(request()).catch(problemOf)
    expect([await again(), await again()]).toEqual(['failed', 'resting'])
  })
})
