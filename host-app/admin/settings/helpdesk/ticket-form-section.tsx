import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { TicketForm } from '#contract/entities/widget.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { TextArea } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { keyed } from '../../rules/keyed.ts'
import styles from './helpdesk.module.css'
import { TicketFieldRow } from './ticket-field-row.tsx'
import { type FieldForm, fieldFormsOf, fieldsOf, linesOf } from './ticket-fields.ts'
import { useSaveCompany } from './use-save-company.ts'

const NEW: FieldForm = { key: null, label: '', kind: 'text', is_required: false, options: '' }

/** The ticket form's categories and own fields. */
export function TicketFormSection({ ticketForm }: { readonly ticketForm: TicketForm | null }) {
  const [categories, setCategories] = useState(() => ticketForm?.categories.join('\n') ?? '')
  const [fields, setFields] = useState(() => fieldFormsOf(ticketForm?.fields ?? []))
  const save = useSaveCompany()

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(
      { ticket_form: { categories: linesOf(categories), fields: fieldsOf(fields) } },
      { onSuccess: saved => setFields(fieldFormsOf(saved.ticket_form?.fields ?? [])) },
    )
  }

  return (
    <form onSubmit={submit} className={styles['form']}>
      <TextArea
        label="Categories"
        rows={4}
        dir="auto"
        value={categories}
        onChange={event => setCategories(event.target.value)}
        hint="One per line, 50 at most. Leave it empty to ask for none."
      />
      {fields.length > 0 && (
        <ul className={styles['fields']}>
          {fields.map(({ key, value }, index) => (
            <TicketFieldRow
              key={key}
              name={`Field ${index + 1}`}
              field={value}
              onChange={changed =>
                setFields(fields.map(each => (each.key === key ? { key, value: changed } : each)))
              }
              onRemove={() => setFields(fields.filter(each => each.key !== key))}
            />
          ))}
        </ul>
      )}
      <Button size="small" disabled={fields.length >= 20} onClick={() => setFields([...fields, keyed(NEW)])}>
        <Plus size={14} aria-hidden="true" />
        Add field
      </Button>
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" look="primary" busy={save.isPending}>
        Save ticket form
      </Button>
    </form>
  )
}
