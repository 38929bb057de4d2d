import type { ConsentServiceName } from './consent-config.ts'
import { consentStore } from './consent-store.ts'

/** Whether a service may be used now; ask each time, since consent can be withdrawn and runs out. */
export function hasConsent(service: ConsentServiceName): boolean {
  return consentStore().has(service)
}
