import { z } from 'zod'
import { CHOICE_MAX_LENGTH, CHOICES_MAX, CHOICES_MIN, SUGGESTED_ARTICLES_MAX } from '../constants/ai.ts'
import { MESSAGE_MAX_LENGTH, PAGE_PATH_MAX, PAGE_TITLE_MAX } from '../constants/conversation.ts'
import { CONTENT_SLUG_MAX } from '../constants/knowledge.ts'
import { maskPath } from '../text/mask-path.ts'
import { filledText, instant, visibleText } from './values.ts'

/** Who wrote a message. The server derives it from the credential, never from the body. */
export const senderType = z.enum(['visitor', 'ai', 'agent', 'system'])
/** A sender of `senderType`. */
export type SenderType = z.infer<typeof senderType>

/** An article that an AI answer cites. */
export const citation = z.object({ title: z.string(), slug: z.string() })
/** A parsed `citation`. */
export type Citation = z.infer<typeof citation>

/**
 * What a message is besides its text, by `type`.
 * `answer` cites `citations`. `suggestions` names `articles` that may help; `picked` is the visitor's choice of one.
 * `clarification` asks back, with `choices` to answer by one press.
 * `offer` asks whether a human should take over (CHAT-13); `declined` is the visitor's no, which needs no answer.
 * `auto` comes from a timeout (CHAT-11, 14, 16). `thankyou` is the visitor's choice on the follow-up card (CHAT-15).
 */
export const messageMeta = z.object({
  type: z
    .enum(['answer', 'suggestions', 'clarification', 'picked', 'offer', 'declined', 'auto', 'thankyou'])
    .optional(),
  citations: z.array(citation).optional(),
  /** Of `suggestions`: the likeliest first. */
  articles: z.array(citation).min(1).max(SUGGESTED_ARTICLES_MAX).optional(),
  /** Of `clarification`. */
  choices: z.array(z.string().min(1).max(CHOICE_MAX_LENGTH)).min(CHOICES_MIN).max(CHOICES_MAX).optional(),
  /** Of `picked`: the article's. */
  slug: z.string().optional(),
  /** Said or typed in a voice call. */
  in_call: z.literal(true).optional(),
  /** The mail that it came with. */
  email_id: z.uuid().optional(),
  /** Of a mail: a machine wrote it, such as an answer while somebody is away. */
  is_automatic: z.literal(true).optional(),
  /** Of a mail: it was in a mailbox before that was connected, and nothing follows from it. */
  is_history: z.literal(true).optional(),
  /** First name of the person who deleted the message. */
  deleted_by: z.string().optional(),
  /** The message was a file, which was deleted by age. The content says so, in the conversation's language. */
  file_deleted: z.literal(true).optional(),
})
/** Parsed `messageMeta`. */
export type MessageMeta = z.infer<typeof messageMeta>

/** What a visitor chose with a press instead of writing: thanks on the follow-up card, or a suggested article. */
export const visitorChoice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thankyou') }),
  z.object({ type: z.literal('picked'), slug: z.string().min(1).max(CONTENT_SLUG_MAX) }),
])
/** A parsed `visitorChoice`. */
export type VisitorChoice = z.infer<typeof visitorChoice>

/**
 * A message as everybody in the conversation sees it. `sequence` counts from 1 and sets the order on every screen.
 */
export const message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  sequence: z.int().positive(),
  client_id: z.uuid(),
  sender_type: senderType,
  sender_name: z.string().nullable(),
  content: z.string(),
  meta: messageMeta,
  /** The visitor's rating of an AI answer; null without one. */
  helpful: z.boolean().nullable(),
  created_at: instant,
})
/** A parsed `message`. */
export type Message = z.infer<typeof message>

/** Text that somebody typed: trimmed, not empty. */
export const messageContent = filledText(MESSAGE_MAX_LENGTH)

/**
 * The page of the company's site on which a visitor wrote. Its path has neither a query string nor a fragment, and what may be
 * secret in it is masked.
 */
export const sitePage = z.object({
  title: visibleText.max(PAGE_TITLE_MAX),
  path: filledText(PAGE_PATH_MAX)
    .regex(/^\/[^?#]*$/)
    .overwrite(maskPath),
})
/** A parsed `sitePage`. */
export type SitePage = z.infer<typeof sitePage>

/** A page of the page trail, and when the visitor first wrote there. */
export const visitedPage = sitePage.extend({ visited_at: instant })
/** A parsed `visitedPage`. */
export type VisitedPage = z.infer<typeof visitedPage>
