/** What a company has done by itself: rules, and the promises of answers that it keeps. */
import { z } from 'zod'
import {
  AUTOMATION_MINUTES_MAX,
  AUTOMATION_NAME_MAX,
  CONDITION_VALUE_MAX,
  CONDITIONS_MAX,
  RULE_ACTIONS_MAX,
} from '../constants/automation.ts'
import { LOCALES } from '../constants/locales.ts'
import { instant } from './account.ts'
import { conversationStatus, priority } from './conversation.ts'
import { deskAction, label } from './desk-action.ts'
import { ticketField } from './widget.ts'

const isOrNot = z.enum(['is', 'is-not'])
const containsOrNot = z.enum(['contains', 'contains-not'])
const words = z.string().trim().min(1).max(CONDITION_VALUE_MAX)
/** An id, or `none` for nobody. */
const idOrNone = z.union([z.literal('none'), z.string().regex(/^[0-9a-f-]{36}$/)])

/** One thing that has to be so of a conversation. Words are compared without regard to case. */
export const condition = z.discriminatedUnion('field', [
  z.object({ field: z.literal('status'), operator: isOrNot, value: conversationStatus }),
  z.object({ field: z.literal('priority'), operator: isOrNot, value: priority }),
  z.object({ field: z.literal('label'), operator: isOrNot, value: label }),
  z.object({ field: z.literal('team'), operator: isOrNot, value: idOrNone }),
  z.object({ field: z.literal('assignee'), operator: isOrNot, value: idOrNone }),
  z.object({ field: z.literal('customer-email'), operator: isOrNot, value: words }),
  /** Of the address, such as `example.com`; subdomains are others. */
  z.object({ field: z.literal('customer-domain'), operator: isOrNot, value: words }),
  z.object({ field: z.literal('verified'), operator: isOrNot, value: z.literal('yes') }),
  z.object({ field: z.literal('subject'), operator: containsOrNot, value: words }),
  /** Of the message that is the event, else of the visitor's last one. */
  z.object({ field: z.literal('content'), operator: containsOrNot, value: words }),
  z.object({ field: z.literal('locale'), operator: isOrNot, value: z.enum(LOCALES) }),
  z.object({ field: z.literal('source'), operator: isOrNot, value: z.enum(['widget', 'chat']) }),
  /** Of a ticket, as its writer chose it; other conversations have none. */
  z.object({ field: z.literal('category'), operator: isOrNot, value: words }),
  /** What a ticket's writer gave in the form's field with that key. */
  z.object({
    field: z.literal('form-field'),
    key: ticketField.shape.key,
    operator: containsOrNot,
    value: words,
  }),
  z.object({ field: z.literal('office-hours'), operator: isOrNot, value: z.literal('open') }),
])
export type Condition = z.infer<typeof condition>

/** Whether all conditions have to hold, or one of them; none at all holds always. */
export const conditionMatch = z.enum(['all', 'any'])

const conditions = { match: conditionMatch, conditions: z.array(condition).max(CONDITIONS_MAX) }
const name = z.string().trim().min(1).max(AUTOMATION_NAME_MAX)
const minutes = z.int().min(1).max(AUTOMATION_MINUTES_MAX)

export const ruleEvent = z.enum([
  'conversation-created',
  'message-received',
  'message-sent',
  'human-requested',
  'status-changed',
  'assigned',
  'label-added',
  'sla-breached',
  'no-reply',
])
export type RuleEvent = z.infer<typeof ruleEvent>

/** What a person writes of a rule. */
export const ruleDraft = z.object({
  name,
  is_enabled: z.boolean(),
  event: ruleEvent,
  /** Of `no-reply` alone: for how many minutes the visitor has waited. */
  after_minutes: minutes.nullable(),
  ...conditions,
  actions: z.array(deskAction).min(1).max(RULE_ACTIONS_MAX),
})
export type RuleDraft = z.infer<typeof ruleDraft>

/** When a rule is for a conversation, without what it then does. */
export const ruleTrigger = ruleDraft.pick({ event: true, after_minutes: true, match: true, conditions: true })
export type RuleTrigger = z.infer<typeof ruleTrigger>

/** Rules are gone through in their order. */
export const rule = ruleDraft.extend({ id: z.uuid(), created_at: instant, updated_at: instant })
export type Rule = z.infer<typeof rule>

/** A rule whose conditions held, and whether what it is to do could be done. */
export const ruleRun = z.object({
  id: z.uuid(),
  rule_id: z.uuid(),
  rule_name: z.string(),
  conversation_id: z.uuid(),
  subject: z.string(),
  event: ruleEvent,
  outcome: z.enum(['applied', 'failed']),
  /** Why it failed, as a code of the error table; nothing of it was done then. */
  error: z.string().nullable(),
  created_at: instant,
})
export type RuleRun = z.infer<typeof ruleRun>

/** What a person writes of a promise; a time that is null is not promised. */
export const slaPolicyDraft = z.object({
  name,
  is_enabled: z.boolean(),
  ...conditions,
  first_reply_minutes: minutes.nullable(),
  next_reply_minutes: minutes.nullable(),
  resolution_minutes: minutes.nullable(),
  /** Whether all minutes count or those of the office hours alone. */
  clock: z.enum(['calendar', 'office-hours']),
})
export type SlaPolicyDraft = z.infer<typeof slaPolicyDraft>

/** Of all promises the first counts whose conditions hold. */
export const slaPolicy = slaPolicyDraft.extend({ id: z.uuid(), created_at: instant, updated_at: instant })
export type SlaPolicy = z.infer<typeof slaPolicy>
