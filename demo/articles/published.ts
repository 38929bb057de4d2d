/** Adds the fields that all public articles share, so that a data file contains only its texts. */
import type { SeedArticle, SeedLanguage } from '../types.ts'

/** An article without language, status and visibility. */
export type ArticleWords = Omit<SeedArticle, 'language' | 'status' | 'visibility'>

/** Returns published, public articles in one language, in the given order. */
export function published(language: SeedLanguage, articles: readonly ArticleWords[]): readonly SeedArticle[] {
  return articles.map(words => ({ ...words, language, status: 'published', visibility: 'public' }))
}
