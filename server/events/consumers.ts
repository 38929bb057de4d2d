import type { Consumer } from '#server/domain/consumer.ts'
import { notifyPeople } from '#server/domain/conversations/attention/notify-people.ts'
import { followDeadlines } from '#server/domain/conversations/automation/follow-deadlines.ts'
import { queueRuleEvents } from '#server/domain/conversations/automation/queue-rule-events.ts'
import { endTyping } from '#server/domain/conversations/messages/end-typing.ts'
import { scheduleReplyEmails } from '#server/domain/conversations/reply-emails/schedule-reply-emails.ts'
import { noteLastSeen } from '#server/domain/people/customers/note-last-seen.ts'
import { keepFacts } from '#server/domain/reports/keep-facts.ts'
import { withdrawSurveys } from '#server/domain/surveys/withdraw-surveys.ts'

/** Everything that follows from events. A new consequence is a file, and a line here. */
export const CONSUMERS: readonly Consumer[] = [
  // First, since it locks conversations: what is locked after other rows could make two transactions wait for each other.
  followDeadlines,
  notifyPeople,
  queueRuleEvents,
  endTyping,
  noteLastSeen,
  scheduleReplyEmails,
  withdrawSurveys,
  keepFacts,
]
