import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/shared/api/api-error.ts'

type FormAction<Input, Answer> = {
  readonly act: (input: Input) => Promise<Answer>
  /** The toast's text on success. */
  readonly done?: (answer: Answer) => string
  /** The queries to invalidate. */
  readonly changes: QueryKey
  /** Called on success, such as to close the dialog. */
  readonly onDone: (answer: Answer) => void
}

/**
 * Submits a form. Returns the props of a `FormDialog`, which shows the error. For buttons, see
 * `useAdminAction`.
 */
export function useFormAction<Answer, Input = FormData>(action: FormAction<Input, Answer>) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: action.act,
    onSuccess(answer) {
      if (action.done) toast.success(action.done(answer))
      void queryClient.invalidateQueries({ queryKey: action.changes })
      action.onDone(answer)
    },
  })
  return { busy: isPending, error: error && errorText(error), onSubmit: (input: Input) => mutate(input) }
}
