import { useQuery } from '@tanstack/react-query'
import { map } from 'nanostores'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#contract/entities/thread-tools.ts'
import type { Clock } from '#core/clock.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { impersonationStore } from '#host-app/adapters/session/impersonation-store.ts'
import { createDraftSaver } from './draft-saver.ts'

const NONE: Draft = { kind: 'reply', content: '' }

/**
 * One's drafts, for every conversation: here at once, at the server a moment later. Whoever acts for a company keeps
 * them here alone. They are no state of the inbox: a letter must draw the composer anew, and nothing of the thread.
 */
export function useDrafts(clock: Clock = systemClock) {
  const [drafts] = useState(() => map<Record<string, Draft>>())
  const [saver] = useState(() =>
    createDraftSaver({
      clock,
      save: async (id, draft) => {
        if (impersonationStore().current()) return
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

  const draft = (id: string) => drafts.get()[id] ?? NONE
  function setDraft(id: string, written: Draft): void {
    drafts.setKey(id, written)
    saver.change(id, written)
  }

  return {
    draft,
    /** Calls back when some draft has changed; returns the stop. */
    watchDrafts: (onChange: () => void) => drafts.listen(onChange),
    setDraft,
    /** Gives words back to their writer, unless something else has been written meanwhile. */
    restoreDraft: (id: string, written: Draft) => {
      if (draft(id).content === '') setDraft(id, written)
    },
    /** What another device has left; what was written here meanwhile stays. */
    adoptDraft: (id: string, left: Draft) => {
      if (drafts.get()[id] === undefined) drafts.setKey(id, left)
    },
  }
}

type Drafts = ReturnType<typeof useDrafts>

/** What is written in a conversation now. */
export function useDraft({ draft, watchDrafts }: Pick<Drafts, 'draft' | 'watchDrafts'>, id: string): Draft {
  return useSyncExternalStore(watchDrafts, () => draft(id))
}

/** Brings the draft of the open conversation that was left on another device. */
export function useDraftOf(id: string, { adoptDraft }: Pick<Drafts, 'adoptDraft'>): void {
  const { data } = useQuery({
    queryKey: queryKeys.threadDraft(id),
    queryFn: async () => (await callApi('getThreadDraft', { params: { id } })).draft,
    // What is written here is newer than what the server says.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (data) adoptDraft(id, data)
  }, [id, data])
}
