import type { Context } from 'hono'
import type { ContentType } from '#contract/constants/knowledge.ts'
import { TOPIC_ARTICLES } from '#contract/constants/knowledge-pages.ts'
import { slug as slugSchema } from '#contract/entities/content.ts'
import type { Article, ArticleSummary } from '#contract/entities/knowledge.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import type { Company } from '#server/domain/actor.ts'
import { AppError } from '#server/domain/app-error.ts'
import { listArticles } from '#server/domain/knowledge/articles/list-articles.ts'
import { readArticle } from '#server/domain/knowledge/articles/read-article.ts'
import type { Database } from '#server/ports/database.ts'
import { articleText, MARKDOWN_ENDING } from './article-markdown.ts'
import type { KnowledgePageDeps, ReadPage } from './deps.ts'
import { requestedLanguage } from './languages.ts'
import { sendText } from './send-page.ts'

/**
 * Returns the reader of one article, question or post, and with `.md` after its address of its Markdown. Other
 * addresses of it redirect permanently. @throws content_not_found (404).
 */
export function readContent(type: ContentType): ReadPage {
  return async (c, { company, settings }, deps) => {
    const requested = c.req.param('slug') ?? ''
    const isText = requested.endsWith(MARKDOWN_ENDING)
    const article = await read(
      deps.database,
      company,
      type,
      isText ? requested.slice(0, -MARKDOWN_ENDING.length) : requested,
    )
    const path = contentPath(article)
    const ending = isText ? MARKDOWN_ENDING : ''
    if (c.req.path !== path + ending) return c.redirect(path + ending, 301)
    return isText
      ? sendTwin(c, article, deps)
      : page(c, company, article, { ...deps, asksFeedback: settings.asks_feedback })
  }
}

function read(database: Database, company: Company, type: ContentType, requested: string): Promise<Article> {
  const slug = slugSchema.safeParse(requested).data
  if (slug === undefined) throw new AppError('content_not_found')
  return readArticle(database, company, { type, slug })
}

function sendTwin(c: Context, article: Article, { canonicalOriginOf }: KnowledgePageDeps): Promise<Response> {
  const canonical = canonicalOriginOf(c) + contentPath(article)
  return sendText(c, articleText(article, canonical), {
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${canonical}>; rel="canonical"`,
  })
}

async function page(
  c: Context,
  company: Company,
  article: Article,
  { database, asksFeedback }: KnowledgePageDeps & { readonly asksFeedback: boolean },
) {
  const path = contentPath(article)
  const requested = requestedLanguage(c)
  const others = await Promise.all(
    article.translations.map(async each => ({
      language: each.language,
      path: contentPath(await readArticle(database, company, { type: article.type, slug: each.slug })),
    })),
  )
  const wanted = requested === article.language ? undefined : others.find(each => each.language === requested)
  if (wanted) return c.redirect(wanted.path, 302)
  const links = others.length > 0 ? [{ language: article.language, path }, ...others] : []
  const isRated = c.req.query('rated') !== undefined
  return {
    language: article.language,
    path,
    alternates: links,
    languages: links,
    isHidden: isRated,
    view: {
      kind: 'article',
      article,
      topic: await readTopic(database, company, article),
      asksFeedback,
      isRated,
    },
  } as const
}

/** Returns the newest articles of the article's category, and always itself. */
async function readTopic(
  database: Database,
  company: Company,
  article: Article,
): Promise<readonly ArticleSummary[]> {
  const { type, language, category } = article
  if (type !== 'article' || category === null) return []
  const { articles } = await listArticles(database, company, {
    type,
    language,
    category: category.slug,
    limit: TOPIC_ARTICLES,
  })
  return articles.some(({ id }) => id === article.id) ? articles : [article, ...articles.slice(0, -1)]
}
