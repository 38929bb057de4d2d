import { Plus, X } from 'lucide-react'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import editor from '../../rules/editor.module.css'
import styles from './helpdesk.module.css'
import { endOf, minutesOf, type Span, timeOf } from './times.ts'

type DayRowProps = {
  readonly day: string
  readonly spans: readonly Span[]
  readonly onChange: (spans: Span[]) => void
}

/** A span that is the whole day. */
const isAllDay = ([from, to]: Span) => from === 0 && to === 1_440

/** A day's office hours: none, all day, or one or more spans. */
export function DayRow({ day, spans, onChange }: DayRowProps) {
  const put = (index: number, span: Span) => onChange(spans.map((each, at) => (at === index ? span : each)))
  const hasAllDay = spans.some(isAllDay)
  return (
    <li className={styles['day']}>
      <span className={styles['name']}>{day}</span>
      <div className={styles['spans']}>
        {spans.length === 0 && <span className={styles['closed']}>Closed</span>}
        {!hasAllDay &&
          spans.map(([from, to], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is nothing but its times.
            <span key={index} className={styles['span']}>
              <input
                className={editor['control']}
                type="time"
                required
                aria-label={`${day}: from`}
                value={timeOf(from)}
                onChange={event => put(index, [minutesOf(event.target.value) ?? from, to])}
              />
              <span aria-hidden="true">–</span>
              <input
                className={editor['control']}
                type="time"
                required
                aria-label={`${day}: to`}
                value={timeOf(to)}
                onChange={event => put(index, [from, endOf(event.target.value) ?? to])}
              />
              <IconButton
                label={`Remove ${timeOf(from)} to ${timeOf(to)} on ${day}`}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </span>
          ))}
        <Checkbox
          label="All day"
          aria-label={`All day on ${day}`}
          checked={hasAllDay}
          onChange={event => onChange(event.target.checked ? [[0, 1_440]] : [nextSpan([])])}
        />
      </div>
      {hasAllDay ? (
        <IconButton label={`Close on ${day}`} onClick={() => onChange([])}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={`Add hours on ${day}`}
          disabled={spans.length >= 6}
          onClick={() => onChange([...spans, nextSpan(spans)])}
        >
          <Plus size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

/** Returns a new span: an hour after the last one's end, else nine to five. */
function nextSpan(spans: readonly Span[]): Span {
  const end = spans.at(-1)?.[1]
  if (end === undefined) return [540, 1_020]
  return end >= 1_380 ? [0, 60] : [end + 60 > 1_380 ? end : end + 60, Math.min(1_440, end + 240)]
}
