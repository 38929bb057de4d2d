/** Brings the receipts of new tickets: at once when the form was sent, from the table when a timer made the ticket. */
import { type ReceiptDeps, sendReceipts } from '#server/domain/conversations/tickets/send-receipts.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 5_000

export function startReceiptJob(deps: ReceiptDeps & SweepDeps): Sweep {
  return startSweep(deps, SWEEP_EVERY_MS, () => sendReceipts(deps), 'receipts could not be brought')
}
