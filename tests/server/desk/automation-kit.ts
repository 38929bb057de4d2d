/** Helpers of the tests of rules and SLA policies. */
import type { RuleDraft, SlaPolicyDraft } from '#contract/entities/automation.ts'

/** A log that drops everything. */
export const NO_LOG = { error: () => {} }

/** An SLA policy for everybody: 10 minutes for the first reply, 20 for the next, an hour for resolution. */
export function promise(changes: Partial<SlaPolicyDraft> = {}): SlaPolicyDraft {
  return {
    name: 'Everybody',
    is_enabled: true,
    match: 'all',
    conditions: [],
    first_reply_minutes: 10,
    next_reply_minutes: 20,
    resolution_minutes: 60,
    clock: 'calendar',
    ...changes,
  }
}

/** A rule that labels conversations about refunds. */
export function refundRule(changes: Partial<RuleDraft> = {}): RuleDraft {
  return {
    name: 'Refunds',
    is_enabled: true,
    event: 'message-received',
    after_minutes: null,
    match: 'all',
    conditions: [{ field: 'content', operator: 'contains', value: 'refund' }],
    actions: [
      { type: 'add-label', label: 'refund' },
      { type: 'set-priority', priority: 'high' },
    ],
    ...changes,
  }
}
