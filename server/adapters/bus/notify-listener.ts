/** A listener to the database's NOTIFY on several channels, which can be started and stopped. */
import type { Bus } from '#server/ports/bus.ts'

/** The listener. Its calls run one after the other, and none rejects. */
export type NotifyListener = {
  /** Listens to these channels, too. Resolves with false if the database cannot be reached. */
  readonly start: (channels: readonly string[]) => Promise<boolean>
  readonly stop: () => Promise<void>
  readonly isListening: (channel: string) => boolean
  /** The channels it listens to. */
  readonly channels: () => readonly string[]
}

/** Returns a listener that is stopped. */
export function createNotifyListener(deps: {
  readonly source: Pick<Bus, 'listen'>
  readonly heard: (channel: string, payload: string) => void
  readonly missed: () => void
}): NotifyListener {
  const stops = new Map<string, () => Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()
  function oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work)
    last = next
    return next
  }

  async function add(channel: string): Promise<void> {
    if (stops.has(channel)) return
    const heard = (payload: string) => deps.heard(channel, payload)
    stops.set(channel, await deps.source.listen(channel, heard, deps.missed))
  }

  return {
    start: channels =>
      oneByOne(async () => {
        try {
          for (const channel of channels) await add(channel)
          return true
        } catch {
          return false
        }
      }),
    stop: () =>
      oneByOne(async () => {
        const all = [...stops.values()]
        stops.clear()
        await Promise.all(all.map(stop => stop().catch(() => {})))
      }),
    isListening: channel => stops.has(channel),
    channels: () => [...stops.keys()],
  }
}
