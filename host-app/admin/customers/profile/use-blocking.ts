import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useAdminAction } from '../../common/use-admin-action.ts'

/** Returns the mutation that blocks a customer (`true`) or unblocks them. A toast confirms it. */
export function useBlocking(id: string) {
  return useAdminAction({
    act: (blocked: boolean) => callApi('blockCustomer', { params: { id }, body: { blocked } }),
    done: ({ blocked_at }) =>
      blocked_at === null ? 'They can write to you again' : 'They can’t write to you anymore',
    changes: queryKeys.customers(),
  })
}
