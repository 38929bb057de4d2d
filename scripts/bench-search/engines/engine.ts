import type { Article } from '#server/domain/knowledge/search/search-index.ts'

/** A way to search, as the table compares them. */
export type Engine = {
  readonly open: (articles: readonly Article[]) => Promise<OpenEngine>
}

export type OpenEngine = {
  /** Slugs of the best articles, the best first. */
  readonly rank: (question: string, limit: number) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
