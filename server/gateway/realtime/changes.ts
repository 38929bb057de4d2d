/** The queue of changed rows: each row once, up to a maximum. */
import { z } from 'zod'

const noticed = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE']),
  id: z.guid(),
  company_id: z.string().nullish(),
  conversation_id: z.string().nullish(),
  person_id: z.string().nullish(),
})

/** A notification of a change: ids, never content. */
export type Notice = z.infer<typeof noticed>

/** A changed row. `keys` are the columns that the notification contains. */
export type Change = {
  readonly table: string
  readonly id: string
  readonly isInserted: boolean
  readonly isUpdated: boolean
  readonly keys: Readonly<Record<string, string>>
  /** When its first notification arrived, in ms since the epoch. */
  readonly heardAt: number
}

/** Parses a payload; returns undefined if it is malformed. */
export function parseNotice(payload: string): Notice | undefined {
  try {
    return noticed.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/** The queue. */
export type ChangeQueue = {
  /** Adds a change, or merges it with the change of the same row that waits already. Returns false if the queue is full. */
  readonly add: (notice: Notice, heardAt: number) => boolean
  /** Removes and returns at most `max` rows, the oldest first. */
  readonly take: (max: number) => readonly Change[]
  readonly size: () => number
}

/** Returns an empty queue for at most `max` rows. */
export function createChangeQueue(max: number): ChangeQueue {
  const rows = new Map<string, Change>()
  return {
    add({ table, type, id, ...keys }, heardAt) {
      const key = `${table} ${id}`
      const before = rows.get(key)
      if (!before && rows.size >= max) return false
      rows.set(key, {
        table,
        id,
        isInserted: type === 'INSERT' || (before?.isInserted ?? false),
        isUpdated: type === 'UPDATE' || (before?.isUpdated ?? false),
        keys: { id, ...namedIn(keys) },
        heardAt: before?.heardAt ?? heardAt,
      })
      return true
    },
    take(count) {
      const taken: Change[] = []
      for (const [key, change] of rows) {
        if (taken.length === count) break
        taken.push(change)
        rows.delete(key)
      }
      return taken
    },
    size: () => rows.size,
  }
}

/** Leaves out columns that the table does not have. */
function namedIn(keys: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
