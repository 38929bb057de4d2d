import { listTopicConversations } from '#server/domain/insights/list-topic-conversations.ts'
import { createReadInsights } from '#server/domain/insights/read-insights.ts'
import { listCompanyUsage } from '#server/domain/usage/list-company-usage.ts'
import { readUsage } from '#server/domain/usage/read-usage.ts'
import {
  readWeeklySummary,
  setWeeklySummary,
  stopWeeklySummary,
} from '#server/domain/weekly-summary/subscriptions.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of insights, usage and the weekly summary. */
export function insightHandlers(deps: HandlerDeps) {
  const { database, knowledge, conversationClock } = deps
  const readInsights = createReadInsights({ database, knowledge, clock: conversationClock })
  return {
    readInsights: ({ actor, query }) => readInsights(actor, query),
    listTopicConversations: async ({ actor, query }) => ({
      items: await listTopicConversations(database, actor, query.ids),
    }),
    readUsage: ({ actor }) => readUsage(deps, actor),
    listCompanyUsage: async ({ actor }) => ({ companies: await listCompanyUsage(deps, actor) }),
    readWeeklySummary: ({ actor }) => readWeeklySummary(database, actor),
    setWeeklySummary: ({ actor, body }) => setWeeklySummary(deps, actor, body.is_on),
    async stopWeeklySummary({ body }) {
      await stopWeeklySummary(database, body.key)
      return { ok: true }
    },
  } satisfies Partial<Handlers>
}
