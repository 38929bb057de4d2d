import { useEffect, useState } from 'react'
import { LEAD_EVENTS } from '#contract/constants/site.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { type LeadOpening, leadOpening } from '#core/site/lead-opening.ts'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

const LeadForm = lazyPart(async () => (await import('./lead-form.tsx')).LeadForm)

/** Asks for a work email before a trial starts (Spec 2.7). Once on every public page. */
export function LeadDialog() {
  const [opening, setOpening] = useState<LeadOpening | null>(null)
  // The form first: a dialog focuses what it holds when it opens.
  useEffect(
    () =>
      onLeadOpening(wanted => {
        LeadForm.preload().then(
          () => setOpening(wanted),
          () => setOpening(wanted),
        )
      }),
    [],
  )
  const close = () => setOpening(null)
  return (
    opening && (
      <ClosableDialog title="Start your free trial" onClose={close}>
        <LeadForm key={opening.email} opening={opening} onSaved={close} />
      </ClosableDialog>
    )
  )
}

/**
 * Calls `open` at every request for the lead dialog, except on embedded screens. Returns the function that
 * unsubscribes.
 */
export function onLeadOpening(open: (opening: LeadOpening) => void): () => void {
  function hear(event: Event): void {
    if (isEmbedded(window.location.search)) return
    open(leadOpening(event instanceof CustomEvent ? event.detail : null))
  }

  const names = Object.values(LEAD_EVENTS)
  for (const name of names) window.addEventListener(name, hear)
  return () => {
    for (const name of names) window.removeEventListener(name, hear)
  }
}
