import type { Page, SitePath } from './page.ts'

const MODULES = import.meta.glob<{ readonly page: Page }>('./pages/**/*.{ts,md}')

/** Whether a path belongs to the documentation, whose pages have their own list (`all-pages.ts`). */
export function isDocsPath(path: string): boolean {
  return path === '/docs' || path.startsWith('/docs/')
}

/** What a page says, from the file at its path. Rejects when there is none. */
export async function loadPage(path: SitePath): Promise<Page> {
  if (isDocsPath(path)) return (await import('./docs/load-doc.ts')).loadDoc(path)
  const load = MODULES[`./${pageFile(path)}`]
  if (!load) throw new Error(`${path} has no content.`)
  return (await load()).page
}

/** The paths that have content. */
export function writtenPaths(): string[] {
  return Object.keys(MODULES).map(file => file.replace(/^\.\/pages(\/home)?(.*)\.(ts|md)$/, '$2') || '/')
}

/** The file of a page's content, relative to `content`. */
export function pageFile(path: SitePath): string {
  const name = `pages${path === '/' ? '/home' : path}`
  return `./${name}.md` in MODULES ? `${name}.md` : `${name}.ts`
}
