import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import type { ModelTrial } from '#contract/entities/answers.ts'
import { AI_DEFAULTS } from '#contract/entities/answers.ts'
import type { Clock } from '#core/clock.ts'
import { type ModelAnswer, ModelError, type NamedModel } from '#server/ports/model.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { CompanyModels } from './company-models.ts'

const PASSAGE = {
  slug: 'opening-hours',
  title: 'Opening hours',
  excerpt: 'We are open from nine to five.',
  text: 'We are open from nine to five, Monday to Friday.',
  language: 'en',
  likelihood: 1,
  isSure: true,
}

/**
 * Asks the company's own model a short question and reports whether it answered.
 * @throws ai_model_not_found (404) if the company has none.
 */
export async function tryAiModel(
  { clock, ownModelOf }: { readonly clock: Clock } & Pick<CompanyModels, 'ownModelOf'>,
  { companyId }: Member,
): Promise<ModelTrial> {
  const startedAt = clock.now()
  const timeout = new AbortController()
  const timer = clock.setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS)
  try {
    const own = await ownModelOf(companyId)
    if (!own) throw new AppError('ai_model_not_found')
    const answer = await ask(own, timeout.signal)
    return {
      text: answer.kind === 'answer' && answer.used.length > 0 ? answer.text : null,
      problem: null,
      duration_ms: clock.now() - startedAt,
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    const problem = timeout.signal.aborted
      ? 'too_slow'
      : error instanceof ModelError
        ? error.problem
        : 'unreachable'
    return { text: null, problem, duration_ms: clock.now() - startedAt }
  } finally {
    clock.clearTimeout(timer)
  }
}

function ask({ model }: NamedModel, signal: AbortSignal): Promise<ModelAnswer> {
  return model.answer({
    question: 'When are you open?',
    history: [],
    passages: [PASSAGE],
    guidance: AI_DEFAULTS,
    locale: 'en',
    callTool: async () => ({ kind: 'found', passages: [] }),
    signal,
  })
}
