type Row = {
  /** The width of each link, in px. */
  readonly widths: readonly number[]
  /** The width of the row, in px. */
  readonly room: number
  /** The width of the menu for the links that do not fit, in px. */
  readonly menu: number
}

/** How many links fit into a row, from the first on. When not all fit, the menu needs its place, too. */
export function fittingCount({ widths, room, menu }: Row): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter(end => end + menu <= room).length
}
