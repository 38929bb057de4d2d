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
  const later = someTimeAfter(systemClock, BEHIND_MS, limited.call)
  const hear = () => {
    if (document.visibilityState === 'visible') later.call()
  }
  const stops = [
    changes.listen(hear),
    watchRows({
      tables: ['surveys'],
      filter: `company_id=eq.${companyId}`,
      onChange: hear,
    }),
    later.stop,
    limited.stop,
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

/**
 * Returns a function that runs `task` `ms` after a call. Calls in between cause one more run, `ms` after the last of them.
 * `stop` drops a run that is due.
 */
export function someTimeAfter(clock: Clock, ms: number, task: () => void) {
  let timer: unknown = null
  let dueAt = 0

  function run(): void {
    timer = null
    task()
    const left = dueAt - clock.now()
    if (left > 0) timer = clock.setTimeout(run, left)
  }
  return {
    call(): void {
      dueAt = clock.now() + ms
      timer ??= clock.setTimeout(run, ms)
    },
    stop(): void {
      if (timer !== null) clock.clearTimeout(timer)
      timer = null
    },
  }
}
