import { Plus, X } from 'lucide-react'
import { CONDITION_VALUE_MAX, CONDITIONS_MAX } from '#contract/constants/automation.ts'
import type { Condition } from '#contract/entities/automation.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { CONDITION_FIELDS, fieldLabel } from './condition-fields.ts'
import styles from './editor.module.css'
import { type Keyed, keyed } from './keyed.ts'
import type { Targets } from './use-targets.ts'

type ConditionListProps = {
  readonly match: 'all' | 'any'
  readonly conditions: readonly Keyed<Condition>[]
  readonly targets: Targets
  readonly onChange: (change: {
    readonly match?: 'all' | 'any'
    readonly conditions?: readonly Keyed<Condition>[]
  }) => void
}

/** Ids of the suggestion lists for values that can also be typed. */
const LISTS: Readonly<Record<string, string>> = { label: 'known-labels', category: 'known-categories' }
const MATCHES = { all: 'All of these', any: 'Any of these' } as const

/** A list that edits a rule's conditions. Without conditions, the rule always applies. */
export function ConditionList({ match, conditions, targets, onChange }: ConditionListProps) {
  const put = (key: string, value: Condition) =>
    onChange({ conditions: conditions.map(each => (each.key === key ? { key, value } : each)) })
  return (
    <>
      <datalist id="known-categories">
        {targets.categories.map(category => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {conditions.length > 1 && (
        <Choice
          label="How many must match"
          options={MATCHES}
          value={match}
          onChange={chosen => onChange({ match: chosen })}
        />
      )}
      {conditions.length > 0 && (
        <ul className={styles['list']}>
          {conditions.map(({ key, value }, index) => (
            <li key={key} className={styles['row']}>
              <ConditionRow
                name={`Condition ${index + 1}`}
                condition={value}
                targets={targets}
                onChange={changed => put(key, changed)}
              />
              <IconButton
                label={`Remove condition ${index + 1}`}
                onClick={() => onChange({ conditions: conditions.filter(each => each.key !== key) })}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        disabled={conditions.length >= CONDITIONS_MAX}
        onClick={() => onChange({ conditions: [...conditions, keyed(CONDITION_FIELDS.content.first)] })}
      >
        <Plus size={14} aria-hidden="true" />
        Add condition
      </Button>
    </>
  )
}

type ConditionRowProps = {
  readonly name: string
  readonly condition: Condition
  readonly targets: Targets
  readonly onChange: (condition: Condition) => void
}

function ConditionRow({ name, condition, targets, onChange }: ConditionRowProps) {
  const { operators, value: kind } = CONDITION_FIELDS[condition.field]
  // The cast is safe: the field decides which operators and values the selects offer.
  const change = (changes: object) => onChange({ ...condition, ...changes } as Condition)
  return (
    <>
      <select
        className={styles['control']}
        aria-label={`${name}: what`}
        value={condition.field}
        onChange={event => onChange(CONDITION_FIELDS[event.target.value as Condition['field']].first)}
      >
        {Object.entries(CONDITION_FIELDS).map(([field, { label }]) => (
          <option key={field} value={field}>
            {label}
          </option>
        ))}
      </select>
      {condition.field === 'form-field' && (
        <select
          className={styles['control']}
          aria-label={`${name}: field of the form`}
          required
          value={condition.key}
          onChange={event => change({ key: event.target.value })}
        >
          {[...new Set([condition.key, ...targets.fields.keys()])].map(key => (
            <option key={key} value={key}>
              {key === '' ? 'Choose a field' : fieldLabel(key, targets)}
            </option>
          ))}
        </select>
      )}
      <select
        className={styles['control']}
        aria-label={`${name}: how`}
        value={condition.operator}
        onChange={event => change({ operator: event.target.value })}
      >
        {Object.entries(operators).map(([operator, label]) => (
          <option key={operator} value={operator}>
            {label}
          </option>
        ))}
      </select>
      {typeof kind === 'string' && kind !== 'nothing' && (
        <input
          className={`${styles['control']} ${styles['wide']}`}
          aria-label={`${name}: value`}
          required
          dir="auto"
          maxLength={kind === 'label' ? 40 : CONDITION_VALUE_MAX}
          list={LISTS[kind]}
          value={condition.value}
          onChange={event => change({ value: event.target.value })}
        />
      )}
      {typeof kind === 'function' && (
        <select
          className={`${styles['control']} ${styles['wide']}`}
          aria-label={`${name}: value`}
          value={condition.value}
          onChange={event => change({ value: event.target.value })}
        >
          {[...kind(targets)].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
