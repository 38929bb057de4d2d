import { createHash } from 'node:crypto'

/** Returns the name under which a store keeps the file of a key, as `files.name_of` does in the database. */
export function fileNameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
