import type { Model, ModelAnswer, ModelRequest } from '#server/ports/model.ts'

const GREETING =
  /^\s*(?:hi|hello|hey|hallo|hola|salut|bonjour|good (?:morning|afternoon|evening)|שלום|مرحبا)(?: there)?\s*[!.,]*\s*$/iu
const THANKS =
  /^\s*(?:thanks?|thank you|thx|cheers|danke|gracias|merci|תודה|شكرا)(?: (?:a lot|so much|very much|you))?\s*[!.,]*\s*$/iu

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

function answerOf({ question, passages }: ModelRequest): ModelAnswer {
  if (GREETING.test(question)) return { kind: 'answer', text: 'Hello! What can I help you with?', used: [] }
  if (THANKS.test(question)) return { kind: 'answer', text: 'You’re welcome!', used: [] }
  const [best] = passages
  return best ? { kind: 'answer', text: best.excerpt, used: [best.slug] } : { kind: 'no-information' }
}
