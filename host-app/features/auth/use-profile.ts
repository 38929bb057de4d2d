import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { callApi } from '../../adapters/call-api.ts'
import { loadProfile } from '../tenancy/load-company.ts'

/** The membership that the company was resolved by, and as it is later: invalidate ['profile'] after a change of it. */
export function useProfile(member: UserProfile): UserProfile {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['profile', member.id],
    queryFn: () => loadProfile(callApi),
    initialData: member,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    queryClient.setQueryData(['profile', member.id], member)
  }, [queryClient, member])
  return data
}
