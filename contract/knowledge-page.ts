/**
 * A page of a public knowledge base as data: the server reads it, the renderer, which is built from the host app, draws
 * it as HTML.
 */
import type { ContentType } from './constants/knowledge.ts'
import type { Article, ArticleSummary, SearchResult, Topic } from './entities/knowledge.ts'

/** Content that has an index, and pages below `/{type}/`. */
export type EntryType = Exclude<ContentType, 'article'>

/** The same in another language, or in the page's own; `path` with its query. */
export type LanguageLink = { readonly language: string; readonly path: string }

/** What stands in an index: a page's body too, where the index shows it. */
export type IndexEntry = ArticleSummary & { readonly body: string | null }

/** What a page is about. */
export type KnowledgeView =
  | {
      readonly kind: 'home'
      readonly topics: readonly Topic[]
      /** The newest, and those of them that stand in no category. */
      readonly latest: readonly ArticleSummary[]
      readonly loose: readonly ArticleSummary[]
    }
  | { readonly kind: 'category'; readonly topic: Topic; readonly articles: readonly ArticleSummary[] }
  /** Any type's own page. `rated`: this reader's word on it was just kept. */
  | { readonly kind: 'article'; readonly article: Article; readonly isRated: boolean }
  | {
      readonly kind: 'search'
      readonly query: string
      readonly results: readonly SearchResult[]
      /** Whether the first result surely answers. */
      readonly isSure: boolean
    }
  | {
      readonly kind: 'index'
      readonly type: EntryType
      readonly entries: readonly IndexEntry[]
      /** Where the older ones are. */
      readonly olderPath: string | null
    }
  /** Nothing is here, the request could not be read, or there were too many of them. */
  | { readonly kind: 'failure'; readonly reason: 'missing' | 'refused' | 'busy' }

export type KnowledgePage = {
  /** Whose it is; null at an address that is nobody's. */
  readonly companyName: string | null
  /** Whether it is the platform's own, beside the marketing pages. */
  readonly isPlatform: boolean
  /** Where it is read, such as `https://acme.example.com`. */
  readonly origin: string
  /** Where the files of articles lie. */
  readonly filesOrigin: string
  /** BCP 47. */
  readonly language: string
  /** The canonical address, below the origin. */
  readonly path: string
  /** The page in every language that it is in; empty where it is in one. */
  readonly alternates: readonly LanguageLink[]
  /** What else the reader may choose: the languages of the whole. */
  readonly languages: readonly LanguageLink[]
  /** The home page in the language, or in the one that comes closest. */
  readonly homePath: string
  /** Indexes that have something to read in the language. */
  readonly indexes: readonly { readonly type: EntryType; readonly path: string }[]
  /** Of the copyright line. */
  readonly year: number
  readonly view: KnowledgeView
}

/** Paths of the files that a page loads. */
export type KnowledgeAssets = {
  readonly style: string
  readonly script: string
  /** Latin letters. */
  readonly font: string
}

/** What the server bundle of the knowledge base exports: a page as a whole HTML document. */
export type RenderKnowledgePage = (page: KnowledgePage, assets: KnowledgeAssets) => string
