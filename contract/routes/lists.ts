import { z } from 'zod'
import { CONVERSATION_PAGE_SIZE } from '../constants/conversation.ts'
import {
  conversationCounts,
  conversationFilter,
  conversationSort,
  listedConversation,
  view,
  viewName,
} from '../entities/conversation-list.ts'
import { queryInteger } from '../entities/values.ts'
import type { Route } from './route.ts'

const reads = { access: ['member'] } as const
const keeps = { access: ['member'], permission: 'conversations.reply' } as const
const ofView = { params: z.object({ id: z.uuid() }), absent: 'view_not_found' } as const
const ok = z.object({ ok: z.literal(true) })
const uuids = z
  .string()
  .transform(text => text.split(','))
  .pipe(z.array(z.uuid()).max(CONVERSATION_PAGE_SIZE))

/** The inbox's lists and saved views. */
export const listRoutes = {
  /**
   * A page of the conversations that match the filter. `next` is the cursor of the next page, null on the last one. A
   * cursor belongs to its sort order (`cursor_invalid`). `ids` limits the list to these: a screen refreshes its rows
   * with it.
   */
  listConversations: {
    ...reads,
    query: conversationFilter.extend({
      sort: conversationSort.default('newest'),
      limit: queryInteger.min(1).max(CONVERSATION_PAGE_SIZE).default(CONVERSATION_PAGE_SIZE),
      cursor: z.string().max(200).optional(),
      ids: uuids.optional(),
    }),
    response: z.object({ conversations: z.array(listedConversation), next: z.string().nullable() }),
  },
  /** Counts by state, and the open conversations of each team that has any. */
  countConversations: {
    ...reads,
    response: z.object({ counts: conversationCounts, teams: z.record(z.uuid(), z.int().positive()) }),
  },

  /** Shared views and the caller's own, in their order. */
  listViews: { ...reads, response: z.object({ views: z.array(view) }) },
  /** Adds a view at the end; `views_full`. Refused to staff who act for a tenant, since they are not members. */
  createView: {
    ...keeps,
    refusesImpersonation: true,
    status: 201,
    body: z.object({
      name: viewName,
      is_shared: z.boolean().default(false),
      filter: conversationFilter,
      sort: conversationSort.default('newest'),
    }),
    response: view,
  },
  /** The caller's own; a shared one also with `settings.edit`, and then it must stay shared (`forbidden`). */
  updateView: {
    ...keeps,
    ...ofView,
    body: z
      .object({
        name: viewName,
        is_shared: z.boolean(),
        filter: conversationFilter,
        sort: conversationSort,
        position: z.int().min(0).max(1_000_000),
      })
      .partial(),
    response: view,
  },
  /** Same rights as `updateView`. */
  removeView: { ...keeps, ...ofView, response: ok },
} as const satisfies Record<string, Route>
