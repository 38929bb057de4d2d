import { DatabaseError } from '#server/ports/database.ts'
import type { Connection } from './connection.ts'

/** Lends connections, each to one borrower at a time, first come first served. */
export type ConnectionPool = {
  /** Rejects with 08006 once the pool is closed. */
  borrow(): Promise<Connection>
  /** Returns a connection to the pool; a lost one is closed. */
  giveBack(connection: Connection): void
  /** Numbers of connections by what they do, and of borrowers that wait for one. */
  readonly counts: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>
  /** Closes idle connections now, and borrowed ones when they come back or after `limitMs`. */
  close(limitMs: number): Promise<void>
}

/** Returns a pool of at most `max` connections, which `create` opens on demand. */
export function createConnectionPool(create: () => Connection, max: number): ConnectionPool {
  const idle: Connection[] = []
  const borrowed = new Set<Connection>()
  const waiting: ((connection: Connection) => void)[] = []
  let closing: { readonly allBack: () => void } | undefined

  function lend(): Connection {
    let connection = idle.pop()
    while (connection?.isLost()) connection = idle.pop()
    connection ??= create()
    borrowed.add(connection)
    return connection
  }

  return {
    async borrow() {
      if (closing) throw new DatabaseError('08006', 'The database is closed.')
      if (borrowed.size < max) return lend()
      return new Promise(resolve => waiting.push(resolve))
    },

    giveBack(connection) {
      borrowed.delete(connection)
      if (connection.isLost()) void connection.end()
      else idle.push(connection)
      waiting.shift()?.(lend())
      if (borrowed.size === 0) closing?.allBack()
    },

    counts: () => ({ busy: borrowed.size, idle: idle.length, waiting: waiting.length }),

    async close(limitMs) {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>(resolve => {
        closing = { allBack: resolve }
        timer = setTimeout(resolve, limitMs)
        if (borrowed.size === 0) resolve()
      })
      clearTimeout(timer)
      await Promise.all([...idle, ...borrowed].map(connection => connection.end()))
    },
  }
}
