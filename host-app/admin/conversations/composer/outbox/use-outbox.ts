import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Note } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
import type { Draft, WritingKind } from '#contract/entities/thread-tools.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { mergeMessages } from '#core/conversation/updates/ordered-messages.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { undoToast } from '../../actions/undo-toast.tsx'
import { inTurn } from '../../task-order.ts'
import { attachments } from '../attachments/attachments.ts'
import { type Outgoing, putOutgoing } from './outgoing.ts'
import { useDrafts } from './use-drafts.ts'

type ById<Value> = Readonly<Record<string, Value>>
const NONE: readonly Outgoing[] = []
const EMPTY = { kind: 'reply', content: '' } as const

/** What an entry has besides its text. Of a reply's file, the text is the address; of a note's, the name. */
type Cargo = {
  readonly file?: File
  /** The key of a note's file. */
  readonly fileKey?: string | null
  readonly mentionedIds?: readonly string[]
}

/**
 * Returns the drafts and the outgoing messages of all conversations. It lives as long as the inbox, so
 * leaving a thread loses nothing. Messages of one conversation are sent in order.
 */
export function useOutbox() {
  const queryClient = useQueryClient()
  const drafts = useDrafts()
  const [outgoing, setOutgoing] = useState<ById<readonly Outgoing[]>>({})
  const cargo = useRef(new Map<string, Cargo>())

  const change = (id: string, to: (entries: readonly Outgoing[]) => readonly Outgoing[]) =>
    setOutgoing(all => ({ ...all, [id]: to(all[id] ?? NONE) }))
  const put = (id: string, entry: Outgoing) => change(id, entries => putOutgoing(entries, entry))
  const merge = (id: string, message: Message) =>
    queryClient.setQueryData<readonly Message[]>(queryKeys.thread(id), known =>
      mergeMessages(known ?? [], [message]),
    )

  async function undo(id: string, message: Message, file: File | undefined): Promise<void> {
    try {
      merge(id, await callApi('undoMessage', { params: { id: message.id } }))
      // The server deletes the uploaded file with the message, so the file is attached again.
      if (file) attachments.add(id, 'reply', [file])
      else drafts.restoreDraft(id, { kind: 'reply', content: message.content })
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  async function post(id: string, { clientId, kind, content }: Outgoing): Promise<void> {
    const { file, fileKey = null, mentionedIds = [] } = cargo.current.get(clientId) ?? {}
    const params = { id }
    if (kind === 'note') {
      const body = {
        content,
        client_id: clientId,
        mentioned_ids: [...mentionedIds],
        file_key: fileKey,
      }
      const note = await callApi('addNote', { params, body })
      // It may have arrived by itself meanwhile.
      queryClient.setQueryData<readonly Note[]>(queryKeys.notes(id), known => [
        ...(known ?? []).filter(other => other.id !== note.id),
        note,
      ])
      return
    }
    const { message } = await callApi('postMessage', { params, body: { content, client_id: clientId } })
    merge(id, message)
    undoToast(file ? 'File sent' : 'Reply sent', () => void undo(id, message, file))
  }

  /** Returns whether it was delivered. */
  function deliver(id: string, entry: Outgoing): Promise<boolean> {
    put(id, entry)
    return inTurn([id], async () => {
      try {
        await post(id, entry)
        cargo.current.delete(entry.clientId)
        change(id, entries => entries.filter(({ clientId }) => clientId !== entry.clientId))
        return true
      } catch (error) {
        put(id, { ...entry, status: 'failed', reason: errorText(error) })
        return false
      }
    })
  }

  function begin(id: string, { kind, content }: Draft, entryCargo: Cargo): Promise<boolean> {
    const clientId = newId()
    cargo.current.set(clientId, entryCargo)
    return deliver(id, { clientId, kind, content, status: 'sending' })
  }

  /**
   * Uploads the files attached to this kind of message and begins to send them, each as the kind for which it was uploaded.
   * Returns the deliveries; null if one can't be uploaded.
   */
  async function sendFiles(id: string, kind: WritingKind): Promise<readonly Promise<boolean>[] | null> {
    if (attachments.of(id, kind).length === 0) return []
    const uploaded = await attachments.takeAll(id, kind)
    return uploaded?.map(({ file, fileKey, ...sent }) => begin(id, sent, { file, fileKey })) ?? null
  }

  return {
    ...drafts,
    outgoing: (id: string) => outgoing[id] ?? NONE,
    /**
     * Sends the draft and clears it; the composer returns to a reply. A blank draft is not sent. Files attached to this kind of
     * message go first, each as its own message or note; if one can't be uploaded, nothing is sent. Returns whether all of it
     * was delivered.
     */
    send: async (id: string, mentionedIds: readonly string[] = []): Promise<boolean> => {
      const { kind, content } = drafts.draft(id)
      const files = await sendFiles(id, kind)
      if (files === null) return false
      const deliveries = [...files]
      const hasText = !isBlank(content)
      if ((hasText || kind === 'note') && drafts.draft(id).content === content) drafts.setDraft(id, EMPTY)
      if (hasText) deliveries.push(begin(id, { kind, content: content.trim() }, { mentionedIds }))
      return (await Promise.all(deliveries)).every(Boolean)
    },
    retry: (id: string, { clientId, kind, content }: Outgoing) =>
      void deliver(id, { clientId, kind, content, status: 'sending' }),
  }
}

/** What `useOutbox` returns. */
export type Outbox = ReturnType<typeof useOutbox>
