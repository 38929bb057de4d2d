import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import toast from 'react-hot-toast/headless'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { ERRORS } from '#contract/errors.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { resourceKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { inTurn } from '../../common/task-order.ts'
import { undoToast } from '../../common/undo-toast.tsx'

type Act = {
  /** At most `BULK_MAX`. */
  readonly ids: readonly string[]
  readonly actions: readonly DeskAction[]
  /** The toast's text on success, with an undo button; without a text there is no toast. */
  readonly done?: string
  /** Called when it is undone. */
  readonly onUndo?: () => void
}
type Results = ResponseOf<'undoActs'>['results']

/**
 * Applies one action to one or many conversations, after earlier requests for them have finished. Refusals
 * and the undo button appear in a toast.
 */
export function useAct() {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(
      (['listConversations', 'getConversation', 'listLabels'] as const).map(name =>
        queryClient.invalidateQueries({ queryKey: resourceKey(name) }),
      ),
    )
  const onError = (error: Error) => void toast.error(errorText(error))

  const undo = useMutation({
    mutationFn: (acts: ResponseOf<'actOnConversations'>['undo']) =>
      callApi('undoActs', { body: { undo: acts } }),
    onSuccess: ({ results }) => tellRefusals(results),
    onError,
    onSettled: refresh,
  })
  const isUndoWanted = useRef(false)
  const act = useMutation({
    mutationFn: ({ ids, actions }: Act) =>
      inTurn(ids, () => callApi('actOnConversations', { body: { ids: [...ids], actions: [...actions] } })),
    onMutate() {
      isUndoWanted.current = false
    },
    onSuccess(acted, { done, onUndo }) {
      tellRefusals(acted.results)
      if (done === undefined || acted.undo.length === 0) return
      const takeBack = () => {
        undo.mutate(acted.undo)
        onUndo?.()
      }
      if (isUndoWanted.current) takeBack()
      else undoToast(done, takeBack)
    },
    onError,
    onSettled: refresh,
  })
  // Undo pressed while this request runs undoes this action, not the one whose toast is still visible.
  const wantUndo = () => {
    isUndoWanted.current = true
  }
  useCommands([act.isPending && act.variables.done !== undefined && { id: 'undo', run: wantUndo }])
  return {
    ...act,
    /** Whether the newest action is undone as soon as it is done. */ isUndoWanted: () =>
      isUndoWanted.current,
  }
}

/** Shows each reason once, with the number of conversations if there are several. */
function tellRefusals(results: Results): void {
  const counts = new Map<ErrorCode, number>()
  for (const result of results)
    if (result.outcome === 'refused') counts.set(result.code, (counts.get(result.code) ?? 0) + 1)
  for (const [code, count] of counts)
    toast.error(
      results.length === 1 ? ERRORS[code].text : `${count} of ${results.length}: ${ERRORS[code].text}`,
    )
}
