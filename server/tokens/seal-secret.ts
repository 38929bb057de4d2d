/** Secrets at rest: AES-256-GCM (NIST SP 800-38D), bound to the person or the company they belong to. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key of the seals on second factors. */
export function deriveFactorKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'auth.mfa_factors.secret')
}

/** The key of the seals on the keys of companies' own models. */
export function deriveModelKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.ai_settings.model_secret')
}

/** The key of the seals on the keys with which companies vouch for their users. */
export function deriveIdentityKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.companies.identity_secret')
}

/** The key from which the token of the first-run page is made. */
export function deriveFirstRunKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'app.installation.first_run_nonce')
}

/** Made from the secret of the tokens by HKDF (RFC 5869), one for each purpose, so that none tells another. */
function deriveKey(tokenSecret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', purpose, KEY_BYTES))
}

/** Seals a text; only the same key and owner (an id) open it. */
export function sealSecret(key: Uint8Array, ownerId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens a seal. Throws when it was made with another key or for another owner, or was changed. */
export function openSecret(key: Uint8Array, ownerId: string, seal: string): string {
  const bytes = Buffer.from(seal, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}

/** Stands before a seal: without it the row holds the key itself, set by whoever runs the server, or by the demo. */
const SEALED = 'sealed:'

/** What is kept of a key: its seal, bound to the company. */
export function sealIdentityKey(sealKey: Uint8Array, companyId: string, key: string): string {
  return SEALED + sealSecret(sealKey, companyId, key)
}

/** The key in what is kept. Throws when it was sealed with another secret or for another company. */
export function openIdentityKey(sealKey: Uint8Array, companyId: string, stored: string): string {
  return stored.startsWith(SEALED) ? openSecret(sealKey, companyId, stored.slice(SEALED.length)) : stored
}
