import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchConversation } from '#host-app/shared/session/watch-conversation.ts'
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
    const refetch = (queryKey: readonly unknown[]) => queryClient.refetchQueries({ queryKey })
    const refresh = {
      notes: oneAtATime(() => refetch(queryKeys.notes(id))),
      surveys: oneAtATime(() => refetch(queryKeys.surveys(id))),
      activities: oneAtATime(() =>
        Promise.all([
          refetch(queryKeys.activities(id)),
          refetch(queryKeys.mergedConversations(id)),
          // An undo withdraws a survey, and deletions of rows are not heard.
          refetch(queryKeys.surveys(id)),
        ]),
      ),
    }
    const refreshAll = () => {
      refresh.notes()
      refresh.activities()
    }
    const stopWaking = onWake(refreshAll)
    const stopWatching = watchConversation(id, {
      tables: ['notes', 'activities', 'surveys'],
      onChange: ({ table }) => refresh[table as keyof typeof refresh](),
      onJoined: refreshAll,
    })
    return () => {
      stopWaking()
      stopWatching()
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
