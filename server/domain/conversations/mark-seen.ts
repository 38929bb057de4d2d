import type { Database } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../actor.ts'
import { AppError } from '../app-error.ts'

/**
 * Messages up to `sequence` were on a screen of the actor's side. The mark only rises, and never above the newest
 * message; it leaves `updated_at` alone, because nothing was said or decided.
 */
export function markSeen(
  database: Database,
  actor: Visitor | Member,
  conversationId: string,
  sequence: number,
): Promise<void> {
  const column = actor.kind === 'member' ? 'agent_seen_sequence' : 'visitor_seen_sequence'
  return database.as(claimsOf(actor), async query => {
    const [found] = await query('select 1 from public.conversations where id = $1', [conversationId])
    if (!found) throw new AppError('conversation_not_found')
    await query(
      `update public.conversations set ${column} = least($2, last_sequence)
        where id = $1 and ${column} < least($2, last_sequence)`,
      [conversationId, sequence],
    )
  })
}
