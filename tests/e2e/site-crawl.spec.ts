/** Every public page of the built site, for browsers, readers without scripts and search engines. */
import { type Browser, expect, type Page } from '@playwright/test'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import { ALL_PAGES } from '#host-app/site/content/all-pages.ts'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { sharedServer, test } from './shared-server.ts'

/** One page for each template. */
const SAMPLES = [
  '/',
  '/tickets',
  '/pricing',
  '/demo',
  '/blog',
  '/compare/lapwing-vs-zendesk',
  '/resources/learn/ai-chat-playbook',
  '/docs',
  '/docs/embed',
  '/docs/gallery',
]
const PATHS: readonly string[] = ALL_PAGES.map(({ path }) => path)

/** The page whose fragments name what it shows, and no part of it. */
const GALLERY = '/docs/gallery'

const PHONE = { width: 390, height: 844 }

const server = sharedServer()
/** The paths in the sitemap: the site's pages, and the platform's knowledge base. */
let listed: readonly string[]
const { own } = server

test.beforeAll(async () => {
  const sitemap = await (await fetch(own('/sitemap.xml'))).text()
  listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.slice(own('').length))
})

/** A page's metadata and its links. */
type Seen = Awaited<ReturnType<typeof see>>

function see(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
    links: [...document.querySelectorAll('a')].map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
}

/** Opens pages one after the other, and records each page's errors. */
async function openWatched(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  const wrong: string[] = []
  const complaints = await collectComplaints(page)
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  // Hydration must not change the prerendered page.
  await page.addInitScript(() => {
    const replaced: string[] = []
    Object.assign(window, { replaced })
    window.addEventListener('page-alive', () => Object.assign(window, { isAlive: true }))
    new MutationObserver(changes => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof Element) replaced.push(node.outerHTML.slice(0, 100))
    }).observe(document, { childList: true, subtree: true })
  })
  page.on('request', request => {
    if (!request.url().startsWith(own('/')) && !request.url().startsWith('data:'))
      complaints.push(`asks ${request.url()}`)
  })

  async function open(path: string): Promise<Seen> {
    const response = await page.goto(own(path))
    if (response?.status() !== 200) complaints.push(`answers ${response?.status()}`)
    // Waits until the whole page is hydrated.
    await page.waitForFunction(() => 'isAlive' in window)
    const replaced = await page.evaluate(() => (window as unknown as { replaced: string[] }).replaced)
    complaints.push(...replaced.map(element => `draws again ${element}`))
    const cookies = await page.context().cookies()
    complaints.push(...cookies.map(({ name }) => `sets the cookie ${name}`))
    const seen = await see(page)
    wrong.push(...complaints.splice(0).map(complaint => `${path}: ${complaint}`))
    return seen
  }
  return { page, wrong, open, close: () => page.context().close() }
}

test('every page is there, has a head of its own, and asks for nothing else', async ({ browser }) => {
  for (const path of PATHS) expect(listed).toContain(path)
  const { wrong, open, page, close } = await openWatched(browser)
  const seen = new Map<string, Seen>()
  for (const path of PATHS) seen.set(path, await open(path))

  const owners = new Map<string, string>()
  for (const [path, { title, headings, description, canonical, data, ids }] of seen) {
    if (new Set(ids).size < ids.length) wrong.push(`${path}: two elements have one id`)
    if (headings.length !== 1) wrong.push(`${path}: ${headings.length} headings of the first level`)
    if (canonical !== own(path)) wrong.push(`${path}: the canonical address is ${canonical}`)
    if (data.length !== 1 || data.join().includes(BUILT_ORIGIN)) wrong.push(`${path}: ${data}`)
    for (const text of data) JSON.parse(text)
    for (const text of [`title ${title}`, `h1 ${headings[0]}`, `description ${description}`]) {
      const owner = owners.get(text)
      if (owner) wrong.push(`${path} has the ${text} of ${owner}`)
      if (/^\w+ (undefined)?$/.test(text)) wrong.push(`${path} has no ${text}`)
      owners.set(text, path)
    }
  }

  const links = [...seen].flatMap(([from, { links }]) => links.map(href => ({ from, url: new URL(href) })))
  const others = new Set<string>()
  for (const { from, url } of links.filter(({ url }) => url.origin === own(''))) {
    const target = seen.get(url.pathname)
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (target && anchor && url.pathname !== GALLERY && !target.ids.includes(anchor))
      wrong.push(`${from} links to ${url}: no such part`)
    if (!target) others.add(url.pathname)
  }
  for (const path of others) {
    const status = (await page.request.get(own(path), { maxRedirects: 0 })).status()
    if (status !== 200) wrong.push(`${links.find(({ url }) => url.pathname === path)?.from} links to ${path}`)
  }
  expect(wrong).toEqual([])
  await close()
})

test('a page of each template comes to life, leads on without a load, and is accessible', async ({
  browser,
}) => {
  const { wrong, open, page, close } = await openWatched(browser)
  for (const path of SAMPLES) {
    await open(path)
    wrong.push(...(await axeFindings(page, 'html')).map(finding => `${path}: ${finding}`))
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const heading = await page.locator('h1').innerText()
    const next = path === '/pricing' ? '/demo' : '/pricing'
    await page.locator(`a[href="${next}"]:visible`).first().click()
    await expect(page).toHaveURL(own(next))
    await expect(page.locator('h1')).not.toHaveText(heading)
    expect(await page.evaluate(() => 'isSame' in window), `${path} leads on`).toBe(true)
  }
  expect(wrong).toEqual([])
  await close()
})

test('no page is wider than a phone', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage()
  const wide: string[] = []
  for (const path of PATHS) {
    await page.goto(own(path))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > PHONE.width) wide.push(`${path}: ${width} px`)
  }
  expect(wide).toEqual([])
  await page.context().close()
})

test('a page of each template can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of SAMPLES) {
    await page.goto(own(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { length } = await page.getByRole('main').innerText()
    expect(length, path).toBeGreaterThan(300)
    const question = page.locator('main details').filter({ visible: true }).first()
    if ((await question.count()) === 0) continue
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
  }
  await context.close()
})

test('search engines find the pages, and the picture beside links to them', async ({ request }) => {
  const robots = await (await request.get(own('/robots.txt'))).text()
  expect(robots).toContain(`Sitemap: ${own('/sitemap.xml')}`)
  const html = await (await request.get(own('/'))).text()
  expect(html).not.toContain(BUILT_ORIGIN)
  const [, image] = /<meta property="og:image" content="([^"]+)">/.exec(html)!
  const picture = await request.get(image!)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})
