import { isSameSecret } from '#server/tokens/secrets.ts'

/** Whether what was entered is the passphrase of the preview (GATE-02), in a time that tells nothing of it; null asks for none. */
export function mayPassPreview(passphrase: string | null, entered: string): boolean {
  return passphrase === null || isSameSecret(passphrase, entered.trim())
}
