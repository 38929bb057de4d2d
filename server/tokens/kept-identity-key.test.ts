import { expect, it } from 'vitest'
import { openIdentityKey, sealIdentityKey } from './kept-identity-key.ts'
import { deriveIdentityKey, deriveModelKey } from './seal-secret.ts'

const SECRET = 'a secret that is long enough to be one'
const sealKey = deriveIdentityKey(SECRET)

it('keeps a key sealed, for its company alone', () => {
  const kept = sealIdentityKey(sealKey, 'acme', 'the key')
  expect(kept).not.toContain('the key')
  expect(openIdentityKey(sealKey, 'acme', kept)).toBe('the key')
  expect(() => openIdentityKey(sealKey, 'noor', kept)).toThrow()
  expect(() => openIdentityKey(deriveModelKey(SECRET), 'acme', kept)).toThrow()
})

it('takes a key that was never sealed as it is', () => {
  expect(openIdentityKey(sealKey, 'acme', 'set by whoever runs the server')).toBe(
    'set by whoever runs the server',
  )
})
