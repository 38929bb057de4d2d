import type { Model, ModelAnswer, ModelPassage, ModelRequest, NamedModel } from '#server/ports/model.ts'

/** An article in the visitor's language is preferred unless another is likelier by more than this factor. */
const LANGUAGE_WORTH = 2

/**
 * The embedded default: quotes the sentences of the best article that come closest to the question, word for word.
 * Without a sure passage it answers `no-information`. It is no language model.
 */
export const localModel: Model = {
  isExtractive: true,
  async answer(request) {
    const answer = answerOf(request)
    if (answer.kind === 'answer') request.onText?.(answer)
    return answer
  },
}

/** The built-in answerer under its name. It needs no vendor. */
export const BUILT_IN: NamedModel = { name: 'local', model: localModel }

function answerOf(request: ModelRequest): ModelAnswer {
  const best = bestOf(request)
  return best ? { kind: 'answer', text: best.excerpt, used: [best.slug] } : { kind: 'no-information' }
}

/**
 * Returns the best hit in the visitor's language, or another that is far likelier, since many visitors write in a mix
 * of languages.
 */
function bestOf({ passages, guidance, locale }: ModelRequest): ModelPassage | undefined {
  const sure = passages.filter(({ isSure }) => isSure)
  const [surest] = sure
  const wanted = primary(guidance.answer_language === 'visitor' ? locale : guidance.answer_language)
  const own = sure.find(({ language }) => language !== undefined && primary(language) === wanted)
  if (!surest || !own) return surest
  return own.likelihood * LANGUAGE_WORTH >= surest.likelihood ? own : surest
}

function primary(tag: string): string {
  return tag.split('-')[0]!.toLowerCase()
}
