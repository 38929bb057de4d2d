import { z } from 'zod'
import {
  type RuleTrigger,
  rule,
  ruleDraft,
  ruleRun,
  ruleTrigger,
  type SlaPolicyDraft,
  slaPolicy,
  slaPolicyDraft,
} from '../entities/automation.ts'
import { slaTimer } from '../entities/sla.ts'
import { instant } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const reads = { access: ['member'] } as const
const edits = { access: ['member'], permission: 'settings.edit' } as const
const ofRule = { params: byId, absent: 'rule_not_found' } as const
const ofPolicy = { params: byId, absent: 'sla_policy_not_found' } as const
const order = { ...edits, body: z.object({ ids: z.array(z.uuid()).min(1).max(100) }), response: ok } as const

const hasItsMinutes = ({ event, after_minutes }: RuleTrigger) =>
  (event === 'no-reply') === (after_minutes !== null)
const MINUTES = {
  message: 'Minutes are required for the event no-reply, and allowed only for it.',
  path: ['after_minutes'],
}
const draftOfRule = ruleDraft.refine(hasItsMinutes, MINUTES)
const draftOfPolicy = slaPolicyDraft.refine(
  ({ first_reply_minutes, next_reply_minutes, resolution_minutes }: SlaPolicyDraft) =>
    [first_reply_minutes, next_reply_minutes, resolution_minutes].some(minutes => minutes !== null),
  { message: 'Set at least one time.', path: ['first_reply_minutes'] },
)

/** Automation rules and SLA policies. */
export const automationRoutes = {
  /** In their order. */
  listRules: { ...reads, response: z.object({ rules: z.array(rule) }) },
  /**
   * Adds a rule at the end. Fails with `rules_full`, and for an unknown person or team with `assignee_not_found` or
   * `team_not_found`.
   */
  createRule: { ...edits, status: 201, body: draftOfRule, response: rule },
  updateRule: { ...edits, ...ofRule, body: draftOfRule, response: rule },
  removeRule: { ...edits, ...ofRule, response: ok },
  /** Rules that are not named stay behind the others. */
  orderRules: order,
  /** Returns which of the latest conversations the rule would match. Changes nothing. */
  tryRule: {
    ...edits,
    body: ruleTrigger.refine(hasItsMinutes, MINUTES),
    response: z.object({
      looked_at: z.int(),
      matches: z.array(
        z.object({
          id: z.uuid(),
          subject: z.string(),
          customer_name: z.string().nullable(),
          customer_email: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Runs of one rule or of all, the newest first, 50 per page. */
  listRuleRuns: {
    ...reads,
    query: z.object({ rule_id: z.uuid().optional(), before: instant.optional() }),
    response: z.object({ runs: z.array(ruleRun) }),
  },

  listSlaPolicies: { ...reads, response: z.object({ policies: z.array(slaPolicy) }) },
  createSlaPolicy: { ...edits, status: 201, body: draftOfPolicy, response: slaPolicy },
  updateSlaPolicy: { ...edits, ...ofPolicy, body: draftOfPolicy, response: slaPolicy },
  removeSlaPolicy: { ...edits, ...ofPolicy, response: ok },
  orderSlaPolicies: order,
  /** `running`: the next deadline first. `breached`: the latest breach first. At most 50. */
  listSlaTimers: {
    ...reads,
    query: z.object({ state: z.enum(['running', 'breached']).default('running') }),
    response: z.object({ timers: z.array(slaTimer), running: z.int(), breached: z.int() }),
  },
} as const satisfies Record<string, Route>
