import { useEffect } from 'react'
import { elementOf } from '#contract/embed.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { ChatMessagesContext } from '../locales/chat/chat-messages.ts'
import { CHAT_LANGUAGES } from '../locales/chat/chat-parts.ts'
import { followLocale } from '../locales/follow-locale.ts'
import { applyBrand } from '../runtime/conversation/apply-brand.ts'
import { defineWidget, type ViewProps } from '../runtime/element/define-widget.tsx'
import type { WidgetHost } from '../runtime/element/widget-host.ts'
import { ChatShell } from '../widgets/chat/chat-shell.tsx'
import { CHAT_SHEET } from '../widgets/chat/chat-styles.ts'
import {
  createPreviewSession,
  type PreviewScreen,
  type PreviewSession,
  showScreen,
} from './preview-session.ts'

let hear: (event: ConversationEvent) => void = () => {}
const session = createPreviewSession(event => hear(event))

/**
 * Defines `<support-chat>` as a preview: the real element with the content it is given. It calls no server.
 * @param onEvent is called with what the visitor does
 */
export function definePreview(onEvent: (event: ConversationEvent) => void): void {
  hear = onEvent
  defineWidget(elementOf('chat'), {
    sheet: CHAT_SHEET,
    messages: ChatMessagesContext,
    createSession: () => session,
    View: Preview,
  })
}

/** Shows a screen in a company's settings. `position` and `locale` are those of the preview. */
export function showPreview(element: HTMLElement, screen: PreviewScreen, config: WidgetConfig): void {
  const host = element as WidgetHost
  showScreen(session, screen, config)
  host.removeAttribute('label')
  host.setAttribute('position', config.brand.position)
  applyBrand(host, config.brand, session.$catalog.get().locale)
  if (screen === 'closed') host.close()
  else host.open({ focus: false })
}

function Preview({ session, host, mode, label }: ViewProps<PreviewSession>) {
  useEffect(() => followLocale(host, session.$catalog, CHAT_LANGUAGES), [session, host])
  return <ChatShell session={session} host={host} mode={mode} label={label} />
}
