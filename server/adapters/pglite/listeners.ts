type Heard = (payload: string) => void

/** NOTIFY listeners by channel. `add` returns the function that removes the listener. */
export type Listeners = {
  add(channel: string, heard: Heard): () => Promise<void>
  hear(channel: string, payload: string): void
}

/** Returns the listeners of one database. They run in the order of the notifications. */
export function createListeners(): Listeners {
  const channels = new Map<string, Set<Heard>>()
  return {
    add(channel, heard) {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners)
      // A new function each time, so that one callback can listen twice.
      const listener: Heard = payload => heard(payload)
      listeners.add(listener)
      return async () => {
        listeners.delete(listener)
      }
    },
    hear(channel, payload) {
      for (const listener of channels.get(channel) ?? []) listener(payload)
    },
  }
}
