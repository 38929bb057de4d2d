import type { Model, ModelAnswer, ModelRequest } from '#server/ports/model.ts'

/**
 * The embedded default: no language model, but the sentences of the best article that come closest to the question,
 * word for word. Without a passage it says so.
 */
export const localModel: Model = {
  async answer(request) {
    const answer = answerOf(request)
    if (answer.kind === 'answer') request.onText?.(answer.text)
    return answer
  },
}

function answerOf({ passages }: ModelRequest): ModelAnswer {
  const [best] = passages
  return best ? { kind: 'answer', text: best.excerpt, used: [best.slug] } : { kind: 'no-information' }
}
