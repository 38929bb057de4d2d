import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError, type Query, type Row } from '#server/ports/database.ts'

/** How long one statement of a transaction may run before it is refused with SQLSTATE 57014. */
export const STATEMENT_TIMEOUT_MS = 10_000

/** Puts a transaction under a role ($1) and its claims as JSON ($2); both end with the transaction. */
export const SET_CLAIMS = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`

/**
 * Passes on what `work` gives, or rejects with SQLSTATE 57014 when it takes longer than the limit. The work
 * itself goes on; only the caller stops waiting.
 */
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
  /** Throws when called from inside a transaction, where waiting for another would wait for ever. */
  refuseNesting(): void
  /**
   * Runs `work` with a query function that dies with it: every statement is answered before this settles, so
   * that none runs after the commit or rollback; one refused statement refuses the whole; and a query made
   * later is rejected instead of running in somebody else's transaction.
   */
  enter<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T>
}

/** Makes the scope for one database. */
export function createTransactionScope(): TransactionScope {
  const current = new AsyncLocalStorage<{ open: boolean }>()

  return {
    refuseNesting() {
      if (!current.getStore()?.open) return
      throw new Error(
        'The database was used inside one of its own transactions; use the query function that transaction was given.',
      )
    },

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
