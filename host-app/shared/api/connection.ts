import { atom } from 'nanostores'
import type { Clock } from '#core/clock.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { spreadDelay } from '../browser/spread-delay.ts'
import { systemClock } from '../browser/system-clock.ts'

/** Whether calls reach the server: `offline` if the browser says that it has no network, `unreachable` if none comes through. */
export type ConnectionState = 'online' | 'offline' | 'unreachable'

type ConnectionDeps = {
  readonly clock: Clock
  /** Whether the browser has a network at all. */
  readonly hasNetwork: () => boolean
  /** Asks the server whether it is there. Resolves with the answer; never rejects. */
  readonly probe: () => Promise<boolean>
  readonly spread: (ms: number) => number
}

/**
 * Creates the watch over the connection to the server. One failed call isn't a lost connection, because a blocker or a page
 * that closes fails calls, too: the server is then asked, and as long as it doesn't answer, again and again.
 */
export function createConnection({ clock, hasNetwork, probe, spread }: ConnectionDeps) {
  const state = atom<ConnectionState>('online')
  const backListeners = new Set<() => void>()
  let checking: Promise<boolean> | null = null
  let failures = 0
  let timer: unknown = null

  function set(isBack: boolean): void {
    const wasOnline = state.get() === 'online'
    state.set(isBack ? 'online' : hasNetwork() ? 'unreachable' : 'offline')
    clock.clearTimeout(timer)
    if (!isBack) {
      failures += 1
      timer = clock.setTimeout(check, spread(retryDelayMs(failures)))
      return
    }
    failures = 0
    if (!wasOnline) for (const back of [...backListeners]) back()
  }

  /** Asks the server at once. Resolves with whether it answered. */
  function check(): Promise<boolean> {
    checking ??= (hasNetwork() ? probe() : Promise.resolve(false)).then(isBack => {
      checking = null
      set(isBack)
      return isBack
    })
    return checking
  }

  return {
    get: () => state.get(),
    listen: (changed: () => void) => state.listen(changed),
    check,
    /** Notes that a call was answered. Without a network, that was before. */
    answered(): void {
      if (state.get() !== 'online' && hasNetwork()) set(true)
    },
    /** Calls back whenever the connection has come back. Returns the function that unsubscribes. */
    onBack(back: () => void): () => void {
      backListeners.add(back)
      return () => backListeners.delete(back)
    },
  }
}

/** The connection of the signed-in pages. */
export const connection = createConnection({
  clock: systemClock,
  hasNetwork: () => navigator.onLine,
  probe: () =>
    fetch('/api/live', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status < 500,
      () => false,
    ),
  spread: spreadDelay,
})
