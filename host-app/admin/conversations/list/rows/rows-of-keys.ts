type Targets = {
  readonly selected: readonly string[]
  readonly focused: string | undefined
  readonly open: string | undefined
}

/**
 * Returns the rows that a key acts on: the selected ones, else the focused one. None if that is the open
 * conversation, which has commands of its own.
 */
export function rowsOfKeys({ selected, focused, open }: Targets): readonly string[] {
  if (selected.length > 0) return selected
  return focused === undefined || focused === open ? [] : [focused]
}
