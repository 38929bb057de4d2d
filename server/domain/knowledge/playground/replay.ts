/** Questions asked again, by search and the built-in answerer alone: no model of a vendor is paid for it. */
import type { AiSettings } from '#contract/entities/answers.ts'
import type { PinnedTest, ShownAnswer, TestVerdict } from '#contract/entities/playground.ts'
import type { NamedModel } from '#server/ports/model.ts'
import { answererClaims } from '../../actor.ts'
import { type ComposeDeps, composeAnswer } from '../answers/compose-answer.ts'
import type { Search } from '../search/knowledge.ts'

export type ReplayDeps = {
  readonly answering: ComposeDeps
  /** The built-in answerer. */
  readonly localModel: NamedModel
}

export type ReplayedQuestion = { readonly text: string; readonly locale: string }
/** What the built-in answerer says; null when it suggests articles or offers a human. */
export type Replayed = ShownAnswer | null

/** Asks one question after the other, as the company has set the AI. */
export async function replay(
  { answering, localModel }: ReplayDeps,
  companyId: string,
  { search, settings }: { readonly search: Search; readonly settings: AiSettings },
  questions: readonly ReplayedQuestion[],
): Promise<Replayed[]> {
  const deps: ComposeDeps = { ...answering, modelOf: async () => localModel }
  const answers: Replayed[] = []
  for (const { text, locale } of questions) {
    const { content, meta } = await composeAnswer(deps, {
      companyId,
      claims: answererClaims(companyId),
      locale,
      turns: [{ sender_type: 'visitor', content: text }],
      search,
      settings,
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
