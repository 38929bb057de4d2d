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
 * Formats `2026-11-21` as `21 November 2026`, the same for every reader, because it is prerendered. It
 * doesn't use Intl.DateTimeFormat, whose first use takes 30 ms and more and would delay every page's start.
 */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}
