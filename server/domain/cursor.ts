/** Cursors of lists. A cursor holds the row's sort key, an instant in microseconds, and the row's id. */
import { AppError } from './app-error.ts'

/** A row's position in a list. */
export type Place = { readonly micros: string; readonly id: string }

const PLACE = /^(\d{1,18}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** The position of the first page, which sorts after every row. */
const END: Place = { micros: '999999999999999999', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Returns SQL for a column's instant in microseconds. */
export function microsOf(column: string): string {
  return `(extract(epoch from ${column}) * 1000000)::bigint`
}

/** Parses a cursor; without one, returns the position before the first row. @throws invalid_request (400). */
export function readCursor(cursor: string | undefined): Place {
  if (cursor === undefined) return END
  const [, micros, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (micros === undefined || id === undefined)
    throw new AppError('invalid_request', [
      { path: 'query.cursor', message: 'Is not a cursor of this list.' },
    ])
  return { micros, id }
}

/**
 * Returns a page of at most `limit` rows and the next cursor, null on the last page. `rows` must hold one row more
 * than the page.
 */
export function pageOf<Row extends { readonly id: string; readonly micros: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return { rows: page, next: isMore ? Buffer.from(`${last.micros} ${last.id}`).toString('base64url') : null }
}
