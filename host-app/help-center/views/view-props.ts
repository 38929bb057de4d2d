import type { KnowledgePage, KnowledgeView } from '#contract/knowledge-page.ts'

/** The props of the view of one kind. */
export type ViewProps<Kind extends KnowledgeView['kind']> = {
  readonly page: KnowledgePage
  readonly view: Extract<KnowledgeView, { readonly kind: Kind }>
}
