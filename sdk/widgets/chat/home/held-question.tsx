import { type MouseEvent, useEffect, useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import css from './held-question.css?inline'

type Props = { readonly session: ChatSession }

/**
 * The text that waits for the address, above the gate. A question that the visitor picked is sent right after; a text of
 * the page's then stands in the message box.
 */
export function HeldQuestion({ session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const place = useRef<HTMLDivElement>(null)
  const draft = useStore(session.$draft)
  const isAsked = useStore(session.$asked) === draft
  useStyleSheet(place, css)

  useEffect(
    () =>
      session.$state.listen(({ email }) => {
        // Not at once, because the event with the address is still at work.
        if (isAsked && email !== null) queueMicrotask(() => session.send(draft))
      }),
    [session, isAsked, draft],
  )

  function drop({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '[data-first]')
    session.$draft.set('')
  }

  return (
    <div ref={place} className="held">
      <p>
        {isAsked && <small>{t.sentRightAfter}</small>}
        <b dir={directionOf(draft)}>{draft}</b>
      </p>
      <button type="button" className="tool" aria-label={t.dismiss} onClick={drop}>
        <Icon shape="close" />
      </button>
    </div>
  )
}
