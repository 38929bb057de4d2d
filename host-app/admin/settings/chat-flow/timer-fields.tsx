import { TIMER_BOUNDS, type Timers } from '#contract/constants/chat-flow.ts'
import { Section } from '../../common/section.tsx'
import { NumberRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { TIMER_LABELS } from './flow-labels.ts'

/** Edits how long a conversation waits for each of its next steps. */
export function TimerFields({ draft }: { readonly draft: DraftOf<'chat-flow'> }) {
  const { timers } = draft.value
  return (
    <Section
      title="Timers"
      lead="The server keeps these times, also for visitors who have left. A time that already runs stays as it is."
    >
      {(Object.keys(TIMER_LABELS) as (keyof Timers)[]).map(name => (
        <NumberRow
          key={name}
          {...TIMER_LABELS[name]}
          error={draft.errors[`timers.${name}`]}
          min={TIMER_BOUNDS[name][0]}
          max={TIMER_BOUNDS[name][1]}
          unit="seconds"
          value={timers[name]}
          onChange={seconds => draft.set({ timers: { ...timers, [name]: seconds } })}
        />
      ))}
    </Section>
  )
}
