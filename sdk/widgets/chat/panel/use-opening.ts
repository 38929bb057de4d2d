import { fill } from '#sdk/ui/fill.ts'
import { useStore } from '#sdk/ui/use-store.ts'
import { useWording } from '#sdk/ui/wording.ts'
import type { ChatSession } from '../chat-session.ts'
import { openingTime } from './opening-time.ts'

/** When people are back, such as 'Back Monday 9:00 AM'; empty when that is not known. */
export function useOpening(session: ChatSession): string {
  const { words, locale } = useWording()
  const opensAt = useStore(session.$config)?.opens_at
  const time = opensAt ? openingTime(opensAt, session.clock.now(), locale) : ''
  return time && fill(words.backAt, { time })
}
