/** The rules and SLA policies of acme that act in the story. */
import type { RuleDraft, SlaPolicyDraft } from '#contract/entities/automation.ts'
import { teamId } from './agents.ts'
import { storyId } from './random.ts'

/** A rule or a policy with its id. */
type Named<Draft> = Draft & { readonly id: string }

const rule = (number: number, draft: Omit<RuleDraft, 'after_minutes' | 'match'>): Named<RuleDraft> => ({
  id: storyId('0e1e', number),
  after_minutes: null,
  match: 'any',
  ...draft,
})

/** Acme's rules, in their order. */
export const storyRules = {
  calendar: rule(1, {
    name: 'Label trouble with calendars',
    is_enabled: true,
    event: 'conversation-created',
    conditions: [
      { field: 'subject', operator: 'contains', value: 'calendar' },
      { field: 'subject', operator: 'contains', value: 'kalender' },
    ],
    actions: [{ type: 'add-label', label: 'calendar sync' }],
  }),
  refund: rule(2, {
    name: 'Money back: high priority',
    is_enabled: true,
    event: 'message-received',
    conditions: [
      { field: 'content', operator: 'contains', value: 'refund' },
      { field: 'content', operator: 'contains', value: 'charged twice' },
    ],
    actions: [
      { type: 'set-priority', priority: 'high' },
      { type: 'add-label', label: 'refund' },
    ],
  }),
  billing: rule(3, {
    name: 'Billing goes to its team',
    is_enabled: true,
    event: 'label-added',
    conditions: [{ field: 'label', operator: 'is', value: 'billing' }],
    actions: [{ type: 'assign-team', team_id: teamId('Billing') }],
  }),
  breach: rule(4, {
    name: 'Late: raise the priority',
    is_enabled: true,
    event: 'sla-breached',
    conditions: [{ field: 'priority', operator: 'is', value: 'medium' }],
    actions: [{ type: 'set-priority', priority: 'high' }],
  }),
  weekend: rule(5, {
    name: 'Weekend: tell when we are back (paused)',
    is_enabled: false,
    event: 'conversation-created',
    conditions: [{ field: 'office-hours', operator: 'is-not', value: 'open' }],
    actions: [
      { type: 'reply', content: 'We are back on Monday at 8:00 and answer in the order of arrival.' },
    ],
  }),
} as const satisfies Record<string, Named<RuleDraft>>

const policy = (
  number: number,
  draft: Omit<SlaPolicyDraft, 'is_enabled' | 'next_reply_minutes' | 'clock' | 'match'>,
) => ({
  id: storyId('51a0', number),
  is_enabled: true,
  match: 'all' as const,
  next_reply_minutes: null,
  clock: 'calendar' as const,
  ...draft,
})

/** Acme's SLA policies; the first that matches applies. */
export const storyPolicies = {
  billing: policy(1, {
    name: 'Billing: answer within a working day',
    conditions: [{ field: 'team', operator: 'is', value: teamId('Billing') }],
    first_reply_minutes: 8 * 60,
    resolution_minutes: 2 * 24 * 60,
  }),
  ticket: policy(2, {
    name: 'Tickets: answer within half a day, solve within four',
    conditions: [{ field: 'status', operator: 'is', value: 'ticket' }],
    first_reply_minutes: 12 * 60,
    resolution_minutes: 4 * 24 * 60,
  }),
  chat: policy(3, {
    name: 'Business customers: first reply within five minutes',
    conditions: [{ field: 'verified', operator: 'is', value: 'yes' }],
    first_reply_minutes: 5,
    resolution_minutes: null,
  }),
} as const satisfies Record<string, Named<SlaPolicyDraft>>

/** A policy of `storyPolicies`. */
export type StoryPolicy = (typeof storyPolicies)[keyof typeof storyPolicies]
