import {
  MODEL_FAILURES,
  MODEL_REST_MAX_MS,
  MODEL_REST_MS,
  MODEL_TIMEOUT_MS,
  type ModelProblem,
} from '#contract/constants/ai.ts'
import type { Clock } from '#core/clock.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { ModelError, type NamedModel } from '#server/ports/model.ts'
import { rejectedBy } from '../rejected-by.ts'

/** Failing models that are remembered at most. */
const REMEMBERED_MAX = 10_000
/** Problems that last until somebody changes the model's settings. */
const LASTING: readonly ModelProblem[] = ['address_refused', 'unauthorized', 'not_found']

type Failing = { readonly failures: number; readonly until: number }

/** Keeps visitors from waiting for a language model that fails (a circuit breaker). Each node has its own. */
export type ModelRest = {
  /**
   * Returns the model, whose answers reject at once with the problem `resting` while it rests. After a rest, one question
   * tries it again. `key` names the model with its address and key, so that a change ends the rest.
   */
  readonly guard: (key: string, named: NamedModel) => NamedModel
}

/** Creates the memory of failing models. */
export function createModelRest(
  clock: Pick<Clock, 'now'>,
  metrics: Pick<Metrics, 'count' | 'watch'>,
): ModelRest {
  const failing = new Map<string, Failing>()
  metrics.watch('lapwing_models_resting', () => {
    const resting = [...failing.values()].filter(({ until }) => clock.now() < until)
    return [{ labels: {}, value: resting.length }]
  })

  function failed(key: string, problem: ModelProblem): void {
    metrics.count('lapwing_model_failures_total', { problem })
    const before = failing.get(key)?.failures ?? 0
    const failures = LASTING.includes(problem) ? Math.max(before + 1, MODEL_FAILURES) : before + 1
    const further = failures - MODEL_FAILURES
    const rest = further < 0 ? 0 : Math.min(MODEL_REST_MS * 2 ** further, MODEL_REST_MAX_MS)
    failing.delete(key)
    failing.set(key, { failures, until: clock.now() + rest })
    if (failing.size > REMEMBERED_MAX) failing.delete(failing.keys().next().value!)
  }

  return {
    guard: (key, { name, model }) => ({
      name,
      model: {
        ...model,
        async answer(request) {
          const known = failing.get(key)
          if (known && clock.now() < known.until)
            throw new ModelError('resting', 'The model failed just before, and is paused for now.')
          // While this question tries it, the next ones do not wait.
          if (known && known.failures >= MODEL_FAILURES)
            failing.set(key, { ...known, until: clock.now() + MODEL_TIMEOUT_MS })
          try {
            const answer = await Promise.race([model.answer(request), rejectedBy(request.signal)])
            failing.delete(key)
            return answer
          } catch (error) {
            failed(key, problemOf(request.signal.aborted ? request.signal.reason : error))
            throw error
          }
        },
      },
    }),
  }
}

/** Returns why a model gave no answer. */
export function problemOf(error: unknown): ModelProblem {
  return error instanceof ModelError ? error.problem : 'failed'
}
