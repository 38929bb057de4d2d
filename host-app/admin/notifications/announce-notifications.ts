import { NOTIFICATION_CLOSE_AFTER_MS } from '#contract/constants/staff.ts'
import type { Notification, NotificationChoice } from '#contract/entities/attention.ts'
import type { Clock } from '#core/clock.ts'
import type { Desktop } from '../../adapters/browser/desktop.ts'
import { desktopText } from './desktop-text.ts'

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
