import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Desktop } from '../../adapters/desktop.ts'
import { systemClock } from '../../adapters/system-clock.ts'
import { announceRequests } from './announce-requests.ts'
import { type SeenRequests, seeRequests } from './see-requests.ts'

/** Announces each human request that appears in the list after the first one; undefined while there is no list. */
export function useHumanRequests(
  conversations: readonly StaffConversation[] | undefined,
  desktop: Desktop,
): void {
  const seen = useRef<SeenRequests | null>(null)
  const navigate = useNavigate()
  const open = useEffectEvent((id: string) => void navigate(`/admin/conversations/${id}`))

  useEffect(() => {
    if (!conversations) return
    const next = seeRequests(seen.current, conversations)
    seen.current = next.seen
    void announceRequests(next.fresh, { desktop, playSound, clock: systemClock, open })
  }, [conversations, desktop])
}

/** The sound is fetched when there is first something to announce. */
async function playSound(): Promise<void> {
  const sound = await import('../../adapters/request-sound.ts').catch(() => null)
  sound?.playRequestSound(window)
}
