import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits as URL-safe text. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of such a secret. It is random enough to need no salt and no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether two texts are equal, in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  // Only values of equal length can be compared in constant time.
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))
}
