const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** An instant in ISO 8601 in the reader's own writing, such as '21 Nov 2026, 11:04'. */
export function formatDate(instant: string): string {
  return FORMAT.format(new Date(instant))
}
