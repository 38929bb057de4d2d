/**
 * Returns the row to go on to when some leave the list: the first below `from` that stays, else the nearest
 * above. Null if none stays; undefined if `from` isn't listed.
 */
export function rowAfter(
  rows: readonly string[],
  from: string | undefined,
  leaving: ReadonlySet<string>,
): string | null | undefined {
  const index = from === undefined ? -1 : rows.indexOf(from)
  if (index === -1) return undefined
  const stays = (id: string) => !leaving.has(id)
  return rows.slice(index + 1).find(stays) ?? rows.slice(0, index).findLast(stays) ?? null
}
