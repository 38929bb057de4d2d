import { CONTENT_PAGE } from '#contract/constants/knowledge.ts'
import { INDEX_ENTRIES } from '#contract/constants/knowledge-pages.ts'
import type { EntryType } from '#contract/knowledge-page.ts'
import { listArticles, readBodies } from '#server/domain/knowledge/articles/list-articles.ts'
import { listPublished } from '#server/domain/knowledge/articles/overviews.ts'
import type { ReadPage } from './deps.ts'
import { inLanguages, languagesOf, requestedLanguage } from './languages.ts'

/** Types whose texts are short and shown below each other. */
const READ_AT_ONCE: readonly EntryType[] = ['faq', 'changelog']

/**
 * Returns the reader of `/{type}`: the company's published content of the type, the newest first. Without any, the page says
 * so, and search engines pass it by.
 */
export function readIndex(type: EntryType): ReadPage {
  return async (c, { company, settings }, { database }) => {
    const found = languagesOf(await listPublished(database, company), type, settings.default_language)
    const languages = found.length > 0 ? found : [settings.default_language]
    const { language, path, links } = inLanguages(languages, requestedLanguage(c), `/${type}`)
    const hasBodies = READ_AT_ONCE.includes(type)
    const cursor = c.req.query('cursor')
    const { articles, next } = await listArticles(database, company, {
      type,
      language,
      cursor,
      limit: hasBodies ? INDEX_ENTRIES : CONTENT_PAGE,
    })
    const ids = hasBodies ? articles.map(({ id }) => id) : []
    const bodies = await readBodies(database, company, ids)
    const olderQuery = next && new URLSearchParams({ lang: language, cursor: next })
    return {
      language,
      path,
      alternates: cursor === undefined ? links : [],
      languages: links,
      isHidden: cursor !== undefined || found.length === 0,
      view: {
        kind: 'index',
        type,
        entries: articles.map(entry => ({ ...entry, body: bodies.get(entry.id) ?? null })),
        olderPath: olderQuery && `/${type}?${olderQuery}`,
      },
    }
  }
}
