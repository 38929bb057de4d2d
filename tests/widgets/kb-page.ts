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
    /** What was asked. */
    calls: [] as Call[],
    isOffline: false,
    /** Answers wait for it. */
    hold: Promise.resolve(),
    topics: [] as Topic[],
    languages: ['en'],
    articles: [] as Article[],
    /** Articles on one page of a list. */
    pageSize: 50,
    search: (_query: string): readonly SearchResult[] => [],
    /** Of the best that is found. */
    confidence: 0.9,
  }
}

/** What the element under test is given, and what it asked for. */
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
    answer('topics', () => ({ topics: page.topics, languages: page.languages })),
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

/** Tests of the whole element against a server of one knowledge base, each on a clean page. */
export function describeKb(title: string, tests: () => void): void {
  describe(title, () => {
    before(async () => {
      // What comes later is compiled when it is first asked for, which is no matter of the tests.
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

/** Puts an article on the server, the newest first; `slug` is its title in small letters. */
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

/** A category of the server with so many articles. */
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

export function foundOf({ type, language, slug, title, excerpt }: ArticleSummary): SearchResult {
  return { type, language, slug, title, excerpt, confidence: page.confidence }
}

export function placeKb(attributes: Record<string, string> = {}, place: Element = document.body): WidgetHost {
  const host = document.createElement(elementOf('kb')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  place.append(host)
  return host
}

/** What the browser keeps under a name, of this tenant. */
export function kept(key: 'kb_list_cache' | 'kb_search_cache'): unknown {
  return JSON.parse(localStorage.getItem(key) ?? '{}')[SCOPE]
}

export function text(host: HTMLElement): string {
  return host.shadowRoot!.textContent
}

export function shows(host: HTMLElement, wanted: string): Promise<boolean> {
  return until(() => text(host).includes(wanted), wanted)
}

/** Buttons and links by their accessible name, which may go on after the words. */
export function findControl(host: HTMLElement, name: string): HTMLElement | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<HTMLElement>('button, a')]
  return controls.find(found =>
    (found.getAttribute('aria-label') ?? found.textContent).trim().startsWith(name),
  )
}

export async function press(host: HTMLElement, name: string): Promise<void> {
  ;(await until(() => findControl(host, name), `control ${name}`)).click()
}

/** Waits for a heading with the focus. */
export function focusOn(host: HTMLElement, words: string): Promise<boolean> {
  return until(() => host.shadowRoot!.activeElement?.textContent === words, `focus on ${words}`)
}

export function searchBox(host: HTMLElement): HTMLInputElement {
  return host.shadowRoot!.querySelector('input')!
}

/** Writes into a field as a person does. */
export function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Looks for words, and pauses long enough. */
export async function lookFor(host: HTMLElement, words: string): Promise<void> {
  write(searchBox(host), words)
  await until(() => host.shadowRoot!.querySelector('.shows-search'))
  // What was written waits for the driver.
  await new Promise(requestAnimationFrame)
  page.clock.advance(SEARCH_AFTER_MS)
}

export function key(host: HTMLElement, name: string): void {
  const init = { key: name, bubbles: true, composed: true, cancelable: true }
  host.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
}

/** What was asked of a path. */
export function asked(path: string): Call[] {
  return page.calls.filter(call => call.path === path)
}
