import { CUSTOMER_BATCH } from '#contract/constants/customers.ts'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import type { ResponseOf } from '#contract/routes/index.ts'

/** The result of one batch, and the sum of all. */
export type ImportOutcome = ResponseOf<'importCustomers'>

/** Bytes of a batch's rows as JSON, at most: half of what the route takes. */
const BATCH_BYTES = 1_000_000

type Sending = {
  /** The rows; a text says why a row can't be sent. */
  readonly customers: readonly (ImportedCustomer | string)[]
  readonly send: (rows: ImportedCustomer[]) => Promise<ImportOutcome>
  /** Called with the number of rows processed so far. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/**
 * Imports any number of customers in batches and adds up the results; errors count rows from the first, in order.
 * Rejects if a batch fails: earlier batches stay imported, and sending everything again is safe.
 */
export async function sendCustomers({
  customers,
  send,
  onProgress,
  signal,
}: Sending): Promise<ImportOutcome> {
  const sum = { created: 0, updated: 0, unchanged: 0 }
  const { batches, errors } = batchesOf(customers)
  for (const batch of batches) {
    signal.throwIfAborted()
    const outcome = await send(batch.map(({ row }) => row))
    sum.created += outcome.created
    sum.updated += outcome.updated
    sum.unchanged += outcome.unchanged
    errors.push(...outcome.errors.map(error => ({ ...error, index: batch[error.index]!.index })))
    onProgress(batch.at(-1)!.index + 1)
  }
  return { ...sum, errors: errors.sort((a, b) => a.index - b.index) }
}

type Sent = { readonly row: ImportedCustomer; readonly index: number }

/** Splits the rows into batches. The server sees no repeated address across two of them, so it is an error here. */
function batchesOf(customers: Sending['customers']) {
  const errors: ImportOutcome['errors'] = []
  const batches: Sent[][] = []
  const batchOfEmail = new Map<string, Sent[]>()
  let batch: Sent[] = []
  let bytes = 0
  for (const [index, row] of customers.entries()) {
    if (typeof row === 'string') {
      errors.push({ index, field: null, message: row })
      continue
    }
    const email = row.email.toLowerCase()
    const size = new Blob([JSON.stringify(row)]).size + 1
    if (batch.length === 0 || batch.length === CUSTOMER_BATCH || bytes + size > BATCH_BYTES) {
      batch = []
      bytes = 0
      batches.push(batch)
    }
    const earlier = batchOfEmail.get(email)
    if (email !== '' && earlier !== undefined && earlier !== batch) {
      errors.push({ index, field: 'email', message: 'A row above has the same address.' })
      continue
    }
    batchOfEmail.set(email, batch)
    batch.push({ row, index })
    bytes += size
  }
  return { batches: batches.filter(({ length }) => length > 0), errors }
}
