import { useQuery } from '@tanstack/react-query'
import { map } from 'nanostores'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#contract/entities/thread-tools.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import type { Clock } from '#core/clock.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { impersonationStore } from '#host-app/adapters/session/impersonation-store.ts'
import { draftMarks } from './draft-marks.ts'
import { createDraftSaver } from './draft-saver.ts'

const NONE: Draft = { kind: 'reply', content: '' }

/**
 * The agent's drafts for all conversations: updated here at once, saved on the server with a delay. During
 * impersonation they stay in this browser. They are not React state of the inbox: a keystroke re-renders the
 * composer only, not the thread.
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
    // Pending changes must not be lost when the page closes.
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
    draftMarks.setKey(id, !isBlank(written.content))
    saver.change(id, written)
  }

  return {
    draft,
    /** Calls back when a draft changes. Returns the function that unsubscribes. */
    watchDrafts: (onChange: () => void) => drafts.listen(onChange),
    setDraft,
    /** Puts text back into the composer, unless something else has been typed meanwhile. */
    restoreDraft: (id: string, written: Draft) => {
      if (draft(id).content === '') setDraft(id, written)
    },
    /** Takes over the draft from another device, unless something has been typed here. */
    adoptDraft: (id: string, left: Draft) => {
      if (drafts.get()[id] === undefined) drafts.setKey(id, left)
    },
  }
}

type Drafts = ReturnType<typeof useDrafts>

/** Returns the current draft of a conversation. */
export function useDraft({ draft, watchDrafts }: Pick<Drafts, 'draft' | 'watchDrafts'>, id: string): Draft {
  return useSyncExternalStore(watchDrafts, () => draft(id))
}

/** Loads the open conversation's draft that was saved on another device. */
export function useDraftOf(id: string, { adoptDraft }: Pick<Drafts, 'adoptDraft'>): void {
  const { data } = useQuery({
    queryKey: queryKeys.threadDraft(id),
    queryFn: async () => (await callApi('getThreadDraft', { params: { id } })).draft,
    // The local draft is newer than a cached answer.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (data) adoptDraft(id, data)
  }, [id, data])
}
