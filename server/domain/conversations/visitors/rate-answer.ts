import type { Message } from '#contract/entities/message.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'

/**
 * Stores the visitor's rating of an AI answer, and returns the message; null removes the rating with its comment. Only an
 * unhelpful answer has a comment, which stays until the visitor writes another or rates differently.
 * @throws answer_not_found (404) or conversation_not_found (404).
 */
export function rateAnswer(
  database: Database,
  actor: Visitor,
  conversationId: string,
  {
    messageId,
    helpful,
    comment,
  }: { readonly messageId: string; readonly helpful: boolean | null; readonly comment?: string | undefined },
): Promise<Message> {
  return database.as(visitorClaims(actor), async query => {
    const [conversation] = await query('select 1 from public.conversations where id = $1', [conversationId])
    if (!conversation) throw new AppError('conversation_not_found')
    const keepsComment = helpful === false && comment === undefined
    const rating = [messageId, conversationId, helpful]
    const [answer] = await query(
      `update public.messages set helpful = $3${keepsComment ? '' : ', rating_comment = $4'}
        where id = $1 and conversation_id = $2 and meta ->> 'type' = 'answer' returning ${MESSAGE_COLUMNS}`,
      keepsComment ? rating : [...rating, comment ?? null],
    )
    if (!answer) throw new AppError('answer_not_found')
    return toMessage(answer)
  })
}
