import { randomUUID } from 'node:crypto'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { COPY } from '#core/copy.ts'
import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../actor.ts'
import { firstName } from '../first-name.ts'
import { type LockedConversation, lockConversation } from './lock-conversation.ts'
import { MESSAGE_COLUMNS, toMessage, toVisitorConversation, VISITOR_COLUMNS } from './rows.ts'

type Posted = { readonly message: Message; readonly conversation: VisitorConversation }
type Post = {
  readonly conversationId: string
  readonly content: string
  readonly clientId?: string | undefined
}

/**
 * Stores a message and what follows from it, in one transaction; the answer is the acknowledgement. The credential
 * says who speaks. The same `clientId` again gives the message that is already there. A message to a resolved
 * conversation opens it again, so that nothing said is lost.
 */
export function postMessage(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  actor: Visitor | Member,
  { conversationId, content, clientId = randomUUID() }: Post,
): Promise<Posted> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    const known = await query(
      `select ${MESSAGE_COLUMNS} from public.messages where conversation_id = $1 and client_id = $2`,
      [conversationId, clientId],
    )
    const isAgent = actor.kind === 'member'
    const sender = isAgent ? ['agent', actor.userId, firstName(actor.fullName)] : ['visitor', null, null]
    const stored =
      known[0] ??
      (
        await query(
          `insert into public.messages (company_id, conversation_id, client_id, content, created_at, sender_type, sender_id, sender_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${MESSAGE_COLUMNS}`,
          [before.company_id, conversationId, clientId, content, now, ...sender],
        )
      )[0]!
    if (!known[0]) {
      if (isAgent) await agentSpoke(query, actor, conversationId, now)
      else await visitorSpoke(query, before, conversationId, content, now)
    }
    const [after] = await query(`select ${VISITOR_COLUMNS} from public.conversations where id = $1`, [
      conversationId,
    ])
    return { message: toMessage(stored), conversation: toVisitorConversation(after!) }
  })
}

/** Whoever answers first holds the pen; a colleague who adds a word leaves it where it is. */
async function agentSpoke(query: Query, actor: Member, conversationId: string, now: Date): Promise<void> {
  await query(
    `update public.conversations
        set assignee_id = coalesce(assignee_id, $2), assignee_name = coalesce(assignee_name, $3), pen = 'agent',
            ai_due_at = null, status = case status when 'resolved' then 'open' else status end, resolved_at = null,
            updated_at = $4
      where id = $1`,
    [conversationId, actor.userId, firstName(actor.fullName), now],
  )
}

async function visitorSpoke(
  query: Query,
  before: LockedConversation,
  conversationId: string,
  content: string,
  now: Date,
): Promise<void> {
  const isAiTurn = before.pen === 'ai' && before.status !== 'ticket'
  const [company] = await query<{ ai_enabled: boolean }>('select app.ai_is_enabled() as ai_enabled')
  const wantsHuman = isAiTurn && (!company!.ai_enabled || asksForHuman(content))
  const isAnswerDue = isAiTurn && !wantsHuman && content !== COPY.noThanks
  await query(
    `update public.conversations
        set status = case status when 'resolved' then 'open' else status end, resolved_at = null, updated_at = $2,
            ai_due_at = $3,
            needs_human = needs_human or $4, pen = case when $4 then 'none' else pen end,
            human_requested_at = case when $4 then $2 else human_requested_at end
      where id = $1`,
    [conversationId, now, isAnswerDue ? now : null, wantsHuman],
  )
}
