import { useState } from 'react'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { TextArea } from '#host-app/shared/ui/fields/field.tsx'
import styles from './notes.module.css'

type NoteFormProps = {
  readonly customerId: string
  /** Whether the field has the focus at first. */
  readonly hasFocus?: boolean
  /** For a form that can be closed: called by its button, and once the note is stored. */
  readonly onClose?: () => void
}

/** A form that adds a note about a customer. */
export function NoteForm({ customerId, hasFocus = false, onClose }: NoteFormProps) {
  const [text, setText] = useState('')
  const adding = useApiAction(
    (call, content: string) => call('addCustomerNote', { params: { id: customerId }, body: { content } }),
    {
      onDone() {
        setText('')
        onClose?.()
      },
    },
  )
  return (
    <form
      className={styles['form']}
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') adding.mutate(text.trim())
      }}
    >
      <TextArea
        label="A note for your colleagues"
        rows={2}
        maxLength={8_000}
        autoFocus={hasFocus}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className={styles['buttons']}>
        <Button type="submit" size="small" busy={adding.isPending} disabled={text.trim() === ''}>
          Add note
        </Button>
        {onClose && (
          <Button size="small" look="quiet" onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
