/** Merges one conversation of a customer into another one, and undoes merges. */
import { MERGE_TARGETS } from '#contract/constants/desk.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { deskState } from '#contract/entities/desk.ts'
import type { Clock } from '#core/clock.ts'
import {
  type ConversationChange,
  humanWanted,
  reopened,
  resolved,
  restored,
} from '#core/conversation-record/transitions.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { auditAct } from '../audit-act.ts'
import {
  currentTimeout,
  type LockedConversation,
  lockConversation,
  saveConversation,
  saveFields,
} from '../locked-conversation.ts'
import { STAFF_COLUMNS, staffView, toStaffConversation } from '../rows.ts'
import { asUndo } from './as-undo.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
/** The source's fields that a merge changes; an undo restores them. */
const beforeMerge = deskState.pick({ status: true, needs_human: true, waiting_since: true })

/**
 * Returns the customer's other conversations that this one can be merged into, the latest first.
 * @throws conversation_not_found (404).
 */
export function listMergeTargets(
  database: Database,
  { claims }: Member,
  conversationId: string,
): Promise<StaffConversation[]> {
  return database.as(claims, async query => {
    const [source] = await query<{ company_id: string; customer_id: string | null }>(
      'select company_id, customer_id from public.conversations where id = $1',
      [conversationId],
    )
    if (!source) throw new AppError('conversation_not_found')
    const rows = await query(
      `select ${STAFF_COLUMNS} from public.conversations
        where company_id = $1 and customer_id = $2 and id <> $3 and merged_into_id is null
        order by last_message_at desc nulls last, id limit ${MERGE_TARGETS}`,
      [source.company_id, source.customer_id, conversationId],
    )
    return rows.map(toStaffConversation)
  })
}

/**
 * Merges a conversation (the source) into another one of the same customer (the target), and returns the source.
 * Resolves the source and posts a notice in it that names the target. A request for a human in the source continues in
 * the target.
 * @throws conversation_not_found (404), customers_differ (409) or already_merged (409).
 */
export function mergeConversation(
  { database, clock }: Deps,
  actor: Member,
  sourceId: string,
  targetId: string,
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    const { source, target } = await lockBoth(query, sourceId, targetId)
    const from = await staffView(query, sourceId)
    const into = await staffView(query, targetId)
    if (sourceId === targetId || from.customer_id === null || from.customer_id !== into.customer_id)
      throw new AppError('customers_differ')
    if (from.merged_into_id !== null || into.merged_into_id !== null || (await hasMerged(query, sourceId)))
      throw new AppError('already_merged')
    await saveConversation(query, source, {
      ...resolved(source, now),
      merged_into_id: targetId,
      before_merge: beforeMerge.parse(from),
    })
    const line = messagesFor(source.locale).merged.replace('{subject}', () => into.subject)
    await query('select app.post_merge_notice($1, $2, $3)', [sourceId, line, now])
    if (from.status !== 'resolved') await goOn(query, target, from, into, now)
    await auditAct(query, actor, 'conversation.merged', sourceId, { into_id: targetId })
    return staffView(query, sourceId)
  })
}

/**
 * Undoes a merge: restores the source, leaves the target unchanged, and returns the source.
 * @throws conversation_not_found (404) or not_merged (409).
 */
export function unmergeConversation(
  { database, clock }: Deps,
  actor: Member,
  conversationId: string,
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    const before = await lockConversation(query, conversationId)
    await unmerge(query, actor, before, now)
    return staffView(query, conversationId)
  })
}

/** Undoes the merge of a locked conversation. @throws not_merged (409). */
export async function unmerge(
  query: Query,
  actor: Parameters<typeof auditAct>[1],
  before: LockedConversation,
  now: Date,
): Promise<void> {
  const [row] = await query<{ before_merge: unknown }>(
    'select before_merge from public.conversations where id = $1',
    [before.id],
  )
  if (!row?.before_merge) throw new AppError('not_merged')
  const was = beforeMerge.parse(row.before_merge)
  const change: ConversationChange = {
    ...(was.status === 'resolved' ? { updated_at: now } : restored(before, was, now)),
    merged_into_id: null,
    ...(was.status !== 'resolved' && {
      waiting_since: was.waiting_since === null ? null : new Date(was.waiting_since),
    }),
  }
  const timeout = await currentTimeout(query, before, change, now)
  await asUndo(query, () => saveConversation(query, before, change, timeout))
  await auditAct(query, actor, 'conversation.unmerged', before.id)
}

/** Locks both conversations, always in the order of their ids, so that two opposite merges can't deadlock. */
async function lockBoth(query: Query, sourceId: string, targetId: string) {
  const [low, high] = [sourceId, targetId].sort()
  const first = await lockConversation(query, low!)
  const second = await lockConversation(query, high!)
  return sourceId === low ? { source: first, target: second } : { source: second, target: first }
}

async function hasMerged(query: Query, id: string): Promise<boolean> {
  const rows = await query(
    `select from public.conversations c
      where c.merged_into_id = $1 and c.company_id = (select company_id from public.conversations where id = $1)
      limit 1`,
    [id],
  )
  return rows.length > 0
}

/** Reopens the target if needed, and moves the source's open request for a human and waiting time to it. */
async function goOn(
  query: Query,
  target: LockedConversation,
  from: StaffConversation,
  into: StaffConversation,
  now: Date,
): Promise<void> {
  if (from.needs_human || into.status === 'resolved')
    await saveConversation(query, target, {
      ...reopened(target),
      ...(from.needs_human && humanWanted(target, now)),
      updated_at: now,
    })
  const waits = [from.waiting_since, into.waiting_since].filter(since => since !== null).map(Date.parse)
  if (from.waiting_since !== null)
    await saveFields(
      query,
      await lockConversation(query, target.id),
      { waiting_since: new Date(Math.min(...waits)) },
      now,
    )
}
