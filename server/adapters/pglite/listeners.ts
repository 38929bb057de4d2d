type Heard = (payload: string) => void

/** Who hears which channel. `add` returns the function that takes the listener away again. */
export type Listeners = {
  add(channel: string, heard: Heard): () => Promise<void>
  hear(channel: string, payload: string): void
}

/** The listeners of one database, called in the order the notifications arrive. */
export function createListeners(): Listeners {
  const channels = new Map<string, Set<Heard>>()
  return {
    add(channel, heard) {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners)
      // Its own function, so that one callback can listen twice.
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
