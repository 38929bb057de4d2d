import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { RequestOf } from '#contract/routes/index.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'

/** Returns the mutation that saves some of the company's settings. A toast confirms it. */
export function useSaveCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<'updateCompany'>['body']) => callApi('updateCompany', { body }),
    onSuccess(saved) {
      queryClient.setQueryData(queryKeys.company(), saved)
      toast.success('Saved')
    },
  })
}
