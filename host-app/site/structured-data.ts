import { BRAND } from '#contract/brand.ts'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import { nameOfAny } from '../content/all-pages.ts'
import type { ArticlePage, DocsPage, Page, SitePath } from '../content/page.ts'
import type { PageLink } from '../content/site-map.ts'

const ORGANIZATION = { '@type': 'Organization', '@id': `${BUILT_ORIGIN}/#organization` }
const NAMED = { name: BRAND.name, url: `${BUILT_ORIGIN}/` }
const at = (path: string) => BUILT_ORIGIN + path

/**
 * Returns a page's structured data for search engines: objects of schema.org for JSON-LD, only with content
 * that the page shows. `written` are the pages that can be linked to.
 */
export function structuredData(path: SitePath, page: Page, written: readonly SitePath[]): readonly object[] {
  const questions = questionsOf(page)
  return [
    ...(path === '/' ? site() : [breadcrumbs(path, written)]),
    ...(page.template === 'article' ? [article(path, page)] : []),
    ...(page.template === 'docs' && page.kind !== 'overview' ? [techArticle(path, page)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ]
}

function site(): readonly object[] {
  return [
    { ...ORGANIZATION, ...NAMED, logo: at('/favicon.svg') },
    { '@type': 'WebSite', '@id': at('/#website'), ...NAMED, inLanguage: 'en-GB', publisher: ORGANIZATION },
  ]
}

function breadcrumbs(path: SitePath, written: readonly SitePath[]): object {
  const trail = ancestorsOf(path, written)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  }
}

function article(path: SitePath, page: ArticlePage): object {
  return { ...textPage(path, page), '@type': typeOfArticle(path), dateModified: page.date }
}

function techArticle(path: SitePath, page: DocsPage): object {
  return { ...textPage(path, page), '@type': 'TechArticle' }
}

function textPage(path: SitePath, { heading, description }: ArticlePage | DocsPage): object {
  return {
    headline: heading,
    description,
    inLanguage: 'en-GB',
    mainEntityOfPage: at(path),
    author: { ...ORGANIZATION, ...NAMED },
    publisher: { ...ORGANIZATION, ...NAMED },
  }
}

function typeOfArticle(path: SitePath): string {
  if (path.startsWith('/blog/')) return 'BlogPosting'
  return path.startsWith('/resources/') ? 'TechArticle' : 'Article'
}

type Question = { readonly question: string; readonly answer: string }

function questionsOf(page: Page): readonly Question[] {
  switch (page.template) {
    case 'sections':
      return page.sections.flatMap(section => (section.kind === 'faq' ? section.questions : []))
    case 'compare':
    case 'pricing':
      return page.questions
    default:
      return []
  }
}

function faq(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Returns the pages from the home page down to the page itself. A folder without a page is left out. */
export function ancestorsOf(path: SitePath, written: readonly SitePath[]): readonly PageLink[] {
  const folders = path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/') || '/')
  const trail = (folders as SitePath[]).filter(folder => folder === path || written.includes(folder))
  return [...new Set(trail)].map(each => ({ path: each, name: nameOfAny(each) }))
}
