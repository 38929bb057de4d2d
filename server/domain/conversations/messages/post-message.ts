import { randomUUID } from 'node:crypto'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Citation, Message, SitePage, VisitorChoice } from '#contract/entities/message.ts'
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import type { Clock } from '#core/clock.ts'
import { type ReadMessage, readMessage, visitorSpoke } from '#core/conversation-record/visitor-message.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { PUBLISHED } from '../../knowledge/articles/article-rows.ts'
import { HAS_INSERTED, noteSent } from '../../knowledge/assist/note-assist.ts'
import { type NewestSettings, newestSettings, settingsFrom } from '../../settings/read-settings.ts'
import {
  type LockedConversation,
  lockConversation,
  saveConversation,
  storeMessage,
} from '../locked-conversation.ts'
import { MESSAGE_COLUMNS, toMessage, visitorView } from '../rows.ts'
import { holdSpam } from '../spam/hold-spam.ts'
import { replyAsAgent } from './reply-as-agent.ts'

type Posted = { readonly message: Message; readonly conversation: VisitorConversation }
type Post = {
  readonly conversationId: string
  readonly content: string
  readonly clientId?: string | undefined
  /** A choice that the widget offers; the server supplies its text. Visitors only. */
  readonly choice?: VisitorChoice | undefined
  /** The newest message that a member had seen when they wrote the reply. Members only. */
  readonly seenSequence?: number | undefined
  /** Where the visitor writes. Not stored if the company keeps no pages. */
  readonly page?: SitePage | undefined
}

/**
 * Posts a message as the actor and applies its consequences, in one transaction. Returns the message and the
 * conversation; the same `clientId` returns the existing message. A message reopens a resolved conversation; the choice
 * `thankyou` resolves it (CHAT-15).
 * @throws conversation_not_found (404).
 * @throws colleague_replied (409) if a colleague has replied after `seenSequence`.
 * @throws visitor_blocked (403) if the company has blocked the visitor.
 * @throws message_refused (422) if the company refuses a word of the visitor's.
 */
export function postMessage(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  actor: Visitor | Member,
  { conversationId, content, clientId = randomUUID(), choice, page, seenSequence }: Post,
): Promise<Posted> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    const draft = { conversationId, clientId, content, choice, page, seenSequence }
    const message =
      actor.kind === 'member'
        ? await sayAsMember(query, actor, before, draft, now)
        : await sayAsVisitor(query, before, draft, now)
    return { message, conversation: await visitorView(query, conversationId) }
  })
}

type Draft = Post & { readonly clientId: string }

/** Returns the message that was stored before with the same idempotency key. */
async function storedBefore(query: Query, { conversationId, clientId }: Draft): Promise<Message> {
  const [known] = await query(
    `select ${MESSAGE_COLUMNS} from public.messages where conversation_id = $1 and client_id = $2`,
    [conversationId, clientId],
  )
  return toMessage(known!)
}

/** Whether conversation $2 has the message with idempotency key $3. Read after the lock, so that none comes in between. */
const IS_KNOWN = 'exists (select from public.messages where conversation_id = $2 and client_id = $3)'

async function sayAsMember(
  query: Query,
  member: Member,
  before: LockedConversation,
  draft: Draft,
  now: Date,
): Promise<Message> {
  const { seenSequence = before.last_sequence } = draft
  const [found] = await query<{ is_known: boolean; colleague: string | null; has_inserted: boolean }>(
    `select ${IS_KNOWN} as is_known,
            (select sender_name from public.messages
              where conversation_id = $2 and sequence > $4 and sender_type = 'agent' and sender_id <> $5
              order by sequence desc limit 1) as colleague,
            ${HAS_INSERTED} as has_inserted`,
    [member.companyId, before.id, draft.clientId, seenSequence, member.userId],
  )
  const { is_known, colleague, has_inserted } = found!
  if (is_known) return storedBefore(query, draft)
  // Two agents answer the same message at once: the later reply is held, so that its writer can read the other one.
  if (colleague !== null)
    throw new AppError('colleague_replied', [
      { path: 'body.seen_sequence', message: `${colleague} replied in the meantime.` },
    ])
  const message = await replyAsAgent(query, member, before, draft, now)
  if (has_inserted) await noteSent(query, member, message, now)
  return message
}

/** Returns the visitor's message with its meaning: a choice, a refusal of an offer, or a request for a human. */
async function readVisitor(
  query: Query,
  before: LockedConversation,
  { content, choice }: Draft,
  isAfterOffer: boolean,
  flow: ChatFlowSettings,
): Promise<ReadMessage & { readonly content: string }> {
  if (choice?.type === 'thankyou') {
    const { followUpDone } = messagesFor(before.locale)
    return { content: followUpDone, meta: { type: 'thankyou' }, wantsHuman: false }
  }
  const article = choice ? await pickedArticle(query, before, choice.slug) : null
  // An article's title, such as “Talk to a person”, isn't a request for a human.
  if (article)
    return { content: article.title, meta: { type: 'picked', slug: article.slug }, wantsHuman: false }
  return { content, ...readMessage(content, before, isAfterOffer, flow) }
}

async function sayAsVisitor(
  query: Query,
  before: LockedConversation,
  draft: Draft,
  now: Date,
): Promise<Message> {
  const { clientId, page } = draft
  const [found] = await query<{
    is_known: boolean
    is_blocked: boolean
    is_after_offer: boolean
    newest: NewestSettings
  }>(
    `select ${IS_KNOWN} as is_known, app.visitor_is_blocked() as is_blocked,
            coalesce((select meta ->> 'type' = 'offer' from public.messages
              where conversation_id = $2 order by sequence desc limit 1), false) as is_after_offer,
            ${newestSettings(['chat-flow', 'conversations', 'spam'])} as newest`,
    [before.company_id, before.id, clientId],
  )
  const { is_known, is_blocked, is_after_offer, newest } = found!
  if (is_known) return storedBefore(query, draft)
  if (is_blocked) throw new AppError('visitor_blocked')
  const flow = await settingsFrom(query, newest, 'chat-flow')
  const { wantsHuman, ...read } = await readVisitor(query, before, draft, is_after_offer, flow)
  await holdSpam(query, before, read.content, await settingsFrom(query, newest, 'spam'), now)
  const isPageKept = page && (await settingsFrom(query, newest, 'conversations')).keeps_pages
  const kept = { clientId, page: isPageKept ? page : undefined, ...read }
  const message = await storeMessage(query, before, 'visitor', kept, now)
  await saveConversation(query, before, visitorSpoke(before, { meta: read.meta, wantsHuman }, flow, now))
  return message
}

/**
 * Returns the article that a visitor picked, with the title under which it was suggested. Null unless it's in the
 * conversation's last suggestions and still public.
 */
async function pickedArticle(
  query: Query,
  { id, company_id }: Pick<LockedConversation, 'id' | 'company_id'>,
  slug: string,
): Promise<Citation | null> {
  const [article] = await query<Citation>(
    `select suggested ->> 'slug' as slug, suggested ->> 'title' as title
       from (select meta from public.messages
              where conversation_id = $1 and sender_type = 'ai' and meta ->> 'type' = 'suggestions'
              order by sequence desc limit 1) last
      cross join jsonb_array_elements(last.meta -> 'articles') suggested
       join public.content c on c.company_id = $2 and c.slug = suggested ->> 'slug' and ${PUBLISHED}
      where c.slug = $3`,
    [id, company_id, slug],
  )
  return article ?? null
}
