import { ID_PREFIX_LENGTH, NOTIFICATION_CLOSE_AFTER_MS } from '#contract/constants/staff.ts'
import type { NotificationChoice } from '#contract/entities/attention.ts'
import type { Clock } from '#core/clock.ts'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'

type AnnounceOptions = {
  /** Which channels the agent has turned on. */
  readonly choice: Pick<NotificationChoice, 'sound' | 'desktop'>
  readonly desktop: Desktop
  /** Resolves once the sound has started or can't be played. */
  readonly playSound: () => Promise<void>
  readonly clock: Clock
  /** Opens the conversation. */
  readonly open: (conversationId: string) => void
  /** Whether the conversation's visitor is on a call. */
  readonly isOnCall: (conversationId: string) => boolean
}

/**
 * Alerts the agent to conversations that newly wait for a human (Spec 4.11, CHAT-28). Plays one sound, and
 * shows a desktop notification for each; an alert dialog where notifications are denied or unsupported. With
 * permission `default` it only plays the sound, because the bar then offers to turn notifications on.
 * Channels that the agent has turned off are skipped. The texts are fixed and name the conversation by the
 * start of its id, never by a visitor's words. A caller's says so, because a live call can't wait.
 */
export async function announceRequests(
  ids: readonly string[],
  { choice, desktop, playSound, clock, open, isOnCall }: AnnounceOptions,
): Promise<void> {
  if (ids.length === 0) return
  const sound = choice.sound ? playSound() : null
  if (!choice.desktop) return
  const isDecided = desktop.permission() !== 'default'
  const unannounced = ids.filter(id => {
    const close = desktop.notify({
      title: `${isOnCall(id) ? 'A caller' : 'A visitor'} is waiting for a human: ${prefixOf(id)}`,
      tag: id,
      onClick: () => open(id),
    })
    if (close) clock.setTimeout(close, NOTIFICATION_CLOSE_AFTER_MS)
    return !close && isDecided
  })
  // An alert dialog blocks the page, so the sound comes first.
  await sound
  for (const id of unannounced)
    desktop.alert(`Human request${isOnCall(id) ? ' on a call' : ''}: ${prefixOf(id)}...`)
}

function prefixOf(id: string): string {
  return id.slice(0, ID_PREFIX_LENGTH)
}
