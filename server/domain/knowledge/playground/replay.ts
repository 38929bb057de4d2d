/** Answers questions again by search and the built-in answerer alone, so that no model vendor has to be paid. */
import type { AiSettings } from '#contract/entities/answers.ts'
import type { PinnedTest, ShownAnswer, TestVerdict } from '#contract/entities/playground.ts'
import { answererClaims } from '../../actor.ts'
import { type ComposeDeps, composeAnswer } from '../answers/compose-answer.ts'
import type { Search } from '../search/knowledge.ts'

/** What `replay` needs. */
export type ReplayDeps = { readonly answering: ComposeDeps }

/** A question, and the locale for fixed texts (BCP 47). */
export type ReplayedQuestion = { readonly text: string; readonly locale: string }
/** The built-in answerer's answer; null if it suggests articles or offers a human. */
export type Replayed = ShownAnswer | null

/** Answers the questions one after the other, with the company's AI settings. */
export async function replay(
  { answering }: ReplayDeps,
  companyId: string,
  { search, settings }: { readonly search: Search; readonly settings: AiSettings },
  questions: readonly ReplayedQuestion[],
): Promise<Replayed[]> {
  const deps: ComposeDeps = { ...answering, modelOf: async () => answering.builtIn }
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

/** Returns whether a test passed. `slug` is that of its article, null if visitors cannot read it. */
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
