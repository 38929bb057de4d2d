/** The selected rows, and the anchor of a Shift selection. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly from: string | null }

/** The empty selection. */
export const NOTHING_SELECTED: Selection = { ids: new Set(), from: null }

/**
 * Toggles a row. As a range, gives all rows from the anchor to it the same new state, in the order of
 * `rows`. Selects at most `most` rows.
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
