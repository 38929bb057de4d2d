import { isGivenUp } from '#core/conversation/conditions.ts'
import type { ConversationState, OutgoingMessage } from '#core/conversation/state.ts'
import { toJson } from '../api/to-json.ts'
import { NOT_STARTED, type VisitorStorage } from '../storage/visitor-storage.ts'

type Outbox = readonly OutgoingMessage[]

/**
 * Stores the unsent messages of each conversation, in memory and in the browser's storage. Files that are not uploaded yet
 * are only in memory, because their bytes cannot be stored.
 */
export type OutboxStorage = {
  /** Stores the outbox of a state. */
  readonly save: (state: ConversationState) => void
  /**
   * Returns the unsent messages of a conversation, ready to send. Null stands for a conversation that is not
   * created yet.
   */
  readonly load: (conversationId: string | null) => Outbox
  /** Returns the ids of the conversations with unsent messages. */
  readonly ids: () => readonly string[]
  /** Stores that a message of a conversation has arrived, or the URL of its file, which is uploaded. */
  readonly settle: (conversationId: string, clientId: string, url?: string) => void
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
    memory.set(key, outbox.map(toUnsent))
    store(key, own)
  }

  function store(key: string, own: ReadonlySet<string>): void {
    const outbox = (memory.get(key) ?? []).flatMap(toStored)
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

  function load(conversationId: string | null): Outbox {
    const key = conversationId ?? NOT_STARTED
    return memory.get(key) ?? storage.read().outbox[key] ?? []
  }

  return {
    save,
    load,
    ids: () =>
      [...new Set([...memory.keys(), ...Object.keys(storage.read().outbox)])].filter(
        key => key !== NOT_STARTED && load(key).length > 0,
      ),
    settle(key, clientId, url) {
      const before = memory.get(key) ?? []
      const after = before.map(message =>
        message.clientId === clientId && url ? { ...message, content: url } : message,
      )
      if (before[0]) memory.set(key, url ? after : before.filter(message => message.clientId !== clientId))
      stored = ''
      store(key, new Set([clientId, ...before.map(message => message.clientId)]))
    },
  }
}

/** Returns a message in a form that can be sent again. */
function toUnsent(message: OutgoingMessage): OutgoingMessage {
  return { ...message, attempts: 0, delivery: isGivenUp(message) ? message.delivery : 'waiting' }
}

/** Leaves out a file that is not uploaded. */
function toStored(message: OutgoingMessage): OutgoingMessage[] {
  return message.file !== null && message.content === '' ? [] : [{ ...message, file: null }]
}
