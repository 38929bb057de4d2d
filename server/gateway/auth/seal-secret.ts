/** Secrets of second factors at rest: AES-256-GCM (NIST SP 800-38D), bound to the person they belong to. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key of the seals, made from the secret of the tokens by HKDF (RFC 5869), so that neither tells the other. */
export function deriveFactorKey(tokenSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'auth.mfa_factors.secret', KEY_BYTES))
}

/** Seals a text; only the same key and user open it. */
export function sealSecret(key: Uint8Array, userId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens a seal. Throws when it was made with another key or for another user, or was changed. */
export function openSecret(key: Uint8Array, userId: string, seal: string): string {
  const bytes = Buffer.from(seal, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}
