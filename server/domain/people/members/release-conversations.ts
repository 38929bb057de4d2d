import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { lockConversation, saveConversation } from '../../conversations/locked-conversation.ts'

/**
 * Unassigns all conversations of a person. Unresolved ones wait for a human again from now; resolved ones would
 * return to the AI.
 */
export async function releaseConversations(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  companyId: string,
  personId: string,
): Promise<void> {
  const now = new Date(clock.now())
  // Runs as a job, since a manager of people may lack the permission to answer.
  await database.as(JOB_CLAIMS, async query => {
    for (const id of await lockUnresolved(query, companyId, personId))
      await saveConversation(query, await lockConversation(query, id), {
        assignee_id: null,
        assignee_name: null,
        responder: 'none',
        needs_human: true,
        human_requested_at: now,
        ai_due_at: null,
        updated_at: now,
      })
    await query(
      `update public.conversations
          set assignee_id = null, assignee_name = null, responder = 'ai', needs_human = false, updated_at = $3
        where company_id = $1 and assignee_id = $2 and status = 'resolved'`,
      [companyId, personId, now],
    )
  })
}

async function lockUnresolved(query: Query, companyId: string, personId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select id from public.conversations
      where company_id = $1 and assignee_id = $2 and status <> 'resolved' order by id for no key update`,
    [companyId, personId],
  )
  return rows.map(({ id }) => id)
}
