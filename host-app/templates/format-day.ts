const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * `2026-11-21` as `21 November 2026`, the same for every reader: it is prerendered. Written out, since a browser's first
 * Intl.DateTimeFormat takes 30 ms and more, which every page would pay before it can be used.
 */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}
