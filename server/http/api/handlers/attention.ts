import {
  listAgents,
  setAway,
  updateAgent,
  updateAssignment,
} from '#server/domain/conversations/attention/agents.ts'
import { listHandoffs } from '#server/domain/conversations/attention/list-handoffs.ts'
import {
  notificationChoices,
  setNotificationChoice,
} from '#server/domain/conversations/attention/notification-choices.ts'
import { listNotifications, markNotifications } from '#server/domain/conversations/attention/notifications.ts'
import { listPresence, notePresence } from '#server/domain/conversations/attention/presence.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of presence, notifications, agents and the handoff ledger. */
export function attentionHandlers(deps: HandlerDeps) {
  const { database } = deps
  const conversationDeps = { database, clock: deps.conversationClock }
  return {
    listPresence: async ({ actor }) => ({ people: await listPresence(deps, actor) }),
    async notePresence({ actor, body }) {
      await notePresence(deps, actor, body)
      return { ok: true } as const
    },
    listNotifications: ({ actor, query }) => listNotifications(database, actor, query),
    markNotifications: async ({ actor, body }) => ({
      unread: await markNotifications(conversationDeps, actor, body),
    }),
    getNotificationChoices: async ({ actor }) => ({ choices: await notificationChoices(database, actor) }),
    setNotificationChoice: async ({ actor, body }) => ({
      choices: await setNotificationChoice(deps, actor, body),
    }),
    listAgents: ({ actor }) => listAgents(deps, actor),
    setAway: ({ actor, body }) => setAway(deps, actor, body.is_away),
    updateAgent: ({ actor, params, body }) => updateAgent(deps, actor, params.id, body),
    updateAssignment: ({ actor, body }) => updateAssignment(deps, actor, body),
    listHandoffs: ({ actor, query }) => listHandoffs(conversationDeps, actor, query),
  } satisfies Partial<Handlers>
}
