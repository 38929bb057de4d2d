import type { Clock } from '#core/clock.ts'
import type { Count, Window, WindowStore } from './window-store.ts'

const SWEEP_EVERY_MS = 60_000

/** Returns counters of this process, at most `maxKeys`. Beyond that it drops the oldest windows. */
export function memoryWindows({
  clock,
  maxKeys,
}: {
  readonly clock: Pick<Clock, 'now'>
  readonly maxKeys: number
}): WindowStore {
  /** Counters in the order in which their windows began. */
  const counts = new Map<string, Count>()
  let sweepsAtMs = clock.now() + SWEEP_EVERY_MS

  function addOne({ key, windowMs }: Window, nowMs: number): Count {
    const known = current(key, nowMs)
    if (!known) counts.delete(key)
    const count = known
      ? { ...known, count: known.count + 1 }
      : { key, count: 1, resetsAtMs: nowMs + windowMs }
    counts.set(key, count)
    return count
  }

  function current(key: string, nowMs: number): Count | undefined {
    const known = counts.get(key)
    return known && known.resetsAtMs > nowMs ? known : undefined
  }

  function evict(nowMs: number): void {
    if (nowMs >= sweepsAtMs) {
      sweepsAtMs = nowMs + SWEEP_EVERY_MS
      for (const { key, resetsAtMs } of counts.values()) if (resetsAtMs <= nowMs) counts.delete(key)
    }
    for (const key of counts.keys()) {
      if (counts.size <= maxKeys) return
      counts.delete(key)
    }
  }

  return {
    async add(windows) {
      const nowMs = clock.now()
      const added = windows.map(window => addOne(window, nowMs))
      evict(nowMs)
      return added
    },
    async read(windows) {
      const nowMs = clock.now()
      return windows.flatMap(({ key }) => current(key, nowMs) ?? [])
    },
  }
}
