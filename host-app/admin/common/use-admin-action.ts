import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/shared/api/api-error.ts'

type AdminAction<Input, Answer> = {
  readonly act: (input: Input) => Promise<Answer>
  /** The toast's text on success. */
  readonly done: string | ((answer: Answer) => string)
  /** The queries to invalidate. */
  readonly changes: QueryKey
}

/**
 * Runs an action, shows the result in a toast, and refetches the queries in `changes`, even after a failure.
 */
export function useAdminAction<Answer, Input = void>({ act, done, changes }: AdminAction<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: answer => toast.success(typeof done === 'string' ? done : done(answer)),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
}
