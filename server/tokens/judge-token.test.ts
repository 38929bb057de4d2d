import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createJudgeToken, ownIssuer, PROJECT_ISSUER, type SessionIssuer } from './judge-token.ts'
import { createTokens } from './tokens.ts'

const NOW_S = 1_800_000_000
const WEEK_S = 7 * 24 * 60 * 60
const SESSION = {
  aud: 'authenticated',
  role: 'authenticated',
  sub: 'a0000000-0000-4000-8000-0000000000aa',
  session_id: 'a0000000-0000-4000-8000-0000000000bb',
}
/** The claims of a Supabase project's access token. */
const OF_PROJECT = {
  ...SESSION,
  iss: 'https://abc.supabase.co/auth/v1',
  email: 'ada@acme.example',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  aal: 'aal1',
  amr: [{ method: 'password', timestamp: NOW_S }],
  is_anonymous: false,
}

async function judge(issuer: SessionIssuer, claims: object, lifetimeS: number): Promise<string> {
  const tokens = createTokens('the-secret-of-these-tests-of-32-chars', createManualClock(NOW_S * 1_000))
  const token = await tokens.sign({ ...claims }, NOW_S + lifetimeS)
  return (await createJudgeToken(tokens, issuer)(token)).kind
}

describe('the judge of a Supabase project’s tokens', () => {
  it('takes the project’s own issuer, whatever its name, and the longest lifetime it can set', async () => {
    expect(await judge(PROJECT_ISSUER, OF_PROJECT, 3_600)).toBe('valid')
    expect(await judge(PROJECT_ISSUER, { ...OF_PROJECT, iss: 'https://login.acme.test/auth/v1' }, 60)).toBe(
      'valid',
    )
    expect(await judge(PROJECT_ISSUER, OF_PROJECT, WEEK_S + 10)).toBe('valid')
    expect(await judge(PROJECT_ISSUER, OF_PROJECT, WEEK_S + 11)).toBe('invalid')
  })

  it.each([
    ['the anon key', { iss: 'supabase', ref: 'abc', role: 'anon' }],
    ['the service key', { iss: 'supabase', ref: 'abc', role: 'service_role' }],
    ['another audience', { ...OF_PROJECT, aud: 'service' }],
    ['an anonymous role', { ...OF_PROJECT, role: 'anon' }],
  ])('refuses %s', async (_, claims) => {
    expect(await judge(PROJECT_ISSUER, claims, 3_600)).toBe('invalid')
  })
})

describe('the judge of the server’s own tokens', () => {
  const own = ownIssuer('https://lapwing.test')

  it('takes its own issuer or none, since an impersonation names none', async () => {
    expect(await judge(own, { ...SESSION, iss: 'https://lapwing.test/auth/v1' }, 60)).toBe('valid')
    expect(await judge(own, SESSION, 60)).toBe('valid')
    expect(await judge(own, OF_PROJECT, 60)).toBe('invalid')
  })
})
