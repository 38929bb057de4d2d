import { DatabaseError } from '#server/ports/database.ts'
import type { Turns } from '../sql/turns.ts'
import type { Connection } from './connection.ts'

/** Lends connections, each to one borrower at a time. */
export type ConnectionPool = {
  /** Rejects with 53300 as `Turns` does, and with 08006 once the pool is closed. */
  borrow(): Promise<Connection>
  /** Returns a connection to the pool; a lost one is closed. */
  giveBack(connection: Connection): void
  /** Numbers of connections by what they do, and of borrowers that wait for one. */
  readonly counts: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>
  /** Closes idle connections now, and borrowed ones when they come back or after `limitMs`. */
  close(limitMs: number): Promise<void>
}

/** How long a connection may be idle before it is closed, in ms: a quiet node leaves its share to the others. */
const IDLE_MS = 60_000

/** Returns a pool with one connection for each turn, which `create` opens on demand. */
export function createConnectionPool(create: () => Connection, turns: Turns): ConnectionPool {
  /** The newest last: it is lent first, so that the others can be closed. */
  const idle: { readonly connection: Connection; readonly since: number }[] = []
  const borrowed = new Map<Connection, () => void>()
  let closing: { readonly allBack: () => void } | undefined
  let isClosed = false
  let idleTimer: NodeJS.Timeout | undefined

  function lend(): Connection {
    let connection = idle.pop()?.connection
    while (connection?.isLost()) connection = idle.pop()?.connection
    return connection ?? create()
  }

  function closeLater(): void {
    if (idleTimer || !idle[0]) return
    idleTimer = setTimeout(closeIdle, idle[0].since + IDLE_MS - performance.now()).unref()
  }

  function closeIdle(): void {
    idleTimer = undefined
    while (idle[0] && idle[0].since + IDLE_MS <= performance.now()) void idle.shift()?.connection.end()
    closeLater()
  }

  return {
    async borrow() {
      if (closing) throw new DatabaseError('08006', 'The database is closed.')
      const endTurn = await turns.take()
      if (isClosed) {
        endTurn()
        throw new DatabaseError('08006', 'The database is closed.')
      }
      const connection = lend()
      borrowed.set(connection, endTurn)
      return connection
    },

    giveBack(connection) {
      const endTurn = borrowed.get(connection)
      borrowed.delete(connection)
      if (connection.isLost()) void connection.end()
      else idle.push({ connection, since: performance.now() })
      closeLater()
      endTurn?.()
      if (turns.counts().busy === 0) closing?.allBack()
    },

    counts: () => ({ ...turns.counts(), idle: idle.length }),

    async close(limitMs) {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>(resolve => {
        closing = { allBack: resolve }
        timer = setTimeout(resolve, limitMs)
        if (turns.counts().busy === 0) resolve()
      })
      clearTimeout(timer)
      clearTimeout(idleTimer)
      isClosed = true
      const open = [...idle.map(({ connection }) => connection), ...borrowed.keys()]
      await Promise.all(open.map(connection => connection.end()))
    },
  }
}
