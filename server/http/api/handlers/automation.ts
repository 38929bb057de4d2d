import { listRuleRuns } from '#server/domain/conversations/automation/list-rule-runs.ts'
import { listSlaTimers } from '#server/domain/conversations/automation/list-sla-timers.ts'
import { rules } from '#server/domain/conversations/automation/rules.ts'
import { slaPolicies } from '#server/domain/conversations/automation/sla-policies.ts'
import { tryRule } from '#server/domain/conversations/automation/try-rule.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

const OK = { ok: true } as const

/** Rules and SLA policies. */
export function automationHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listRules: async ({ actor }) => ({ rules: await rules.list(database, actor) }),
    createRule: ({ actor, body }) => rules.create(deps, actor, body),
    updateRule: ({ actor, params, body }) => rules.update(deps, actor, params.id, body),
    async removeRule({ actor, params }) {
      await rules.remove(deps, actor, params.id)
      return OK
    },
    async orderRules({ actor, body }) {
      await rules.order(database, actor, body.ids)
      return OK
    },
    tryRule: ({ actor, body }) => tryRule(deps, actor, body),
    listRuleRuns: async ({ actor, query }) => ({ runs: await listRuleRuns(database, actor, query) }),
    listSlaPolicies: async ({ actor }) => ({ policies: await slaPolicies.list(database, actor) }),
    createSlaPolicy: ({ actor, body }) => slaPolicies.create(deps, actor, body),
    updateSlaPolicy: ({ actor, params, body }) => slaPolicies.update(deps, actor, params.id, body),
    async removeSlaPolicy({ actor, params }) {
      await slaPolicies.remove(deps, actor, params.id)
      return OK
    },
    async orderSlaPolicies({ actor, body }) {
      await slaPolicies.order(database, actor, body.ids)
      return OK
    },
    listSlaTimers: ({ actor, query }) => listSlaTimers(database, actor, query.state),
  } satisfies Partial<Handlers>
}
