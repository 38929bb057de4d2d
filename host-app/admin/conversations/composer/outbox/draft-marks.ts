import { map } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * Whether the agent has a draft, by conversation: what was typed on this page. The list's own mark is as old as its last
 * fetch.
 */
export const draftMarks = map<Record<string, boolean>>({})

/** Returns whether the agent has a draft in a conversation. @param listed what the list says of it. */
export function useDraftMark(id: string, listed: boolean): boolean {
  const mark = () => draftMarks.get()[id] ?? listed
  return useSyncExternalStore(draftMarks.listen, mark, mark)
}
