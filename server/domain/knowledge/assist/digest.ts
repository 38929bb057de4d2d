import { createHash } from 'node:crypto'

/** Returns the digest by which a sent message is compared with the text that the AI wrote. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex')
}
