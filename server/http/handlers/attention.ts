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
import type { HandlerMeans } from './means.ts'

/** Presence, notifications, the agents and the handoff ledger. */
export function attentionHandlers(means: HandlerMeans) {
  const { database } = means
  const talking = { database, clock: means.conversationClock }
  return {
    listPresence: async ({ actor }) => ({ people: await listPresence(means, actor) }),
    async notePresence({ actor, body }) {
      await notePresence(means, actor, body)
      return { ok: true } as const
    },
    listNotifications: ({ actor, query }) => listNotifications(database, actor, query),
    markNotifications: async ({ actor, body }) => ({
      unread: await markNotifications(talking, actor, body),
    }),
    getNotificationChoices: async ({ actor }) => ({ choices: await notificationChoices(database, actor) }),
    setNotificationChoice: async ({ actor, body }) => ({
      choices: await setNotificationChoice(means, actor, body),
    }),
    listAgents: ({ actor }) => listAgents(means, actor),
    setAway: ({ actor, body }) => setAway(means, actor, body.is_away),
    updateAgent: ({ actor, params, body }) => updateAgent(means, actor, params.id, body),
    updateAssignment: ({ actor, body }) => updateAssignment(means, actor, body),
    listHandoffs: ({ actor, query }) => listHandoffs(talking, actor, query),
  } satisfies Partial<Handlers>
}
