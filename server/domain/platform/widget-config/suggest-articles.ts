import { SUGGESTED_ARTICLES } from '#contract/constants/conversation.ts'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { ArticleLink } from '#contract/entities/widget.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import type { Knowledge } from '../../knowledge/search/knowledge.ts'

/** Published articles that surely fit a few words, the best first. */
export async function suggestArticles(
  knowledge: Knowledge,
  company: Company,
  words: string,
): Promise<ArticleLink[]> {
  const claims = tenantClaims({ companyId: company.id })
  const hits = await knowledge.search(company.id, claims, words, SUGGESTED_ARTICLES)
  return hits
    .filter(({ confidence }) => confidence >= CONFIDENCE_THRESHOLD)
    .map(({ article: { title, slug } }) => ({ title, slug }))
}
