import { expect, it } from 'vitest'
import { isUsable } from './credentials.ts'

const credential = { conversationId: 'c', expiresAt: 1_000, realtime: { url: 'http://x', key: 'k' } }

it.each([
  ['a.b.c', 999, true],
  ['a.b.c', 1_000, false],
  ['a.b', 999, false],
  ['a..c', 999, false],
  ['', 999, false],
])('[CHAT-25] token %j at %d ms is reused: %j', (token, now, expected) => {
  expect(isUsable({ ...credential, token }, now)).toBe(expected)
})
