/** A line of a block: of a text, an item of a list with the mark before it, a row of a table, or code. */
export type Line = { readonly mark: string; readonly sentences: readonly string[]; readonly isCode?: true }

export type Block = {
  readonly kind: 'heading' | 'text' | 'list' | 'steps' | 'table' | 'code'
  readonly lines: readonly Line[]
}
