import { Trash2 } from 'lucide-react'
import type { CustomerNote } from '#contract/entities/customer.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { drawMessage } from '../../common/message-markdown.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import { When } from '../../common/when.tsx'
import styles from './notes.module.css'

type NoteListProps = { readonly customerId: string; readonly notes: readonly CustomerNote[] }

/** Notes about a customer. Their authors can remove them. */
export function NoteList({ customerId, notes }: NoteListProps) {
  const { member, permissions } = useAdmin()
  const mayWrite = permissions.includes('conversations.reply')
  const [askToRemove, removalDialog] = useRemoval<CustomerNote>({
    act: (call, { id }) => call('removeCustomerNote', { params: { id: customerId }, body: { note_id: id } }),
    ask: ({ content }) => ({
      title: 'Remove this note?',
      text: <div dir="auto">{drawMessage(content)}</div>,
    }),
    done: 'Note removed',
  })
  if (notes.length === 0) return null
  return (
    <ul className={styles['notes']}>
      {notes.map(note => (
        <li key={note.id}>
          <div className={styles['by']}>
            <span>
              {note.author_name} · <When at={note.created_at} />
            </span>
            {mayWrite && note.author_id === member.id && (
              <IconButton label="Remove the note" tone="danger" onClick={() => askToRemove(note)}>
                <Trash2 size={14} aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <div className={styles['note']} dir="auto">
            {drawMessage(note.content)}
          </div>
        </li>
      ))}
      {removalDialog}
    </ul>
  )
}
