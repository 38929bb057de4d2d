const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-21` as `21 November 2026`, the same for every reader: it is prerendered. */
export function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`))
}
