import type { StaffConversation } from '#contract/entities/conversation.ts'
import { type Turn, turnOf } from '../../turn.ts'

/** The group that begins with a row, and the number of its rows; null while more of them may follow. */
export type RowGroup = { readonly turn: Turn; readonly count: number | null }

/**
 * Returns the groups of rows that are sorted by who has them, by the index of their first row.
 * @param hasMore whether further rows follow the last one.
 */
export function rowGroups(
  rows: readonly StaffConversation[],
  hasMore: boolean,
): ReadonlyMap<number, RowGroup> {
  const groups = new Map<number, RowGroup>()
  let first = 0
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    const turn = turnOf(row)
    if (next && turnOf(next) === turn) continue
    groups.set(first, { turn, count: next || !hasMore ? index + 1 - first : null })
    first = index + 1
  }
  return groups
}
