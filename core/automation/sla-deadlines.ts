/** Determines which SLA timers run on a conversation, and when they are due. */
import { SLA_WARN_SHARE } from '#contract/constants/automation.ts'
import type { SlaPolicyDraft } from '#contract/entities/automation.ts'
import type { ConversationStatus, Responder } from '#contract/entities/conversation.ts'
import type { SlaTimerKind } from '#contract/entities/sla.ts'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { afterOpenTime } from '../office-hours.ts'

const MINUTE_MS = 60_000

/** The values of a conversation that its SLA timers depend on. Instants are milliseconds since the epoch. */
export type SlaSubject = {
  readonly status: ConversationStatus
  readonly responder: Responder
  readonly needs_human: boolean
  readonly human_requested_at: number | null
  readonly waiting_since: number | null
  readonly first_replied_at: number | null
  /** When the conversation began or was last reopened. */
  readonly began_at: number
}

/**
 * Returns the instant at which each kind of SLA timer started, or null if the timer does not run. No timer runs
 * while the AI answers or after the conversation is resolved. Snoozing pauses no timer.
 */
export function slaStarts(subject: SlaSubject): Readonly<Record<SlaTimerKind, number | null>> {
  if (subject.status === 'resolved' || subject.responder === 'ai')
    return { 'first-reply': null, 'next-reply': null, resolution: null }
  const requested = subject.needs_human ? subject.human_requested_at : null
  const requests = [requested, subject.waiting_since].filter(instant => instant !== null)
  const isAnswered = subject.first_replied_at !== null
  return {
    'first-reply': isAnswered || requests.length === 0 ? null : Math.min(...requests),
    'next-reply': isAnswered ? subject.waiting_since : null,
    resolution: subject.began_at,
  }
}

/** Returns the minutes that a policy allows for a kind of timer, or null if the policy sets none. */
export function targetMinutes(
  policy: Pick<SlaPolicyDraft, 'first_reply_minutes' | 'next_reply_minutes' | 'resolution_minutes'>,
  kind: SlaTimerKind,
): number | null {
  switch (kind) {
    case 'first-reply':
      return policy.first_reply_minutes
    case 'next-reply':
      return policy.next_reply_minutes
    case 'resolution':
      return policy.resolution_minutes
  }
}

/**
 * Returns when an SLA timer is due and when its agents are warned, in ms since the epoch. Null if the office
 * hours do not add up to so many minutes within three years.
 * @param hours the office hours in which minutes count; null if every minute counts
 * @param startedAt in ms since the epoch
 */
export function slaDeadline(
  hours: OfficeHours | null,
  startedAt: number,
  minutes: number,
): { readonly warnAt: number; readonly dueAt: number } | null {
  const length = minutes * MINUTE_MS
  const after = (ms: number) => (hours === null ? startedAt + ms : afterOpenTime(hours, startedAt, ms))
  const [warnAt, dueAt] = [after(length * SLA_WARN_SHARE), after(length)]
  return warnAt === null || dueAt === null ? null : { warnAt, dueAt }
}
