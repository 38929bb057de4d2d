import { randomUUID } from 'node:crypto'
import type { AnswerTrace } from '#contract/entities/answers.ts'
import type { Message, MessageMeta, SitePage } from '#contract/entities/message.ts'
import { firstName } from '#core/text/first-name.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'

/** The sender of a message. Visitors see only an agent's first name. */
export type Sender = 'visitor' | 'ai' | 'system' | Pick<Member, 'userId' | 'fullName'>

/** A message to store. `clientId` is its idempotency key; random if absent. */
export type MessageDraft = {
  readonly clientId?: string
  readonly content: string
  readonly meta?: MessageMeta
  /** Where the visitor wrote it. */
  readonly page?: SitePage | undefined
  /** Of the AI's answers: how it came about. Only the reports read it. */
  readonly trace?: Pick<AnswerTrace, 'outcome' | 'model' | 'problem'>
}

/**
 * Inserts a message and returns it; every message is stored here. The caller's claims must allow the sender, and the
 * caller must hold the conversation's row lock or have just created it. A trigger assigns the sequence number.
 */
export async function storeMessage(
  query: Query,
  conversation: { readonly id: string; readonly company_id: string },
  sender: Sender,
  { clientId = randomUUID(), content, meta = {}, page, trace }: MessageDraft,
  now: Date,
): Promise<Message> {
  const senderColumns =
    typeof sender === 'string' ? [sender, null, null] : ['agent', sender.userId, firstName(sender.fullName)]
  const columns = {
    company_id: conversation.company_id,
    conversation_id: conversation.id,
    client_id: clientId,
    content,
    meta,
    created_at: now,
    sender_type: senderColumns[0],
    sender_id: senderColumns[1],
    sender_name: senderColumns[2],
    ...(page && { page_title: page.title, page_path: page.path }),
    // Visitors may not write these columns, not even null.
    ...(trace && { outcome: trace.outcome, model: trace.model, model_problem: trace.problem }),
  }
  const names = Object.keys(columns)
  const [stored] = await query(
    `insert into public.messages (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})
     returning ${MESSAGE_COLUMNS}`,
    Object.values(columns),
  )
  return toMessage(stored!)
}
