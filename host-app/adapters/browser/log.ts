/** Writes what went wrong to the console, for those who look into it; nothing is shown. Never give it a token. */
export function logError(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there.
  console.error(text, ...(cause === undefined ? [] : [cause]))
}
