import { z } from 'zod'
import { type Draft, draft, writingKind } from '#contract/entities/thread-tools.ts'
import type { ListedStorage } from '#host-app/adapters/browser/tolerant-storage.ts'
import { UNSENT_PREFIX } from '#host-app/features/auth/session/local-keys.ts'

/** Unsent text is deleted after this time, in ms, because it may quote customers. */
export const UNSENT_KEPT_MS = 30 * 24 * 60 * 60 * 1_000

const unsentMessage = z.object({
  /** Stays the same across attempts and reloads, so that the server stores the message once. */
  clientId: z.uuid(),
  conversationId: z.uuid(),
  kind: writingKind,
  /** Of a reply's file, its address; of a note's, its name. */
  content: z.string().min(1),
  mentionedIds: z.array(z.string()),
  /** The key of a note's file. */
  fileKey: z.string().nullable(),
  /** The newest message that the writer of a reply had seen; null to send it whoever replied since. */
  seenSequence: z.int().nullable(),
  /** When it was written, in ms since the epoch. */
  writtenAt: z.number(),
})
/** A reply or a note that the server has not confirmed yet. */
export type UnsentMessage = z.infer<typeof unsentMessage>

const unsavedDraft = draft.extend({ writtenAt: z.number() })

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
  for (const key of storage.keys())
    if (key.startsWith(UNSENT_PREFIX) && !isRecent(read(key, z.object({ writtenAt: z.number() })), now()))
      storage.removeItem(key)

  function read<Value>(key: string, schema: z.ZodType<Value>): Value | null {
    try {
      return schema.parse(JSON.parse(storage.getItem(key) ?? 'null'))
    } catch {
      return null
    }
  }
  const withPrefix = (wanted: string) => storage.keys().filter(key => key.startsWith(wanted))
  const write = (key: string, value: unknown) => storage.setItem(key, JSON.stringify(value))
  const readDraft = (key: string): Draft | null => {
    const found = read(key, unsavedDraft)
    return found && { kind: found.kind, content: found.content }
  }

  return {
    messages: () =>
      withPrefix(messagePrefix)
        .flatMap(key => read(key, unsentMessage) ?? [])
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

function isRecent(kept: { readonly writtenAt: number } | null, now: number): boolean {
  return kept !== null && now - kept.writtenAt < UNSENT_KEPT_MS
}
