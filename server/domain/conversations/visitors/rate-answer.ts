import type { Message } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lockConversation } from '../locked-conversation.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'
import { holdSpam } from '../spam/hold-spam.ts'
import { refuseBlockedVisitor } from './refuse-blocked.ts'

/**
 * Stores the visitor's rating of an AI answer, and returns the message; null removes the rating with its comment. Only an
 * unhelpful answer has a comment, which stays until the visitor writes another or rates differently. A comment is checked like
 * a message.
 * @throws answer_not_found (404) or conversation_not_found (404).
 * @throws visitor_blocked (403) for a comment, if the company has blocked the visitor.
 * @throws message_refused (422) if the company refuses a word of the comment.
 */
export function rateAnswer(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Visitor,
  conversationId: string,
  {
    messageId,
    helpful,
    comment,
  }: { readonly messageId: string; readonly helpful: boolean | null; readonly comment?: string | undefined },
): Promise<Message> {
  return database.as(visitorClaims(actor), async query => {
    const before = await lockConversation(query, conversationId)
    if (comment !== undefined) {
      await refuseBlockedVisitor(query)
      const rules = await readSettings(query, actor.companyId, 'spam')
      await holdSpam(query, before, comment, rules, new Date(clock.now()))
    }
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
