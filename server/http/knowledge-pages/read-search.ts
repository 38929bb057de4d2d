import { SEARCH_QUERY_MAX, SEARCH_RESULTS } from '#contract/constants/knowledge.ts'
import { KNOWLEDGE_SEARCH } from '#core/knowledge/knowledge-path.ts'
import { listPublished } from '#server/domain/knowledge/articles/overviews.ts'
import { searchArticles } from '#server/domain/knowledge/articles/search-articles.ts'
import type { ReadPage } from './deps.ts'
import { languagesOf, requestedLanguage } from './languages.ts'

/** Reads `/kb/search?q=…`: matching articles, the surest first. Without a query it only shows the search field. */
export const readSearch: ReadPage = async (c, { company, settings }, deps) => {
  const query = (c.req.query('q') ?? '').trim().slice(0, SEARCH_QUERY_MAX)
  const published = await listPublished(deps.database, company)
  const languages = languagesOf(published, 'article', settings.default_language)
  const requested = languages.find(each => each === requestedLanguage(c))
  const at = (language: string | undefined) =>
    `${KNOWLEDGE_SEARCH}?${new URLSearchParams({ q: query, ...(language && { lang: language }) })}`
  if (query !== '') await deps.limits.take('searchKnowledge', { ip: deps.clientIp(c), tenant: company.id })
  const found =
    query === ''
      ? { results: [], confidence: 0, threshold: 1 }
      : await searchArticles(deps, company, { q: query, language: requested, limit: SEARCH_RESULTS })
  const sure = found.results.filter(({ confidence }) => confidence >= found.threshold)
  return {
    language: requested ?? found.results[0]?.language ?? languages[0] ?? 'en',
    path: query === '' ? KNOWLEDGE_SEARCH : at(requested),
    alternates: [],
    languages: languages.length > 1 ? languages.map(language => ({ language, path: at(language) })) : [],
    isHidden: true,
    view: {
      kind: 'search',
      query,
      // After relevant hits, hits that hardly fit are of no use.
      results: sure.length > 0 ? sure : found.results,
      isSure: sure.length > 0,
    },
  }
}
