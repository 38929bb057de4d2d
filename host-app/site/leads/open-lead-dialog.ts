import { LEAD_EVENTS } from '#contract/constants/site.ts'
import type { LeadOpening } from '#core/site/lead-opening.ts'

/**
 * Opens the page's lead dialog, optionally with an email in its field; for every button that starts a trial.
 */
export function openLeadDialog(detail: Partial<LeadOpening> = {}): void {
  const name = detail.email ? LEAD_EVENTS.openWithEmail : LEAD_EVENTS.open
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
