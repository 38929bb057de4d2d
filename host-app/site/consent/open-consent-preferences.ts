import { CONSENT_EVENT } from '#contract/constants/site.ts'

/** Opens the page's cookie preferences; for the footer's button. */
export function openConsentPreferences(): void {
  window.dispatchEvent(new Event(CONSENT_EVENT))
}
