import type { MessageMeta } from '#contract/entities/message.ts'
import type { SharedMessages } from '#core/messages/en.ts'

/** How the simulated AI reacts to a question, by its label. */
export const AI_REPLIES = {
  answers: 'Answers',
  suggests: 'Suggests articles',
  offers: 'Doesn’t know',
  fails: 'Is unavailable',
} as const
/** A key of `AI_REPLIES`. */
export type AiReply = keyof typeof AI_REPLIES

const ARTICLE = { title: 'One of your articles', slug: 'one-of-your-articles' }
const SAMPLE_ANSWER = 'This is what one of your articles says about it.'

/** Returns the AI's message in the company's texts. Only a sample stands for an answer from an article. */
export function replyOf(
  reply: AiReply,
  t: SharedMessages,
): { content: string; meta: MessageMeta & { type: 'answer' | 'suggestions' | 'offer' } } {
  switch (reply) {
    case 'answers':
      return { content: SAMPLE_ANSWER, meta: { type: 'answer', citations: [ARTICLE] } }
    case 'suggests':
      return { content: t.unsure, meta: { type: 'suggestions', articles: [ARTICLE] } }
    case 'offers':
      return { content: t.noInformation, meta: { type: 'offer' } }
    case 'fails':
      return { content: t.unavailable, meta: { type: 'offer' } }
  }
}
