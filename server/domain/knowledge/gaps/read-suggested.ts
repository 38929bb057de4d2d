import type { Citation } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import { questionBefore, questionKey, reportedQuestion } from './question-text.ts'
import { readDismissals } from './read-unanswered.ts'

/** The most suggestions that are read, the newest. */
const MAX_ROWS = 1_000

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

/** SQL for the visitor's choice, which belongs to the last suggestions before it. */
const PICK = `(
  select p.meta ->> 'slug' as slug from public.messages p
   where p.conversation_id = s.conversation_id and p.sequence > s.sequence and p.sender_type = 'visitor'
     and p.meta ->> 'type' = 'picked'
     and not exists (select from public.messages n
                      where n.conversation_id = s.conversation_id and n.sender_type = 'ai'
                        and n.meta ->> 'type' = 'suggestions' and n.sequence > s.sequence and n.sequence < p.sequence)
   order by p.sequence limit 1)`

/**
 * Returns the questions since an instant for which the AI could only suggest articles, the newest first. Dismissed
 * ones are left out unless they were asked again.
 */
export async function readSuggested(query: Query, companyId: string, since: Date): Promise<Suggested[]> {
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
