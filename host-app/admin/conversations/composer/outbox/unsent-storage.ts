import type { Draft, WritingKind } from '#contract/entities/thread-tools.ts'
import { parseObject } from '#core/session/parse-object.ts'
import { UNSENT_PREFIX } from '#host-app/shared/auth/session/local-keys.ts'
import type { ListedStorage } from '#host-app/shared/browser/tolerant-storage.ts'

/** Unsent text is deleted after this time, in ms, because it may quote customers. */
export const UNSENT_KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** A reply or a note that the server has not confirmed yet. */
export type UnsentMessage = {
  /** Stays the same across attempts and reloads, so that the server stores the message once. */
  readonly clientId: string
  readonly conversationId: string
  readonly kind: WritingKind
  /** Of a reply's file, its address; of a note's, its name. */
  readonly content: string
  readonly mentionedIds: readonly string[]
  /** The key of a note's file. */
  readonly fileKey: string | null
  /** The newest message that the writer of a reply had seen; null to send it whoever replied since. */
  readonly seenSequence: number | null
  /** When it was written, in ms since the epoch. */
  readonly writtenAt: number
}

/**
 * What a member wrote in this browser and the server has not confirmed yet. Every draft and every message has a key of its
 * own, so that tabs don't overwrite each other's.
 */
export type UnsentStorage = {
  readonly messages: () => readonly UnsentMessage[]
  readonly keepMessage: (message: UnsentMessage) => void
  readonly dropMessage: (clientId: string) => void
  /** The drafts by conversation. */
  readonly drafts: () => Readonly<Record<string, Draft>>
  /** Returns the newest draft of any tab that the server doesn't have; null if it has it. */
  readonly draft: (conversationId: string) => Draft | null
  readonly keepDraft: (conversationId: string, draft: Draft) => void
  readonly dropDraft: (conversationId: string) => void
}

type UnsentStorageOptions = {
  readonly storage: ListedStorage
  /** The member, the company, and who acts for it. */
  readonly scope: string
  readonly now: () => number
}

/** Creates the storage of one member's unsent writing, and deletes what anybody left there long ago. */
export function createUnsentStorage({ storage, scope, now }: UnsentStorageOptions): UnsentStorage {
  const prefix = `${UNSENT_PREFIX}${scope}:`
  const messagePrefix = `${prefix}message:`
  const draftPrefix = `${prefix}draft:`
  const read = (key: string) => parseObject(storage.getItem(key)) ?? {}
  for (const key of storage.keys())
    if (key.startsWith(UNSENT_PREFIX) && !isRecent(read(key)['writtenAt'], now())) storage.removeItem(key)

  const withPrefix = (wanted: string) => storage.keys().filter(key => key.startsWith(wanted))
  const write = (key: string, value: unknown) => storage.setItem(key, JSON.stringify(value))
  const readDraft = (key: string): Draft | null => {
    const { kind, content } = read(key)
    return isKind(kind) && typeof content === 'string' ? { kind, content } : null
  }

  return {
    messages: () =>
      withPrefix(messagePrefix)
        .flatMap(key => unsentMessage(read(key)) ?? [])
        .sort((a, b) => a.writtenAt - b.writtenAt),
    keepMessage: message => write(messagePrefix + message.clientId, message),
    dropMessage: clientId => storage.removeItem(messagePrefix + clientId),
    drafts: () =>
      Object.fromEntries(
        withPrefix(draftPrefix).flatMap(key => {
          const found = readDraft(key)
          return found ? [[key.slice(draftPrefix.length), found]] : []
        }),
      ),
    draft: id => readDraft(draftPrefix + id),
    keepDraft: (id, written) => write(draftPrefix + id, { ...written, writtenAt: now() }),
    dropDraft: id => storage.removeItem(draftPrefix + id),
  }
}

function isRecent(writtenAt: unknown, now: number): boolean {
  return typeof writtenAt === 'number' && now - writtenAt < UNSENT_KEPT_MS
}

function isKind(value: unknown): value is WritingKind {
  return value === 'reply' || value === 'note'
}

/** Returns a stored message; null if it is invalid, because another version of these pages could have written it. */
function unsentMessage(stored: Readonly<Record<string, unknown>>): UnsentMessage | null {
  const { mentionedIds, fileKey, seenSequence, writtenAt } = stored
  const isWhole =
    ['clientId', 'conversationId', 'content'].every(name => typeof stored[name] === 'string') &&
    isKind(stored['kind']) &&
    Array.isArray(mentionedIds) &&
    mentionedIds.every(id => typeof id === 'string') &&
    (fileKey === null || typeof fileKey === 'string') &&
    (seenSequence === null || typeof seenSequence === 'number') &&
    typeof writtenAt === 'number'
  return isWhole ? (stored as UnsentMessage) : null
}
