import {
  countConversations,
  listConversations,
} from '#server/domain/conversations/inbox/list-conversations.ts'
import { createView, listViews, removeView, updateView } from '#server/domain/conversations/inbox/views.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** The inbox's lists and the views of them. */
export function listHandlers(means: HandlerMeans) {
  const { database } = means
  return {
    listConversations: ({ actor, query }) => listConversations(database, actor, query),
    countConversations: async ({ actor }) => ({ counts: await countConversations(database, actor) }),
    listViews: async ({ actor }) => ({ views: await listViews(database, actor) }),
    createView: ({ actor, body }) => createView(means, actor, body),
    updateView: ({ actor, params, body }) => updateView(means, actor, params.id, body),
    async removeView({ actor, params }) {
      await removeView(database, actor, params.id)
      return { ok: true } as const
    },
  } satisfies Partial<Handlers>
}
