import type { Article } from '#contract/entities/knowledge.ts'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import { plainBlocks } from '../../core/markdown/blocks.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { fill, pageMessagesFor, siteName } from './messages/page-messages.ts'

/** Length that search engines show, in characters. */
const DESCRIPTION_MAX = 200
/** Length of Markdown to read for the description, in characters. */
const READ_MAX = 2_000

/** A page's metadata. `type` is Open Graph's. */
export type PageFacts = {
  /** The page's own heading, without the site's name. */
  readonly heading: string
  readonly title: string
  readonly description: string
  readonly type: 'website' | 'article'
  /** The path of the page's text as Markdown; null for none. */
  readonly markdownPath: string | null
}

/** Returns a page's metadata. */
export function pageFacts(page: KnowledgePage): PageFacts {
  const site = siteName(page)
  const { heading, name = heading, description } = factsOf(page)
  const article = page.view.kind === 'article' ? page.view.article : null
  return {
    heading,
    title: page.view.kind === 'home' ? site : `${name} – ${site}`,
    description,
    type: article ? 'article' : 'website',
    markdownPath: article && `${contentPath(article)}.md`,
  }
}

type Facts = { readonly heading: string; readonly name?: string; readonly description: string }

function factsOf({ view, companyName, language }: KnowledgePage): Facts {
  const t = pageMessagesFor(language)
  switch (view.kind) {
    case 'home':
      return {
        heading: view.title ?? t.welcome,
        description: view.intro ?? `${companyName}: ${view.title ?? t.welcome}`,
      }
    case 'category': {
      const { name, description } = view.topic
      const titles = view.articles.map(article => article.title)
      return { heading: name, description: description || shortened(titles.join(' · ')) || name }
    }
    case 'article': {
      const { title, seo_title } = view.article
      return { heading: title, name: seo_title || title, description: descriptionOf(view.article) }
    }
    case 'search': {
      const heading = view.query === '' ? t.searchLabel : fill(t.results, 'query', view.query)
      return { heading, description: heading }
    }
    case 'index': {
      const heading = t.types[view.type]
      const titles = view.entries.map(entry => entry.title)
      return { heading, description: shortened(titles.join(' · ')) || heading }
    }
    case 'failure': {
      const [heading, description] = companyName === null ? t.nobody : t[view.reason]
      return { heading, description }
    }
  }
}

function descriptionOf({ seo_description, excerpt, body, title }: Article): string {
  return seo_description || excerpt || shortened(plainBlocks(readMarkdown(body.slice(0, READ_MAX)))) || title
}

/** Shortens a text at a word boundary. */
function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  const cut = line.slice(0, DESCRIPTION_MAX)
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : cut.length)}…`
}
