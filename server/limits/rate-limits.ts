/** How often something may be done (contract/constants/limits.ts), counted in fixed windows. */
import { createHash } from 'node:crypto'
import { LIMITS, type Limit, type LimitName } from '#contract/constants/limits.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { durableWindows } from './durable-windows.ts'
import { memoryWindows } from './memory-windows.ts'
import { networkOf } from './network-of.ts'
import type { Count, Window, WindowStore } from './window-store.ts'

/** Room for the counters of a busy day; each takes some 200 bytes. */
const MEMORY_MAX_KEYS = 100_000

/** Whom a limit counts, by what its `by` asks for; a part that is missing is not counted. */
export type LimitSubject = {
  readonly ip?: string | undefined
  readonly account?: string | undefined
  readonly conversation?: string | undefined
  readonly tenant?: string | undefined
  readonly user?: string | undefined
}

export type RateLimits = {
  /** Counts one in every window; throws a RateLimitError when one of them was used up. */
  readonly take: (name: LimitName, subject: LimitSubject) => Promise<void>
  /** Throws as `take` would, and counts nothing. */
  readonly check: (name: LimitName, subject: LimitSubject) => Promise<void>
}

/** `retryAfterS`: whole seconds until the last of the windows that are used up begins anew. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError'
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('rate limited')
    this.retryAfterS = retryAfterS
  }
}

/** Durable limits are counted in the database, which all nodes share, the others by each node for itself. */
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

/** The counters in which not even `headroom` more have a place. */
function usedUp(windows: readonly Window[], counts: readonly Count[], headroom: 0 | 1): readonly Count[] {
  const maxima = new Map(windows.map(({ key, max }) => [key, max]))
  return counts.filter(({ key, count }) => count + headroom > maxima.get(key)!)
}

/** The keys tell which limit it is and, by a hash, whom it counts: no address stands in the table. */
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
