/** What is used of the browser's `crypto`; older ones, and pages over plain http, lack parts of it. */
type Randomness = { randomUUID?: () => string; getRandomValues?: (bytes: Uint8Array) => unknown }

/** Zeros and the 8 are filled with chance; the 4 is the version. */
const VERSION_4 = '00000000-0000-4000-8000-000000000000'

/** A version 4 UUID (RFC 9562). */
export function randomUuid(source: Randomness | undefined = globalThis.crypto as Randomness): string {
  if (source?.randomUUID) return source.randomUUID()
  const bytes = Uint8Array.from(VERSION_4, () => Math.random() * 256)
  source?.getRandomValues?.(bytes)
  return VERSION_4.replace(/[08]/g, (digit, index: number) => {
    const value = bytes[index]!
    return (digit === '8' ? 8 | (value & 3) : value & 15).toString(16)
  })
}
