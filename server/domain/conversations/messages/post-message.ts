import { randomUUID } from 'node:crypto'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Citation, Message, SitePage, VisitorChoice } from '#contract/entities/message.ts'
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import type { Clock } from '#core/clock.ts'
import { type ReadMessage, readMessage, visitorSpoke } from '#core/conversation-record/visitor-message.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { PUBLISHED } from '../../knowledge/articles/article-rows.ts'
import { noteSent } from '../../knowledge/assist/note-assist.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type LockedConversation, lockConversation } from '../lock-conversation.ts'
import { MESSAGE_COLUMNS, toMessage, visitorView } from '../rows.ts'
import { saveConversation } from '../save-conversation.ts'
import { holdSpam } from '../spam/hold-spam.ts'
import { refuseBlockedVisitor } from '../visitors/refuse-blocked.ts'
import { replyAsAgent } from './reply-as-agent.ts'
import { storeMessage } from './store-message.ts'

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
    const [known] = await query(
      `select ${MESSAGE_COLUMNS} from public.messages where conversation_id = $1 and client_id = $2`,
      [conversationId, clientId],
    )
    if (known) return { message: toMessage(known), conversation: await visitorView(query, conversationId) }

    if (actor.kind === 'visitor') await refuseBlockedVisitor(query)
    const message =
      actor.kind === 'member'
        ? await sayAsMember(query, actor, before, { clientId, content, seenSequence }, now)
        : await sayAsVisitor(query, before, { conversationId, clientId, content, choice, page }, now)
    return { message, conversation: await visitorView(query, conversationId) }
  })
}

async function sayAsMember(
  query: Query,
  member: Member,
  before: LockedConversation,
  { seenSequence, ...draft }: Pick<Post, 'content' | 'seenSequence'> & { readonly clientId: string },
  now: Date,
): Promise<Message> {
  if (seenSequence !== undefined) await refuseAfterColleague(query, member, before, seenSequence)
  const message = await replyAsAgent(query, member, before, draft, now)
  await noteSent(query, member, message, now)
  return message
}

/** Two agents answer the same message at once: the later reply is held, so that its writer can read the other one. */
async function refuseAfterColleague(
  query: Query,
  { userId }: Member,
  { id }: LockedConversation,
  seenSequence: number,
): Promise<void> {
  const [reply] = await query<{ sender_name: string }>(
    `select sender_name from public.messages
     where conversation_id = $1 and sequence > $2 and sender_type = 'agent' and sender_id <> $3
     order by sequence desc limit 1`,
    [id, seenSequence, userId],
  )
  if (reply)
    throw new AppError('colleague_replied', [
      { path: 'body.seen_sequence', message: `${reply.sender_name} replied in the meantime.` },
    ])
}

/** Returns the visitor's message with its meaning: a choice, a refusal of an offer, or a request for a human. */
async function readVisitor(
  query: Query,
  before: LockedConversation,
  content: string,
  choice: Post['choice'],
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
  const isToOffer = yesOrNo(content) !== null && (await isLastAnOffer(query, before))
  return { content, ...readMessage(content, before, isToOffer, flow) }
}

/** Returns whether the last message offers a human. */
async function isLastAnOffer(query: Query, { id }: LockedConversation): Promise<boolean> {
  const [last] = await query<{ type: string | null }>(
    "select meta ->> 'type' as type from public.messages where conversation_id = $1 order by sequence desc limit 1",
    [id],
  )
  return last?.type === 'offer'
}

async function sayAsVisitor(
  query: Query,
  before: LockedConversation,
  { clientId, content, choice, page }: Post & { readonly clientId: string },
  now: Date,
): Promise<Message> {
  const flow = await readSettings(query, before.company_id, 'chat-flow')
  const { wantsHuman, ...draft } = await readVisitor(query, before, content, choice, flow)
  await holdSpam(query, before, draft.content, now)
  const isPageKept = page && (await readSettings(query, before.company_id, 'conversations')).keeps_pages
  const kept = { clientId, page: isPageKept ? page : undefined, ...draft }
  const message = await storeMessage(query, before, 'visitor', kept, now)
  const change = visitorSpoke(before, { meta: draft.meta, wantsHuman }, flow, now)
  await saveConversation(query, before, { ...change, visitor_active_at: now })
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
