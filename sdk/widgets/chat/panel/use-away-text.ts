import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { ChatSession } from '../chat-session.ts'
import { useOpeningTime } from './use-opening-time.ts'

/** Returns what visitors are promised while nobody is there, in the company's words if it has some, and when people are back. */
export function useAwayText(session: ChatSession): string {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const config = useStore(session.$config)
  const time = useOpeningTime(session)
  const promise = config?.texts[locale]?.nobodyThere ?? config?.away_text ?? t.nobodyThere
  return time === '' ? promise : `${promise} ${fill(t.backAt, { time })}.`
}
