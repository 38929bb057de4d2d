import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { PreviewScreen } from '#sdk/preview/preview-session.ts'

/** Marks messages between the builder of settings/appearance and its preview. */
export const PREVIEW_MARK = 'brand-preview'

/** What the builder sends to the preview after every change. */
export type PreviewMessage = {
  readonly screen: PreviewScreen
  readonly theme: 'light' | 'dark'
  readonly locale: string
  readonly config: WidgetConfig
}
