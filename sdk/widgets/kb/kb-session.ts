import type { WritableAtom } from 'nanostores'
import type { Locale } from '#contract/constants/locales.ts'
import type { Article, ArticleSummary, SearchResult, Topic } from '#contract/entities/knowledge.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { KbCatalog } from '../../ui/messages/use-kb-messages.ts'
import type { KbCache } from './data/kb-cache.ts'
import type { Remote } from './data/remote.ts'
import type { KbView, Trail } from './panel/trail.ts'

/** The front of a knowledge base, in one of its languages. */
export type KbHome = {
  /** Null while nothing is published. */
  readonly language: string | null
  readonly topics: readonly Topic[]
  /** The newest first. */
  readonly articles: readonly ArticleSummary[]
  readonly announcements: readonly ArticleSummary[]
}

/** A category's articles, as far as they have been asked for. */
export type KbCategory = {
  readonly articles: readonly ArticleSummary[]
  /** Where the next ones begin; null after the last. */
  readonly next: string | null
}

/** What was found. */
export type KbFound = {
  readonly query: string
  readonly results: readonly SearchResult[]
  /** Whether the best surely answers. */
  readonly isSure: boolean
}

/** The stores that the components see and the driver writes. */
export type KbStores = {
  readonly $home: WritableAtom<Remote<KbHome>>
  readonly $category: WritableAtom<Remote<KbCategory>>
  readonly $article: WritableAtom<Remote<Article>>
  readonly $found: WritableAtom<Remote<KbFound>>
  readonly $catalog: WritableAtom<KbCatalog>
}

/** What one element of the knowledge base holds while it is in the page. */
export type KbSession = KbStores &
  Trail & {
    readonly environment: Environment
    readonly host: WidgetHost
    readonly tenant: string
    /** The cached homes of this browser. */
    readonly homes: KbCache<KbHome>
    /** The language of the element now; its messages may still be loading. */
    readonly localeNow: () => Locale
    /** Fetches what shows; nothing is asked of the server before. */
    readonly start: () => void
    /** Searches at once for what has been written. */
    readonly search: () => void
    /** Fetches what shows once more. */
    readonly retry: () => void
    /** The driver, whose code comes after the home's; rejects when it does not come. */
    readonly driver: () => Promise<KbDriver>
    readonly stop: () => void
  }

/** What asks the server for all that shows. */
export type KbDriver = {
  /** Fetches the home and what shows; once. */
  readonly start: () => void
  /** Fetches what a view needs. */
  readonly load: (view: KbView) => void
  readonly retry: () => void
  /** Looks for what stands in the search box, once nothing more has been written for a while. */
  readonly ask: (text: string) => void
  /** Looks now. */
  readonly search: () => void
  /** Fetches more of the category that shows; false when they did not come. */
  readonly more: () => Promise<boolean>
  /** Says whether the article that shows helped; false when that did not arrive. */
  readonly rate: (helpful: boolean, comment: string) => Promise<boolean>
  readonly stop: () => void
}
