import { PLAYGROUND_QUESTION_MAX, SUGGESTIONS_MAX } from '#contract/constants/playground.ts'
import type { Suggestion } from '#contract/entities/gaps.ts'
import type { Clock } from '#core/clock.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { PUBLISHED } from '../articles/article-rows.ts'
import { withoutPersonalData } from '../articles/search-log.ts'
import { questionBefore } from './question-text.ts'
import { draftOf, maskNames } from './thread-draft.ts'

/** Returns what agents answered in the last days that the AI could not. */
export function listSuggestions(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
  days: number,
): Promise<Suggestion[]> {
  const since = daysAgo(clock, days)
  return database.as(claims, query => readSuggestions(query, companyId, { since }))
}

/** Messages of one person's answer that are looked at, and characters of them in which an article is looked for. */
const MAX_MESSAGES = 20
const MAX_SAID = 4_000
/** A shorter title, in characters, occurs in many texts by chance. */
const MIN_TITLE = 12
const LINK = /(?:https?:\/\/|\/kb\/)[^\s)\]>"']+/gu

type ThreadRow = {
  readonly id: string
  readonly locale: string
  readonly resolved_at: Date
  readonly customer_name: string | null
  readonly question: string
  readonly answers: readonly string[]
  readonly agents: readonly (string | null)[]
}

/**
 * Returns resolved conversations in which an agent answered what the AI could not, the last resolved first. Those
 * already drafted, added or dismissed are left out.
 * With `id` only that conversation, else all of the company since `since`.
 */
export async function readSuggestions(
  query: Query,
  companyId: string,
  { since = new Date(0), id = null }: { readonly since?: Date; readonly id?: string | null },
): Promise<Suggestion[]> {
  const threads = await query<ThreadRow>(
    `select c.id, c.locale, c.resolved_at, c.customer_name, question.content as question, reply.answers, reply.agents
       from public.conversations c
      cross join lateral (
         select o.conversation_id, o.sequence from public.messages o
          where o.conversation_id = c.id and o.sender_type = 'ai' and o.meta ->> 'type' in ('offer', 'suggestions')
            and not exists (select from public.messages p
                             where p.conversation_id = c.id and p.sequence > o.sequence and p.meta ->> 'type' = 'picked')
            and exists (select from public.messages m
                         where m.conversation_id = c.id and m.sequence > o.sequence and m.sender_type = 'agent')
          order by o.sequence desc limit 1) offer
      cross join lateral ${questionBefore('offer')} question
      cross join lateral (
         select array_agg(said.content order by said.sequence) as answers,
                array_agg(said.sender_name order by said.sequence) as agents
           from (select m.content, m.sender_name, m.sequence from public.messages m
                  where m.conversation_id = c.id and m.sequence > offer.sequence and m.sender_type = 'agent'
                  order by m.sequence limit ${MAX_MESSAGES}) said) reply
      where c.company_id = $1 and c.status = 'resolved' and c.resolved_at > $2 and ($3::uuid is null or c.id = $3)
        and not exists (select from public.settled_suggestions s where s.conversation_id = c.id)
      order by c.resolved_at desc, c.id limit ${SUGGESTIONS_MAX}`,
    [companyId, since, id],
  )
  const articles = await readNamedArticles(query, companyId, threads)
  return threads.flatMap(thread => toSuggestion(thread, articles))
}

type NamedArticle = { readonly id: string; readonly slug: string; readonly title: string }

function toSuggestion(thread: ThreadRow, articles: readonly NamedArticle[]): Suggestion[] {
  const names = [thread.customer_name, ...thread.agents]
  const question = maskNames(withoutPersonalData(thread.question), names).slice(0, PLAYGROUND_QUESTION_MAX)
  const answer = draftOf(thread.answers, names)
  if (question === '' || answer === '') return []
  const said = saidIn(thread)
  const article = articles.find(({ slug, title }) => slugsIn(said).includes(slug) || says(said, title))
  return [
    {
      conversation_id: thread.id,
      question,
      answer,
      language: thread.locale,
      agent_name: thread.agents[0] ?? null,
      resolved_at: thread.resolved_at.toISOString(),
      article: article ? { id: article.id, title: article.title } : null,
    },
  ]
}

/** Returns the published articles that the threads' answers link to or name by their title. */
function readNamedArticles(
  query: Query,
  companyId: string,
  threads: readonly ThreadRow[],
): Promise<NamedArticle[]> {
  const said = threads.map(saidIn)
  if (said.length === 0) return Promise.resolve([])
  return query<NamedArticle>(
    `select c.id, c.slug, c.title from public.content c
      where c.company_id = $1 and ${PUBLISHED}
        and (c.slug = any($2)
          or (length(c.title) >= ${MIN_TITLE} and position(lower(c.title) in $3) > 0))
      order by length(c.title) desc, c.id`,
    [companyId, said.flatMap(slugsIn), said.join('\n').toLowerCase()],
  )
}

function saidIn({ answers }: ThreadRow): string {
  return answers.join('\n').slice(0, MAX_SAID)
}

function says(text: string, title: string): boolean {
  return title.length >= MIN_TITLE && text.toLowerCase().includes(title.toLowerCase())
}

/** Returns the last part of the path of each link. */
function slugsIn(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([link]) => {
    const path = trimEndOf(link.split(/[?#]/)[0]!, '.,;:!')
    const slug = trimEndOf(path, '/').split('/').at(-1)!
    return /^[a-z0-9-]+$/.test(slug) ? [slug] : []
  })
}
