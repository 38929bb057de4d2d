import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Clock } from '#core/clock.ts'
import { queueText } from '#core/messages/queue-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { regionalLocale } from '#sdk/ui/text/regional-locale.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import { useAwayText } from '../panel/use-away-text.ts'
import noticeCss from './queue-notice.css?inline'

const SECOND_MS = 1_000

type Props = {
  /** The visitor's position in the queue. */
  readonly position: number
  /** When the request becomes a ticket if no human answers, in ms since the epoch. */
  readonly fallbackAt: number | null
  readonly session: ChatSession
}

/**
 * The position in the queue (CHAT-10), the maximum wait, and a button to leave the queue. While nobody is there, it also
 * says so, with what the home view promises then.
 */
export function QueueNotice({ position, fallbackAt, session }: Props) {
  const { t, locale } = useLazyMessages()
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
      <div className="notice-more">
        {fallbackAt !== null && <Countdown until={fallbackAt} session={session} />}
        <button type="button" className="link" onClick={withdraw}>
          {t.cancelRequest}
        </button>
      </div>
    </div>
  )
}

/**
 * The remaining time. Screen readers get the time of the deadline instead, so that they do not announce every
 * second.
 */
function Countdown({ until, session }: { readonly until: number; readonly session: ChatSession }) {
  const { t, locale } = useLazyMessages()
  const left = Math.max(0, Math.ceil((until - useNow(session.clock, until)) / 1_000))
  const minutes = Math.floor(left / 60)
  const seconds = String(left % 60).padStart(2, '0')
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { timeStyle: 'medium' })
  return (
    <p>
      <span aria-hidden="true">{fill(t.promise, { time: `${minutes}:${seconds}` })}</span>
      <span className="hidden">{fill(t.promiseBy, { time: format.format(until) })}</span>
    </p>
  )
}

/**
 * Returns the current time in ms since the epoch, updated every second until `until` while the page is visible.
 */
function useNow(clock: Clock, until: number): number {
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => {
    let handle: unknown = null
    function tick(): void {
      clock.clearTimeout(handle)
      setNow(clock.now())
      if (!document.hidden && clock.now() < until) handle = clock.setTimeout(tick, SECOND_MS)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      document.removeEventListener('visibilitychange', tick)
      clock.clearTimeout(handle)
    }
  }, [clock, until])

  return now
}
