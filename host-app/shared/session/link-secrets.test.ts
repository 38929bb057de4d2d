import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../browser/fake-storage.ts'
import { isOwnLinkState, makeLinkState, takeLinkSecrets } from './link-secrets.ts'

const SCRIPT = readFileSync(new URL('../../public/strip-tokens.js', import.meta.url), 'utf8')

/**
 * Opens a page whose first script has run, and has reloaded it if needed. `steps` records what the script
 * did.
 */
function openPage(href: string, hasStorage = true) {
  const steps: string[] = []
  const sessionStorage = fakeStorage()
  const listeners = new Map<string, () => void>()
  let isReloading = false
  const location = Object.assign(new URL(href), {
    reload() {
      steps.push('reload')
      isReloading = true
    },
  })
  const history = {
    state: null,
    replaceState(_state: unknown, _title: string, url: URL) {
      steps.push('replace')
      location.href = url.href
    },
  }
  function run() {
    const window = {}
    const stop = () => steps.push('stop')
    const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener)
    const deps = { window, location, history, stop, addEventListener, URL, URLSearchParams }
    runInNewContext(SCRIPT, hasStorage ? { ...deps, sessionStorage } : deps)
    return Object.assign(window, { location })
  }
  const first = run()
  const page = isReloading ? run() : first
  return { page, steps, location, first, left: sessionStorage.keys(), listeners }
}

describe('[IMP-04] the first script of the page', () => {
  it.each([
    ['access_token and refresh_token in the query', '/admin?access_token=a.b.c&refresh_token=r', '/admin'],
    ['tokens in the fragment', '/auth/session#access_token=a.b.c&type=signup', '/auth/session#type=signup'],
    ['an impersonation', '/admin/dashboard?impersonate_token=t&tab=mine', '/admin/dashboard?tab=mine'],
    ['a confirmation', '/auth/confirmed?type=signup&token_hash=h', '/auth/confirmed?type=signup'],
    ['a link to a part of the page', '/set-password?invite=i#part-2', '/set-password#part-2'],
    ['an invitation', '/set-password?invite=i', '/set-password'],
    ['a code with its state', '/auth/session?code=c&state=s', '/auth/session'],
  ])('takes %s out of the address, and loads the page anew', (_what, from, to) => {
    const { location, steps, first, left } = openPage(`https://acme.example.com${from}`)
    expect(location.href).toBe(`https://acme.example.com${to}`)
    expect(steps).toEqual(['replace', 'stop', 'reload'])
    expect(first).not.toHaveProperty('linkSecrets')
    expect(left).toEqual([])
  })

  it('strips the address where storage is blocked, too', () => {
    const { location, steps, page } = openPage('https://acme.example.com/set-password?invite=i', false)
    expect([location.href, steps]).toEqual(['https://acme.example.com/set-password', ['replace']])
    expect(takeLinkSecrets(page as never).invite).toBe('i')
    expect(() => openPage('https://acme.example.com/widget/chat', false)).not.toThrow()
  })

  it('does so too when only the fragment of the open page changes', () => {
    const { location, steps, listeners } = openPage('https://acme.example.com/auth/session')
    location.hash = '#access_token=a.b.c'
    listeners.get('hashchange')?.()
    expect(location.href).toBe('https://acme.example.com/auth/session')
    expect(steps).toEqual(['replace', 'stop', 'reload'])
  })

  it('leaves every other address as it is', () => {
    const { page, location, steps } = openPage('https://acme.example.com/login?state=ny&q=a%20b#part-2')
    expect(location.href).toBe('https://acme.example.com/login?state=ny&q=a%20b#part-2')
    expect(steps).toEqual([])
    expect(page).not.toHaveProperty('linkSecrets')
  })
})

describe('[IMP-04] takeLinkSecrets', () => {
  it('gives the secrets to the path they came to, as often as it asks', () => {
    const { page } = openPage('https://acme.example.com/set-password?invite=i&token_hash=h&state=s')
    for (const _time of [1, 2])
      expect(takeLinkSecrets(page as never)).toMatchObject({
        invite: 'i',
        tokenHash: 'h',
        state: 's',
        accessToken: null,
      })
  })

  it('gives nothing to another page of the app', () => {
    const { page } = openPage('https://acme.example.com/auth/confirmed?token_hash=h')
    const elsewhere = { ...page, location: new URL('https://acme.example.com/set-password') }
    expect(takeLinkSecrets(elsewhere as never).tokenHash).toBeNull()
  })

  it('gives nothing where the address had none', () => {
    const { page } = openPage('https://acme.example.com/set-password')
    expect(Object.values(takeLinkSecrets(page as never)).every(value => value === null)).toBe(true)
  })
})

describe('[IMP-04] isOwnLinkState', () => {
  it('knows the state that this browser made, once', () => {
    const session = fakeStorage()
    const state = makeLinkState(session, () => 'state-1')
    expect([isOwnLinkState(state, session), isOwnLinkState(state, session)]).toEqual([true, false])
  })

  it.each([null, '', 'state-2'])('does not know %j', state => {
    const session = fakeStorage()
    makeLinkState(session, () => 'state-1')
    expect(isOwnLinkState(state, session)).toBe(false)
    expect(isOwnLinkState(state, fakeStorage())).toBe(false)
  })
})
