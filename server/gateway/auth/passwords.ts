/** Stored passwords: argon2id with the library's defaults, which are OWASP's (19 MiB, two passes). */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

let dummy: Promise<string> | undefined

/** Returns the encoded hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/**
 * Whether the password matches. Without a hash it takes equally long, so timing does not reveal who has an account.
 */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'))
  const fits = await verify(stored ?? (await dummy), password)
  return fits && typeof stored === 'string'
}
