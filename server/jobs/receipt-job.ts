/** Brings the receipts of new tickets: at once when the form was sent, from the table when a timer made the ticket. */
import { type ReceiptMeans, sendReceipts } from '#server/domain/conversations/tickets/send-receipts.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 5_000

export function startReceiptJob(means: ReceiptMeans & SweepMeans): Sweep {
  return startSweep(means, SWEEP_EVERY_MS, () => sendReceipts(means), 'receipts could not be brought')
}
