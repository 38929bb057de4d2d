import { z } from 'zod'
import { SUGGESTED_ARTICLES_MAX } from '../constants/ai.ts'
import { MESSAGE_MAX_LENGTH } from '../constants/conversation.ts'
import { CONTENT_SLUG_MAX } from '../constants/knowledge.ts'

/** Who speaks. The server derives it from the credential, never from the body. */
export const senderType = z.enum(['visitor', 'ai', 'agent', 'system'])
export type SenderType = z.infer<typeof senderType>

/** An article an AI answer rests on. */
export const citation = z.object({ title: z.string(), slug: z.string() })
export type Citation = z.infer<typeof citation>

/**
 * What a message is beyond its text. `answer` rests on `citations`; `suggestions` says that the AI is not sure and names
 * `articles` that may help, and `picked` is the visitor's choice of one of them; `offer` says that the AI lacks
 * information and asks whether a human should take over (CHAT-13), and `declined` is the visitor's No to that, which wants
 * no answer; `auto` was posted by a timer (CHAT-11, 14, 16); `thankyou` is the visitor's choice on the follow-up card
 * (CHAT-15).
 */
export const messageMeta = z.object({
  type: z.enum(['answer', 'suggestions', 'picked', 'offer', 'declined', 'auto', 'thankyou']).optional(),
  citations: z.array(citation).optional(),
  /** Of `suggestions`: the likeliest first. */
  articles: z.array(citation).min(1).max(SUGGESTED_ARTICLES_MAX).optional(),
  /** Of `picked`: the article's. */
  slug: z.string().optional(),
  /** The first name of the person who emptied the message. */
  deleted_by: z.string().optional(),
})
export type MessageMeta = z.infer<typeof messageMeta>

/** What a visitor chose by a press, instead of writing: the thanks on the follow-up card, or an article that was suggested. */
export const visitorChoice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thankyou') }),
  z.object({ type: z.literal('picked'), slug: z.string().min(1).max(CONTENT_SLUG_MAX) }),
])
export type VisitorChoice = z.infer<typeof visitorChoice>

/** A message as everybody in the conversation sees it. `sequence` counts from 1 and gives the order on every screen. */
export const message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  sequence: z.int().positive(),
  client_id: z.uuid(),
  sender_type: senderType,
  sender_name: z.string().nullable(),
  content: z.string(),
  meta: messageMeta,
  /** The visitor's word on an AI answer. */
  helpful: z.boolean().nullable(),
  created_at: z.iso.datetime({ offset: true }),
})
export type Message = z.infer<typeof message>

/** What somebody types: trimmed, not empty. */
export const messageContent = z.string().trim().min(1).max(MESSAGE_MAX_LENGTH)
