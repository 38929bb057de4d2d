import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { formatDate, formatWhen } from './format.ts'

type WhenProps = {
  /** An ISO 8601 instant. */
  readonly at: string
  /** Milliseconds. Without it, the text is as of the rendering and doesn't age. */
  readonly now?: number
}

/** When something happened: relative within a week, otherwise the day. The tooltip has the full date. */
export function When({ at, now = systemClock.now() }: WhenProps) {
  return (
    <time dateTime={at} title={formatDate(at)}>
      {formatWhen(at, now)}
    </time>
  )
}
