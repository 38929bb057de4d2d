import type { ConsentChoices } from '#core/site/consent-record.ts'
import { CONSENT_CONFIG, OPTIONAL_SERVICES } from './consent-config.ts'

/** Returns the same choice for every optional service. */
export function allChoices(isAllowed: boolean): ConsentChoices {
  return Object.fromEntries(OPTIONAL_SERVICES.map(({ name }) => [name, isAllowed]))
}

/** Returns the initial choices of the preferences. */
export function defaultChoices(): ConsentChoices {
  return Object.fromEntries(
    OPTIONAL_SERVICES.map(service => [service.name, service.default ?? CONSENT_CONFIG.default]),
  )
}
