import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { CustomerNote } from '#contract/entities/customer.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import { TextArea } from '#host-app/ui/fields/field.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { When } from '../../common/when.tsx'
import styles from './customer-page.module.css'

type CustomerNotesProps = { readonly customerId: string; readonly notes: readonly CustomerNote[] }

/** Internal notes about a customer. Only colleagues see them. */
export function CustomerNotes({ customerId, notes }: CustomerNotesProps) {
  const { member, permissions } = useAdmin()
  const mayWrite = permissions.includes('conversations.reply')
  const removal = useAdminAction({
    act: (note_id: string) =>
      callApi('removeCustomerNote', { params: { id: customerId }, body: { note_id } }),
    done: 'Note removed',
    changes: queryKeys.customer(customerId),
  })
  return (
    <section className={styles['part']} aria-label="Notes">
      <h2>Notes</h2>
      {mayWrite && <NoteForm customerId={customerId} />}
      {notes.length === 0 && !mayWrite && <p className={styles['soft']}>None yet.</p>}
      <ul className={styles['notes']}>
        {notes.map(note => (
          <li key={note.id}>
            <div className={styles['by']}>
              <span>
                {note.author_name} · <When at={note.created_at} />
              </span>
              {mayWrite && note.author_id === member.id && (
                <IconButton
                  label="Remove the note"
                  tone="danger"
                  disabled={removal.isPending}
                  onClick={() => removal.mutate(note.id)}
                >
                  <Trash2 size={14} aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <p className={styles['note']} dir="auto">
              {note.content}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoteForm({ customerId }: { readonly customerId: string }) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const adding = useMutation({
    mutationFn: (content: string) =>
      callApi('addCustomerNote', { params: { id: customerId }, body: { content } }),
    onSuccess: () => setText(''),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.customer(customerId) }),
  })
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
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" size="small" busy={adding.isPending} disabled={text.trim() === ''}>
        Add note
      </Button>
    </form>
  )
}
