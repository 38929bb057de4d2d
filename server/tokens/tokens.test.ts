import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createTokens } from './tokens.ts'

const SECRET = 'the-secret-of-these-tests-of-32-chars'
const START_S = 1_800_000_000
const LEEWAY_S = 10

function setUp() {
  const clock = createManualClock(START_S * 1_000)
  return { clock, tokens: createTokens(SECRET, clock) }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token made by hand, to be wrong in one way at a time. */
function forge(header: object, claims: object, secret = SECRET, digest = 'sha256'): string {
  const content = `${encode(header)}.${encode(claims)}`
  return `${content}.${createHmac(digest, secret).update(content).digest('base64url')}`
}

const HS256 = { alg: 'HS256', typ: 'JWT' }
const CLAIMS = { sub: 'ann', exp: START_S + 60 }

describe('createTokens', () => {
  it('reads what it signed', async () => {
    const { tokens } = setUp()
    const verified = await tokens.verify(await tokens.sign({ sub: 'ann', role: 'visitor' }, START_S + 60))
    expect(verified).toEqual({
      kind: 'valid',
      claims: { sub: 'ann', role: 'visitor', iat: START_S, exp: START_S + 60 },
    })
  })

  it('reads a token that another holder of the secret made', async () => {
    expect(await setUp().tokens.verify(forge(HS256, CLAIMS))).toEqual({ kind: 'valid', claims: CLAIMS })
  })

  it('lets a token expire after a leeway of 10 s, and still tells its claims', async () => {
    const { clock, tokens } = setUp()
    const token = await tokens.sign({ sub: 'ann' }, START_S + 60)
    clock.advance((60 + LEEWAY_S - 1) * 1_000)
    expect(await tokens.verify(token)).toMatchObject({ kind: 'valid' })
    clock.advance(1_000)
    expect(await tokens.verify(token)).toMatchObject({ kind: 'expired', claims: { sub: 'ann' } })
  })

  it('judges a token again by its times, whose signature it knows', async () => {
    const { clock, tokens } = setUp()
    const token = forge(HS256, { ...CLAIMS, iat: START_S, exp: START_S + 60 })
    expect(await tokens.verify(token)).toEqual(await tokens.verify(token))
    clock.advance((60 + LEEWAY_S) * 1_000 - 1)
    expect(await tokens.verify(token)).toMatchObject({ kind: 'valid', claims: { sub: 'ann' } })
    clock.advance(1)
    expect(await tokens.verify(token)).toMatchObject({ kind: 'expired', claims: { sub: 'ann' } })
    expect(await createTokens('another-secret-of-these-tests-32-ch', clock).verify(token)).toEqual({
      kind: 'invalid',
    })
  })

  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(CLAIMS)}.`
  const [header, , signature] = forge(HS256, CLAIMS).split('.')
  it.each([
    ['with another secret', forge(HS256, CLAIMS, `${SECRET}x`)],
    ['expired and with another secret', forge(HS256, { exp: 1 }, `${SECRET}x`)],
    ['with changed claims', `${header}.${encode({ ...CLAIMS, sub: 'bob' })}.${signature}`],
    ['with alg none', unsigned],
    ['with alg none and a signature', forge({ alg: 'none' }, CLAIMS)],
    ['with another algorithm and the right secret', forge({ alg: 'HS512' }, CLAIMS, SECRET, 'sha512')],
    ['that says another algorithm than it uses', forge({ alg: 'RS256' }, CLAIMS)],
    ['without exp', forge(HS256, { sub: 'ann' })],
    ['with an exp that is no number', forge(HS256, { sub: 'ann', exp: 'never' })],
    ['not valid before later', forge(HS256, { ...CLAIMS, nbf: START_S + LEEWAY_S + 1 })],
    ['without a signature', `${header}.${encode(CLAIMS)}.`],
    ['of two parts', `${header}.${encode(CLAIMS)}`],
    ['that is empty', ''],
    ['that is garbage', 'a.b.c'],
  ])('refuses a token %s', async (_case, token) => {
    expect(await setUp().tokens.verify(token)).toEqual({ kind: 'invalid' })
  })
})
