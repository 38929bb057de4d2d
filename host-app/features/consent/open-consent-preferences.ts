import { CONSENT_EVENT } from '#contract/constants/site.ts'

/** Opens the cookie preferences of the page; for the footer's button. */
export function openConsentPreferences(): void {
  window.dispatchEvent(new Event(CONSENT_EVENT))
}
