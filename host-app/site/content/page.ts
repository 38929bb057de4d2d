/**
 * What public pages are made of: plain objects, with icons, pictures and figures by name. Templates draw them; nothing
 * here knows how.
 */
import type { OperatorFact } from '#contract/constants/operator.ts'
import type { PictureName } from '../../pictures/pictures.ts'
import type { Icon } from './icons.ts'

/** A path of the site, such as `/pricing`, with a hash where one is wanted. */
export type SitePath = `/${string}`

/** What a button or link does. */
export type Action =
  | { readonly label: string; readonly to: SitePath }
  /** Opens the lead dialog. */
  | { readonly label: string; readonly does: 'start-trial' }
  /** Opens the Customer Feedback modal (spec 2.6). */
  | { readonly label: string; readonly does: 'show-surveys' }

/** The top of a page. `heading` is its h1, `lead` one sentence of value, `proof` one that can be checked. */
export type Hero = {
  readonly eyebrow?: string
  readonly heading: string
  /** The end of `heading`, in the colors of the turn from the AI to a person. Only for `both-sides`. */
  readonly turn?: string
  readonly lead: string
  readonly proof?: string
  /** A few words each, in a row. Only for `both-sides`. */
  readonly facts?: readonly string[]
  readonly actions: readonly Action[]
  /**
   * The picture beside or below the text. `both-sides` is one conversation in the inbox and in the chat, on the dark
   * ground with the wing.
   */
  readonly picture?: PictureName | 'both-sides'
  /** Whether a button below the picture replaces it with the real chat. */
  readonly hasLiveChat?: true
}

/** A part of a page. Texts are plain: no Markdown, no HTML. */
export type Section =
  /** Up to four jobs, each with a picture of the part that does it. */
  | {
      readonly kind: 'jobs'
      readonly heading: string
      readonly intro?: string
      readonly jobs: readonly {
        readonly title: string
        readonly text: string
        /** Short facts, or links to read. */
        readonly points?: readonly (string | { readonly label: string; readonly to: SitePath })[]
        readonly picture?: PictureName
      }[]
    }
  /** Two or three short points, each in a tile with its picture. */
  | {
      readonly kind: 'tiles'
      readonly heading: string
      readonly intro?: string
      readonly tiles: readonly {
        readonly title: string
        readonly text: string
        readonly picture: PictureName
      }[]
    }
  /** What happens one after the other; `speaker` colors the line: who answers then. */
  | {
      readonly kind: 'steps'
      readonly heading: string
      readonly intro?: string
      /** `across`: from left to right on a dark band. Default: `down`. */
      readonly layout?: 'across'
      readonly steps: readonly {
        readonly title: string
        readonly text: string
        readonly speaker?: 'visitor' | 'ai' | 'agent'
      }[]
    }
  /** Names of `figures.ts`: measured in this repository. */
  | {
      readonly kind: 'figures'
      readonly heading: string
      readonly intro?: string
      readonly figures: readonly string[]
    }
  | {
      readonly kind: 'cards'
      readonly heading: string
      readonly intro?: string
      readonly cards: readonly {
        readonly icon: Icon
        readonly title: string
        readonly text: string
        readonly to?: SitePath
      }[]
    }
  | {
      readonly kind: 'table'
      readonly heading: string
      readonly intro?: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly note?: string
    }
  | {
      readonly kind: 'text'
      readonly heading: string
      readonly paragraphs: readonly string[]
      readonly link?: { readonly label: string; readonly to: SitePath }
    }
  /** Two lists side by side, such as who this is for and who it is not for. */
  | {
      readonly kind: 'contrast'
      readonly heading: string
      readonly intro?: string
      readonly good: { readonly title: string; readonly items: readonly string[] }
      readonly bad: { readonly title: string; readonly items: readonly string[] }
    }
  | { readonly kind: 'code'; readonly heading: string; readonly text: string; readonly code: string }
  | {
      readonly kind: 'faq'
      readonly heading: string
      readonly questions: readonly { readonly question: string; readonly answer: string }[]
    }
  /** A live widget in the page; it loads once it scrolls into view. */
  | {
      readonly kind: 'live'
      readonly heading: string
      readonly text: string
      readonly widget: 'chat' | 'ticket'
    }
  /** A film with captions, and its words for those who would rather read. */
  | {
      readonly kind: 'video'
      readonly heading: string
      readonly intro?: string
      /** Its files but for the ending: .webm, .mp4, .jpg and .vtt. */
      readonly file: string
      readonly transcript: readonly string[]
    }
  /** Other pages, by path; their names come from the site map. */
  | {
      readonly kind: 'related'
      readonly heading: string
      readonly pages: readonly { readonly to: SitePath; readonly why: string }[]
    }

/** What search engines and the browser's tab show. */
type Head = {
  /** Without the product's name, which is added; at most 50 characters. */
  readonly title: string
  /** 70 to 160 characters. */
  readonly description: string
}

/** The sentence of the last call to action, before the footer. `second` replaces the link to the demo. */
export type Closing = { readonly heading: string; readonly text: string; readonly second?: Action }

export type SectionsPage = Head & {
  readonly template: 'sections'
  readonly hero: Hero
  readonly sections: readonly Section[]
  readonly closing: Closing
}

/** A list of other pages of the site, by group. */
export type IndexPage = Head & {
  readonly template: 'index'
  readonly heading: string
  readonly lead: string
  readonly lists: readonly {
    readonly heading: string
    readonly items: readonly {
      readonly to: SitePath
      /** Default: the name in the site map. */
      readonly name?: string
      readonly text?: string
      readonly date?: string
    }[]
  }[]
  readonly closing: Closing
}

/** A fact about another product, with its source. */
export type Fact = {
  readonly text: string
  /** Where the fact was found; shown as a link. */
  readonly source: { readonly name: string; readonly url: `https://${string}` }
}

/** An honest comparison (spec: /compare/{own-product}-vs-{competitor}). */
export type ComparePage = Head & {
  readonly template: 'compare'
  readonly competitor: string
  readonly heading: string
  readonly lead: string
  /** When the facts were looked up, `2026-11-21`. */
  readonly checked: string
  readonly verdict: { readonly theirs: string; readonly ours: string }
  readonly rows: readonly { readonly topic: string; readonly ours: string; readonly theirs: Fact }[]
  /** Needs that this product doesn't cover, so that another one fits better. */
  readonly better: readonly string[]
  /** Reasons for this product. */
  readonly worse: readonly string[]
  readonly moving: { readonly heading: string; readonly steps: readonly string[] }
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly closing: Closing
}

/** Long text: guides, blog posts, legal and compliance pages. Written as Markdown files; see `scripts/vite/markdown-pages.ts`. */
export type ArticlePage = Head & {
  readonly template: 'article'
  readonly eyebrow: string
  readonly heading: string
  readonly lead: string
  /** When it was written or last changed, `2026-11-21`. */
  readonly date: string
  readonly related: readonly SitePath[]
  readonly blocks: readonly Block[]
  /** Whether a block states a fact about whoever runs the server. */
  readonly namesOperator?: boolean
}

/** The plans; their prices are in `shared/plan-list.tsx`. */
export type PricingPage = Head & {
  readonly template: 'pricing'
  readonly heading: string
  readonly lead: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly closing: Closing
}

/**
 * A page of the documentation: a file of `docs/`, the file with the gallery of elements, or the overview. `examples`
 * are live widgets at the end of the part under a heading, by its id.
 */
export type DocsPage = Head & {
  readonly template: 'docs'
  readonly kind: 'file' | 'gallery' | 'overview'
  readonly path: SitePath
  readonly heading: string
  /** Of the overview; a file starts with its own text. */
  readonly lead?: string
  readonly blocks: readonly Block[]
  readonly examples: readonly DocsExample[]
}

/** A live widget in a page of the documentation. `attributes` are the element's. */
export type DocsExample = {
  readonly under: string
  readonly feature: 'chat' | 'kb' | 'csat'
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** The product on both sides of a conversation (`/demo`). */
export type DemoPage = Head & {
  readonly template: 'demo'
  readonly heading: string
  readonly lead: string
  readonly closing: Closing
}

export type Page = SectionsPage | IndexPage | ComparePage | ArticlePage | PricingPage | DemoPage | DocsPage

/** A piece of a line. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'operator'; readonly fact: OperatorFact }

/** A block of an article. */
export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      /** Default: from the text. */
      readonly id?: string
      readonly children: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'image'
      readonly src: string
      readonly alt: string
      /** Size in pixels. */
      readonly width: number
      readonly height: number
    }
  /** `> ` in Markdown: a note beside the text. */
  | { readonly kind: 'note'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
