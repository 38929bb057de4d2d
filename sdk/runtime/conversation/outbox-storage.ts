import type { ConversationState, OutgoingMessage } from '#core/conversation/state.ts'
import { toJson } from '../api/to-json.ts'
import { NOT_STARTED, type VisitorStorage } from '../storage/visitor-storage.ts'

type Outbox = readonly OutgoingMessage[]

/**
 * Stores the messages that have not arrived yet, for each conversation, in memory and in the browser's storage: texts, not
 * files, whose bytes cannot be stored.
 */
export type OutboxStorage = {
  /** Stores the outbox of a state. */
  readonly save: (state: ConversationState) => void
  /** The unsent messages of a conversation (null: of none yet), ready to be sent. */
  readonly load: (conversationId: string | null) => Outbox
}

/** Other tabs store theirs in the same record, so each tab changes only the messages it has stored itself. */
export function createOutboxStorage(storage: VisitorStorage): OutboxStorage {
  const memory = new Map<string, Outbox>()
  let stored = ''

  function save({ conversationId, outbox }: ConversationState): void {
    const key = conversationId ?? NOT_STARTED
    const before = memory.get(key) ?? []
    // What is here now is nowhere else any more: a conversation was created for it, or taken away from it.
    const here = new Set(outbox.map(({ clientId }) => clientId))
    for (const [other, messages] of memory) {
      memory.set(
        other,
        messages.filter(({ clientId }) => !here.has(clientId)),
      )
    }
    const own = new Set([...here, ...before.map(({ clientId }) => clientId)])
    memory.set(key, outbox.flatMap(toStored))
    store(key, own)
  }

  function store(key: string, own: ReadonlySet<string>): void {
    const outbox = memory.get(key)!
    const written = key + toJson(outbox)
    if (written === stored) return
    stored = written
    const entries: Record<string, Outbox> = {}
    const known = storage.read().outbox
    for (const other of Object.keys(known)) {
      const foreign = known[other]!.filter(({ clientId }) => !own.has(clientId))
      if (foreign.length > 0) entries[other] = foreign
    }
    if (outbox.length > 0) entries[key] = [...(entries[key] ?? []), ...outbox]
    storage.change({ outbox: entries })
  }

  return {
    save,
    load(conversationId) {
      const key = conversationId ?? NOT_STARTED
      return memory.get(key) ?? storage.read().outbox[key] ?? []
    },
  }
}

/** As it can be sent again later; a file without an address is left out. */
function toStored(message: OutgoingMessage): OutgoingMessage[] {
  const { file, content, delivery } = message
  if (file !== null && content === '') return []
  return [{ ...message, file: null, attempts: 0, delivery: delivery === 'failed' ? 'failed' : 'waiting' }]
}
