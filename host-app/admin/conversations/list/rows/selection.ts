/** The rows that are chosen, and the one from which Shift chooses on. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly from: string | null }

export const NOTHING_SELECTED: Selection = { ids: new Set(), from: null }

/**
 * Chooses a row, or takes the choice back. As a range, all rows between it and the one before it become what it becomes, in
 * the order of `rows`; no more than `most` are chosen.
 */
export function select(
  { ids, from }: Selection,
  id: string,
  {
    isRange,
    rows,
    most,
  }: { readonly isRange: boolean; readonly rows: readonly string[]; readonly most: number },
): Selection {
  const chosen = new Set(ids)
  const [start, end] = [rows.indexOf(from ?? id), rows.indexOf(id)]
  const span =
    isRange && start >= 0 && end >= 0 ? rows.slice(Math.min(start, end), Math.max(start, end) + 1) : [id]
  const isAdding = !ids.has(id)
  for (const each of span) {
    if (!isAdding) chosen.delete(each)
    else if (chosen.size < most) chosen.add(each)
  }
  return { ids: chosen, from: id }
}
