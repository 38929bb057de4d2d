import { useQuery } from '@tanstack/react-query'
import { PROFILE_ATTEMPTS, PROFILE_RETRY_STEP_MS } from '#contract/constants/tenant.ts'
import { callApi } from '../../adapters/call-api.ts'
import { wait } from '../../adapters/system-clock.ts'
import { withRetries } from './with-retries.ts'

/** The membership of the signed-in person, once there is one. */
export function useProfile(userId: string | undefined) {
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: () =>
      withRetries(() => callApi('userProfile'), {
        attempts: PROFILE_ATTEMPTS,
        stepMs: PROFILE_RETRY_STEP_MS,
        wait,
      }),
    enabled: userId !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
