import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ChatStores, showRecord } from '../conversation/chat-stores.ts'
import type { VisitorRecord, VisitorStorage } from './visitor-storage.ts'

type Options = {
  readonly storage: VisitorStorage
  readonly stores: ChatStores
  readonly dispatch: (event: ConversationEvent) => void
  readonly turnTo: (conversationId: string | null) => void
  readonly restart: () => void
}

/** Follows the changes that other tabs make in the shared record. Returns a function that stops it. */
export function followOtherTabs({ storage, stores, dispatch, turnTo, restart }: Options): () => void {
  const { $state, $remembered } = stores

  function adopt(record: VisitorRecord): void {
    const { email, conversationId } = $state.get()
    if (email !== null && record.email === null) restart()
    else if (conversationId !== null && !isKnown(record, conversationId)) turnTo(null)
    else {
      if (email === null && record.email !== null) dispatch({ type: 'email-given', email: record.email })
      takeUpNew(record)
      showRecord(stores, record, $state.get().conversationId)
    }
  }

  /** Resumes a conversation that another tab has started, if this tab has none and is not creating one. */
  function takeUpNew(record: VisitorRecord): void {
    const { conversationId, outbox } = $state.get()
    const { conversationId: started } = record
    const isSending = outbox.some(({ delivery }) => delivery === 'sending')
    if (conversationId !== null || started === null || isSending) return
    if ($remembered.get().some(({ id }) => id === started)) return
    const own = new Set(outbox.map(({ clientId }) => clientId))
    const others = (record.outbox[started] ?? []).filter(({ clientId }) => !own.has(clientId))
    dispatch({ type: 'resumed', conversationId: started, outbox: [...others, ...outbox] })
  }

  function onStorage({ key, newValue }: StorageEvent): void {
    // The key is null if the whole storage was cleared.
    if (key !== storage.key && key !== null) return
    // Or what this tab has in memory would come back.
    if (newValue === null) storage.clear()
    adopt(storage.read())
  }

  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Whether the record still has a conversation. False after its erasure. */
function isKnown({ remembered, credentials, conversationId }: VisitorRecord, id: string): boolean {
  return id === conversationId || id in credentials || remembered.some(known => known.id === id)
}
