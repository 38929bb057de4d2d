import type { ConsentChoices } from '#core/site/consent-record.ts'
import { CONSENT_CONFIG, OPTIONAL_SERVICES } from './consent-config.ts'

/** The same choice for every service there is a choice about. */
export function allChoices(isAllowed: boolean): ConsentChoices {
  return Object.fromEntries(OPTIONAL_SERVICES.map(({ name }) => [name, isAllowed]))
}

/** What the preferences begin with where nothing was chosen yet. */
export function defaultChoices(): ConsentChoices {
  return Object.fromEntries(
    OPTIONAL_SERVICES.map(service => [service.name, service.default ?? CONSENT_CONFIG.default]),
  )
}
