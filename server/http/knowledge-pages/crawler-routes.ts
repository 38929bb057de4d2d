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
import type { KnowledgePageDeps } from './deps.ts'
import { MARKDOWN_ENDING, oneLine } from './markdown-twin.ts'
import { sendText } from './send-page.ts'

type Answer = (c: Context, company: Company, deps: KnowledgePageDeps) => Promise<Response>

/** Sends `/robots.txt`; only the sitemap's URL differs per company. */
export const sendRobots: Answer = (c, _company, { canonicalOriginOf }) =>
  sendText(c, robotsTxt(canonicalOriginOf(c)), { 'content-type': 'text/plain; charset=utf-8' })

/** Sends `/sitemap.xml`: a company's own pages. The platform's follow those of its site. */
export const sendSitemap: Answer = async (c, company, deps) => {
  const origin = deps.canonicalOriginOf(c)
  const entries = await listSitemap(deps.database, company)
  const { topics } = await listKnowledgeTopics(deps.database, company, undefined)
  const pages = [
    ...(entries.length > 0 ? [{ path: KNOWLEDGE_HOME }] : []),
    ...topics.map(({ slug }) => ({ path: categoryPath(slug) })),
    ...crawledPages(entries),
  ]
  const site = tenantOfHost(c.req.header('host') ?? '') === null ? await deps.readSite('/sitemap.xml') : null
  return sendText(c, site === null ? sitemapXml(origin, pages) : extendSitemap(site, origin, pages), {
    'content-type': 'application/xml; charset=utf-8',
  })
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
export const sendLlms: Answer = async (c, company, { database, canonicalOriginOf }) => {
  const { topics } = await listKnowledgeTopics(database, company, undefined)
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
