import type { CustomerNote } from '#contract/entities/customer.ts'
import { useAdmin } from '../../admin-layout.tsx'
import styles from './customer-page.module.css'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'

type CustomerNotesProps = { readonly customerId: string; readonly notes: readonly CustomerNote[] }

/** Internal notes about a customer. Only colleagues see them. */
export function CustomerNotes({ customerId, notes }: CustomerNotesProps) {
  const mayWrite = useAdmin().permissions.includes('conversations.reply')
  return (
    <section className={styles['part']} aria-label="Notes">
      <h2>Notes</h2>
      {mayWrite && <NoteForm customerId={customerId} />}
      {notes.length === 0 && !mayWrite && <p className={styles['soft']}>None yet.</p>}
      <NoteList customerId={customerId} notes={notes} />
    </section>
  )
}
