import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret: such a one needs no salt and no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether two texts are the same, in a time that tells nothing of either. */
export function isSameSecret(one: string, other: string): boolean {
  // Only values of one length can be compared in constant time.
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))
}
