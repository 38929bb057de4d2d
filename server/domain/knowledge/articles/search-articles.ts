import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import { searchResult } from '#contract/entities/knowledge.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import type { Knowledge } from '../search/knowledge.ts'
import type { SearchHit } from '../search/search-index.ts'
import { fold } from '../search/words/fold.ts'
import { splitWords } from '../search/words/split-words.ts'
import { publishedAtSlugs } from './published-at-slugs.ts'
import { withoutPersonalData } from './search-log.ts'

/** Hits that are requested, more than are shown, since some are in other languages. */
const LOOKED_AT = 50

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
}

/** Returns the published articles that fit a query, the best first, and logs the query without who asked. */
export async function searchArticles(
  { database, clock, knowledge }: Deps,
  { id: companyId }: Company,
  { q, language, limit }: ParsedRequestOf<'searchKnowledge'>['query'],
): Promise<ResponseOf<'searchKnowledge'>> {
  const claims = tenantClaims({ companyId })
  const found = await knowledge.search(companyId, claims, q, language === undefined ? limit : LOOKED_AT)
  const hits = found.filter(hit => isRelevant(hit, q))
  return database.as(claims, async query => {
    const published = await publishedAtSlugs(
      query,
      companyId,
      hits.map(({ article }) => article.slug),
    )
    const results = hits
      .flatMap(({ article: { slug, title }, excerpt, confidence }) => {
        // Another article may have got this slug since the search.
        const row = published.get(slug)
        if (row?.title !== title || (language !== undefined && row.language !== language)) return []
        return [searchResult.parse({ ...row, excerpt: oneLineOf(excerpt), confidence })]
      })
      .slice(0, limit)
    const confidence = Math.max(0, ...results.map(result => result.confidence))
    const loggedQuery = withoutPersonalData(q)
    if (loggedQuery !== '')
      await query(
        `insert into public.search_log (company_id, query, language, result_count, confidence, searched_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          companyId,
          loggedQuery,
          language ?? null,
          results.filter(result => result.confidence >= CONFIDENCE_THRESHOLD).length,
          confidence,
          new Date(clock.now()),
        ],
      )
    return { results, confidence, threshold: CONFIDENCE_THRESHOLD }
  })
}

/**
 * Whether a visitor who searches is shown this hit: the article has a word of the query in some form, or its title
 * has a word that begins like the query's last one, which may be unfinished. Other hits only share runs of
 * characters.
 */
export function isRelevant({ hasQueryWord, article }: SearchHit, query: string): boolean {
  if (hasQueryWord) return true
  const last = splitWords(query).at(-1)
  return last !== undefined && splitWords(article.title).some(word => fold(word).startsWith(fold(last)))
}

const ITEM = /^[ \t]*(?:-|\d{1,9}\.)[ \t]+/
const FENCE = /^```.*$/gm
const SENTENCE_END = /[.!?:;…。！？؟]["”»)]?$/u

/**
 * Returns a quote as one line of plain text for lists of search results, with the items of a list one after the
 * other.
 */
export function oneLineOf(quote: string): string {
  return quote
    .replace(FENCE, '')
    .split('\n')
    .map(line => line.replace(ITEM, '').replaceAll('`', '').trim())
    .filter(line => line !== '')
    .map((line, i, { length }) => (i + 1 < length && !SENTENCE_END.test(line) ? `${line};` : line))
    .join(' ')
}
