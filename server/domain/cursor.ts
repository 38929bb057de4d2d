/** Where a page of a list ends: the instant by which the list is ordered, in microseconds, and the row's id. */
import { AppError } from './app-error.ts'

export type Place = { readonly micros: string; readonly id: string }

const PLACE = /^(\d{1,18}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** Behind every row: the first page goes on from here. */
const END: Place = { micros: '999999999999999999', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** SQL that gives a column's instant as a place has it. */
export function microsOf(column: string): string {
  return `(extract(epoch from ${column}) * 1000000)::bigint`
}

/** Reads a cursor; without one, the place before the first row. Throws `invalid_request`. */
export function readCursor(cursor: string | undefined): Place {
  if (cursor === undefined) return END
  const [, micros, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (micros === undefined || id === undefined)
    throw new AppError('invalid_request', [{ path: 'query.cursor', message: 'Is no cursor of this list.' }])
  return { micros, id }
}

/** A page of at most `limit` of the rows, which were asked for with one more, and the cursor behind it. */
export function pageOf<Row extends { readonly id: string; readonly micros: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return { rows: page, next: isMore ? Buffer.from(`${last.micros} ${last.id}`).toString('base64url') : null }
}
