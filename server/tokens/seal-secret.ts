/** Encrypts stored secrets: AES-256-GCM (NIST SP 800-38D), bound to the person or company they belong to. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Returns the key that seals second factors. */
export function deriveFactorKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'auth.mfa_factors.secret')
}

/** Returns the key that seals the API keys of companies' models. */
export function deriveModelKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.ai_models.secret')
}

/** Returns the key that seals companies' identity keys. */
export function deriveIdentityKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.companies.identity_secret')
}

/** Returns the key that seals the passwords of companies' mail servers. */
export function deriveMailKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.mail_servers.secret')
}

/** Returns the key that signs the tokens of conversations in addresses of mail. */
export function deriveMailTokenKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.conversation_emails.token')
}

/** Returns the key that seals emails about accounts while they wait for the mail server. */
export function deriveOutboxKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'app.account_emails.secret')
}

/** Returns the key that seals the keys of companies' accounts with vendors of voices. */
export function deriveVoiceKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'public.voice_accounts.secret')
}

/** Returns the key with which the networks of visitors are hashed. */
export function deriveNetworkKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'app.conversation_networks.network_hash')
}

/** Returns the key that the first-run token is derived from. */
export function deriveFirstRunKey(tokenSecret: string): Uint8Array {
  return deriveKey(tokenSecret, 'app.installation.first_run_nonce')
}

/** Derives a key from the token secret by HKDF (RFC 5869), one for each purpose, so that no key reveals another. */
function deriveKey(tokenSecret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', purpose, KEY_BYTES))
}

/** Returns a sealed text. Only the same key and owner (an id) open it. */
export function sealSecret(key: Uint8Array, ownerId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns a sealed text's content. @throws Error for another key or owner, or an altered seal. */
export function openSecret(key: Uint8Array, ownerId: string, seal: string): string {
  const bytes = Buffer.from(seal, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}

/** The prefix of a sealed value. A value without it is the key itself, set by the server's operator or the demo. */
const SEALED = 'sealed:'

/** Returns the stored form of a company's identity key: its seal. */
export function sealIdentityKey(sealKey: Uint8Array, companyId: string, key: string): string {
  return SEALED + sealSecret(sealKey, companyId, key)
}

/**
 * Returns an identity key from its stored form. An unsealed one was set by the operator or by the demo. @throws Error
 * if it was sealed with another secret or for another company.
 */
export function openIdentityKey(sealKey: Uint8Array, companyId: string, stored: string): string {
  return stored.startsWith(SEALED) ? openSecret(sealKey, companyId, stored.slice(SEALED.length)) : stored
}
