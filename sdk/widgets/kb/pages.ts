/** What is turned to from the home: one file for all, fetched with the first of them. */
export { KbArticle } from './kb-article.tsx'
export { KbCategory } from './kb-category.tsx'
export { KbResults } from './kb-results.tsx'
