import { GAP_QUESTIONS_MAX } from '#contract/constants/playground.ts'
import type { SuggestedArticle, WordingGap } from '#contract/entities/gaps.ts'
import type { Citation } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { publishedAtSlugs } from '../articles/published-at-slugs.ts'
import { liveSearch } from '../playground/run-pinned-tests.ts'
import type { Knowledge } from '../search/knowledge.ts'
import { findAnswers } from './find-answers.ts'
import { questionBefore, questionKey, reportedQuestion } from './question-text.ts'
import { readDismissals } from './read-unanswered.ts'

/** The most suggestions that are read, the newest. */
const MAX_ROWS = 1_000

/** SQL for the visitor's choice, which belongs to the last suggestions before it. */
const PICK = `(
  select p.meta ->> 'slug' as slug from public.messages p
   where p.conversation_id = s.conversation_id and p.sequence > s.sequence and p.sender_type = 'visitor'
     and p.meta ->> 'type' = 'picked'
     and not exists (select from public.messages n
                      where n.conversation_id = s.conversation_id and n.sender_type = 'ai'
                        and n.meta ->> 'type' = 'suggestions' and n.sequence > s.sequence and n.sequence < p.sequence)
   order by p.sequence limit 1)`

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

/** A question with each time articles were suggested for it, in the same words. */
type RepeatedSuggestion = {
  readonly text: string
  /** Newest first. */
  readonly times: readonly Suggested[]
}

/** Combines questions of the same words: the most frequent first, then the newest. */
export function repeatedSuggestions(suggested: readonly Suggested[]): RepeatedSuggestion[] {
  const byKey = new Map<string, Suggested[]>()
  for (const each of suggested) byKey.set(each.key, [...(byKey.get(each.key) ?? []), each])
  return [...byKey.values()]
    .map(times => ({ text: times[0]!.text, times }))
    .sort(
      (a, b) =>
        b.times.length - a.times.length || b.times[0]!.askedAt.getTime() - a.times[0]!.askedAt.getTime(),
    )
    .slice(0, GAP_QUESTIONS_MAX)
}

/** Returns one wording gap. `idAt` returns the id of the article that has a slug now. */
export function wordingGapOf(
  { text, times }: RepeatedSuggestion,
  idAt: (slug: string) => string | null,
  answeredBy: WordingGap['answered_by'],
): WordingGap {
  const [newest] = times
  return {
    question: text,
    language: newest!.language,
    count: times.length,
    last_asked_at: newest!.askedAt.toISOString(),
    conversation_id: newest!.conversationId,
    articles: articlesOf(times, idAt),
    answered_by: answeredBy,
  }
}

/** Returns each article once, with its newest title. */
function articlesOf(times: readonly Suggested[], idAt: (slug: string) => string | null): SuggestedArticle[] {
  const articles = new Map<string, SuggestedArticle>()
  for (const { slug, title } of times.flatMap(each => each.articles)) {
    if (articles.has(slug)) continue
    const picked = times.filter(each => each.picked === slug).length
    articles.set(slug, { slug, title, content_id: idAt(slug), picked })
  }
  // The sort is stable: if nothing was picked, the likeliest stays first.
  return [...articles.values()].sort((a, b) => b.picked - a.picked)
}

/** A question for which articles were suggested once. */
export type Suggested = {
  /** Without personal data. */
  readonly text: string
  readonly key: string
  readonly askedAt: Date
  readonly language: string
  readonly conversationId: string
  readonly articles: readonly Citation[]
  /** Slug of the article that the visitor picked; null if none was. */
  readonly picked: string | null
}

type SuggestedRow = Omit<Suggested, 'text' | 'key'> & { readonly content: string }

/**
 * Returns the questions since an instant for which the AI could only suggest articles, the newest first. Dismissed
 * ones are left out unless they were asked again.
 */
async function readSuggested(query: Query, companyId: string, since: Date): Promise<Suggested[]> {
  const rows = await query<SuggestedRow>(
    `select question.content, question.created_at as "askedAt", c.locale as language,
            s.conversation_id as "conversationId", s.meta -> 'articles' as articles, pick.slug as picked
       from public.messages s
       join public.conversations c on c.id = s.conversation_id
      cross join lateral ${questionBefore('s')} question
       left join lateral ${PICK} pick on true
      where s.company_id = $1 and s.created_at > $2 and s.sender_type = 'ai' and s.meta ->> 'type' = 'suggestions'
      order by s.created_at desc, s.id limit ${MAX_ROWS}`,
    [companyId, since],
  )
  const dismissed = await readDismissals(query, companyId)
  return rows.flatMap(({ content, ...row }) => {
    const text = reportedQuestion(content)
    if (text === null) return []
    const key = questionKey(text)
    return row.askedAt > (dismissed.get(key) ?? since) ? [{ ...row, text, key }] : []
  })
}
