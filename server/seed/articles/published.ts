/** Fills in what all articles that visitors may read have in common, so that a data file holds only the words. */

import type { SeedArticle, SeedLanguage } from '../types.ts'

/** An article before its language, status and visibility are known. */
export type ArticleWords = Omit<SeedArticle, 'language' | 'status' | 'visibility'>

/** Published, public articles of one language, in the order given. */
export function published(language: SeedLanguage, articles: readonly ArticleWords[]): readonly SeedArticle[] {
  return articles.map(words => ({ ...words, language, status: 'published', visibility: 'public' }))
}
