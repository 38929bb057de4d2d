import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { watchRows } from '#host-app/adapters/session/watch-rows.ts'
import type { RowChanges } from '../conversations/list/data/patch-list.ts'
import { atMostEvery } from './at-most-every.ts'

type Options = {
  readonly companyId: string
  /** Changes of conversations. */
  readonly changes: RowChanges
  /** The shortest time between two refreshes, in ms. */
  readonly everyMs: number
  readonly refresh: () => void
}

/**
 * Calls `refresh` after changes of conversations and of answers to surveys, while the page is visible. When it becomes
 * visible, or is connected again, `changes` reports a change. Returns the function that stops it.
 */
export function onReportedChange({ companyId, changes, everyMs, refresh }: Options): () => void {
  const limited = atMostEvery(systemClock, everyMs, refresh)
  const hear = () => {
    if (document.visibilityState === 'visible') limited.call()
  }
  const stops = [
    changes.listen(hear),
    watchRows({
      tables: ['surveys'],
      filter: `company_id=eq.${companyId}`,
      onChange: hear,
    }),
    limited.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
