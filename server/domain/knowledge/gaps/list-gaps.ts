import type { Gap } from '#contract/entities/gaps.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { type PublishedArticle, publishedAtSlugs } from '../articles/published-at-slugs.ts'
import { liveSearch } from '../playground/run-pinned-tests.ts'
import type { Knowledge } from '../search/knowledge.ts'
import { type FoundAnswer, findAnswers } from './find-answers.ts'
import { type AnswerNow, gapsOf, type RepeatedQuestion, repeatedQuestions } from './gaps-of.ts'
import { readUnanswered } from './read-unanswered.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
}

/**
 * Returns the unanswered questions of the last days, grouped. Each is searched again, to see whether published
 * articles answer it now.
 */
export function listGaps(deps: Deps, member: Member, days: number): Promise<Gap[]> {
  return listGapsBetween(deps, member, daysAgo(deps.clock, days), null)
}

/** Returns the same for the questions that were asked between two instants; `until` is null for now. */
export async function listGapsBetween(
  deps: Deps,
  { claims, companyId }: Member,
  since: Date,
  until: Date | null,
): Promise<Gap[]> {
  const questions = await deps.database.as(claims, async query =>
    repeatedQuestions(await readUnanswered(query, companyId, since, until)),
  )
  const search = await liveSearch(deps, companyId)
  const found = await findAnswers(search, companyId, questions)
  const articles = await deps.database.as(claims, query =>
    publishedAtSlugs(
      query,
      companyId,
      [...found.values()].map(({ slug }) => slug),
    ),
  )
  return gapsOf(questions, question => answerNow(question, found.get(question), articles))
}

/** Returns what answers a question now. An article whose text did not help counts only once it has been changed. */
function answerNow(
  { times }: RepeatedQuestion,
  found: FoundAnswer | undefined,
  articles: ReadonlyMap<string, PublishedArticle>,
): AnswerNow {
  const article = found && articles.get(found.slug)
  if (!article) return null
  const isUnhelpful = times.some(
    ({ source, cited, askedAt }) =>
      source === 'unhelpful' && cited.includes(article.slug) && article.updated_at <= askedAt,
  )
  return isUnhelpful ? null : { content_id: article.id, title: article.title, likelihood: found.likelihood }
}
