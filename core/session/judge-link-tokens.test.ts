import { describe, expect, it } from 'vitest'
import { judgeLinkTokens } from './judge-link-tokens.ts'

const NOW = Date.UTC(2026, 0, 1)
const NOW_S = NOW / 1_000
const claims = { sub: 'user-1', email: 'ann@acme.test', exp: NOW_S + 60 }
const stranger = { now: NOW, isOwnState: false }

describe('[IMP-04] judgeLinkTokens', () => {
  it('asks before it takes tokens that anybody could have sent', () => {
    expect(judgeLinkTokens(claims, stranger)).toEqual({ kind: 'ask', name: 'ann@acme.test' })
    expect(judgeLinkTokens({ ...claims, email: undefined }, stranger)).toEqual({
      kind: 'ask',
      name: 'this account',
    })
  })

  it('takes tokens with an actor, or with a state of this browser', () => {
    expect(judgeLinkTokens({ ...claims, act: { sub: 'staff-1' } }, stranger).kind).toBe('accept')
    expect(judgeLinkTokens(claims, { now: NOW, isOwnState: true }).kind).toBe('accept')
  })

  it.each([null, true, 'staff-1', {}, { sub: 7 }])('does not count %j as an actor', act => {
    expect(judgeLinkTokens({ ...claims, act }, stranger).kind).toBe('ask')
  })

  it.each([
    [0, 'refuse'],
    [1, 'accept'],
    [120, 'accept'],
    [121, 'refuse'],
  ])('a token that runs out in %i s: %s', (seconds, kind) => {
    expect(judgeLinkTokens({ ...claims, exp: NOW_S + seconds }, { now: NOW, isOwnState: true }).kind).toBe(
      kind,
    )
  })

  it('refuses a millisecond beyond the 120 s', () => {
    const late = { now: NOW - 1, isOwnState: true }
    expect(judgeLinkTokens({ ...claims, exp: NOW_S + 120 }, late).kind).toBe('refuse')
  })

  it.each([null, {}, { ...claims, exp: undefined }, { ...claims, exp: '1' }, { ...claims, sub: 1 }])(
    'refuses %j, state or not',
    broken => expect(judgeLinkTokens(broken, { now: NOW, isOwnState: true }).kind).toBe('refuse'),
  )
})
