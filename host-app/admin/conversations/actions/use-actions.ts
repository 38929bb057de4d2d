import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { hasLabel } from '#core/labels.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'
import { apiKey, resourceKey } from '#host-app/shared/api/api-cache.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { formatDate } from '../../common/format.ts'
import { undoToast } from '../../common/undo-toast.tsx'
import { showConversation } from '../list/data/patch-list.ts'
import { useAct } from './use-act.ts'
import { type Steps, useGoOn } from './use-go-on.ts'
import { useResolve } from './use-resolve.ts'

type Change = RequestOf<'updateConversation'>['body']
type SpamMark = { readonly isSpam: boolean; readonly steps: Steps }
type Merge = { readonly into_id: string; readonly steps: Steps }

/**
 * Returns the actions of one conversation. Failures appear in a toast, and the list is refetched. Actions
 * that remove a conversation from view can be undone in the toast.
 */
export function useActions(conversation: StaffConversation, memberId: string) {
  const queryClient = useQueryClient()
  const reopening = useAct()
  const labelling = useAct()
  const { id, assignee_id } = conversation
  const { isResolving, resolve } = useResolve(id)
  const begin = useGoOn()
  const params = { id }

  const show = (answer: StaffConversation) => showConversation(queryClient, answer)
  const refresh = () =>
    Promise.all(
      [resourceKey('listConversations'), apiKey('getConversation', { params })].map(queryKey =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  async function tell(error: Error): Promise<void> {
    toast.error(await failureText(error, id))
    await refresh()
  }

  const changing = {
    mutationFn: (body: Change) => callApi('updateConversation', { params, body }),
    onSuccess: show,
    onError: tell,
  }
  const change = useMutation(changing)
  const taking = useMutation(changing)
  const spam = useMutation({
    mutationFn: ({ isSpam }: SpamMark) => callApi('markSpam', { params, body: { spam: isSpam } }),
    onSuccess(answer, { steps }) {
      show(answer)
      if (answer.spam_at !== null)
        undoToast('Marked as spam', () => {
          spam.mutate({ isSpam: false, steps })
          steps.goBack()
        })
      else toast.success(isWaitingForHuman(answer) ? 'Not spam. It waits for a human' : 'Not spam')
    },
    onError: tell,
    onSettled: () => refresh(),
  })
  const unmerge = useMutation({
    mutationFn: () => callApi('unmergeConversation', { params }),
    onSuccess: show,
    onError: tell,
    onSettled: refresh,
  })
  const merge = useMutation({
    mutationFn: ({ into_id }: Merge) => callApi('mergeConversation', { params, body: { into_id } }),
    onSuccess(answer, { steps }) {
      show(answer)
      undoToast('Merged', () => {
        unmerge.mutate()
        steps.goBack()
      })
    },
    onSettled: refresh,
  })

  return {
    isTaking: taking.isPending,
    /** Whether a request to resolve or reopen it is in flight. */
    isEnding: isResolving || reopening.isPending,
    isUnmerging: unmerge.isPending,
    isMarkingSpam: spam.isPending,
    /** Assigns it to a colleague or to nobody, unless somebody else has taken it in the meantime. */
    assign: (personId: string | null) =>
      change.mutate({ assignee_id: personId, expected_assignee_id: assignee_id }),
    take: () => taking.mutate({ assignee_id: memberId, expected_assignee_id: assignee_id }),
    assignTeam: (team_id: string | null) => change.mutate({ team_id }),
    setPriority: (priority: StaffConversation['priority']) => change.mutate({ priority }),
    toggleLabel: (label: string) =>
      labelling.mutate({
        ids: [id],
        actions: [{ type: hasLabel(conversation.tags, label) ? 'remove-label' : 'add-label', label }],
      }),
    /** Snoozes it and goes on to the next one. */
    snooze(until: Date): void {
      const { goOn, goBack } = begin([id])
      change.mutate(
        { snoozed_until: until.toISOString() },
        {
          onSuccess() {
            undoToast(`Snoozed until ${formatDate(until.toISOString())}`, () => {
              change.mutate({ snoozed_until: conversation.snoozed_until })
              goBack()
            })
            goOn()
          },
        },
      )
    },
    wake: () => change.mutate({ snoozed_until: null }),
    /** Holds it as spam and goes on to the next one, or ends that. */
    markSpam(isSpam: boolean): void {
      const steps = begin([id])
      spam.mutate({ isSpam, steps }, { onSuccess: () => isSpam && steps.goOn() })
    },
    /** Resolves it and goes on to the next one. */
    resolve,
    reopen: () => reopening.mutate({ ids: [id], actions: [{ type: 'reopen' }] }),
    /** Merges it and opens the other conversation. Its failure is shown by the dialog that calls it. */
    merge: {
      ...merge,
      into(into_id: string, onDone: () => void): void {
        const steps = begin([id], into_id)
        merge.mutate(
          { into_id, steps },
          {
            onSuccess() {
              onDone()
              steps.goOn()
            },
          },
        )
      },
    },
    unmerge: () => unmerge.mutate(),
  }
}

/** Returns the text of a failure; for a lost race, it names who took the conversation first. */
async function failureText(error: Error, id: string): Promise<string> {
  if (!(error instanceof ApiError) || error.code !== 'already_assigned') return errorText(error)
  try {
    const { assignee_name } = await callApi('getConversation', { params: { id } })
    return assignee_name ? `${assignee_name} has taken this conversation.` : errorText(error)
  } catch {
    return errorText(error)
  }
}
