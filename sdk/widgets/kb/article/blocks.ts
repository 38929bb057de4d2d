/** The text of an article as a tree without HTML. Components render it as elements. */

/** The target of a link. */
export type Target =
  /** An article, which opens in the help center. */
  | { readonly kind: 'article'; readonly slug: string }
  /** A heading of the same text, by its id. */
  | { readonly kind: 'heading'; readonly id: string }
  /** Another page: http, https or mailto. */
  | { readonly kind: 'page'; readonly href: string }

/** An inline element of the text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly target: Target; readonly children: readonly Inline[] }
  /** An image on the company's server. */
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  /**
   * An image on another server. It shows as a link to `href`, so that nothing loads from there without a click.
   */
  | { readonly kind: 'foreign-image'; readonly href: string; readonly alt: string }

/** An item of a list. */
export type Item = {
  /** Whether a task is done; null for other items. */
  readonly isDone: boolean | null
  readonly blocks: readonly Block[]
}
/** A cell of a table. */
export type Cell = {
  readonly align: 'left' | 'center' | 'right' | null
  readonly children: readonly Inline[]
}

/** A block of the text. */
export type Block =
  | {
      readonly kind: 'heading'
      readonly depth: number
      readonly id: string
      readonly children: readonly Inline[]
    }
  | { readonly kind: 'paragraph' | 'line'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  /** `start` is the first number of an ordered list; null for a bullet list. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'rule' }
