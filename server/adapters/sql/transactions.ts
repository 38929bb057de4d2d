/** What both database adapters share about transactions: timeout, role and claims, and lifetime. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError, type Query, type Row } from '#server/ports/database.ts'

/** Timeout of one statement in a transaction, in ms. It fails with SQLSTATE 57014. */
export const STATEMENT_TIMEOUT_MS = 10_000

/** How long a transaction waits for a connection, in ms. */
export const WAIT_TIMEOUT_MS = 5_000

/** Sets a transaction's role ($1) and its claims as JSON ($2). Both end with the transaction. */
export const SET_CLAIMS = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`

/** Begins a transaction in which every statement reads the same committed rows. */
export const BEGIN_SNAPSHOT = 'begin isolation level repeatable read, read only'

/** Returns what `work` resolves to. @throws DatabaseError 57014 after the limit; the work itself continues. */
export function withTimeLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DatabaseError('57014', `The database did not answer within ${limitMs} ms.`))
    }, limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Knows which code runs inside a transaction of one database. */
export type TransactionScope = {
  /** Refuses use inside a transaction, where waiting for another one would never end. @throws Error. */
  refuseNesting(): void
  /**
   * Runs `work` with a query function that dies with it: every statement is answered before this settles, so
   * that none runs after the commit or rollback; one refused statement refuses the whole; and a query made
   * later is rejected instead of running in somebody else's transaction.
   */
  enter<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T>
}

/** Returns the scope of one database. */
export function createTransactionScope(): TransactionScope {
  const current = new AsyncLocalStorage<{ open: boolean }>()

  return {
    refuseNesting() {
      if (!current.getStore()?.open) return
      throw new Error(
        'The database was used inside one of its own transactions; use the query function that transaction was given.',
      )
    },

    /**
     * Runs `work` with a query function that ends with it. Every statement is answered before this settles, so none
     * runs after the commit or rollback. One failed statement fails the whole; a later query rejects instead of
     * running in another transaction.
     */
    async enter(query, work) {
      const scope = { open: true }
      const answers: Promise<void>[] = []
      let failure: unknown

      // Not async: the promise given back must be the one with a handler, so that a statement nobody
      // waits for fails its transaction and not the process.
      function scopedQuery<T = Row>(sql: string, params?: readonly unknown[]): Promise<T[]> {
        if (!scope.open) return Promise.reject(new Error('A query was made after its transaction had ended.'))
        const answer = failure ? Promise.reject(failure) : query<T>(sql, params)
        answers.push(
          answer.then(
            () => {},
            (error: unknown) => {
              failure ??= error
            },
          ),
        )
        return answer
      }

      const result = await current
        .run(scope, async () => work(scopedQuery))
        .finally(() => {
          scope.open = false
          return Promise.all(answers)
        })
      if (failure) throw failure
      return result
    },
  }
}
