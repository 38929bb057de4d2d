import type { Clock } from '#core/clock.ts'
import {
  type ConsentChoices,
  type ConsentRecord,
  readConsent,
  writeConsent,
} from '#core/site/consent-record.ts'
import { systemClock } from '../../adapters/browser/system-clock.ts'
import { createTolerantStorage, type TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'
import { CONSENT_CONFIG, OPTIONAL_SERVICES } from './consent-config.ts'

/** The consent given in this browser. */
export type ConsentStore = {
  /** Null until consent is confirmed, and again after 180 days. */
  readonly record: () => ConsentRecord | null
  /** Saves the choices, and deletes the cookies of services without consent. */
  readonly save: (choices: ConsentChoices) => void
}

type ConsentDeps = {
  readonly storage: TolerantStorage
  readonly clock: Pick<Clock, 'now'>
  readonly page: {
    readonly location: Pick<Location, 'hostname'>
    readonly document: { cookie: string }
  }
}

/** Creates the store of the consent, in local storage. */
export function createConsentStore({ storage, clock, page }: ConsentDeps): ConsentStore {
  const { storageName, cookieExpiresAfterDays: days } = CONSENT_CONFIG
  const services = OPTIONAL_SERVICES.map(({ name }) => name)
  const record = () => readConsent(storage.getItem(storageName), { services, days, now: clock.now() })

  function forget(cookie: string): void {
    for (const expired of expiredCookies(cookie, page.location.hostname)) page.document.cookie = expired
  }

  return {
    record,
    save(choices) {
      storage.setItem(storageName, writeConsent({ givenAt: clock.now(), choices }))
      const declined = OPTIONAL_SERVICES.filter(({ name }) => !choices[name])
      for (const cookie of declined.flatMap(({ cookies }) => cookies)) forget(cookie)
    },
  }
}

let own: ConsentStore | null = null

/** Returns the page's consent store. Creates it at the first call, because prerendering has no browser storage. */
export function consentStore(): ConsentStore {
  own ??= createConsentStore({
    storage: createTolerantStorage(() => window[CONSENT_CONFIG.storageMethod]),
    clock: systemClock,
    page: window,
  })
  return own
}

/**
 * Returns the values for `document.cookie` that delete a cookie, whichever domain of `hostname` it was set
 * on.
 */
export function expiredCookies(name: string, hostname: string): readonly string[] {
  const labels = hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  const expired = `${name}=; path=/; max-age=0`
  return [expired, ...domains.map(domain => `${expired}; domain=${domain}`)]
}
