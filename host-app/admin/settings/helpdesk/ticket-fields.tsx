import { Plus } from 'lucide-react'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { LinesRow, SettingRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { keyOf } from './field-key.ts'
import styles from './helpdesk.module.css'
import { TicketFieldRow } from './ticket-field-row.tsx'

const FIELDS_MAX = 20

type Props = {
  readonly form: DraftOf<'ticket-form'>
  readonly labels: { readonly categories: string; readonly fields: string }
}

/** Edits the ticket form's categories and own fields. */
export function TicketFields({ form, labels }: Props) {
  const { fields } = form.value
  const stored = (form.state.value['fields'] as typeof fields).map(({ key }) => key)
  return (
    <>
      <LinesRow
        label={labels.categories}
        hint="One per line, 50 at most. Leave it empty to ask for none."
        error={form.errors['categories']}
        rows={4}
        value={form.value.categories}
        onChange={categories => form.set({ categories })}
      />
      <SettingRow
        label={labels.fields}
        hint="Shown after the category."
        error={form.errors['fields']}
        layout="below"
      >
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
                  form.set({ fields: fields.map((each, at) => (at === index ? { ...changed, key } : each)) })
                }}
                onRemove={() => form.set({ fields: fields.filter((_, at) => at !== index) })}
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
            form.set({
              fields: [...fields, { key, label: '', kind: 'text', is_required: false, options: [] }],
            })
          }}
        >
          <Plus size={14} aria-hidden="true" />
          Add field
        </Button>
      </SettingRow>
    </>
  )
}
