/** The key of an upload: `<id of what it belongs to>/<timestamp>-<random>-<file name>` (CHAT-24). */
export type ObjectKey = { readonly ownerId: string; readonly fileName: string }

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{10,16}-\w{6,64}-([^/\\\p{C}]{1,200})$/u

/** Reads a key; undefined when it is not well-formed. */
export function readObjectKey(key: string): ObjectKey | undefined {
  const [, ownerId, fileName] = KEY.exec(key) ?? []
  return ownerId === undefined || fileName === undefined ? undefined : { ownerId, fileName }
}
