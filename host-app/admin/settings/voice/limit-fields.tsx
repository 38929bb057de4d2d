import { CALLS_PER_DAY_MAX, VOICE_LONGEST_MINUTES } from '#contract/constants/voice.ts'
import { Section } from '../../common/section.tsx'
import { NumberRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { VOICE_LABELS as LABELS } from './voice-labels.ts'

/** Limits that a switch sets when it is turned on. */
const FIRST_LIMITS = { calls_per_day: 100, calls_per_visitor_day: 5 } as const
const HINTS = {
  calls_per_day: 'All visitors combined, per UTC day.',
  calls_per_visitor_day:
    'Counted by network, such as a home or an office, until midnight UTC. Addresses are not kept.',
} as const

/** Edits how long calls last, and how many there can be. */
export function LimitFields({ draft: { value, errors, set } }: { readonly draft: DraftOf<'voice'> }) {
  return (
    <Section title="Limits" lead="A visitor who reaches a limit is told why.">
      <NumberRow
        label={LABELS.longest_minutes}
        hint={`${VOICE_LONGEST_MINUTES.min} to ${VOICE_LONGEST_MINUTES.max} minutes. A call that reaches it ends.`}
        error={errors['longest_minutes']}
        min={VOICE_LONGEST_MINUTES.min}
        max={VOICE_LONGEST_MINUTES.max}
        unit="minutes"
        value={value.longest_minutes}
        onChange={longest_minutes => set({ longest_minutes })}
      />
      {(['calls_per_day', 'calls_per_visitor_day'] as const).map(name => (
        <LimitRow
          key={name}
          label={LABELS[name]}
          hint={HINTS[name]}
          error={errors[name]}
          first={FIRST_LIMITS[name]}
          value={value[name]}
          onChange={limit => set({ [name]: limit })}
        />
      ))}
    </Section>
  )
}

type LimitRowProps = {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  /** The limit that the switch sets. */
  readonly first: number
  readonly value: number | null
  readonly onChange: (limit: number | null) => void
}

function LimitRow({ label, hint, error, first, value, onChange }: LimitRowProps) {
  return (
    <>
      <SwitchRow
        label={label}
        hint={hint}
        value={value !== null}
        onChange={isOn => onChange(isOn ? first : null)}
      />
      {value !== null && (
        <NumberRow
          label={`${label} to`}
          error={error}
          min={1}
          max={CALLS_PER_DAY_MAX}
          unit="calls a day"
          value={value}
          onChange={onChange}
        />
      )}
    </>
  )
}
