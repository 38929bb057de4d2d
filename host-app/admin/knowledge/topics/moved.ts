/** The direction of a move: one place toward the start, or toward the end. */
export type Direction = 'up' | 'down'

/** Returns the list with an item moved by one place; the same list at either end. */
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
