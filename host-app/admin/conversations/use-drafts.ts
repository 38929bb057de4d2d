import { useEffect, useRef, useState } from 'react'
import type { Draft } from '#contract/entities/thread-tools.ts'
import type { Clock } from '#core/clock.ts'
import { acting } from '../../adapters/acting.ts'
import { callApi } from '../../adapters/call-api.ts'
import { systemClock } from '../../adapters/system-clock.ts'
import { createDraftSaver } from './draft-saver.ts'

const NONE: Draft = { kind: 'reply', content: '' }

/**
 * One's drafts, for every conversation: here at once, at the server a moment later. Whoever acts for a company keeps
 * them here alone.
 */
export function useDrafts(clock: Clock = systemClock) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const latest = useRef(drafts)
  const [saver] = useState(() =>
    createDraftSaver({
      clock,
      save: async (id, draft) => {
        if (acting().current()) return
        await callApi('saveThreadDraft', { params: { id }, body: draft })
      },
    }),
  )

  useEffect(() => {
    // What waits must not be lost with the page.
    const flush = () => document.visibilityState === 'hidden' && saver.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      saver.flush()
    }
  }, [saver])

  function keep(id: string, draft: Draft): void {
    latest.current = { ...latest.current, [id]: draft }
    setDrafts(latest.current)
  }
  function setDraft(id: string, draft: Draft): void {
    keep(id, draft)
    saver.change(id, draft)
  }

  return {
    draft: (id: string) => drafts[id] ?? NONE,
    setDraft,
    /** Gives words back to their writer, unless something else has been written meanwhile. */
    restoreDraft: (id: string, draft: Draft) => {
      if ((latest.current[id] ?? NONE).content === '') setDraft(id, draft)
    },
    /** What another device has left; what was written here meanwhile stays. */
    adoptDraft: (id: string, draft: Draft) => {
      if (latest.current[id] === undefined) keep(id, draft)
    },
  }
}
