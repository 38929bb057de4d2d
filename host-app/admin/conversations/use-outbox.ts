import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Note } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
import { mergeMessages } from '#core/conversation/ordered-messages.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { newId } from '../../adapters/new-id.ts'
import { createTurns } from './create-turns.ts'
import { type Outgoing, putOutgoing } from './outgoing.ts'
import { undoToast } from './undo-toast.tsx'
import { uploadAttachment } from './upload-attachment.ts'
import { notesKey } from './use-beside.ts'
import { useDrafts } from './use-drafts.ts'
import { threadKey } from './use-thread.ts'

type ById<Value> = Readonly<Record<string, Value>>
const NONE: readonly Outgoing[] = []
const EMPTY = { kind: 'reply', content: '' } as const

/** What an entry needs besides its words to be sent once more. */
type Cargo = { readonly file?: File; readonly mentionedIds?: readonly string[] }

/**
 * Drafts, and what is on its way, for every conversation; lives as long as the inbox, so that leaving a thread loses
 * nothing. What is written in one conversation goes out in its order.
 */
export function useOutbox() {
  const queryClient = useQueryClient()
  const drafts = useDrafts()
  const [outgoing, setOutgoing] = useState<ById<readonly Outgoing[]>>({})
  const [inTurn] = useState(createTurns)
  const cargo = useRef(new Map<string, Cargo>())

  const change = (id: string, to: (entries: readonly Outgoing[]) => readonly Outgoing[]) =>
    setOutgoing(all => ({ ...all, [id]: to(all[id] ?? NONE) }))
  const put = (id: string, entry: Outgoing) => change(id, entries => putOutgoing(entries, entry))
  const merge = (id: string, message: Message) =>
    queryClient.setQueryData<readonly Message[]>(threadKey(id), known =>
      mergeMessages(known ?? [], [message]),
    )

  async function undo(id: string, message: Message): Promise<void> {
    try {
      merge(id, await callApi('undoMessage', { params: { id: message.id } }))
      drafts.restoreDraft(id, { kind: 'reply', content: message.content })
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  async function post(id: string, { clientId, kind, content }: Outgoing): Promise<void> {
    const { file, mentionedIds = [] } = cargo.current.get(clientId) ?? {}
    const params = { id }
    if (kind === 'note') {
      const body = { content, client_id: clientId, mentioned_ids: [...mentionedIds] }
      const note = await callApi('addNote', { params, body })
      queryClient.setQueryData<readonly Note[]>(notesKey(id), known => [...(known ?? []), note])
      return
    }
    const words = file ? await uploadAttachment(id, file) : content
    const { message } = await callApi('postMessage', {
      params,
      body: { content: words, client_id: clientId },
    })
    merge(id, message)
    undoToast(file ? 'File sent' : 'Reply sent', () => void undo(id, message))
  }

  function deliver(id: string, entry: Outgoing): void {
    put(id, entry)
    void inTurn(id, async () => {
      try {
        await post(id, entry)
        cargo.current.delete(entry.clientId)
        change(id, entries => entries.filter(({ clientId }) => clientId !== entry.clientId))
      } catch (error) {
        put(id, { ...entry, status: 'failed', reason: errorText(error) })
      }
    })
  }

  return {
    ...drafts,
    outgoing: (id: string) => outgoing[id] ?? NONE,
    /** Sends what is written, and leaves nothing of it in the draft; nothing but blanks is not sent. */
    send: (id: string, mentionedIds: readonly string[] = []) => {
      const { kind, content: written } = drafts.draft(id)
      const content = written.trim()
      if (content === '') return
      const clientId = newId()
      cargo.current.set(clientId, { mentionedIds })
      drafts.setDraft(id, { ...EMPTY, kind })
      deliver(id, { clientId, kind, content, status: 'sending' })
    },
    /** Sends files to the customer, each as a message of its own. */
    sendFiles: (id: string, files: readonly File[]) => {
      for (const file of files) {
        const clientId = newId()
        cargo.current.set(clientId, { file })
        deliver(id, { clientId, kind: 'reply', content: file.name, status: 'sending' })
      }
    },
    retry: (id: string, { clientId, kind, content }: Outgoing) =>
      deliver(id, { clientId, kind, content, status: 'sending' }),
  }
}

export type Outbox = ReturnType<typeof useOutbox>
