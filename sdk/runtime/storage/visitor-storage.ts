import { REMEMBERED_CONVERSATIONS } from '#contract/constants/conversation.ts'
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
   * @param drafts what they have typed since it was last kept
   */
  readonly save: (drafts: VisitorRecord['drafts']) => void
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
    save(drafts) {
      const inMemory = unsaved ?? toRecord(null)
      unsaved = stored = null
      change(mergeRecords(read(), { ...inMemory, drafts: { ...inMemory.drafts, ...drafts } }))
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

/**
 * Returns what the browser remembers of a visitor together with what they did before their consent, which was only in
 * memory. Nothing of either is lost; where both have a value, the newer one wins.
 */
function mergeRecords(stored: VisitorRecord, inMemory: VisitorRecord): VisitorRecord {
  const outbox = { ...stored.outbox, ...inMemory.outbox }
  for (const key of Object.keys(outbox))
    outbox[key] = unite(stored.outbox[key], inMemory.outbox[key], 'clientId')
  const drafts = { ...stored.drafts, ...inMemory.drafts }
  for (const key of Object.keys(drafts)) {
    const texts = new Set([stored.drafts[key], inMemory.drafts[key]].filter(Boolean))
    drafts[key] = [...texts].join('\n')
  }
  return {
    email: inMemory.email ?? stored.email,
    name: inMemory.name ?? stored.name,
    conversationId: inMemory.conversationId ?? stored.conversationId,
    remembered: unite(stored.remembered, inMemory.remembered, 'id')
      .sort((a, b) => b.lastMessageAt - a.lastMessageAt)
      .slice(0, REMEMBERED_CONVERSATIONS),
    credentials: { ...stored.credentials, ...inMemory.credentials },
    outbox,
    creationKeys: { ...stored.creationKeys, ...inMemory.creationKeys },
    drafts,
    ticketDraft: { ...stored.ticketDraft, ...inMemory.ticketDraft },
    isMuted: stored.isMuted || inMemory.isMuted,
    isPrivacyNoticeDismissed: stored.isPrivacyNoticeDismissed || inMemory.isPrivacyNoticeDismissed,
  }
}

/** Returns the items of both lists, the newer one of those with the same id. */
function unite<Id extends string, Item extends Readonly<Record<Id, unknown>>>(
  old: readonly Item[] = [],
  newer: readonly Item[] = [],
  id: Id,
): Item[] {
  const ids = new Set(newer.map(item => item[id]))
  return [...old.filter(item => !ids.has(item[id])), ...newer]
}
