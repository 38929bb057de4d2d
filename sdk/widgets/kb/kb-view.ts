import type { ContentType } from '#contract/constants/knowledge.ts'

/** What shows. A name or title is what is known of it before it has come. */
export type KbView =
  | { readonly kind: 'home' | 'search' }
  | { readonly kind: 'category'; readonly slug: string; readonly name: string }
  | { readonly kind: 'article'; readonly type: ContentType; readonly slug: string; readonly title: string }
