import { listRuleRuns } from '#server/domain/conversations/automation/list-rule-runs.ts'
import { listSlaTimers } from '#server/domain/conversations/automation/list-sla-timers.ts'
import { orderRows } from '#server/domain/conversations/automation/order-rows.ts'
import {
  createRule,
  listRules,
  removeRule,
  updateRule,
} from '#server/domain/conversations/automation/rules.ts'
import {
  createSlaPolicy,
  listSlaPolicies,
  removeSlaPolicy,
  updateSlaPolicy,
} from '#server/domain/conversations/automation/sla-policies.ts'
import { tryRule } from '#server/domain/conversations/automation/try-rule.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

const OK = { ok: true } as const

/** Rules, and promises of answers. */
export function automationHandlers(means: HandlerMeans) {
  const { database } = means
  return {
    listRules: async ({ actor }) => ({ rules: await listRules(database, actor) }),
    createRule: ({ actor, body }) => createRule(means, actor, body),
    updateRule: ({ actor, params, body }) => updateRule(means, actor, params.id, body),
    async removeRule({ actor, params }) {
      await removeRule(means, actor, params.id)
      return OK
    },
    async orderRules({ actor, body }) {
      await orderRows(database, 'rules', actor, body.ids)
      return OK
    },
    tryRule: ({ actor, body }) => tryRule(means, actor, body),
    listRuleRuns: async ({ actor, query }) => ({ runs: await listRuleRuns(database, actor, query) }),
    listSlaPolicies: async ({ actor }) => ({ policies: await listSlaPolicies(database, actor) }),
    createSlaPolicy: ({ actor, body }) => createSlaPolicy(means, actor, body),
    updateSlaPolicy: ({ actor, params, body }) => updateSlaPolicy(means, actor, params.id, body),
    async removeSlaPolicy({ actor, params }) {
      await removeSlaPolicy(means, actor, params.id)
      return OK
    },
    async orderSlaPolicies({ actor, body }) {
      await orderRows(database, 'sla_policies', actor, body.ids)
      return OK
    },
    listSlaTimers: ({ actor, query }) => listSlaTimers(database, actor, query.state),
  } satisfies Partial<Handlers>
}
