import { DatabaseError } from '#server/ports/database.ts'

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
