import { z } from 'zod'
import { ACTIONS_MAX, BULK_MAX, TEAM_NAME_LENGTH } from '../constants/desk.ts'
import { staffConversation } from '../entities/conversation.ts'
import { colleague, deskState, team } from '../entities/desk.ts'
import { deskAction } from '../entities/desk-action.ts'
import type { ErrorCode } from '../errors.ts'
import type { Route } from './route.ts'

const ofConversation = { params: z.object({ id: z.uuid() }), absent: 'conversation_not_found' } as const
const ofTeam = { params: z.object({ id: z.uuid() }), absent: 'team_not_found' } as const
const acts = { access: ['member'], permission: 'conversations.reply' } as const
const settles = { access: ['member'], permission: 'settings.edit' } as const
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

/** The calls of the agents' desk that change conversations, and its teams and labels. */
export const deskRoutes = {
  /**
   * Does all actions to each conversation, or none of them to one that is refused. What was said and noted stays said;
   * all else `undo` takes back, sent to `undoActs` as it is.
   */
  actOnConversations: {
    ...acts,
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(BULK_MAX),
      actions: z.array(deskAction).min(1).max(ACTIONS_MAX),
    }),
    response: z.object({ results: outcomes, undo: z.array(undo) }),
  },
  /** Puts back what nobody has changed since; `changed_meanwhile` is the answer for the others. */
  undoActs: {
    ...acts,
    maxBytes: 512 * 1_024,
    body: z.object({ undo: z.array(undo).min(1).max(BULK_MAX) }),
    response: z.object({ results: outcomes }),
  },
  /** The same customer's conversations that this one can go on in, the latest first. */
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
  /** The active people of the company. */
  listColleagues: { access: ['member'], response: z.object({ colleagues: z.array(colleague) }) },
  /** Every label that a conversation has, the most used first. */
  listLabels: {
    access: ['member'],
    response: z.object({ labels: z.array(z.object({ label: z.string(), count: z.int() })) }),
  },
  listTeams: { access: ['member'], response: z.object({ teams: z.array(team) }) },
  createTeam: {
    ...settles,
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(TEAM_NAME_LENGTH),
      member_ids: z.array(z.uuid()).max(500).default([]),
    }),
    response: team,
  },
  updateTeam: {
    ...settles,
    ...ofTeam,
    body: z
      .object({
        name: z.string().trim().min(1).max(TEAM_NAME_LENGTH),
        member_ids: z.array(z.uuid()).max(500),
      })
      .partial(),
    response: team,
  },
  removeTeam: { ...settles, ...ofTeam, response: ok },
} as const satisfies Record<string, Route>
