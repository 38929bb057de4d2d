/** Transitions of a conversation beside messages; each is idempotent. */
import type { StaffConversation, VisitorConversation } from '#contract/entities/conversation.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { claimsOf, type Member, memberClaims, type Visitor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { firstName } from '../first-name.ts'
import { lockConversation } from './lock-conversation.ts'
import { STAFF_COLUMNS, toStaffConversation, toVisitorConversation, VISITOR_COLUMNS } from './rows.ts'

type Means = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Asks for a human, turns the request into a ticket, or (`needsHuman` false) hands the conversation back to the AI. */
export function setNeedsHuman(
  { database, clock }: Means,
  actor: Visitor | Member,
  conversationId: string,
  { needsHuman, makeTicket }: { needsHuman: boolean; makeTicket: boolean },
): Promise<VisitorConversation> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    await lockConversation(query, conversationId)
    await query(
      needsHuman
        ? `update public.conversations
              set needs_human = true, human_requested_at = coalesce(case when needs_human then human_requested_at end, $2),
                  pen = case when pen = 'agent' then 'agent' else 'none' end, ai_due_at = null, updated_at = $2,
                  status = case when $3 then 'ticket' when status = 'resolved' then 'open' else status end,
                  resolved_at = null
            where id = $1`
        : `update public.conversations
              set needs_human = false, assignee_id = null, assignee_name = null, pen = 'ai', updated_at = $2,
                  status = case when $3 then 'ticket' else 'open' end, resolved_at = null
            where id = $1`,
      [conversationId, now, makeTicket],
    )
    await note(
      query,
      actor,
      needsHuman ? 'conversation.human_requested' : 'conversation.returned_to_ai',
      conversationId,
    )
    return toVisitorConversation(await read(query, VISITOR_COLUMNS, conversationId))
  })
}

/** Ends the conversation. The agent who held it stays named on it. */
export function resolveConversation(
  { database, clock }: Means,
  actor: Visitor | Member,
  conversationId: string,
): Promise<VisitorConversation> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    if (before.status !== 'resolved') {
      await query(
        `update public.conversations
            set status = 'resolved', resolved_at = $2, updated_at = $2, needs_human = false, ai_due_at = null,
                pen = case pen when 'agent' then 'agent' else 'ai' end
          where id = $1`,
        [conversationId, now],
      )
      await note(query, actor, 'conversation.resolved', conversationId)
    }
    return toVisitorConversation(await read(query, VISITOR_COLUMNS, conversationId))
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
  return database.as(memberClaims(actor), async query => {
    await lockConversation(query, conversationId)
    const before = toStaffConversation(await read(query, STAFF_COLUMNS, conversationId))
    if (change.priority)
      await query('update public.conversations set priority = $2, updated_at = $3 where id = $1', [
        conversationId,
        change.priority,
        now,
      ])
    if (change.assignee_id !== undefined && change.assignee_id !== before.assignee_id) {
      if (before.assignee_id !== (change.expected_assignee_id ?? null)) throw new AppError('already_assigned')
      await assign(query, conversationId, change.assignee_id, now)
      await note(query, actor, 'conversation.assigned', conversationId, { assignee_id: change.assignee_id })
    }
    return toStaffConversation(await read(query, STAFF_COLUMNS, conversationId))
  })
}

async function assign(
  query: Query,
  conversationId: string,
  assigneeId: string | null,
  now: Date,
): Promise<void> {
  const [assignee] = await query<{ full_name: string }>(
    "select full_name from public.profiles where id = $1 and status = 'active' and company_id = app.member_company()",
    [assigneeId],
  )
  if (assigneeId !== null && !assignee) throw new AppError('assignee_not_found')
  await query(
    `update public.conversations
        set assignee_id = $2, assignee_name = $3, ai_due_at = null, updated_at = $4,
            pen = case when $2::uuid is not null then 'agent' when needs_human then 'none' else 'ai' end
      where id = $1`,
    [conversationId, assigneeId, assignee ? firstName(assignee.full_name) : null, now],
  )
}

async function read(query: Query, columns: string, conversationId: string) {
  const [row] = await query(`select ${columns} from public.conversations where id = $1`, [conversationId])
  return row!
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
