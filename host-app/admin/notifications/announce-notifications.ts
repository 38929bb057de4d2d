import { ID_PREFIX_LENGTH, NOTIFICATION_CLOSE_AFTER_MS } from '#contract/constants/staff.ts'
import type { Notification, NotificationChoice, NotificationKind } from '#contract/entities/attention.ts'
import type { Clock } from '#core/clock.ts'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'

const DESKTOP_MESSAGES: Readonly<Record<Exclude<NotificationKind, 'human-request'>, string>> = {
  assigned: 'A conversation was assigned to you',
  mentioned: 'You were mentioned in a note',
  reply: 'A visitor replied to you',
  'snooze-over': 'A snooze ended',
  'sla-warned': 'An SLA deadline is close',
  'sla-breached': 'An SLA deadline was missed',
  rule: 'A rule was applied',
}

type AnnounceOptions = {
  readonly choices: readonly NotificationChoice[]
  readonly desktop: Desktop
  readonly playSound: () => Promise<void>
  readonly clock: Pick<Clock, 'setTimeout'>
  /** Opens the conversation. */
  readonly open: (conversationId: string) => void
}

/**
 * Announces new notifications by the channels that the agent has turned on: one sound for all, one desktop
 * notification for each.
 */
export function announceNotifications(
  fresh: readonly Notification[],
  { choices, desktop, playSound, clock, open }: AnnounceOptions,
): void {
  const choiceOf = (kind: Notification['kind']) => choices.find(choice => choice.kind === kind)
  const others = fresh.filter(({ kind }) => kind !== 'human-request')
  if (others.some(({ kind }) => choiceOf(kind)?.sound)) void playSound()
  for (const { id, kind, conversation_id } of fresh) {
    // `announceRequests` announces human requests, because these can also use an alert dialog.
    if (kind === 'human-request' || !choiceOf(kind)?.desktop) continue
    const close = desktop.notify({
      title: desktopText(kind, conversation_id),
      tag: id,
      onClick: () => open(conversation_id),
    })
    if (close) clock.setTimeout(close, NOTIFICATION_CLOSE_AFTER_MS)
  }
}

/**
 * Returns the text of a desktop notification. Bystanders can see it, so it has fixed words and the start of
 * the id, never anybody's message.
 */
function desktopText(kind: keyof typeof DESKTOP_MESSAGES, conversationId: string): string {
  return `${DESKTOP_MESSAGES[kind]}: ${conversationId.slice(0, ID_PREFIX_LENGTH)}`
}
