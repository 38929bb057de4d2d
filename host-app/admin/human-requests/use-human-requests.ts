import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Notification, NotificationChoice } from '#contract/entities/attention.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { UUID } from '../common/uuid.ts'
import { waitingQueue } from '../conversations/conversation-state.ts'
import { announceRequests } from './announce-requests.ts'
import { playSound } from './play-sound.ts'

type HumanRequests = {
  /** Undefined until the list has loaded. */
  readonly conversations: readonly StaffConversation[] | undefined
  /** Undefined until the notifications have loaded. */
  readonly notifications: readonly Notification[] | undefined
  readonly choices: readonly NotificationChoice[]
  readonly desktop: Desktop
}

/**
 * Announces each human request that appears after the first list, by the channels that the agent has turned
 * on.
 */
export function useHumanRequests({ conversations, notifications, choices, desktop }: HumanRequests): void {
  const seen = useRef<SeenRequests | null>(null)
  const navigate = useNavigate()
  const open = useEffectEvent((id: string) => void navigate(`/admin/conversations/${id}`))
  const announce = useEffectEvent((fresh: readonly string[]) => {
    const choice = choices.find(({ kind }) => kind === 'human-request')!
    void announceRequests(fresh, {
      choice,
      desktop,
      playSound,
      clock: systemClock,
      open,
      // The newest conversations include every live call, because something was said in it just now.
      isOnCall: id => conversations!.some(row => row.id === id && row.call_state === 'live'),
    })
  })

  useEffect(() => {
    if (!conversations || !notifications) return
    const next = seeRequests(seen.current, conversations, notifications)
    seen.current = next.seen
    announce(next.fresh)
  }, [conversations, notifications])
}

/** The human requests that this page has seen, each by its conversation and the instant of the request. */
type SeenRequests = ReadonlySet<string>

type Seen = {
  readonly seen: SeenRequests
  /** Ids of the conversations that newly wait, oldest request first. */
  readonly fresh: readonly string[]
}

/**
 * Compares a new list with the requests seen before (CHAT-28). Each request is fresh once, even if it leaves
 * the list for a while; a conversation put back into the queue is a new request. The first list of a page
 * (`before` is null) has no fresh ones. The list holds only the newest conversations; older ones are
 * announced by notifications. An id that is not a UUID is never announced.
 */
export function seeRequests(
  before: SeenRequests | null,
  conversations: readonly StaffConversation[],
  notifications: readonly Notification[] = [],
): Seen {
  const unread = notifications.filter(({ kind, read_at }) => kind === 'human-request' && read_at === null)
  const listed = new Map(conversations.map(row => [row.id, row.human_requested_at ?? row.created_at]))
  const behind = unread.filter(({ conversation_id }) => !listed.has(conversation_id)).reverse()
  const requestedAt = new Map([
    ...behind.map(({ conversation_id, created_at }) => [conversation_id, created_at] as const),
    ...listed,
  ])
  const keyOf = (id: string) => `${id} ${requestedAt.get(id)}`
  const waiting = [
    ...behind.map(({ conversation_id }) => conversation_id),
    ...waitingQueue(conversations),
  ].filter(id => UUID.test(id))
  return {
    seen: new Set([...(before ?? []), ...waiting.map(keyOf)]),
    fresh: before === null ? [] : waiting.filter(id => !before.has(keyOf(id))),
  }
}
