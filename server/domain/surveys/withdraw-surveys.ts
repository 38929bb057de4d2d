import { consumer } from '../consumer.ts'

/**
 * Withdraws the survey that a resolving asked, once that is undone, unless the visitor has answered or got an email. Undoing it
 * for one conversation or for many, and the end of a merge, are undoings.
 */
export const withdrawSurveys = consumer({
  name: 'survey-withdrawals',
  kinds: ['conversation.status_changed'],
  async consume(query, events) {
    const undone = events.filter(({ data, is_undo }) => is_undo && data.from === 'resolved')
    if (undone.length === 0) return
    await query(
      `delete from public.surveys s
        using public.activities undone
        where undone.id = any($1::uuid[]) and s.company_id = undone.company_id
          and s.conversation_id = undone.conversation_id and s.answered_at is null and s.emailed_at is null
          and s.asked_at = (
            select resolved.created_at from public.activities resolved
             where resolved.company_id = undone.company_id and resolved.conversation_id = undone.conversation_id
               and resolved.kind = 'status' and resolved.detail ->> 'to' = 'resolved'
               and resolved.position < undone.position
             order by resolved.position desc limit 1)`,
      [undone.map(event => event.subject_id)],
    )
  },
})
