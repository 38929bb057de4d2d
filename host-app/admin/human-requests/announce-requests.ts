import { ID_PREFIX_LENGTH, NOTIFICATION_CLOSE_AFTER_MS } from '#contract/constants/staff.ts'
import type { NotificationChoice } from '#contract/entities/attention.ts'
import type { Clock } from '#core/clock.ts'
import type { Desktop } from '../../adapters/browser/desktop.ts'

type AnnounceOptions = {
  /** What the agent wants of it. */
  readonly choice: Pick<NotificationChoice, 'sound' | 'desktop'>
  readonly desktop: Desktop
  /** Settles once the sound has begun, or is not to be had. */
  readonly playSound: () => Promise<void>
  readonly clock: Clock
  /** Shows the conversation to the agent. */
  readonly open: (conversationId: string) => void
}

/**
 * Calls the agent to conversations that newly wait for a human (spec section 4.11, CHAT-28): one sound, and for each a
 * desktop notification, or an alert where notifications are denied or unsupported. While the agent has not been asked
 * yet (permission `default`) there is the sound alone: neither notification nor alert, as the bar then offers to turn
 * notifications on. Who has chosen to hear or see nothing of them does not. The texts are fixed and name the conversation by the start of its id, never by a visitor's words.
 */
export async function announceRequests(
  ids: readonly string[],
  { choice, desktop, playSound, clock, open }: AnnounceOptions,
): Promise<void> {
  if (ids.length === 0) return
  const sound = choice.sound ? playSound() : null
  if (!choice.desktop) return
  const isDecided = desktop.permission() !== 'default'
  const unannounced = ids.filter(id => {
    const close = desktop.notify({
      title: `A visitor is waiting for a human: ${prefixOf(id)}`,
      tag: id,
      onClick: () => open(id),
    })
    if (close) clock.setTimeout(close, NOTIFICATION_CLOSE_AFTER_MS)
    return !close && isDecided
  })
  // An alert holds up the page, so the sound comes first.
  await sound
  for (const id of unannounced) desktop.alert(`Human request: ${prefixOf(id)}...`)
}

function prefixOf(id: string): string {
  return id.slice(0, ID_PREFIX_LENGTH)
}
