/** Automation rules and SLA policies. */
import { z } from 'zod'
import {
  AUTOMATION_MINUTES_MAX,
  AUTOMATION_NAME_MAX,
  CONDITION_VALUE_MAX,
  CONDITIONS_MAX,
  RULE_ACTIONS_MAX,
} from '../constants/automation.ts'
import { CONVERSATION_SOURCES } from '../constants/conversation.ts'
import { LOCALES } from '../constants/locales.ts'
import { conversationStatus, priority } from './conversation.ts'
import { deskAction, label } from './desk-action.ts'
import { filledText, instant } from './values.ts'
import { ticketField } from './widget.ts'

const isOrNot = z.enum(['is', 'is-not'])
const containsOrNot = z.enum(['contains', 'contains-not'])
const words = filledText(CONDITION_VALUE_MAX)
/** An id, or `none` for nobody. */
const idOrNone = z.union([z.literal('none'), z.string().regex(/^[0-9a-f-]{36}$/)])

/** One condition on a conversation. Text compares without regard to case. */
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
  z.object({ field: z.literal('source'), operator: isOrNot, value: z.enum(CONVERSATION_SOURCES) }),
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
/** A parsed `condition`. */
export type Condition = z.infer<typeof condition>

/** Whether all conditions must hold, or any. An empty list always holds. */
export const conditionMatch = z.enum(['all', 'any'])

const conditions = { match: conditionMatch, conditions: z.array(condition).max(CONDITIONS_MAX) }
const name = filledText(AUTOMATION_NAME_MAX)
const minutes = z.int().min(1).max(AUTOMATION_MINUTES_MAX)

/** Events that trigger rules. */
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
/** An event of `ruleEvent`. */
export type RuleEvent = z.infer<typeof ruleEvent>

/** The editable part of a rule. */
export const ruleDraft = z.object({
  name,
  is_enabled: z.boolean(),
  event: ruleEvent,
  /** Only for `no-reply`: minutes that the visitor has waited. */
  after_minutes: minutes.nullable(),
  ...conditions,
  actions: z.array(deskAction).min(1).max(RULE_ACTIONS_MAX),
})
/** A parsed `ruleDraft`. */
export type RuleDraft = z.infer<typeof ruleDraft>

/** The part of a rule that decides whether it runs. */
export const ruleTrigger = ruleDraft.pick({ event: true, after_minutes: true, match: true, conditions: true })
/** A parsed `ruleTrigger`. */
export type RuleTrigger = z.infer<typeof ruleTrigger>

/** A stored rule. Rules run in their order. */
export const rule = ruleDraft.extend({ id: z.uuid(), created_at: instant, updated_at: instant })
/** A parsed `rule`. */
export type Rule = z.infer<typeof rule>

/** One run of a rule whose conditions held, and its outcome. */
export const ruleRun = z.object({
  id: z.uuid(),
  rule_id: z.uuid(),
  rule_name: z.string(),
  conversation_id: z.uuid(),
  subject: z.string(),
  event: ruleEvent,
  outcome: z.enum(['applied', 'failed']),
  /** The error code of a failed run, of which nothing was applied; null for an applied one. */
  error: z.string().nullable(),
  created_at: instant,
})
/** A parsed `ruleRun`. */
export type RuleRun = z.infer<typeof ruleRun>

/** The editable part of an SLA policy. A null target is not promised. */
export const slaPolicyDraft = z.object({
  name,
  is_enabled: z.boolean(),
  ...conditions,
  first_reply_minutes: minutes.nullable(),
  next_reply_minutes: minutes.nullable(),
  resolution_minutes: minutes.nullable(),
  /** Whether every minute counts, or only those within the office hours. */
  clock: z.enum(['calendar', 'office-hours']),
})
/** A parsed `slaPolicyDraft`. */
export type SlaPolicyDraft = z.infer<typeof slaPolicyDraft>

/** A stored SLA policy. The first matching policy applies. */
export const slaPolicy = slaPolicyDraft.extend({ id: z.uuid(), created_at: instant, updated_at: instant })
/** A parsed `slaPolicy`. */
export type SlaPolicy = z.infer<typeof slaPolicy>
