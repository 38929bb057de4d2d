import type { EntryType } from '#contract/knowledge-page.ts'

/** The messages of a knowledge base's pages. `fill` replaces `{date}`, `{query}` and `{count}`. */
export type PageMessages = {
  readonly skip: string
  readonly help: string
  readonly privacy: string
  readonly terms: string
  readonly welcome: string
  readonly searchLabel: string
  readonly search: string
  readonly suggestions: string
  readonly trail: string
  readonly topics: string
  readonly oneArticle: string
  readonly articles: string
  readonly latest: string
  readonly more: string
  readonly contents: string
  readonly updated: string
  readonly related: string
  readonly older: string
  readonly language: string
  readonly helpful: string
  readonly yes: string
  readonly no: string
  readonly comment: string
  readonly send: string
  readonly thanks: string
  readonly notSent: string
  readonly results: string
  readonly noResults: string
  readonly unsure: string
  readonly otherWords: string
  readonly ask: string
  readonly chat: string
  readonly ticket: string
  readonly empty: string
  readonly missing: readonly [title: string, text: string]
  readonly refused: readonly [title: string, text: string]
  readonly busy: readonly [title: string, text: string]
  readonly closed: readonly [title: string, text: string]
  readonly nobody: readonly [title: string, text: string]
  readonly types: Readonly<Record<EntryType, string>>
}
