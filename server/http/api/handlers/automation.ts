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
import type { HandlerDeps } from './deps.ts'

const OK = { ok: true } as const

/** Handlers of rules and SLA policies. */
export function automationHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listRules: async ({ actor }) => ({ rules: await listRules(database, actor) }),
    createRule: ({ actor, body }) => createRule(deps, actor, body),
    updateRule: ({ actor, params, body }) => updateRule(deps, actor, params.id, body),
    async removeRule({ actor, params }) {
      await removeRule(deps, actor, params.id)
      return OK
    },
    async orderRules({ actor, body }) {
      await orderRows(database, 'rules', actor, body.ids)
      return OK
    },
    tryRule: ({ actor, body }) => tryRule(deps, actor, body),
    listRuleRuns: async ({ actor, query }) => ({ runs: await listRuleRuns(database, actor, query) }),
    listSlaPolicies: async ({ actor }) => ({ policies: await listSlaPolicies(database, actor) }),
    createSlaPolicy: ({ actor, body }) => createSlaPolicy(deps, actor, body),
    updateSlaPolicy: ({ actor, params, body }) => updateSlaPolicy(deps, actor, params.id, body),
    async removeSlaPolicy({ actor, params }) {
      await removeSlaPolicy(deps, actor, params.id)
      return OK
    },
    async orderSlaPolicies({ actor, body }) {
      await orderRows(database, 'sla_policies', actor, body.ids)
      return OK
    },
    listSlaTimers: ({ actor, query }) => listSlaTimers(database, actor, query.state),
  } satisfies Partial<Handlers>
}
