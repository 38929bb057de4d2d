import { useRef } from 'react'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './also-open.css?inline'
import { focusNearby } from './focus-nearby.ts'

type Props = { readonly session: ChatSession }

/** Names an identified visitor's other open conversation, with a button that shows it, until one is pressed. */
export function AlsoOpen({ session }: Props) {
  const { t } = useLazyMessages()
  const place = useRef<HTMLDivElement>(null)
  const conversation = useStore(session.$alsoOpen)
  useStyleSheet(place, css)

  function leave(show: boolean): void {
    if (place.current) focusNearby(place.current, '.box')
    if (show && conversation) session.turnTo(conversation.id)
    session.$alsoOpen.set(null)
  }

  return (
    <div ref={place} className="also-open" role="status">
      <p>
        {t.alsoOpen} <bdi>{conversation?.subject}</bdi>
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
