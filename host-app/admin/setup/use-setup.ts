import type { UserProfile } from '#contract/entities/account.ts'
import type { Setup } from '#contract/routes/settings.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'

/** How often the page of the setup looks whether another step is done, in ms. */
const REFRESH_MS = 3_000

/** Returns the steps of the company's setup, and keeps them up to date until all are done. */
export function useSetup() {
  return useApi(
    'getSetup',
    {},
    { refetchInterval: ({ state }) => (stepsLeft(state.data) > 0 ? REFRESH_MS : false) },
  )
}

/**
 * Returns how many steps a member who may change settings has left; 0 for others. Only the page of the setup keeps the
 * number up to date, so that the navigation asks nothing by itself.
 */
export function useStepsLeft({ permissions }: Pick<UserProfile, 'permissions'>): number {
  return stepsLeft(useApi('getSetup', permissions.includes('settings.edit') ? {} : null).data)
}

function stepsLeft(setup: Setup | undefined): number {
  return setup ? Object.values(setup).filter(isDone => !isDone).length : 0
}
