import { randomUUID } from 'node:crypto'
import type { Bus } from '#server/ports/bus.ts'
import type { Check } from './check.ts'

const CHANNEL = 'readiness'

/** The check, and the end of its listening. */
export type ListenCheck = Check & { readonly close: () => Promise<void> }

/** Starts to listen. The check sends this node a notification the same way as changes are sent. */
export async function createListenCheck(bus: Bus): Promise<ListenCheck> {
  const waiting = new Map<string, () => void>()
  const close = await bus.listen(CHANNEL, token => waiting.get(token)?.())

  return {
    name: 'listen',
    async find(signal) {
      // Other nodes send on the same channel.
      const token = randomUUID()
      const heard = new Promise<null>(resolve => waiting.set(token, () => resolve(null)))
      signal.addEventListener('abort', () => waiting.delete(token))
      await bus.send(CHANNEL, token)
      await heard
      waiting.delete(token)
      return null
    },
    close,
  }
}
