import { renderToStaticMarkup } from 'react-dom/server'
import { SOCIAL_IMAGE } from '#contract/constants/site.ts'
import type { Article } from '#contract/entities/knowledge.ts'
import type { KnowledgeAssets, KnowledgePage, RenderKnowledgePage } from '#contract/knowledge-page.ts'
import { KNOWLEDGE_BRAND } from '#core/knowledge/knowledge-path.ts'
import { languageDirection } from '#core/text/language-direction.ts'
import { plainBlocks } from '../../core/markdown/blocks.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { FilesOrigin } from './markdown/markdown.tsx'
import { readMarkdown } from './markdown/read-markdown.ts'
import { PageLanguage, pageMessagesFor } from './messages/page-messages.ts'
import { pageFacts } from './page-facts.ts'
import { trailOf } from './trail.ts'
import { View } from './views/view.tsx'

const ARTICLE_TYPES: Readonly<Record<string, string>> = { blog: 'BlogPosting', announcement: 'NewsArticle' }

/** Renders a page as HTML. It needs no script and is not hydrated. */
export const renderKnowledgePage: RenderKnowledgePage = (page, assets) => {
  const markup = renderToStaticMarkup(
    <html lang={page.language} dir={languageDirection(page.language)}>
      <Head page={page} assets={assets} />
      <body data-widgets={page.companyName !== null && !page.isPlatform}>
        <PageLanguage.Provider value={page.language}>
          <FilesOrigin.Provider value={page.filesOrigin}>
            <div id="root">
              <a className="visually-hidden" href="#kb_main">
                {pageMessagesFor(page.language).skip}
              </a>
              <Header page={page} />
              <main id="kb_main">
                <View page={page} />
              </main>
              <Footer page={page} />
            </div>
          </FilesOrigin.Provider>
        </PageLanguage.Provider>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

type Props = { readonly page: KnowledgePage; readonly assets: KnowledgeAssets }

/** The page's metadata for browsers, search engines and other sites (HTML, Open Graph, JSON-LD). */
function Head({ page, assets }: Props) {
  const { title, description, type, markdownPath } = pageFacts(page)
  const url = page.origin + page.path
  const data = structuredData(page)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbfaf7" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.view.kind !== 'failure' && <link rel="canonical" href={url} />}
      {page.alternates.map(each => (
        <link key={each.language} rel="alternate" hrefLang={each.language} href={page.origin + each.path} />
      ))}
      {markdownPath !== null && (
        <link rel="alternate" type="text/markdown" href={page.origin + markdownPath} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={page.language.replace('-', '_')} />
      {page.companyName !== null && <meta property="og:site_name" content={page.companyName} />}
      {page.isPlatform && <meta property="og:image" content={page.origin + SOCIAL_IMAGE.path} />}
      {page.brand?.favicon ? (
        <link rel="icon" href={page.filesOrigin + page.brand.favicon} />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.font} />
      <link rel="stylesheet" href={assets.style} />
      {page.brand !== null && page.brand.version > 0 && (
        <link rel="stylesheet" href={`${KNOWLEDGE_BRAND}?v=${page.brand.version}`} />
      )}
      <script type="module" src={assets.script} />
      {data.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, in which no text can end the script.
          dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
        />
      )}
    </head>
  )
}

function jsonLd(graph: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return json.replaceAll('<', '\\u003c')
}

/**
 * Returns a page's structured data for search engines: objects of schema.org, only with content that the
 * page shows.
 */
function structuredData(page: KnowledgePage): readonly object[] {
  const { view } = page
  switch (view.kind) {
    case 'home':
      return [
        {
          '@type': 'WebSite',
          name: page.companyName,
          url: page.origin + page.path,
          inLanguage: page.language,
        },
      ]
    case 'category':
      return [breadcrumbs(page)]
    case 'index':
      return view.type === 'faq' && view.entries.length > 0
        ? [breadcrumbs(page), faq(view.entries)]
        : [breadcrumbs(page)]
    case 'article':
      return [
        breadcrumbs(page),
        view.article.type === 'faq' ? faq([view.article]) : article(page, view.article),
      ]
    default:
      return []
  }
}

function breadcrumbs(page: KnowledgePage): object {
  const trail = [...trailOf(page), { name: pageFacts(page).heading, path: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.origin + path,
    })),
  }
}

function article(page: KnowledgePage, { type, title, published_at, updated_at }: Article): object {
  const organization = { '@type': 'Organization', name: page.companyName, url: page.origin }
  return {
    '@type': ARTICLE_TYPES[type] ?? 'Article',
    headline: title,
    description: pageFacts(page).description,
    datePublished: published_at,
    dateModified: updated_at,
    inLanguage: page.language,
    mainEntityOfPage: page.origin + page.path,
    author: organization,
    publisher: organization,
  }
}

type Question = { readonly title: string; readonly body: string | null }

function faq(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainBlocks(readMarkdown(body ?? '')) },
    })),
  }
}
