import { X } from 'lucide-react'
import type { TicketForm } from '#contract/entities/widget.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import editor from '../../rules/editor.module.css'
import { linesOf } from '../frame/rows.tsx'
import styles from './helpdesk.module.css'

type TicketField = TicketForm['fields'][number]

type TicketFieldRowProps = {
  /** The accessible name. */
  readonly name: string
  readonly field: TicketField
  readonly onChange: (field: TicketField) => void
  readonly onRemove: () => void
}

/** One field of the ticket form: its label, whether it is typed or chosen, and whether it is required. */
export function TicketFieldRow({ name, field, onChange, onRemove }: TicketFieldRowProps) {
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
