import { z } from 'zod'
import { HANDOFF_PAGE_SIZE, NOTIFICATIONS_SHOWN } from '../constants/notifications.ts'
import {
  agent,
  assignment,
  ledgerEntry,
  notification,
  notificationChoice,
  presentPerson,
} from '../entities/attention.ts'
import { instant, queryInteger } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const reads = { access: ['member'] } as const
/** What is a person's own; who acts for a tenant is none of its people. */
const own = { access: ['member'], refusesImpersonation: true } as const

/** Presence, notifications, agents and the handoff ledger. */
export const attentionRoutes = {
  /** Members who have a page open, by name. */
  listPresence: { ...reads, response: z.object({ people: z.array(presentPerson) }) },
  /** Reports this page and what is open in it; `offline` when it closes. */
  notePresence: {
    ...own,
    body: z.object({
      tab_id: z.uuid(),
      status: z.enum(['online', 'away', 'offline']),
      conversation_id: z.uuid().nullable().default(null),
      is_typing: z.boolean().default(false),
    }),
    response: ok,
  },
  /** The caller's notifications, the newest first, by page. `unread` counts all pages. */
  listNotifications: {
    ...reads,
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: queryInteger.min(1).max(NOTIFICATIONS_SHOWN).default(NOTIFICATIONS_SHOWN),
    }),
    response: z.object({
      notifications: z.array(notification),
      unread: z.int().nonnegative(),
      /** Where the older ones begin; null when there are none. */
      next: z.string().nullable(),
    }),
  },
  /** Marks by ids, by conversation, or all. Marking as unread works by ids only. */
  markNotifications: {
    ...own,
    body: z.union([
      z.object({ ids: z.array(z.uuid()).min(1).max(100), is_read: z.boolean() }),
      z.object({ conversation_id: z.uuid(), is_read: z.literal(true) }),
      z.object({ all: z.literal(true), is_read: z.literal(true) }),
    ]),
    response: z.object({ unread: z.int().nonnegative() }),
  },
  getNotificationChoices: { ...reads, response: z.object({ choices: z.array(notificationChoice) }) },
  setNotificationChoice: {
    ...own,
    body: notificationChoice,
    response: z.object({ choices: z.array(notificationChoice) }),
  },
  /** Members who may answer visitors, by name, and the assignment settings. */
  listAgents: { ...reads, response: z.object({ agents: z.array(agent), assignment }) },
  /** Sets whether the caller takes no conversations. */
  setAway: {
    ...own,
    permission: 'conversations.reply',
    body: z.object({ is_away: z.boolean() }),
    response: agent,
  },
  updateAgent: {
    access: ['member'],
    permission: 'settings.edit',
    params: z.object({ id: z.uuid() }),
    absent: 'person_not_found',
    body: z.object({ is_away: z.boolean(), capacity: z.int().min(1).max(100).nullable() }).partial(),
    response: agent,
  },
  updateAssignment: {
    access: ['member'],
    permission: 'settings.edit',
    body: assignment.partial(),
    response: assignment,
  },
  /**
   * Requests for a human: open ones by deadline, ended ones the newest first. `after` is the last known id. `now` is
   * the time for countdowns. `counts` cover all requests ever made. `orphans` counts requests on which the ledger and
   * the conversations disagree; it must be 0.
   */
  listHandoffs: {
    ...reads,
    query: z.object({
      state: z.enum(['open', 'ended']).default('open'),
      after: z.uuid().optional(),
      limit: queryInteger.min(1).max(HANDOFF_PAGE_SIZE).default(HANDOFF_PAGE_SIZE),
    }),
    response: z.object({
      handoffs: z.array(ledgerEntry),
      counts: z.object({
        open: z.int(),
        /** Open ones whose promise has run out. */
        late: z.int(),
        answered: z.int(),
        ticketed: z.int(),
        withdrawn: z.int(),
      }),
      orphans: z.int().nonnegative(),
      now: instant,
    }),
  },
} as const satisfies Record<string, Route>
