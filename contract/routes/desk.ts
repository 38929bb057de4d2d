import { z } from 'zod'
import { SUBJECT_MAX } from '../constants/conversation.ts'
import { ACTIONS_MAX, BULK_MAX, TEAM_NAME_LENGTH } from '../constants/desk.ts'
import { email } from '../entities/account.ts'
import { staffConversation } from '../entities/conversation.ts'
import { colleague, deskState, team } from '../entities/desk.ts'
import { deskAction, label } from '../entities/desk-action.ts'
import { messageContent } from '../entities/message.ts'
import { filledText } from '../entities/values.ts'
import type { ErrorCode } from '../errors.ts'
import type { Route } from './route.ts'

const ofConversation = { params: z.object({ id: z.uuid() }), absent: 'conversation_not_found' } as const
const ofTeam = { params: z.object({ id: z.uuid() }), absent: 'team_not_found' } as const
const acts = { access: ['member'], permission: 'conversations.reply' } as const
const editsSettings = { access: ['member'], permission: 'settings.edit' } as const
const ok = z.object({ ok: z.literal(true) })

/** What became of each conversation, in the order of the request. */
const outcomes = z.array(
  z.discriminatedUnion('outcome', [
    z.object({ id: z.uuid(), outcome: z.literal('done') }),
    z.object({ id: z.uuid(), outcome: z.literal('refused'), code: z.custom<ErrorCode>() }),
  ]),
)
/** A conversation as it was left, and as it was before. */
const undo = z.object({ id: z.uuid(), from: deskState, to: deskState })

/** Calls of the agents' desk that change conversations, and its teams and labels. */
export const deskRoutes = {
  /**
   * Opens a conversation with a customer by the agent's first message, which is emailed like any reply; the agent becomes the
   * assignee. Returns its id. Refused to staff who act for a tenant, since they are not members.
   */
  startOutbound: {
    ...acts,
    status: 201,
    refusesImpersonation: true,
    limit: 'outbound',
    body: z.object({
      customer_email: email,
      content: messageContent,
      /** The start of the message without one. */
      subject: filledText(SUBJECT_MAX).optional(),
    }),
    response: z.object({ id: z.uuid() }),
  },
  /**
   * Applies all actions to each conversation, or none to a refused one. Messages and notes cannot be undone; for the
   * rest, send `undo` unchanged to `undoActs`.
   */
  actOnConversations: {
    ...acts,
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(BULK_MAX),
      actions: z.array(deskAction).min(1).max(ACTIONS_MAX),
    }),
    response: z.object({ results: outcomes, undo: z.array(undo) }),
  },
  /** Marks conversations as read, with all their messages, or as unread until somebody opens them. */
  markRead: {
    ...acts,
    body: z.object({ ids: z.array(z.uuid()).min(1).max(BULK_MAX), is_read: z.boolean() }),
    response: ok,
  },
  /** Restores what nobody has changed since; the others are `changed_meanwhile`. */
  undoActs: {
    ...acts,
    maxBytes: 512 * 1_024,
    body: z.object({ undo: z.array(undo).min(1).max(BULK_MAX) }),
    response: z.object({ results: outcomes }),
  },
  /** The same customer's conversations that can continue this one, the latest first. */
  listMergeTargets: {
    access: ['member'],
    ...ofConversation,
    response: z.object({ conversations: z.array(staffConversation) }),
  },
  mergeConversation: {
    ...acts,
    ...ofConversation,
    body: z.object({ into_id: z.uuid() }),
    response: staffConversation,
  },
  unmergeConversation: { ...acts, ...ofConversation, response: staffConversation },
  /** Active members of the company. */
  listColleagues: { access: ['member'], response: z.object({ colleagues: z.array(colleague) }) },
  /** Labels in use, the most used first, then those that only the settings name. */
  listLabels: {
    access: ['member'],
    response: z.object({ labels: z.array(z.object({ label: z.string(), count: z.int() })) }),
  },
  /**
   * Renames a label in the settings, in all conversations and in all that names it. If the new name is another label, the two
   * become one. Returns the number of conversations.
   */
  renameLabel: {
    ...editsSettings,
    body: z.object({ from: label, to: label }),
    response: z.object({ conversations: z.int() }),
  },
  /** Removes a label from the settings and all conversations. Returns the number of conversations. */
  removeLabel: {
    ...editsSettings,
    body: z.object({ label }),
    response: z.object({ conversations: z.int() }),
  },
  listTeams: { access: ['member'], response: z.object({ teams: z.array(team) }) },
  createTeam: {
    ...editsSettings,
    status: 201,
    body: z.object({
      name: filledText(TEAM_NAME_LENGTH),
      member_ids: z.array(z.uuid()).max(500).default([]),
    }),
    response: team,
  },
  updateTeam: {
    ...editsSettings,
    ...ofTeam,
    body: z
      .object({
        name: filledText(TEAM_NAME_LENGTH),
        member_ids: z.array(z.uuid()).max(500),
      })
      .partial(),
    response: team,
  },
  removeTeam: { ...editsSettings, ...ofTeam, response: ok },
} as const satisfies Record<string, Route>
