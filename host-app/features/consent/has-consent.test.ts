import { afterEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../adapters/fake-storage.ts'
import { consentStore } from './consent-store.ts'
import { hasConsent } from './has-consent.ts'

afterEach(() => vi.unstubAllGlobals())

it('[MKT-14] services ask the page’s own record, in its local storage', () => {
  const localStorage = fakeStorage()
  vi.stubGlobal('window', { localStorage, location: { hostname: 'localhost' }, document: { cookie: '' } })
  expect([hasConsent('essential'), hasConsent('analytics')]).toEqual([true, false])
  consentStore().save({ analytics: true, marketing: false })
  expect([hasConsent('analytics'), hasConsent('marketing')]).toEqual([true, false])
  expect(localStorage.keys()).toEqual(['cookie_consent'])
})
