import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { useOpening } from './use-opening.ts'

/** Returns what visitors are promised while nobody is there, in the company's words if it has some, and when people are back. */
export function useAwayText(session: ChatSession): string {
  const { t, locale } = useLazyMessages()
  const config = useStore(session.$config)
  const opening = useOpening(session)
  const promise = config?.texts[locale]?.nobodyThere ?? config?.away_text ?? t.nobodyThere
  return opening === '' ? promise : `${promise} ${opening}.`
}
