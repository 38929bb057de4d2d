import { randomUUID } from 'node:crypto'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { reopened } from '#core/conversation-record/transitions.ts'
import { hasLabel, withLabel, withoutLabel } from '#core/labels.ts'
import type { Query } from '#server/ports/database.ts'
import type { Automation, Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { auditAct } from '../audit-act.ts'
import { assign } from '../lifecycle/assign.ts'
import { resolve } from '../lifecycle/resolve.ts'
import {
  type LockedConversation,
  lockConversation,
  saveConversation,
  saveFields,
  storeMessage,
} from '../locked-conversation.ts'
import { replyAsAgent } from '../messages/reply-as-agent.ts'
import { staffView } from '../rows.ts'
import { addNote } from './add-note.ts'
import { unmerge } from './merge-conversation.ts'

/**
 * Applies one action to a conversation, in the caller's transaction and under the conversation's row lock. Does nothing
 * if the conversation is already in that state. Needs the member's claims for a member, and job claims for an
 * automation, whose name the activities then show.
 * @throws conversation_not_found (404), assignee_not_found (409) or team_not_found (404).
 * @throws conversation_resolved (409) for a snooze of a resolved conversation.
 * @throws label_not_found (409) for a label that is not in the company's list, if agents may add no others.
 */
export async function applyAction(
  query: Query,
  who: Member | Automation,
  conversationId: string,
  action: DeskAction,
  now: Date,
): Promise<void> {
  if (who.kind === 'automation') await query("select set_config('app.automation', $1, true)", [who.name])
  const before = await lockConversation(query, conversationId)
  switch (action.type) {
    case 'resolve':
      return resolve(query, who, before, now)
    case 'reopen':
      return reopen(query, who, before, now)
    case 'reply':
      return reply(query, who, before, action.content, now)
    case 'note':
      return addNote(query, who, before, action.content, now)
    case 'assign': {
      const { assignee_id } = await staffView(query, conversationId)
      if (assignee_id !== action.assignee_id) await assign(query, who, before, action.assignee_id, now)
      return
    }
    case 'add-label': {
      const { tags } = await staffView(query, conversationId)
      const label = await labelToAdd(query, who, before.company_id, action.label)
      if (!hasLabel(tags, label)) await saveFields(query, before, { tags: withLabel(tags, label) }, now)
      return
    }
    default: {
      const fields = fieldsAfter(await staffView(query, conversationId), action, now)
      if (fields) await saveFields(query, before, fields, now)
    }
  }
}

type FieldAction = Exclude<
  DeskAction,
  { type: 'resolve' | 'reopen' | 'reply' | 'note' | 'assign' | 'add-label' }
>

/** Returns the columns that the action changes; null if none. */
function fieldsAfter(
  { tags, team_id, priority, status }: StaffConversation,
  action: FieldAction,
  now: Date,
): Parameters<typeof saveFields>[2] | null {
  switch (action.type) {
    case 'assign-team':
      return team_id === action.team_id ? null : { team_id: action.team_id }
    case 'remove-label':
      return hasLabel(tags, action.label) ? { tags: withoutLabel(tags, action.label) } : null
    case 'set-priority':
      return priority === action.priority ? null : { priority: action.priority }
    case 'snooze':
      if (status === 'resolved') throw new AppError('conversation_resolved')
      return { snoozed_until: new Date(now.getTime() + action.minutes * 60_000) }
  }
}

/** Returns the label as the company's list spells it. Rules may add any: the people who edit them edit the list, too. */
async function labelToAdd(
  query: Query,
  who: Member | Automation,
  companyId: string,
  label: string,
): Promise<string> {
  const { labels, allows_new_labels } = await readSettings(query, companyId, 'labels')
  const known = labels.find(({ name }) => hasLabel([name], label))
  if (!known && !allows_new_labels && who.kind === 'member') throw new AppError('label_not_found')
  return known?.name ?? label
}

async function reopen(
  query: Query,
  who: Member | Automation,
  before: LockedConversation,
  now: Date,
): Promise<void> {
  if (before.status !== 'resolved') return
  const { merged_into_id } = await staffView(query, before.id)
  if (merged_into_id !== null) return unmerge(query, who, before, now)
  await saveConversation(query, before, { ...reopened(before), updated_at: now })
  await auditAct(query, who, 'conversation.reopened', before.id)
}

/** Sends a reply. An automation's reply is an automatic message: it leaves `responder`, which says who answers, as it is. */
async function reply(
  query: Query,
  who: Member | Automation,
  before: LockedConversation,
  content: string,
  now: Date,
): Promise<void> {
  if (who.kind === 'automation')
    await storeMessage(query, before, 'ai', { content, meta: { type: 'auto' } }, now)
  else await replyAsAgent(query, who, before, { clientId: randomUUID(), content }, now)
}
