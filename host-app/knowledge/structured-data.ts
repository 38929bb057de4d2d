import type { Article } from '#contract/entities/knowledge.ts'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { plainBlocks } from '../../core/text/markdown.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { pageFacts } from './page-facts.ts'
import { trailOf } from './trail.ts'

const ARTICLE_TYPES: Readonly<Record<string, string>> = { blog: 'BlogPosting', announcement: 'NewsArticle' }

/**
 * Returns a page's structured data for search engines: objects of schema.org, only with content that the
 * page shows.
 */
export function structuredData(page: KnowledgePage): readonly object[] {
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
