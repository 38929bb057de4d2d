import type { Client } from './client.ts'
import type { MessageName } from './oracle.ts'

const PAUSE_MIN_MS = 300
const PAUSE_SPREAD_MS = 500
const UNACKED_MAX = 4

/** Clients that send messages now and then until they are stopped. */
export type Traffic = {
  /** Adds a client. */
  readonly join: (client: Client) => void
  /**
   * Makes every client send a last message at once; after that, no further message reveals a gap. Returns
   * all messages, in order for each side.
   */
  readonly stop: () => Promise<readonly MessageName[]>
}

/** Creates traffic with random pauses. */
export function createTraffic(random: () => number): Traffic {
  const said: MessageName[] = []
  const speakers: Promise<void>[] = []
  const counts = new Map<string, number>()
  const pauses = new Set<() => void>()
  let isOver = false

  function say(client: Client): Promise<void> {
    const side = `${client.conversation}-${client.side}`
    const count = counts.get(side) ?? 0
    counts.set(side, count + 1)
    said.push(`${side}-${count}`)
    return client.say(`${side}-${count}`)
  }

  /**
   * Whether a client has too many unacknowledged messages. It then pauses, or a slow machine would fall
   * behind more and more.
   */
  async function isBehind(client: Client): Promise<boolean> {
    const count = counts.get(`${client.conversation}-${client.side}`) ?? 0
    return count - (await client.acked()).length >= UNACKED_MAX
  }

  async function speak(client: Client): Promise<void> {
    while (!isOver) {
      if (!(await isBehind(client))) await say(client)
      if (!isOver) await pause()
    }
    await say(client)
  }

  /** The pause between two messages, not a wait for a result. */
  function pause(): Promise<void> {
    return new Promise(resolve => {
      pauses.add(resolve)
      setTimeout(resolve, PAUSE_MIN_MS + random() * PAUSE_SPREAD_MS)
    })
  }

  return {
    join: client => void speakers.push(speak(client)),
    async stop() {
      isOver = true
      for (const end of pauses) end()
      await Promise.all(speakers)
      return said
    },
  }
}
