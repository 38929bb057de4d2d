import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { createTokenBackup } from '#host-app/shared/session/backup-token.ts'
import { beginSession } from './begin-session.ts'

const NOW = Date.UTC(2026, 0, 1)
const claims = { sub: 'user-1', email: 'ann@acme.test', exp: NOW / 1_000 + 60 }
const secrets = { accessToken: 'access', refreshToken: 'refresh' }

type Change = Partial<Parameters<typeof beginSession>[0]> & { hasSession?: boolean; fails?: boolean }

async function begin({ hasSession = false, fails = false, ...change }: Change = {}) {
  const did: string[] = []
  const local = fakeStorage()
  const clock = createManualClock(NOW)
  const backup = createTokenBackup({ local, clock })
  const error = fails ? new Error('session_not_found') : null
  const auth = {
    async setSession(given: { refresh_token: string }) {
      did.push(`set ${given.refresh_token}`)
      return { error }
    },
    async refreshSession(given?: { refresh_token: string }) {
      did.push(`renewed ${given?.refresh_token ?? 'own'}`)
      return { data: { session: null }, error }
    },
    getSession: async () => ({ data: { session: hasSession ? {} : null } }),
  }
  await beginSession({
    auth: auth as never,
    secrets: { accessToken: null, refreshToken: null },
    isOwnState: false,
    decode: () => claims,
    async ask(name) {
      did.push(`asked about ${name}`)
      return false
    },
    backup,
    local,
    location: new URL('https://acme.example.com/admin'),
    now: NOW,
    log: text => void did.push(text),
    ...change,
  })
  return { did, keys: (change.local as ReturnType<typeof fakeStorage>) ?? local }
}

/** A tenant's page right after the sign-in page. */
function fromAuthSession(age = 0) {
  const local = fakeStorage({ coming_from_auth_session: 'true' })
  const clock = createManualClock(NOW)
  const backup = createTokenBackup({ local, clock })
  backup.keep('kept')
  clock.advance(age)
  return { local, backup }
}

describe('[IMP-04] tokens in the address', () => {
  it('of an own state become the session, and their copy is spent at once', async () => {
    expect((await begin({ secrets, isOwnState: true })).did).toEqual(['set refresh', 'renewed own'])
  })

  it('of anybody are taken only by who says so', async () => {
    expect((await begin({ secrets })).did).toEqual(['asked about ann@acme.test'])
    expect((await begin({ secrets, ask: async () => true })).did).toEqual(['set refresh', 'renewed own'])
  })

  it('that are no good, or that the server refuses, are logged and nothing more', async () => {
    const refused = 'The tokens of the address are not good for a session'
    expect((await begin({ secrets, isOwnState: true, decode: () => null })).did).toEqual([refused])
    const failed = await begin({ secrets, isOwnState: true, fails: true })
    expect(failed.did).toEqual(['set refresh', 'The session could not be restored'])
  })

  it('[TENANT-03] mark the way through the auth session page', async () => {
    const location = new URL('https://acme.example.com/auth/session')
    expect((await begin({ secrets, isOwnState: true, location })).keys.keys()).toEqual([
      'coming_from_auth_session',
    ])
    expect((await begin({ secrets, isOwnState: true })).keys.keys()).toEqual([])
  })
})

describe('[TENANT-03] the backup token', () => {
  it('is restored on a tenant’s host after the auth session page, and the marker is cleared', async () => {
    const { did, keys } = await begin(fromAuthSession())
    expect(did).toEqual(['renewed kept'])
    expect(keys.keys()).toEqual([])
  })

  it.each(['https://app.example.com/admin', 'http://localhost:3000/admin'])(
    'is left alone at %s',
    async href => {
      expect((await begin({ ...fromAuthSession(), location: new URL(href) })).did).toEqual([])
    },
  )

  it('is restored neither without the marker, nor after a minute, nor over a session', async () => {
    const unmarked = fromAuthSession()
    unmarked.local.removeItem('coming_from_auth_session')
    expect((await begin(unmarked)).did).toEqual([])
    expect((await begin(fromAuthSession(60_000))).did).toEqual([])
    const signedIn = await begin({ ...fromAuthSession(), hasSession: true })
    expect(signedIn.did).toEqual([])
    expect(signedIn.keys.keys()).toEqual(['auth_token_backup'])
  })
})
