/** Where something goes: one place towards the beginning, or towards the end. */
export type Direction = 'up' | 'down'

/** The list with one of it a place further; the same list where there is no further. */
export function moved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  direction: Direction,
): readonly Item[] {
  const from = items.findIndex(item => item.id === id)
  const to = from + (direction === 'up' ? -1 : 1)
  const [item, other] = [items[from], items[to]]
  if (!item || !other) return items
  return items.with(from, other).with(to, item)
}
