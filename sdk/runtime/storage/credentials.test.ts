import { expect, it } from 'vitest'
import type { VisitorApi } from '../api/create-api.ts'
import { createCredentials, isUsable } from './credentials.ts'
import { createVisitorStorage } from './visitor-storage.ts'

const realtime = { url: 'http://x', key: 'k' }
const credential = { conversationId: 'c', expiresAt: 1_000, realtime }
const REFUSED = { kind: 'refused', status: 401, code: 'unauthorized' } as never

const noStorage = (): Storage => {
  throw new Error('no storage in this test')
}

it.each([
  ['a.b.c', 999, true],
  ['a.b.c', 1_000, false],
  ['a.b', 999, false],
  ['a..c', 999, false],
  ['', 999, false],
])('[CHAT-25] token %j at %d ms is reused: %j', (token, now, expected) => {
  expect(isUsable({ ...credential, token }, now)).toBe(expected)
})

/** Credentials with the token `old.a.b`; `exchanged` counts the tokens that the server gave for it. */
function withOldToken() {
  let exchanged = 0
  const api = (async () => ({
    kind: 'ok',
    value: { token: `new.token.${++exchanged}`, realtime },
  })) as unknown as VisitorApi
  const storage = createVisitorStorage(noStorage, 'http://x', 'acme')
  const credentials = createCredentials({ api, storage, clock: { now: () => 0 } as never })
  storage.change({ credentials: { c: { ...credential, token: 'old.a.b' } } })
  return { credentials, exchanged: () => exchanged }
}

it('[CHAT-25] a token that the server rejects is exchanged, and the call repeated', async () => {
  const { credentials, exchanged } = withOldToken()
  const tokens: string[] = []
  await credentials.use('c', async token => {
    tokens.push(token)
    return token === 'old.a.b' ? REFUSED : { kind: 'ok', value: null }
  })
  expect(tokens).toEqual(['old.a.b', 'new.token.1'])
  expect(exchanged()).toBe(1)
})

it('[CHAT-25] a call that is rejected after another one has renewed the token takes the new token', async () => {
  const { credentials, exchanged } = withOldToken()
  const tokens: string[] = []
  await credentials.use('c', async token => {
    tokens.push(token)
    if (token !== 'old.a.b') return { kind: 'ok', value: null }
    await credentials.renew('c')
    return REFUSED
  })
  expect(tokens).toEqual(['old.a.b', 'new.token.1'])
  expect(exchanged()).toBe(1)
})
