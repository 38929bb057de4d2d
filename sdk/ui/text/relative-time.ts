const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Returns how long ago an instant was, such as '5 min. ago' or 'yesterday'. Instants are ms since the epoch.
 */
export function relativeTime(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  const [unit, length] = UNITS.find(([, length]) => now - at >= length) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ]
  return format.format(-Math.floor((now - at) / length), unit)
}
