/** Merging one conversation of a customer into another of theirs, and taking that back. */
import { MERGE_TARGETS } from '#contract/constants/desk.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { deskState } from '#contract/entities/desk.ts'
import type { Clock } from '#core/clock.ts'
import { messagesFor } from '#core/messages/messages-for.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { auditAct } from '../audit-act.ts'
import { timeoutAfterUndo } from '../lifecycle/timeouts.ts'
import {
  type ConversationChange,
  humanWanted,
  reopened,
  resolved,
  restored,
} from '../lifecycle/transitions.ts'
import { type LockedConversation, lockConversation } from '../lock-conversation.ts'
import { STAFF_COLUMNS, staffView, toStaffConversation } from '../rows.ts'
import { saveConversation, saveFields } from '../save-conversation.ts'
import { takeBack } from './take-back.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
/** What the source was, of what a merge ends. */
const beforeMerge = deskState.pick({ status: true, needs_human: true, waiting_since: true })

/** The customer's other conversations that this one can go on in, the latest first. */
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
 * The conversation goes on in another of the same customer's: it ends, its visitor reads where to go on, and whoever
 * waited in it for a human waits in the other. Throws `conversation_not_found`, `customers_differ`, `already_merged`.
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

/** The conversation is by itself again, as it was before; the other one stays as it is. Throws `not_merged`. */
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

/** Takes a merge of a locked conversation back. Throws `not_merged`. */
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
  await takeBack(query, () =>
    saveConversation(query, before, change, timeoutAfterUndo({ ...before, ...change }, now)),
  )
  await auditAct(query, actor, 'conversation.unmerged', before.id)
}

/** Always in the same order, so that two who merge crosswise do not wait for each other. */
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

/** What was open in the source is open in the target. */
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
