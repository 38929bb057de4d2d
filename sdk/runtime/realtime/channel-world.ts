import type { Clock } from '#core/clock.ts'
import { browserClock } from '../browser/browser-clock.ts'

/** What a channel takes from the browser. */
export type ChannelWorld = {
  readonly clock: Clock
  readonly WebSocket: new (url: string) => WebSocket
  /** Tells of `online`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** From 0 up to 1: spreads the tries of many browsers. */
  readonly random: () => number
}

/** The browser as it is now; a page may have taken its sockets away. */
export function browserWorld(): ChannelWorld {
  return { clock: browserClock, WebSocket: window.WebSocket, page: window, random: Math.random }
}
