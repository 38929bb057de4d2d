import { expect, it } from 'vitest'
import { deriveFactorKey, openSecret, sealSecret } from './seal-secret.ts'

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
