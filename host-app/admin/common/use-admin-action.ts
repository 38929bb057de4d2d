import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '../../adapters/api/api-error.ts'

type AdminAction<Options> = {
  readonly act: (given: Options) => Promise<unknown>
  /** Said once it is done. */
  readonly done: string
  /** Under which the answers are kept that it changes. */
  readonly changes: QueryKey
}

/** Does something, says in a toast how it went, and asks the server again for what it changes, even if it failed. */
export function useAdminAction<Options = void>({ act, done, changes }: AdminAction<Options>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(done),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
}
