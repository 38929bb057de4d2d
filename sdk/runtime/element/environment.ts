import type { Clock } from '#core/clock.ts'
import { browserClock } from '../browser/browser-clock.ts'
import type { OpenChannel } from '../realtime/conversation-channel.ts'

/** The used part of the browser's `crypto`. Old browsers and pages over plain HTTP lack some of it. */
type Randomness = { randomUUID?: () => string; getRandomValues?: (bytes: Uint8Array) => unknown }
/** Template of the id. The zeros and the 8 are replaced by random digits; the 4 is the version. */
const VERSION_4 = '00000000-0000-4000-8000-000000000000'

/** What a widget uses of the browser. Tests pass their own. */
export type Environment = {
  /** Origin of the server. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly newId: () => string
  readonly openStorage: () => Storage
  /** Replaces the conversation's socket. */
  readonly openChannel?: OpenChannel
  readonly alert: (text: string) => void
}

/**
 * The browser's storage before the visitor's consent: it has nothing, refuses to store, and only removes. The widgets then
 * keep everything in memory, as where storage is blocked.
 */
const withheldStorage = {
  getItem: () => null,
  setItem() {
    throw new Error('no consent')
  },
  removeItem: (key: string) => window.localStorage.removeItem(key),
} as unknown as Storage

/** The real browser. The server is the origin of this module. */
export const browserEnvironment: Environment = {
  baseUrl: new URL(import.meta.url).origin,
  clock: browserClock,
  newId: () => randomUuid(),
  openStorage: () =>
    document.documentElement.querySelector('[consent=required]') ? withheldStorage : window.localStorage,
  alert: text => window.alert(text),
}

/** Returns a version 4 UUID (RFC 9562). */
export function randomUuid(source: Randomness | undefined = globalThis.crypto as Randomness): string {
  if (source?.randomUUID) return source.randomUUID()
  const bytes = Uint8Array.from(VERSION_4, () => Math.random() * 256)
  source?.getRandomValues?.(bytes)
  return VERSION_4.replace(/[08]/g, (digit, index: number) => {
    const value = bytes[index]!
    return (digit === '8' ? 8 | (value & 3) : value & 15).toString(16)
  })
}
