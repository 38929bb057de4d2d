import { CUSTOMER_BATCH } from '#contract/constants/customers.ts'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import type { ResponseOf } from '#contract/routes/index.ts'

/** The result of one batch, and the sum of all. */
export type ImportOutcome = ResponseOf<'importCustomers'>

type Sending = {
  readonly customers: readonly ImportedCustomer[]
  readonly send: (rows: ImportedCustomer[]) => Promise<ImportOutcome>
  /** Called with the number of rows processed so far. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/**
 * Imports any number of customers in batches and adds up the results; errors count rows from the first.
 * Rejects if a batch fails: earlier batches stay imported, and sending everything again is safe.
 */
export async function sendCustomers({
  customers,
  send,
  onProgress,
  signal,
}: Sending): Promise<ImportOutcome> {
  let sum: ImportOutcome = { created: 0, updated: 0, unchanged: 0, errors: [] }
  for (let from = 0; from < customers.length; from += CUSTOMER_BATCH) {
    signal.throwIfAborted()
    const batch = customers.slice(from, from + CUSTOMER_BATCH)
    const outcome = await send(batch)
    sum = {
      created: sum.created + outcome.created,
      updated: sum.updated + outcome.updated,
      unchanged: sum.unchanged + outcome.unchanged,
      errors: [
        ...sum.errors,
        ...outcome.errors.map(({ index, message }) => ({ index: index + from, message })),
      ],
    }
    onProgress(from + batch.length)
  }
  return sum
}
