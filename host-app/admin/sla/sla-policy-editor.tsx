import { type FormEvent, useState } from 'react'
import { AUTOMATION_MINUTES_MAX, AUTOMATION_NAME_MAX } from '#contract/constants/automation.ts'
import type { Condition, SlaPolicy, SlaPolicyDraft } from '#contract/entities/automation.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Checkbox, Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Section } from '../common/section.tsx'
import { ConditionList } from '../rules/condition-list.tsx'
import { type Keyed, keyed } from '../rules/keyed.ts'
import form from '../rules/rule-editor.module.css'
import type { Targets } from '../rules/use-targets.ts'

type SlaPolicyEditorProps = {
  /** Null for a new one. */
  readonly policy: SlaPolicy | null
  readonly targets: Targets
  readonly onClose: () => void
}

const NEW: SlaPolicyDraft = {
  name: '',
  is_enabled: true,
  match: 'all',
  conditions: [],
  first_reply_minutes: 60,
  next_reply_minutes: null,
  resolution_minutes: null,
  clock: 'office-hours',
}
const TIMES = [
  ['first_reply_minutes', 'Minutes until the first reply'],
  ['next_reply_minutes', 'Minutes until each next reply'],
  ['resolution_minutes', 'Minutes until resolution'],
] as const

/** The editor of an SLA policy: its conditions and target times. */
export function SlaPolicyEditor({ policy, targets, onClose }: SlaPolicyEditorProps) {
  const [draft, setDraft] = useState<SlaPolicyDraft>(() => (policy ? draftOf(policy) : NEW))
  const [conditions, setConditions] = useState<readonly Keyed<Condition>[]>(() => draft.conditions.map(keyed))
  const change = (changes: Partial<SlaPolicyDraft>) => setDraft(before => ({ ...before, ...changes }))
  const save = useApiAction(
    call => {
      const body = { ...draft, conditions: conditions.map(({ value }) => value) }
      return policy
        ? call('updateSlaPolicy', { params: { id: policy.id }, body })
        : call('createSlaPolicy', { body })
    },
    { done: 'Saved', onDone: onClose, showsError: true },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }

  return (
    <form onSubmit={submit} className={form['form']}>
      <div className={form['narrow']}>
        <Field
          label="Name"
          required
          maxLength={AUTOMATION_NAME_MAX}
          value={draft.name}
          onChange={event => change({ name: event.target.value })}
        />
        {TIMES.map(([key, label]) => (
          <Field
            key={key}
            label={label}
            type="number"
            min={1}
            max={AUTOMATION_MINUTES_MAX}
            value={draft[key] ?? ''}
            onChange={event => change({ [key]: event.target.valueAsNumber || null })}
            hint="Empty: no deadline."
          />
        ))}
        <Select
          label="Minutes that count"
          value={draft.clock}
          onChange={event => change({ clock: event.target.value as SlaPolicyDraft['clock'] })}
        >
          <option value="office-hours">During office hours</option>
          <option value="calendar">All, day and night</option>
        </Select>
      </div>
      <Section title="If" lead="Without conditions, it applies to everybody.">
        <ConditionList
          match={draft.match}
          conditions={conditions}
          targets={targets}
          onChange={changed => {
            if (changed.match) change({ match: changed.match })
            if (changed.conditions) setConditions(changed.conditions)
          }}
        />
      </Section>
      <Checkbox
        label="The policy is on"
        checked={draft.is_enabled}
        onChange={event => change({ is_enabled: event.target.checked })}
      />
      <p>Deadlines that are already running don’t change.</p>
      <FormError text={save.isError ? errorText(save.error) : null} />
      <div className={form['actions']}>
        <Button type="submit" look="primary" busy={save.isPending}>
          Save policy
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

function draftOf({
  id: _id,
  created_at: _created,
  updated_at: _updated,
  ...draft
}: SlaPolicy): SlaPolicyDraft {
  return draft
}
