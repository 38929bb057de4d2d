import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#host-app/adapters/call-api.ts'
import type { Outbox } from './use-outbox.ts'

/** Brings the draft of the open conversation that was left on another device. */
export function useDraftOf(id: string, { adoptDraft }: Outbox): void {
  const { data } = useQuery({
    queryKey: ['draft', id],
    queryFn: async () => (await callApi('getThreadDraft', { params: { id } })).draft,
    // What is written here is newer than what the server says.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (data) adoptDraft(id, data)
  }, [id, data])
}
