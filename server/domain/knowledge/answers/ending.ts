/** The ways in which an answer can end, besides an answer from articles. */
import type { AnswerOutcome } from '#contract/entities/answers.ts'
import type { MessageMeta } from '#contract/entities/message.ts'
import type { SharedMessages } from '#core/messages/en.ts'
import type { SmallTalk } from '#server/ports/model.ts'
import type { SearchHit } from '../search/search-index.ts'
import { speaksOf } from './forbidden-topics.ts'
import { toSuggest } from './retrieval/likeliest.ts'

/** The types of message with which the AI replies. */
export type AiReply = 'answer' | 'suggestions' | 'clarification' | 'offer'

/** What is posted, and how it came about. `used` are the slugs of the cited articles. */
export type Ending = {
  readonly content: string
  readonly meta: MessageMeta & { readonly type: AiReply }
  readonly outcome: AnswerOutcome
  readonly used?: readonly string[]
}

/** An outcome that offers a human. */
type OfferOutcome = Exclude<
  AnswerOutcome,
  'answer' | 'small-talk' | 'thanks' | 'complaint' | 'suggestions' | 'clarification'
>

/** Small talk that tells how the visitor found an answer. */
const TELLING: Readonly<Partial<Record<SmallTalk, AnswerOutcome>>> = {
  thanks: 'thanks',
  frustration: 'complaint',
}

/** Returns a reply that cites nothing, such as to small talk of a kind. */
export function politeness(content: string, kind?: SmallTalk): Ending {
  const outcome = (kind && TELLING[kind]) ?? 'small-talk'
  return { outcome, content, meta: { type: 'answer', citations: [] } }
}

/** Offers a human, with the text that nothing was found, that it was enough, or that the AI is unavailable. */
export function offer(outcome: OfferOutcome, t: SharedMessages): Ending {
  return { outcome, content: textOf(outcome, t), meta: { type: 'offer' } }
}

function textOf(outcome: OfferOutcome, t: SharedMessages): string {
  switch (outcome) {
    case 'no-information':
    case 'withheld':
    case 'refused-topic':
      return t.noInformation
    case 'turn-limit':
      return t.manyAnswers
    case 'over-budget':
    case 'unavailable':
      return t.unavailable
  }
}

type Unsure = {
  readonly t: SharedMessages
  readonly forbidden: readonly string[]
  /** The outcome if nothing can be suggested. */
  readonly otherwise: OfferOutcome
  /** Said before either. Null if nothing is. */
  readonly notice: string | null
}

/** Suggests articles, without those on forbidden topics, or offers a human if none is left. */
export function unsure(hits: readonly SearchHit[], { t, forbidden, otherwise, notice }: Unsure): Ending {
  const articles = toSuggest(hits)
    .map(({ article: { slug, title } }) => ({ slug, title }))
    .filter(({ title }) => !speaksOf(title, forbidden))
  const after = (text: string) => (notice === null ? text : `${notice} ${text}`)
  if (articles.length === 0) {
    const ending = offer(otherwise, t)
    return { ...ending, content: after(ending.content) }
  }
  return { outcome: 'suggestions', content: after(t.unsure), meta: { type: 'suggestions', articles } }
}
