import type { VisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'

/**
 * Returns a view of the visitor's record for the chat of one ticket. Its current conversation is always the
 * ticket, independent of the page's chat.
 */
export function ticketStorage(shared: VisitorStorage, conversationId: string): VisitorStorage {
  let current: string | null = conversationId
  return {
    ...shared,
    read() {
      const record = shared.read()
      // Another tab may have erased the ticket.
      const isKnown = current !== null && current in record.credentials
      return { ...record, conversationId: isKnown ? current : null }
    },
    change({ conversationId: turned = current, ...fields }) {
      current = turned
      if (Object.keys(fields).length > 0) shared.change(fields)
    },
  }
}
