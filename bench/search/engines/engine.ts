import type { Article } from '#server/domain/knowledge/search/search-index.ts'

/** A search engine to compare. */
export type Engine = {
  readonly open: (articles: readonly Article[]) => Promise<OpenEngine>
}

/** A search engine that has indexed the articles. */
export type OpenEngine = {
  /** Resolves to the slugs of the best articles, the best first. */
  readonly rank: (question: string, limit: number) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
