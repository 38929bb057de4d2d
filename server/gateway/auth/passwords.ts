/** Passwords at rest: argon2id with the library's defaults, which are OWASP's (19 MiB, two passes). */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

let dummy: Promise<string> | undefined

/** The encoded hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether the password fits. Without a hash it takes just as long, so that time does not tell who has an account. */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'))
  const fits = await verify(stored ?? (await dummy), password)
  return fits && typeof stored === 'string'
}
