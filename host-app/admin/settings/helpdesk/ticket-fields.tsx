import { Plus, X } from 'lucide-react'
import type { TicketForm } from '#contract/entities/widget.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import editor from '../../rules/editor.module.css'
import { linesOf, SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './helpdesk.module.css'

type TicketField = TicketForm['fields'][number]

const FIELDS_MAX = 20

/** Edits the ticket form's own fields. */
export function TicketFields(props: ControlProps<'ticket-form', 'fields'>) {
  const { label, hint, error, value: fields, onChange, draft } = props
  const stored = (draft.state.value['fields'] as typeof fields).map(({ key }) => key)
  return (
    <SettingRow label={label} hint={hint} error={error} layout="below">
      {fields.length > 0 && (
        <ul className={styles['fields']}>
          {fields.map((field, index) => (
            <TicketFieldRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a new field's key follows its label.
              key={index}
              name={`Field ${index + 1}`}
              field={field}
              onChange={changed => {
                const others = fields.filter((_, at) => at !== index).map(({ key }) => key)
                // Stored fields keep their keys, so that visitors' earlier answers stay assigned.
                const key = stored.includes(field.key) ? field.key : keyOf(changed.label, others)
                onChange(fields.map((each, at) => (at === index ? { ...changed, key } : each)))
              }}
              onRemove={() => onChange(fields.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <Button
        size="small"
        disabled={fields.length >= FIELDS_MAX}
        onClick={() => {
          const key = keyOf(
            '',
            fields.map(field => field.key),
          )
          onChange([...fields, { key, label: '', kind: 'text', is_required: false, options: [] }])
        }}
      >
        <Plus size={14} aria-hidden="true" />
        Add field
      </Button>
    </SettingRow>
  )
}

type TicketFieldRowProps = {
  /** The accessible name. */
  readonly name: string
  readonly field: TicketField
  readonly onChange: (field: TicketField) => void
  readonly onRemove: () => void
}

/** One field of the ticket form: its label, whether it is typed or chosen, and whether it is required. */
function TicketFieldRow({ name, field, onChange, onRemove }: TicketFieldRowProps) {
  return (
    <li className={styles['field']}>
      <input
        className={editor['control']}
        aria-label={`${name}: label`}
        placeholder="Order number"
        required
        dir="auto"
        maxLength={80}
        value={field.label}
        onChange={event => onChange({ ...field, label: event.target.value })}
      />
      <select
        className={editor['control']}
        aria-label={`${name}: kind`}
        value={field.kind}
        onChange={event =>
          onChange({ ...field, kind: event.target.value as TicketField['kind'], options: [] })
        }
      >
        <option value="text">One line of text</option>
        <option value="select">Choice from a list</option>
      </select>
      <Checkbox
        label="Required"
        checked={field.is_required}
        onChange={event => onChange({ ...field, is_required: event.target.checked })}
      />
      <IconButton label={`Remove ${field.label || name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {field.kind === 'select' && (
        <textarea
          className={editor['control']}
          aria-label={`${name}: options, one per line`}
          placeholder="One option per line"
          required
          dir="auto"
          rows={3}
          defaultValue={field.options.join('\n')}
          onChange={event => onChange({ ...field, options: linesOf(event.target.value) })}
        />
      )}
    </li>
  )
}

/**
 * Returns a ticket field's key: its label in lowercase letters, digits and underscores, with a number if another field
 * has that key.
 */
export function keyOf(label: string, others: readonly string[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '')
    .slice(0, 30)
  const base = words || 'field'
  let key = base
  for (let number = 2; others.includes(key); number++) key = `${base}_${number}`
  return key
}
