import { isGivenUp } from '#core/conversation/conditions.ts'
import type { ConversationState, OutgoingMessage } from '#core/conversation/state.ts'
import { toJson } from '../api/to-json.ts'
import { NOT_STARTED, type VisitorStorage } from '../storage/visitor-storage.ts'

type Outbox = readonly OutgoingMessage[]

/**
 * Stores the unsent messages of each conversation, in memory and in the browser's storage. Leaves out files that
 * are not uploaded yet, because their bytes cannot be stored.
 */
export type OutboxStorage = {
  /** Stores the outbox of a state. */
  readonly save: (state: ConversationState) => void
  /**
   * Returns the unsent messages of a conversation, ready to send. Null stands for a conversation that is not
   * created yet.
   */
  readonly load: (conversationId: string | null) => Outbox
}

/**
 * Creates the outbox's storage. All tabs share one record, so each tab changes only the messages it has stored
 * itself.
 */
export function createOutboxStorage(storage: VisitorStorage): OutboxStorage {
  const memory = new Map<string, Outbox>()
  let stored = ''

  function save({ conversationId, outbox }: ConversationState): void {
    const key = conversationId ?? NOT_STARTED
    const before = memory.get(key) ?? []
    // A message moves between conversations when one is created or replaced, so it is removed from all
    // others.
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

/** Returns a message in a form that can be sent again. Leaves out a file that is not uploaded. */
function toStored(message: OutgoingMessage): OutgoingMessage[] {
  const { file, content, delivery } = message
  if (file !== null && content === '') return []
  return [{ ...message, file: null, attempts: 0, delivery: isGivenUp(message) ? delivery : 'waiting' }]
}
