/**
 * Forgets what is kept for a time only: sign-ups that nobody has confirmed (AUTH-04), what was searched for, and what
 * people were told.
 */

import { forgetNotifications } from '#server/domain/conversations/attention/forget-notifications.ts'
import { forgetSearches } from '#server/domain/knowledge/articles/search-log.ts'
import { forgetSignUps } from '#server/domain/people/accounts/forget-sign-ups.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 10 * 60_000

export function startForgetJob(deps: SweepDeps & { readonly database: Database }): Sweep {
  async function forgetSome(): Promise<boolean> {
    const areMoreSearches = await forgetSearches(deps)
    const areMoreNotifications = await forgetNotifications(deps)
    return (await forgetSignUps(deps)) || areMoreSearches || areMoreNotifications
  }
  return startSweep(deps, SWEEP_EVERY_MS, forgetSome, 'what is over could not be forgotten')
}
