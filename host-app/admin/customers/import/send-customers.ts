import { CUSTOMER_BATCH } from '#contract/constants/customers.ts'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import type { ResponseOf } from '#contract/routes/index.ts'

export type ImportOutcome = ResponseOf<'importCustomers'>

type Sending = {
  readonly customers: readonly ImportedCustomer[]
  readonly send: (rows: ImportedCustomer[]) => Promise<ImportOutcome>
  /** Hears how many rows were dealt with. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends any number of customers, a batch after the other, and adds up what came of them; errors count rows from the
 * first. A batch that fails rejects: what went before is kept, and sending all of it again does no harm.
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
