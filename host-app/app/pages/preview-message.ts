import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { PreviewScreen } from '#sdk/preview/preview-session.ts'

/** Marks messages between the builder of settings/appearance and its preview. */
export const PREVIEW_MARK = 'brand-preview'

/** What the builder sends to the preview after every change. */
export type PreviewMessage = {
  /** `ticket` and `kb` are the company's real form and help center. */
  readonly screen: PreviewScreen | 'ticket' | 'kb'
  readonly tenant: string
  readonly theme: 'light' | 'dark'
  readonly locale: string
  readonly config: WidgetConfig
}
