const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })

/** A size for people, such as `1.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`
  const kilobytes = bytes / 1_024
  return kilobytes < 1_024 ? `${NUMBER.format(kilobytes)} KB` : `${NUMBER.format(kilobytes / 1_024)} MB`
}
