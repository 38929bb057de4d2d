import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '../../adapters/api/api-error.ts'

type AdminAction<Input, Answer> = {
  readonly act: (input: Input) => Promise<Answer>
  /** Said in a toast once it is done. */
  readonly done: string | ((answer: Answer) => string)
  /** The queries whose answers it changes. */
  readonly changes: QueryKey
}

/** Does something, says in a toast how it went, and asks the server again for what it changes, even if it failed. */
export function useAdminAction<Answer, Input = void>({ act, done, changes }: AdminAction<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: answer => toast.success(typeof done === 'string' ? done : done(answer)),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
}
