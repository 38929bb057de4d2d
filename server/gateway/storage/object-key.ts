/** The key of an upload: `<conversation id>/<timestamp>-<random>-<file name>` (CHAT-24). */
export type ObjectKey = { readonly conversationId: string; readonly fileName: string }

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{10,16}-\w{6,64}-([^/\\\p{C}]{1,200})$/u

/** Reads a key; undefined when it is not well-formed. */
export function readObjectKey(key: string): ObjectKey | undefined {
  const [, conversationId, fileName] = KEY.exec(key) ?? []
  return conversationId === undefined || fileName === undefined ? undefined : { conversationId, fileName }
}
