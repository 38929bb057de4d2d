import { ANSWER_LIKELIHOOD } from '#contract/constants/ai.ts'
import { answererClaims } from '../../actor.ts'
import type { Search } from '../search/knowledge.ts'

/** The article that answers a question, and how likely it does (0 to 1). */
export type FoundAnswer = { readonly slug: string; readonly likelihood: number }

/**
 * Searches for each question and returns the article that is sure to answer it. Questions without one are left out.
 */
export async function findAnswers<Question extends { readonly text: string }>(
  search: Search,
  companyId: string,
  questions: readonly Question[],
): Promise<Map<Question, FoundAnswer>> {
  const found = new Map<Question, FoundAnswer>()
  for (const question of questions) {
    const [best] = await search(companyId, answererClaims(companyId), question.text, 1)
    if (best && best.likelihood >= ANSWER_LIKELIHOOD)
      found.set(question, { slug: best.article.slug, likelihood: best.likelihood })
  }
  return found
}
