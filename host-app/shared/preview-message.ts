import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import type { PreviewScreen } from '#sdk/preview/preview-session.ts'

/** Marks messages between a settings page and the preview in it. */
export const PREVIEW_MARK = 'chat-preview'

/** What the page sends to the preview after every change. */
export type PreviewMessage = {
  /** `ticket` and `kb` are the company's real form and help center, and `csat` is a survey. */
  readonly screen: PreviewScreen | 'ticket' | 'kb' | 'csat'
  /** What the screen `csat` asks. */
  readonly survey?: VisitorSurvey
  readonly tenant: string
  readonly theme: 'light' | 'dark'
  readonly locale: string
  readonly config: WidgetConfig
}

/** What the preview sends to the page: that it is ready, or what the visitor did. */
export type PreviewReply = 'ready' | { readonly event: ConversationEvent }
