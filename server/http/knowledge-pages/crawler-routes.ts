/** Files for search engines and language models about a company's pages. */
import type { Context } from 'hono'
import { CONTENT_PAGE } from '#contract/constants/knowledge.ts'
import type { SitemapEntry } from '#contract/entities/knowledge.ts'
import { categoryPath, contentPath, KNOWLEDGE_HOME } from '#core/knowledge/knowledge-path.ts'
import { type CrawledPage, extendSitemap, robotsTxt, sitemapXml } from '#core/site/crawler-files.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import type { Company } from '#server/domain/actor.ts'
import { listArticles } from '#server/domain/knowledge/articles/list-articles.ts'
import { listKnowledgeTopics, listSitemap } from '#server/domain/knowledge/articles/overviews.ts'
import { MARKDOWN_ENDING, oneLine } from './article-markdown.ts'
import type { HelpCenter, KnowledgePageDeps } from './deps.ts'
import { sendText } from './send-page.ts'

type Answer = (c: Context, help: HelpCenter, deps: KnowledgePageDeps) => Promise<Response>

/** Whether search engines may list the company's pages. */
const isListed = ({ settings }: HelpCenter) => settings.is_public && settings.is_indexed

/**
 * Sends `/robots.txt`. Pages that search engines must not list stay open to them, because each page says so itself; only the
 * sitemap is missing.
 */
export const sendRobots: Answer = (c, help, { canonicalOriginOf }) =>
  sendText(c, robotsTxt(isListed(help) || isPlatform(c) ? canonicalOriginOf(c) : null), {
    'content-type': 'text/plain; charset=utf-8',
  })

/** Sends `/sitemap.xml`: a company's own pages. The platform's follow those of its site. */
export const sendSitemap: Answer = async (c, help, deps) => {
  const origin = deps.canonicalOriginOf(c)
  const pages = isListed(help) ? await companyPages(help.company, deps) : []
  const site = isPlatform(c) ? await deps.readSite('/sitemap.xml') : null
  return sendText(c, site === null ? sitemapXml(origin, pages) : extendSitemap(site, origin, pages), {
    'content-type': 'application/xml; charset=utf-8',
  })
}

const isPlatform = (c: Context) => tenantOfHost(c.req.header('host') ?? '') === null

async function companyPages(
  company: Company,
  { database }: KnowledgePageDeps,
): Promise<readonly CrawledPage[]> {
  const entries = await listSitemap(database, company)
  const { topics } = await listKnowledgeTopics(database, company, undefined)
  return [
    ...(entries.length > 0 ? [{ path: KNOWLEDGE_HOME }] : []),
    ...topics.map(({ slug }) => ({ path: categoryPath(slug) })),
    ...crawledPages(entries),
  ]
}

function crawledPages(entries: readonly SitemapEntry[]): readonly CrawledPage[] {
  const nameOf = ({ translation_group, type }: SitemapEntry) => `${translation_group} ${type}`
  const groups = new Map<string, SitemapEntry[]>()
  for (const entry of entries) groups.set(nameOf(entry), [...(groups.get(nameOf(entry)) ?? []), entry])
  return entries.map(entry => {
    const same = groups.get(nameOf(entry)) ?? []
    return {
      path: pathOf(entry),
      date: entry.updated_at,
      alternates: same.length > 1 ? same.map(each => ({ language: each.language, path: pathOf(each) })) : [],
    }
  })
}

function pathOf({ type, slug, category, section }: SitemapEntry): string {
  return contentPath({
    type,
    slug,
    category: category === null ? null : { slug: category },
    section: section === null ? null : { slug: section },
  })
}

/** Sends `/llms.txt` (llmstxt.org): the newest articles of each category, as Markdown. */
export const sendLlms: Answer = async (c, help, { database, canonicalOriginOf }) => {
  const { company } = help
  const { topics } = isListed(help) ? await listKnowledgeTopics(database, company, undefined) : { topics: [] }
  const parts = await Promise.all(
    topics.map(async topic => {
      const { articles } = await listArticles(database, company, {
        type: 'article',
        category: topic.slug,
        limit: CONTENT_PAGE,
      })
      const lines = articles.map(article => {
        const about = article.excerpt === '' ? '' : `: ${oneLine(article.excerpt)}`
        return `- [${oneLine(article.title)}](${canonicalOriginOf(c)}${contentPath(article)}${MARKDOWN_ENDING})${about}`
      })
      return [`## ${oneLine(topic.name)}`, '', ...lines].join('\n')
    }),
  )
  const head = `# ${oneLine(company.name)}\n\n> Help articles of ${oneLine(company.name)}.`
  return sendText(c, `${[head, ...parts].join('\n\n')}\n`, { 'content-type': 'text/plain; charset=utf-8' })
}
