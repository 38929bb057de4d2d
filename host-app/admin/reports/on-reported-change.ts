import type { Clock } from '#core/clock.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { watchRows } from '#host-app/shared/session/watch-rows.ts'
import type { RowChanges } from '../conversations/list/data/patch-list.ts'

type Options = {
  readonly companyId: string
  /** Changes of conversations. */
  readonly changes: RowChanges
  /** The shortest time between two refreshes, in ms. */
  readonly everyMs: number
  readonly refresh: () => void
}

/** The reports follow the change of a conversation by this much at most, in ms; under load they are later. */
const BEHIND_MS = 2_000

/**
 * Calls `refresh` after changes of conversations and of answers to surveys, while the page is visible: as soon as the reports
 * should have them. When the page becomes visible, or is connected again, `changes` reports a change. Returns the function
 * that stops it.
 */
export function onReportedChange({ companyId, changes, everyMs, refresh }: Options): () => void {
  const limited = atMostEvery(systemClock, everyMs, refresh)
  let timer: unknown = null
  let dueAt = 0
  const refreshWhenDue = () => {
    timer = null
    limited.call()
    // For a change that came meanwhile, of which the reports may not know yet.
    const left = dueAt - systemClock.now()
    if (left > 0) timer = systemClock.setTimeout(refreshWhenDue, left)
  }
  const hear = () => {
    if (document.visibilityState !== 'visible') return
    dueAt = systemClock.now() + BEHIND_MS
    timer ??= systemClock.setTimeout(refreshWhenDue, BEHIND_MS)
  }
  const stops = [
    changes.listen(hear),
    watchRows({
      tables: ['surveys'],
      filter: `company_id=eq.${companyId}`,
      onChange: hear,
    }),
    limited.stop,
    () => systemClock.clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Returns a function that runs `task` at once, and then at most once in `ms`: calls in between cause one more run. `stop`
 * drops a run that is due.
 */
export function atMostEvery(clock: Clock, ms: number, task: () => void) {
  let next = 0
  let timer: unknown = null

  function run(): void {
    timer = null
    next = clock.now() + ms
    task()
  }
  return {
    call(): void {
      if (timer !== null) return
      const wait = next - clock.now()
      if (wait <= 0) run()
      else timer = clock.setTimeout(run, wait)
    },
    stop(): void {
      if (timer !== null) clock.clearTimeout(timer)
      timer = null
    },
  }
}
