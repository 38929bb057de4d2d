import type { Draft } from '../draft/use-draft.ts'

/** What each part of what is known of an article is given. */
export type PanelProps = { readonly draft: Draft; readonly isReadOnly: boolean }
