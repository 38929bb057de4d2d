import { BRAND } from '#contract/brand.ts'

/** Logs a warning to the page's console, the only place where the widgets log (CHAT-29). */
export function logQuietly(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place where widgets log
  console.warn(`${BRAND.name}: ${text}`, ...(cause === undefined ? [] : [cause]))
}
