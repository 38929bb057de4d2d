import { Plus, X } from 'lucide-react'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import editor from '../../rules/editor.module.css'
import { type Keyed, keyed } from '../../rules/keyed.ts'
import styles from './helpdesk.module.css'
import type { Span } from './hours-form.ts'
import { endOf, minutesOf, timeOf } from './hours-form.ts'

type DayRowProps = {
  readonly day: string
  readonly spans: readonly Keyed<Span>[]
  readonly onChange: (spans: readonly Keyed<Span>[]) => void
}

/** A day's office hours: none, or one or more spans. */
export function DayRow({ day, spans, onChange }: DayRowProps) {
  const put = (key: string, value: Span) =>
    onChange(spans.map(each => (each.key === key ? { key, value } : each)))
  return (
    <li className={styles['day']}>
      <span className={styles['name']}>{day}</span>
      <div className={styles['spans']}>
        {spans.length === 0 && <span className={styles['closed']}>Closed</span>}
        {spans.map(({ key, value: [from, to] }) => (
          <span key={key} className={styles['span']}>
            <input
              className={editor['control']}
              type="time"
              required
              aria-label={`${day}: from`}
              value={timeOf(from)}
              onChange={event => put(key, [minutesOf(event.target.value) ?? from, to])}
            />
            <span aria-hidden="true">–</span>
            <input
              className={editor['control']}
              type="time"
              required
              aria-label={`${day}: to`}
              value={timeOf(to)}
              onChange={event => put(key, [from, endOf(event.target.value) ?? to])}
            />
            {from === 0 && to === 1_440 && <span className={styles['note']}>All day</span>}
            <IconButton
              label={`Remove ${timeOf(from)} to ${timeOf(to)} on ${day}`}
              onClick={() => onChange(spans.filter(each => each.key !== key))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </span>
        ))}
      </div>
      <IconButton
        label={`Add hours on ${day}`}
        disabled={spans.length >= 6}
        onClick={() => onChange([...spans, keyed<Span>(nextSpan(spans))])}
      >
        <Plus size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Returns a new span: an hour after the last one's end, else nine to five. */
function nextSpan(spans: readonly Keyed<Span>[]): Span {
  const end = spans.at(-1)?.value[1]
  if (end === undefined) return [540, 1_020]
  return end >= 1_380 ? [0, 60] : [end + 60 > 1_380 ? end : end + 60, Math.min(1_440, end + 240)]
}
