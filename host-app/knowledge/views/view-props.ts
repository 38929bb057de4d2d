import type { KnowledgePage, KnowledgeView } from '#contract/knowledge-page.ts'

/** What the view of one kind is drawn from. */
export type ViewProps<Kind extends KnowledgeView['kind']> = {
  readonly page: KnowledgePage
  readonly view: Extract<KnowledgeView, { readonly kind: Kind }>
}
