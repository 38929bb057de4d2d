import { WebSocket } from 'ws'
import type { Clock } from '#core/clock.ts'
import type { OpenChannel } from '#sdk/runtime/realtime/conversation-channel.ts'
import { openRealtimeChannel } from '#sdk/runtime/realtime/realtime-channel.ts'

/** The clock of this process. */
export const nodeClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: handle => clearTimeout(handle as NodeJS.Timeout),
}

/** Returns a function that opens the widget's channel from this process; `page` fires `online`. */
export function openNodeChannel(page: EventTarget): OpenChannel {
  const world = { clock: nodeClock, WebSocket: QuietSocket as never, page, random: Math.random }
  return (credential, listener) => openRealtimeChannel(credential, listener, world)
}

/** A socket whose errors nobody handles, as in a browser. */
class QuietSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => {})
  }
}
