import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Notification, NotificationChoice } from '#contract/entities/attention.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Desktop } from '../../adapters/browser/desktop.ts'
import { systemClock } from '../../adapters/browser/system-clock.ts'
import { announceRequests } from './announce-requests.ts'
import { playSound } from './play-sound.ts'
import { type SeenRequests, seeRequests } from './see-requests.ts'

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
