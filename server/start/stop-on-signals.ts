/** The end of the process: in order at the first signal, at once at the second. */
import { BRAND } from '#contract/brand.ts'
import type { RunningServer } from './start-server.ts'

/** How long running work gets to end, in ms. */
const GRACE_MS = 30_000
/** How much longer the parts may take to close, in ms: a database that does not answer has its own limits. */
const CLOSING_MS = 15_000
/** A terminal and npm both pass the same signal on. In ms. */
const SAME_SIGNAL_MS = 500

/** Stops the server at SIGTERM or SIGINT, and exits with 0; with 1 at a second signal, or if it cannot be closed. */
export function stopOnSignals(server: Pick<RunningServer, 'close'>): void {
  let signaledAt: number | null = null

  function onSignal(): void {
    if (signaledAt !== null) {
      if (performance.now() - signaledAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    signaledAt = performance.now()
    process.stdout.write(`${BRAND.name} is stopping. A second signal ends it at once.\n`)
    setTimeout(() => process.exit(1), GRACE_MS + CLOSING_MS).unref()
    server.close(GRACE_MS).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}
