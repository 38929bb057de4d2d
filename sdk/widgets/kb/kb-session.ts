import type { WritableAtom } from 'nanostores'
import type { Locale } from '#contract/constants/locales.ts'
import type { Article, ArticleSummary, SearchResult, Topic } from '#contract/entities/knowledge.ts'
import type { KbCatalog } from '../../locales/kb/kb-messages.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { KbCache } from './data/kb-cache.ts'
import type { Remote } from './data/remote.ts'
import type { KbView, Trail } from './panel/trail.ts'

/** The home of a help center, in one of its languages. */
export type KbHome = {
  /** Null if nothing is published. */
  readonly language: string | null
  readonly topics: readonly Topic[]
  /** Newest first. */
  readonly articles: readonly ArticleSummary[]
  readonly announcements: readonly ArticleSummary[]
  /** Whether each article has a page of its own that visitors can open. Absent in old caches: yes. */
  readonly hasPages?: boolean
  /** Whether articles ask for a rating. Absent in old caches: yes. */
  readonly asksFeedback?: boolean
}

/** The loaded articles of a category. */
export type KbCategory = {
  readonly articles: readonly ArticleSummary[]
  /** Cursor of the next page; null after the last. */
  readonly next: string | null
}

/** A search and its results. */
export type KbFound = {
  readonly query: string
  readonly results: readonly SearchResult[]
  /** Whether the best result surely answers the query. */
  readonly isSure: boolean
}

/** The stores of a help center. Components read them; the driver writes them. */
export type KbStores = {
  readonly $home: WritableAtom<Remote<KbHome>>
  readonly $category: WritableAtom<Remote<KbCategory>>
  readonly $article: WritableAtom<Remote<Article>>
  readonly $found: WritableAtom<Remote<KbFound>>
  readonly $catalog: WritableAtom<KbCatalog>
}

/** The state and actions of one help center element while it is in the page. */
export type KbSession = KbStores &
  Trail & {
    readonly environment: Environment
    readonly host: WidgetHost
    readonly tenant: string
    /** The cache of homes in this browser. */
    readonly homes: KbCache<KbHome>
    /** Returns the element's current language, whose messages may still be loading. */
    readonly localeNow: () => Locale
    /** Loads the current view. Sends no request before. */
    readonly start: () => void
    /** Searches at once for the text in the search box. */
    readonly search: () => void
    /** Loads the current view again. */
    readonly retry: () => void
    /** Returns the driver, whose code loads after the home's. Rejects if it fails to load. */
    readonly driver: () => Promise<KbDriver>
    readonly stop: () => void
  }

/** Loads all content of a help center from the server. */
export type KbDriver = {
  /** Loads the home and the current view, once. */
  readonly start: () => void
  /** Loads the content of a view. */
  readonly load: (view: KbView) => void
  readonly retry: () => void
  /** Searches for a text, after a pause in typing. */
  readonly ask: (text: string) => void
  /** Searches now. */
  readonly search: () => void
  /** Loads more articles of the current category. Resolves with false if that fails. */
  readonly more: () => Promise<boolean>
  /** Sends a rating of the current article. Resolves with false if that fails. */
  readonly rate: (helpful: boolean, comment: string) => Promise<boolean>
  readonly stop: () => void
}
