import { type MouseEvent, useRef } from 'react'
import { queueText } from '#core/messages/en/queue.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { regionalLocale } from '#sdk/ui/text/regional-locale.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import { useAwayText } from '../panel/use-away-text.ts'
import noticeCss from './queue-notice.css?inline'

const MINUTE_MS = 60_000

type Props = {
  /** The visitor's position in the queue. */
  readonly position: number
  readonly session: ChatSession
}

/**
 * The position in the queue (CHAT-10), and a button to leave the queue. While nobody is there, it also says so, and when
 * people are back.
 */
export function QueueNotice({ position, session }: Props) {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const config = useStore(session.$config)
  const queue = config?.texts[locale]?.queue ?? t.queue
  const awayText = useAwayText(session)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, noticeCss)

  function withdraw({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.box')
    session.dispatch({ type: 'human-withdrawn' })
  }

  return (
    <div ref={place} className="notice">
      <div role="status">
        <p>{queueText(position, { queue })}</p>
        {config?.is_online === false && (
          <p className="notice-away" dir="auto">
            {awayText}
          </p>
        )}
      </div>
      <button type="button" className="link" onClick={withdraw}>
        {t.cancelRequest}
      </button>
    </div>
  )
}

type PromiseProps = {
  /** When the request becomes a ticket if no human answers, in ms since the epoch. */
  readonly fallbackAt: number
  readonly session: ChatSession
}

/** Says below the visitor's message by when somebody answers, and what follows if nobody is free (CHAT-11). */
export function FallbackPromise({ fallbackAt, session }: PromiseProps) {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const { email } = useStore(session.$state)
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, noticeCss)
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { timeStyle: 'short' })
  const time = format.format(Math.ceil(fallbackAt / MINUTE_MS) * MINUTE_MS)
  return (
    <p ref={place} className="fallback">
      {email !== null && fill(t.emailedBy, { time, email })}
    </p>
  )
}
