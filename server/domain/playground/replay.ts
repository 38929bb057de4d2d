/** Questions asked again, by search and the built-in answerer alone: no model of a vendor is paid for it. */
import { AI_DEFAULTS } from '#contract/constants/ai.ts'
import type { PinnedTest, ShownAnswer, TestVerdict } from '#contract/entities/playground.ts'
import type { Clock } from '#core/clock.ts'
import type { NamedModel } from '#server/ports/model.ts'
import { tenantClaims } from '../actor.ts'
import { type ComposeMeans, composeAnswer } from '../answers/compose-answer.ts'
import type { Search } from '../knowledge/knowledge.ts'

export type ReplayMeans = {
  readonly clock: Pick<Clock, 'now'>
  /** The built-in answerer. */
  readonly localModel: NamedModel
  readonly log: ComposeMeans['log']
}

export type ReplayedQuestion = { readonly text: string; readonly locale: string }
/** What the built-in answerer says; null when it offers a human. */
export type Replayed = ShownAnswer | null

/** Asks one question after the other. */
export async function replay(
  { clock, localModel, log }: ReplayMeans,
  companyId: string,
  search: Search,
  questions: readonly ReplayedQuestion[],
): Promise<Replayed[]> {
  const means: ComposeMeans = { clock, modelOf: async () => localModel, log }
  const answers: Replayed[] = []
  for (const { text, locale } of questions) {
    const { content, meta } = await composeAnswer(means, {
      companyId,
      claims: tenantClaims({ companyId }),
      locale,
      turns: [{ sender_type: 'visitor', content: text }],
      search,
      settings: { ...AI_DEFAULTS, forbidden_topics: [] },
      signal: new AbortController().signal,
    })
    answers.push(meta.type === 'answer' ? { text: content, citations: meta.citations ?? [] } : null)
  }
  return answers
}

/** How a test went; `slug` is where its article stands, null when visitors do not read it. */
export function verdictOf(
  { expected, content }: Pick<PinnedTest, 'expected' | 'content'>,
  slug: string | null,
  answer: Replayed,
): TestVerdict {
  if (expected === 'no-answer') return answer === null ? 'as-expected' : 'answered'
  if (content === null) return 'article-removed'
  if (answer === null) return 'not-answered'
  return answer.citations.some(citation => citation.slug === slug) ? 'as-expected' : 'other-article'
}
