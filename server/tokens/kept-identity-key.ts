/** The key with which a company vouches for its users, as it lies in the company's row. */
import { openSecret, sealSecret } from './seal-secret.ts'

/** Stands before a seal: without it the row holds the key itself, set by whoever runs the server, or by the demo. */
const SEALED = 'sealed:'

/** What is kept of a key: its seal, bound to the company. */
export function sealIdentityKey(sealKey: Uint8Array, companyId: string, key: string): string {
  return SEALED + sealSecret(sealKey, companyId, key)
}

/** The key in what is kept. Throws when it was sealed with another secret or for another company. */
export function openIdentityKey(sealKey: Uint8Array, companyId: string, kept: string): string {
  return kept.startsWith(SEALED) ? openSecret(sealKey, companyId, kept.slice(SEALED.length)) : kept
}
