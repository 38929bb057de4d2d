import { Trash2 } from 'lucide-react'
import type { CustomerCondition } from '#contract/entities/customer-list.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import styles from './list-dialog.module.css'
import { CONDITION_LABELS } from './new-condition.ts'

type ConditionRowProps = {
  readonly condition: CustomerCondition
  readonly onChange: (condition: CustomerCondition) => void
  readonly onRemove: () => void
}

/** A row that edits one condition of a list. */
export function ConditionRow({ condition, onChange, onRemove }: ConditionRowProps) {
  const label = CONDITION_LABELS[condition.field]
  return (
    <li className={styles['condition']}>
      <span className={styles['what']}>{label}</span>
      <ConditionFields condition={condition} label={label} onChange={onChange} />
      <IconButton label={`Remove: ${label}`} tone="danger" onClick={onRemove}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

type FieldsProps = Pick<ConditionRowProps, 'condition' | 'onChange'> & { readonly label: string }

function ConditionFields({ condition, label, onChange }: FieldsProps) {
  switch (condition.field) {
    case 'created':
    case 'last_seen':
      return (
        <span className={styles['how']}>
          <Choice
            label={`${label}: when`}
            value={condition.when}
            options={{ within: 'in the last', before: 'longer ago than' }}
            onChange={when => onChange({ ...condition, when })}
          />
          <NumberField
            label={`${label}: days`}
            min={1}
            max={3_650}
            value={condition.days}
            onChange={days => onChange({ ...condition, days })}
          />
          days
        </span>
      )
    case 'company':
    case 'custom':
      return (
        <span className={styles['how']}>
          {condition.field === 'custom' && (
            <input
              aria-label={`${label}: name`}
              placeholder="Plan"
              maxLength={40}
              value={condition.key}
              onChange={event => onChange({ ...condition, key: event.target.value })}
            />
          )}
          <Choice
            label={`${label}: how`}
            value={condition.is}
            options={{ equal: 'is', containing: 'contains' }}
            onChange={is => onChange({ ...condition, is })}
          />
          <input
            aria-label={`${label}: value`}
            maxLength={120}
            value={condition.value}
            onChange={event => onChange({ ...condition, value: event.target.value })}
          />
        </span>
      )
    case 'conversations':
      return (
        <span className={styles['how']}>
          <Choice
            label={`${label}: how many`}
            value={condition.is}
            options={{ 'at-least': 'at least', 'at-most': 'at most' }}
            onChange={is => onChange({ ...condition, is })}
          />
          <NumberField
            label={`${label}: number`}
            min={0}
            max={100_000}
            value={condition.count}
            onChange={count => onChange({ ...condition, count })}
          />
        </span>
      )
    case 'verified':
    case 'blocked':
    case 'has_open':
      return (
        <span className={styles['how']}>
          <Choice
            label={`${label}: yes or no`}
            value={condition.value ? 'yes' : 'no'}
            options={{ yes: 'yes', no: 'no' }}
            onChange={value => onChange({ ...condition, value: value === 'yes' })}
          />
        </span>
      )
  }
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <select aria-label={label} value={value} onChange={event => onChange(event.target.value as Value)}>
      {Object.entries<string>(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

type NumberFieldProps = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function NumberField({ label, value, onChange, ...range }: NumberFieldProps) {
  return (
    <input
      type="number"
      aria-label={label}
      {...range}
      value={Number.isNaN(value) ? '' : value}
      onChange={event => onChange(event.target.valueAsNumber)}
    />
  )
}
