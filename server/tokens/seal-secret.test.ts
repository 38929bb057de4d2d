import { expect, it } from 'vitest'
import {
  deriveFactorKey,
  deriveIdentityKey,
  deriveModelKey,
  openIdentityKey,
  openSecret,
  sealIdentityKey,
  sealSecret,
} from './seal-secret.ts'

const key = deriveFactorKey('a secret for tests that is long enough to be one')

it('opens what it has sealed, and seals the same twice in two ways', () => {
  const seals = [sealSecret(key, 'ada', 'SECRET'), sealSecret(key, 'ada', 'SECRET')]
  expect(seals[0]).not.toBe(seals[1])
  expect(seals.map(seal => openSecret(key, 'ada', seal))).toEqual(['SECRET', 'SECRET'])
})

it('opens nothing with another key, for another user, or that was changed or cut', () => {
  const seal = sealSecret(key, 'ada', 'SECRET')
  const bytes = Buffer.from(seal, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => openSecret(deriveFactorKey('another secret that is long enough'), 'ada', seal)).toThrow()
  expect(() => openSecret(key, 'eve', seal)).toThrow()
  expect(() => openSecret(key, 'ada', bytes.toString('base64url'))).toThrow()
  expect(() => openSecret(key, 'ada', seal.slice(0, 20))).toThrow()
  expect(() => openSecret(key, 'ada', '')).toThrow()
})

it('derives 32 bytes that are not the secret', () => {
  expect(key).toHaveLength(32)
  expect(Buffer.from(key).toString('latin1')).not.toContain('secret')
})

const SECRET = 'a secret that is long enough to be one'
const sealKey = deriveIdentityKey(SECRET)

it('keeps a key sealed, for its company alone', () => {
  const stored = sealIdentityKey(sealKey, 'acme', 'the key')
  expect(stored).not.toContain('the key')
  expect(openIdentityKey(sealKey, 'acme', stored)).toBe('the key')
  expect(() => openIdentityKey(sealKey, 'noor', stored)).toThrow()
  expect(() => openIdentityKey(deriveModelKey(SECRET), 'acme', stored)).toThrow()
})

it('takes a key that was never sealed as it is', () => {
  expect(openIdentityKey(sealKey, 'acme', 'set by whoever runs the server')).toBe(
    'set by whoever runs the server',
  )
})
