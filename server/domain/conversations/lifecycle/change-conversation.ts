/** Changes to a conversation other than messages. Each is idempotent. */
import type { StaffConversation, VisitorConversation } from '#contract/entities/conversation.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import {
  asTicket,
  type ConversationChange,
  humanWanted,
  reopened,
  returnedToAi,
} from '#core/conversation-record/transitions.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'
import type { Database } from '#server/ports/database.ts'
import { aiClaims, claimsOf, type Member, type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { auditAct } from '../audit-act.ts'
import { lockConversation, saveConversation, saveFields } from '../locked-conversation.ts'
import { staffView, visitorView } from '../rows.ts'
import { refuseBlockedVisitor } from '../visitors/refuse-blocked.ts'
import { carryOut } from './apply-timeout.ts'
import { assign } from './assign.ts'
import { resolve } from './resolve.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/**
 * Requests a human, turns the request into a ticket (`makeTicket`), or hands the conversation back to the AI
 * (`needsHuman` false). Returns the conversation.
 * @throws conversation_not_found (404) or visitor_blocked (403).
 */
export function setNeedsHuman(
  { database, clock }: Deps,
  actor: Visitor | Member,
  conversationId: string,
  { needsHuman, makeTicket }: { needsHuman: boolean; makeTicket: boolean },
): Promise<VisitorConversation> {
  if (actor.kind === 'visitor' && needsHuman && makeTicket)
    return requestTicket({ database, clock }, actor, conversationId)
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const before = await lockConversation(query, conversationId)
    if (actor.kind === 'visitor') await refuseBlockedVisitor(query)
    if (!needsHuman) await saveConversation(query, before, returnedToAi(makeTicket, now))
    else if (makeTicket) await saveConversation(query, before, asTicket(before, now))
    else await saveConversation(query, before, { ...reopened(before), ...humanWanted(before, now) })
    await auditAct(
      query,
      actor,
      needsHuman ? 'conversation.human_requested' : 'conversation.returned_to_ai',
      conversationId,
    )
    return visitorView(query, conversationId)
  })
}

/** Resolves the conversation and returns it. @throws conversation_not_found (404). */
export function resolveConversation(
  { database, clock }: Deps,
  actor: Visitor | Member,
  conversationId: string,
): Promise<VisitorConversation> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    await resolve(query, actor, await lockConversation(query, conversationId), now)
    return visitorView(query, conversationId)
  })
}

/** Returns the columns to write. @throws snooze_past (409). */
function fieldsOf(
  { priority, team_id, snoozed_until }: ParsedRequestOf<'updateConversation'>['body'],
  now: Date,
): Pick<ConversationChange, 'priority' | 'team_id' | 'snoozed_until'> {
  const until = snoozed_until ? new Date(snoozed_until) : null
  if (until && until <= now) throw new AppError('snooze_past')
  return {
    ...(priority !== undefined && { priority }),
    ...(team_id !== undefined && { team_id }),
    ...(snoozed_until !== undefined && { snoozed_until: until }),
  }
}

/**
 * Changes a conversation as a member, and returns it. Assigning is compare-and-set: of two agents who take a
 * conversation at once, exactly one gets it.
 * @throws already_assigned (409) if the assignee isn't `expected_assignee_id` (default: nobody).
 * @throws conversation_not_found (404), assignee_not_found (409) or team_not_found (404).
 * @throws snooze_past (409), or conversation_resolved (409) for a snooze of a resolved conversation.
 */
export function updateConversation(
  { database, clock }: Deps,
  actor: Member,
  conversationId: string,
  change: ParsedRequestOf<'updateConversation'>['body'],
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(claimsOf(actor), async query => {
    const locked = await lockConversation(query, conversationId)
    const before = await staffView(query, conversationId)
    const fields = fieldsOf(change, now)
    if (Object.keys(fields).length > 0) {
      if (fields.snoozed_until && locked.status === 'resolved') throw new AppError('conversation_resolved')
      await saveFields(query, locked, fields, now)
    }
    if (change.assignee_id !== undefined && change.assignee_id !== before.assignee_id) {
      if (before.assignee_id !== (change.expected_assignee_id ?? null)) throw new AppError('already_assigned')
      await assign(query, actor, locked, change.assignee_id, now)
    }
    return staffView(query, conversationId)
  })
}

/**
 * Turns the visitor's conversation into a ticket (CHAT-11), with an apology if the visitor has waited for a human. Does
 * nothing if it's already a ticket or an agent answers it. Returns the conversation.
 * @throws conversation_not_found (404) or visitor_blocked (403).
 */
async function requestTicket(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  visitor: Visitor,
  conversationId: string,
): Promise<VisitorConversation> {
  // Under the visitor's own claims: the AI's know no network.
  await database.as(visitorClaims(visitor), refuseBlockedVisitor)
  const now = new Date(clock.now())
  return database.as(aiClaims(visitor.companyId, conversationId), async query => {
    const before = await lockConversation(query, conversationId)
    const isTicket = before.status === 'ticket' && before.needs_human
    const isTaken = before.status === 'open' && before.responder === 'agent'
    if (isWaitingForHuman(before)) await carryOut(query, before, 'queue-timeout', now)
    else if (!isTicket && !isTaken) await saveConversation(query, before, asTicket(before, now))
    return visitorView(query, conversationId)
  })
}
