import { useEffect, useEffectEvent, useRef } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import type { Notification } from '#contract/entities/attention.ts'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { setTabBadge } from '#host-app/shared/browser/tab-badge.ts'
import { playSound } from '../human-requests/play-sound.ts'
import { announceNotifications } from './announce-notifications.ts'
import { useMarkNotifications, type useNotificationChoices } from './use-notifications.ts'

type AttentionOptions = {
  /** Undefined until the list has loaded. */
  readonly notifications: readonly Notification[] | undefined
  readonly unread: number
  readonly choices: ReturnType<typeof useNotificationChoices>
  readonly desktop: Desktop
}

/**
 * Announces new notifications by the channels that the agent has turned on, shows the number of unread ones
 * in the tab's title, and marks those of the open conversation as read.
 */
export function useAttention({ notifications, unread, choices, desktop }: AttentionOptions): void {
  const seen = useRef<SeenNotifications | null>(null)
  const navigate = useNavigate()
  const openId = useMatch('/admin/conversations/:id')?.params.id
  const { mutate: mark } = useMarkNotifications()
  const open = useEffectEvent((id: string) => void navigate(`/admin/conversations/${id}`))
  const isInFront = (id: string) => id === openId && document.visibilityState === 'visible'
  const announce = useEffectEvent((fresh: readonly Notification[]) => {
    const elsewhere = fresh.filter(({ conversation_id }) => !isInFront(conversation_id))
    announceNotifications(elsewhere, { choices, desktop, playSound, clock: systemClock, open })
  })
  const markOpen = useEffectEvent(() => {
    if (openId === undefined || !isInFront(openId)) return
    const isUnread = notifications?.some(
      ({ conversation_id, read_at }) => conversation_id === openId && read_at === null,
    )
    if (isUnread) mark({ conversation_id: openId, is_read: true })
  })

  useEffect(() => {
    if (!notifications) return
    const next = seeNotifications(seen.current, notifications)
    seen.current = next.seen
    announce(next.fresh)
  }, [notifications])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open conversation is looked at in the event.
  useEffect(() => markOpen(), [notifications, openId])
  useEffect(() => onWake(() => markOpen()), [])
  useEffect(() => {
    setTabBadge(unread)
    return () => setTabBadge(0)
  }, [unread])
}

/** The notifications that this page has seen, each by its id and its count of repetitions. */
type SeenNotifications = ReadonlySet<string>

type Seen = {
  readonly seen: SeenNotifications
  /** Unread notifications that are new or repeated, oldest first. */
  readonly fresh: readonly Notification[]
}

/**
 * Compares a new list with the notifications seen before. The first list of a page (`before` is null) has no
 * fresh ones.
 */
export function seeNotifications(
  before: SeenNotifications | null,
  notifications: readonly Notification[],
): Seen {
  const keyOf = ({ id, count }: Notification) => `${id} ${count}`
  return {
    seen: new Set([...(before ?? []), ...notifications.map(keyOf)]),
    fresh:
      before === null
        ? []
        : notifications.filter(each => each.read_at === null && !before.has(keyOf(each))).reverse(),
  }
}
