/** The SLA timers of one conversation. */
import type { SlaTimerKind } from '#contract/entities/sla.ts'
import { slaDeadline, targetMinutes } from '#core/automation/sla-deadlines.ts'
import type { TeamName } from './agents.ts'
import { type StoryPolicy, storyPolicies } from './automation.ts'
import type { StoryEvent } from './events.ts'

/** How long the job takes to notice a change or a deadline. */
const NOTICE_MS = 2_000

type Timer = {
  readonly id: string
  readonly kind: SlaTimerKind
  readonly policy: StoryPolicy
  readonly startedAt: number
  readonly warnAt: number
  readonly dueAt: number
  /** When the job started the timer, which may be later than its `startedAt`. */
  readonly madeAt: number
  isWarned: boolean
  isBreached: boolean
}
/** What the timers depend on. A kind with no start does not run. */
export type TimerState = {
  readonly team: TeamName | null
  readonly isTicket: boolean
  readonly isVerified: boolean
  readonly since: Readonly<Partial<Record<SlaTimerKind, number>>>
}

/** Returns the timers of a conversation. `onBreach` hears of each breach, in ms since the epoch. */
export function createTimers(about: string, onBreach: (at: number) => void) {
  let count = 0
  let running: Timer[] = []

  /** Returns the warnings and breaches up to an instant that nobody has noted. */
  function look(timers: readonly Timer[], at: number): StoryEvent[] {
    return timers.flatMap(timer => {
      const { id, kind, policy, dueAt, warnAt, madeAt } = timer
      const actor = { automation: policy.name }
      const data = { id, timer: kind, policy_name: policy.name }
      const events: StoryEvent[] = []
      const warnedAt = Math.max(warnAt, madeAt) + NOTICE_MS
      if (!timer.isWarned && warnedAt < Math.min(at, dueAt)) {
        timer.isWarned = true
        events.push({ kind: 'warned', about, actor, data, at: warnedAt })
      }
      if (!timer.isBreached && dueAt <= at) {
        timer.isBreached = true
        const breachedAt = Math.max(dueAt, madeAt) + NOTICE_MS
        events.push({ kind: 'breached', about, actor, data, at: breachedAt })
        onBreach(breachedAt)
      }
      return events
    })
  }

  function start(kind: SlaTimerKind, policy: StoryPolicy, startedAt: number, at: number): StoryEvent[] {
    const { warnAt, dueAt } = slaDeadline(null, startedAt, targetMinutes(policy, kind)!)!
    const id = about.replace('-4000-', `-4${String(++count).padStart(3, '0')}-`)
    const timer = {
      id,
      kind,
      policy,
      startedAt,
      warnAt,
      dueAt,
      madeAt: at,
      isWarned: false,
      isBreached: false,
    }
    running.push(timer)
    const data = {
      id,
      policy_id: policy.id,
      policy_name: policy.name,
      timer: kind,
      started_at: new Date(startedAt).toISOString(),
      warn_at: new Date(warnAt).toISOString(),
      due_at: new Date(dueAt).toISOString(),
    }
    return [{ kind: 'timer', about, actor: 'job', data, at }, ...look([timer], at)]
  }

  return {
    /** Starts and ends timers a moment after a change, as the job does: the first matching policy applies. */
    check({ team, isTicket, isVerified, since }: TimerState, changedAt: number): StoryEvent[] {
      const at = changedAt + NOTICE_MS
      const { billing, ticket, chat } = storyPolicies
      const policy = team === 'Billing' ? billing : isTicket ? ticket : isVerified ? chat : null
      return (['first-reply', 'resolution'] as const).flatMap(kind => {
        const before = running.find(timer => timer.kind === kind)
        const from = since[kind]
        const isWanted = policy !== null && from !== undefined && targetMinutes(policy, kind) !== null
        if (before && isWanted && before.policy === policy) return []
        const ended: StoryEvent[] = []
        if (before) {
          running = running.filter(timer => timer !== before)
          ended.push(...look([before], at), {
            kind: 'ended',
            about,
            actor: 'job',
            data: { id: before.id },
            at,
          })
        }
        return isWanted ? [...ended, ...start(kind, policy, before?.startedAt ?? from, at)] : ended
      })
    },

    /** Ends timers, as the database does at a reply or a solution. Returns what nobody has noted before. */
    end(kind: SlaTimerKind | 'all', at: number): StoryEvent[] {
      const ended = running.filter(timer => kind === 'all' || timer.kind === kind)
      running = running.filter(timer => !ended.includes(timer))
      return look(ended, at)
    },

    /** Returns what nobody has noted of the timers that still run. */
    lookAt: (at: number): StoryEvent[] => look(running, at),
  }
}
