/** An article's text as a tree without HTML: whoever draws it makes elements. */

/** Where a link leads. */
export type Target =
  /** An article, which shows here. */
  | { readonly kind: 'article'; readonly slug: string }
  /** A heading of the same text, by its id. */
  | { readonly kind: 'heading'; readonly id: string }
  /** Another page: http, https or mailto. */
  | { readonly kind: 'page'; readonly href: string }

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly target: Target; readonly children: readonly Inline[] }
  /** Of the company's own server. */
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  /** Of any other server, from which nothing is fetched unasked; `href` is as a link's. */
  | { readonly kind: 'foreign-image'; readonly href: string; readonly alt: string }

export type Item = {
  /** Null for what is no task. */
  readonly isDone: boolean | null
  readonly blocks: readonly Block[]
}
export type Cell = {
  readonly align: 'left' | 'center' | 'right' | null
  readonly children: readonly Inline[]
}

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
  /** `start` is the first number of an ordered list; null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'rule' }
