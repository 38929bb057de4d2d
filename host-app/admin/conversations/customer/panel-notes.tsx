import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerNote } from '#contract/entities/customer.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { NoteForm } from '../../customers/profile/note-form.tsx'
import { NoteList } from '../../customers/profile/note-list.tsx'
import { PanelSection } from './panel-section.tsx'

/** Number of notes shown beside the thread. */
const SHOWN = 3

type PanelNotesProps = { readonly customerId: string; readonly notes: readonly CustomerNote[] }

/** The newest notes about the customer, and a form for another one. Only colleagues see them. */
export function PanelNotes({ customerId, notes }: PanelNotesProps) {
  const { permissions } = useAdmin()
  const [isWriting, setWriting] = useState(false)
  const mayWrite = permissions.includes('conversations.reply')
  if (notes.length === 0 && !mayWrite) return null
  const all = notes.length > SHOWN && (
    <Link to={`/admin/customers/${customerId}`} aria-label={`All ${notes.length} notes`}>
      All {notes.length}
    </Link>
  )
  return (
    <PanelSection title="Notes about them" link={all}>
      <NoteList customerId={customerId} notes={notes.slice(0, SHOWN)} />
      {isWriting ? (
        <NoteForm customerId={customerId} hasFocus onClose={() => setWriting(false)} />
      ) : (
        mayWrite && (
          <Button size="small" onClick={() => setWriting(true)}>
            <Plus size={13} aria-hidden="true" />
            Add a note
          </Button>
        )
      )}
    </PanelSection>
  )
}
