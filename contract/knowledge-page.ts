/**
 * A page of a public knowledge base as data. The server reads it; the renderer, built from the host app, turns it
 * into HTML.
 */
import type { ContentType } from './constants/knowledge.ts'
import type { Article, ArticleSummary, SearchResult, Topic } from './entities/knowledge.ts'

/** A content type with an index page at `/{type}` and pages below it. */
export type EntryType = Exclude<ContentType, 'article'>

/** The page in one language. `path` includes the query. */
export type LanguageLink = { readonly language: string; readonly path: string }

/** An entry of an index page. `body` is null where the index shows no texts. */
export type IndexEntry = ArticleSummary & { readonly body: string | null }

/** The content of a page, by kind. */
export type KnowledgeView =
  | {
      readonly kind: 'home'
      /** The company's own heading and introduction; null for the built-in ones. */
      readonly title: string | null
      readonly intro: string | null
      readonly topics: readonly Topic[]
      /** The newest, and those of them that stand in no category. */
      readonly latest: readonly ArticleSummary[]
      readonly loose: readonly ArticleSummary[]
      /** The newest of the company's questions and answers. */
      readonly questions: readonly ArticleSummary[]
    }
  | { readonly kind: 'category'; readonly topic: Topic; readonly articles: readonly ArticleSummary[] }
  /** Any type's own page. `isRated`: this reader's word on it was just kept. */
  | {
      readonly kind: 'article'
      readonly article: Article
      /** The articles of its category with itself, the newest first; empty outside of one. */
      readonly topic: readonly ArticleSummary[]
      readonly asksFeedback: boolean
      readonly isRated: boolean
    }
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
  /** Nothing is here, the request could not be read, there were too many of them, or the company shows no pages. */
  | { readonly kind: 'failure'; readonly reason: 'missing' | 'refused' | 'busy' | 'closed' }

/** What a page needs of the company's brand. */
export type PageBrand = {
  /** The version of the brand's settings; 0 if they were never saved, and the page has its own look. */
  readonly version: number
  /** Paths of the images; null without one. */
  readonly logo: string | null
  readonly favicon: string | null
  readonly privacyUrl: string | null
  readonly termsUrl: string | null
}

/** Everything the renderer needs for one page. */
export type KnowledgePage = {
  /** The owner's name; null at an address that belongs to no company. */
  readonly companyName: string | null
  /** Null at an address that belongs to no company. */
  readonly brand: PageBrand | null
  /** Whether it is the platform's own knowledge base, beside the marketing pages. */
  readonly isPlatform: boolean
  /** The origin it is served at, such as `https://acme.example.com`. */
  readonly origin: string
  /** The origin of articles' files; empty for the page's own. */
  readonly filesOrigin: string
  /** BCP 47. */
  readonly language: string
  /** The canonical path. */
  readonly path: string
  /** The page in each of its languages; empty if it has only one. */
  readonly alternates: readonly LanguageLink[]
  /** Links of the language menu: the languages of the whole knowledge base. */
  readonly languages: readonly LanguageLink[]
  /** The home page in this language, or in the closest one. */
  readonly homePath: string
  /** Index pages that have entries in this language. */
  readonly indexes: readonly { readonly type: EntryType; readonly path: string }[]
  /** The year in the copyright line. */
  readonly year: number
  readonly view: KnowledgeView
}

/** Paths of the files that a page loads. `font` is the one with Latin letters. */
export type KnowledgeAssets = {
  readonly style: string
  readonly script: string
  /** Latin letters. */
  readonly font: string
}

/** The export of the knowledge base's server bundle: returns a page as a complete HTML document. */
export type RenderKnowledgePage = (page: KnowledgePage, assets: KnowledgeAssets) => string
