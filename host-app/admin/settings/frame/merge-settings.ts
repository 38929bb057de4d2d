import type { Changes } from './draft-store.ts'

/** A field that two people changed, with both values. */
export type Conflict = { readonly field: string; readonly mine: unknown; readonly theirs: unknown }

/** Whether two settings are the same JSON, in any order of keys: the database keeps its own. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
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
