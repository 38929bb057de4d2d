import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/**
 * Records that the actor's side has seen the messages up to `sequence`. The mark only rises, at most to the newest
 * message. An agent's look ends a mark as unread. Doesn't change `updated_at`.
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
  const also = isVisitor ? ', visitor_active_at = $3' : ', is_marked_unread = false'
  const orIsMarked = isVisitor ? '' : ' or is_marked_unread'
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const [found] = await query('select 1 from public.conversations where id = $1', [conversationId])
    if (!found) throw new AppError('conversation_not_found')
    await query(
      `update public.conversations set ${column} = greatest(${column}, least($2, last_sequence))${also}
        where id = $1 and (${column} < least($2, last_sequence)${orIsMarked})`,
      [conversationId, sequence, ...(isVisitor ? [now] : [])],
    )
  })
}

/**
 * Marks conversations as read, with all their messages, or as unread. Ids that the member can't see are ignored. Doesn't change
 * `updated_at`.
 */
export function markRead(
  database: Database,
  { claims }: Member,
  { ids, is_read }: { readonly ids: readonly string[]; readonly is_read: boolean },
): Promise<void> {
  return database.as(claims, async query => {
    await query(
      `update public.conversations
          set is_marked_unread = not $2::boolean,
              agent_seen_sequence = case when $2 then last_sequence else agent_seen_sequence end
        where id = any($1::uuid[]) and (is_marked_unread = $2 or ($2 and agent_seen_sequence < last_sequence))`,
      [ids, is_read],
    )
  })
}
