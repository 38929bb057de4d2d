import type { STORAGE_KEYS } from '#contract/constants/identity.ts'
import type { Article } from '#contract/entities/knowledge.ts'
import { KNOWLEDGE_ENDPOINTS } from '#contract/routes/knowledge-endpoints.ts'
import { BRAND_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { createApi } from '../../runtime/api/create-api.ts'
import type { ReportTrouble } from '../../runtime/browser/report-trouble.ts'
import { storageKey } from '../../runtime/storage/storage-key.ts'
import { catchArticleLinks } from './article/catch-article-links.ts'
import { fetchHome, GONE } from './browse/fetch-home.ts'
import { isCategory, isFound } from './data/cached-lists.ts'
import { createKbCache } from './data/kb-cache.ts'
import { createRemoteLoader } from './data/remote.ts'
import { createVisitorKey } from './data/visitor-key.ts'
import type { KbDriver, KbSession } from './kb-session.ts'
import type { KbView } from './panel/trail.ts'
import { createSearch } from './search/create-search.ts'

const LISTS: typeof STORAGE_KEYS.knowledgeList = 'kb_list_cache'
const SEARCHES: typeof STORAGE_KEYS.knowledgeSearch = 'kb_search_cache'

type Options = { readonly session: KbSession; readonly report: ReportTrouble }

/** Creates the driver of a help center. */
export function createKbDriver({ session, report }: Options): KbDriver {
  const { environment, host, tenant, homes, $home, $category, $article, $found } = session
  const { baseUrl, clock, openStorage, newId } = environment
  const api = createApi({ ...KNOWLEDGE_ENDPOINTS, ...BRAND_ENDPOINTS }, { baseUrl, tenant, clock })
  const scope = storageKey(baseUrl, tenant)
  const cacheOf = { openStorage, clock, scope }
  const searches = createKbCache({ ...cacheOf, key: SEARCHES, isValue: isFound })
  const categories = createKbCache({ ...cacheOf, key: LISTS, isValue: isCategory })
  const visitor = createVisitorKey(openStorage, scope, newId)
  /** Loaded articles by type and slug, until the page closes. */
  const articles = new Map<string, Article>()

  const onTrouble = () => report('load', 'the knowledge base could not be reached')
  const home = createRemoteLoader($home, onTrouble)
  const category = createRemoteLoader($category, onTrouble)
  const article = createRemoteLoader($article, onTrouble)
  const found = createRemoteLoader($found, onTrouble)
  const search = createSearch({ api, clock, cache: searches, $found, found })
  let isStarted = false
  let loadedLocale = ''

  /** Fetches the brand of an element whose tag has none. After a failure, it keeps the default look. */
  async function loadBrand(): Promise<void> {
    if (host.hasAttribute('brand')) return
    const result = await api('getWidgetBrand', { query: { tenant, locale: session.localeNow() } })
    if (result.kind === 'ok') host.setAttribute('brand', result.value.style)
  }

  const viewNow = (): KbView => session.$trail.get().at(-1)!

  async function loadHome(): Promise<void> {
    const locale = session.localeNow()
    loadedLocale = locale
    const known = homes.read(`home ${locale}`)
    const value = await home.load(known, () => fetchHome({ api, locale, guess: known?.language ?? null }))
    if (value) homes.keep(`home ${locale}`, value)
  }

  function categoryQuery(slug: string) {
    const language = $home.get().value?.language
    return { category: slug, ...(language && { language }) }
  }

  async function loadCategory(slug: string): Promise<void> {
    const query = categoryQuery(slug)
    const name = `category ${slug} ${query.language ?? ''}`
    const value = await category.load(categories.read(name), async () => {
      const result = await api('listArticles', { query })
      // A category without articles no longer exists.
      return result.kind === 'ok' && result.value.articles.length === 0 ? GONE : result
    })
    if (value) categories.keep(name, value)
  }

  async function loadArticle({ type, slug }: Extract<KbView, { kind: 'article' }>): Promise<void> {
    const name = `${type} ${slug}`
    const known = articles.get(name) ?? null
    const value = await article.load(known, () => api('readArticle', { query: { type, slug } }))
    if (value) articles.set(name, value)
    else if ($article.get().status === 'gone') {
      articles.delete(name)
      report('action', 'there is no such article')
    }
  }

  function load(view: KbView): void {
    if (!isStarted) return
    if (view.kind === 'category') void loadCategory(view.slug)
    if (view.kind === 'article') void loadArticle(view)
  }

  function start(): void {
    if (isStarted) return
    isStarted = true
    void loadBrand()
    void loadHome()
    load(viewNow())
  }

  function retry(): void {
    const view = viewNow()
    if ($home.get().status === 'failed') void loadHome()
    if (view.kind === 'search') search.now()
    else load(view)
  }

  async function more(): Promise<boolean> {
    const view = viewNow()
    const { value } = $category.get()
    if (view.kind !== 'category' || !value?.next) return true
    const result = await api('listArticles', { query: { ...categoryQuery(view.slug), cursor: value.next } })
    if (result.kind !== 'ok') {
      onTrouble()
      return false
    }
    const { articles, next } = result.value
    // The visitor may have opened another category meanwhile.
    if ($category.get().value === value) {
      category.set({ status: 'ready', value: { articles: [...value.articles, ...articles], next } })
    }
    return true
  }

  async function rate(helpful: boolean, comment: string): Promise<boolean> {
    const view = viewNow()
    if (view.kind !== 'article') return false
    const { type, slug } = view
    const visitor_key = visitor.read()
    const result = await api('rateArticle', { body: { type, slug, visitor_key, helpful, comment } })
    if (result.kind !== 'ok') report('action', 'the rating did not arrive')
    return result.kind === 'ok'
  }

  /** Deletes the visitor's data from this browser. */
  function forget(): void {
    homes.clear()
    searches.clear()
    visitor.forget()
  }

  function retryFailed(): void {
    const statuses = [$home, $category, $article, $found].map(store => store.get().status)
    if (isStarted && statuses.includes('failed')) retry()
  }

  const unspeak = session.$catalog.listen(() => {
    if (isStarted && loadedLocale !== session.localeNow()) void loadHome()
  })
  const uncatch = catchArticleLinks(session)
  window.addEventListener('online', retryFailed)
  host.handle({
    // All widgets receive these.
    identify() {},
    setContext() {},
    showArticle(slug) {
      session.show({ kind: 'article', type: 'article', slug: String(slug), title: '' })
      host.open()
    },
    logout: forget,
  })
  return {
    start,
    load,
    retry,
    ask: search.ask,
    search: search.now,
    more,
    rate,
    stop() {
      search.stop()
      unspeak()
      uncatch()
      window.removeEventListener('online', retryFailed)
    },
  }
}
