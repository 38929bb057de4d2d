import type { Clock } from '#core/clock.ts'
import { browserClock } from '../browser/browser-clock.ts'
import { randomUuid } from '../browser/random-uuid.ts'
import type { OpenChannel } from '../realtime/conversation-channel.ts'

/** What a widget takes from the browser, in one place, so that a test can hand in its own. */
export type Environment = {
  /** Origin of the server. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly newId: () => string
  readonly openStorage: () => Storage
  /** In the place of the conversation's own socket. */
  readonly openChannel?: OpenChannel
  readonly alert: (text: string) => void
}

/** The browser itself; the server is where this module came from. */
export const browserEnvironment: Environment = {
  baseUrl: new URL(import.meta.url).origin,
  clock: browserClock,
  newId: () => randomUuid(),
  openStorage: () => window.localStorage,
  alert: text => window.alert(text),
}
