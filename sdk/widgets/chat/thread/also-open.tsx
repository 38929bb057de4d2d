import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import type { Elsewhere } from '#sdk/runtime/conversation/chat-stores.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import css from './also-open.css?inline'

type Props = { readonly session: ChatSession; readonly other: NonNullable<Elsewhere['alsoOpen']> }

/** Names an identified visitor's other open conversation above the thread until it is dismissed, with a button that shows it. */
export function AlsoOpen({ session, other }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const place = useRef<HTMLDivElement>(null)
  const page = useStore(session.$page)
  // Not the current one, nor after a logout.
  const isKnown = useStore(session.$remembered).some(({ id }) => id === other.id)
  const isShown = isKnown && page === 'conversation'
  useStyleSheet(place, isShown ? css : undefined)
  if (!isShown) return null

  function leave(show: boolean): void {
    focusNearby(place.current!, '.box')
    if (show) session.turnTo(other.id)
    session.$elsewhere.set({})
  }

  return (
    <div ref={place} className="also-open" role="status">
      <p>
        {t.alsoOpen} <bdi>{other.subject}</bdi>
      </p>
      <button type="button" className="link" onClick={() => leave(true)}>
        {t.showConversation}
      </button>
      <button type="button" className="tool" aria-label={t.dismiss} onClick={() => leave(false)}>
        <Icon shape="close" />
      </button>
    </div>
  )
}
