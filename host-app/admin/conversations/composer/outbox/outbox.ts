import { map } from 'nanostores'
import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/thread-tools.ts'
import type { Draft } from '#contract/entities/thread-tools.ts'
import type { Clock } from '#core/clock.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import type { createTurns } from '../../../common/task-order.ts'
import type { UnsentMessage, UnsentStorage } from './unsent-storage.ts'

/**
 * What a failed attempt means. `waiting`: the server could not be reached or asks to come again, so the message goes out by
 * itself. `refused`: it will not take it. `held`: a colleague replied meanwhile, so the member decides.
 */
export type Failure =
  | { readonly status: 'waiting' }
  | { readonly status: 'refused' | 'held'; readonly reason: string }

/** A message or note on its way to the server. `sending` is its first attempt. */
export type Outgoing = UnsentMessage & (Failure | { readonly status: 'sending' })

/** Whether the server has the newest text of a draft. `unsaved` is tried again; `refused` is not. */
export type DraftState = 'saving' | 'saved' | 'unsaved' | 'refused'

type OutboxDeps = {
  readonly clock: Clock
  readonly storage: UnsentStorage
  /** Sends a message; sending it again with the same `clientId` is harmless. */
  readonly post: (message: UnsentMessage) => Promise<unknown>
  /** Saves a draft on the server; null if drafts stay in this browser. */
  readonly saveDraft: ((conversationId: string, draft: Draft) => Promise<unknown>) | null
  readonly inTurn: ReturnType<typeof createTurns>
  readonly failureOf: (error: unknown) => Failure
  /** Spreads the retries of many browsers over time. @param ms the longest delay */
  readonly spread: (ms: number) => number
}

const NO_DRAFT: Draft = { kind: 'reply', content: '' }
const NONE: readonly Outgoing[] = []

/**
 * Creates the outbox: the drafts of all conversations and the messages on their way. What the server has not confirmed is
 * kept in the browser's storage, survives a reload, and goes out by itself: in order within a conversation, with the same
 * `clientId`, so that nothing is lost or stored twice.
 */
export function createOutbox({ clock, storage, post, saveDraft, inTurn, failureOf, spread }: OutboxDeps) {
  const drafts = map<Record<string, Draft>>({ ...storage.drafts() })
  const draftStates = map<Record<string, DraftState>>(
    Object.fromEntries(Object.keys(drafts.get()).map(id => [id, 'unsaved'])),
  )
  const outgoing = map<Record<string, readonly Outgoing[]>>({})

  /** The conversations with text of this tab's own, and not of another tab, that is not saved. */
  const typedHere = new Set<string>()
  const typing = new Map<string, unknown>()
  const saving = new Map<string, Promise<void>>()
  let retry: unknown = null
  let failures = 0
  let isRunning = false

  const of = (id: string) => outgoing.get()[id] ?? NONE
  const draft = (id: string) => drafts.get()[id] ?? NO_DRAFT
  for (const message of storage.messages()) put({ ...message, status: 'waiting' })

  function put(entry: Outgoing): void {
    const entries = of(entry.conversationId)
    const isKnown = entries.some(({ clientId }) => clientId === entry.clientId)
    const changed = isKnown
      ? entries.map(other => (other.clientId === entry.clientId ? entry : other))
      : [...entries, entry]
    outgoing.setKey(entry.conversationId, changed)
  }

  function drop({ clientId, conversationId }: UnsentMessage): void {
    storage.dropMessage(clientId)
    outgoing.setKey(
      conversationId,
      of(conversationId).filter(other => other.clientId !== clientId),
    )
  }

  /** Sends what waits in a conversation, oldest first. An unreachable server stops it; a refused message doesn't. */
  function deliver(id: string): Promise<void> {
    return inTurn([id], async () => {
      for (;;) {
        const entry = of(id).find(other => !isStuck(other))
        if (!entry || !isRunning) return
        try {
          await post(entry)
          failures = 0
          drop(entry)
        } catch (error) {
          const failure = failureOf(error)
          put({ ...entry, ...failure })
          if (failure.status !== 'waiting') continue
          for (const other of of(id)) if (other.status === 'sending') put({ ...other, status: 'waiting' })
          tryLater()
          return
        }
      }
    })
  }

  /** Saves the conversation's newest draft, one attempt after the other. */
  function save(id: string): void {
    clock.clearTimeout(typing.get(id))
    typing.delete(id)
    saving.set(
      id,
      (saving.get(id) ?? Promise.resolve()).then(() => saveNow(id)),
    )
  }

  async function saveNow(id: string): Promise<void> {
    if (draftStates.get()[id] === 'saved') return
    if (!isRunning) return draftStates.setKey(id, 'unsaved')
    const newest = storage.draft(id)
    // Without a text in the storage, another tab has saved it.
    if (!newest || !saveDraft) {
      if (newest?.content === '') storage.dropDraft(id)
      return draftStates.setKey(id, 'saved')
    }
    // Another tab has typed over what was typed here. Neither is lost.
    const own = draft(id)
    if (typedHere.has(id) && !newest.content.includes(own.content)) return setDraft(id, joined(newest, own))
    typedHere.delete(id)
    if (!isSame(newest, own)) drafts.setKey(id, newest)
    try {
      await saveDraft(id, newest)
      failures = 0
      const kept = storage.draft(id)
      if (kept && !isSame(kept, newest)) return
      storage.dropDraft(id)
      draftStates.setKey(id, 'saved')
    } catch (error) {
      const isRefused = failureOf(error).status !== 'waiting'
      draftStates.setKey(id, isRefused ? 'refused' : 'unsaved')
      if (!isRefused) tryLater()
    }
  }

  function tryLater(): void {
    if (retry !== null || !isRunning) return
    failures += 1
    retry = clock.setTimeout(tryNow, spread(retryDelayMs(failures)))
  }

  function tryNow(): void {
    clock.clearTimeout(retry)
    retry = null
    for (const [id, entries] of Object.entries(outgoing.get()))
      if (entries?.some(entry => !isStuck(entry))) void deliver(id)
    for (const [id, state] of Object.entries(draftStates.get())) if (state === 'unsaved') save(id)
  }

  function setDraft(id: string, written: Draft): void {
    typedHere.add(id)
    drafts.setKey(id, written)
    storage.keepDraft(id, written)
    draftStates.setKey(id, 'saving')
    clock.clearTimeout(typing.get(id))
    typing.set(
      id,
      clock.setTimeout(() => save(id), DRAFT_SAVE_AFTER_MS),
    )
  }

  /** Puts text back into the composer, before what is typed there. */
  function putBack(id: string, returned: Draft): void {
    setDraft(id, joined(returned, draft(id)))
  }

  return {
    drafts,
    draftStates,
    outgoing,
    draft,
    setDraft,
    putBack,
    /** Takes over the draft that the server has, unless something has been typed here that it doesn't have. */
    adoptDraft(id: string, saved: Draft): void {
      const isOwn = draft(id).content !== '' || (draftStates.get()[id] ?? 'saved') !== 'saved'
      if (!isOwn) drafts.setKey(id, saved)
    },
    /** Sends a message. Resolves with whether it was delivered at the first attempt. */
    async send(message: UnsentMessage): Promise<boolean> {
      storage.keepMessage(message)
      put({ ...message, status: 'sending' })
      await deliver(message.conversationId)
      return !of(message.conversationId).some(({ clientId }) => clientId === message.clientId)
    },
    /** Sends a refused or held message again; a held one whoever replied since. */
    sendAgain({ status, ...message }: Outgoing): void {
      const again = status === 'held' ? { ...message, seenSequence: null } : message
      storage.keepMessage(again)
      put({ ...again, status: 'sending' })
      void deliver(message.conversationId)
    },
    discard: drop,
    /** Moves the text of a refused or held message back into the composer. */
    takeBack(entry: Outgoing): void {
      putBack(entry.conversationId, entry)
      drop(entry)
    },
    /** Saves drafts that wait for a pause in typing at once. */
    flush(): void {
      for (const id of [...typing.keys()]) save(id)
    },
    /** Tries again at once, because the server may be there again. */
    wake(): void {
      failures = 0
      tryNow()
    },
    /** Begins to send. Returns the function that stops it; what is unsent stays stored. */
    start(): () => void {
      isRunning = true
      tryNow()
      return () => {
        isRunning = false
        clock.clearTimeout(retry)
        retry = null
      }
    },
  }
}

/** What `createOutbox` returns. */
export type Outbox = ReturnType<typeof createOutbox>

/** Puts two texts together. A note and a reply become a note, so that nothing for colleagues reaches the customer. */
function joined(first: Draft, second: Draft): Draft {
  return {
    kind: second.content === '' || first.kind === second.kind ? first.kind : 'note',
    content: [first.content, second.content].filter(Boolean).join('\n\n'),
  }
}

function isSame(a: Draft, b: Draft): boolean {
  return a.kind === b.kind && a.content === b.content
}

/** Whether the member has to decide what becomes of a message. */
export function isStuck(entry: Outgoing): entry is Extract<Outgoing, { status: 'refused' | 'held' }> {
  return entry.status === 'refused' || entry.status === 'held'
}
