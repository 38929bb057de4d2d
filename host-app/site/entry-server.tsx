import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import { StaticRouter } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { BUILT_ORIGIN, SOCIAL_IMAGE } from '#contract/constants/site.ts'
import { BrandMark } from '#host-app/shared/ui/brand-mark.tsx'
import { ALL_PAGES, nameOfAny } from './content/all-pages.ts'
import { loadPage, pageFile } from './content/load-page.ts'
import type { ArticlePage, DocsPage, Page, SitePath } from './content/page.ts'
import type { PageLink } from './content/site-map.ts'
import { FlightLine } from './sections/flight-line.tsx'
import { SiteApp } from './site-app.tsx'
import { pageAt } from './site-page.tsx'

const ORGANIZATION = { '@type': 'Organization', '@id': `${BUILT_ORIGIN}/#organization` }

const NAMED = { name: BRAND.name, url: `${BUILT_ORIGIN}/` }

const at = (path: string) => BUILT_ORIGIN + path

const LEFT_PX = 80

const LINE_PX = 84

/** The paths that the build prerenders. */
export const paths: readonly SitePath[] = ALL_PAGES.map(({ path }) => path)

/** Renders one page to HTML for the build, and returns the client chunks that only this page needs. */
export async function render(path: SitePath) {
  const page = await loadPage(path)
  await pageAt(path)?.preload()
  const markup = await renderToStringAsync(
    <StaticRouter location={path}>
      <SiteApp />
    </StaticRouter>,
  )
  const { title, description } = page
  return {
    path,
    title,
    description,
    ...(page.template === 'article' && { date: page.date }),
    structuredData: structuredData(path, page, paths),
    markup,
    modules: page.template === 'docs' ? docsModules(page) : [`site/content/${pageFile(path)}`],
  }
}

/** A page of the documentation is found through the list of its files. */
function docsModules({ kind, path }: DocsPage): readonly string[] {
  const file = kind === 'overview' ? [] : [`../docs/${path.split('/').at(-1)}.md`]
  return ['site/content/docs/load-doc.ts', 'site/templates/docs/docs-template.tsx', ...file]
}

/** Renders the image for links to the site, as SVG with the site's custom properties. */
export function renderSocialImage(): string {
  return renderToString(<SocialImage />)
}

/**
 * The logo, the name, a sentence and the decorative line, for programs that render SVG without a browser's
 * styles.
 */
function SocialImage() {
  const { widthPx, heightPx, lines } = SOCIAL_IMAGE
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: pages show it as a picture, with a text of its own.
    <svg xmlns="http://www.w3.org/2000/svg" width={widthPx} height={heightPx} fontFamily="Inter">
      <rect width={widthPx} height={heightPx} fill="var(--paper)" />
      <g transform="translate(0 104)">
        <FlightLine />
      </g>
      <g transform={`translate(${LEFT_PX} 60)`}>
        <BrandMark size={64} />
      </g>
      <text x={LEFT_PX + 84} y="108" fontSize="44" fontWeight="600" letterSpacing="-0.8" fill="var(--ink)">
        {BRAND.name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={LEFT_PX}
          y={240 + index * LINE_PX}
          fontSize="72"
          fontWeight="700"
          letterSpacing="-1.8"
          fill="var(--ink)"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}

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
