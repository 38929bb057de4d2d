import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAdminAction } from '../common/use-admin-action.ts'

/** Returns the mutation that sets the member away (`true`) or active. A toast says what it means. */
export function useSetAway() {
  return useAdminAction({
    act: (is_away: boolean) => callApi('setAway', { body: { is_away } }),
    done: ({ is_away }) =>
      is_away ? 'You are away and get no new conversations' : 'You get new conversations again',
    changes: queryKeys.agents(),
  })
}
