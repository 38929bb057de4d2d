/** What the list shows, what leaves it, and from where to go on. */
type Leaving = {
  /** Ids of the rows, from the top. */
  readonly rows: readonly string[]
  /** The rows as they were when the list last had `from`. By default the same. */
  readonly before?: readonly string[]
  readonly from: string | undefined
  readonly leaving: ReadonlySet<string>
}

/**
 * Returns the row to go on to when some leave the list: the first below `from` that stays, else the nearest
 * above. Null if the list gets empty; undefined if `from` wasn't listed, or another list is shown.
 */
export function rowAfter({ rows, before = rows, from, leaving }: Leaving): string | null | undefined {
  const index = from === undefined ? -1 : before.indexOf(from)
  if (index === -1) return undefined
  const staying = new Set(rows.filter(id => !leaving.has(id)))
  const stays = (id: string) => staying.has(id)
  const next = before.slice(index + 1).find(stays) ?? before.slice(0, index).findLast(stays)
  return next ?? (staying.size === 0 ? null : undefined)
}
