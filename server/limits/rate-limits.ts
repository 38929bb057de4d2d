/** Enforces the rate limits of contract/constants/limits.ts, in fixed windows. */
import { createHash } from 'node:crypto'
import { LIMITS, type Limit, type LimitName } from '#contract/constants/limits.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { durableWindows } from './durable-windows.ts'
import { networkOf } from './network-of.ts'
import type { Count, Window, WindowStore } from './window-store.ts'

const SWEEP_EVERY_MS = 60_000

/** The most counters in memory, enough for a busy day. Each takes about 200 bytes. */
const MEMORY_MAX_KEYS = 100_000

/** Whom a limit counts, by its `by`. A limit whose part is missing does not count the call. */
export type LimitSubject = {
  readonly ip?: string | undefined
  readonly account?: string | undefined
  readonly conversation?: string | undefined
  readonly tenant?: string | undefined
  readonly user?: string | undefined
}

/** Counts calls, and refuses those beyond a limit. */
export type RateLimits = {
  /** Counts one call in every window of the limit. @throws RateLimitError if one is exhausted. */
  readonly take: (name: LimitName, subject: LimitSubject) => Promise<void>
  /** Counts nothing. @throws RateLimitError if `take` would. */
  readonly check: (name: LimitName, subject: LimitSubject) => Promise<void>
}

/** `retryAfterS`: seconds until the last exhausted window restarts. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError'
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('rate limited')
    this.retryAfterS = retryAfterS
  }
}

/** Returns the limits. Durable ones count in the database, which all nodes share, the others per node. */
export function createRateLimits({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): RateLimits {
  const durable = durableWindows({ database, clock })
  const inMemory = memoryWindows({ clock, maxKeys: MEMORY_MAX_KEYS })

  async function counted(name: LimitName, subject: LimitSubject, how: keyof WindowStore, headroom: 0 | 1) {
    const limits: readonly Limit[] = LIMITS[name]
    const stores = [
      [
        durable,
        windowsOf(
          name,
          limits.filter(({ isDurable }) => isDurable),
          subject,
        ),
      ],
      [
        inMemory,
        windowsOf(
          name,
          limits.filter(({ isDurable }) => !isDurable),
          subject,
        ),
      ],
    ] as const
    const waitsMs: number[] = []
    for (const [store, windows] of stores) {
      if (windows.length === 0) continue
      const counts = await store[how](windows)
      waitsMs.push(...usedUp(windows, counts, headroom).map(({ resetsAtMs }) => resetsAtMs - clock.now()))
    }
    if (waitsMs.length > 0) throw new RateLimitError(Math.max(1, Math.ceil(Math.max(...waitsMs) / 1_000)))
  }

  return {
    take: (name, subject) => counted(name, subject, 'add', 0),
    check: (name, subject) => counted(name, subject, 'read', 1),
  }
}

/** Returns the counters that have no room even for `headroom` more. */
function usedUp(windows: readonly Window[], counts: readonly Count[], headroom: 0 | 1): readonly Count[] {
  const maxima = new Map(windows.map(({ key, max }) => [key, max]))
  return counts.filter(({ key, count }) => count + headroom > maxima.get(key)!)
}

/**
 * Returns the windows of a limit, without those whose subject is unknown. A key names the limit and holds a hash of
 * the subject, so that the table has no addresses.
 */
function windowsOf(name: LimitName, limits: readonly Limit[], subject: LimitSubject): readonly Window[] {
  return limits.flatMap(({ max, windowS, by }) => {
    const parts = partsOf(by, subject)
    if (parts.some(part => part === undefined)) return []
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    return { key: `${name} ${by} ${windowS} ${hash}`, max, windowMs: windowS * 1_000 }
  })
}

function partsOf(by: Limit['by'], subject: LimitSubject): readonly (string | undefined)[] {
  const { tenant, conversation, user } = subject
  const ip = subject.ip === undefined ? undefined : networkOf(subject.ip)
  const account = subject.account?.trim().toLowerCase()
  return {
    ip: [ip],
    account: [account],
    conversation: [conversation],
    user: [user],
    'tenant-ip': [tenant, ip],
    'tenant-ip-account': [tenant, ip, account],
  }[by]
}

/** Counts nothing and refuses nobody. */
export const NO_LIMITS: RateLimits = { take: async () => {}, check: async () => {} }

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
