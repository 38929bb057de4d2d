import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './away.css?inline'
import { useAwayText } from './use-away-text.ts'
import { useOpeningTime } from './use-opening-time.ts'

type Props = { readonly session: ChatSession }

/** When the team is back, at the end of the presence in the header; nothing if that is unknown. */
export function Opening({ session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const time = useOpeningTime(session)
  return time === '' ? null : ` · ${fill(t.teamBackAt, { time })}`
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
