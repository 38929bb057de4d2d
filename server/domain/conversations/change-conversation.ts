/** Transitions of a conversation beside messages; each is idempotent. */
import type { StaffConversation, VisitorConversation } from '#contract/entities/conversation.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { claimsOf, type Member, type Visitor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { firstName } from '../first-name.ts'
import { type LockedConversation, lockConversation } from './lock-conversation.ts'
import { requestTicket } from './request-ticket.ts'
import { STAFF_COLUMNS, toStaffConversation } from './rows.ts'
import { saveConversation } from './save-conversation.ts'
import { asTicket, type ConversationChange, humanWanted, reopened, resolved } from './transitions.ts'
import { visitorView } from './visitor-view.ts'

type Means = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Asks for a human, turns the request into a ticket, or (`needsHuman` false) hands the conversation back to the AI. */
export function setNeedsHuman(
  { database, clock }: Means,
  actor: Visitor | Member,
  conversationId: string,
  { needsHuman, makeTicket }: { needsHuman: boolean; makeTicket: boolean },
): Promise<VisitorConversation> {
  if (actor.kind === 'visitor' && needsHuman && makeTicket)
    return requestTicket({ database, clock }, actor, conversationId)
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    if (!needsHuman) await saveConversation(query, before, returnedToAi(makeTicket, now))
    else if (makeTicket) await saveConversation(query, before, asTicket(before, now))
    else await saveConversation(query, before, { ...reopened(before), ...humanWanted(before, now) })
    await note(
      query,
      actor,
      needsHuman ? 'conversation.human_requested' : 'conversation.returned_to_ai',
      conversationId,
    )
    return visitorView(query, conversationId)
  })
}

function returnedToAi(isTicket: boolean, now: Date): ConversationChange {
  return {
    status: isTicket ? 'ticket' : 'open',
    resolved_at: null,
    needs_human: false,
    pen: 'ai',
    assignee_id: null,
    assignee_name: null,
    updated_at: now,
  }
}

/** Ends the conversation. */
export function resolveConversation(
  { database, clock }: Means,
  actor: Visitor | Member,
  conversationId: string,
): Promise<VisitorConversation> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    if (before.status !== 'resolved') {
      await saveConversation(query, before, resolved(before, now))
      await note(query, actor, 'conversation.resolved', conversationId)
    }
    return visitorView(query, conversationId)
  })
}

/**
 * A member's change. Assigning is compare-and-set: when the assignee is not the expected one (nobody, unless it is
 * said), the answer is `already_assigned`, so that of two who take a conversation exactly one gets it.
 */
export function updateConversation(
  { database, clock }: Means,
  actor: Member,
  conversationId: string,
  change: ParsedRequestOf<'updateConversation'>['body'],
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const locked = await lockConversation(query, conversationId)
    const before = await staffView(query, conversationId)
    if (change.priority)
      await query('update public.conversations set priority = $2, updated_at = $3 where id = $1', [
        conversationId,
        change.priority,
        now,
      ])
    if (change.assignee_id !== undefined && change.assignee_id !== before.assignee_id) {
      if (before.assignee_id !== (change.expected_assignee_id ?? null)) throw new AppError('already_assigned')
      await assign(query, locked, change.assignee_id, now)
      await note(query, actor, 'conversation.assigned', conversationId, { assignee_id: change.assignee_id })
    }
    return staffView(query, conversationId)
  })
}

async function assign(
  query: Query,
  before: LockedConversation,
  assigneeId: string | null,
  now: Date,
): Promise<void> {
  const [assignee] = await query<{ full_name: string }>(
    "select full_name from public.profiles where id = $1 and status = 'active' and company_id = app.member_company()",
    [assigneeId],
  )
  if (assigneeId !== null && !assignee) throw new AppError('assignee_not_found')
  const isBackInQueue = assigneeId === null && before.needs_human && before.status === 'open'
  await saveConversation(query, before, {
    assignee_id: assigneeId,
    assignee_name: assignee ? firstName(assignee.full_name) : null,
    pen: assigneeId !== null ? 'agent' : before.needs_human ? 'none' : 'ai',
    // The visitor is promised somebody anew: by the old request the time would be over at once.
    ...(isBackInQueue && { human_requested_at: now }),
    ai_due_at: null,
    updated_at: now,
  })
}

async function staffView(query: Query, conversationId: string): Promise<StaffConversation> {
  const [row] = await query(`select ${STAFF_COLUMNS} from public.conversations where id = $1`, [
    conversationId,
  ])
  return toStaffConversation(row!)
}

/** What staff do is written down; what a visitor does is in the thread itself. */
async function note(
  query: Query,
  actor: Visitor | Member,
  action: string,
  targetId: string,
  detail: object = {},
) {
  if (actor.kind !== 'member') return
  await query(
    'insert into public.audit (company_id, actor_id, action, target_id, detail) values ($1, $2, $3, $4, $5::text::jsonb)',
    [actor.companyId, actor.userId, action, targetId, JSON.stringify(detail)],
  )
}
