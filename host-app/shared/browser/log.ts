/** Logs an error to the console; the user sees nothing. Never pass it a token. */
export function logError(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there.
  console.error(text, ...(cause === undefined ? [] : [cause]))
}
