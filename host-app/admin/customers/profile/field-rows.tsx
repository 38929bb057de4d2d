import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import styles from './field-rows.module.css'
import { type FieldRow, withRow } from './own-fields.ts'

type FieldRowsProps = {
  readonly rows: readonly FieldRow[]
  readonly onChange: (rows: readonly FieldRow[]) => void
}

/** Rows that edit a customer's own fields: names and values. */
export function FieldRows({ rows, onChange }: FieldRowsProps) {
  const more = withRow(rows)
  const change = (key: number, part: Partial<FieldRow>) =>
    onChange(rows.map(row => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset className={styles['fields']}>
      <legend>Custom fields</legend>
      {rows.map(({ key, name, value }, index) => (
        <div key={key} className={styles['row']}>
          <input
            aria-label={`Name of field ${index + 1}`}
            placeholder="Plan"
            maxLength={40}
            value={name}
            onChange={event => change(key, { name: event.target.value })}
          />
          <input
            aria-label={`Value of field ${index + 1}`}
            placeholder="Pro"
            maxLength={500}
            value={value}
            onChange={event => change(key, { value: event.target.value })}
          />
          <IconButton
            label={`Remove field ${index + 1}`}
            tone="danger"
            onClick={() => onChange(rows.filter(row => row.key !== key))}
          >
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {more !== null && (
        <Button size="small" onClick={() => onChange(more)}>
          <Plus size={14} aria-hidden="true" />
          Add a field
        </Button>
      )}
    </fieldset>
  )
}
