import { map } from 'nanostores'
import { useSyncExternalStore } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { SettingsState } from '#contract/routes/settings.ts'

/** The changes of a section that aren't saved yet, by field. */
export type Changes = Readonly<Record<string, unknown>>

/** Unsaved changes, and the settings that the member saw when they began: a later save of somebody else is a conflict. */
export type Draft = { readonly seen: SettingsState; readonly changes: Changes }

/** Drafts by key. They stay while the member looks at other pages, so that a click on a link loses nothing. */
const $drafts = map<Readonly<Record<string, Draft>>>({})

/** Returns the key of a member's draft of a section. */
export function draftKey(
  { company_id, id }: Pick<UserProfile, 'company_id' | 'id'>,
  section: string,
): string {
  return `${company_id}:${id}:${section}`
}

/** Stores a draft; one without changes is forgotten. */
export function setDraft(key: string, draft: Draft | null): void {
  const { [key]: _, ...rest } = $drafts.get()
  $drafts.set(draft === null || Object.keys(draft.changes).length === 0 ? rest : { ...rest, [key]: draft })
}

/** Returns a draft at this moment; null if nothing is unsaved. */
export function getDraft(key: string): Draft | null {
  return $drafts.get()[key] ?? null
}

/** Returns a draft; null if nothing is unsaved. */
export function useDraft(key: string): Draft | null {
  return useSyncExternalStore($drafts.listen, () => getDraft(key))
}

/** Returns the keys of all drafts. */
export function useUnsavedKeys(): readonly string[] {
  return Object.keys(useSyncExternalStore($drafts.listen, $drafts.get))
}
