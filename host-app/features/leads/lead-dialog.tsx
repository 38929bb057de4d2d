import { useEffect, useState } from 'react'
import type { LeadOpening } from '#core/site/lead-opening.ts'
import { ClosableDialog } from '../../ui/closable-dialog.tsx'
import { LeadForm } from './lead-form.tsx'
import { onLeadOpening } from './on-lead-opening.ts'

/** Asks for a work email where a trial begins (spec section 2.7); once on every public page. */
export function LeadDialog() {
  const [opening, setOpening] = useState<LeadOpening | null>(null)
  useEffect(() => onLeadOpening(setOpening), [])
  const close = () => setOpening(null)
  return (
    opening && (
      <ClosableDialog title="Start your free trial" onClose={close}>
        <LeadForm key={opening.email} opening={opening} onSaved={close} />
      </ClosableDialog>
    )
  )
}
