import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { errorText } from '../../adapters/api-error.ts'

export const PEOPLE_KEY = ['people']

/** Does something with a person or an invitation, says so, and looks at the list again. */
export function usePeopleAction<Given>(act: (given: Given) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(done),
    onError: error => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }),
  })
}
