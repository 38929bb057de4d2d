import {
  countConversations,
  listConversations,
} from '#server/domain/conversations/inbox/list-conversations.ts'
import { createView, listViews, removeView, updateView } from '#server/domain/conversations/inbox/views.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the inbox's lists and views. */
export function listHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listConversations: ({ actor, query }) => listConversations(database, actor, query),
    countConversations: ({ actor }) => countConversations(database, actor),
    listViews: async ({ actor }) => ({ views: await listViews(database, actor) }),
    createView: ({ actor, body }) => createView(deps, actor, body),
    updateView: ({ actor, params, body }) => updateView(deps, actor, params.id, body),
    async removeView({ actor, params }) {
      await removeView(database, actor, params.id)
      return { ok: true } as const
    },
  } satisfies Partial<Handlers>
}
