import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { BRAND } from '#contract/brand.ts'
import { SEARCH_AFTER_MS } from '#contract/constants/knowledge.ts'
import { elementOf } from '#contract/embed.ts'
import type { Article, ArticleSummary, SearchResult, Topic } from '#contract/entities/knowledge.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { defineKb } from '#sdk/widgets/kb/define-kb.tsx'
import { until } from './until.ts'

/** A tenant of this page only, because test files share the browser's storage. */
export const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`
const SCOPE = `${BRAND.slug}:${location.origin}:${TENANT}`
const AT = '2026-03-04T05:06:07.000Z'

type Call = {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body?: unknown
}

function clean() {
  return {
    clock: createManualClock(Date.now()) as ManualClock,
    /** The requests so far. */
    calls: [] as Call[],
    isOffline: false,
    /** Responses wait for this promise. */
    hold: Promise.resolve(),
    topics: [] as Topic[],
    languages: ['en'],
    helpCenter: { is_public: true, is_in_widgets: true, asks_feedback: true, default_language: 'en' },
    articles: [] as Article[],
    /** Number of articles on a page of a list. */
    pageSize: 50,
    search: (_query: string): readonly SearchResult[] => [],
    /** The confidence of the best search result. */
    confidence: 0.9,
  }
}

/** The server's data for the element under test, and its requests. */
export const page = clean()

defineKb({
  ...browserEnvironment,
  baseUrl: location.origin,
  clock: {
    now: () => page.clock.now(),
    setTimeout: (callback, delayMs) => page.clock.setTimeout(callback, delayMs),
    clearTimeout: handle => page.clock.clearTimeout(handle),
  },
})

function answer(path: string, make: (query: Call['query'], body: unknown) => unknown) {
  return async ({ request }: { readonly request: Request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const text = await request.text()
    const body = text ? JSON.parse(text) : undefined
    page.calls.push({ path, query, ...(body && { body }) })
    await page.hold
    if (page.isOffline) return HttpResponse.error()
    const made = make(query, body)
    if (made !== null) return HttpResponse.json(made as never)
    return HttpResponse.json({ error: 'no', code: 'content_not_found' }, { status: 404 })
  }
}

const worker = setupWorker(
  http.get(
    '*/api/kb/topics',
    answer('topics', () => ({
      topics: page.topics,
      languages: page.languages,
      help_center: page.helpCenter,
    })),
  ),
  http.get(
    '*/api/kb/articles',
    answer('articles', ({ type = 'article', category, language, cursor = '0', limit }) => {
      const all = page.articles.filter(
        article =>
          article.type === type &&
          (!category || article.category?.slug === category) &&
          (!language || article.language === language),
      )
      const from = Number(cursor)
      const to = from + Math.min(Number(limit ?? page.pageSize), page.pageSize)
      return { articles: all.slice(from, to), next: to < all.length ? String(to) : null }
    }),
  ),
  http.get(
    '*/api/kb/article',
    answer(
      'article',
      ({ type = 'article', slug }) =>
        page.articles.find(article => article.type === type && article.slug === slug) ?? null,
    ),
  ),
  http.get(
    '*/api/kb/search',
    answer('search', ({ q }) => ({ results: page.search(q!), confidence: page.confidence, threshold: 0.15 })),
  ),
  http.post(
    '*/api/kb/feedback',
    answer('feedback', () => ({ ok: true })),
  ),
)

/** Describes tests of the whole element with a server of one knowledge base, each on a clean page. */
export function describeKb(title: string, tests: () => void): void {
  describe(title, () => {
    before(async () => {
      // Lazy chunks compile at their first request, so they are loaded before the tests.
      await Promise.all([
        import('#sdk/widgets/kb/kb-driver.ts'),
        import('#sdk/widgets/kb/kb.lazy.ts'),
        import('#sdk/widgets/kb/article/article-body.tsx'),
      ])
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
    })
    after(() => worker.stop())
    beforeEach(() => {
      for (const tag of ['support-kb', 'support-chat', 'support-ticket'])
        for (const element of document.querySelectorAll(tag)) element.remove()
      localStorage.clear()
      Object.assign(page, clean())
    })
    tests()
  })
}

/** Adds an article to the server, newest first; `slug` is its title in lower case. */
export function haveArticle(title: string, change: Partial<Article> = {}): Article {
  const slug = title.toLowerCase().replace(/\W+/g, '-')
  const article: Article = {
    id: crypto.randomUUID(),
    type: 'article',
    language: 'en',
    slug,
    title,
    excerpt: `About ${title}`,
    category: null,
    section: null,
    published_at: AT,
    updated_at: AT,
    body: `Text of ${title}.`,
    seo_title: '',
    seo_description: '',
    translations: [],
    related: [],
    ...change,
  }
  page.articles.push(article)
  return article
}

/** Adds a category with this number of articles to the server. */
export function haveTopic(name: string, articles: number, change: Partial<Topic> = {}): Topic {
  const slug = name.toLowerCase()
  const topic: Topic = {
    id: crypto.randomUUID(),
    slug,
    name,
    description: '',
    articles,
    language: 'en',
    sections: [],
    ...change,
  }
  page.topics.push(topic)
  return topic
}

/** Returns the search result for an article. */
export function foundOf({ type, language, slug, title, excerpt }: ArticleSummary): SearchResult {
  return { type, language, slug, title, excerpt, confidence: page.confidence }
}

/** Places a knowledge-base element on the page. */
export function placeKb(attributes: Record<string, string> = {}, place: Element = document.body): WidgetHost {
  const host = document.createElement(elementOf('kb')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  place.append(host)
  return host
}

/** Returns what the browser has cached for this tenant under a key. */
export function kept(key: 'kb_list_cache' | 'kb_search_cache'): unknown {
  return JSON.parse(localStorage.getItem(key) ?? '{}')[SCOPE]
}

/** Returns the element's text. */
export function text(host: HTMLElement): string {
  return host.shadowRoot!.textContent
}

/** Waits until the element's text contains this. */
export function shows(host: HTMLElement, wanted: string): Promise<boolean> {
  return until(() => text(host).includes(wanted), wanted)
}

/** Returns the button or link whose accessible name starts with this. */
export function findControl(host: HTMLElement, name: string): HTMLElement | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<HTMLElement>('button, a')]
  return controls.find(found =>
    (found.getAttribute('aria-label') ?? found.textContent).trim().startsWith(name),
  )
}

/** Waits for a control and clicks it. */
export async function press(host: HTMLElement, name: string): Promise<void> {
  ;(await until(() => findControl(host, name), `control ${name}`)).click()
}

/** Waits until a heading with this text has the focus. */
export function focusOn(host: HTMLElement, words: string): Promise<boolean> {
  return until(() => host.shadowRoot!.activeElement?.textContent === words, `focus on ${words}`)
}

/** Returns the search field. */
export function searchBox(host: HTMLElement): HTMLInputElement {
  return host.shadowRoot!.querySelector('input')!
}

/** Types into a field, like a user. */
export function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Types a search, and waits for the debounce. */
export async function lookFor(host: HTMLElement, words: string): Promise<void> {
  write(searchBox(host), words)
  await until(() => host.shadowRoot!.querySelector('.shows-search'))
  // The typed text reaches the element in the next frame.
  await new Promise(requestAnimationFrame)
  page.clock.advance(SEARCH_AFTER_MS)
}

/** Presses a key on the focused element. */
export function key(host: HTMLElement, name: string): void {
  const init = { key: name, bubbles: true, composed: true, cancelable: true }
  host.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
}

/** Returns the requests of a path. */
export function asked(path: string): Call[] {
  return page.calls.filter(call => call.path === path)
}
