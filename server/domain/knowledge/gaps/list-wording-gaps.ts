import type { WordingGap } from '#contract/entities/gaps.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { publishedAtSlugs } from '../articles/published-at-slugs.ts'
import { liveSearch } from '../playground/run-pinned-tests.ts'
import type { Knowledge } from '../search/knowledge.ts'
import { findAnswers } from './find-answers.ts'
import { readSuggested } from './read-suggested.ts'
import { repeatedSuggestions, wordingGapOf } from './wording-gaps-of.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
}

/**
 * Returns the questions of the last days for which the AI could only suggest articles, with what visitors picked.
 * Each is searched again, to see whether published articles answer it now.
 */
export async function listWordingGaps(
  deps: Deps,
  { claims, companyId }: Member,
  days: number,
): Promise<WordingGap[]> {
  const since = daysAgo(deps.clock, days)
  const questions = await deps.database.as(claims, async query =>
    repeatedSuggestions(await readSuggested(query, companyId, since)),
  )
  const found = await findAnswers(await liveSearch(deps, companyId), companyId, questions)
  const suggested = questions.flatMap(({ times }) => times.flatMap(({ articles }) => articles))
  const slugs = [...suggested, ...found.values()].map(({ slug }) => slug)
  const published = await deps.database.as(claims, query => publishedAtSlugs(query, companyId, slugs))
  return questions.map(question => {
    const answer = found.get(question)
    const article = answer && published.get(answer.slug)
    return wordingGapOf(
      question,
      slug => published.get(slug)?.id ?? null,
      article ? { content_id: article.id, title: article.title, likelihood: answer.likelihood } : null,
    )
  })
}
