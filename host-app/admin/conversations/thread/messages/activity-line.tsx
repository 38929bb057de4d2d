import { ArrowLeftRight } from 'lucide-react'
import { BRAND } from '#contract/brand.ts'
import type { Activity, ActivityKind } from '#contract/entities/desk.ts'
import type { EmailProblem } from '#contract/entities/email.ts'
import type { SenderType } from '#contract/entities/message.ts'
import { emailProblemText } from '#host-app/admin/common/email-problem-text.ts'
import { formatDate } from '#host-app/admin/common/format.ts'
import styles from './activity-line.module.css'
import { timeOfDay } from './times.ts'

const WHO: Readonly<Record<SenderType, string>> = {
  visitor: 'The customer',
  ai: 'The AI',
  agent: 'A colleague',
  system: BRAND.name,
}
const STATUS: Readonly<Record<string, string>> = {
  open: 'reopened the conversation',
  resolved: 'resolved the conversation',
  ticket: 'made it a ticket',
}

const HELD: Readonly<Record<string, string>> = {
  words: 'Held as spam: it contains a blocked word',
  links: 'Held as spam: its first message has many links',
}

type ActivityMessage = (detail: Readonly<Record<string, unknown>>, activity: Activity) => string
const ACTIVITY_MESSAGES: Readonly<Record<Exclude<ActivityKind, 'email-problem'>, ActivityMessage>> = {
  created: () => 'started the conversation',
  status: ({ to }) => STATUS[String(to)] ?? 'changed the status',
  assignee: ({ to, to_name }, { actor_id }) => {
    if (to === null) return 'removed the assignee'
    return to === actor_id ? 'took the conversation' : `assigned it to ${to_name}`
  },
  team: ({ to, to_name }) => (to === null ? 'removed the team' : `assigned it to the team ${to_name}`),
  priority: ({ from, to }) => `changed the priority from ${from} to ${to}`,
  labels: ({ added, removed }) =>
    [said('added the label', added), said('removed the label', removed)].filter(Boolean).join(' and '),
  snoozed: ({ until }) => `snoozed it until ${formatDate(String(until))}`,
  woken: () => 'ended the snooze',
  'human-requested': () => 'asked for a human',
  merged: () => 'merged it into another conversation',
  unmerged: () => 'undid the merge',
  spam: ({ reason }) => (reason === null ? 'marked it as not spam' : 'marked it as spam'),
  'rule-applied': ({ name }) => `applied the rule “${name}”`,
  'sla-warned': ({ timer }) => `noted that the ${timer} deadline is close`,
  'sla-breached': ({ timer }) => `noted that the ${timer} deadline was missed`,
}

/** Describes an activity in one line: who did what. */
export function activityText(activity: Activity): string {
  if (activity.kind === 'email-problem') return emailProblemText(activity.detail as EmailProblem)
  if (activity.kind === 'human-requested' && activity.actor_type !== 'visitor') return 'Asked for a human'
  if (activity.kind === 'created' && activity.actor_type === 'system') return 'Conversation started'
  if (activity.kind === 'rule-applied' && activity.actor_name === activity.detail['name'])
    return `The rule “${activity.actor_name}” was applied`
  const held = activity.kind === 'spam' && HELD[String(activity.detail['reason'])]
  if (held) return held
  const who = activity.actor_name ?? WHO[activity.actor_type]
  return `${who} ${ACTIVITY_MESSAGES[activity.kind](activity.detail, activity)}`
}

function said(verb: string, labels: unknown): string {
  if (!Array.isArray(labels) || labels.length === 0) return ''
  return `${verb}${labels.length > 1 ? 's' : ''} ${labels.join(', ')}`
}

type ActivityLineProps = {
  readonly activity: Activity
  /** Whether the AI had the conversation until then. */
  readonly isHandoff?: boolean
}

/** An activity, in one muted line; a handoff stands out, with a mark on the turn line. */
export function ActivityLine({ activity, isHandoff = false }: ActivityLineProps) {
  const { created_at } = activity
  return (
    <p className={styles['line']} data-handoff={isHandoff || undefined}>
      {isHandoff && (
        <span className={styles['mark']}>
          <ArrowLeftRight size={13} aria-hidden="true" />
        </span>
      )}
      <span>{activityText(activity)}</span>
      <time dateTime={created_at} title={formatDate(created_at)}>
        {timeOfDay(created_at)}
      </time>
    </p>
  )
}
