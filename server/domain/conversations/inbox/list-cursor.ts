import { z } from 'zod'
import { AppError } from '../../app-error.ts'

/** A number, a time as the database prints it, an id. */
const key = z.string().regex(/^(\d|infinity|[\d-]{10} [\d:.+]{8,22}|[\da-f-]{36})$/)
const cursor = z.tuple([z.string(), z.array(key).min(2).max(3)])

/** The sort and the keys of a page's last row. Times are as the database prints them: a `Date` has no microseconds. */
export function writeCursor(order: string, keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([order, keys])).toString('base64url')
}

/** The keys of a cursor of the same order. Throws `cursor_invalid`. */
export function readCursor(order: string, text: string): readonly string[] {
  try {
    const [sortedBy, keys] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (sortedBy === order) return keys
  } catch {}
  throw new AppError('cursor_invalid')
}
