const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats an ISO 8601 instant in the reader's locale, such as '21 Nov 2026, 11:04'. */
export function formatDate(instant: string): string {
  return DATE.format(new Date(instant))
}

/** Formats a size in bytes, such as `1.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`
  const kilobytes = bytes / 1_024
  return kilobytes < 1_024 ? `${NUMBER.format(kilobytes)} KB` : `${NUMBER.format(kilobytes / 1_024)} MB`
}
