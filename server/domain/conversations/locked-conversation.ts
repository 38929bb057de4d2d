/** A conversation under its lock: its row, its messages, its changes, and the timeout that follows from them. */

import { randomUUID } from 'node:crypto'
import type { Timers } from '#contract/constants/chat-flow.ts'
import type { AnswerTrace } from '#contract/entities/answers.ts'
import type { Message, MessageMeta, SitePage } from '#contract/entities/message.ts'
import type { ConversationRecord } from '#core/conversation-record/conversation-record.ts'
import {
  isQueued,
  keptTimeout,
  type Timeout,
  timeoutAfterUndo,
  timeoutOf,
} from '#core/conversation-record/timeouts.ts'
import type { ConversationChange } from '#core/conversation-record/transitions.ts'
import { firstName } from '#core/text/first-name.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { refuseViolation } from '../refuse-violation.ts'
import { readSettings } from '../settings/read-settings.ts'
import { askResolved } from '../surveys/ask-resolved.ts'
import { MESSAGE_COLUMNS, toMessage } from './rows.ts'

/** A conversation whose row is locked. */
export type LockedConversation = ConversationRecord & {
  readonly id: string
  readonly company_id: string
  readonly last_sequence: number
  readonly locale: string
}

/**
 * Locks a conversation's row and returns it. Every change to a conversation takes this lock, so changes run one after
 * the other. It lets rows be added that refer to the conversation, such as notifications by a consumer of events. A
 * transaction takes it before its first write, so that its id, by which events are ordered, is later than those of the
 * changes it has waited for.
 * @throws conversation_not_found (404), also if row-level security hides the conversation.
 */
export async function lockConversation(query: Query, conversationId: string): Promise<LockedConversation> {
  const [row] = await query<LockedConversation>(
    `select id, company_id, status, needs_human, human_requested_at, responder, last_sequence, locale, timeout_rule, timeout_at
       from public.conversations where id = $1 for no key update`,
    [conversationId],
  )
  if (!row) throw new AppError('conversation_not_found')
  return row
}

/** Error code by the foreign key that a change violates. */
const ABSENT = {
  conversations_company_id_assignee_id_fkey: 'assignee_not_found',
  conversations_company_id_team_id_fkey: 'team_not_found',
} as const

/**
 * Writes what a transition and the timeout that follows from it change, nothing if that is nothing: a message has updated its
 * conversation already. Every transition is written here, so the survey of a resolved conversation is asked here.
 * @throws assignee_not_found (409) if the new assignee is no longer active.
 * @throws team_not_found (404) if the company doesn't have the team.
 */
export async function saveConversation(
  query: Query,
  before: LockedConversation,
  change: ConversationChange,
  timeout?: Timeout,
): Promise<void> {
  const next = timeout ?? (await currentTimeout(query, before, change))
  const columns = Object.entries({ ...change, ...next }).filter(isNew(before))
  if (columns.some(([name]) => name !== 'updated_at')) {
    const assignments = columns.map(([name], index) => `${name} = $${index + 2}`)
    await query(`update public.conversations set ${assignments.join(', ')} where id = $1`, [
      before.id,
      ...columns.map(([, value]) => value),
    ]).catch(refuseViolation(ABSENT))
  }
  if (change.resolved_at && before.status !== 'resolved') await askResolved(query, before, change.resolved_at)
  if (typeof change.assignee_id === 'string') await refuseInactive(query, change.assignee_id)
}

/** Returns whether a column gets another value. Constraints tie the two columns that `before` does not have to others. */
function isNew(before: LockedConversation): (column: readonly [string, unknown]) => boolean {
  const known: Readonly<Record<string, unknown>> = {
    ...before,
    ...(before.responder !== 'ai' && { ai_due_at: null }),
    ...(before.status !== 'resolved' && { resolved_at: null }),
  }
  return ([name, value]) => !(name in known) || comparable(known[name]) !== comparable(value)
}

function comparable(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value
}

/** Writes fields that change neither who answers nor the status; keeps the current timeout. */
export function saveFields(
  query: Query,
  before: LockedConversation,
  fields: Pick<ConversationChange, 'priority' | 'tags' | 'team_id' | 'snoozed_until' | 'waiting_since'>,
  now: Date,
): Promise<void> {
  const { timeout_rule, timeout_at } = before
  return saveConversation(query, before, { ...fields, updated_at: now }, {
    timeout_rule,
    timeout_at,
  } as Timeout)
}

/**
 * Throws `assignee_not_found` if the assignee isn't active. The foreign key's lock on the profile has waited for a
 * concurrent deactivation, and a later one waits for this transaction.
 */
async function refuseInactive(query: Query, assigneeId: string): Promise<void> {
  const active = await query("select from public.profiles where id = $1 and status = 'active'", [assigneeId])
  if (active.length === 0) throw new AppError('assignee_not_found')
}

/** Returns the company's timers. Every actor who may change a conversation may read them. */
export async function readTimers(query: Query, companyId: string): Promise<Timers> {
  return (await readSettings(query, companyId, 'chat-flow')).timers
}

/**
 * Returns the timeout after any change other than a message of the AI. Reads the company's timers only if a timeout
 * starts.
 * @param undoneAt the time now, if the change is an undo
 */
export async function currentTimeout(
  query: Query,
  before: LockedConversation,
  change: Partial<ConversationRecord>,
  undoneAt?: Date,
): Promise<Timeout> {
  const after = { ...before, ...change }
  if (!isQueued(after)) return { timeout_rule: null, timeout_at: null }
  const kept = undoneAt ? null : keptTimeout(before, after)
  if (kept) return kept
  const timers = await readTimers(query, before.company_id)
  return undoneAt ? timeoutAfterUndo(after, timers, undoneAt) : timeoutOf(after, timers)
}

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
