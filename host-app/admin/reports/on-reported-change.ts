import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { watchTable } from '#host-app/adapters/session/watch-table.ts'
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
    watchTable({
      table: 'surveys',
      filter: `company_id=eq.${companyId}`,
      events: ['INSERT', 'UPDATE'],
      onChange: hear,
      onJoined: () => {},
    }),
    limited.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
