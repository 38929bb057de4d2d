import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { mergeMessages } from '#core/conversation/ordered-messages.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { newId } from '../../adapters/new-id.ts'
import { type Outgoing, putOutgoing } from './outgoing.ts'
import { threadKey } from './use-thread.ts'

type ById<Value> = Readonly<Record<string, Value>>
const NONE: readonly Outgoing[] = []

/** Drafts and messages on their way, for every conversation; lives as long as the inbox, so that leaving a thread loses nothing. */
export function useOutbox() {
  const queryClient = useQueryClient()
  const [drafts, setDrafts] = useState<ById<string>>({})
  const [outgoing, setOutgoing] = useState<ById<readonly Outgoing[]>>({})

  const put = useCallback((id: string, entry: Outgoing) => {
    setOutgoing(all => ({ ...all, [id]: putOutgoing(all[id] ?? NONE, entry) }))
  }, [])

  const deliver = useCallback(
    async (id: string, clientId: string, content: string) => {
      put(id, { clientId, content, status: 'sending' })
      try {
        const answer = await callApi('postMessage', {
          params: { id },
          body: { content, client_id: clientId },
        })
        queryClient.setQueryData<readonly Message[]>(threadKey(id), known =>
          mergeMessages(known ?? [], [answer.message]),
        )
        setOutgoing(all => ({
          ...all,
          [id]: (all[id] ?? NONE).filter(entry => entry.clientId !== clientId),
        }))
      } catch (error) {
        put(id, { clientId, content, status: 'failed', reason: errorText(error) })
      }
    },
    [put, queryClient],
  )

  return {
    draft: (id: string) => drafts[id] ?? '',
    setDraft: (id: string, text: string) => setDrafts(all => ({ ...all, [id]: text })),
    outgoing: (id: string) => outgoing[id] ?? NONE,
    /** Sends what is written; nothing but blanks is not sent. */
    send: (id: string, text: string) => {
      const content = text.trim()
      if (content === '') return
      setDrafts(all => ({ ...all, [id]: '' }))
      void deliver(id, newId(), content)
    },
    retry: (id: string, { clientId, content }: Outgoing) => void deliver(id, clientId, content),
  }
}

export type Outbox = ReturnType<typeof useOutbox>
