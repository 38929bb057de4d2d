import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Message } from '#contract/entities/message.ts'
import { firstName } from '#core/text/first-name.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { addToThread } from '../fetch-thread.ts'

/** Returns the functions that delete messages and the member's own notes. Failures appear in a toast. */
export function useRemovals(id: string, { full_name, permissions }: UserProfile) {
  const queryClient = useQueryClient()
  const onError = (error: Error) => void toast.error(errorText(error))
  const remove = useMutation({
    mutationFn: (message: Message) => callApi('removeMessage', { params: { id: message.id } }),
    onSuccess(emptied) {
      addToThread(queryClient, id, [emptied])
      // The page on which it was written is gone with it.
      void queryClient.invalidateQueries({ queryKey: apiKey('listVisitedPages', { params: { id } }) })
    },
    onError,
  })
  const removeNote = useMutation({
    mutationFn: (noteId: string) => callApi('removeNote', { params: { id: noteId } }),
    onSuccess: (_, noteId) =>
      queryClient.setQueryData(
        apiKey('listNotes', { params: { id } }),
        known => known && { notes: known.notes.filter(note => note.id !== noteId) },
      ),
    onError,
  })
  /**
   * Whether the member may delete a message, as far as the client can tell. The server checks who wrote it.
   */
  function mayDelete({ sender_type, sender_name }: Message): boolean {
    if (!permissions.includes('conversations.reply')) return false
    return (
      permissions.includes('settings.edit') ||
      (sender_type === 'agent' && sender_name === firstName(full_name))
    )
  }
  return { mayDelete, remove, removeNote }
}
