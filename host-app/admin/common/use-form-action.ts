import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '../../adapters/api/api-error.ts'

type FormAction<Input, Answer> = {
  readonly act: (input: Input) => Promise<Answer>
  /** Said in a toast once it is done. */
  readonly done?: (answer: Answer) => string
  /** The queries whose answers it changes. */
  readonly changes: QueryKey
  /** Called once it is done, such as to close the dialog. */
  readonly onDone: (answer: Answer) => void
}

/** Sends what a form asks for; returns the props of a `FormDialog`, which shows the error. See `useAdminAction` for buttons. */
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
