/** Default requests to a model, for tests. */
import { AI_DEFAULTS } from '#contract/entities/answers.ts'
import type { ModelPassage, ModelRequest } from '#server/ports/model.ts'

/** Returns a passage of an article for a model. */
export function passageOf(slug: string, change: Partial<ModelPassage> = {}): ModelPassage {
  return {
    title: `On ${slug}`,
    slug,
    excerpt: `About ${slug}.`,
    text: `All of ${slug}.`,
    likelihood: 0.9,
    isSure: true,
    language: 'en',
    ...change,
  }
}

/** Returns a question about refunds, with articles on refunds and plans. */
export function modelRequest(change: Partial<ModelRequest> = {}): ModelRequest {
  return {
    question: 'Can I get a refund?',
    history: [],
    passages: [passageOf('refunds'), passageOf('plans')],
    guidance: AI_DEFAULTS,
    locale: 'en',
    callTool: async () => ({ kind: 'refused', error: 'There are no tools here.' }),
    signal: new AbortController().signal,
    ...change,
  }
}
