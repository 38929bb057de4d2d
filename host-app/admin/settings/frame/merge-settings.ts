import type { Changes } from './draft-store.ts'

/** A field that two people changed, with both values. */
export type Conflict = { readonly field: string; readonly mine: unknown; readonly theirs: unknown }

/** Whether two settings are the same. They are JSON with keys in a fixed order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the changes without those that equal the saved value. */
export function realChanges(saved: Changes, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSameValue(saved[field], value)),
  )
}

/**
 * Returns the fields that somebody else has saved differently since.
 * @param seen the settings that the member has seen
 * @param current the settings that are stored now
 * @param changes the member's own changes
 */
export function conflictsOf(seen: Changes, current: Changes, changes: Changes): readonly Conflict[] {
  return Object.entries(changes).flatMap(([field, mine]) => {
    const theirs = current[field]
    return isSameValue(seen[field], theirs) || isSameValue(mine, theirs) ? [] : [{ field, mine, theirs }]
  })
}
