import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { GapSource } from '#contract/entities/gaps.ts'
import type { Citation } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import { FINISHED_SEARCHES } from '../articles/search-log.ts'
import { questionBefore, questionKey, reportedQuestion } from './question-text.ts'

/** The most rows of each source, the newest. */
const MAX_ROWS = 1_000

/** A question that once got no answer. */
export type Unanswered = {
  /** Without personal data. */
  readonly text: string
  readonly key: string
  readonly source: GapSource
  readonly askedAt: Date
  /** Null if unknown. */
  readonly language: string | null
  readonly conversationId: string | null
  /** Slugs of the articles on which an answer rested that did not help. */
  readonly cited: readonly string[]
}

type QuestionRow = {
  readonly content: string
  readonly asked_at: Date
  readonly language: string | null
  readonly conversation_id: string | null
  readonly citations: readonly Citation[] | null
}

/** SQL for the AI's messages, each with the visitor's message before it. */
const ANSWERED_MESSAGES = `
  select question.content, question.created_at as asked_at, c.locale as language, answer.conversation_id,
         answer.meta -> 'citations' as citations
    from public.messages answer
    join public.conversations c on c.id = answer.conversation_id
   cross join lateral ${questionBefore('answer')} question
   where answer.company_id = $1 and answer.created_at > $2 and ($3::timestamptz is null or answer.created_at < $3)
     and answer.sender_type = 'ai'`

const SOURCES: Readonly<Record<GapSource, string>> = {
  chat: `${ANSWERED_MESSAGES} and answer.meta ->> 'type' = 'offer' order by answer.created_at desc limit ${MAX_ROWS}`,
  unhelpful: `${ANSWERED_MESSAGES} and answer.helpful = false order by answer.created_at desc limit ${MAX_ROWS}`,
  search: `
    select query as content, searched_at as asked_at, language, null as conversation_id, null as citations
      from ${FINISHED_SEARCHES}
     where confidence < ${CONFIDENCE_THRESHOLD} and ($3::timestamptz is null or searched_at < $3)
     order by searched_at desc limit ${MAX_ROWS}`,
}

/**
 * Returns the questions since an instant (and before `until`, unless it is null) to which the AI could only offer a human,
 * whose answer did not help, or for which a search found nothing sure. The newest first; dismissed ones are left out
 * unless they were asked again.
 */
export async function readUnanswered(
  query: Query,
  companyId: string,
  since: Date,
  until: Date | null,
): Promise<Unanswered[]> {
  const all: Unanswered[] = []
  for (const source of Object.keys(SOURCES) as GapSource[]) {
    const rows = await query<QuestionRow>(SOURCES[source], [companyId, since, until])
    all.push(...rows.flatMap(row => toUnanswered(row, source)))
  }
  const dismissed = await readDismissals(query, companyId)
  return all
    .filter(({ key, askedAt }) => askedAt > (dismissed.get(key) ?? since))
    .sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime())
}

function toUnanswered(row: QuestionRow, source: GapSource): Unanswered[] {
  const text = reportedQuestion(row.content)
  if (text === null) return []
  return [
    {
      text,
      key: questionKey(text),
      source,
      askedAt: row.asked_at,
      language: row.language,
      conversationId: row.conversation_id,
      cited: (row.citations ?? []).map(({ slug }) => slug),
    },
  ]
}

/** Returns when questions were last dismissed, by their keys. */
export async function readDismissals(query: Query, companyId: string): Promise<Map<string, Date>> {
  const rows = await query<{ question_key: string; dismissed_at: Date }>(
    'select question_key, dismissed_at from public.gap_dismissals where company_id = $1',
    [companyId],
  )
  return new Map(rows.map(({ question_key, dismissed_at }) => [question_key, dismissed_at]))
}
