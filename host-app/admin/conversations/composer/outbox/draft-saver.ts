import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/thread-tools.ts'
import type { Draft } from '#contract/entities/thread-tools.ts'
import type { Clock } from '#core/clock.ts'

type Deps = {
  readonly clock: Clock
  /** Brings a draft to the server. */
  readonly save: (conversationId: string, draft: Draft) => Promise<unknown>
}

export type DraftSaver = {
  /** The draft of a conversation has changed; it is saved once nobody has typed for a while. */
  readonly change: (conversationId: string, draft: Draft) => void
  /** Saves at once what waits. */
  readonly flush: () => void
}

/** Saves of one conversation go one after the other, so that an old one never wins; a failed one is left to the next. */
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
