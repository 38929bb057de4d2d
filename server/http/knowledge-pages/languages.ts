import type { Context } from 'hono'
import type { ContentType } from '#contract/constants/knowledge.ts'
import { DEFAULT_LANGUAGE } from '#contract/constants/knowledge-pages.ts'
import { language } from '#contract/entities/content.ts'
import type { LanguageLink } from '#contract/knowledge-page.ts'
import type { Published } from '#server/domain/knowledge/articles/overviews.ts'

/** Returns the language in `?lang=`; undefined if missing or malformed. */
export function requestedLanguage(c: Context): string | undefined {
  return language.safeParse(c.req.query('lang')).data
}

/** Returns the languages of a content type: the preferred one first if it has any, otherwise the one with most content. */
export function languagesOf(
  published: readonly Published[],
  type: ContentType,
  preferred: string,
): readonly string[] {
  const found = published.filter(each => each.type === type).map(each => each.language)
  return found.includes(preferred) ? [preferred, ...found.filter(each => each !== preferred)] : found
}

/**
 * Returns the requested language, otherwise the first, and the page's path in each. The first language needs no
 * query.
 */
export function inLanguages(
  languages: readonly string[],
  requested: string | undefined,
  path: string,
): { readonly language: string; readonly path: string; readonly links: readonly LanguageLink[] } {
  const [first = DEFAULT_LANGUAGE] = languages
  const language = languages.find(each => each === requested) ?? first
  const at = (each: string) => (each === first ? path : `${path}?lang=${each}`)
  return {
    language,
    path: at(language),
    links: languages.length > 1 ? languages.map(each => ({ language: each, path: at(each) })) : [],
  }
}
