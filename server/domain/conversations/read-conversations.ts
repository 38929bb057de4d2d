import { AFTER_ALL_MESSAGES } from '#contract/constants/thread-tools.ts'
import type { AgentTyping, StaffConversation, VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { readTyping } from './messages/read-typing.ts'
import {
  MESSAGE_COLUMNS,
  STAFF_COLUMNS,
  toMessage,
  toStaffConversation,
  toVisitorConversation,
  VISITOR_COLUMNS,
} from './rows.ts'

/**
 * Returns a conversation: all fields for a member, the public fields for its visitor.
 * @throws conversation_not_found (404).
 */
export function getConversation(
  database: Database,
  actor: Visitor | Member,
  conversationId: string,
): Promise<StaffConversation | VisitorConversation> {
  return database.as(claimsOf(actor), async query => {
    const columns = actor.kind === 'member' ? STAFF_COLUMNS : VISITOR_COLUMNS
    const [row] = await query(`select ${columns} from public.conversations where id = $1`, [conversationId])
    if (!row) throw new AppError('conversation_not_found')
    return actor.kind === 'member' ? toStaffConversation(row) : toVisitorConversation(row)
  })
}

/**
 * Returns up to `limit` messages after the sequence `after`, ascending, and the conversation. Deleted messages up to
 * `after` come first, so that a screen can empty them. With `before`, returns only the newest messages before that
 * sequence, ascending. A visitor also learns which agent is typing.
 * @param after exclusive; 0 for all.
 * @throws conversation_not_found (404).
 */
export function listMessages(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Visitor | Member,
  conversationId: string,
  { after, before, limit }: { after: number; before?: number | undefined; limit: number },
): Promise<{ messages: Message[]; conversation: VisitorConversation; typing?: AgentTyping | undefined }> {
  return database.as(claimsOf(actor), async query => {
    const [conversation] = await query(`select ${VISITOR_COLUMNS} from public.conversations where id = $1`, [
      conversationId,
    ])
    if (!conversation) throw new AppError('conversation_not_found')
    const rows = await query(
      `select ${MESSAGE_COLUMNS} from public.messages
        where conversation_id = $1 and sequence > $2 and sequence < $3
        order by sequence ${before === undefined ? 'asc' : 'desc'} limit $4`,
      [conversationId, after, before ?? AFTER_ALL_MESSAGES, limit],
    )
    if (before !== undefined) rows.reverse()
    const deleted =
      before === undefined && after > 0
        ? await query(
            `select ${MESSAGE_COLUMNS} from public.messages
              where conversation_id = $1 and sequence <= $2 and meta ?| '{deleted_by,file_deleted}' order by sequence`,
            [conversationId, after],
          )
        : []
    const typing = actor.kind === 'visitor' ? await readTyping(query, conversationId, clock.now()) : undefined
    return {
      messages: [...deleted, ...rows].map(toMessage),
      conversation: toVisitorConversation(conversation),
      typing,
    }
  })
}
