/** The views after the home. They load as one file, with the first of them. */
export { KbArticle } from './article/kb-article.tsx'
export { KbCategory } from './browse/kb-category.tsx'
export { KbResults } from './search/kb-results.tsx'
