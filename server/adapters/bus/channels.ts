/** The listeners of a bus on this node, by channel. */
import type { Log } from '#server/ports/log.ts'

/** One listener of a channel. */
export type Listener = { readonly heard: (payload: string) => void; readonly missed: () => void }

/** The listeners. An error that one of them throws is logged, and the others are still called. */
export type Channels = {
  /** Returns the function that removes the listener. */
  readonly add: (channel: string, listener: Listener) => () => void
  readonly hear: (channel: string, payload: string) => void
  readonly missed: () => void
  /** The channels that have listeners. */
  readonly names: () => readonly string[]
}

/** Returns an empty set of listeners. */
export function createChannels(log: Pick<Log, 'error'>): Channels {
  const byName = new Map<string, Set<Listener>>()
  return {
    add(channel, { heard, missed }) {
      // A new object each time, so that one listener can be added twice.
      const own = { heard, missed }
      const all = byName.get(channel) ?? new Set()
      byName.set(channel, all.add(own))
      return () => {
        all.delete(own)
        if (all.size === 0) byName.delete(channel)
      }
    },
    hear(channel, payload) {
      for (const { heard } of byName.get(channel) ?? []) guarded(log, () => heard(payload))
    },
    missed() {
      for (const all of byName.values()) for (const { missed } of all) guarded(log, missed)
    },
    names: () => [...byName.keys()],
  }
}

/** Calls a listener and logs its error, so that one malformed payload does not stop the bus. */
export function guarded(log: Pick<Log, 'error'>, call: () => void): void {
  try {
    call()
  } catch (error) {
    log.error({ err: error }, 'a message of the bus could not be processed')
  }
}
