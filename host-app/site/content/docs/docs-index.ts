import type { DocsPart } from './search-docs.ts'

const FILES = import.meta.glob<{ readonly parts: readonly DocsPart[] }>(
  [
    '../../../../docs/*.md',
    '!../../../../docs/desk-performance.md',
    '!../../../../docs/requirements.md',
    '!../../../../docs/site.md',
  ],
  { query: '?parts', eager: true },
)

/** The texts of all pages of the documentation, by heading. A chunk of its own, loaded with the first search. */
export const DOCS_INDEX: readonly DocsPart[] = Object.values(FILES).flatMap(({ parts }) => parts)
