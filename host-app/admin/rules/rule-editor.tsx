import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AUTOMATION_MINUTES_MAX, AUTOMATION_NAME_MAX } from '#contract/constants/automation.ts'
import type { Rule, RuleEvent } from '#contract/entities/automation.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Checkbox, Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Section } from '../common/section.tsx'
import { useRemoval } from '../common/use-removal.tsx'
import { ActionList } from './action-list.tsx'
import { ConditionList } from './condition-list.tsx'
import { EVENT_LABELS } from './event-labels.ts'
import styles from './rule-editor.module.css'
import { draftOf, formOf, type RuleForm } from './rule-form.ts'
import { RuleTrial } from './rule-trial.tsx'
import { useTargets } from './use-targets.ts'

/** The editor of a rule: when, if, then. Null for a new one. */
export function RuleEditor({ rule }: { readonly rule: Rule | null }) {
  const [form, setForm] = useState(() => formOf(rule))
  const targets = useTargets()
  const navigate = useNavigate()
  const change = (changes: Partial<RuleForm>) => setForm(before => ({ ...before, ...changes }))
  const save = useApiAction(
    call =>
      rule
        ? call('updateRule', { params: { id: rule.id }, body: draftOf(form) })
        : call('createRule', { body: draftOf(form) }),
    { done: 'Saved', onDone: () => navigate('/admin/settings/rules'), showsError: true },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }

  return (
    <form onSubmit={submit} className={styles['form']}>
      <datalist id="known-labels">
        {targets.labels.map(label => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <div className={styles['narrow']}>
        <Field
          label="Name"
          required
          maxLength={AUTOMATION_NAME_MAX}
          value={form.name}
          onChange={event => change({ name: event.target.value })}
          hint="Shown in the conversations that the rule has changed."
        />
        <Select
          label="When"
          value={form.event}
          onChange={event => change({ event: event.target.value as RuleEvent })}
        >
          {Object.entries(EVENT_LABELS).map(([event, label]) => (
            <option key={event} value={event}>
              {label}
            </option>
          ))}
        </Select>
        {form.event === 'no-reply' && (
          <Field
            label="Minutes without a reply"
            type="number"
            required
            min={1}
            max={AUTOMATION_MINUTES_MAX}
            value={form.after_minutes ?? ''}
            onChange={event => change({ after_minutes: event.target.valueAsNumber || null })}
            hint="Since the visitor’s first unanswered message."
          />
        )}
      </div>
      <Section title="If" lead="Without conditions, the rule applies to every conversation.">
        <ConditionList match={form.match} conditions={form.conditions} targets={targets} onChange={change} />
      </Section>
      <Section title="Then" lead="Actions run in this order. If one fails, none are applied.">
        <ActionList actions={form.actions} targets={targets} onChange={actions => change({ actions })} />
      </Section>
      <Section title="Try it" lead="Checks the last 100 conversations without changing them.">
        <RuleTrial draft={draftOf(form)} />
      </Section>
      <Checkbox
        label="The rule is on"
        checked={form.is_enabled}
        onChange={event => change({ is_enabled: event.target.checked })}
      />
      <FormError text={save.isError ? errorText(save.error) : null} />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" busy={save.isPending}>
          Save rule
        </Button>
        {rule && <RemoveRule rule={rule} />}
      </div>
    </form>
  )
}

/** A button that removes a rule after confirmation. */
export function RemoveRule({ rule }: { readonly rule: Rule }) {
  const navigate = useNavigate()
  const [ask, dialog] = useRemoval({
    act: call => call('removeRule', { params: { id: rule.id } }),
    ask: () => ({
      title: `Remove the rule ${rule.name}?`,
      text: 'Its log is removed, too. Its changes to conversations stay.',
    }),
    done: 'Rule removed',
    onDone: () => navigate('/admin/settings/rules'),
  })
  return (
    <>
      <Button onClick={() => ask()}>Remove</Button>
      {dialog}
    </>
  )
}
