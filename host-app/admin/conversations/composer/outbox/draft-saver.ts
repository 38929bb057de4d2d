import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/thread-tools.ts'
import type { Draft } from '#contract/entities/thread-tools.ts'
import type { Clock } from '#core/clock.ts'

type Deps = {
  readonly clock: Clock
  /** Saves a draft on the server. */
  readonly save: (conversationId: string, draft: Draft) => Promise<unknown>
}

/** Saves drafts with a delay. */
export type DraftSaver = {
  /** Saves the conversation's draft after a pause in typing. */
  readonly change: (conversationId: string, draft: Draft) => void
  /** Saves pending changes at once. */
  readonly flush: () => void
}

/**
 * Creates a draft saver. It saves the drafts of one conversation one after the other, so that an older one
 * never wins. A failed save is made up for by the next one.
 */
export function createDraftSaver({ clock, save }: Deps): DraftSaver {
  const waiting = new Map<string, { readonly draft: Draft; readonly timer: unknown }>()
  const running = new Map<string, Promise<unknown>>()

  function saveNow(id: string): void {
    const entry = waiting.get(id)
    if (!entry) return
    clock.clearTimeout(entry.timer)
    waiting.delete(id)
    const before = running.get(id) ?? Promise.resolve()
    running.set(
      id,
      before.then(() => save(id, entry.draft)).catch(() => {}),
    )
  }

  return {
    change(id, draft) {
      clock.clearTimeout(waiting.get(id)?.timer)
      waiting.set(id, { draft, timer: clock.setTimeout(() => saveNow(id), DRAFT_SAVE_AFTER_MS) })
    },
    flush() {
      for (const id of [...waiting.keys()]) saveNow(id)
    },
  }
}
