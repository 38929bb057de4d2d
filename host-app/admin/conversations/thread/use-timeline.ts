import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { watchConversation } from '#host-app/shared/session/watch-conversation.ts'
import { oneAtATime } from '../../common/task-order.ts'

/**
 * Queries the items between a thread's messages: notes, activities, surveys and merged conversations. `error` is the
 * first failure; the messages show without them.
 */
export function useTimeline(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  const notes = useApi('listNotes', { params }, { select: ({ notes }) => notes })
  const activities = useApi('listActivities', { params }, { select: ({ activities }) => activities })
  const surveys = useApi('listSurveys', { params }, { select: ({ surveys }) => surveys })
  const merged = useApi('listMerged', { params }, { select: ({ conversations }) => conversations })

  useEffect(() => {
    const params = { id }
    const refetch = (queryKey: readonly unknown[]) => queryClient.refetchQueries({ queryKey })
    const refresh = {
      notes: oneAtATime(() => refetch(apiKey('listNotes', { params }))),
      surveys: oneAtATime(() => refetch(apiKey('listSurveys', { params }))),
      activities: oneAtATime(() =>
        Promise.all([
          refetch(apiKey('listActivities', { params })),
          refetch(apiKey('listMerged', { params })),
          // An undo withdraws a survey, and deletions of rows are not heard.
          refetch(apiKey('listSurveys', { params })),
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
      onChange({ table, new: row }) {
        refresh[table as keyof typeof refresh]()
        // The customer's address may be paused now.
        if (row['kind'] === 'email-problem')
          void queryClient.invalidateQueries({ queryKey: apiKey('getCustomer') })
      },
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
