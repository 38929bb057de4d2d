const UNITS = [
  ['megabyte', 1_024 ** 2],
  ['kilobyte', 1_024],
  ['byte', 1],
] as const

/** Formats a file's size in a locale (BCP 47), such as '6 bytes' or '1.2 MB'. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, length] = UNITS.find(([, length]) => bytes >= length) ?? UNITS[2]
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    // The short form has no plural.
    unitDisplay: length === 1 ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / length)
}
