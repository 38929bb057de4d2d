import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { callApi } from '../../adapters/call-api.ts'
import { loadProfile } from '../tenancy/load-company.ts'
import { PROFILE_KEY } from './auth-keys.ts'

/** The membership that the company was resolved by, and as it is later: invalidate PROFILE_KEY after a change of it. */
export function useProfile(member: UserProfile): UserProfile {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: [...PROFILE_KEY, member.id],
    queryFn: () => loadProfile(callApi),
    initialData: member,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    queryClient.setQueryData([...PROFILE_KEY, member.id], member)
  }, [queryClient, member])
  return data
}
