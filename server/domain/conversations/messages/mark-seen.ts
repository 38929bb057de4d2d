import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/**
 * Records that the actor's side has seen the messages up to `sequence`. The mark only rises, at most to the newest
 * message. Doesn't change `updated_at`.
 * @throws conversation_not_found (404).
 */
export function markSeen(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Visitor | Member,
  conversationId: string,
  sequence: number,
): Promise<void> {
  const isVisitor = actor.kind === 'visitor'
  const column = isVisitor ? 'visitor_seen_sequence' : 'agent_seen_sequence'
  const here = isVisitor ? ', visitor_active_at = $3' : ''
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const [found] = await query('select 1 from public.conversations where id = $1', [conversationId])
    if (!found) throw new AppError('conversation_not_found')
    await query(
      `update public.conversations set ${column} = least($2, last_sequence)${here}
        where id = $1 and ${column} < least($2, last_sequence)`,
      [conversationId, sequence, ...(isVisitor ? [now] : [])],
    )
  })
}
