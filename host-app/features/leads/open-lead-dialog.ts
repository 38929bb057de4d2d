import { LEAD_EVENTS } from '#contract/constants/site.ts'
import type { LeadOpening } from '#core/site/lead-opening.ts'

/** Opens the lead dialog of the page, with an email in its field or without; for every button that begins a trial. */
export function openLeadDialog(detail: Partial<LeadOpening> = {}): void {
  const name = detail.email ? LEAD_EVENTS.openWithEmail : LEAD_EVENTS.open
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
