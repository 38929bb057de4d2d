import { LEAD_EVENTS } from '#contract/constants/site.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { type LeadOpening, leadOpening } from '#core/site/lead-opening.ts'

/** Hears of every wish for the lead dialog, but on embedded screens. Returns the stop. */
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
