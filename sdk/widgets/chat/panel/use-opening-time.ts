import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'

const DAY_MS = 86_400_000
const NAMED_DAYS_MS = 6 * DAY_MS

/** Returns when the office opens again, such as 'Monday 9:00 AM'; empty if unknown. */
export function useOpeningTime(session: ChatSession): string {
  const { locale } = useChatMessages(EXTRAS_MESSAGES)
  const opensAt = useStore(session.$config)?.opens_at
  return opensAt ? openingTime(opensAt, session.clock.now(), locale) : ''
}

/**
 * Formats the next opening, such as '9:00 AM', 'Monday 9:00 AM' or 'December 27': the nearer, the shorter. Empty
 * if the instant has passed, because the next one is then unknown.
 */
function openingTime(opensAt: string, now: number, locale: string): string {
  const at = new Date(opensAt)
  const wait = at.getTime() - now
  if (!(wait > 0)) return ''
  const time = { hour: 'numeric', minute: '2-digit' } as const
  if (wait >= NAMED_DAYS_MS) return at.toLocaleDateString(locale, { month: 'long', day: 'numeric' })
  const isToday = at.toDateString() === new Date(now).toDateString()
  return at.toLocaleString(locale, isToday ? time : { weekday: 'long', ...time })
}
