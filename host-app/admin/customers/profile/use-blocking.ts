import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'

/** Lets a customer write no more (`true`), or again, and says so. */
export function useBlocking(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (blocked: boolean) => callApi('blockCustomer', { params: { id }, body: { blocked } }),
    onSuccess: ({ blocked_at }) =>
      toast.success(
        blocked_at === null ? 'They can write to you again' : 'They cannot write to you any more',
      ),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.customers() }),
  })
}
