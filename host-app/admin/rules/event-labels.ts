import type { RuleEvent } from '#contract/entities/automation.ts'

/** Labels of the events, as the continuation of "When". */
export const EVENT_LABELS: Readonly<Record<RuleEvent, string>> = {
  'conversation-created': 'a conversation starts',
  'message-received': 'the visitor writes',
  'message-sent': 'a colleague replies',
  'human-requested': 'a human is requested',
  'status-changed': 'the status changes',
  assigned: 'it is assigned to a person or team',
  'label-added': 'a label is added',
  'sla-breached': 'an SLA deadline is missed',
  'no-reply': 'nobody has replied for some time',
}
