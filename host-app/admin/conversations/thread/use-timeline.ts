import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { onWake } from '#host-app/adapters/browser/on-wake.ts'
import { watchTable } from '#host-app/adapters/session/watch-table.ts'
import { oneAtATime } from '../task-order.ts'

/**
 * Queries the items between a thread's messages: notes, activities, surveys and merged conversations. `error` is the
 * first failure; the messages show without them.
 */
export function useTimeline(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  const notes = useQuery({
    queryKey: queryKeys.notes(id),
    queryFn: async () => (await callApi('listNotes', { params })).notes,
  })
  const activities = useQuery({
    queryKey: queryKeys.activities(id),
    queryFn: async () => (await callApi('listActivities', { params })).activities,
  })
  const surveys = useQuery({
    queryKey: queryKeys.surveys(id),
    queryFn: async () => (await callApi('listSurveys', { params })).surveys,
  })
  const merged = useQuery({
    queryKey: queryKeys.mergedConversations(id),
    queryFn: async () => (await callApi('listMerged', { params })).conversations,
  })

  useEffect(() => {
    const refreshNotes = oneAtATime(() => queryClient.refetchQueries({ queryKey: queryKeys.notes(id) }))
    const refreshSurveys = oneAtATime(() => queryClient.refetchQueries({ queryKey: queryKeys.surveys(id) }))
    const refreshOthers = oneAtATime(() =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: queryKeys.activities(id) }),
        queryClient.refetchQueries({ queryKey: queryKeys.mergedConversations(id) }),
      ]),
    )
    const watch = (table: 'notes' | 'activities' | 'surveys', refresh: () => void) =>
      watchTable({
        table,
        filter: `conversation_id=eq.${id}`,
        // Only an answer changes a row.
        events: ['INSERT', 'UPDATE'],
        onChange: refresh,
        onJoined: joined => joined && refresh(),
      })
    const stops = [
      onWake(refreshNotes),
      onWake(refreshSurveys),
      onWake(refreshOthers),
      watch('notes', refreshNotes),
      watch('surveys', refreshSurveys),
      watch('activities', refreshOthers),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, queryClient])

  const refetch = () => Promise.all([notes, activities, surveys, merged].map(query => query.refetch()))
  return {
    notes: notes.data ?? [],
    activities: activities.data ?? [],
    surveys: surveys.data ?? [],
    merged: merged.data ?? [],
    error: notes.error ?? activities.error ?? surveys.error ?? merged.error,
    refetch,
  }
}
