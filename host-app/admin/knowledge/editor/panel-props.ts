import type { Draft } from './use-draft.ts'

/** What each panel beside an article's text is given. */
export type PanelProps = { readonly draft: Draft; readonly isReadOnly: boolean }
