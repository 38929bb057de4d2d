import type { ConversationStatus } from '#contract/entities/conversation.ts'
import type { OutgoingMessage } from '#core/conversation/state.ts'
import { toJson } from '../api/to-json.ts'
import { isObject, isSameShape } from './is-same-shape.ts'
import { ANSWERS_SUFFIX, storageKey } from './storage-key.ts'

/**
 * A visitor token with its conversation and realtime settings. `expiresAt` is in ms since the epoch, by this
 * browser's clock.
 */
export type Credential = {
  readonly conversationId: string
  readonly token: string
  readonly expiresAt: number
  readonly realtime: { readonly url: string; readonly key: string }
}

/** A conversation that this browser remembers, for the list of the home view. */
export type RememberedConversation = {
  readonly id: string
  readonly subject: string
  readonly preview: string
  readonly status: ConversationStatus
  /** The ticket's number. */
  readonly number: number | null
  /** Milliseconds since the epoch. */
  readonly lastMessageAt: number
  readonly unread: number
}

/** The visitor's record in this browser, for one tenant. */
export type VisitorRecord = {
  readonly email: string | null
  readonly name: string | null
  /** The conversation that the panel shows. */
  readonly conversationId: string | null
  /** Latest first, including the current one. */
  readonly remembered: readonly RememberedConversation[]
  /** By conversation id. */
  readonly credentials: Readonly<Record<string, Credential>>
  /** Unsent messages by conversation id, or under `NOT_STARTED` if the conversation is not created yet. */
  readonly outbox: Readonly<Record<string, readonly OutgoingMessage[]>>
  /** Creation keys of unconfirmed conversations, by the client id of the first message. */
  readonly creationKeys: Readonly<Record<string, string>>
  /** What was typed in the chat and not sent, by conversation id or under `NOT_STARTED`. */
  readonly drafts: Readonly<Record<string, string>>
  /** Values of the ticket form by field, until it is sent. */
  readonly ticketDraft: Readonly<Record<string, string>>
  readonly isMuted: boolean
  readonly isPrivacyNoticeDismissed: boolean
}

/** Reads and changes the visitor's record. */
export type VisitorStorage = {
  /** Key of the record in the browser's storage. */
  readonly key: string
  readonly read: () => VisitorRecord
  readonly change: (fields: Partial<VisitorRecord>) => void
  /**
   * Stores what was only in memory before the visitor's consent, together with what the browser remembers of them.
   * @param merge passed in, because only the chat needs its code
   */
  readonly save: (merge: (stored: VisitorRecord, inMemory: VisitorRecord) => VisitorRecord) => void
  /** Deletes the stored record, and goes on in memory. */
  readonly withdraw: () => void
  /** Deletes the record, and the visitor's answers to surveys. */
  readonly clear: () => void
}

/** Replaces the id of a conversation that is not created yet. */
export const NOT_STARTED = 'new'

const SAMPLES = {
  remembered: { id: '', subject: '', preview: '', status: '', lastMessageAt: 0, unread: 0 },
  credential: { conversationId: '', token: '', expiresAt: 0, realtime: { url: '', key: '' } },
  outgoing: { clientId: '', content: '', sentAt: 0, delivery: '' },
}

/** How often a record was deleted on this page, by whichever widget. */
let deletions = 0

/**
 * Creates the storage of a visitor's record, for a tenant of a server. If the page's own code clears the browser's storage
 * meanwhile, the record is taken from memory, and stored again with the next change.
 * @param open returns the browser's storage; if it throws or is full, the record stays in memory until the page
 * closes
 */
export function createVisitorStorage(open: () => Storage, baseUrl: string, tenant: string): VisitorStorage {
  const key = storageKey(baseUrl, tenant)
  let unsaved: VisitorRecord | null = null
  let stored: { readonly record: VisitorRecord; readonly deletions: number } | null = null

  function read(): VisitorRecord {
    if (unsaved) return unsaved
    try {
      const text = open().getItem(key)
      if (text === null) return stored?.deletions === deletions ? stored.record : toRecord(null)
      const record = toRecord(JSON.parse(text))
      stored = { record, deletions }
      return record
    } catch {
      return toRecord(null)
    }
  }

  function write(record: VisitorRecord, save: (storage: Storage) => void): void {
    try {
      save(open())
      unsaved = null
    } catch {
      unsaved = record
    }
  }

  function change(fields: Partial<VisitorRecord>): void {
    const record = { ...read(), ...fields }
    write(record, storage => storage.setItem(key, toJson(record)))
    stored = { record, deletions }
  }

  return {
    key,
    read,
    change,
    save(merge) {
      const inMemory = unsaved ?? toRecord(null)
      unsaved = stored = null
      change(merge(read(), inMemory))
    },
    withdraw() {
      const record = read()
      write(record, storage => storage.removeItem(key))
      unsaved = record
    },
    clear() {
      deletions += 1
      write(toRecord(null), storage => {
        storage.removeItem(key)
        storage.removeItem(key + ANSWERS_SUFFIX)
      })
    },
  }
}

/** Validates a stored record. Leaves out invalid values. */
function toRecord(stored: unknown): VisitorRecord {
  const found = (isObject(stored) ? stored : {}) as Partial<Record<keyof VisitorRecord, unknown>>
  return {
    email: text(found.email),
    name: text(found.name),
    conversationId: text(found.conversationId),
    remembered: list(found.remembered, SAMPLES.remembered),
    credentials: dictionary(found.credentials, value =>
      isSameShape(value, SAMPLES.credential) ? value : null,
    ),
    outbox: dictionary(found.outbox, value => list(value, SAMPLES.outgoing)),
    creationKeys: dictionary(found.creationKeys, text),
    drafts: dictionary(found.drafts, text),
    ticketDraft: dictionary(found.ticketDraft, text),
    isMuted: found.isMuted === true,
    isPrivacyNoticeDismissed: found.isPrivacyNoticeDismissed === true,
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function list<Item>(value: unknown, sample: object): Item[] {
  return Array.isArray(value) ? value.filter(item => isSameShape(item, sample)) : []
}

function dictionary<Value>(value: unknown, read: (value: unknown) => unknown): Record<string, Value> {
  const entries: Record<string, Value> = {}
  if (!isObject(value)) return entries
  for (const key of Object.keys(value)) {
    const entry = read(value[key])
    if (entry !== null) entries[key] = entry as Value
  }
  return entries
}
