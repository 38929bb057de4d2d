/** Requests about rules and SLA policies. */
import type { RequestCase } from './api-request-case.ts'

const RULE = {
  name: 'New',
  is_enabled: true,
  event: 'assigned',
  after_minutes: null,
  match: 'all',
  conditions: [],
  actions: [{ type: 'resolve' }],
}

/** Returns a rule with these actions. */
export function ruleThat(...actions: readonly object[]) {
  return { ...RULE, ...(actions.length > 0 && { actions }) }
}

const POLICY = {
  name: 'New',
  is_enabled: true,
  match: 'all',
  conditions: [],
  first_reply_minutes: 1,
  next_reply_minutes: null,
  resolution_minutes: null,
  clock: 'calendar',
}

/** Valid bodies by route. */
export const AUTOMATION_BODIES = {
  'POST /api/rules': () => RULE,
  'PATCH /api/rules/:id': () => RULE,
  'POST /api/rules-trial': () => RULE,
  'POST /api/rules-order': async ({ world, tenant }: RequestCase) => ({
    ids: [await world.fresh('rule', tenant)],
  }),
  'POST /api/sla-policies': () => POLICY,
  'PATCH /api/sla-policies/:id': () => POLICY,
  'POST /api/sla-policies-order': async ({ world, tenant }: RequestCase) => ({
    ids: [await world.fresh('sla-policy', tenant)],
  }),
}
