import { BRAND } from '#contract/brand.ts'

/** The only sign of trouble that the page's console gets (CHAT-29). */
export function logQuietly(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: errors are logged only, and here alone
  console.warn(`${BRAND.name}: ${text}`, ...(cause === undefined ? [] : [cause]))
}
