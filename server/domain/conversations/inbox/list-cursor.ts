import { z } from 'zod'
import { AppError } from '../../app-error.ts'

/** A sort key: a number, a timestamp as the database prints it, or an id. */
const key = z.string().regex(/^(-?\d+(?:\.\d+)?|infinity|[\d-]{10} [\d:.+]{8,22}|[\da-f-]{36})$/)
const cursor = z.tuple([z.string(), z.array(key).min(2).max(3)])

/**
 * Returns a cursor: the name of the order and the keys of a page's last row. Timestamps are as the database prints
 * them, because a `Date` has no microseconds.
 */
export function writeCursor(order: string, keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([order, keys])).toString('base64url')
}

/** Returns the keys of a cursor. @throws cursor_invalid (400), also if the cursor belongs to another order. */
export function readCursor(order: string, text: string): readonly string[] {
  try {
    const [sortedBy, keys] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (sortedBy === order) return keys
  } catch {}
  throw new AppError('cursor_invalid')
}
