import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isBlank } from '#contract/text/is-blank.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'

/** Whether the composer has a text of the AI: from its insertion until the composer is empty, on whatever thread. */
export function useInserted(id: string, content: string) {
  const queryClient = useQueryClient()
  const key = queryKeys.assist(id, 'inserted')
  const { data } = useQuery<boolean>({ queryKey: key, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  const isEmpty = isBlank(content)
  useEffect(() => {
    if (isEmpty) queryClient.setQueryData(queryKeys.assist(id, 'inserted'), false)
  }, [queryClient, id, isEmpty])
  return { isMarked: data === true && !isEmpty, mark: () => queryClient.setQueryData(key, true) }
}
