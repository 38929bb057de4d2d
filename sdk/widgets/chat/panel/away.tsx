import { useRef } from 'react'
import { isAiTurn } from '#core/conversation/conditions.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './away.css?inline'
import { useAwayText } from './use-away-text.ts'
import { useOpening } from './use-opening.ts'

type Props = { readonly session: ChatSession }

/** When people are back. If that is unknown: the AI if it answers meanwhile, else that people are away. */
export function Opening({ session }: Props) {
  const { t } = useLazyMessages()
  const state = useStore(session.$state)
  const isAiThere = useStore(session.$config)?.is_ai_enabled !== false && isAiTurn(state)
  return <>{useOpening(session) || (isAiThere ? t.assistant : t.away)}</>
}

/** What visitors are promised while nobody is there, and when people are back. */
export function AwayPromise({ session }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, css)
  return (
    <p ref={place} className="promise is-away" dir="auto">
      {useAwayText(session)}
    </p>
  )
}
