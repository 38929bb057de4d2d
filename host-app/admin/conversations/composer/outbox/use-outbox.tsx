import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import toast from 'react-hot-toast/headless'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Message } from '#contract/entities/message.ts'
import type { Draft } from '#contract/entities/thread-tools.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { connection } from '#host-app/shared/api/connection.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { isFramed } from '#host-app/shared/browser/is-framed.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { spreadDelay } from '#host-app/shared/browser/spread-delay.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { createTolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { supabase } from '#host-app/shared/session/supabase.ts'
import { useLeaveGuard } from '#host-app/shared/ui/use-leave-guard.ts'
import { inTurn } from '../../../common/task-order.ts'
import { undoToast } from '../../../common/undo-toast.tsx'
import { addToThread } from '../../thread/fetch-thread.ts'
import { attachments } from '../attachments/attachments.ts'
import { createOutbox, type DraftState, type Failure, type Outbox, type Outgoing } from './outbox.ts'
import { forgetFiles, sentFiles } from './send-draft.ts'
import { createUnsentStorage, type UnsentMessage } from './unsent-storage.ts'

const NONE: readonly Outgoing[] = []

const OutboxContext = createContext<Outbox | null>(null)

type OutboxProviderProps = { readonly member: UserProfile; readonly children: ReactNode }

/** Owns the member's outbox on every admin page. Platform staff have one for each company for which they act. */
export function OutboxProvider({ member, children }: OutboxProviderProps) {
  const { current } = useImpersonation()
  const scope = [current?.staffId ?? member.id, member.company_id, current ? 'acting' : 'self'].join(':')
  return (
    <ScopedProvider key={scope} scope={scope} memberId={member.id} isActing={current !== null}>
      {children}
    </ScopedProvider>
  )
}

type ScopedProviderProps = {
  readonly scope: string
  readonly memberId: string
  readonly isActing: boolean
  readonly children: ReactNode
}

function ScopedProvider({ scope, memberId, isActing, children }: ScopedProviderProps) {
  const queryClient = useQueryClient()
  const { state } = useAuth()
  const [outbox] = useState(() => {
    const outbox = createOutbox({
      clock: systemClock,
      storage: createUnsentStorage({ storage: openStorage(), scope, now: systemClock.now }),
      post,
      // A company's people don't see what its helpers from the platform have begun to write.
      saveDraft: isActing
        ? null
        : async (id, draft) => {
            await refuseOthers()
            return callApi('saveThreadDraft', { params: { id }, body: draft })
          },
      inTurn,
      failureOf,
      spread: spreadDelay,
    })

    /** Whoever signs in in another tab must not send this person's words. */
    async function refuseOthers(): Promise<void> {
      if (isActing) return
      const { data } = await (await supabase()).auth.getSession()
      if (data.session?.user.id !== memberId) throw new ApiError('network', 0, 'Somebody else is signed in.')
    }

    async function post({
      clientId,
      conversationId,
      kind,
      content,
      ...message
    }: UnsentMessage): Promise<void> {
      await refuseOthers()
      const params = { id: conversationId }
      if (kind === 'note') {
        const { mentionedIds, fileKey: file_key } = message
        const body = { content, client_id: clientId, mentioned_ids: [...mentionedIds], file_key }
        const note = await callApi('addNote', { params, body })
        // It may have arrived by itself meanwhile.
        queryClient.setQueryData(apiKey('listNotes', { params }), known => ({
          notes: [...(known?.notes ?? []).filter(other => other.id !== note.id), note],
        }))
        return
      }
      const seen = message.seenSequence === null ? {} : { seen_sequence: message.seenSequence }
      const body = { content, client_id: clientId, ...seen }
      const { message: sent } = await callApi('postMessage', { params, body })
      addToThread(queryClient, conversationId, [sent])
      const file = sentFiles.get(clientId)
      sentFiles.delete(clientId)
      undoToast(file ? 'File sent' : 'Reply sent', () => void undo(sent, file))
    }

    async function undo(message: Message, file: File | undefined): Promise<void> {
      try {
        const undone = await callApi('undoMessage', { params: { id: message.id } })
        addToThread(queryClient, message.conversation_id, [undone])
        // The server deletes the uploaded file with the message, so the file is attached again. A reload has forgotten it.
        if (file) attachments.add(message.conversation_id, 'reply', [file])
        else if (message.content.includes(UPLOAD_PUBLIC_PATH)) toast('The file was taken back.')
        else outbox.putBack(message.conversation_id, { kind: 'reply', content: message.content })
      } catch (error) {
        toast.error(errorText(error))
        // Only the answer may have been lost. Asking again is harmless.
        if (!(error instanceof ApiError) || error.status !== 0) return
        const stop = connection.onBack(() => {
          stop()
          void undo(message, file)
        })
      }
    }
    return outbox
  })

  useEffect(() => {
    // The page may be closed next.
    const flush = () => document.visibilityState === 'hidden' && outbox.flush()
    document.addEventListener('visibilitychange', flush)
    const stops = [outbox.start(), onWake(outbox.wake), connection.onBack(outbox.wake)]
    return () => {
      document.removeEventListener('visibilitychange', flush)
      for (const stop of stops) stop()
    }
  }, [outbox])
  useEffect(() => forgetFiles, [])
  // Somebody whose session ended has signed in again.
  const userId = state.status === 'signed-in' ? state.user.id : null
  useEffect(() => {
    if (userId !== null) outbox.wake()
  }, [outbox, userId])
  useLeaveGuard(useUnsentCount(outbox) > 0)
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

/** Returns the member's outbox. Works only inside of `OutboxProvider`. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext)
  if (!outbox) throw new Error('useOutbox must be used within an OutboxProvider')
  return outbox
}

/** Returns how many messages and drafts the server does not have, although they were to be sent or saved. */
function useUnsentCount(outbox: Outbox): number {
  const messages = Object.values(useEntries(outbox)).reduce((sum, entries) => sum + (entries?.length ?? 0), 0)
  const states = useSyncExternalStore(outbox.draftStates.listen, outbox.draftStates.get)
  return messages + Object.values(states).filter(state => state === 'unsaved').length
}

/** Returns the messages on their way, by conversation. */
export function useEntries({ outgoing }: Outbox): Readonly<Record<string, readonly Outgoing[] | undefined>> {
  return useSyncExternalStore(outgoing.listen, outgoing.get)
}

/** Returns the entries of a conversation to show as on their way: those that aren't in its thread yet. */
export function useOutgoing(
  outbox: Outbox,
  id: string,
  arrived: readonly Pick<Message, 'client_id'>[],
): readonly Outgoing[] {
  const entries = useEntries(outbox)[id] ?? NONE
  const known = new Set(arrived.map(({ client_id }) => client_id))
  return entries.filter(({ clientId }) => !known.has(clientId))
}

/** Returns the current draft of a conversation. A keystroke renders only who calls this. */
export function useDraft({ drafts, draft }: Outbox, id: string): Draft {
  return useSyncExternalStore(drafts.listen, () => draft(id))
}

/** Returns whether the server has the newest text of a conversation's draft; undefined if nothing was typed here. */
export function useDraftState({ draftStates }: Outbox, id: string): DraftState | undefined {
  return useSyncExternalStore(draftStates.listen, () => draftStates.get()[id])
}

/** Returns whether the member has a draft in a conversation. @param listed what the list says, which may be old */
export function useDraftMark(id: string, listed: boolean): boolean {
  // Pictures of the list have no outbox.
  const outbox = useContext(OutboxContext)
  const mark = () => {
    const draft = outbox?.drafts.get()[id]
    return draft ? !isBlank(draft.content) : listed
  }
  return useSyncExternalStore(changed => outbox?.drafts.listen(changed) ?? (() => {}), mark, mark)
}

/** Loads the open conversation's draft that was saved on another device. */
export function useSavedDraft(id: string, { adoptDraft }: Outbox): void {
  const { data } = useApi(
    'getThreadDraft',
    { params: { id } },
    {
      select: ({ draft }) => draft,
      // The local draft is newer than a cached answer.
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (data) adoptDraft(id, data)
  }, [id, data])
}

/** The pages in a frame store nothing; what is unsent ends with them. */
function openStorage() {
  return createTolerantStorage(() => {
    if (isFramed(window)) throw new Error('This page stores nothing.')
    return localStorage
  })
}

/** Returns what a failed call means for the message. Without a session, it waits until somebody has signed in again. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { status: 'refused', reason: errorText(error) }
  if (error.code === 'colleague_replied')
    return { status: 'held', reason: error.issues[0]?.message ?? error.text }
  const isForNow = [0, 401, 408, 429].includes(error.status) || error.status >= 500
  if (isForNow || error.code === 'second_factor_required') return { status: 'waiting' }
  return { status: 'refused', reason: error.text }
}
