import { useEffect, useId, useState } from 'react'
import { CONSENT_EVENT } from '#contract/constants/site.ts'
import type { Clock } from '#core/clock.ts'
import {
  type ConsentChoices,
  type ConsentRecord,
  readConsent,
  writeConsent,
} from '#core/site/consent-record.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { createTolerantStorage, type TolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'
import { allChoices } from './choices.ts'
import { CONSENT_CONFIG, OPTIONAL_SERVICES } from './consent-config.ts'
import styles from './consent-notice.module.css'
import { ConsentText } from './consent-text.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'

/** The consent given in this browser. */
type ConsentStore = {
  /** Null until consent is confirmed, and again after 180 days. */
  readonly record: () => ConsentRecord | null
  /** Saves the choices, and deletes the cookies of services without consent. */
  readonly save: (choices: ConsentChoices) => void
}

let own: ConsentStore | null = null

const { acceptAll, hideDeclineAll, hideLearnMore, styling, texts } = CONSENT_CONFIG

const LOOK = ['banner', ...styling.theme].map(name => styles[name]).join(' ')

/** The consent notice, and the preferences on request (Spec 2.9). Once on every public page. */
export function ConsentNotice() {
  const [isWanted, setWanted] = useState(false)
  const [isManaging, setManaging] = useState(false)

  useEffect(() => {
    if (isEmbedded(window.location.search)) return
    setWanted(consentStore().record() === null)
    const manage = () => setManaging(true)
    window.addEventListener(CONSENT_EVENT, manage)
    return () => window.removeEventListener(CONSENT_EVENT, manage)
  }, [])

  function confirm(choices: ConsentChoices): void {
    consentStore().save(choices)
    setWanted(false)
    setManaging(false)
  }

  return (
    <>
      {isWanted && (
        <ConsentBanner isCovered={isManaging} onConfirm={confirm} onManage={() => setManaging(true)} />
      )}
      {isManaging && (
        <PreferencesDialog
          choices={consentStore().record()?.choices ?? null}
          onConfirm={confirm}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  )
}

type ConsentBannerProps = {
  /** Whether the preferences dialog is open above it. */
  readonly isCovered: boolean
  readonly onConfirm: (choices: ConsentChoices) => void
  readonly onManage: () => void
}

/**
 * The notice in the corner. It stays mounted under the preferences dialog, so that the focus can return to
 * it.
 */
function ConsentBanner({ isCovered, onConfirm, onManage }: ConsentBannerProps) {
  const id = useId()
  return (
    <section className={LOOK} aria-labelledby={id} aria-hidden={isCovered}>
      <h2 id={id}>{texts.notice.title}</h2>
      <p>
        <ConsentText>{texts.notice.description}</ConsentText>
      </p>
      <div className={styles['buttons']}>
        {!hideDeclineAll && (
          <button type="button" className={styles['choice']} onClick={() => onConfirm(allChoices(false))}>
            {texts.decline}
          </button>
        )}
        {!hideLearnMore && (
          <button type="button" className={styles['manage']} onClick={onManage}>
            {texts.learnMore}
          </button>
        )}
        {acceptAll && (
          <button type="button" className={styles['choice']} onClick={() => onConfirm(allChoices(true))}>
            {texts.acceptAll}
          </button>
        )}
      </div>
    </section>
  )
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

/** Returns the page's consent store. Creates it at the first call, because prerendering has no browser storage. */
function consentStore(): ConsentStore {
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
