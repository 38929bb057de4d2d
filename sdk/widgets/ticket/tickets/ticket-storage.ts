import type { VisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'

/**
 * The visitor's record as one ticket's chat sees it: its conversation is the ticket, whatever the chat of the page has
 * before it, and stays so when that one turns to another.
 */
export function ticketStorage(shared: VisitorStorage, conversationId: string): VisitorStorage {
  let current: string | null = conversationId
  return {
    ...shared,
    read() {
      const record = shared.read()
      // Another tab may have erased it.
      const isKnown = current !== null && current in record.credentials
      return { ...record, conversationId: isKnown ? current : null }
    },
    change({ conversationId: turned = current, ...fields }) {
      current = turned
      if (Object.keys(fields).length > 0) shared.change(fields)
    },
  }
}
