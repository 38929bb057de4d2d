import { randomUUID } from 'node:crypto'
import { REPLY_MAIL_GRACE_MS } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, MessageMeta } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { copyOf, isNoThanks } from '#core/copies.ts'
import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../actor.ts'
import { firstName } from '../first-name.ts'
import { type LockedConversation, lockConversation } from './lock-conversation.ts'
import { MESSAGE_COLUMNS, toMessage } from './rows.ts'
import { saveConversation } from './save-conversation.ts'
import { type ConversationChange, humanWanted, reopened, resolved } from './transitions.ts'
import { visitorView } from './visitor-view.ts'

type Posted = { readonly message: Message; readonly conversation: VisitorConversation }
type Post = {
  readonly conversationId: string
  readonly content: string
  readonly clientId?: string | undefined
  /** A choice whose text is the server's own; an agent has none. */
  readonly choice?: 'thankyou' | undefined
}
type Words = { readonly content: string; readonly meta: MessageMeta }

/**
 * Stores a message and what follows from it, in one transaction; the answer is the acknowledgement. The credential
 * says who speaks. The same `clientId` again gives the message that is already there. A message to a resolved
 * conversation opens it again, so that nothing said is lost; the visitor's thanks end it (CHAT-15).
 */
export function postMessage(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  actor: Visitor | Member,
  { conversationId, content, clientId = randomUUID(), choice }: Post,
): Promise<Posted> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    const [known] = await query(
      `select ${MESSAGE_COLUMNS} from public.messages where conversation_id = $1 and client_id = $2`,
      [conversationId, clientId],
    )
    if (known) return { message: toMessage(known), conversation: await visitorView(query, conversationId) }

    const words = actor.kind === 'visitor' ? visitorWords(before, content, choice) : { content, meta: {} }
    const message = await store(query, actor, before, clientId, words, now)
    if (actor.kind === 'member') {
      await saveConversation(query, before, agentSpoke(before, actor, now))
      const mailDueAt = new Date(now.getTime() + REPLY_MAIL_GRACE_MS)
      await query('select app.owe_reply_mail($1, $2)', [conversationId, mailDueAt])
    } else {
      const change =
        words.meta.type === 'thankyou'
          ? visitorThanked(before, now)
          : await visitorSpoke(query, before, words, now)
      await saveConversation(query, before, { ...change, visitor_active_at: now })
    }
    return { message, conversation: await visitorView(query, conversationId) }
  })
}

/** What the visitor says, with the choice that it is, if it is one. */
function visitorWords({ locale, pen }: LockedConversation, content: string, choice: Post['choice']): Words {
  if (choice === 'thankyou') return { content: copyOf(locale).followUpDone, meta: { type: 'thankyou' } }
  return { content, meta: pen === 'ai' && isNoThanks(content) ? { type: 'declined' } : {} }
}

async function store(
  query: Query,
  actor: Visitor | Member,
  { id, company_id }: LockedConversation,
  clientId: string,
  { content, meta }: Words,
  now: Date,
): Promise<Message> {
  const sender =
    actor.kind === 'member' ? ['agent', actor.userId, firstName(actor.fullName)] : ['visitor', null, null]
  const [stored] = await query(
    `insert into public.messages (company_id, conversation_id, client_id, content, meta, created_at, sender_type, sender_id, sender_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${MESSAGE_COLUMNS}`,
    [company_id, id, clientId, content, meta, now, ...sender],
  )
  return toMessage(stored!)
}

/**
 * Whoever answers first holds the pen; a colleague who adds a word leaves it where it is. Who acts for a tenant cannot
 * hold it: the AI goes quiet, and the tenant's own people are called.
 */
function agentSpoke(before: LockedConversation, actor: Member, now: Date): ConversationChange {
  if (actor.impersonationId !== null) {
    const called = before.pen === 'ai' ? humanWanted(before, now) : {}
    return { ...reopened(before), ...called, ai_due_at: null, updated_at: now }
  }
  const taken = { pen: 'agent', assignee_id: actor.userId, assignee_name: firstName(actor.fullName) } as const
  return { ...reopened(before), ...(before.pen !== 'agent' && taken), ai_due_at: null, updated_at: now }
}

function visitorThanked(before: LockedConversation, now: Date): ConversationChange {
  return before.status === 'ticket' ? { updated_at: now } : resolved(before, now)
}

async function visitorSpoke(
  query: Query,
  before: LockedConversation,
  { content, meta }: Words,
  now: Date,
): Promise<ConversationChange> {
  const isAiTurn = before.pen === 'ai' && before.status !== 'ticket'
  const [company] = await query<{ ai_enabled: boolean }>('select app.ai_is_enabled() as ai_enabled')
  if (isAiTurn && (!company!.ai_enabled || asksForHuman(content)))
    return { ...reopened(before), ...humanWanted(before, now) }
  const isAnswerDue = isAiTurn && meta.type !== 'declined'
  return { ...reopened(before), ai_due_at: isAnswerDue ? now : null, updated_at: now }
}
