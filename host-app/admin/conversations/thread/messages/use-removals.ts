import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Note } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
import { firstName } from '#core/text/first-name.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
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
      void queryClient.invalidateQueries({ queryKey: queryKeys.visitedPages(id) })
    },
    onError,
  })
  const removeNote = useMutation({
    mutationFn: (noteId: string) => callApi('removeNote', { params: { id: noteId } }),
    onSuccess: (_, noteId) =>
      queryClient.setQueryData<readonly Note[]>(queryKeys.notes(id), known =>
        known?.filter(note => note.id !== noteId),
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
