import { ANSWER_LIKELIHOOD } from '#contract/constants/ai.ts'
import { answererClaims } from '../../actor.ts'
import type { Search } from '../search/knowledge.ts'

export type FoundAnswer = { readonly slug: string; readonly likelihood: number }

/** Asks a search each question, and gives the article that it is sure of; questions without one are left out. */
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
