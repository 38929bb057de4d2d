import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Manifest } from 'vite'

/** The hash at the end of a built file's name: 6 hex digits in the widgets, 8 characters of base64url in the app. */
const HASHED = /-(?:([0-9a-f]{6,7})|([\w-]{8}))(?=\.\w+$)/

/**
 * Returns a function that replaces the hashes of built files' names in a text, each by one of the same length that
 * depends only on the source's path. Otherwise any change of a file changes the compressed size of all that import it,
 * by as much as 50 bytes, for no reason that a reader of the budget could find.
 */
export function createSteadyNames(manifest: Manifest): (text: string) => string {
  const steady = new Map<string, string>()
  for (const [key, { file }] of Object.entries(manifest)) {
    const name = basename(file)
    const [, hex] = HASHED.exec(name) ?? []
    const digest = createHash('sha256')
      .update(key.replace(HASHED, ''))
      .digest(hex ? 'hex' : 'base64url')
    steady.set(
      name,
      name.replace(HASHED, found => `-${digest.slice(0, found.length - 1)}`),
    )
  }
  return text => text.replace(/[\w.-]+\.js\b/g, name => steady.get(name) ?? name)
}
