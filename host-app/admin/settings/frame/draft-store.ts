import { map } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** The changes of a section that aren't saved yet, by field. */
export type Changes = Readonly<Record<string, unknown>>

/**
 * Unsaved changes by company and section, such as `3f…:brand`. They stay while the member looks at other pages, so that
 * a click on a link loses nothing.
 */
const $drafts = map<Readonly<Record<string, Changes>>>({})
const NONE: Changes = {}

/** Returns a section's key among the drafts. */
export function draftKey(companyId: string, section: string): string {
  return `${companyId}:${section}`
}

/** Stores a section's unsaved changes; none forgets the section. */
export function setDraft(key: string, changes: Changes): void {
  const { [key]: _, ...rest } = $drafts.get()
  $drafts.set(Object.keys(changes).length === 0 ? rest : { ...rest, [key]: changes })
}

/** Returns a section's unsaved changes. */
export function useDraft(key: string): Changes {
  return useSyncExternalStore($drafts.listen, () => $drafts.get()[key] ?? NONE)
}

/** Returns the keys of all sections with unsaved changes. */
export function useUnsavedKeys(): readonly string[] {
  return Object.keys(useSyncExternalStore($drafts.listen, $drafts.get))
}
