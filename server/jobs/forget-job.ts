/**
 * Forgets what is kept for a time only: sign-ups that nobody has confirmed (AUTH-04), what was searched for, and what
 * people were told.
 */

import { forgetNotifications } from '#server/domain/conversations/attention/forget-notifications.ts'
import { forgetSearches } from '#server/domain/knowledge/articles/forget-searches.ts'
import { forgetSignUps } from '#server/domain/people/accounts/forget-sign-ups.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 10 * 60_000

export function startForgetJob(means: SweepMeans & { readonly database: Database }): Sweep {
  async function forgetSome(): Promise<boolean> {
    const areMoreSearches = await forgetSearches(means)
    const areMoreNotifications = await forgetNotifications(means)
    return (await forgetSignUps(means)) || areMoreSearches || areMoreNotifications
  }
  return startSweep(means, SWEEP_EVERY_MS, forgetSome, 'what is over could not be forgotten')
}
