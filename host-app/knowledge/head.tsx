import { SOCIAL_IMAGE } from '#contract/constants/site.ts'
import type { KnowledgeAssets, KnowledgePage } from '#contract/knowledge-page.ts'
import { KNOWLEDGE_BRAND } from '#core/knowledge/knowledge-path.ts'
import { pageFacts } from './page-facts.ts'
import { structuredData } from './structured-data.ts'

type Props = { readonly page: KnowledgePage; readonly assets: KnowledgeAssets }

/** The page's metadata for browsers, search engines and other sites (HTML, Open Graph, JSON-LD). */
export function Head({ page, assets }: Props) {
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
