import { SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'

const NewConversationDialog = lazyPart(
  async () => (await import('./new-conversation-dialog.tsx')).NewConversationDialog,
)
const LATER = [NewConversationDialog]

/** Begins a conversation with a customer. Not available during impersonation. */
export function NewConversationButton() {
  const [isOpen, setOpen] = useState(false)
  const mayStart = useImpersonation().current === null
  usePreload(LATER)
  useCommands([
    mayStart && {
      id: 'list:new-conversation',
      group: 'List',
      title: 'New conversation',
      keywords: 'write email start compose outbound',
      run: () => setOpen(true),
    },
  ])
  if (!mayStart) return null
  return (
    <>
      <IconButton label="New conversation" title="New conversation" onClick={() => setOpen(true)}>
        <SquarePen size={16} aria-hidden="true" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && <NewConversationDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
