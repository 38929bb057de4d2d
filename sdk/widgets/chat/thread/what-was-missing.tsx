import { type MouseEvent, useRef } from 'react'
import { lastWordOfAi } from '#core/conversation/conditions.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import { useLatePart } from './use-late-part.ts'
import css from './what-was-missing.css?inline'

type Props = { readonly messageId: string; readonly session: ChatSession }

/**
 * Below an answer that did not help, while it is the last word: the visitor says what was missing, or asks for a person.
 */
export function WhatWasMissing({ messageId, session }: Props) {
  return lastWordOfAi(useStore(session.$state), 'answer') === messageId && <Ways session={session} />
}

function Ways({ session }: Pick<Props, 'session'>) {
  const { t } = useLazyMessages()
  const place = useRef<HTMLFieldSetElement>(null)
  useStyleSheet(place, css)
  useLatePart(place)

  function askForPerson({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.box')
    session.send(t.askForPerson)
  }

  return (
    <fieldset ref={place} className="missing">
      <legend>{t.whatWasMissing}</legend>
      <button
        type="button"
        className="choice"
        onClick={({ currentTarget }) => focusNearby(currentTarget, '.box')}
      >
        {t.writeMore}
      </button>
      <button type="button" className="choice" onClick={askForPerson}>
        {t.talkToPerson}
      </button>
    </fieldset>
  )
}
