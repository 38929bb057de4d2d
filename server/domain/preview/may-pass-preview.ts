import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether what was entered is the passphrase of the preview (GATE-02), in a time that tells nothing of it; null asks for none. */
export function mayPassPreview(passphrase: string | null, entered: string): boolean {
  return passphrase === null || timingSafeEqual(digest(passphrase), digest(entered.trim()))
}

/** Only texts of one length can be compared in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
