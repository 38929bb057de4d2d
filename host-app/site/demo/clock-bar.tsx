import { FastForward, Pause, Play } from 'lucide-react'
import type { DemoTime } from '#contract/entities/demo.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import styles from './clock-bar.module.css'
import type { ClockChange } from './use-demo-clock.ts'

const MINUTE_S = 60

/** The useful jumps, each with the timeouts that elapse (Spec 4.11). */
const JUMPS = [
  { ms: 20_000, label: '+20 s', effect: 'A quiet visitor gets a follow-up' },
  { ms: 45_000, label: '+45 s', effect: 'A quiet conversation closes' },
  { ms: 60_000, label: '+60 s', effect: 'A request in the queue becomes a ticket' },
  { ms: 180_000, label: '+3 min', effect: 'An unanswered offer becomes a ticket' },
] as const

const SECOND_MS = 1_000
const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

type ClockBarProps = {
  readonly time: DemoTime
  /** Whether this visitor pauses. */
  readonly isPausing: boolean
  /** Whether this visitor pauses because the tour waits. */
  readonly isWaiting: boolean
  readonly problem: string | null
  readonly onChange: (change: ClockChange) => void
}

/** Shows the demo clock, with buttons that move it. */
export function ClockBar({ time, isPausing, isWaiting, problem, onChange }: ClockBarProps) {
  const now = useDemoNow(time)
  return (
    <section className={styles['bar']} aria-label="Demo clock">
      <div className={styles['now']}>
        <p className={styles['time']} data-paused={time.isPaused}>
          <span className="visually-hidden">Time in the demo: </span>
          <time dateTime={new Date(now).toISOString()}>{TIME.format(now)}</time>
        </p>
        <p className={styles['ahead']} role="status">
          {problem ?? clockText(time, isWaiting ? 'tour' : isPausing ? 'visitor' : 'nobody')}
        </p>
      </div>
      <Button onClick={() => onChange({ action: time.isPaused ? 'resume' : 'pause' })}>
        {time.isPaused ? <Play size={15} aria-hidden="true" /> : <Pause size={15} aria-hidden="true" />}
        {time.isPaused ? 'Resume' : 'Pause'}
      </Button>
      <ul className={styles['jumps']} aria-label="Jump ahead">
        {JUMPS.map(({ ms, label, effect }) => (
          <li key={ms}>
            <Button onClick={() => onChange({ action: 'jump', ms })} aria-describedby={`jump-${ms}`}>
              <FastForward size={15} aria-hidden="true" />
              {label}
            </Button>
            <span id={`jump-${ms}`}>{effect}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the demo's time in ms, updated every second. */
function useDemoNow({ nowMs, aheadMs, isPaused }: DemoTime): number {
  const realMs = useNow(SECOND_MS)
  return isPaused ? nowMs : realMs + aheadMs
}

/**
 * Describes the demo's time: why it stands, else how far it is from real time.
 * @param pausedBy who has asked for a pause on this page
 */
export function clockText(
  { aheadMs, isPaused, isShared }: Omit<DemoTime, 'nowMs'>,
  pausedBy: 'visitor' | 'tour' | 'nobody',
): string {
  if (isPaused) return pausedBy === 'tour' ? 'Waiting for you' : 'Time is paused'
  if (isShared && pausedBy === 'visitor') return 'Time goes on: others use the demo'
  const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS)
  if (seconds === 0) return 'Real time'
  return `${describeSeconds(seconds)} ${aheadMs > 0 ? 'ahead' : 'behind'}`
}

function describeSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_S)
  const rest = seconds % MINUTE_S
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')
}
