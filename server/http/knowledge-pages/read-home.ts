import { CONTENT_PAGE } from '#contract/constants/knowledge.ts'
import { CATEGORY_PAGES_MAX, LATEST_ARTICLES } from '#contract/constants/knowledge-pages.ts'
import { slug } from '#contract/entities/content.ts'
import type { ArticleSummary } from '#contract/entities/knowledge.ts'
import { categoryPath, KNOWLEDGE_HOME } from '#core/knowledge/knowledge-path.ts'
import type { Company } from '#server/domain/actor.ts'
import { AppError } from '#server/domain/app-error.ts'
import { listArticles } from '#server/domain/knowledge/articles/list-articles.ts'
import { listKnowledgeTopics, listPublished } from '#server/domain/knowledge/articles/overviews.ts'
import type { Database } from '#server/ports/database.ts'
import type { ReadPage } from './deps.ts'
import { inLanguages, languagesOf, requestedLanguage } from './languages.ts'

/** Reads `/kb`: the categories of a language, the newest articles, and questions. */
export const readHome: ReadPage = async (c, { company, settings }, { database }) => {
  const published = await listPublished(database, company)
  const languages = languagesOf(published, 'article', settings.default_language)
  const { language, path, links } = inLanguages(languages, requestedLanguage(c), KNOWLEDGE_HOME)
  const { topics } = await listKnowledgeTopics(database, company, language)
  const { articles } = await listArticles(database, company, {
    type: 'article',
    language,
    limit: CONTENT_PAGE,
  })
  const questions = await listArticles(database, company, { type: 'faq', language, limit: LATEST_ARTICLES })
  return {
    language,
    path,
    alternates: links,
    languages: links,
    view: {
      kind: 'home',
      title: inLanguage(settings.title, language),
      intro: inLanguage(settings.intro, language),
      topics,
      latest: articles.slice(0, LATEST_ARTICLES),
      loose: articles.filter(({ category }) => category === null),
      questions: questions.articles,
    },
  }
}

/** Reads `/kb/category/{categorySlug}`: its articles by section. @throws content_not_found (404). */
export const readCategory: ReadPage = async (c, { company, settings }, { database }) => {
  const requested = slug.safeParse(c.req.param('category')).data
  const { topics } = await listKnowledgeTopics(database, company, undefined)
  const published = await listPublished(database, company)
  const languages = languagesOf(published, 'article', settings.default_language)
  const topic = topics.find(each => each.slug === requested)
  if (!topic) throw new AppError('content_not_found')
  return {
    language: topic.language,
    path: categoryPath(topic.slug),
    alternates: [],
    languages: inLanguages(languages, undefined, KNOWLEDGE_HOME).links,
    view: { kind: 'category', topic, articles: await listAll(database, company, topic.slug) },
  }
}

/** Returns the company's own text in a language, whatever its region; null if it has none. */
function inLanguage(texts: Readonly<Record<string, string | undefined>>, language: string): string | null {
  return texts[language.split('-')[0]!] ?? null
}

async function listAll(database: Database, company: Company, category: string): Promise<ArticleSummary[]> {
  const all: ArticleSummary[] = []
  let cursor: string | undefined
  for (let page = 0; page < CATEGORY_PAGES_MAX; page++) {
    const { articles, next } = await listArticles(database, company, {
      type: 'article',
      category,
      cursor,
      limit: CONTENT_PAGE,
    })
    all.push(...articles)
    if (next === null) break
    cursor = next
  }
  return all
}
