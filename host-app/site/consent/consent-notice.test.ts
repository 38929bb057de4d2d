import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { createConsentStore, expiredCookies } from './consent-notice.tsx'

const DAYS_180_MS = 15_552_000_000

function start(stored: Readonly<Record<string, string>> = {}) {
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  const storage = fakeStorage(stored)
  const written: string[] = []
  const document = {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const page = { location: { hostname: 'localhost' }, document }
  const open = () => createConsentStore({ storage, clock, page })
  return {
    clock,
    storage,
    open,
    store: open(),
    cookiesGone: () => written.splice(0).map(text => text.split('=')[0]),
  }
}

describe('[MKT-14] consent', () => {
  it('is not there until it is given, but for what is essential', () => {
    const { store, storage } = start()
    expect(store.record()).toBeNull()
    expect(storage.length).toBe(0)
  })

  it('is kept with its date, and known to the next page', () => {
    const { store, storage, open } = start()
    store.save({ analytics: true, marketing: false })
    expect(JSON.parse(storage.getItem('cookie_consent')!)).toEqual({
      givenAt: '2026-01-15T00:00:00.000Z',
      choices: { analytics: true, marketing: false },
    })
    expect(open().record()?.choices).toEqual({ analytics: true, marketing: false })
  })

  it('ends after 180 days, by the millisecond', () => {
    const { store, clock } = start()
    store.save({ analytics: true, marketing: true })
    clock.advance(DAYS_180_MS - 1)
    expect(store.record()?.choices).toEqual({ analytics: true, marketing: true })
    clock.advance(1)
    expect(store.record()).toBeNull()
  })

  it('begins its 180 days anew when it is confirmed again', () => {
    const { store, clock } = start()
    store.save({ analytics: true, marketing: true })
    clock.advance(DAYS_180_MS - 1)
    store.save({ analytics: true, marketing: true })
    clock.advance(DAYS_180_MS - 1)
    expect(store.record()).not.toBeNull()
  })

  it('takes the cookies of a service along when it goes, and only those', () => {
    const { store, cookiesGone } = start()
    store.save({ analytics: true, marketing: true })
    expect(cookiesGone()).toEqual([])
    store.save({ analytics: true, marketing: false })
    expect(cookiesGone()).toEqual([])
    store.save({ analytics: false, marketing: true })
    expect(cookiesGone()).toEqual(['_ga', '_gid', '_gat'])
    expect(store.record()?.choices).toEqual({ analytics: false, marketing: true })
  })
})

it('[MKT-14] a cookie goes from the host and the domains above it', () => {
  expect(expiredCookies('_ga', 'www.lapwing.example')).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=www.lapwing.example',
    '_ga=; path=/; max-age=0; domain=lapwing.example',
  ])
  expect(expiredCookies('_gid', 'localhost')).toEqual(['_gid=; path=/; max-age=0'])
})
