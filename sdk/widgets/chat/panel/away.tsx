import { useRef } from 'react'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './away.css?inline'
import { useOpening } from './use-opening.ts'

type Props = { readonly session: ChatSession }

/** When people are back, or that they are away if that is unknown. */
export function Opening({ session }: Props) {
  const { t } = useLazyMessages()
  return <>{useOpening(session) || t.away}</>
}

/** What visitors are promised while nobody is there, and when people are back. */
export function AwayPromise({ session }: Props) {
  const { t, locale } = useLazyMessages()
  const config = useStore(session.$config)
  const opening = useOpening(session)
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, css)
  return (
    <p ref={place} className="promise is-away">
      {config?.texts[locale]?.nobodyThere ?? config?.away_text ?? t.nobodyThere}{' '}
      {opening !== '' && `${opening}.`}
    </p>
  )
}
